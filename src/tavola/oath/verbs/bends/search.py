"""Words over searching and playing cards."""

from __future__ import annotations

from ....kernel.powers import Power
from ....kernel.records import Effect, Refusal
from ....kernel.work import tell
from ...book import POWERS
from ...catalog import CARDS
from ...chapters.actions.play import ADVISER, FACEDOWN, REVEALED, Clearing
from ...chapters.pieces import tokens
from ...chapters.pieces.cards import discardable, locked
from ...chapters.powers.deeds import DECK, Play, Search
from ...state import (
    CONSPIRACY,
    REGIONS,
    Site,
    Table,
    Work,
    change,
    region_of,
    site_of,
)
from ..standing import ban


def draw_more(n: int) -> Effect:
    return Effect("draw_more", (n,))


@POWERS.adjusts("search_draw", "draw_more", layer="add")
def _draw_more(table: Table, power: Power, n: int, deed: Search) -> int:
    return n + int(power.args[0])


def reveals_drawn() -> Effect:
    """Everybody sees the cards drawn, and which of them is kept (OA-RELIC-016)."""
    return Effect("reveals_drawn")


@POWERS.reacts("drawn", "reveals_drawn")
def _reveals_drawn(work: Work, power: Power, seat: int) -> None:
    player = change(work, seat, open=True)
    tell(work, "oa-log-revealed-drawn", rule="OA-RELIC-016", player=player.color, cards=player.hand)


@POWERS.reacts("kept", "reveals_drawn")
def _reveals_kept(work: Work, power: Power, seat: int, card: str) -> None:
    tell(work, "oa-log-revealed-kept", rule="OA-RELIC-016", player=work.players[seat].color, card=card)


def any_pile() -> Effect:
    """The search may use the pile of any region."""
    return Effect("any_pile")


@POWERS.adjusts("search_sources", "any_pile", layer="set")
def _any_pile(table: Table, power: Power, sources: tuple[str, ...], seat: int) -> tuple[str, ...]:
    return (*sources, *(region for region in REGIONS if region not in sources))


def no_dear_search(most: int) -> Effect:
    """A search that would spend more Supply is forbidden."""
    return Effect("no_dear_search", (most,))


@POWERS.adjusts("bars_search", "no_dear_search", layer="ban")
def _no_dear_search(table: Table, power: Power, barred: Refusal | None, deed: Search, cost: int) -> Refusal | None:
    return ban("OA-SEARCH-019", power) if barred is None and cost > int(power.args[0]) else barred


def secret_search(cost: int) -> Effect:
    """The world deck costs exactly this."""
    return Effect("secret_search", (cost,))


@POWERS.adjusts("search_cost", "secret_search", layer="set")
def _secret_search(table: Table, power: Power, cost: int, deed: Search) -> int:
    return int(power.args[0]) if deed.source == DECK else cost


def clear_here(site: str = "") -> Effect:
    """Before a card is played to a site a denizen there may be discarded; at this site only, if it says `here`."""
    return Effect("clear_here", (site,) if site else ())


@POWERS.adjusts("clearings", "clear_here", layer="add")
def _clear_here(table: Table, power: Power, found: tuple[Clearing, ...], deed: Play) -> tuple[Clearing, ...]:
    if deed.to in (ADVISER, FACEDOWN, REVEALED) or (power.args and deed.to != power.place):
        return found
    return (*found, (power.source, discardable(table, deed.seat, site_of(table, deed.to))))


def clear_region() -> Effect:
    """Before a card is played to a site a denizen at any site of the region may be discarded."""
    return Effect("clear_region")


@POWERS.adjusts("clearings", "clear_region", layer="add")
def _clear_region(table: Table, power: Power, found: tuple[Clearing, ...], deed: Play) -> tuple[Clearing, ...]:
    if deed.to in (ADVISER, FACEDOWN, REVEALED):
        return found
    region = region_of(table, table.players[deed.seat].site)
    cards = [
        card
        for site in table.sites
        if site.up and region_of(table, site.id) == region
        for card in discardable(table, deed.seat, site)
    ]
    return (*found, (power.source, tuple(cards)))


def play_in_region() -> Effect:
    """Cards may be played to any face-up site of the region."""
    return Effect("play_in_region")


@POWERS.adjusts("play_sites", "play_in_region", layer="add")
def _play_in_region(table: Table, power: Power, sites: tuple[str, ...], seat: int, card: str) -> tuple[str, ...]:
    region = region_of(table, table.players[seat].site)
    more = [site.id for site in table.sites if site.up and region_of(table, site.id) == region]
    return (*sites, *(site for site in more if site not in sites))


def play_anywhere(suits: str) -> Effect:
    """Cards of these suits may be played to any face-up site."""
    return Effect("play_anywhere", (suits,))


