"""Everything on the table, as frozen records. This module knows; the chapters decide.

Cards, relics and sites are known by their printed ids, of which there is one each. A card or relic that lies face down
is spoken of by its number, so that no answer and no log line names what only some may know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, field
from msgspec.structs import replace

from ..kernel.records import Outcome
from ..kernel.work import Fields, Ledger, workbench
from ..kernel.work import less as less
from .annals import Annals
from .clockwork import LIMITED, Prince
from .fights import Campaign as Campaign
from .fights import Company as Company
from .fights import Later as Later

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


bench, frozen = workbench(State, Work)


# -- writing ----------------------------------------------------------------------------------------------------------


def change(work: Work, seat: int, **fields: object) -> Player:
    """A player with some fields changed, written back. Favor that leaves the Prince leaves his Ambition box last
    (OA-PRINCE-143)."""
    player: Player = replace(work.players[seat], **fields)
    if work.prince is not None and work.prince.seat == seat and player.favor < work.prince.ambition:
        work.prince = replace(work.prince, ambition=player.favor)
    work.players = (*work.players[:seat], player, *work.players[seat + 1 :])
    return player


#: The slots of the map looked at last: a decision asks for places a hundred times.
_slots: list[tuple[tuple[Site, ...], dict[str, int]]] = []


def slot_of(table: Table, site: str) -> int:
    """The slot in which a site lies; a slot's own name serves as well."""
    sites = table.sites
    for seen, known in _slots:
        if seen is sites:
            return known[site]
    places = {name: slot for slot, name in enumerate(SLOT_NAMES)}
    places.update((other.id, slot) for slot, other in enumerate(sites))
    _slots[:] = [(sites, places)]
    return places[site]


def site_of(table: Table, site: str) -> Site:
    return table.sites[slot_of(table, site)]


def place_name(table: Table, slot: int) -> str:
    """What everybody may call the site of a slot: its name, or while it lies face down that of the slot."""
    return table.sites[slot].id if table.sites[slot].up else SLOT_NAMES[slot]


def alter(work: Work, site: str, **fields: object) -> Site:
    """A site with some fields changed, written back."""
    place = slot_of(work, site)
    new: Site = replace(work.sites[place], **fields)
    work.sites = (*work.sites[:place], new, *work.sites[place + 1 :])
    return new


def turned(work: Work, **fields: object) -> None:
    """The running turn with some fields changed."""
    work.turn = replace(work.turn, **fields)


def campaign_of(table: Table, n: int) -> Campaign:
    """The campaign with that number."""
    for campaign in table.campaigns:
        if campaign.n == n:
            return campaign
    raise LookupError(f"no campaign {n} is under way")


def fought(work: Work, n: int, **fields: object) -> Campaign:
    """A campaign with some fields changed, written back."""
    new: Campaign = replace(campaign_of(work, n), **fields)
    work.campaigns = tuple(new if campaign.n == n else campaign for campaign in work.campaigns)
    return new


def steered(work: Work, **fields: object) -> Prince:
    """The Clockwork Prince with some fields changed, written back."""
    assert work.prince is not None
    new: Prince = replace(work.prince, **fields)
    work.prince = new
    return new


# -- reading ----------------------------------------------------------------------------------------------------------


def seat_of(table: Table, color: str) -> int:
    """Who plays a colour."""
    for seat, player in enumerate(table.players):
        if player.color == color:
            return seat
    raise LookupError(f"nobody plays {color}")


def region_of(table: Table, site: str) -> str:
    return REGION_OF_SLOT[slot_of(table, site)]


def next_region(region: str) -> str:
    """Where cards discarded in a region go."""
    return REGIONS[(REGIONS.index(region) + 1) % len(REGIONS)]


def clockwise(table: Table, seat: int) -> tuple[int, ...]:
    """All seats in turn order, from this one on."""
    seats = len(table.players)
    return tuple((seat + step) % seats for step in range(seats))


def lying(table: Table, card: str) -> tuple[int, int]:
    """Favor and secrets on a card."""
    return table.tokens.get(card, (0, 0))


def banner(table: Table, name: str) -> Banner:
    return table.people if name == PEOPLES_FAVOR else table.secret


def set_banner(work: Work, name: str, **fields: object) -> None:
    if name == PEOPLES_FAVOR:
        work.people = replace(work.people, **fields)
    else:
        work.secret = replace(work.secret, **fields)


def mute(work: Work, seat: int, what: str) -> None:
    """A player does not want to be asked about something again this turn."""
    change(work, seat, muted=(*work.players[seat].muted, what))


def princely(table: Table, seat: int) -> bool:
    """Whether the Clockwork Prince has this seat."""
    return table.prince is not None and table.prince.seat == seat


def limited(table: Table, seat: int) -> bool:
    """Whether this seat is a Prince of the Limited level."""
    return princely(table, seat) and table.prince is not None and table.prince.level == LIMITED


def board_favor(table: Table, seat: int) -> int:
    """The favor of a board, without what the Prince keeps in his Ambition box."""
    saved = table.prince.ambition if table.prince is not None and table.prince.seat == seat else 0
    return table.players[seat].favor - saved
