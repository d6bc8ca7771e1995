"""The records of a table. Cards, relics and sites are known by their printed ids, of which there is one each. A card
or relic that lies face down is spoken of by its number, so that no answer and no log line names what only some may
know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, field

from ...kernel.records import Outcome
from ...kernel.work import Fields, Ledger
from ..annals import Annals
from ..clockwork import Prince
from .fights import Campaign

BANDITS = -1  # who rules a face-up site without warbands; as a defender: no player
NOBODY = -2  # who rules a facedown site

#: Round the circle of banks, as seen from the world deck outward.
SUITS = ("discord", "arcane", "order", "hearth", "beast", "nomad")
REGIONS = ("cradle", "provinces", "hinterland")
#: The region of each slot of the map.
REGION_OF_SLOT = ("cradle", "cradle", "provinces", "provinces", "provinces", "hinterland", "hinterland", "hinterland")
#: How answers name a slot whose site lies face down.
SLOT_NAMES = (
    "cradle_1",
    "cradle_2",
    "provinces_1",
    "provinces_2",
    "provinces_3",
    "hinterland_1",
    "hinterland_2",
    "hinterland_3",
)
PURPLE = "purple"
COLORS = ("purple", "red", "blue", "white", "yellow", "black")
WARBANDS = {"purple": 24, "red": 14, "blue": 14, "white": 14, "yellow": 14, "black": 14}
MOST_SUPPLY = 7
ALL_FAVOR = 36
LAST_ROUND = 8

CHANCELLOR = "chancellor"
CITIZEN = "citizen"
EXILE = "exile"

PEOPLES_FAVOR = "peoples_favor"
DARKEST_SECRET = "darkest_secret"
GRAND_SCEPTER = "grand_scepter"
CONSPIRACY = "conspiracy"


class Veiled(Struct, frozen=True, omit_defaults=True, gc=False):
    """A relic lying face down: its number, and who has looked at it."""

    card: str
    n: int
    seen: tuple[int, ...] = ()


class Adviser(Struct, frozen=True, omit_defaults=True, gc=False):
    """A card among somebody's advisers. Face down it has a number, and some who have seen it besides its owner."""

    card: str
    up: bool = False
    n: int = 0
    seen: tuple[int, ...] = ()


class Site(Struct, frozen=True, omit_defaults=True, gc=False):
    """A slot of the map: the site in it, its denizens and edifice, its relics and tokens, and whose warbands stand
    there. `seen`: who knows a facedown site."""

    id: str
    up: bool = False
    cards: tuple[str, ...] = ()
    relics: tuple[Veiled, ...] = ()
    favor: int = 0
    secrets: int = 0
    army: str = ""
    warbands: int = 0
    seen: tuple[int, ...] = ()


class Player(Struct, frozen=True, omit_defaults=True, gc=False):
    """A player's board. `spent`: secrets turned face down. `vision`: the one revealed. `hand`: cards drawn and not yet
    played or discarded; `open`: a power shows them to everybody. `muted`: the kinds of questions this player does not
    want to be asked this turn."""

    color: str
    role: str
    site: str = ""
    favor: int = 0
    secrets: int = 0
    spent: int = 0
    warbands: int = 0
    supply: int = MOST_SUPPLY
    advisers: tuple[Adviser, ...] = ()
    relics: tuple[str, ...] = ()
    vision: str = ""
    hand: tuple[str, ...] = ()
    muted: tuple[str, ...] = ()
    open: bool = False

    @property
    def imperial(self) -> bool:
        return self.role != EXILE

    @property
    def banner_color(self) -> str:
        """The colour of the warbands on this board."""
        return PURPLE if self.role != EXILE else self.color

    @property
    def all_secrets(self) -> int:
        return self.secrets + self.spent


class Banner(Struct, frozen=True, omit_defaults=True, gc=False):
    """A banner: who holds it (nobody: it lies in the shared bank), what lies on it, and the Mob side."""

    holder: int = BANDITS
    tokens: int = 1
    mob: bool = False


class Turn(Struct, frozen=True, omit_defaults=True, gc=False):
    """The running turn. `refilled`: Supply that came by changing sides, which is never saved. `discarded`: `site suit`
    of each card the player has discarded from a site. `taken`: relics taken this turn. `over`: the Act Phase ends
    with the action under way. `shown`: a card everybody saw that lies face down on its pile again."""

    seat: int
    refilled: int = 0
    discarded: tuple[str, ...] = ()
    taken: tuple[str, ...] = ()
    over: bool = False
    shown: str = ""


class Captive(Struct, frozen=True, array_like=True, gc=False):
    """Warbands standing on a card: caged on a relic, or marking a Vision."""

    card: str
    color: str
    n: int


class Promise(Struct, frozen=True, array_like=True, gc=False):
    """A promise about the future made at the Tribunal: kept in sight, never carried out by itself."""

    by: int
    to: int
    what: str
    round: int


class Table(Fields):
    """The fields of an Oath table."""

    scenario: str
    oath: str
    keeper: int  # who holds the title
    usurper: bool  # the side it shows
    round: int
    visions_drawn: int
    turn: Turn
    players: tuple[Player, ...]  # in turn order, the Chancellor first
    sites: tuple[Site, ...]  # the eight slots of the map
    banks: tuple[int, ...]  # by suit
    shared: int  # favor in the shared bank
    deck: tuple[str, ...]  # world deck, the top first
    piles: tuple[tuple[str, ...], ...]  # discard piles by region, the top first
    relic_deck: tuple[str, ...]
    reliquary: tuple[Veiled | None, ...]
    people: Banner
    secret: Banner
    tokens: dict[str, tuple[int, int]]  # favor and secrets lying on cards
    captives: tuple[Captive, ...]
    archive: tuple[str, ...]
    dispossessed: tuple[str, ...]
    gone: tuple[str, ...]  # cards out of the game until the next world deck is built
    campaigns: tuple[Campaign, ...]  # the innermost last
    promises: tuple[Promise, ...]
    serial: int  # the number of the next facedown card
    outcome: Outcome | None
    annals: Annals | None = None  # the chronicle, in a game that writes one
    prince: Prince | None = None


if TYPE_CHECKING:

    class State(Table):
        """A table at rest."""

else:

    class State(Table, frozen=True):
        """A table at rest: what is saved, sent through `view`, compared and branched."""


class Work(Table):
    """A table on the bench."""

    ledger: Ledger = field(default_factory=Ledger)
