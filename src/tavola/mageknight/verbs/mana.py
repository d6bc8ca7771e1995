"""Effect words of mana: tokens, crystals, payments and dice of the Source."""

from __future__ import annotations

from ...kernel.effects import Ctx
from ...kernel.records import Effect, Option, Scalar, Text
from ...kernel.work import push, tell
from ..book import BOOK, ORIGIN, VERBS, current_seat, leaves
from ..catalog import SKILLS, WOUND
from ..chapters.pieces.mana import combined_ways, gain_crystal, gain_token, pay, sources, ways
from ..state import Table, Work


@VERBS.verb("mana")
def _mana(work: Work, effect: Effect, ctx: Ctx) -> None:
    color = str(effect.args[0])
    gain_token(work, color)
    tell(work, "mk-event-mana", "MK-EFF-G1", color=color)


@VERBS.verb("crystal")
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


@VERBS.verb("pay_both", can=_can_pay)
@VERBS.verb("pay_mana", can=_can_pay)
def _pay(work: Work, effect: Effect, ctx: Ctx) -> None:
    """One way to pay is taken; several are a question."""
    asked = _asked(effect, ctx)
    possible = _payments(work, asked)
    if len(possible) == 1:
        pay(work, possible[0], *map(str, effect.args))
    else:
        push(work, "pay", *asked)


BOOK.question(
    "pay",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-pay", {"color": str(frame.args[0])}),
    options=lambda table, frame: [Option(f"pay {way}", "pay", (way,)) for way in _payments(table, frame.args)],
    answer=lambda work, frame, option: pay(
        work, str(option.args[0]), *(str(color) for color in frame.args if color != _SPARING)
    ),
)


def may_use_source(table: Table, effect: Effect, ctx: Ctx) -> bool:
    """Who renounced the dice of the Source for this turn cannot use more of them."""
    return not any(mod.op == "no_source" for mod in table.me.mods)


@VERBS.verb("source_dice", can=may_use_source)
def _source_dice(work: Work, effect: Effect, ctx: Ctx) -> None:
    work.me.dice += int(effect.args[0])
