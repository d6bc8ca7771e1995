"""Mana Draw and Mana Pull, strong: Source dice are turned to a colour and give tokens; they go back unrolled."""

from __future__ import annotations

from ....kernel.effects import Ctx
from ....kernel.records import Frame, Option, Text
from ....kernel.work import push, tell
from ...book import BOOK, VERBS, current_seat
from ...mana import gain_token, set_die
from ...state import Die, Table, Work

CHAIN = "mana_draw"
SETTABLE = ("red", "blue", "white", "green", "black")


@VERBS.condition(CHAIN)
def can_start(table: Table, ctx: Ctx) -> bool:
    return any(die.state == "free" for die in table.source)


def _dice(table: Table, frame: Frame) -> list[Option]:
    """Any free die, depleted or not; equal dice are one choice."""
    touched = {int(place) for place in frame.args[7:]}
    seen: dict[str, int] = {}
    for place, die in enumerate(table.source):
        if die.state == "free" and place not in touched:
            seen.setdefault(die.color, place)
    found = [Option(f"die {color}", "die", (place,)) for color, place in seen.items()]
    return found if not touched else [*found, Option("done", "done")]


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
    """The die shows the colour from now on; the tokens are the player's; another die may follow."""
    place, rest = int(frame.args[0]), frame.args[1:]
    dice, tokens = int(rest[5]), int(rest[6])
    color = str(option.args[0])
    set_die(work, place, Die(color))
    gain_token(work, color, tokens)
    tell(work, "mk-event-mana-draw", color=color, count=tokens)
    used = (*rest[7:], place)
    if len(used) < dice and any(
        die.state == "free" for other, die in enumerate(work.source) if other not in {int(one) for one in used}
    ):
        push(work, CHAIN, *rest[:7], *used)


BOOK.question(
    "mana_draw.color",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-die-color"),
    options=lambda table, frame: [Option(f"color {color}", "color", (color,)) for color in SETTABLE],
    answer=_set,
)
