"""What is printed: definitions of every piece, and the shelves the content fills. Built once, looked up by id."""

from __future__ import annotations

from functools import cache

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from ..kernel.records import Effect

#: Kinds of combat a hero or an enemy may attack with.
KINDS = ("melee", "ranged", "magic")

#: Dice of one side of a roll: weak and strong (yellow and red, or blue and green).
Pool = tuple[int, int]


class Skill(Struct, frozen=True):
    """One line of printed power: when it works, what must hold or be paid for it, and what it does.

    `when`: attack, melee, ranged, magic, defense, melee_defense, ranged_defense, magic_defense, passive.
    `needs`: conditions, such as shadow_mode or bloodlust 1. A line that costs Bam or Diamond symbols is an
    enchantment: it works only when they are spent, up to `repeat` times in one combat.
    """

    when: str
    effects: tuple[Effect, ...]
    needs: tuple[Effect, ...] = ()
    bam: int = 0
    diamond: int = 0
    repeat: int = 1

    @property
    def enchantment(self) -> bool:
        return bool(self.bam or self.diamond)

    @property
    def tree(self) -> Effect:
        """The line as an effect tree, for words and for nesting in other effects."""
        return Effect(
            "skill", (self.when, self.bam, self.diamond, self.repeat), (Effect("needs", (), self.needs), *self.effects)
        )


@cache
def skill_of(tree: Effect) -> Skill:
    """The line a nested effect tree stands for."""
    when, bam, diamond, repeat = tree.args
    return Skill(str(when), tree.parts[1:], tree.parts[0].parts, int(bam), int(diamond), int(repeat))


class Equipment(Struct, frozen=True):
    """An equipment card: starting equipment, treasure or artifact.

    `kind`: combat, item, consumable, trap, luck. `slot`: one_hand, two_hands, body or none. `dice`: by melee, ranged,
    magic, defense. `timing`: when a consumable may be used: any, attack, activation. `effects`: what using the
    consumable, or drawing the trap or luck card, does.
    """

    id: str
    level: int
    kind: str
    slot: str = ""
    dice: dict[str, Pool] = {}
    tags: tuple[str, ...] = ()
    skills: tuple[Skill, ...] = ()
    timing: str = ""
    effects: tuple[Effect, ...] = ()
    set: str = ""
    copies: int = 1
    deck: str = "treasure"  # starting, treasure, artifact


class EquipmentSet(Struct, frozen=True):
    """Cards that belong together and what all of them equipped give."""

    id: str
    pieces: tuple[str, ...]
    skills: tuple[Skill, ...]


class EnemyCard(Struct, frozen=True):
    """A guard or roaming monster card. `role`: mob, agent, roaming. `health`: per figure of a mob, else per hero.
    `minions`: per starting hero. `category`: lesser or greater, for roaming monsters; `level`: 0 for them."""

    id: str
    type: str
    role: str
    health: int
    dice: dict[str, Pool]
    skills: tuple[Skill, ...] = ()
    level: int = 0
    category: str = ""
    minions: int = 0
    copies: int = 1


class HeroCard(Struct, frozen=True):
    """A hero: the skill that works in shadow, the special skill, and the class the card recommends."""

    id: str
    shadow: tuple[Skill, ...]
    special: tuple[Skill, ...]
    special_name: str
    recommended: str


class SkillStep(Struct, frozen=True):
    """One box of a skill line: the game level from which it works, its price in experience, and what it gives."""

    level: int
    cost: int
    skills: tuple[Skill, ...]


class SkillLine(Struct, frozen=True):
    """A line of a class sheet: bought from left to right, each step replacing the one before."""

    id: str
    steps: tuple[SkillStep, ...]


class ClassSheet(Struct, frozen=True):
    """A class: primary and secondary kind of combat, signature (1 XP, once per activation), free skill, lines."""

    id: str
    primary: str
    secondary: str
    signature: tuple[Skill, ...]
    free: tuple[Skill, ...]
    lines: tuple[SkillLine, ...]


class Block(Struct, frozen=True):
    """One block of a door card: guard, guard_ambush or nobody, and treasure tokens."""

    enemy: str = ""
    normal: int = 0
    special: int = 0


class DoorCard(Struct, frozen=True):
    id: str
    blocks: tuple[Block, Block, Block]


class EventCard(Struct, frozen=True):
    """`type`: patrol, blessing, darkness, quiet."""

    id: str
    type: str
    effects: tuple[Effect, ...]


class Tile(Struct, frozen=True):
    """A tile side of 3x3 zones. `plan`: c corridor, a capital letter a room of a chamber; `light`: L or S (shadow)."""

    id: str
    plan: tuple[str, str, str]
    light: tuple[str, str, str]


class Laid(Struct, frozen=True):
    """A tile in a mission: upper left cell and clockwise quarter turns."""

    tile: str
    x: int
    y: int
    turn: int = 0


class ExtraZone(Struct, frozen=True):
    """A zone that no tile shows: a bridge."""

    id: str
    x: int
    y: int
    light: bool


