"""Effect words of mana: tokens, crystals, payments and dice of the Source."""

from __future__ import annotations

from ..kernel.effects import Ctx
from ..kernel.records import Effect, Option, Scalar, Text
from ..kernel.work import push, tell
from .book import BOOK, VERBS, current_seat
from .mana import combined_ways, gain_crystal, gain_token, pay, sources, ways
from .state import Table, Work


@VERBS.verb("mana")
def _mana(work: Work, effect: Effect, ctx: Ctx) -> None:
    color = str(effect.args[0])
    gain_token(work, color)
    tell(work, "mk-event-mana", "MK-EFF-G1", color=color)


@VERBS.verb("crystal")
def _crystal(work: Work, effect: Effect, ctx: Ctx) -> None:
    gain_crystal(work, str(effect.args[0]))


def _payments(table: Table, colors: tuple[Scalar, ...]) -> list[str]:
    """Every way to pay the colours, one or several at once."""
    if len(colors) == 1:
        return ways(table, sources(table), str(colors[0]))
    return combined_ways(table, tuple(str(color) for color in colors))


def _can_pay(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return bool(_payments(table, effect.args))


@VERBS.verb("pay_both", can=_can_pay)
@VERBS.verb("pay_mana", can=_can_pay)
def _pay(work: Work, effect: Effect, ctx: Ctx) -> None:
    """One way to pay is taken; several are a question."""
    possible = _payments(work, effect.args)
    if len(possible) == 1:
        pay(work, possible[0], *map(str, effect.args))
    else:
        push(work, "pay", *effect.args)


BOOK.question(
    "pay",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-pay", {"color": str(frame.args[0])}),
    options=lambda table, frame: [Option(f"pay {way}", "pay", (way,)) for way in _payments(table, frame.args)],
    answer=lambda work, frame, option: pay(work, str(option.args[0]), *map(str, frame.args)),
)


def may_use_source(table: Table, effect: Effect, ctx: Ctx) -> bool:
    """Who renounced the dice of the Source for this turn cannot use more of them."""
    return not any(mod.op == "no_source" for mod in table.me.mods)


@VERBS.verb("source_dice", can=may_use_source)
def _source_dice(work: Work, effect: Effect, ctx: Ctx) -> None:
    work.me.dice += int(effect.args[0])
