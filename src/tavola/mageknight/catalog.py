"""Definitions by id. `content/` fills these tables once at import; chapters look pieces up by id."""

from __future__ import annotations

from msgspec import Struct

from ..kernel.effects import NOTHING
from ..kernel.records import Effect
from .state import Table

BASIC_COLORS = ("red", "blue", "white", "green")
COLORS = (*BASIC_COLORS, "gold", "black")
PILES = ("green", "grey", "brown", "violet", "red", "white")


class Banner(Struct, frozen=True):
    """What a Banner does for the Unit that carries it."""

    armor: int = 0
    resists: tuple[str, ...] = ()
    strength: int = 0  # more for each attack and Block of the Unit
    fame: int = 0  # for each of them
    spares: bool = False  # from a Wound, once a round
    rallies: bool = False  # the Unit stands ready again, once a round in peace
    frightens: bool = False  # the Unit may be spent to call an attack off


class Card(Struct, frozen=True):
    """A Deed card. `color` powers the strong side; `cost` is the full price of that side."""

    id: str
    kind: str  # basic_action, advanced_action, spell, artifact, wound
    set: str = "base"
    color: str = ""
    second_color: str = ""
    hero: str = ""
    basic: Effect = NOTHING
    strong: Effect = NOTHING
    healing: bool = False  # a healing card: never playable in combat
    interactive: bool = False
    banner: Banner | None = None  # assigned to a Unit for its basic effect
    icons: tuple[str, ...] = ()  # the types of an Action
    undecided: bool = False  # not played before something more is done with it


class Ability(Struct, frozen=True):
    """One line of a Unit: the mana in front of it (or none) and what it does."""

    effect: Effect
    mana: str = ""


class UnitCard(Struct, frozen=True):
    id: str
    kind: str  # regular, elite
    level: int
    cost: int
    armor: int
    sites: tuple[str, ...]
    abilities: tuple[Ability, ...]
    resistances: tuple[str, ...] = ()
    copies: int = 1
    set: str = "base"
    traits: tuple[
        str, ...
    ] = ()  # contrary (Reputation counts reversed), bribed (2 Influence before it takes damage), familiar,
    # renowned (Reputation counts twice; 2 Influence to use it in an assault), many (several abilities at once)


class EnemyAttack(Struct, frozen=True):
    """One attack of a token. With `summon` set it draws from that pile instead of striking."""

    value: int = 0
    element: str = "physical"
    abilities: tuple[str, ...] = ()  # swift, brutal, poison, paralyze, assassination, cumbersome, vampiric
    summon: str = ""


class Enemy(Struct, frozen=True):
    id: str
    pile: str
    armor: int
    fame: int
    attacks: tuple[EnemyAttack, ...]
    elusive: int = 0  # the higher Armor of an elusive enemy; 0 when it is not elusive
    resistances: tuple[str, ...] = ()  # physical, fire, ice
    abilities: tuple[str, ...] = ()  # fortified, unfortified, arcane_immunity, defend
    defend: int = 0
    copies: int = 1
    set: str = "base"
    faction: str = ""
    reputation: int = 0  # change of Reputation for whoever defeats it, besides what a site or rampaging gives


class Hex(Struct, frozen=True):
    """One space of a tile: terrain, site, rampaging enemy kind and the colours of a mine or city."""

    terrain: str
    site: str = ""
    rampaging: str = ""  # orc_marauder, draconum
    colors: tuple[str, ...] = ()


class Tile(Struct, frozen=True):
    """Seven spaces in the order centre, NE, E, SE, SW, W, NW."""

    id: str
    back: str  # start, countryside, core
    hexes: tuple[Hex, ...]
    city: bool = False
    set: str = "base"


class Reward(Struct, frozen=True):
    """What a conquest pays at the end of the turn.

    Kinds: artifact, spell, advanced_action, unit, random_crystal, crystal_set, dungeon (a die decides).
    """

    kind: str
    count: int = 1


class Ruin(Struct, frozen=True):
    """A yellow token: an altar (mana to pay, fame to gain) or enemies guarding rewards."""

    id: str
    cost: tuple[str, ...] = ()
    fame: int = 0
    enemies: tuple[str, ...] = ()
    rewards: tuple[Reward, ...] = ()
    set: str = "base"


