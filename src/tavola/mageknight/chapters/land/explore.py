"""Exploring (MK-EXP): where a tile may be added, and what its sites bring with them."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from ....kernel.records import Option, Refusal
from ....kernel.refusals import no
from ....kernel.work import by_chance, tell
from ...book import action
from ...catalog import SITES, SKILLS, TILES
from ...features import Feature, fire, first, fold, scenario_of
from ...state import Placed, Space, Table, Token, Work
from ..pieces.hexmap import EAST, SLOT_NEIGHBOURS, neighbours, prints, put_space, slot_spaces, touching_slots
from ..pieces.piles import draw_enemy
from ..pieces.tracks import EXPLORE_COST
from .cities import befriend, garrison
from .movement import look_around, movement_barred
from .offers import spare_advanced

RAMPAGERS = {"orc_marauder": "green", "draconum": "red"}
Slot = tuple[int, int]

_TILE_THERE = no("MK-EXP-05a2", "mk-why-tile-there")
_COAST = no("MK-EXP-05a3", "mk-why-coast")
_CORE_COAST = no("MK-MAP-02b", "mk-why-core-coast")
_NEEDS_MORE = no("MK-EXP-05e1", "mk-why-tile-neighbours")
_NEEDS_TWO = no("MK-EXP-05e2", "mk-why-tile-neighbours")
_NEEDS_THREE = no("MK-EXP-05e5", "mk-why-tile-neighbours")
_NO_TILE = no("MK-EXP-05e6", "mk-why-no-tile-left")


def on_map(table: Table, slot: Slot) -> bool:
    """Whether the coastline of the map shape leaves room for a tile there."""
    x, y = slot
    scenario = scenario_of(table)
    shape = scenario.shape
    if shape == "wedge":
        return x >= 0 and y >= 0
    if shape == "places":
        return any(slot == (across, up) for across, up, _ in scenario.places) or slot in {
            (p.x, p.y) for p in table.tiles
        }
    most_left = {"open3": 1, "open4": 1, "open5": 2}[shape]
    most_right = {"open3": -1, "open4": -2, "open5": -2}[shape]
    return x >= 0 and most_right <= y <= most_left and (y >= 0 or x >= -y)


def legal_slot(table: Table, slot: Slot) -> bool:
    """Whether the next tile may be added there."""
    return slot_barred(table, slot) is None


def slot_barred(table: Table, slot: Slot) -> Refusal | None:
    """Why the next tile may not be added at a position.

    A Countryside tile touches two tiles, or one that already touches two others; a Core tile touches two; once the
    stack is empty, left-over tiles need three. Core tiles, left over or not, keep off the coast of a wedge map.
    """
    filled = {(placed.x, placed.y) for placed in table.tiles}
    if slot in filled:
        return _TILE_THERE
    if not on_map(table, slot):
        return _COAST
    if not table.tile_stack and not table.spare:
        return _NO_TILE
    scenario = scenario_of(table)
    if scenario.places:
        waits = any(TILES[tile].back == _back_at(table, slot) for tile in table.tile_stack)
        return None if waits else _NO_TILE
    touched = [near for near in _around(slot) if near in filled]
    core = next_is_core(table)
    if core and scenario.shape == "wedge" and 0 in slot and not fold(table, Feature.core_on_coast, False):
        return _CORE_COAST
    if not table.tile_stack:
        return None if len(touched) >= 3 else _NEEDS_THREE
    if core or len(touched) >= 2:
        return None if len(touched) >= 2 else _NEEDS_TWO
    near_two = any(sum(other in filled for other in _around(near)) >= 2 for near in touched)
    return None if near_two else _NEEDS_MORE


def next_is_core(table: Table) -> bool:
    """Whether the next tile is a Core tile: the top of the stack, or what is left over without Countryside."""
    waiting = table.tile_stack[:1] or table.spare
    return bool(waiting) and all(TILES[tile].back == "core" for tile in waiting)


def _around(slot: Slot) -> list[Slot]:
    return [(slot[0] + dx, slot[1] + dy) for dx, dy in SLOT_NEIGHBOURS]


def explore_cost(table: Table) -> int:
    """2 Move points, less what Skills and lasting effects take off."""
    me = table.me
    less = sum(mod.op == "cheap_exploring" for mod in me.mods)
    less += sum("cheap_exploring" in SKILLS[owned.skill].traits for owned in me.skills)
    return EXPLORE_COST - less


def explore_options(table: Table) -> list[Option]:
    """Empty positions next to the Hero where the top tile fits."""
    if explore_barred(table) is not None:
        return []
    return [
        Option(f"explore {x},{y}", "explore", (f"{x},{y}",))
        for x, y in reachable_slots(table)
        if legal_slot(table, (x, y))
    ]


def explore_barred(table: Table) -> Refusal | None:
    """Why no tile can be revealed now, wherever it would lie."""
    barred = movement_barred(table)
    if barred is not None:
        return barred
    cost, have = explore_cost(table), table.me.move
    return None if cost <= have else _too_dear(cost, have)


@cache
def _too_dear(cost: int, have: int) -> Refusal:
    return no("MK-EXP-05b", "mk-why-explore-points", cost=cost, have=have)


def reachable_slots(table: Table) -> tuple[Slot, ...]:
    """Positions the Hero's space touches; an effect may reach one space farther."""
    at = table.me.at
    if any(mod.op == "explore_range" for mod in table.me.mods):
        return tuple(sorted({slot for near in (at, *neighbours(at)) for slot in touching_slots(near)}))
    return touching_slots(at)


