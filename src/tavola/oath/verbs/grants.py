"""Words that grant actions inside another: free travel, free campaigns, campaigns from elsewhere."""

from __future__ import annotations

from ...kernel.powers import Power
from ...kernel.records import Effect
from ..book import BOOK, POWERS, word, word_if
from ..chapters.actions.act import grant, ways
from ..chapters.pieces.cards import suits_at
from ..chapters.pieces.picking import pick
from ..chapters.pieces.rule import ruled_sites
from ..state import Table, Work, site_of

RULED = "ruled"


def free_travel() -> Effect:
    """The user may travel without Supply."""
    return Effect("free_travel")


@word("free_travel")
def _free_travel(work: Work, source: str, seat: int, place: str) -> None:
    grant(work, seat, "travel", f"+no_supply:{source}")


def free_campaign() -> Effect:
    """The user may campaign without Supply."""
    return Effect("free_campaign")


@word("free_campaign")
def _free_campaign(work: Work, source: str, seat: int, place: str) -> None:
    grant(work, seat, "campaign", f"+no_supply:{source}")


def campaign_from(where: str) -> Effect:
    """Campaign without Supply as if the pawn stood at a site: a `ruled` one, or any with a card of a suit. Own
    warbands there join the force (OA-CMP-106, 109)."""
    return Effect("campaign_from", (where,))


def _mods(table: Table, seat: int, source: str, site: str) -> list[str]:
    joins = [f"+joined:{site}"] if site_of(table, site).army == table.players[seat].banner_color else []
    return [f"+no_supply:{source}", f"+from_site:{site}", *joins]


def _origins(table: Table, source: str, seat: int, where: str) -> list[str]:
    """The sites from which somebody could be attacked."""
    if where == RULED:
        among = [site.id for site in ruled_sites(table, seat)]
    else:
        among = [site.id for site in table.sites if site.up and where in suits_at(table, site)]
    return [site for site in among if ways(table, seat, "campaign", ",".join(_mods(table, seat, source, site)))]


@word_if("campaign_from", lambda table, source, seat, place, where: bool(_origins(table, source, seat, where)))
def _campaign_from(work: Work, source: str, seat: int, place: str, where: str) -> None:
    pick(work, seat, "site", _origins(work, source, seat, where), "grants.campaign", seat, source, why=source)


@BOOK.does("grants.campaign")
def _from_there(work: Work, seat: int, source: str, site: str) -> None:
    grant(work, seat, "campaign", *_mods(work, seat, source, site))


@POWERS.adjusts("campaign_site", "from_site", layer="set")
def _from_site(table: Table, power: Power, site: str, seat: int) -> str:
    return str(power.args[0])


@POWERS.adjusts("joining_sites", "joined", layer="add")
def _joined(table: Table, power: Power, sites: tuple[str, ...], seat: int) -> tuple[str, ...]:
    return (*sites, str(power.args[0]))


@POWERS.adjusts("campaign_defenders", "only_defender", layer="set")
def _only_defender(table: Table, power: Power, seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(other for other in seats if other == int(power.args[0]))


def strike_back() -> Effect:
    """After another player's campaign the holder may campaign against that player, without Supply."""
    return Effect("strike_back")


@POWERS.reacts("campaign", "strike_back")
def _strike_back(work: Work, power: Power, attacker: int, defender: int) -> None:
    if attacker != power.seat:
        grant(work, power.seat, "campaign", f"+no_supply:{power.source}", f"+only_defender:{attacker}")
