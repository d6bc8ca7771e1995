"""Ways over the map to new ground: around enemies who bar them, and from a tile revealed to where the next will be."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush

from msgspec.structs import replace

from ..catalog import TILES
from ..chapters.land.explore import legal_slot
from ..chapters.pieces.hexmap import SLOT_NEIGHBOURS, board, neighbours, slot_spaces
from ..chapters.pieces.tracks import TERRAIN_COST
from ..state import Placed, Player, State

#: Sites that stop whoever walks into them before they are conquered.
_WALLS = ("keep", "mage_tower", "city")
#: A step past an enemy who attacks for it costs as much as so many Move points, the way through one who bars it more.
PROVOKED = 4
BARRED = 8
#: What it takes to get past the tile just revealed to the next, where the known map offers no shorter way: more than it
#: mostly does, so that new ground hardly ever looks worse than none; Countryside is often seen two tiles at a time.
CROSSING = {"countryside": 5.0, "core": 9.0}
EXPLORING = 2.0
#: Whatever is barred on all sides lies so far.
FAR = 18

Blocks = tuple[frozenset[str], frozenset[str]]
Slot = tuple[int, int]


def blocks(state: State) -> Blocks:
    """Spaces that nobody walks through without a fight: those of rampaging enemies, and fortified sites not yet
    conquered."""
    prowled = frozenset(at for at, space in state.spaces.items() if space.rampaging)
    return prowled, frozenset(at for at in _forts(state.tiles) if not _fallen(state, at))


@lru_cache(maxsize=4096)
def _forts(tiles: tuple[Placed, ...]) -> tuple[str, ...]:
    return tuple(at for at, print_ in board(tiles).items() if print_.site in _WALLS)


def _fallen(state: State, at: str) -> bool:
    space = state.spaces.get(at)
    return space is not None and bool(space.shields) and not space.tokens


def walks(state: State, start: str) -> dict[str, int]:
    """Move points to every space, around whoever bars the way if that is not too far."""
    return walked(state.tiles, state.time == "night", start, *blocks(state))


@lru_cache(maxsize=8192)
def walked(
    tiles: tuple[Placed, ...],
    night: bool,
    start: str,
    prowled: frozenset[str] = frozenset(),
    walls: frozenset[str] = frozenset(),
) -> dict[str, int]:
    """Move points to every space that can be reached, dearer where somebody prowls or stands in the way; none for a
    Hero beside the map."""
    spaces = board(tiles)
    feared = {at: prowled.intersection(neighbours(at)) for at in spaces} if prowled else {}
    far: dict[str, int] = {}
    waiting = [(0, start)] if start else []
    while waiting:
        cost, at = heappop(waiting)
        if at in far:
            continue
        far[at] = cost
        for near in neighbours(at):
            print_ = spaces.get(near)
            if print_ is None or near in far:
                continue
            step = TERRAIN_COST[print_.terrain][night]
            if step is not None:
                provoked = bool(prowled) and not feared[at].isdisjoint(feared[near])
                barred = near in prowled or near in walls
                heappush(waiting, (cost + step + (BARRED if barred else PROVOKED * provoked), near))
    return far


_open: dict[tuple[tuple[Placed, ...], str, str], dict[str, frozenset[Slot]]] = {}


def outlooks(state: State) -> dict[str, frozenset[Slot]]:
    """Spaces from which the next tile could be revealed, each with the places it could lie at."""
    key = (state.tiles, state.scenario, TILES[state.tile_stack[0]].back)
    found = _open.get(key)
    if found is None:
        filled = {(placed.x, placed.y) for placed in state.tiles}
        slots = {(x + dx, y + dy) for x, y in filled for dx, dy in SLOT_NEIGHBOURS} - filled
        seen: dict[str, set[Slot]] = {}
        for slot in sorted(slots):
            if legal_slot(state, slot):
                for at in slot_spaces(*slot):
                    for near in neighbours(at):
                        seen.setdefault(near, set()).add(slot)
        found = {at: frozenset(seen[at]) for at in board(state.tiles) if at in seen}
        if len(_open) > 4096:
            _open.clear()
        _open[key] = found
    return found


def to_reveal(state: State, me: Player, tiles: int) -> float:
    """Move points it takes to reveal so many tiles: the way to where one can be seen, from there the way to where the
    next one will be, and the crossing of new ground for each of the others."""
    return _to_reveal(state, me.at, tiles)[0]


def to_new_ground(state: State, me: Player) -> int:
    """Move points to the nearest space from which a tile can be revealed."""
    return _to_reveal(state, me.at, 1)[1]


_known: dict[tuple[object, ...], tuple[float, int]] = {}


def _to_reveal(state: State, start: str, tiles: int) -> tuple[float, int]:
    key = (*_map(state), start, tiles)
    found = _known.get(key)
    if found is None:
        far = walks(state, start)
        legs = _legs(state) if tiles > 1 else {}
        crossings = [CROSSING[TILES[tile].back] for tile in state.tile_stack[1:tiles]]
        nearest = FAR
        least: float = sum(crossings[:1], float(FAR))
        for at in outlooks(state):
            if at in far:
                nearest, least = min(nearest, far[at]), min(least, far[at] + legs.get(at, 0.0))
        if len(_known) > 16384:
            _known.clear()
        found = _known[key] = (sum(crossings[1:], least + EXPLORING * tiles), nearest)
    return found


def _map(state: State) -> tuple[object, ...]:
    """All that the ways over a map depend on."""
    backs = tuple(TILES[tile].back for tile in state.tile_stack)
    return (state.tiles, state.scenario, backs, state.time, *blocks(state))


_beyond: dict[tuple[object, ...], dict[str, float]] = {}


def _legs(state: State) -> dict[str, float]:
    """For every space from which a tile can be revealed the way from there to where the next one could be, by the known
    map or across the new tile."""
    key = _map(state)
    found = _beyond.get(key)
    if found is None:
        seen, crossing = outlooks(state), CROSSING[TILES[state.tile_stack[1]].back]
        after = {slot: _after(state, slot) for slot in sorted(frozenset().union(*seen.values()))}
        found = {}
        for at, slots in seen.items():
            far = walks(state, at)
            found[at] = min([crossing, *(float(far[near]) for slot in slots for near in after[slot] if near in far)])
        if len(_beyond) > 2048:
            _beyond.clear()
        _beyond[key] = found
    return found


def _after(state: State, slot: Slot) -> frozenset[str]:
    """Spaces of the known map from which the tile after the next could be revealed once that lies there."""
    x, y = slot
    laid = replace(state, tiles=(*state.tiles, Placed(x, y, state.tile_stack[0])), tile_stack=state.tile_stack[1:])
    return frozenset(outlooks(laid)) & frozenset(board(state.tiles)) if laid.tile_stack else frozenset()