class Link(Struct, frozen=True):
    """Two zones joined for movement, never for sight. `needs`: what must have happened before heroes may use it."""

    id: str
    a: str
    b: str
    needs: str = ""


class DoorToken(Struct, frozen=True):
    """A door between two zones. `state`: closed, open, locked. `role`: what the mission calls it."""

    id: str
    a: str
    b: str
    state: str = "closed"
    role: str = ""


class TokenSpot(Struct, frozen=True):
    """An objective token. `type`: artifact, lair, library, objective (face down, from the mission's pool)."""

    id: str
    type: str
    zone: str
    down: bool = False
    pickable: bool = True


class PillarSpot(Struct, frozen=True):
    """A pillar: where it stands, the edge it shuts (two zones, or none), its health (0: cannot be worn down), and the
    step of a hero it watches (from, to; or none)."""

    id: str
    zone: str
    blocks: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    health: int = 0
    attackable: bool = False


class MonsterSpot(Struct, frozen=True):
    """An enemy the mission places. `card`: an enemy card, random_greater, or abyssal_demon_by_level. `loot`: current,
    a level 1-5, none, or roaming (a greater roaming monster card as equipment). `asleep`: what it waits for before it
    acts:
    chamber_opened, tile_pillars_destroyed, all_pillars_destroyed. `later`: it does not stand there from the start."""

    id: str
    card: str
    zone: str
    loot: str = "current"
    asleep: str = ""
    later: bool = False
    events: bool = False  # counts as a roaming monster for event cards


class Mission(Struct, frozen=True):
    """A mission as printed: map, tokens, doors, pillars, monsters. What is special about it is a feature.

    `pool`: tokens shuffled face down onto the `objective` spots. `objectives`: ids, in order. `defeats`: ways to lose
    beside an empty Lifebringer. `rules`: its special rules. The words of all three lie under these ids.
    """

    id: str
    number: int
    layout: tuple[Laid, ...]
    start: str
    exit: str
    levels: tuple[tuple[int, str], ...]
    doors: tuple[DoorToken, ...]
    tokens: tuple[TokenSpot, ...] = ()
    pillars: tuple[PillarSpot, ...] = ()
    monsters: tuple[MonsterSpot, ...] = ()
    extra: tuple[ExtraZone, ...] = ()
    links: tuple[Link, ...] = ()
    pool: tuple[str, ...] = ()
    objectives: tuple[str, ...] = ()
    defeats: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    features: tuple[str, ...] = ()  # special rules it shares with other missions, each a class of `scenarios/shared/`


class Variant(Struct, frozen=True):
    """Something a table may agree on before the game: what it may be set to, the usual value first, and the scenarios
    it is made for; none: all."""

    id: str
    values: tuple[str, ...]
    only: tuple[str, ...] = ()


class OwnBoard(Struct, frozen=True, array_like=True):
    """A board somebody laid out: tiles (none: those of the mission), start, exit, and the doors between two zones."""

    layout: tuple[Laid, ...]
    start: str
    exit: str
    doors: tuple[tuple[str, str], ...] = ()


#: Between the id of a mission and the board it is played on instead of the printed one.
ON = "|"


class Missions(dict[str, Mission]):
    """The printed missions by their ids; and under an id that tells it in full, a mission on a board of one's own."""

    def __missing__(self, name: str) -> Mission:
        base, on, told = name.partition(ON)
        if not on or base not in self:
            raise KeyError(name)
        try:
            own = msgspec.json.decode(told, type=OwnBoard)
        except msgspec.MsgspecError:
            raise KeyError(name) from None
        printed = replace(self[base], start=own.start, exit=own.exit)
        if not own.layout:
            return printed
        doors = tuple(DoorToken(f"door{n}", a, b) for n, (a, b) in enumerate(own.doors, 1))
        tokens = tuple(replace(spot, zone=own.start) for spot in printed.tokens)
        return replace(printed, layout=own.layout, doors=doors, levels=(), tokens=tokens)


def on_board(mission: str, board: OwnBoard) -> str:
    """The id of a mission on a board of one's own."""
    return f"{mission}{ON}{msgspec.json.encode(board).decode()}"


def printed_id(mission: str) -> str:
    """The id of the mission, whatever board it is played on."""
    return mission.partition(ON)[0]


EQUIPMENT: dict[str, Equipment] = {}
SETS: dict[str, EquipmentSet] = {}
ENEMIES: dict[str, EnemyCard] = {}
HEROES: dict[str, HeroCard] = {}
CLASSES: dict[str, ClassSheet] = {}
DOORS: dict[str, DoorCard] = {}
EVENTS: dict[str, EventCard] = {}
TILES: dict[str, Tile] = {}
MISSIONS = Missions()
VARIANTS: dict[str, Variant] = {}

#: The scenario that plays all missions one after the other.
CAMPAIGN = "campaign"

#: Minion figures by mob type; there is one boss, agent or monster figure of each type.
MINION_FIGURES: dict[str, int] = {}

LEATHER = "se_leather_armor"
