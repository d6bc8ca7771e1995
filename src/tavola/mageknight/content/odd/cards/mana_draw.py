"""Mana Draw and Mana Pull, strong: Source dice are turned to a colour and give tokens; they go back unrolled."""

from __future__ import annotations

from .....kernel.effects import Ctx
from .....kernel.records import Frame, Option, Text
from .....kernel.work import push, tell
from ....book import BOOK, VERBS, context, current_seat
from ....chapters.pieces.mana import gain_token, may_change, set_die
from ....state import Die, Table, Work

_CTX = len(context(""))

CHAIN = "mana_draw"
AGAIN = "again"
SETTABLE = ("red", "blue", "white", "green", "black")


@VERBS.condition(CHAIN)
def can_start(table: Table, ctx: Ctx) -> bool:
    return any(may_change(table, die) for die in table.source) and not any(
        mod.op == "no_source" for mod in table.me.mods
    )


def _dice(table: Table, frame: Frame) -> list[Option]:
    """Any free die, depleted or not; equal dice are one choice. After the first die the player may stop."""
    seen: dict[str, int] = {}
    for place, die in enumerate(table.source):
        if may_change(table, die):
            seen.setdefault(die.color, place)
    found = [Option(f"die {color}", "die", (place,)) for color, place in seen.items()]
    return [*found, Option("done", "done")] if frame.args[-1] == AGAIN else found


def _pick(work: Work, frame: Frame, option: Option) -> None:
    if option.kind == "die":
        push(work, "mana_draw.color", int(option.args[0]), *frame.args)


BOOK.question(
    CHAIN,
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-die"),
    options=_dice,
    answer=_pick,
)


def _set(work: Work, frame: Frame, option: Option) -> None:
    """The die is taken and shows the colour when it goes back; the tokens are the player's; another may follow."""
    place, ctx = int(frame.args[0]), frame.args[1 : 1 + _CTX]
    dice, tokens = int(frame.args[1 + _CTX]), int(frame.args[2 + _CTX])
    color = str(option.args[0])
    set_die(work, place, Die(color, "turned"))
    gain_token(work, color, tokens)
    tell(work, "mk-event-mana-draw", color=color, count=tokens)
    if dice > 1 and can_start(work, ctx):
        push(work, CHAIN, *ctx, dice - 1, tokens, AGAIN)


BOOK.question(
    "mana_draw.color",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-die-color"),
    options=lambda table, frame: [Option(f"color {color}", "color", (color,)) for color in SETTABLE],
    answer=_set,
)
