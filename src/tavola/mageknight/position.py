"""Positions (docs/position-notation.md): a small table of keys sets up any situation; the rest comes from the seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from ..kernel.errors import BadPosition
from ..kernel.records import Frame, Setup
from .block import new_foe
from .book import BOOK
from .catalog import (
    BASIC_COLORS,
    CARDS,
    COLORS,
    ENEMIES,
    HEROES,
    PILES,
    RUINS,
    SCENARIOS,
    SITES,
    SKILLS,
    TACTICS,
    TILES,
    UNITS,
    scenario_of,
)
from .cities import fortify
from .combat import PHASES, begin
from .explore import on_map, reveal_tile
from .fame import BEST, WORST, level_for
from .hexmap import board, hex_at, neighbours, put_space, site_at, space_at
from .movement import safe
from .setup import start
from .state import Combat, Die, Owned, Placed, Played, Points, State, Token, Unit, Work, bench, frozen
from .tactics import tactic_number

_FIRST_PHASES = ("tactics", "before", "move", "interaction", "after")
_TOP = (
    "game",
    "scenario",
    "seed",
    "hero",
    "round",
    "time",
    "phase",
    "rolls",
    "sets",
    "player",
    "source",
    "map",
    "piles",
    "discards",
)
_KEYS = (*_TOP, "offers", "decks", "dummy", "combat", "turns_left", "final_turns")


def from_position(table: Mapping[str, Any]) -> State:
    """The state a position describes."""
    _only(table, _KEYS, "")
    scenario = str(table.get("scenario", next(iter(SCENARIOS))))
    hero = _known(str(table.get("hero", "tovak")), HEROES, "hero")
    options = {"sets": str(table["sets"])} if "sets" in table else {}
    state = start(Setup("mageknight", scenario, (hero,), options), _number(table, "seed", 0, 0))
    phase = str(table.get("phase", "move"))
    if phase not in _FIRST_PHASES:
        raise BadPosition("error-position-value", key="phase", value=phase)
    work = bench(state)
    _clock(work, table)
    for key, fill in _SECTIONS.items():
        if key in table:
            section = table[key]
            if not isinstance(section, Mapping):
                raise BadPosition("error-position-value", key=key, value=str(section))
            fill(work, section)
    if phase != "tactics":
        _to_turn(work, phase, table)
    work.pins = tuple(_known(str(face), COLORS, "rolls") for face in _list(table, "rolls"))
    if "combat" in table:
        _combat(work, table["combat"])
    BOOK.settle(work)
    return frozen(work)


def _to_turn(work: Work, phase: str, table: Mapping[str, Any]) -> None:
    """The player's turn begins, or stands in the phase asked for."""
    me = work.me
    work.phase = phase
    work.turn = 1
    work.order = (0, -1) if work.dummy is not None else (0,)
    work.place = 0
    if not me.tactic:
        me.tactic = "early_bird" if work.time == "day" else "from_the_dusk"
    if work.dummy is not None and not work.dummy.tactic:
        work.dummy = replace(work.dummy, tactic=_free_tactic(work))
    if work.dummy is not None and tactic_number(work.dummy.tactic) < tactic_number(me.tactic):
        work.order, work.place = (-1, 0), 1
    if phase == "before":
        work.stack = (Frame("turn.begin", (0,)),)
        return
    if not me.at:
        me.at = "0,0"
    me.path = me.path or (me.at,)
    me.exempt = not me.hand and bool(me.deck)
    work.stack = (Frame("turn"),)


def _free_tactic(work: Work) -> str:
    return next(one.id for one in TACTICS.values() if one.time == work.time and one.id != work.me.tactic)


def _clock(work: Work, table: Mapping[str, Any]) -> None:
    time = str(table.get("time", "day"))
    if time not in ("day", "night"):
        raise BadPosition("error-position-value", key="time", value=time)
    work.time = time
    work.round = _number(table, "round", 1 if time == "day" else 2, 1)
    if work.round > scenario_of(work).rounds:
        raise BadPosition("error-position-value", key="round", value=str(work.round))
    work.left = _number(table, "turns_left", -1, -1)
    work.final = _number(table, "final_turns", -1, -1)
    if time == "night":
        work.tactics = tuple(one.id for one in TACTICS.values() if one.time == "night")


# -- the player ---------------------------------------------------------------------------------------------------

_POINTS = ("move", "influence", "heal")
_PLAYER = (
    *_POINTS,
    "hand",
    "deck",
    "discard",
    "play",
    "fame",
    "reputation",
    "level",
    "crystals",
    "mana",
    "units",
    "skills",
    "skill_pile",
    "tactic",
    "tactic_used",
    "stored",
    "at",
    "path",
    "carded",
    "draw_bonus",
)


