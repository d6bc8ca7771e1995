"""Everything on the table, as frozen records. This module knows; the chapters decide."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct, field

from ...kernel.records import Outcome
from ...kernel.work import Fields, Ledger

NOBODY = -1
START_HEALTH = 5
MOST_XP = 30


class Hero(Struct, frozen=True, omit_defaults=True, gc=False):
    """A hero, its dashboard and its class sheet. Slots: `body` and up to two `hands`; the rest lies in the `bag`,
    where items and consumables count as equipped. `bought`: steps bought of each skill line. `grown`: maximum health
    gained over 5, in force. `carried`: tokens of the mission. `lasting`: ids of powers that end with the next own
    activation. `out`: has left the board through the exit."""

    hero: str
    role: str = ""  # the class
    at: int = 0
    health: int = START_HEALTH
    grown: int = 0
    xp: int = 0
    micro: int = 0
    stunned: bool = False
    out: bool = False
    body: str = ""
    hands: tuple[str, ...] = ()
    bag: tuple[str, ...] = ()
    bought: tuple[int, ...] = ()
    carried: tuple[str, ...] = ()
    lasting: tuple[str, ...] = ()

    @property
    def alive(self) -> bool:
        return self.health > 0

    @property
    def present(self) -> bool:
        """On the board and ignored by nothing: neither dead nor gone."""
        return self.health > 0 and not self.out

    @property
    def maximum(self) -> int:
        return START_HEALTH + self.grown

    @property
    def cards(self) -> tuple[str, ...]:
        """Every equipment card the hero owns."""
        return (*((self.body,) if self.body else ()), *self.hands, *self.bag)


class Foe(Struct, frozen=True, omit_defaults=True, gc=False):
    """An enemy card on the board. `life`: health left of the boss, agent or roaming monster (0: the boss is dead);
    `minions`, the wounds `hurt` of the one that is wounded, and the wounds `worn` of each of them where a blast hit
    all alike. `goal`: where its patrol heads: start or exit."""

    n: int
    card: str
    at: int
    life: int
    minions: int = 0
    hurt: int = 0
    stunned: bool = False
    loot: str = ""  # the equipment of the guardian; in the last mission also an enemy card
    goal: str = "start"
    tag: str = ""  # the mission's name for it
    asleep: bool = False  # not activated yet
    worn: int = 0


class Pillar(Struct, frozen=True, array_like=True, gc=False):
    """A pillar that stands, by its place in the mission's list, and the health left to it."""

    n: int
    health: int


class Heap(Struct, frozen=True, array_like=True, gc=False):
    """Treasure tokens lying in a zone."""

    at: int
    normal: int = 0
    special: int = 0


class Lying(Struct, frozen=True, array_like=True, gc=False):
    """An objective token on the board. `type` of a face-down one is known to the engine alone."""

    id: str
    type: str
    at: int
    down: bool = False
    fixed: bool = False  # cannot be picked up


class Turn(Struct, frozen=True, omit_defaults=True, gc=False):
    """The running activation of a hero. `extra`: kinds of free actions still unused; `points`: movement points of the
    movement action being carried out (-1: none is); `used`: limits spent; `hit`: enemies attacked."""

    seat: int
    actions: int = 3
    extra: tuple[str, ...] = ()
    points: int = -1
    used: tuple[str, ...] = ()
    hit: tuple[int, ...] = ()


class Combat(Struct, frozen=True, omit_defaults=True, gc=False):
    """A combat roll. Dice are kept as results: one character for the colour (y, r, b, g) and the face 0-5.

    `mine`: the hero attacks (else the enemy does). `attack_symbols`, `defense_symbols`: Bam and Diamond not yet spent.
    `hits`, `shields`, `damage`: what skills and enchantments have added so far to what the dice show.
    """

    mine: bool
    seat: int
    foe: int  # the enemy, or the place of a pillar when `pillar`
    kind: str
    pillar: bool = False
    counter: bool = True  # a hero's attack that the enemy may strike back for
    aim: str = ""  # boss: all wounds go to the boss; free: each one as the hero likes
    bonus: tuple[str, ...] = ()  # sources of skills that hold in this combat only, those paid for among them
    attack: tuple[str, ...] = ()
    defense: tuple[str, ...] = ()
    attack_symbols: tuple[int, int] = (0, 0)
    defense_symbols: tuple[int, int] = (0, 0)
    hits: int = 0
    shields: int = 0
    damage: int = 0
    rerolls: tuple[str, ...] = ()  # what may still be rerolled: attack, defense, attack_or_defense, chosen:defense
    rerolled: tuple[str, ...] = ()  # sides rerolled at least once
    used: tuple[str, ...] = ()  # enchantments activated, once for each time
    marks: tuple[str, ...] = ()  # half_damage, kill_minions:1, kept:attack, done:defense …
    mixed: tuple[str, ...] = ()  # strong dice chosen among those of a free colour: more:attack:1, fewer:defense:0


class Campaign(Struct, frozen=True, omit_defaults=True, gc=False):
    """A story over several missions."""

    order: tuple[str, ...]  # the missions still to come, the present one first
    won: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()  # missions given up after a defeat
    defeats: int = 0
    market: tuple[str, ...] = ()  # cards on offer between two missions


class Intent(NamedTuple):
    """One step of what an enemy will do if nothing changes.

    `act`: asleep, up (it gets up), attack, batter (a pillar), crush (whoever is there), move, flee, stay. `seats`,
    `zones`, `pillars`: what may be attacked or walked to; more than one where the players will choose. `kinds`: of
    attack. `why`: as in `Course`."""

    act: str
    seats: tuple[int, ...] = ()
    kinds: tuple[str, ...] = ()
    zones: tuple[int, ...] = ()
    pillars: tuple[int, ...] = ()
    why: str = ""


class Table(Fields):
    """The fields of a Massive Darkness table."""

    scenario: str
    mission: str
    story: bool
    choices: tuple[str, ...]  # options of the set-up in force, `name:value`
    round: int
    phase: str  # setup, heroes, enemies, experience, event, end, market, over
    level: int
    first: int  # the seat with the first-player token
    heroes: tuple[Hero, ...]
    foes: tuple[Foe, ...]
    turn: Turn | None
    acting: int  # the hero acting: the active one, or one that was commanded
    combat: Combat | None
    shut: tuple[int, ...]  # doors not open, by their place in the mission's list
    opened: tuple[int, ...]  # chambers opened, by the number the board gives them
    pillars: tuple[Pillar, ...]
    gone: tuple[int, ...]  # zones removed from the board
    levels: tuple[tuple[int, int], ...]  # level tokens: level and zone
    treasure: tuple[Heap, ...]  # by zone
    tokens: tuple[Lying, ...]
    decks: dict[str, tuple[str, ...]]  # treasure_1…5, guard_1…5, door, event, lesser, greater, artifact, starting
    discards: dict[str, tuple[str, ...]]
    lifebringer: int
    light: str  # all_light or all_shadow while an event says so
    blessed: tuple[str, ...]  # events whose skills every hero has this round, and `next:` those of the next round
    serial: int  # the number of the next enemy
    notes: tuple[str, ...]  # what a mission has to remember
    campaign: Campaign | None
    outcome: Outcome | None


if TYPE_CHECKING:

    class State(Table):
        """A table at rest."""

else:

    class State(Table, frozen=True):
        """A table at rest: what is saved, sent through `view`, compared and branched."""


class Work(Table):
    """A table on the bench."""

    ledger: Ledger = field(default_factory=Ledger)
