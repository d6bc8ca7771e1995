"""Retreat and victory: survivors go home, sites, relics and banners change hands (OA-CMP-073 to 091)."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel.records import Option, Text
from ....kernel.work import push, tell
from ...book import BOOK, POWERS
from ...state import PURPLE, Company, Table, Work, alter, campaign_of, change, fought, seat_of, site_of
from ..actions.minor import may_place
from ..actions.travel import drag, legal_sites
from ..pieces.relics import seize_relic
from ..pieces.rule import chancellor
from ..pieces.tokens import burn_favor
from ..pieces.warbands import leave
from .course import loser
from .sides import ATTACK, force, target_sites, targets_pawn

PLACE = BOOK.asks("campaign.place")
BURN = BOOK.asks("campaign.burn")


def home(table: Table, color: str) -> int:
    """The board survivors of a site return to: purple ones to the Chancellor's (OA-CMP-083)."""
    return chancellor(table) if color == PURPLE else seat_of(table, color)


@BOOK.does("campaign.retreat")
def retreat(work: Work, n: int) -> None:
    """What is left of a beaten force goes to the board; warbands of boards are there already (OA-CMP-073, 106)."""
    campaign = campaign_of(work, n)
    side = loser(campaign)
    left = force(work, campaign, side)
    fought(work, n, beaten=left)
    if POWERS.claim(work, "survivors", n, side, plus=campaign.bends):
        return
    for company in left:
        _go_home(work, n, side, company)


def _go_home(work: Work, n: int, side: str, company: Company) -> None:
    kind, _, site = company.place.partition(" ")
    if kind != "site":
        return
    leave(work, site, company.n)
    seat = campaign_of(work, n).attacker if side == ATTACK else home(work, company.color)
    change(work, seat, warbands=work.players[seat].warbands + company.n)
    push(work, "title")


@BOOK.does("campaign.spoils")
def spoils(work: Work, n: int) -> None:
    """Sites, then relics and banners, then pawn and favor (OA-CMP-090)."""
    campaign = campaign_of(work, n)
    if campaign.winner == ATTACK:
        for step in ("campaign.pawn", "campaign.booty", "campaign.occupy"):
            push(work, step, n)


@BOOK.does("campaign.occupy")
def occupy(work: Work, n: int) -> None:
    """The winner may put any number of warbands on each targeted site (OA-CMP-081, 082)."""
    campaign = campaign_of(work, n)
    push(work, "title")
    for site in target_sites(campaign):
        there = site_of(work, site)
        if there.warbands and there.army == PURPLE:
            purple = chancellor(work)
            leave(work, site, there.warbands)
            change(work, purple, warbands=work.players[purple].warbands + there.warbands)
    for site in reversed(target_sites(campaign)):
        push(work, "campaign.place", n, site, seat=campaign.attacker)


@PLACE.asked_if
def _placing(table: Table, seat: int, n: int, site: str) -> bool:
    return may_place(table, seat) and bool(force(table, campaign_of(table, n), ATTACK))


@PLACE.prompt
def _place_asks(table: Table, seat: int, n: int, site: str) -> Text:
    return Text("oa-ask-place", {"site": site})


@PLACE.offers
def _place_offers(table: Table, seat: int, n: int, site: str) -> Iterable[Option]:
    for company in force(table, campaign_of(table, n), ATTACK):
        kind, _, origin = company.place.partition(" ")
        if kind == "board":
            for count in range(1, company.n + 1):
                yield Option(f"place {count}", "place", ("", count))
        elif origin != site:
            for count in range(1, company.n + 1):
                yield Option(f"place {count} from {origin}", "place", (origin, count))
    yield Option("no more", "enough")


@PLACE.answers("place")
def _place(work: Work, seat: int, n: int, site: str, origin: str, count: int) -> None:
    there = site_of(work, site)
    color = work.players[seat].banner_color
    if origin:
        leave(work, origin, count)
    else:
        change(work, seat, warbands=work.players[seat].warbands - count)
    alter(work, site, army=color, warbands=there.warbands + count)
    tell(work, "oa-log-occupies", rule="OA-CMP-081", player=work.players[seat].color, site=site, n=count)
    if campaign_of(work, n).joined:
        push(work, "campaign.place", n, site, seat=seat)


@PLACE.answers("enough")
def _enough(work: Work, seat: int, n: int, site: str) -> None:
    pass


@BOOK.does("campaign.booty")
def booty(work: Work, n: int) -> None:
    """All targeted relics and banners are taken, none left behind (OA-CMP-084, 085)."""
    campaign = campaign_of(work, n)
    for target in campaign.targets:
        kind, _, what = target.partition(" ")
        if kind == "banner":
            push(work, "banner.seized", campaign.attacker, what)
    relics = tuple(target.split()[1] for target in campaign.targets if target.startswith("relic "))
    if relics:
        seize_relic(work, campaign.attacker, campaign.defender, relics)


@BOOK.does("campaign.pawn")
def pawn(work: Work, n: int) -> None:
    """The winner may send the beaten pawn away, and may burn half of its favor (OA-CMP-086 to 089)."""
    campaign = campaign_of(work, n)
    if not targets_pawn(campaign):
        return
    half = work.players[campaign.defender].favor // 2
    if not POWERS.claim(work, "pawn_favor", n, plus=campaign.bends) and half:
        push(work, "campaign.burn", campaign.defender, half, seat=campaign.attacker)
    sites = legal_sites(work, campaign.defender)
    drag(work, campaign.attacker, campaign.defender, sites, may=True)


@BURN.prompt
def _burn_asks(table: Table, seat: int, victim: int, half: int) -> Text:
    return Text("oa-ask-burn", {"player": table.players[victim].color, "n": half})


@BURN.offers
def _burn_offers(table: Table, seat: int, victim: int, half: int) -> Iterable[Option]:
    yield Option(f"burn {half}", "burn")
    yield Option("burn none", "spare")


@BURN.answers("burn")
def _burn(work: Work, seat: int, victim: int, half: int) -> None:
    burn_favor(work, victim, half)
    tell(work, "oa-log-burns", rule="OA-CMP-087", player=work.players[victim].color, n=half)


@BURN.answers("spare")
def _spare(work: Work, seat: int, victim: int, half: int) -> None:
    pass
