"""The map: spaces by their `q,r` name, the tile grid, and what is where.

Hexes are pointy-top with axial coordinates; a tile is a flower of seven. Tiles lie on a lattice of slots with
centre(x, y) = x(3,-2) + y(1,-3), which fits the marks printed on their corners. Those marks lie on the same six points
however a tile is turned; without a variant it never is.
"""

from __future__ import annotations

from functools import cache, lru_cache

from ....kernel.work import lately
from ...catalog import SITES, TILES, Hex, Site
from ...features import Feature, fold, owned_sites
from ...state import Placed, Space, Table
from .teams import allies, held_by

DIRECTIONS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
SLOT_NEIGHBOURS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

EAST = 1  # the place of the right-hand space among the six around it

EMPTY = Space()
_NOWHERE = Hex("sea")


@cache
def coordinates(at: str) -> tuple[int, int]:
    q, r = at.split(",")
    return int(q), int(r)


@cache
def neighbours(at: str) -> tuple[str, ...]:
    """The six spaces around a space, clockwise from the upper right."""
    q, r = coordinates(at)
    return tuple(f"{q + dq},{r + dr}" for dq, dr in DIRECTIONS)


def adjacent(one: str, other: str) -> bool:
    return other in neighbours(one)


@cache
def slot_spaces(x: int, y: int) -> tuple[str, ...]:
    """The seven spaces of a slot: centre, NE, E, SE, SW, W, NW."""
    q, r = 3 * x + y, -2 * x - 3 * y
    return (f"{q},{r}", *neighbours(f"{q},{r}"))


@lru_cache(maxsize=1024)
def prints(placed: Placed) -> tuple[Hex, ...]:
    """The seven spaces of a tile as it lies there: turned, with the cities it was given."""
    centre, *outer = TILES[placed.tile].hexes
    cut = -placed.turn % 6
    outer = outer[cut:] + outer[:cut]
    if placed.city or placed.annex:
        color = placed.city or centre.colors[0]
        colors = (color, placed.annex) if placed.annex else (color,)
        centre = Hex(centre.terrain, centre.site, colors=colors)
        if placed.annex:
            outer[EAST] = Hex(centre.terrain, centre.site, colors=colors[::-1])
    return (centre, *outer)


@lately
@lru_cache(maxsize=4096)
def board(tiles: tuple[Placed, ...]) -> dict[str, Hex]:
    """Every revealed space with its print."""
    spaces: dict[str, Hex] = {}
    for placed in tiles:
        spaces.update(zip(slot_spaces(placed.x, placed.y), prints(placed), strict=True))
    return spaces


@lately
@lru_cache(maxsize=4096)
def tile_of(tiles: tuple[Placed, ...]) -> dict[str, str]:
    """Which tile each revealed space belongs to."""
    return {at: placed.tile for placed in tiles for at in slot_spaces(placed.x, placed.y)}


@lru_cache(maxsize=4096)
def touching_slots(at: str) -> tuple[tuple[int, int], ...]:
    """The slots a space belongs to or borders."""
    return tuple(sorted({slot_at(space) for space in (at, *neighbours(at))}))


@lru_cache(maxsize=4096)
def slot_at(at: str) -> tuple[int, int]:
    """The slot a space lies in: the one whose centre is the space itself or next to it."""
    q, r = coordinates(at)
    for dq, dr in ((0, 0), *DIRECTIONS):
        x, y = 3 * (q + dq) + (r + dr), -2 * (q + dq) - 3 * (r + dr)
        if x % 7 == 0 and y % 7 == 0:
            return x // 7, y // 7
    raise ValueError(f"no slot holds {at}")


def hex_at(table: Table, at: str) -> Hex:
    """The print of a space; sea where the map does not reach."""
    return board(table.tiles).get(at, _NOWHERE)


def space_at(table: Table, at: str) -> Space:
    """What lies on a space; a city of two spaces keeps everything on one of them."""
    space = table.spaces.get(at, EMPTY)
    return table.spaces.get(space.part_of, EMPTY) if space.part_of else space


def site_at(table: Table, at: str) -> str:
    """The site in force on a space: a burned monastery, a closed portal and a beaten rampager leave empty ground; a
    secret one lies where the tile shows none."""
    print_ = board(table.tiles).get(at)
    site = print_.site if print_ is not None else ""
    if not site:
        space = table.spaces.get(at)
        return space.secret if space is not None else ""
    if site == "monastery" and space_at(table, at).burned:
        return ""
    if site == "portal" and portal_closed(table):
        return ""
    return site


def portal_closed(table: Table) -> bool:
    """Whether the portal is an empty space, as a scenario may say."""
    return fold(table, Feature.portal_closed, False)


def site_card(table: Table, at: str) -> Site | None:
    """The Site Description card in force on a space."""
    return SITES.get(site_at(table, at))


def fortified_against(table: Table, at: str, seat: int) -> bool:
    """Whether entering is an assault: an unconquered fortified site, or a rival's keep (or whatever else the scenario
    lets players own)."""
    site = site_card(table, at)
    if site is None or site.category != "fortified":
        return False
    space = space_at(table, at)
    if site.id == "city":
        return bool(space.tokens)
    if not space.shields or seat in space.shields:
        return not space.shields
    return site.id in owned_sites(table) and not held_by(table, space.shields, seat)


def rampager_at(table: Table, at: str) -> str:
    """The kind of rampaging enemy standing on a space, or nothing."""
    return space_at(table, at).rampaging


def rampagers_near(table: Table, at: str) -> tuple[str, ...]:
    """Spaces next to this one on which rampaging enemies stand."""
    spaces = table.spaces
    return tuple(near for near in neighbours(at) if near in spaces and spaces[near].rampaging)


def put_space(table: Table, at: str, space: Space) -> None:
    """Replace what lies on a space; the old map stays as it was."""
    spaces = dict(table.spaces)
    old = spaces.get(at, EMPTY)
    spaces[old.part_of or at] = space
    table.spaces = spaces


def own_keeps(table: Table, seat: int) -> tuple[str, ...]:
    """Spaces of the keeps this player owns."""
    return tuple(at for at, space in table.spaces.items() if seat in space.shields and hex_at(table, at).site == "keep")


def allied_keeps(table: Table, seat: int) -> tuple[str, ...]:
    """Spaces of the keeps this player's allies own."""
    return tuple(at for ally in allies(table, seat) for at in own_keeps(table, ally))