def _player(work: Work, section: Mapping[str, Any]) -> None:
    _only(section, _PLAYER, "player.")
    me = work.me
    for pile in ("hand", "discard", "stored"):
        if pile in section:
            setattr(me, pile, _names(section, pile, CARDS, "player."))
    if "play" in section:
        me.play = tuple(Played(card, "basic") for card in _names(section, "play", CARDS, "player."))
    me.deck = _names(section, "deck", CARDS, "player.") if "deck" in section else _rest_of_deck(work)
    me.fame = _number(section, "fame", 0, 0, "player.")
    me.level = _number(section, "level", level_for(me.fame), 1, "player.")
    me.reputation = _number(section, "reputation", 0, WORST, "player.")
    if me.reputation > BEST:
        raise BadPosition("error-position-value", key="player.reputation", value=str(me.reputation))
    me.crystals = _counts(section, "crystals", BASIC_COLORS, 3)
    me.mana = _counts(section, "mana", COLORS, 99)
    me.units = tuple(_unit(entry) for entry in _list(section, "units"))
    me.skills = tuple(Owned(name) for name in _names(section, "skills", SKILLS, "player."))
    if "skill_pile" in section:
        me.skill_pile = _names(section, "skill_pile", SKILLS, "player.")
    if "tactic" in section:
        me.tactic = _known(str(section["tactic"]), TACTICS, "player.tactic")
    me.tactic_used = bool(section.get("tactic_used", False))
    me.carded = bool(section.get("carded", False))
    me.draw_bonus = _number(section, "draw_bonus", 0, 0, "player.")
    for points in _POINTS:
        setattr(me, points, _number(section, points, 0, -20, "player."))
    if "at" in section:
        me.at = _space_name(work, str(section["at"]), "player.at")
    if "path" in section:
        me.path = tuple(_space_name(work, str(at), "player.path") for at in _list(section, "path"))
        me.at = me.path[-1] if me.path else me.at


def _rest_of_deck(work: Work) -> tuple[str, ...]:
    """The Hero's sixteen cards less those laid elsewhere, in the order the seed gave them."""
    me = work.me
    elsewhere = list(me.hand + me.discard + me.stored + tuple(played.card for played in me.play))
    found = []
    for card in HEROES[me.hero].deck:
        if card in elsewhere:
            elsewhere.remove(card)
        else:
            found.append(card)
    return tuple(found)


def _unit(entry: object) -> Unit:
    if isinstance(entry, str):
        return Unit(_known(entry, UNITS, "player.units"))
    if not isinstance(entry, Mapping):
        raise BadPosition("error-position-value", key="player.units", value=str(entry))
    _only(entry, ("unit", "spent", "wounds", "mana"), "player.units.")
    return Unit(
        _known(str(entry.get("unit", "")), UNITS, "player.units.unit"),
        bool(entry.get("spent", False)),
        _number(entry, "wounds", 0, 0, "player.units."),
        mana=str(entry.get("mana", "")),
    )


# -- the table ----------------------------------------------------------------------------------------------------


def _source(work: Work, section: Mapping[str, Any]) -> None:
    _only(section, ("dice", "kept"), "source.")
    dice = tuple(Die(_known(str(color), COLORS, "source.dice")) for color in _list(section, "dice"))
    kept = tuple(Die(_known(str(color), BASIC_COLORS, "source.kept"), "kept") for color in _list(section, "kept"))
    work.source = dice + kept


def _map(work: Work, section: Mapping[str, Any]) -> None:
    _only(section, ("tiles", "stack", "tokens", "hidden", "ruins", "hidden_ruins", "shields", "burned"), "map.")
    for slot, tile in _table(section, "tiles").items():
        _lay(work, slot, _known(str(tile), TILES, "map.tiles"))
    if "stack" in section:
        stack = _names(section, "stack", TILES, "map.")
        work.tile_stack = stack
        work.spare = tuple(tile for tile in work.spare if tile not in stack)
    for key, up in (("tokens", True), ("hidden", False)):
        for at, enemies in _table(section, key).items():
            _place_tokens(work, _space_name(work, at, f"map.{key}"), enemies, up)
    for key, up in (("ruins", True), ("hidden_ruins", False)):
        for at, ruin in _table(section, key).items():
            name = _known(str(ruin), RUINS, f"map.{key}")
            work.ruins = tuple(other for other in work.ruins if other != name)
            space = space_at(work, _space_name(work, at, f"map.{key}"))
            put_space(work, at, replace(space, ruin=name, ruin_up=up))
    for key in ("shields", "burned"):
        for at in _list(section, key):
            space = space_at(work, _space_name(work, str(at), f"map.{key}"))
            put_space(work, str(at), replace(space, shields=(0,), tokens=(), burned=space.burned or key == "burned"))


