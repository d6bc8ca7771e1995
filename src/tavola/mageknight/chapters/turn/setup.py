"""Setting up a game (MK-SET): scenario, heroes and seed give the first state."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from ....kernel.errors import UnknownName
from ....kernel.records import Frame, Setup
from ....kernel.rng import seeded
from ....kernel.work import draw_index, shuffle
from ...book import BOOK
from ...catalog import (
    BASIC_COLORS,
    CARDS,
    ENEMIES,
    HEROES,
    PILES,
    RUINS,
    SCENARIOS,
    SKILLS,
    TACTICS,
    TILES,
    UNITS,
    VARIANTS,
    Scenario,
    Tile,
)
from ...features import Feature, always_teams, fire, fold, plan_of, scenario_of
from ...state import NOBODY, Dummy, Placed, Player, State, Table, Work, frozen, pick_up, put_down
from ..land.explore import next_tile, reveal_tile
from ..land.offers import deal_units, need_advanced, need_spells
from ..pieces.dice import fresh_source
from ..pieces.tracks import LEVELS

#: The option by which Heroes are chosen in play, and what a seat is called until then.
CHOICE = "hero_choice"
ANY = "any"

SETS = ("base", "lost_legion", "ultimate_edition")
#: Other boxes a table may ask for.
_OTHERS = ("shades_of_tezla", "expansion_tiles")
_UNUSED_TILES = ("core_volkare",)  # for scenarios of another box
_START = {"wedge": "start_a", "open3": "start_b", "open4": "start_b", "open5": "start_b", "places": "start_b"}
_FIRST_SLOTS = {"start_a": ((0, 1), (1, 0)), "start_b": ((0, 1), (1, 0), (1, -1))}


def start(setup: Setup, seed: int) -> State:
    """Lay out everything and stop at the first decision."""
    scenario = check(setup)
    sets = _sets(setup)
    work = Work(**_empty(setup, scenario, sets, seed))
    work.players = (_nobody(),) * len(setup.players)
    work.time = fold(work, Feature.first_time, "day")
    _fill_piles(work, sets)
    _fill_decks(work, sets)
    work.players = tuple(new_player(work, hero) for hero in setup.players)
    pick_up(work, 0)
    work.stack = (Frame("rounds.tactics"), Frame("setup.table"), Frame("setup.dealt"))
    fire(work, Feature.seated)
    BOOK.settle(work)
    return frozen(work)


@BOOK.does("setup.dealt")
def dealt(work: Work) -> None:
    fire(work, Feature.dealt)


@BOOK.does("setup.table")
def lay_table(work: Work) -> None:
    """Offers, the Dummy, the Source, the map and the first Tactics."""
    scenario = scenario_of(work)
    if not fold(work, Feature.offers_covered, False):
        need_spells(work)
        need_advanced(work)
    if fold(work, Feature.dummy, False):
        put_down(work)
        _seat_dummy(work, tuple(player.hero for player in work.players))
    fresh_source(work, fold(work, Feature.plenty, len(work.players) + 2))
    _lay_map(work, scenario, work.sets)
    _first_units(work)
    work.tactics = tuple(tactic.id for tactic in TACTICS.values() if tactic.time == work.time)
    fire(work, Feature.laid_out)


def check(setup: Setup) -> Scenario:
    """Names that do not exist, and tables that cannot be, are refused by name."""
    plans = SCENARIOS.get(setup.scenario)
    if plans is None:
        raise UnknownName("error-unknown-scenario", name=setup.scenario, known=tuple(SCENARIOS))
    known = (ANY,) if CHOICE in setup.options else tuple(HEROES)
    for hero in setup.players:
        if hero not in known:
            raise UnknownName("error-unknown-hero", name=hero, known=known)
    if len(setup.players) not in plans:
        raise UnknownName("error-player-count", count=len(setup.players), least=min(plans), most=max(plans))
    for place, hero in enumerate(setup.players):
        if hero != ANY and hero in setup.players[:place]:
            raise UnknownName("error-same-hero", name=hero)
    for option, value in setup.options.items():
        if option != "sets":
            _check_variant(setup, option, value)
    plan = plan_of(setup.scenario, len(setup.players), _variants(setup, plans[len(setup.players)]))
    for option in setup.options:
        if option != "sets" and not VARIANTS[option].cities[0] <= plan.core_cities <= VARIANTS[option].cities[1]:
            raise UnknownName("error-option-against", name=option, other=setup.scenario)
    return plan


def _check_variant(setup: Setup, name: str, value: str) -> None:
    """A variant must exist, have that value, and go with the scenario, the players and the other variants."""
    variant = VARIANTS.get(name)
    if variant is None:
        raise UnknownName("error-unknown-variant", name=name, known=("sets", *VARIANTS))
    if value not in (variant.values or ("on",)):
        raise UnknownName("error-option-value", name=name, value=value, known=variant.values or ("on",))
    least, most = variant.players
    if not least <= len(setup.players) <= most:
        raise UnknownName("error-option-players", name=name, least=least, most=most)
    if variant.only and setup.scenario not in variant.only:
        raise UnknownName("error-option-against", name=name, other=setup.scenario)
    for other in (setup.scenario, *setup.options):
        if other in variant.against:
            raise UnknownName("error-option-against", name=name, other=other)


def _variants(setup: Setup, scenario: Scenario) -> tuple[str, ...]:
    """Variants as features, in the order of the catalogue: a plain one by its name, one with a value as
    `name=value`."""
    teams = always_teams(scenario)
    options = {"teams": teams, **setup.options} if teams else setup.options
    return tuple(
        name if not variant.values else f"{name}={options[name]}"
        for name, variant in VARIANTS.items()
        if name in options
    )


def _sets(setup: Setup) -> tuple[str, ...]:
    asked = tuple(name for name in setup.options.get("sets", "").split("+") if name)
    if not asked:
        return SETS
    more = optional_sets()
    for name in asked:
        if name not in SETS + more:
            raise UnknownName("error-unknown-set", name=name, known=SETS + more)
    return SETS + tuple(name for name in asked if name in more)


def optional_sets() -> tuple[str, ...]:
    """What a table may add to the box: other boxes, and the sets that invented pieces belong to."""
    found = [card.set for card in CARDS.values() if not card.hero] + [unit.set for unit in UNITS.values()]
    found += [enemy.set for enemy in ENEMIES.values()]
    return tuple(dict.fromkeys((*_OTHERS, *(name for name in found if name not in SETS))))


def _empty(setup: Setup, scenario: Scenario, sets: tuple[str, ...], seed: int) -> dict[str, Any]:
    """A bare table."""
    blank: dict[str, Any] = dict.fromkeys(Table.__struct_fields__, ())
    numbers = {"round": 1, "turn": 0, "place": -1, "current": 0, "left": -1, "final": -1, "announced": NOBODY}
    nothing = {"dummy": None, "combat": None, "outcome": None, "duel": None, "joint": None}
    return {
        **blank,
        **numbers,
        **nothing,
        "rng": seeded(seed),
        "scenario": setup.scenario,
        "sets": sets,
        "variants": _variants(setup, scenario),
        "time": "day",
        "phase": "setup",
        "spaces": {},
        "piles": {},
        "discards": dict.fromkeys(PILES, ()),
    }


def _fill_piles(work: Work, sets: tuple[str, ...]) -> None:
    """Six piles of enemy tokens and one of ruins, each shuffled."""
    tokens: dict[str, list[str]] = {pile: [] for pile in PILES}
    for enemy in ENEMIES.values():
        if enemy.pile in tokens and enemy.set in sets:
            tokens[enemy.pile] += [enemy.id] * enemy.copies
    work.piles = {pile: _mixed(work, found) for pile, found in tokens.items()}
    work.ruins = _mixed(work, tuple(ruin.id for ruin in RUINS.values() if ruin.set in sets))


def _mixed(work: Work, pieces: Iterable[str]) -> tuple[str, ...]:
    """Shuffled from the order of their names: how the content is filed never decides a deal."""
    return shuffle(work, tuple(sorted(pieces)))


def _fill_decks(work: Work, sets: tuple[str, ...]) -> None:
    quarrels = fold(work, Feature.quarrels, True)
    decks: dict[str, list[str]] = {"artifact": [], "spell": [], "advanced_action": []}
    for card in CARDS.values():
        if card.kind in decks and card.set in sets and (quarrels or not card.interactive):
            decks[card.kind].append(card.id)
    work.artifacts = _mixed(work, decks["artifact"])
    work.spells = _mixed(work, decks["spell"])
    work.advanced = _mixed(work, decks["advanced_action"])
    units = fold(work, Feature.units, [unit for unit in UNITS.values() if unit.set in sets for _ in range(unit.copies)])
    work.regular = _mixed(work, tuple(unit.id for unit in units if unit.kind == "regular"))
    work.elite = _mixed(work, tuple(unit.id for unit in units if unit.kind == "elite"))


def _skills(work: Work, hero: str) -> tuple[str, ...]:
    """The Hero's Skills with the interactive one this table uses, competitive or cooperative, shuffled."""
    kinds = ("normal", fold(work, Feature.interactive, "competitive"))
    return _mixed(work, tuple(skill.id for skill in SKILLS.values() if skill.hero == hero and skill.kind in kinds))


