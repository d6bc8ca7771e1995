"""How a state is laid on the bench; and small helps to read and write it."""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.work import workbench
from ..clockwork import LIMITED, Prince
from .fights import Campaign
from .records import PEOPLES_FAVOR, REGION_OF_SLOT, REGIONS, SLOT_NAMES, Banner, Player, Site, State, Table, Work

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