def _lay(work: Work, slot: str, tile: str) -> None:
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
    reveal_tile(work, Placed(x, y, tile))
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
    tokens = tuple(Token(_drawn(work, _known(str(name), ENEMIES, "map.tokens")), up) for name in names)
    rampaging = space.rampaging or hex_at(work, at).rampaging
    put_space(work, at, replace(space, tokens=tokens, rampaging=rampaging if tokens else ""))


def _drawn(work: Work, enemy: str) -> str:
    """Take a token out of its pile, if it lies there."""
    pile = ENEMIES[enemy].pile
    tokens = work.piles[pile]
    if enemy in tokens:
        place = tokens.index(enemy)
        work.piles = {**work.piles, pile: tokens[:place] + tokens[place + 1 :]}
    return enemy


def _piles(work: Work, section: Mapping[str, Any]) -> None:
    """The named tokens lie on top of their piles, in this order."""
    _only(section, PILES, "piles.")
    for pile in section:
        names = _names(section, pile, ENEMIES, "piles.")
        for name in names:
            _drawn(work, name)
        work.piles = {**work.piles, pile: names + work.piles[pile]}


def _discards(work: Work, section: Mapping[str, Any]) -> None:
    """The named tokens lie in the discard of their colour, no longer in its pile."""
    _only(section, PILES, "discards.")
    for pile in section:
        names = _names(section, pile, ENEMIES, "discards.")
        for name in names:
            _drawn(work, name)
        work.discards = {**work.discards, pile: names}


def _offers(work: Work, section: Mapping[str, Any]) -> None:
    _only(section, ("units", "advanced", "spells", "skills", "tactics"), "offers.")
    if "units" in section:
        work.unit_offer = _names(section, "units", {**UNITS, **CARDS}, "offers.")
    if "advanced" in section:
        work.advanced_offer = _names(section, "advanced", CARDS, "offers.")
        work.advanced = tuple(card for card in work.advanced if card not in work.advanced_offer + work.unit_offer)
    if "spells" in section:
        work.spell_offer = _names(section, "spells", CARDS, "offers.")
        work.spells = tuple(card for card in work.spells if card not in work.spell_offer)
    if "skills" in section:
        work.common_skills = _names(section, "skills", SKILLS, "offers.")
    if "tactics" in section:
        work.tactics = _names(section, "tactics", TACTICS, "offers.")


def _decks(work: Work, section: Mapping[str, Any]) -> None:
    """The named cards lie on top of their decks, in this order."""
    kinds = {"advanced": CARDS, "spells": CARDS, "artifacts": CARDS, "regular": UNITS}
    _only(section, tuple(kinds), "decks.")
    for deck in section:
        names = _names(section, deck, kinds[deck], "decks.")
        rest = list(getattr(work, deck))
        for name in names:
            if name in rest:
                rest.remove(name)
        setattr(work, deck, names + tuple(rest))


def _dummy(work: Work, section: Mapping[str, Any]) -> None:
    _only(section, ("hero", "deck", "discard", "crystals", "tactic", "skills"), "dummy.")
    if work.dummy is None:
        raise BadPosition("error-position-value", key="dummy", value="")
    dummy = work.dummy
    hero = _known(str(section.get("hero", dummy.hero)), HEROES, "dummy.hero")
    printed = tuple(HEROES[hero].dummy_crystals.count(color) for color in BASIC_COLORS)
    work.dummy = replace(
        dummy,
        hero=hero,
        deck=_names(section, "deck", CARDS, "dummy.") if "deck" in section else dummy.deck,
        discard=_names(section, "discard", CARDS, "dummy."),
        crystals=_counts(section, "crystals", BASIC_COLORS, 99) if "crystals" in section else printed,
        tactic=_known(str(section["tactic"]), TACTICS, "dummy.tactic") if "tactic" in section else dummy.tactic,
        skills=_names(section, "skills", SKILLS, "dummy.") if "skills" in section else dummy.skills,
    )


_SECTIONS: dict[str, Callable[[Work, Mapping[str, Any]], None]] = {
    "source": _source,
    "map": _map,
    "player": _player,
    "piles": _piles,
    "discards": _discards,
    "offers": _offers,
    "decks": _decks,
    "dummy": _dummy,
}


# -- a combat under way -------------------------------------------------------------------------------------------


