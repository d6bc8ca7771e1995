"""The records of a view. `web/src/games/massivedarkness/view.ts` and `docs/massivedarkness/view.md` are written from
them: run `make view` after a change. What follows `#:` becomes the words of the document."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Struct, field

from ...kernel.records import Effect
from ...kernel.shapes import one_of

Names: TypeAlias = tuple[str, ...]
Pool: TypeAlias = tuple[int, int]


class Turn(Struct, frozen=True):
    """The activation under way."""

    seat: int
    actions: int
    extra: Names  #: free actions of a kind left
    points: int | None  #: movement points of the movement action under way
    used: Names
    hit: Names  #: enemies that will strike back


class Laid(Struct, frozen=True):
    """A tile: its upper left cell, and clockwise quarter turns."""

    tile: str
    x: int
    y: int
    turn: int


class Zone(Struct, frozen=True):
    zone: str
    x: int
    y: int
    tile: str | None
    kind: Annotated[str, one_of("room", "corridor", "bridge")]
    chamber: int | None  #: its place in `chambers`
    lit: bool  #: as printed


class Door(Struct, frozen=True):
    door: str
    a: str
    b: str
    role: str


class Pillar(Struct, frozen=True):
    pillar: str
    zone: str
    blocks: Names
    marks: Names
    health: int
    attackable: bool


class Link(Struct, frozen=True):
    """Stairs: movement, never sight."""

    link: str
    a: str
    b: str


class DungeonMap(Struct, frozen=True):
    """What the mission printed: worth drawing once. Neighbouring zones neither joined nor parted by a door have a wall
    between them."""

    mission: str
    width: int
    height: int
    tiles: tuple[Laid, ...]
    zones: tuple[Zone, ...]
    joins: tuple[tuple[str, str], ...]
    doors: tuple[Door, ...]
    pillars: tuple[Pillar, ...]
    links: tuple[Link, ...]
    chambers: tuple[Names, ...]
    start: str
    exit: str | None


class Token(Struct, frozen=True):
    token: str
    type: str | None  #: null while it lies face down
    fixed: bool


class Contents(Struct, frozen=True):
    """What lies in a zone."""

    light: bool  #: now
    gone: bool
    treasure: tuple[int, int]  #: normal and special tokens
    tokens: tuple[Token, ...]
    heroes: tuple[int, ...]  #: dead heroes lie where they fell
    enemies: Names


class LevelToken(Struct, frozen=True):
    level: int
    zone: str
    active: bool


DoorState: TypeAlias = Annotated[str, one_of("open", "closed", "locked")]


class Board(Struct, frozen=True):
    """What lies on the map now."""

    zones: dict[str, Contents]
    doors: dict[str, DoorState]
    pillars: dict[str, int]  #: those that stand, with their health; 0: cannot be worn down
    opened: tuple[int, ...]  #: chambers
    levels: tuple[LevelToken, ...]


class Skill(Struct, frozen=True):
    """A line of power: when it works, what must hold or be paid, and what it does."""

    when: str
    needs: tuple[Effect, ...]
    effects: tuple[Effect, ...]
    bam: int
    diamond: int
    repeat: int


class Step(Struct, frozen=True):
    level: int
    cost: int
    bought: bool
    works: bool  #: bought, and of the level
    affordable: bool  #: the next step, and the hero has the XP


class Line(Struct, frozen=True):
    """A skill line of the class sheet."""

    line: str
    bought: int
    steps: tuple[Step, ...]


class Power(Struct, frozen=True):
    source: str = field(name="from")  #: `hero:`, `class:`, `line:`, `card:`, `set:`, `lasting:`, `event:`
    skill: Skill
    holds: bool  #: its conditions are met now
    paid: bool  #: it costs wounds


class Signature(Struct, frozen=True):
    used: bool  #: in this activation
    ready: bool  #: it can be used now, by itself


class Hero(Struct, frozen=True):
    seat: int
    hero: str
    role: str | None = field(name="class")
    at: str | None  #: null once the hero has left
    shadow: bool
    health: int
    maximum: int
    xp: int
    micro: int
    stunned: bool
    dead: bool
    out: bool  #: has left through the exit
    held: Names  #: enemies that keep it from leaving its zone
    body: str | None
    hands: Names
    bag: Names
    working: Names
    unusable: Names  #: above the level in story mode
    signature: Signature
    lines: tuple[Line, ...]
    powers: tuple[Power, ...]
    dice: dict[str, Pool]  #: weak and strong dice as they would be rolled now; `ranged_defense` only where it differs
    carried: Names
    lasting: Names
    sees: dict[str, int]  #: zones in sight with their distance


class EnemySkill(Struct, frozen=True):
    source: str = field(name="from")  #: `enemy:`, or `card:` of its equipment
    skill: Skill


class Intent(Struct, frozen=True):
    """A step of what an enemy would do in its next activation if nothing changed, as far as no choice of the players
    lies between; several seats, kinds, zones or pillars: the players will choose."""

    act: Annotated[str, one_of("asleep", "up", "attack", "batter", "crush", "move", "flee", "stay")]
    seats: tuple[int, ...]
    kinds: Names
    zones: Names
    pillars: Names
    why: str | None  #: of a move: `sight`, `light`, `start`, `exit` (patrol), `march` (the mission's goal)


class Enemy(Struct, frozen=True):
    n: int
    enemy: str  #: what notations call it; a second one of a type is `dwarf_warriors_2`
    card: str
    type: str
    role: Annotated[str, one_of("mob", "agent", "roaming")]
    at: str
    life: int  #: of the boss, agent or monster; 0: the boss is dead
    health: int  #: the same in full
    minions: int
    minion_health: int
    hurt: int  #: wounds of the one minion that is wounded
    worn: int  #: wounds each of them has besides, after a blast in the zone
    stunned: bool
    asleep: bool
    attackable: bool
    loot: str | None
    tag: str | None
    goal: str
    dice: dict[str, Pool]  #: of the card and of its equipment
    skills: tuple[EnemySkill, ...]
    sees: dict[str, int]
    sees_heroes: tuple[int, ...]
    held: bool  #: a hero keeps it in its zone
    intent: tuple[Intent, ...]


class Symbols(Struct, frozen=True):
    """Those not yet spent."""

    bam: int
    diamond: int


class Total(Struct, frozen=True):
    """What it comes to, dice and all."""

    hits: int
    shields: int
    wounds: int


class Share(Struct, frozen=True):
    """What one source gives to the dice or takes away."""

    origin: str
    weak: int
    strong: int
    free: int
    none: bool  #: all dice are gone


class PoolTold(Struct, frozen=True):
    """The dice of one side before the roll, with everything that made them."""

    dice: Pool
    shares: tuple[Share, ...] = field(name="from")


class Pools(Struct, frozen=True):
    attack: PoolTold
    defense: PoolTold


class Combat(Struct, frozen=True):
    attacker: Annotated[str, one_of("hero", "enemy")]
    seat: int
    enemy: str | None
    pillar: str | None
    kind: Annotated[str, one_of("melee", "ranged", "magic")]
    stage: str  #: prepare, roll, defender_rerolls, attacker_rerolls, cancel, defense, attack, wounds
    aim: str | None
    bonus: Names
    attack: Names  #: dice: colour (`y`, `r`, `b`, `g`) and face, see the catalogue
    defense: Names
    attack_symbols: Symbols
    defense_symbols: Symbols
    hits: int  #: added to the dice so far
    shields: int  #: added to the dice so far
    damage: int  #: wounds past Shields
    total: Total
    pools: Pools
    rerolls: Names
    rerolled: Names
    used: Names
    marks: Names


class Goal(Struct, frozen=True):
    goal: str
    have: int
    need: int
    done: bool


class Campaign(Struct, frozen=True):
    order: Names  #: the present mission first
    won: Names
    lost: Names
    defeats: int
    market: Names  #: cards on offer between missions


class View(Struct, frozen=True):
    """The game is open: every seat, and a spectator, sees the same."""

    game: str
    scenario: str  #: what the table chose, also `campaign`
    mission: str  #: the map being played
    seat: int | None
    story: bool
    choices: dict[str, str]  #: options of the set-up in force
    round: int
    phase: str  #: setup, heroes, enemies, experience, event, end, market, over
    level: int
    first: int
    acting: int | None  #: seat of the hero acting now, a commanded one too
    turn: Turn | None
    lifebringer: int
    light: str | None  #: `all_light` or `all_shadow` while an event says so
    blessed: Names  #: events that give every hero a skill this round
    blessed_next: Names
    map: DungeonMap
    board: Board
    heroes: tuple[Hero, ...]
    enemies: tuple[Enemy, ...]
    combat: Combat | None
    goals: tuple[Goal, ...]
    special: dict[str, Any]  #: what the mission counts or names: `damage` by tile, `chosen`, `next`, `stage`, `bridge`
    defeats: Names  #: ids of the mission's ways to lose
    rules: Names  #: ids of its special rules
    decks: dict[str, int]
    discards: dict[str, Names]  #: oldest first
    open: dict[str, Names]  #: decks whose cards may be chosen among
    campaign: Campaign | None


class Help(Struct, frozen=True):
    """What something used in an attack would make of it; `kill`: that at least one figure dies."""

    origin: str
    mean: float
    kill: float
    slain: float


class Forecast(Struct, frozen=True):
    """What to expect of an answer that leads to a roll: exact odds under the policy `odds` states."""

    wounds: tuple[tuple[int, float], ...]  #: each number with its chance
    mean: float
    kills: tuple[tuple[int, float], ...]  #: figures killed, with their chance
    slain: float  #: that the whole enemy, or the hero, falls
    stun: float
    riposte: float  #: that the defence strikes back
    attack: PoolTold
    defense: PoolTold
    helps: tuple[Help, ...]  #: what else could be used in an attack


class Purchase(Struct, frozen=True):
    """What the next step of a skill line makes of a hero; `level`: from which on it works."""

    xp: int
    level: int
    maximum: int
    dice: dict[str, Pool]
