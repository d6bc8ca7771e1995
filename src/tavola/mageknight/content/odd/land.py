"""Braevalar's cards: a Block as strong as the land, and a path made easier."""

from __future__ import annotations

from ....kernel.effects import Ctx
from ....kernel.records import Effect, Frame, Option, Text
from ....kernel.work import tell
from ...book import BONUS, BOOK, ORIGIN, VERBS, context, current_seat
from ...hexmap import board, hex_at
from ...mana import night_rules
from ...state import Table, Work
from ...tracks import CITY_COST, TERRAIN_COST

_BLOCKED_TERRAIN = {"mountain": 5, "lake": 2}


@VERBS.condition("land_block")
def can_block(table: Table, ctx: Ctx) -> bool:
    return table.combat is not None and table.combat.phase == "block"


@BOOK.step("land_block")
def land_block(work: Work, frame: Frame) -> None:
    """Block equal to the unmodified Move cost of the own space: Fire by Day, Ice at Night and underground."""
    here = hex_at(work, work.me.at)
    cost = TERRAIN_COST[here.terrain][work.time == "night"]
    if here.site == "city":
        cost = CITY_COST
    n = cost if cost is not None else _BLOCKED_TERRAIN.get(here.terrain, 0)
    element = "ice" if night_rules(work) else "fire"
    VERBS.do(work, Effect("block", (n, element)), context(str(frame.args[ORIGIN]), bonus=int(frame.args[BONUS])))


def _spaces(table: Table, frame: Frame) -> list[Option]:
    """Any revealed space its terrain lets a Hero enter."""
    return [
        Option(f"space {at}", "space", (at,))
        for at, print_ in board(table.tiles).items()
        if TERRAIN_COST[print_.terrain][0] is not None
    ]


def _cheaper(work: Work, frame: Frame, option: Option) -> None:
    work.me.mods += (Effect("space_cost", (-1, 2, str(option.args[0]))),)
    tell(work, "mk-event-cheaper-space", space=str(option.args[0]))


BOOK.question(
    "cheaper_space",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-space"),
    options=_spaces,
    answer=_cheaper,
)
