"""Everything on the table, as frozen records. This module knows; the chapters decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, field

from ...kernel.records import Effect, Outcome
from ...kernel.work import Fields, Ledger
from .fights import Combat, Duel, Joint
from .turn import whose_turn

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

        me = property(whose_turn)


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