def new_player(work: Work, hero: str) -> Player:
    """A Hero with all that belongs to it; who has yet to choose one has nothing."""
    deck = shuffle(work, HEROES[hero].deck) if hero != ANY else ()
    hand = LEVELS[0].hand_limit
    return replace(
        _nobody(),
        hero=hero,
        hand=deck[:hand],
        deck=deck[hand:],
        fame=fold(work, Feature.first_fame, 0),
        reputation=fold(work, Feature.first_reputation, 0),
        skill_pile=_skills(work, hero),
    )


def _nobody() -> Player:
    """A seat before its Hero is chosen."""
    return Player(
        hero=ANY,
        hand=(),
        deck=(),
        discard=(),
        play=(),
        fame=0,
        reputation=0,
        level=1,
        crystals=(0, 0, 0, 0),
        mana=(0,) * 6,
        units=(),
        skills=(),
        skill_pile=(),
        refused=(),
        tactic="",
        tactic_used=False,
        stored=(),
        at="",
        draw_bonus=0,
        move=0,
        influence=0,
        heal=0,
        path=(),
        carded=False,
        exempt=False,
        dice=1,
        mods=(),
        rewards=(),
        later=(),
        rested=False,
        moved=False,
        extra_turn=False,
        before=(),
    )


def _seat_dummy(work: Work, taken: tuple[str, ...]) -> None:
    """An unused Hero at random: its deck, and the crystals of the dots on its card."""
    free = tuple(hero for hero in HEROES if hero not in taken)
    hero = HEROES[free[draw_index(work, len(free))]]
    crystals = tuple(hero.dummy_crystals.count(color) for color in BASIC_COLORS)
    work.dummy = Dummy(hero.id, shuffle(work, hero.deck), (), crystals, _skills(work, hero.id))


