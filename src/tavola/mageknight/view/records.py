"""The records of a view. `web/src/games/mageknight/view.ts` and `docs/mageknight/view.md` are written from them:
run `make view` after a change. What follows `#:` becomes the words of the document."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Struct, field

from ...kernel.shapes import one_of

Basic: TypeAlias = Annotated[str, one_of("red", "blue", "white", "green")]
Color: TypeAlias = Annotated[str, one_of("red", "blue", "white", "green", "gold", "black")]
Names: TypeAlias = tuple[str, ...]


class Turn(Struct, frozen=True):
    """A place in the Round Order."""

    who: int | str  #: a seat, or `dummy`
    tactic: str
    down: bool  #: the Round Order token lies face down: the next turn is skipped


class Round(Struct, frozen=True):
    """Where the game stands."""

    number: int
    of: int
    time: Annotated[str, one_of("day", "night")]
    turn: int
    night_rules: bool  #: the rules of the night hold for whoever acts
    order: tuple[Turn, ...]
    announced: bool  #: the end of the Round
    last_turn: bool  #: everybody has one turn at most


class Token(Struct, frozen=True):
    """An enemy token on the map."""

    enemy: str | None  #: null while it lies face down
    pile: str  #: the colour of its back
    up: bool
    rampaging: bool


class City(Struct, frozen=True):
    level: int | None  #: null: it does not fight
    leader: int | None  #: the seat that leads it since it fell


class Hex(Struct, frozen=True):
    """A revealed space."""

    at: str
    tile: str
    terrain: str
    site: str | None
    colors: tuple[Basic, ...]  #: of a mine, or of a city; a city of two spaces shows everything on its left one
    tokens: tuple[Token, ...]
    ruin: str | None  #: its id, or `hidden`
    shields: tuple[int, ...]  #: seats, in the order they were placed
    burned: bool
    secret: bool  #: the tile does not show this site
    city: City | None
    cost: int | None  #: Move points to enter now; null: never
    safe: bool


class Slot(Struct, frozen=True):
    """A place beside the map where a tile may come."""

    slot: str
    centre: str
    hexes: Names
    legal: bool


class Stack(Struct, frozen=True):
    countryside: int
    core: int


class Land(Struct, frozen=True):
    """The map, and what may still be added to it."""

    hexes: tuple[Hex, ...]
    slots: tuple[Slot, ...]
    stack: Stack  #: tiles not yet revealed, by their backs
    explore: int  #: Move points it takes to reveal a tile


class Die(Struct, frozen=True):
    """A mana die of the Source."""

    color: Color
    state: Annotated[str, one_of("free", "taken", "depleted", "kept")]


class Offered(Struct, frozen=True, omit_defaults=True):
    """What lies in the Unit offer: a Unit, or a card at a monastery."""

    unit: str = ""
    card: str = ""


class Offers(Struct, frozen=True):
    units: tuple[Offered, ...]
    advanced: Names
    spells: Names
    skills: Names
    tactics: Names


class Decks(Struct, frozen=True):
    """How many are left in each deck and pile; discarded tokens lie open."""

    artifacts: int
    spells: int
    advanced: int
    regular: int
    elite: int
    piles: dict[str, int]
    discards: dict[str, list[str]]


class Played(Struct, frozen=True):
    card: str
    side: str


class OwnUnit(Struct, frozen=True, omit_defaults=True):
    """A Unit a player leads."""

    unit: str
    spent: bool
    wounds: int
    mana: str
    banner: str
    furled: bool  #: the banner was used this round
    n: int  #: its number, which no other Unit of this player ever has
    armor: int  #: with everything that protects it
    resistances: Names
    absorbed: bool  #: it resisted damage in this combat, so it takes no more
    token: str = ""  #: the Skill that serves as its Command token


class OwnSkill(Struct, frozen=True, omit_defaults=True):
    skill: str
    used: bool
    centre: bool = False  #: it lies in the middle of the table
    mark: str = ""  #: the colour a Shield on it marks


class OwnTactic(Struct, frozen=True):
    tactic: str
    used: bool
    stored: int  #: cards put aside by it


class Player(Struct, frozen=True):
    seat: int
    hero: str  #: `any` while no Hero is chosen
    out: bool
    at: str | None
    fame: int  #: may be negative
    fame_space: int  #: where the Shield stands on the track
    level: int
    level_from: int
    next_level: int | None
    reputation: int
    influence_bonus: int | None  #: null: nobody deals with this player
    armor: int
    hand_limit: int
    hand_bonus: int
    hand: Names  #: empty for others
    hand_count: int
    deck_count: int
    discard: Names
    play: tuple[Played, ...]
    crystals: dict[Basic, int]
    mana: dict[Color, int]
    units: tuple[OwnUnit, ...]
    commands: int
    skills: tuple[OwnSkill, ...]
    shown: Names  #: Artifacts turned up for this turn
    kept: Names  #: enemy tokens kept by a Skill
    aside: Names  #: cards set aside until the round is over
    tactic: OwnTactic
    move: int
    influence: int
    heal: int
    dice: int  #: dice of the Source this player may still use
    moved: bool
    rested: bool
    acted: bool
    wounds_this_combat: int
    knocked_out: bool


class Dummy(Struct, frozen=True):
    """The player nobody plays."""

    hero: str
    deck: int
    discard: int
    crystals: dict[Basic, int]
    tactic: str


class Attack(Struct, frozen=True):
    """One attack of an enemy."""

    i: int  #: counted from one
    value: int
    element: str
    abilities: Names
    summon: str  #: the pile it summons from
    need: int  #: Block that stops it
    damage: int
    state: Annotated[str, one_of("open", "blocked", "cancelled", "assigned", "hidden")]  #: hidden: a summoner's


class Foe(Struct, frozen=True):
    n: int  #: what notations call it
    enemy: str
    armor: int
    fortified: int
    resistances: Names
    abilities: Names
    fame: int
    rampaging: bool
    defender: bool
    defeated: bool
    targetable: bool
    summoned_by: int | None
    attacks: tuple[Attack, ...]


class Points(Struct, frozen=True):
    """Attack or Block played so far."""

    what: str
    kind: str
    element: str
    n: int
    source: str = field(name="from")


class Term(Struct, frozen=True, omit_defaults=True):
    """Attack or Block as it counts against one target."""

    source: str = field(name="from")
    element: str
    n: int  #: as it was played
    worth: int  #: against this target: doubled, or with what the target's own marks add
    half: bool = False  #: inefficient: all of these are summed, then halved


class BlockMeter(Struct, frozen=True):
    n: int
    i: int
    have: int  #: if all Block played so far went against it; it goes against one attack only
    need: int
    terms: tuple[Term, ...]


class AttackMeter(Struct, frozen=True):
    """What has been played against one enemy, or against all together."""

    n: tuple[int, ...]
    have: int
    need: int
    terms: tuple[Term, ...]


class Blow(Struct, frozen=True, omit_defaults=True):
    """What the damage of an open attack would do to one who may take it."""

    n: int
    i: int
    to: int  #: the number of a Unit; -1: the Hero
    damage: int
    fate: Annotated[str, one_of("wounded", "unhurt", "destroyed", "barred")]  #: barred: it takes no damage
    wounds: int = 0
    discard: int = 0  #: Wounds that poison adds to the discard pile
    rest: int = 0  #: damage left for somebody else
    drops: bool = False  #: the Hero loses the hand


class DamageLeft(Struct, frozen=True):
    n: int
    i: int
    left: int


class Combat(Struct, frozen=True):
    phase: Annotated[str, one_of("ranged", "block", "damage", "attack")]
    phases: Names
    kind: str  #: assault, adventure, challenge, burn, maze, mine, summoned
    at: str
    site: str
    night: bool
    units_allowed: bool
    enemies: tuple[Foe, ...]
    pool: tuple[Points, ...]
    block_meters: tuple[BlockMeter, ...]
    attack_meters: tuple[AttackMeter, ...]
    blows: tuple[Blow, ...]  #: each open attack, to the Hero and to each Unit; none in the Attack phase
    damage_left: DamageLeft | None  #: of an attack that is partly assigned
    knockout_at: int


class DuelUnit(Struct, frozen=True):
    """A Unit of the opponent of whoever acts."""

    n: int
    unit: str
    armor: int
    need: int  #: damage that wounds it
    wounded: bool
    attack: int  #: its part of the Attack being blocked


class Duel(Struct, frozen=True):
    """A combat between players; then `combat` is null."""

    aggressor: int
    defender: int
    at: str
    full: bool  #: the defender takes its next turn in advance
    phase: Annotated[str, one_of("ranged", "melee")]
    stage: Annotated[str, one_of("answer", "attack", "block", "assign", "after")]  #: after: a full participant finishes
    attacker: int | None  #: whose Attack it is
    acting: int
    passes: int  #: in a row
    attack: int
    block: int
    damage: int  #: what gets through, or is left to assign
    elements: Names
    siege_only: bool
    pool: tuple[Points, ...]
    units: tuple[DuelUnit, ...]
    hero_need: int  #: damage that wounds the opponent's Hero


class Share(Struct, frozen=True):
    """The defenders dealt to one player."""

    seat: int
    enemies: Names


class Joint(Struct, frozen=True):
    """A city assaulted by several players together."""

    at: str
    stage: Annotated[str, one_of("fight", "after")]
    acting: int | None
    shares: tuple[Share, ...]


class View(Struct, frozen=True):
    """All that one seat (null: a spectator) may see."""

    game: str
    scenario: str
    seat: int | None
    round: Round
    phase: str  #: setup, tactics, before, move, interaction, combat, maze, after, rest, end, over
    map: Land
    source: tuple[Die, ...]
    offers: Offers
    decks: Decks
    players: tuple[Player, ...]
    dummy: Dummy | None
    combat: Combat | None
    duel: Duel | None
    joint: Joint | None
    teams: tuple[tuple[int, ...], ...]  #: seats that play together; empty where everybody plays alone
    rewards: Names
    quest: dict[str, Any]  #: what the scenario and its variants show besides


class Way(Struct, frozen=True, omit_defaults=True):
    """What an answer adds to the sums on the table."""

    then: str = ""  #: the further answer it is reckoned with, where it asks one
    move: int = 0
    influence: int = 0
    heal: int = 0
    block: dict[str, int] = {}  #: by attack (`1.2`)
    attack: dict[str, int] = {}  #: by enemy


class Gain(Struct, frozen=True):
    """What is to be had of an answer: one way, or one for each further answer it asks for."""

    ways: tuple[Way, ...]
