"""The sections of a position that lay out the table: Source, map, piles, offers, decks, the Dummy."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from typing import Any

from msgspec.structs import replace

from ...kernel.errors import BadPosition
from ...kernel.reading import counts, known, listed, names, number, only, table_of
from ..catalog import BASIC_COLORS, CARDS, CITIES, COLORS, ENEMIES, HEROES, PILES, RUINS, SKILLS, TACTICS, TILES, UNITS
from ..chapters.land.explore import on_map, reveal_tile
from ..chapters.pieces.hexmap import board, hex_at, put_space, space_at
from ..state import Die, Placed, Token, Work


def space_name(work: Work, at: str, key: str) -> str:
    if at not in board(work.tiles):
        raise BadPosition("error-position-value", key=key, value=at)
    return at


def _source(work: Work, section: Mapping[str, Any]) -> None:
    only(section, ("dice", "kept"), "source.")
    dice = tuple(Die(known(str(color), COLORS, "source.dice")) for color in listed(section, "dice"))
    kept = tuple(Die(known(str(color), BASIC_COLORS, "source.kept"), "kept") for color in listed(section, "kept"))
    work.source = dice + kept


def _map(work: Work, section: Mapping[str, Any]) -> None:
    tokens = ("tokens", "hidden", "ruins", "hidden_ruins")
    only(section, ("tiles", "stack", "spare", *tokens, "shields", "owners", "burned", "secrets"), "map.")
    for slot, tile in table_of(section, "tiles").items():
        _lay(work, slot, tile)
    if "stack" in section:
        stack = names(section, "stack", TILES, "map.")
        work.tile_stack = stack
        work.spare = tuple(tile for tile in work.spare if tile not in stack)
    if "spare" in section:
        work.spare = names(section, "spare", TILES, "map.")
    for key, up in (("tokens", True), ("hidden", False)):
        for at, enemies in table_of(section, key).items():
            _place_tokens(work, space_name(work, at, f"map.{key}"), enemies, up)
    for key, up in (("ruins", True), ("hidden_ruins", False)):
        for at, ruin in table_of(section, key).items():
            name = known(str(ruin), RUINS, f"map.{key}")
            work.ruins = tuple(other for other in work.ruins if other != name)
            space = space_at(work, space_name(work, at, f"map.{key}"))
            put_space(work, at, replace(space, ruin=name, ruin_up=up))
    for at, seat in table_of(section, "owners").items():
        if not isinstance(seat, int) or not 0 <= seat < len(work.players):
            raise BadPosition("error-position-value", key="map.owners", value=str(seat))
        space = space_at(work, space_name(work, at, "map.owners"))
        put_space(work, at, replace(space, shields=(seat,), tokens=()))
    for at, secret in table_of(section, "secrets").items():
        if secret not in ("dungeon", "tomb"):
            raise BadPosition("error-position-value", key="map.secrets", value=str(secret))
        put_space(work, at, replace(space_at(work, space_name(work, at, "map.secrets")), secret=str(secret)))
    for key in ("shields", "burned"):
        for entry in listed(section, key):
            _shield(work, key, entry)


def _shield(work: Work, key: str, entry: object) -> None:
    """A Shield of the first seat, or of another one: `{at = "4,-5", seat = 1}`. A space that holds several Shields may
    be named several times; the order is that of the Shields."""
    at, seat = entry, 0
    if isinstance(entry, Mapping):
        only(entry, ("at", "seat"), f"map.{key}.")
        at, seat = entry.get("at", ""), number(entry, "seat", 0, 0, f"map.{key}.")
    if seat >= len(work.players):
        raise BadPosition("error-position-value", key=f"map.{key}.seat", value=str(seat))
    space = space_at(work, space_name(work, str(at), f"map.{key}"))
    several = hex_at(work, str(at)).site not in ("keep", "mage_tower", "monastery", "crystal_mine", "deep_mine")
    shields = (*space.shields, seat) if several else (seat,)
    put_space(work, str(at), replace(space, shields=shields, tokens=(), owed=0, burned=space.burned or key == "burned"))


def _lay(work: Work, slot: str, entry: object) -> None:
    """A tile by its name; or as a table that says how it lies: `{tile = "core_7", turn = 2, city = "blue"}`."""
    how: Mapping[str, Any] = entry if isinstance(entry, Mapping) else {}
    only(how, ("tile", "turn", "city", "annex"), "map.tiles.")
    tile = known(str(how.get("tile", entry)), TILES, "map.tiles")
    city, annex = (known(str(how[key]), CITIES, f"map.tiles.{key}") if key in how else "" for key in ("city", "annex"))
    turn = number(how, "turn", 0, 0, "map.tiles.") % 6
    try:
        x, y = (int(part) for part in slot.split(","))
    except ValueError:
        raise BadPosition("error-position-value", key="map.tiles", value=slot) from None
    if not on_map(work, (x, y)):
        raise BadPosition("error-position-value", key="map.tiles", value=slot)
    for placed in work.tiles:
        if (placed.x, placed.y) == (x, y):
            _lift(work, placed)
    work.tile_stack = tuple(other for other in work.tile_stack if other != tile)
    work.spare = tuple(other for other in work.spare if other != tile)
    reveal_tile(work, Placed(x, y, tile, turn, city, annex), as_is=bool(how))
    work.stack = tuple(frame for frame in work.stack if frame.step != "rounds.last_turns")


def _lift(work: Work, placed: Placed) -> None:
    """Take a tile off the map to make room for the one asked for."""
    spaces = board((placed,))
    work.tiles = tuple(other for other in work.tiles if other is not placed)
    work.spaces = {at: space for at, space in work.spaces.items() if at not in spaces}
    if TILES[placed.tile].back != "start":
        work.spare += (placed.tile,)


def _place_tokens(work: Work, at: str, enemies: object, up: bool) -> None:
    names = [enemies] if isinstance(enemies, str) else enemies
    if not isinstance(names, list):
        raise BadPosition("error-position-value", key="map.tokens", value=str(enemies))
    space = space_at(work, at)
    for token in space.tokens:
        pile = ENEMIES[token.enemy].pile
        work.piles = {**work.piles, pile: (*work.piles[pile], token.enemy)}
    tokens = tuple(Token(drawn(work, known(str(name), ENEMIES, "map.tokens")), up) for name in names)
    rampaging = space.rampaging or hex_at(work, at).rampaging
    if rampaging and len(tokens) > 1:
        rampaging = "pair"
    put_space(work, at, replace(space, tokens=tokens, rampaging=rampaging if tokens else ""))


def drawn(work: Work, enemy: str) -> str:
    """Take a token out of its pile, if it lies there."""
    pile = ENEMIES[enemy].pile
    tokens = work.piles[pile]
    if enemy in tokens:
        place = tokens.index(enemy)
        work.piles = {**work.piles, pile: tokens[:place] + tokens[place + 1 :]}
    return enemy


def _piles(work: Work, section: Mapping[str, Any]) -> None:
    """The named tokens lie on top of their piles, in this order."""
    only(section, PILES, "piles.")
    for pile in section:
        found = names(section, pile, ENEMIES, "piles.")
        for name in found:
            drawn(work, name)
        work.piles = {**work.piles, pile: found + work.piles[pile]}


def _discards(work: Work, section: Mapping[str, Any]) -> None:
    """The named tokens lie in the discard of their colour, no longer in its pile."""
    only(section, PILES, "discards.")
    for pile in section:
        found = names(section, pile, ENEMIES, "discards.")
        for name in found:
            drawn(work, name)
        work.discards = {**work.discards, pile: found}


def _offers(work: Work, section: Mapping[str, Any]) -> None:
    only(section, ("units", "advanced", "spells", "skills", "tactics"), "offers.")
    if "units" in section:
        work.unit_offer = names(section, "units", {**UNITS, **CARDS}, "offers.")
    if "advanced" in section:
        work.advanced_offer = names(section, "advanced", CARDS, "offers.")
        work.advanced = tuple(card for card in work.advanced if card not in work.advanced_offer + work.unit_offer)
    if "spells" in section:
        work.spell_offer = names(section, "spells", CARDS, "offers.")
        work.spells = tuple(card for card in work.spells if card not in work.spell_offer)
    if "skills" in section:
        work.common_skills = names(section, "skills", SKILLS, "offers.")
    if "tactics" in section:
        work.tactics = names(section, "tactics", TACTICS, "offers.")


def _decks(work: Work, section: Mapping[str, Any]) -> None:
    """The named cards lie on top of their decks, in this order; decks named by `only` hold nothing else."""
    cards = dict.fromkeys(("advanced", "spells", "artifacts"), CARDS)
    kinds: dict[str, Container[str]] = {**cards, **dict.fromkeys(("regular", "elite"), UNITS)}
    only(section, (*kinds, "only"), "decks.")
    bare = names(section, "only", kinds, "decks.")
    for deck in dict.fromkeys((*(key for key in section if key != "only"), *bare)):
        found = names(section, deck, kinds[deck], "decks.")
        rest = [] if deck in bare else list(getattr(work, deck))
        for name in found:
            if name in rest:
                rest.remove(name)
        setattr(work, deck, found + tuple(rest))


def _dummy(work: Work, section: Mapping[str, Any]) -> None:
    only(section, ("hero", "deck", "discard", "crystals", "tactic", "skills"), "dummy.")
    if work.dummy is None:
        raise BadPosition("error-position-value", key="dummy", value="")
    dummy = work.dummy
    hero = known(str(section.get("hero", dummy.hero)), HEROES, "dummy.hero")
    printed = tuple(HEROES[hero].dummy_crystals.count(color) for color in BASIC_COLORS)
    work.dummy = replace(
        dummy,
        hero=hero,
        deck=names(section, "deck", CARDS, "dummy.") if "deck" in section else dummy.deck,
        discard=names(section, "discard", CARDS, "dummy."),
        crystals=counts(section, "crystals", BASIC_COLORS, 99) if "crystals" in section else printed,
        tactic=known(str(section["tactic"]), TACTICS, "dummy.tactic") if "tactic" in section else dummy.tactic,
        skills=names(section, "skills", SKILLS, "dummy.") if "skills" in section else dummy.skills,
    )


SECTIONS: dict[str, Callable[[Work, Mapping[str, Any]], None]] = {
    "source": _source,
    "map": _map,
    "piles": _piles,
    "discards": _discards,
    "offers": _offers,
    "decks": _decks,
    "dummy": _dummy,
}
