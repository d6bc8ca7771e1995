"""Zones, walls, doors and sight: the board a mission lays out, and the ways through it as doors open and pillars fall.

Every zone is one cell of a square grid. A zone has a number (its place in `Board.names`) and a name (`6v.b2`). What
never changes in a mission is its `Board`; what doors, pillars and collapses change is a `Ways`, computed once for each
condition of the board and kept.
"""

from __future__ import annotations

from collections import deque
from functools import lru_cache

from ...catalog import MISSIONS, TILES, Laid, Tile
from ...state import Pillar, Table

FAR = 999
_SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))


class Board:
    """The unchanging part of a mission's map.

    `names`, `cells`, `tiles` (tile id or empty), `rooms` (chamber letter within its tile, or empty), `lit`: by zone.
    `joins`: pairs of neighbouring zones that are open; `doors` and `pillars`: the pair each of them stands on;
    `doors_at`: the doors of each zone.
    `chambers`: the zones of each chamber; `chamber_of`: by zone, -1 for corridors.
    """

    def __init__(self, mission: str) -> None:
        printed = MISSIONS[mission]
        self.names: list[str] = []
        self.cells: list[tuple[int, int]] = []
        self.tiles: list[str] = []
        self.rooms: list[str] = []
        self.lit: list[bool] = []
        for laid in printed.layout:
            self._lay(laid, TILES[laid.tile])
        for extra in printed.extra:
            self._zone(extra.id, (extra.x, extra.y), "", "", extra.light)
        self.number = {name: zone for zone, name in enumerate(self.names)}
        self.at = {cell: zone for zone, cell in enumerate(self.cells)}
        self.doors = [self._pair(door.a, door.b) for door in printed.doors]
        self.doors_at = [
            frozenset(door for door, pair in enumerate(self.doors) if zone in pair) for zone in range(len(self.names))
        ]
        self.pillars = [self._pair(*pillar.blocks) if pillar.blocks else None for pillar in printed.pillars]
        self.links = [self._pair(link.a, link.b) for link in printed.links]
        self.start = self.number[printed.start]
        self.exit = self.number[printed.exit] if printed.exit else -1
        on_doors = set(self.doors)
        self.joins = [pair for pair in self._neighbours() if pair not in on_doors and self._open(*pair)]
        self.chambers, self.chamber_of = self._chambers()

    def _zone(self, name: str, cell: tuple[int, int], tile: str, room: str, light: bool) -> None:
        self.names.append(name)
        self.cells.append(cell)
        self.tiles.append(tile)
        self.rooms.append(room)
        self.lit.append(light)

    def _lay(self, laid: Laid, tile: Tile) -> None:
        for row in range(3):
            for col in range(3):
                r, c = row, col
                for _ in range(laid.turn):
                    r, c = c, 2 - r
                plan = tile.plan[row][col]
                name = f"{laid.tile}.{'abc'[col]}{row + 1}"
                room = "" if plan == "c" else plan
                self._zone(name, (laid.x + c, laid.y + r), laid.tile, room, tile.light[row][col] == "L")

    def _pair(self, a: str, b: str) -> tuple[int, int]:
        one, two = self.number[a], self.number[b]
        return (one, two) if one < two else (two, one)

    def _neighbours(self) -> list[tuple[int, int]]:
        pairs = []
        for zone, (x, y) in enumerate(self.cells):
            for dx, dy in ((1, 0), (0, 1)):
                other = self.at.get((x + dx, y + dy))
                if other is not None:
                    pairs.append((zone, other) if zone < other else (other, zone))
        return pairs

    def _open(self, a: int, b: int) -> bool:
        """Corridors join openly, also between tiles; rooms join openly with rooms of the same chamber of their tile."""
        if not self.rooms[a] and not self.rooms[b]:
            return True
        return self.tiles[a] == self.tiles[b] and self.rooms[a] == self.rooms[b]

    def _chambers(self) -> tuple[list[tuple[int, ...]], list[int]]:
        of = [-1] * len(self.names)
        chambers: list[tuple[int, ...]] = []
        seen: dict[tuple[str, str], int] = {}
        for zone, room in enumerate(self.rooms):
            if not room:
                continue
            key = (self.tiles[zone], room)
            if key not in seen:
                seen[key] = len(chambers)
                chambers.append(())
            of[zone] = seen[key]
            chambers[of[zone]] += (zone,)
        return chambers, of

    def light(self, table: Table, zone: int) -> bool:
        """Whether a zone is a light zone now; an event may turn all zones to light or to shadow."""
        return self.lit[zone] if not table.light else table.light == "all_light"


@lru_cache(maxsize=64)
def board_of(mission: str) -> Board:
    return Board(mission)