@action("explore")
def explore(work: Work, spot: str) -> None:
    """Pay 2 Move points and reveal the tile; the figure stays and may go on moving."""
    x, y = (int(part) for part in spot.split(","))
    work.me.move -= explore_cost(work)
    work.me.moved = True
    tile = next_tile(work, _back_at(work, (x, y)))
    reveal_tile(work, Placed(x, y, tile))
    fire(work, Feature.explored)
    look_around(work)


def _back_at(table: Table, slot: Slot) -> str:
    """The back of the tile lying face down on a predefined map; nothing on any other."""
    return next((back for x, y, back in scenario_of(table).places if (x, y) == slot), "")


def next_tile(work: Work, back: str = "") -> str:
    """The top of the stack; when it is empty, a random left-over Countryside tile, then a Core tile. On a predefined
    map, the next tile with that back."""
    if back:
        place = next(place for place, tile in enumerate(work.tile_stack) if TILES[tile].back == back)
        tile, work.tile_stack = work.tile_stack[place], work.tile_stack[:place] + work.tile_stack[place + 1 :]
        return tile
    if work.tile_stack:
        tile, work.tile_stack = work.tile_stack[0], work.tile_stack[1:]
        return tile
    country = tuple(tile for tile in work.spare if TILES[tile].back == "countryside")
    tile = by_chance(work, country or work.spare)
    work.spare = tuple(other for other in work.spare if other != tile)
    return tile


def reveal_tile(work: Work, placed: Placed, *, as_is: bool = False) -> None:
    """Lay a tile, as the variants of the table would or exactly so, and resolve the "when revealed" text of each of its
    sites."""
    work.ledger.seal()
    if not as_is:
        placed = fold(work, Feature.laying, placed)
    work.tiles += (placed,)
    tell(work, "mk-event-tile", "MK-EXP-05f1", tile=placed.tile)
    tile = TILES[placed.tile]
    spaces = slot_spaces(placed.x, placed.y)
    if placed.annex:
        put_space(work, spaces[1 + EAST], Space(part_of=spaces[0]))
    for at, print_ in zip(spaces, prints(placed), strict=True):
        if print_.rampaging:
            enemy = draw_enemy(work, RAMPAGERS[print_.rampaging])
            put_space(work, at, Space(tokens=(Token(enemy, True),), rampaging=print_.rampaging))
            tell(work, "mk-event-rampager", "MK-EXP-T7", enemy=enemy, space=at)
        site = SITES.get(print_.site)
        if site is None:
            continue
        if site.garrison:
            put_space(work, at, Space(tokens=(Token(draw_enemy(work, site.garrison)),)))
        elif site.id == "ancient_ruins" and work.ruins:
            ruin, work.ruins = work.ruins[0], work.ruins[1:]
            put_space(work, at, Space(ruin=ruin, ruin_up=work.time == "day"))
        elif site.id == "monastery" and spare_advanced(work):
            card, work.advanced = work.advanced[0], work.advanced[1:]
            work.unit_offer += (card,)
            tell(work, "mk-event-monastery-card", "MK-EXP-05f2", card=card)
        elif site.id == "city" and at != spaces[0]:
            continue  # the second space of a city
        elif site.id == "city" and fold(work, Feature.cities_friendly, False):
            befriend(work, at)
        elif site.id == "city" and first(work, Feature.cities_shut) is None:
            garrison(work, at)
    for at, print_ in zip(spaces, prints(placed), strict=True):
        if print_.site:
            fire(work, Feature.site_revealed, at)
    fire(work, Feature.tile_revealed)
    if tile.city:
        fire(work, Feature.city_found)


def seen_at_dawn(work: Work) -> None:
    """When a Day begins, ruins turn up everywhere, and garrisons next to a Hero."""
    for at, space in list(work.spaces.items()):
        if space.ruin and not space.ruin_up:
            put_space(work, at, replace(space, ruin_up=True))
            tell(work, "mk-event-ruin-revealed", "MK-EXP-T8", ruin=space.ruin)
