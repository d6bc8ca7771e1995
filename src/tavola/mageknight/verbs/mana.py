"""Effect words of mana: tokens, crystals, payments and dice of the Source."""

from __future__ import annotations

from ...kernel.effects import Ctx, cost, one_of
from ...kernel.records import Effect, Option, Scalar, Text
from ...kernel.work import push, tell
from ..book import BOOK, ORIGIN, VERBS, leaves
from ..catalog import BASIC_COLORS, COLORS, SKILLS, WOUND
from ..chapters.pieces.mana import combined_ways, gain_crystal, gain_token, pay, sources, ways
from ..state import Table, Work


def mana(*colors: str) -> Effect:
    """One mana token; of one of these colours, as the player likes."""
    return Effect("mana", colors) if len(colors) == 1 else one_of(*(Effect("mana", (color,)) for color in colors))


def any_mana() -> Effect:
    """One token of any of the six colours."""
    return mana(*COLORS)


@VERBS.verb("mana", args="color count", rules=("MK-EFF-G1", "MK-MANA-01a2"))
def _mana(work: Work, effect: Effect, ctx: Ctx) -> None:
    color = str(effect.args[0])
    gain_token(work, color)
    tell(work, "mk-event-mana", "MK-EFF-G1", color=color)


def crystal(*colors: str) -> Effect:
    if len(colors) == 1:
        return Effect("crystal", colors)
    return one_of(*(Effect("crystal", (color,)) for color in colors))


@VERBS.verb("crystal", args="color count", rules=("MK-EFF-G2a", "MK-EFF-G2b"))
def _crystal(work: Work, effect: Effect, ctx: Ctx) -> None:
    gain_crystal(work, str(effect.args[0]))


_SPARING = "sparing"


def _payments(table: Table, asked: tuple[Scalar, ...]) -> list[str]:
    """Every way to pay the colours, one or several at once; `sparing` leaves the last Wound in hand."""
    colors = tuple(str(color) for color in asked if color != _SPARING)
    if len(colors) == 1:
        found = ways(table, sources(table), colors[0])
    else:
        found = combined_ways(table, colors)
    if _SPARING in asked and table.me.hand.count(WOUND) < 2:
        found = [way for way in found if f"invoked {WOUND}" not in way]
    return found


def _asked(effect: Effect, ctx: Ctx) -> tuple[Scalar, ...]:
    """A Skill that throws a Wound away cannot be paid for with that Wound."""
    kind, _, name = str(ctx[ORIGIN]).partition(":")
    throws = kind == "skill" and any(leaf.op == "throw_wound" for leaf in leaves(SKILLS[name].effect))
    return (*effect.args, _SPARING) if throws else effect.args


def _can_pay(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return bool(_payments(table, _asked(effect, ctx)))


def pay_mana(color: str) -> Effect:
    """One mana of the colour must be paid, or the rest does not happen."""
    return Effect("pay_mana", (color,))


def pay_both(color: str, other: str) -> Effect:
    """One mana of each of the two colours."""
    return Effect("pay_both", (color, other))


def crystallize() -> Effect:
    """One basic mana paid becomes a crystal of its colour."""
    return one_of(*(cost(pay_mana(color), crystal(color)) for color in BASIC_COLORS))


def pay_any_mana(then: dict[str, Effect]) -> Effect:
    """One mana paid; its colour decides what it buys."""
    return one_of(*(cost(pay_mana(color), effect) for color, effect in then.items()))


@VERBS.verb("pay_both", can=_can_pay, args="color color2")
@VERBS.verb("pay_mana", can=_can_pay, args="color", rules=("MK-MANA-05",))
def _pay(work: Work, effect: Effect, ctx: Ctx) -> None:
    """One way to pay is taken; several are a question."""
    asked = _asked(effect, ctx)
    possible = _payments(work, asked)
    if len(possible) == 1:
        pay(work, possible[0], *map(str, effect.args))
    else:
        push(work, "pay", *asked)


PAY = BOOK.asks("pay", rest=0)


@PAY.prompt
def _pay_asks(table: Table, seat: int, asked: tuple[str, ...]) -> Text:
    return Text("mk-ask-pay", {"color": asked[0]})


@PAY.offers
def _pay_offered(table: Table, seat: int, asked: tuple[str, ...]) -> list[Option]:
    return [Option(f"pay {way}", "pay", (way,)) for way in _payments(table, asked)]


@PAY.answers("pay")
def _pay_pay(work: Work, seat: int, asked: tuple[str, ...], way: str) -> None:
    pay(work, way, *(color for color in asked if color != _SPARING))


def may_use_source(table: Table, effect: Effect, ctx: Ctx) -> bool:
    """Who renounced the dice of the Source for this turn cannot use more of them."""
    return not any(mod.op == "no_source" for mod in table.me.mods)


def extra_dice(n: int) -> Effect:
    return Effect("source_dice", (n,))


@VERBS.verb("source_dice", can=may_use_source, args="n", rules=("MK-MANA-03", "MK-MANA-03b"))
def _source_dice(work: Work, effect: Effect, ctx: Ctx) -> None:
    work.me.dice += int(effect.args[0])