@POWERS.adjusts("play_sites", "play_anywhere", layer="add")
def _play_anywhere(table: Table, power: Power, sites: tuple[str, ...], seat: int, card: str) -> tuple[str, ...]:
    if CARDS[card].suit not in str(power.args[0]).split("+"):
        return sites
    return (*sites, *(site.id for site in table.sites if site.up and site.id not in sites))


def secret_for_site() -> Effect:
    """Playing to a site must bring 1 secret instead of the favor."""
    return Effect("secret_for_site")


@POWERS.claims("site_favor", "secret_for_site")
def _secret_for_site(work: Work, power: Power, deed: Play) -> bool:
    tokens.gain_secrets(work, deed.seat, 1)
    return True


def forbid_play(what: str) -> Effect:
    """Cards of a suit, `visions` (with the Conspiracy), `goals` (without it) or `facedown` ones cannot be played."""
    return Effect("forbid_play", (what,))


@POWERS.adjusts("bars_play", "forbid_play", layer="ban")
def _forbid_play(table: Table, power: Power, barred: Refusal | None, deed: Play) -> Refusal | None:
    what = power.args[0]
    hit = (
        deed.to == FACEDOWN
        if what == FACEDOWN
        else deed.to == REVEALED
        if what == "visions"
        else deed.to == REVEALED and deed.card != CONSPIRACY
        if what == "goals"
        else deed.to != FACEDOWN and CARDS[deed.card].suit == what
    )
    return ban("OA-PLAY-041", power) if barred is None and hit else barred


def ignores_capacity() -> Effect:
    """This card needs no room at its site."""
    return Effect("ignores_capacity")


@POWERS.adjusts("ignores_capacity", "ignores_capacity", layer="set")
def _ignores_capacity(table: Table, power: Power, ignores: bool, deed: Play) -> bool:
    return ignores or power.source == deed.card


def not_beside_locked() -> Effect:
    """This card cannot be played to a site with a locked card."""
    return Effect("not_beside_locked")


@POWERS.adjusts("bars_play", "not_beside_locked", layer="ban")
def _not_beside_locked(table: Table, power: Power, barred: Refusal | None, deed: Play) -> Refusal | None:
    if barred is not None or power.source != deed.card or power.place != deed.to:
        return barred
    shut = any(locked(table, card, deed.seat) for card in site_of(table, deed.to).cards)
    return ban("OA-PLAY-009", power) if shut else None


def capacity(n: int) -> Effect:
    """The site of this card has room for exactly so many."""
    return Effect("capacity", (n,))


@POWERS.adjusts("capacity", "capacity", layer="set")
def _capacity(table: Table, power: Power, room: int, site: Site) -> int:
    return int(power.args[0]) if site.id == power.place else room


def play_two() -> Effect:
    """Two drawn cards may be played instead of one, at least one of them to a site."""
    return Effect("play_two")


@POWERS.adjusts("search_plays", "play_two", layer="set")
def _play_two(table: Table, power: Power, n: int, deed: Search) -> int:
    return 2


def discard_under_deck() -> Effect:
    """What the search discards may go under the world deck, all of it, in the user's order."""
    return Effect("discard_under_deck")


@POWERS.adjusts("discard_places", "discard_under_deck", layer="add")
def _discard_under_deck(table: Table, power: Power, places: tuple[str, ...], seat: int) -> tuple[str, ...]:
    return (*places, "deck_bottom")


def from_the_bottom() -> Effect:
    """The search draws 1 card, from the bottom of the region's pile."""
    return Effect("from_the_bottom")


@POWERS.adjusts("search_sources", "from_the_bottom", layer="set")
def _only_the_pile(table: Table, power: Power, sources: tuple[str, ...], seat: int) -> tuple[str, ...]:
    return tuple(source for source in sources if source != DECK)


@POWERS.adjusts("search_draw", "from_the_bottom", layer="set")
def _just_one(table: Table, power: Power, n: int, deed: Search) -> int:
    return 1


@POWERS.adjusts("search_bottom", "from_the_bottom", layer="set")
def _the_bottom(table: Table, power: Power, bottom: bool, deed: Search) -> bool:
    return True


def discard_to_any_pile() -> Effect:
    """What the search discards may all go to one pile, on top or underneath."""
    return Effect("discard_to_any_pile")


@POWERS.adjusts("discard_places", "discard_to_any_pile", layer="add")
def _to_any_pile(table: Table, power: Power, places: tuple[str, ...], seat: int) -> tuple[str, ...]:
    every = (*REGIONS, *(f"{region}_bottom" for region in REGIONS))
    return (*places, *(place for place in every if place not in places))