class Ways:
    """How the zones are joined in one condition of the board.

    `near`: zones one step away by an open way. `sight`: zones seen, with their distance (0 for the zone itself).
    `stairs` are among the steps of enemies and, once allowed, of heroes: the chapter on movement asks.
    """

    def __init__(self, mission: str, shut: tuple[int, ...], standing: tuple[int, ...], gone: tuple[int, ...]) -> None:
        board = board_of(mission)
        self.board = board
        size = len(board.names)
        closed = {board.doors[n] for n in shut}
        blocked = {pair for n in standing if (pair := board.pillars[n]) is not None}
        lost = set(gone)
        passages = [pair for pair in (*board.joins, *board.doors) if not lost.intersection(pair)]
        self.near = self._steps(size, [p for p in passages if p not in closed and p not in blocked])
        self.loose = self._steps(size, [p for p in passages if p not in blocked] + self._live(board.links, lost))
        self.walks = self._steps(
            size, [p for p in passages if p not in closed and p not in blocked] + self._live(board.links, lost)
        )
        self.stairs = self._steps(size, self._live(board.links, lost))
        self.sight = [self._seen(zone) for zone in range(size)]
        self._away: dict[int, list[int]] = {}
        self._through: dict[int, list[int]] = {}

    @staticmethod
    def _live(pairs: list[tuple[int, int]], lost: set[int]) -> list[tuple[int, int]]:
        return [pair for pair in pairs if not lost.intersection(pair)]

    @staticmethod
    def _steps(size: int, pairs: list[tuple[int, int]]) -> list[tuple[int, ...]]:
        steps: list[list[int]] = [[] for _ in range(size)]
        for a, b in pairs:
            steps[a].append(b)
            steps[b].append(a)
        return [tuple(sorted(set(zones))) for zones in steps]

    def _seen(self, zone: int) -> dict[int, int]:
        """Sight runs straight along row and column until a wall, a shut door, a pillar or the edge."""
        board = self.board
        seen = {zone: 0}
        for dx, dy in _SIDES:
            here, away = zone, 0
            while True:
                x, y = board.cells[here]
                ahead = board.at.get((x + dx, y + dy))
                if ahead is None or ahead not in self.near[here]:
                    break
                here, away = ahead, away + 1
                seen[here] = away
        return seen

    def away(self, target: int) -> list[int]:
        """Steps from every zone to the target by open ways (FAR: none)."""
        known = self._away.get(target)
        if known is None:
            known = self._away[target] = self._flood(target, self.walks)
        return known

    def through(self, target: int) -> list[int]:
        """Steps from every zone to the target as if no door were shut."""
        known = self._through.get(target)
        if known is None:
            known = self._through[target] = self._flood(target, self.loose)
        return known

    @staticmethod
    def _flood(target: int, near: list[tuple[int, ...]]) -> list[int]:
        away = [FAR] * len(near)
        away[target] = 0
        waiting = deque((target,))
        while waiting:
            zone = waiting.popleft()
            for other in near[zone]:
                if away[other] == FAR:
                    away[other] = away[zone] + 1
                    waiting.append(other)
        return away


@lru_cache(maxsize=4096)
def _ways(mission: str, shut: tuple[int, ...], standing: tuple[int, ...], gone: tuple[int, ...]) -> Ways:
    return Ways(mission, shut, standing, gone)


#: The ways last asked for on the board of each mission: its shut doors, pillars and lost zones, and the ways.
_WAYS: dict[str, tuple[tuple[int, ...], tuple[Pillar, ...], tuple[int, ...], Ways]] = {}


def ways_of(table: Table) -> Ways:
    """The ways through the board as it is now; on the very same board as a moment ago they need not be looked up."""
    shut, pillars, gone = table.shut, table.pillars, table.gone
    last = _WAYS.get(table.mission)
    if last is not None and last[0] is shut and last[1] is pillars and last[2] is gone:
        return last[3]
    found = _ways(table.mission, shut, tuple(pillar.n for pillar in pillars), gone)
    _WAYS[table.mission] = (shut, pillars, gone, found)
    return found


def zone_name(table: Table, zone: int) -> str:
    return board_of(table.mission).names[zone]


def in_light(table: Table, zone: int) -> bool:
    return board_of(table.mission).light(table, zone)


def tile_zones(table: Table, tile: str) -> tuple[int, ...]:
    """The zones of a tile."""
    return tuple(zone for zone, name in enumerate(board_of(table.mission).tiles) if name == tile)


def tile_levels(table: Table, zone: int) -> tuple[int, ...]:
    """The levels of the tokens on the tile of a zone, lowest first."""
    last = _LEVELS.get(table.mission)
    if last is None or last[0] is not table.levels:
        last = _LEVELS[table.mission] = (table.levels, _levels_by_zone(table.mission, table.levels))
    return last[1][zone]


#: The level tokens last asked for on the board of each mission, and the levels by zone.
_LEVELS: dict[str, tuple[tuple[tuple[int, int], ...], tuple[tuple[int, ...], ...]]] = {}


@lru_cache(maxsize=1024)
def _levels_by_zone(mission: str, tokens: tuple[tuple[int, int], ...]) -> tuple[tuple[int, ...], ...]:
    """The levels lying on the tile of each zone; a zone that belongs to none has none."""
    tiles = board_of(mission).tiles
    laid: dict[str, tuple[int, ...]] = {}
    for level, at in sorted(tokens):
        if tiles[at]:
            laid[tiles[at]] = (*laid.get(tiles[at], ()), level)
    return tuple(laid.get(tile, ()) for tile in tiles)
