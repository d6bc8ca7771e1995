"""The records of a fight: points, enemies, the combat itself, duels and joint assaults. Part of the state."""

from __future__ import annotations

from msgspec import Struct


class Points(Struct, frozen=True, array_like=True):
    """Attack or Block generated and not yet assigned."""

    what: str  # attack, block
    n: int
    element: str
    kind: str  # melee, ranged, siege; for a Block: plain or one of the special block rules
    origin: str
    tag: str = ""  # what a special attack does besides
    unit: int = -1  # the number of the Unit that gave them; -1 for the Hero


class FoeAttack(Struct, frozen=True, array_like=True):
    """The present condition of one attack of an enemy in combat."""

    state: str = "open"  # open, blocked, cancelled, assigned, hidden
    less: int = 0  # how much the attack has been reduced
    taken: int = 0  # damage of it that Units have taken


class Foe(Struct, frozen=True, omit_defaults=True):
    """An enemy token in the present combat."""

    n: int
    enemy: str
    attacks: tuple[FoeAttack, ...]
    space: str = ""  # where its token lies on the map; empty for one drawn for this combat
    rampaging: str = ""
    defender: bool = False
    defeated: bool = False
    summoned_by: int = 0
    armor: int = 0  # sum of changes to its Armor
    least: int = 0  # no change brings its Armor below this
    lost: tuple[str, ...] = ()
    gained: tuple[str, ...] = ()  # abilities a city gives to its physical attacks
    drained: int = 0  # Armor gained by a vampiric enemy
    half: bool = False  # worth half its Fame: those of a fight are summed, then halved, rounded up
    double: bool = False  # worth twice its Fame
    guarded: bool = False  # its own Defend has been used
    unit: int = -1  # against a player: the number of the opponent's Unit this foe stands for
    blows: tuple[Points, ...] = ()  # what that Unit contributes to the Attack being blocked
    lent: int = 0  # Armor it has beyond its print: its Banner, effects of its owner's turn
    wards: tuple[str, ...] = ()  # and resistances likewise


class Combat(Struct, frozen=True, omit_defaults=True):
    """The fight of the turn."""

    kind: str  # assault, adventure, challenge, burn, maze, duel, mine, summoned
    at: str
    phase: str  # ranged, block, damage, attack
    foes: tuple[Foe, ...] = ()
    pool: tuple[Points, ...] = ()
    site: str = ""
    back: str = ""  # where a failed assault withdraws to
    night: bool = False
    units: bool = True
    companion: int = -1  # where Units are barred, the number of the one that came along
    path: int = 0  # the length of the path walked in a maze
    wounds: int = 0  # Wounds added to the hand in this combat
    knocked: bool = False
    blocked: int = 0  # enemies fully blocked
    walls: bool = True  # site fortifications count
    helped: bool = False  # a Unit has used an ability in it
    secret: str = ""  # the colour another player has hidden
    hider: int = -1  # and the seat of that player


class Duel(Struct, frozen=True, omit_defaults=True):
    """A combat between two players. The table's `combat` is the fight as the acting side sees it."""

    aggressor: int
    defender: int
    at: str
    full: bool = False  # the defender takes its next turn in advance
    assault: bool = False  # for a keep with its owner inside
    phase: str = "ranged"  # ranged, melee
    stage: str = "answer"  # answer, attack, block, assign, after (a full participant finishes its turn)
    attacker: int = -1  # whose Attack it is
    passes: int = 0  # in a row
    blows: tuple[Points, ...] = ()  # the Attack being blocked
    damage: int = 0  # left to assign
    elements: tuple[str, ...] = ()  # of the Attack whose damage is assigned
    other: Combat | None = None  # the fight as the side not acting sees it


class Joint(Struct, frozen=True, omit_defaults=True):
    """A city assaulted by several players together."""

    at: str
    seats: tuple[int, ...]  # the initiator, then the invited in Round Order
    shares: tuple[tuple[str, ...], ...]  # the defenders dealt to each
    place: int = 0  # whose fight it is, or who finishes the turn
    stage: str = "fight"  # fight, after
