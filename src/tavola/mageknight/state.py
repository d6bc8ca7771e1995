"""Everything on the table, as frozen records. This module knows; the chapters decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, field
from msgspec.structs import astuple

from ..kernel.records import Effect, Outcome
from ..kernel.work import Fields, Ledger, workbench
from ..kernel.work import less as less
from .fights import Combat as Combat
from .fights import Duel as Duel
from .fights import Foe as Foe
from .fights import FoeAttack as FoeAttack
from .fights import Joint as Joint
from .fights import Points as Points

DUMMY = -1
NOBODY = -2

Counts = tuple[int, ...]


class Die(Struct, frozen=True, array_like=True, gc=False):
    """A mana die of the Source. `state`: free, taken (this turn), turned (taken and set to its colour), kept (on a
    Tactic) or claimed (by a Spell, for the round); while two players fight, taken_away and turned_away are dice of the
    one not acting."""

    color: str
    state: str = "free"


class Token(Struct, frozen=True, array_like=True, gc=False):
    """An enemy token lying on a space."""

    enemy: str
    up: bool = False


class Space(Struct, frozen=True, omit_defaults=True, gc=False):
    """What lies on one space of the map besides its printed site."""

    tokens: tuple[Token, ...] = ()
    rampaging: str = ""  # orc_marauder or draconum while that token stands here; pair: one with a companion
    ruin: str = ""
    ruin_up: bool = False
    shields: tuple[int, ...] = ()
    burned: bool = False
    secret: str = ""  # a site the tile does not show: dungeon or tomb
    owed: int = 0  # face-down brown enemies whose token is still to be drawn
    friendly: bool = False  # a city nobody needs to fight for; it has no leader
    paths: tuple[int, ...] = ()  # lengths of the paths walked in a maze
    part_of: str = ""  # the space that holds everything of a city of two spaces


class Placed(Struct, frozen=True, array_like=True, gc=False):
    """A tile on the map, at slot (x, y) of the tile grid. `turn`: sixths of a turn clockwise; `city`: the colour of the
    city where it is not the printed one; `annex`: the colour of a second city, one space to the right."""

    x: int
    y: int
    tile: str
    turn: int = 0
    city: str = ""
    annex: str = ""


class Unit(Struct, frozen=True, omit_defaults=True, gc=False):
    """A Unit in front of its owner. `absorbed`: resisted damage in this combat, so takes no more."""

    unit: str
    spent: bool = False
    wounds: int = 0
    absorbed: bool = False
    mana: str = ""  # the colour of a mana token kept on it
    banner: str = ""  # the Artifact attached to it
    furled: bool = False  # that Banner has been used this round
    standing: str = ""  # the card that stands in for that Banner, if it is another one
    token: str = ""  # the Skill that serves as its Command token
    n: int = 0  # its number among all its owner ever led: given when it joins, never to another


class Played(Struct, frozen=True, array_like=True, gc=False):
    """A card in the Play area and how it was used: basic, strong, sideways, discarded."""

    card: str
    side: str


class Owned(Struct, frozen=True, array_like=True, gc=False):
    """A Skill token. `used`: empty, `turn` (ready again next turn), `round` (face down until the next round), `flip`
    (face down until its price is paid), `centre` (in the middle of the table) or `return` (may be returned now).
    `mark`: the colour a Shield on it marks."""

    skill: str
    used: str = ""
    mark: str = ""


class PlayerFields(Struct, gc=False):
    """One human: what the player owns, and the ledger of the running turn."""

    hero: str
    hand: tuple[str, ...]
    deck: tuple[str, ...]
    discard: tuple[str, ...]
    play: tuple[Played, ...]
    fame: int
    reputation: int
    level: int
    crystals: Counts  # red, blue, white, green
    mana: Counts  # red, blue, white, green, gold, black tokens
    units: tuple[Unit, ...]
    skills: tuple[Owned, ...]
    skill_pile: tuple[str, ...]
    refused: tuple[str, ...]
    tactic: str
    tactic_used: bool
    stored: tuple[str, ...]
    at: str
    draw_bonus: int  # cards more at the next draw
    move: int
    influence: int
    heal: int
    path: tuple[str, ...]
    carded: bool  # a card was played or discarded this turn
    exempt: bool  # began the turn with an empty hand and a deck: need not play a card
    dice: int  # Source dice still usable this turn
    mods: tuple[Effect, ...]
    rewards: tuple[str, ...]
    later: tuple[Effect, ...]  # effects waiting for the end of the turn
    rested: bool
    moved: bool
    extra_turn: bool
    before: tuple[str, ...]  # options "before your turn" used since the last turn
    marks: tuple[str, ...] = ()  # what outlasts a turn: `name:turns`
    apart: tuple[str, ...] = ()  # cards selected before the game, secret and not yet in the deck
    pack: tuple[str, ...] = ()  # cards being passed on while those are selected
    aside: tuple[str, ...] = ()  # cards set aside until the round is over
    shown: tuple[str, ...] = ()  # Artifacts turned up for this turn
    kept: tuple[str, ...] = ()  # enemy tokens kept by a Skill
    enlisted: int = 0  # Units that ever joined: the number of the next one


class Draft(PlayerFields):
    """The acting player, on the bench."""


# Type checkers know no frozen record with unfrozen fields behind it, so they are shown the fields alone.
if TYPE_CHECKING:

    class Player(PlayerFields):
        """A player at rest."""

else:

    class Player(PlayerFields, frozen=True):
        """A player at rest."""


class Dummy(Struct, frozen=True, gc=False):
    """The automated rival: a deck, crystals and a place in the order."""

    hero: str
    deck: tuple[str, ...]
    discard: tuple[str, ...]
    crystals: Counts
    skills: tuple[str, ...] = ()
    tactic: str = ""


class Table(Fields):
    """The fields of a Mage Knight table."""

    scenario: str
    sets: tuple[str, ...]
    variants: tuple[str, ...]
    round: int
    time: str
    turn: int
    phase: str  # tactics, before, move, interaction, combat, after, rest, end, over
    order: tuple[int, ...]
    down: tuple[int, ...]  # players whose Round Order token lies face down: their next turn is skipped
    out: tuple[int, ...]  # players eliminated
    place: int  # whose turn it is, as a place in the order
    current: int
    left: int  # turns left once the end of the Round is announced; -1 before
    final: int  # turns left once the scenario's end is in sight; -1 before
    announced: int
    source: tuple[Die, ...]
    tiles: tuple[Placed, ...]
    tile_stack: tuple[str, ...]
    spare: tuple[str, ...]
    spaces: dict[str, Space]
    piles: dict[str, tuple[str, ...]]
    discards: dict[str, tuple[str, ...]]
    ruins: tuple[str, ...]
    unit_offer: tuple[str, ...]
    regular: tuple[str, ...]
    elite: tuple[str, ...]
    advanced_offer: tuple[str, ...]
    advanced: tuple[str, ...]
    spell_offer: tuple[str, ...]
    spells: tuple[str, ...]
    artifacts: tuple[str, ...]
    common_skills: tuple[str, ...]
    tactics: tuple[str, ...]
    tactics_gone: tuple[str, ...]
    dummy: Dummy | None
    combat: Combat | None
    box: tuple[str, ...]
    players: tuple[Player, ...]
    outcome: Outcome | None

    if TYPE_CHECKING:
        me: PlayerFields

    duel: Duel | None = None
    joint: Joint | None = None
    notes: tuple[str, ...] = ()  # what a feature has to remember


if TYPE_CHECKING:

    class State(Table):
        """A table at rest."""

else:

    class State(Table, frozen=True):
        """A table at rest: what is saved, sent through `view`, compared and branched."""

        @property
        def me(self) -> Player:
            """The player whose turn it is."""
            return self.players[self.current]


#: Fills the place until a player is drafted.
_NO_DRAFT: Draft = Draft(
    "",
    (),
    (),
    (),
    (),
    0,
    0,
    1,
    (0, 0, 0, 0),
    (0,) * 6,
    (),
    (),
    (),
    (),
    "",
    False,
    (),
    "",
    0,
    0,
    0,
    0,
    (),
    False,
    False,
    1,
    (),
    (),
    (),
    False,
    False,
    False,
    (),
)


class Work(Table):
    """A table on the bench, with the acting player drafted."""

    me: Draft = field(default_factory=lambda: _NO_DRAFT)
    ledger: Ledger = field(default_factory=Ledger)


_lay, _take_off = workbench(State, Work)


def bench(state: State) -> Work:
    """Lay a state on the bench."""
    work = _lay(state)
    pick_up(work, state.current)
    return work


def pick_up(work: Work, seat: int) -> None:
    """Draft a player: until put down, the draft is the truth."""
    work.current = seat
    work.me = Draft(*astuple(work.players[seat]))


def sit(work: Work, seat: int) -> None:
    """Hand the turn to another player."""
    put_down(work)
    pick_up(work, seat)


def put_down(work: Work) -> None:
    """Write the drafted player back among the players."""
    seat = work.current
    work.players = (*work.players[:seat], Player(*astuple(work.me)), *work.players[seat + 1 :])


def frozen(work: Work) -> State:
    """Take the finished state off the bench."""
    put_down(work)
    return _take_off(work)


def playing(table: Table) -> list[int]:
    """The seats of everybody still in the game."""
    return [seat for seat in range(len(table.players)) if seat not in table.out]


def unit_numbered(units: tuple[Unit, ...], n: int) -> Unit:
    """One of a player's Units, by its number."""
    for unit in units:
        if unit.n == n:
            return unit
    raise LookupError(f"no Unit {n}")


def with_unit(units: tuple[Unit, ...], changed: Unit) -> tuple[Unit, ...]:
    """The Units with one of them as it is now."""
    return tuple([changed if unit.n == changed.n else unit for unit in units])


def at_place(items: tuple[int, ...], place: int, change: int) -> tuple[int, ...]:
    """The counts with one of them changed."""
    return (*items[:place], items[place] + change, *items[place + 1 :])
