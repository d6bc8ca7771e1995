"""The `map` section of a position: tiles, what lies on them, and whose Shields stand where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from ...kernel.errors import BadPosition
from ...kernel.reading import bounded, impossible, known, listed, names, only, section_of, table_of
from ..catalog import CITIES, ENEMIES, RUINS, SITES, TILES
from ..chapters.combat.maze import PATHS
from ..chapters.land.cities import city_colors, city_piles
from ..chapters.land.explore import on_map, reveal_tile
from ..chapters.pieces.hexmap import board, hex_at, put_space, site_at, space_at
from ..chapters.pieces.piles import draw_enemy, none_left
from ..state import Placed, Token, Work

#: Sites of which one player holds all there is to hold.
SINGLE = ("keep", "mage_tower", "monastery", "crystal_mine", "deep_mine")
SECRETS = ("dungeon", "tomb")
MOST_LEVEL = 12
KEYS = (
    *("tiles", "stack", "spare", "tokens", "hidden", "ruins", "hidden_ruins"),
    *("shields", "owners", "burned", "secrets", "paths"),
)


def space_named(work: Work, at: object, key: str) -> str:
    """A space of the map."""
    if at not in board(work.tiles):
        raise BadPosition("mk-position-space", key=key, value=str(at))
    return str(at)


def dry_space(work: Work, at: object, key: str) -> str:
    """A space a figure can stand on: anywhere but in the sea."""
    if hex_at(work, space_named(work, at, key)).terrain == "sea":
        raise BadPosition("mk-position-sea", key=key, value=str(at))
    return str(at)


def drawn(work: Work, enemy: str) -> str:
    """Take a token out of its pile, if it lies there."""
    pile = ENEMIES[enemy].pile
    tokens = work.piles[pile]
    if enemy in tokens:
        place = tokens.index(enemy)
        work.piles = {**work.piles, pile: tokens[:place] + tokens[place + 1 :]}
    return enemy


def fill_map(work: Work, section: Mapping[str, Any]) -> None:
    only(section, KEYS, "map.")
    _tiles(work, section)
    for key, up in (("tokens", True), ("hidden", False)):
        for at, enemies in table_of(section, key, "map.").items():
            _place_tokens(work, space_named(work, at, f"map.{key}"), enemies, up, f"map.{key}")
    _ruins(work, section)
    for at, secret in table_of(section, "secrets", "map.").items():
        name = known(str(secret), SECRETS, "map.secrets")
        if hex_at(work, space_named(work, at, "map.secrets")).site:
            raise BadPosition("mk-position-no-site", key="map.secrets", value=at, site=site_at(work, at))
        put_space(work, at, replace(space_at(work, at), secret=name))
    _shields(work, section)
    for at, lengths in table_of(section, "paths", "map.").items():
        if site_at(work, space_named(work, at, "map.paths")) not in ("maze", "labyrinth"):
            raise BadPosition("mk-position-not-there", key="map.paths", value=at, site="maze")
        walked = lengths if isinstance(lengths, list) else [lengths]
        for length in walked:
            if type(length) is not int or length not in PATHS:
                raise impossible("map.paths", length, tuple(str(path) for path in PATHS))
        put_space(work, at, replace(space_at(work, at), paths=tuple(walked)))


# -- tiles --------------------------------------------------------------------------------------------------------


def _tiles(work: Work, section: Mapping[str, Any]) -> None:
    """Tiles by slot, then the stack and what was left in the box. No tile lies in two places."""
    told = table_of(section, "tiles", "map.")
    laid = [str(entry.get("tile", "")) if isinstance(entry, Mapping) else str(entry) for entry in told.values()]
    stack, spare = (names(section, key, TILES, "map.") for key in ("stack", "spare"))
    for key, tiles in (("map.tiles", laid), ("map.stack", [*stack, *laid]), ("map.spare", [*spare, *stack, *laid])):
        _once(tiles, key)
    for slot in told:
        _clear(work, slot)
    _make_way(work, {*laid, *stack, *spare})
    for slot, tile in told.items():
        _lay(work, slot, tile)
    if "stack" in section:
        work.tile_stack = stack
        work.spare = tuple(tile for tile in work.spare if tile not in stack)
    if "spare" in section:
        work.spare = spare


def _make_way(work: Work, wanted: set[str]) -> None:
    """Where the set-up laid a tile that the position wants elsewhere, the next tile of the stack lies instead."""
    for placed in work.tiles:
        if placed.tile in wanted:
            _clear(work, f"{placed.x},{placed.y}")
            other = next((tile for tile in (*work.tile_stack, *work.spare) if tile not in wanted), "")
            if other:
                _lay(work, f"{placed.x},{placed.y}", other)


def _once(tiles: list[str], key: str) -> None:
    for tile, count in Counter(tiles).items():
        if count > 1:
            raise BadPosition("mk-position-twice", key=key, value=tile)


def slot_named(work: Work, slot: str) -> tuple[int, int]:
    """A slot of the tile grid on which this map may have a tile."""
    parts = slot.split(",")
    try:
        x, y = (int(part) for part in parts)
    except ValueError:
        raise BadPosition("mk-position-slot", key="map.tiles", value=slot) from None
    if not on_map(work, (x, y)):
        raise BadPosition("mk-position-slot", key="map.tiles", value=slot)
    return x, y


def _clear(work: Work, slot: str) -> None:
    """Take the tile of the set-up off the map to make room for the one asked for."""
    where = slot_named(work, slot)
    for placed in work.tiles:
        if (placed.x, placed.y) == where:
            gone = board((placed,))
            work.tiles = tuple(other for other in work.tiles if other is not placed)
            work.spaces = {at: space for at, space in work.spaces.items() if at not in gone}
            if TILES[placed.tile].back != "start":
                work.spare += (placed.tile,)


def _lay(work: Work, slot: str, entry: object) -> None:
    """A tile by its name; or as a table that says how it lies: `{tile = "core_7", turn = 2, city = "blue"}`, and the
    level of its city, whose garrison is drawn anew."""
    how: Mapping[str, Any] = entry if isinstance(entry, Mapping) else {}
    only(how, ("tile", "turn", "city", "annex", "level"), "map.tiles.")
    tile = known(str(how.get("tile", entry)), TILES, "map.tiles")
    city, annex = (known(str(how[key]), CITIES, f"map.tiles.{key}") if key in how else "" for key in ("city", "annex"))
    for key in ("city", "annex", "level"):
        if key in how and not TILES[tile].city:
            raise BadPosition("mk-position-no-city", key=f"map.tiles.{key}", value=str(how[key]), tile=tile)
    if any(placed.tile == tile for placed in work.tiles):
        raise BadPosition("mk-position-twice", key="map.tiles", value=tile)
    x, y = slot_named(work, slot)
    work.tile_stack = tuple(other for other in work.tile_stack if other != tile)
    work.spare = tuple(other for other in work.spare if other != tile)
    turn = bounded(how, "turn", 0, 0, 5, "map.tiles.")
    placed = Placed(x, y, tile, turn, city, annex)
    reveal_tile(work, placed, as_is=bool(set(how) - {"tile", "level"}))
    work.stack = tuple(frame for frame in work.stack if frame.step != "rounds.last_turns")
    if "level" in how:
        _garrison(work, next(iter(board((placed,)))), bounded(how, "level", 1, 1, MOST_LEVEL, "map.tiles."))


def _garrison(work: Work, at: str, level: int) -> None:
    """The defenders a city of this level has; those drawn for it before go back under their piles."""
    space = space_at(work, at)
    _give_back(work, space.tokens)
    piles = [pile for color in city_colors(work, at)[:1] for pile in city_piles(color, level)]
    tokens = tuple(Token(draw_enemy(work, pile)) for pile in piles if not none_left(work, pile))
    put_space(work, at, replace(space, tokens=tokens))


# -- what lies on them --------------------------------------------------------------------------------------------


def _give_back(work: Work, tokens: tuple[Token, ...]) -> None:
    for token in tokens:
        pile = ENEMIES[token.enemy].pile
        work.piles = {**work.piles, pile: (*work.piles[pile], token.enemy)}


def _place_tokens(work: Work, at: str, enemies: object, up: bool, key: str) -> None:
    """These tokens and no others lie here; those of the set-up go back to their piles."""
    found = [enemies] if isinstance(enemies, str) else listed({key: enemies}, key)
    space = space_at(work, at)
    _give_back(work, space.tokens)
    tokens = tuple(Token(drawn(work, known(str(name), ENEMIES, key)), up) for name in found)
    rampaging = space.rampaging or hex_at(work, at).rampaging
    if rampaging and len(tokens) > 1:
        rampaging = "pair"
    put_space(work, at, replace(space, tokens=tokens, rampaging=rampaging if tokens else ""))


def _ruins(work: Work, section: Mapping[str, Any]) -> None:
    for key, up in (("ruins", True), ("hidden_ruins", False)):
        for at, ruin in table_of(section, key, "map.").items():
            name = known(str(ruin), RUINS, f"map.{key}")
            if hex_at(work, space_named(work, at, f"map.{key}")).site != "ancient_ruins":
                raise BadPosition("mk-position-not-there", key=f"map.{key}", value=at, site="ancient_ruins")
            work.ruins = tuple(other for other in work.ruins if other != name)
            put_space(work, at, replace(space_at(work, at), ruin=name, ruin_up=up))


def _shields(work: Work, section: Mapping[str, Any]) -> None:
    """Shields of conquerors. They take the place of tokens of the set-up; those the position names stay."""
    named = {*table_of(section, "tokens"), *table_of(section, "hidden")}
    for at, seat in table_of(section, "owners", "map.").items():
        _shield(work, "owners", at, bounded({"owners": seat}, "owners", 0, 0, len(work.players) - 1, "map."), named)
    for key in ("shields", "burned"):
        for entry in listed(section, key, "map."):
            at, seat = entry, 0
            if isinstance(entry, Mapping):
                only(entry, ("at", "seat"), f"map.{key}.")
                at = section_of(entry, f"map.{key}").get("at", "")
                seat = bounded(entry, "seat", 0, 0, len(work.players) - 1, f"map.{key}.")
            _shield(work, key, str(at), seat, named)


def _shield(work: Work, key: str, at: str, seat: int, named: set[str]) -> None:
    """A Shield of the first seat, or of another one: `{at = "4,-5", seat = 1}`. A space that holds several Shields may
    be named several times; the order is that of the Shields."""
    space = space_at(work, space_named(work, at, f"map.{key}"))
    site = hex_at(work, at).site
    if key == "burned" and site != "monastery":
        raise BadPosition("mk-position-not-there", key="map.burned", value=at, site="monastery")
    if (site or space.secret) not in SITES or site == "portal":
        raise BadPosition("mk-position-no-shield", key=f"map.{key}", value=at)
    shields = (seat,) if site in SINGLE or key == "owners" else (*space.shields, seat)
    tokens = space.tokens if at in named else ()
    if not tokens:
        _give_back(work, space.tokens)
    put_space(work, at, replace(space, shields=shields, tokens=tokens, owed=0, burned=space.burned or key == "burned"))