def _combat(work: Work, section: object) -> None:
    """Enemies face the Hero at once. `site` names what is fought over; it must lie on the map."""
    if not isinstance(section, Mapping):
        raise BadPosition("error-position-value", key="combat", value=str(section))
    _only(section, ("enemies", "site", "phase", "wounds", "pool"), "combat.")
    names = _names(section, "enemies", ENEMIES, "combat.")
    if not names:
        raise BadPosition("error-position-value", key="combat.enemies", value="")
    phase = str(section.get("phase", "ranged"))
    if phase not in PHASES:
        raise BadPosition("error-position-value", key="combat.phase", value=phase)
    site = str(section.get("site", ""))
    kind, at, back = _battlefield(work, site)
    foes = []
    for n, name in enumerate(names, 1):
        foe = new_foe(n, _drawn(work, name))
        foe = replace(foe, defender=kind != "challenge", space=at if kind == "assault" else "")
        foes.append(fortify(work, at, foe) if kind == "assault" else foe)
    if kind == "assault":
        put_space(work, at, replace(space_at(work, at), tokens=tuple(Token(name, True) for name in names)))
    card = SITES.get(site)
    me = work.me
    points = (me.move, me.influence, me.heal)
    begin(
        work,
        Combat(
            kind,
            at,
            phase,
            tuple(foes),
            tuple(_points(str(entry)) for entry in _list(section, "pool")),
            site=site,
            back=back,
            night=bool(card and card.night_rules),
            units=card.units_allowed and kind != "burn" if card else True,
            wounds=_number(section, "wounds", 0, 0, "combat."),
        ),
    )
    me.move, me.influence, me.heal = points


def _points(entry: str) -> Points:
    """Points already generated: `attack 3 fire ranged`, `attack 2 physical melee`, `block 4 ice`."""
    what, number, element, *kind = entry.split() if len(entry.split()) > 2 else ("", "", "")
    kinds = [[one] for one in ("melee", "ranged", "siege")] if what == "attack" else [[]]
    elements = ("physical", "fire", "ice", "coldfire")
    if what not in ("attack", "block") or not number.isdigit() or element not in elements or kind not in kinds:
        raise BadPosition("error-position-value", key="combat.pool", value=entry)
    return Points(what, int(number), element, kind[0] if kind else "plain", "position")


def _battlefield(work: Work, site: str) -> tuple[str, str, str]:
    """The kind of fight a site means, where it is, and the way back."""
    if not site:
        return "challenge", work.me.at, ""
    if site not in SITES:
        raise BadPosition("error-position-value", key="combat.site", value=site)
    at = next((at for at in board(work.tiles) if site_at(work, at) == site), "")
    if not at:
        raise BadPosition("error-position-value", key="combat.site", value=site)
    back = next((near for near in neighbours(at) if safe(work, near)), "")
    work.me.path = (back, at) if back else (at,)
    work.me.at = at
    if SITES[site].category == "fortified":
        return "assault", at, back
    return ("burn" if site == "monastery" else "adventure"), at, ""


# -- reading values -----------------------------------------------------------------------------------------------


def _only(table: Mapping[str, Any], known: tuple[str, ...], prefix: str) -> None:
    for key in table:
        if key not in known:
            raise BadPosition("error-position-key", key=prefix + str(key), known=known)


def _number(table: Mapping[str, Any], key: str, default: int, least: int, prefix: str = "") -> int:
    value = table.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise BadPosition("error-position-value", key=prefix + key, value=str(value))
    return value


def _list(table: Mapping[str, Any], key: str) -> list[Any]:
    value = table.get(key, [])
    if not isinstance(value, list):
        raise BadPosition("error-position-value", key=key, value=str(value))
    return value


def _table(table: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    value = table.get(key, {})
    if not isinstance(value, Mapping):
        raise BadPosition("error-position-value", key=key, value=str(value))
    return value


def _known(value: str, known: Any, key: str) -> str:
    if value not in known:
        raise BadPosition("error-position-value", key=key, value=value)
    return value


def _names(table: Mapping[str, Any], key: str, known: Any, prefix: str) -> tuple[str, ...]:
    return tuple(_known(str(name), known, prefix + key) for name in _list(table, key))


def _counts(table: Mapping[str, Any], key: str, colors: tuple[str, ...], most: int) -> tuple[int, ...]:
    section = _table(table, key)
    _only(section, colors, f"player.{key}.")
    found = tuple(_number(section, color, 0, 0, f"player.{key}.") for color in colors)
    if any(n > most for n in found):
        raise BadPosition("error-position-value", key=f"player.{key}", value=str(dict(section)))
    return found


def _space_name(work: Work, at: str, key: str) -> str:
    if at not in board(work.tiles):
        raise BadPosition("error-position-value", key=key, value=at)
    return at
