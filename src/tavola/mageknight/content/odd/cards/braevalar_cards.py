"""Braevalar's cards: a Block as strong as the land, and a path made easier."""

from __future__ import annotations

from .....kernel.effects import Ctx
from .....kernel.records import Effect, Option
from .....kernel.work import push, tell
from ....book import BOOK, VERBS
from ....chapters.pieces.hexmap import board, hex_at
from ....chapters.pieces.mana import night_rules
from ....chapters.pieces.tracks import CITY_COST, TERRAIN_COST
from ....state import Table, Work
from ....verbs.points import attack, block, move

_BLOCKED_TERRAIN = {"mountain": 5, "lake": 2}


def _land(table: Table, effect: Effect) -> Effect:
    """As much as the unmodified Move cost of the own space: Fire by Day, Ice at Night and underground."""
    here = hex_at(table, table.me.at)
    cost = CITY_COST if here.site == "city" else TERRAIN_COST[here.terrain][table.time == "night"]
    n = cost if cost is not None else _BLOCKED_TERRAIN.get(here.terrain, 0)
    element = "ice" if night_rules(table) else "fire"
    return {"block": block(n, element), "move": move(n), "attack": attack(n, element)}[str(effect.args[0])]


def by_land(what: str) -> Effect:
    """As much Block (or Move, or Attack) as the own space costs to enter."""
    return Effect("land", (what,))


@VERBS.verb(
    "land",
    can=lambda table, effect, ctx: VERBS.can(table, _land(table, effect), ctx),
    args="what",
    rules=("MK-BLK-04", "MK-BLK-05a3", "MK-BLK-05a2"),
)
def _by_land(work: Work, effect: Effect, ctx: Ctx) -> None:
    VERBS.do(work, _land(work, effect), ctx)


@VERBS.verb("cheaper_space")
def _cheaper_space(work: Work, effect: Effect, ctx: Ctx) -> None:
    push(work, "cheaper_space")


CHEAPER_SPACE = BOOK.asks("cheaper_space", "mk-ask-space")


@CHEAPER_SPACE.offers
def _spaces(table: Table, seat: int) -> list[Option]:
    """Any revealed space its terrain lets a Hero enter."""
    return [
        Option(f"space {at}", "space", (at,))
        for at, print_ in board(table.tiles).items()
        if TERRAIN_COST[print_.terrain][0] is not None
    ]


@CHEAPER_SPACE.answers("space")
def _cheaper(work: Work, seat: int, at: str) -> None:
    work.me.mods += (Effect("space_cost", (-1, 2, at)),)
    tell(work, "mk-event-cheaper-space", space=at)