def _lay_map(work: Work, scenario: Scenario, sets: tuple[str, ...]) -> None:
    """The stack: Countryside above, Core below; then the starting tile and its neighbours."""
    found = [tile for tile in TILES.values() if tile.set == "base" or "expansion_tiles" in sets]
    able = fold(work, Feature.tiles, [tile for tile in found if tile.id not in _UNUSED_TILES])
    country = _chosen(work, scenario, [tile for tile in able if tile.back == "countryside"])
    barred = [tile for tile in able if tile.back == "core" and fold(work, Feature.left_out, False, tile)]
    cities = shuffle(work, tuple(tile.id for tile in able if tile.city and tile not in barred))
    plain = [tile for tile in able if tile.back == "core" and not tile.city and tile not in barred]
    needed = tuple(tile.id for tile in plain if fold(work, Feature.needed, False, tile))
    core = needed + shuffle(work, tuple(tile.id for tile in plain if tile.id not in needed))
    spare = tuple(tile.id for tile in barred if not tile.city)
    bottom = shuffle(work, core[: scenario.core] + cities[: scenario.core_cities])
    work.tile_stack = country[: scenario.countryside] + bottom
    work.spare = country[scenario.countryside :] + core[scenario.core :] + spare
    first = _START[scenario.shape]
    work.tiles = (Placed(0, 0, first),)
    for x, y in _FIRST_SLOTS[first]:
        reveal_tile(work, Placed(x, y, next_tile(work)))


def _chosen(work: Work, scenario: Scenario, tiles: list[Tile]) -> tuple[str, ...]:
    """Countryside tiles, those for the stack first: in numerical order, or at random with none left out that the
    scenario needs."""
    if not fold(work, Feature.shuffled, True):
        return tuple(tile.id for tile in tiles)
    needed = tuple(tile.id for tile in tiles if fold(work, Feature.needed, False, tile))
    others = shuffle(work, tuple(tile.id for tile in tiles if tile.id not in needed))
    used = shuffle(work, (*needed, *others[: max(0, scenario.countryside - len(needed))]))
    return used + tuple(tile for tile in others if tile not in used)


def _first_units(work: Work) -> None:
    """The first offer; where a scenario asks more of it, it is dealt until it will do."""
    monastery_cards = tuple(name for name in work.unit_offer if name not in UNITS)
    work.advanced = monastery_cards + work.advanced
    deal_units(work)
    while not fold(work, Feature.first_units_stand, True):
        units = tuple(name for name in work.unit_offer if name in UNITS)
        work.advanced = tuple(name for name in work.unit_offer if name not in UNITS) + work.advanced
        work.regular = shuffle(work, units + work.regular)
        deal_units(work)