class Tactic(Struct, frozen=True):
    id: str
    time: str  # day, night
    number: int
    keeps: bool = False  # a die of the Source may lie on it


class Hero(Struct, frozen=True):
    id: str
    deck: tuple[str, ...]
    dummy_crystals: tuple[str, ...]
    set: str = "base"


class Skill(Struct, frozen=True):
    id: str
    hero: str
    kind: str  # normal, competitive, cooperative
    usage: str  # once_per_turn, once_per_round, passive, flip
    effect: Effect = NOTHING
    other: Effect = NOTHING  # cooperative: for whoever returns the token; a flipped token: the price to turn it up
    healing: bool = False  # never in combat
    traits: tuple[str, ...] = ()  # cheap_exploring (always), up_by_rest (turned up by a Rest), marked (by a Shield)
    back: str = ""  # the chain that runs when the token comes back from the middle of the table, told its marks
    rebate: int = 0  # serves as a Command token: how much less the Unit recruited under it costs


class Site(Struct, frozen=True):
    """The Site Description card: what a site offers and what guards it."""

    id: str
    category: str  # inhabited, fortified, adventure, special
    recruit: str = ""  # the icon Units must show
    heal_cost: int = 0  # Influence per Healing point
    garrison: str = ""  # pile of the face-down defender placed on reveal
    enemies: tuple[str, ...] = ()  # piles drawn when an adventure site is entered
    units_allowed: bool = True
    night_rules: bool = False
    keeps_enemies: bool = False  # survivors stay for the next hero
    again: bool = False  # may be entered after conquest, for Fame only
    rewards: tuple[Reward, ...] = ()
    set: str = "base"


class City(Struct, frozen=True):
    """A City card: the token piles its garrison is drawn from, for the levels 1 to 11."""

    color: str
    garrisons: tuple[tuple[str, ...], ...]


CARDS: dict[str, Card] = {}
UNITS: dict[str, UnitCard] = {}
ENEMIES: dict[str, Enemy] = {}
TILES: dict[str, Tile] = {}
RUINS: dict[str, Ruin] = {}
TACTICS: dict[str, Tactic] = {}
HEROES: dict[str, Hero] = {}
SKILLS: dict[str, Skill] = {}
SITES: dict[str, Site] = {}
CITIES: dict[str, City] = {}

WOUND = "wound"


class Scenario(Struct, frozen=True):
    """What a scenario lays out, for one number of players. Whatever it does besides is a feature (`features.py`)."""

    id: str
    rounds: int
    shape: str
    countryside: int
    core: int
    core_cities: int
    number: int = 99  # its place in the scenario book; others come last
    places: tuple[tuple[int, int, str], ...] = ()  # a predefined map: slots and the backs that lie there
    city_levels: tuple[int, ...] = ()  # of the first, second … city revealed
    features: tuple[str, ...] = ()  # special rules, each a class of `scenarios/`


class Variant(Struct, frozen=True):
    """A rule the table may agree on before the game. `values`: what it may be set to; none for a plain yes."""

    id: str
    values: tuple[str, ...] = ()
    players: tuple[int, int] = (1, 4)
    against: tuple[str, ...] = ()  # scenarios and other variants it cannot be combined with
    only: tuple[str, ...] = ()  # the scenarios it is made for; none: for all
    cities: tuple[int, int] = (0, 4)  # how many cities the scenario may have


VARIANTS: dict[str, Variant] = {}

#: A scenario by its id and the number of players, who change its length, its map and its rivals.
SCENARIOS: dict[str, dict[int, Scenario]] = {}

#: Another form of a scenario, by its id and the variant that asks for it.
FORMS: dict[tuple[str, str], dict[int, Scenario]] = {}


def setting(table: Table, variant: str) -> str:
    """The value a variant was set to, `on` for a plain yes, nothing where the table plays without it."""
    for name in table.variants:
        if name == variant:
            return "on"
        if name.startswith(f"{variant}="):
            return name.partition("=")[2]
    return ""
