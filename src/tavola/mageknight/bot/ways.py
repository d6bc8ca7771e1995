"""Ways over the map to new ground: around enemies who bar them, and to where several tiles can be revealed in a row."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush

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
#: What it takes to get past the tile just revealed to the next, about, where nothing nearer is in sight.
CROSSING = 6.0
EXPLORING = 2.0
#: A way longer than this is hardly counted farther, or new ground would look worse than none.
LONG = 7.0
SLOPE = 0.1
FAR = 15

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
    """Move points it takes to reveal so many tiles: the way to a space from which they can be seen, better several from
    there or from beside it, and the crossing of new ground for each of the others."""
    return _to_reveal(state, me.at, tiles)[0]


def to_new_ground(state: State, me: Player) -> int:
    """Move points to the nearest space from which a tile can be revealed."""
    return _to_reveal(state, me.at, 1)[1]


_known: dict[tuple[object, ...], tuple[float, int]] = {}


def _to_reveal(state: State, start: str, tiles: int) -> tuple[float, int]:
    prowled, walls = blocks(state)
    night = state.time == "night"
    key = (state.tiles, state.scenario, TILES[state.tile_stack[0]].back, night, start, prowled, walls, tiles)
    found = _known.get(key)
    if found is None:
        found = _counted(state, tiles, walked(state.tiles, night, start, prowled, walls), prowled | walls)
        if len(_known) > 16384:
            _known.clear()
        _known[key] = found
    return found


def _counted(state: State, tiles: int, far: dict[str, int], barred: frozenset[str]) -> tuple[float, int]:
    spaces, night = board(state.tiles), state.time == "night"
    seen = outlooks(state)
    nearest, least, way = FAR, FAR + CROSSING * (tiles - 1), float(FAR)
    for at, slots in seen.items():
        if at not in far:
            continue
        nearest = min(nearest, far[at])
        legs = [0.0] * (len(slots) - 1)
        if len(slots) < tiles:
            beside = [
                float(TERRAIN_COST[spaces[near].terrain][night] or 0)
                for near in neighbours(at)
                if near in seen and near in far and near not in barred and seen[near] - slots
            ]
            legs += [min(beside)] if beside else []
        legs = (legs + [CROSSING] * tiles)[: tiles - 1]
        if far[at] + sum(legs) < least:
            least, way = far[at] + sum(legs), float(far[at])
    return least - (1.0 - SLOPE) * max(0.0, way - LONG) + EXPLORING * tiles, nearest
