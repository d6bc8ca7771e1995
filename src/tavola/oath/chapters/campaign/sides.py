"""Who fights on which side, with what: the forces and places of a campaign."""

from __future__ import annotations

from ...book import POWERS
from ...state import (
    BANDITS,
    CITIZEN,
    EXILE,
    Campaign,
    Company,
    Table,
    Work,
    campaign_of,
    change,
    fought,
    site_of,
)
from ..pieces.rule import bandits_at, chancellor
from ..pieces.warbands import leave

ATTACK = "attack"
DEFENSE = "defense"


def side_of(campaign: Campaign, seat: int) -> str:
    return ATTACK if seat == campaign.attacker else DEFENSE


def other_side(side: str) -> str:
    return DEFENSE if side == ATTACK else ATTACK


def opponents(campaign: Campaign, side: str) -> tuple[int, ...]:
    """The players of the other side: the attacker, or the defender with all Allies (OA-TURN-054)."""
    if side == DEFENSE:
        return (campaign.attacker,)
    return (*((campaign.defender,) if campaign.defender >= 0 else ()), *campaign.allies)


def defenders(campaign: Campaign) -> tuple[int, ...]:
    return opponents(campaign, ATTACK)


def opponent(campaign: Campaign, side: str) -> int:
    """The opposing player, never an Ally."""
    return campaign.defender if side == ATTACK else campaign.attacker


def target_sites(campaign: Campaign) -> tuple[str, ...]:
    return tuple(target.split()[1] for target in campaign.targets if target.startswith("site "))


def targets_pawn(campaign: Campaign) -> bool:
    return "pawn" in campaign.targets


def target_place(table: Table, campaign: Campaign, target: str) -> str:
    """The site where a target is: relics, banners and pawn are with the defender's pawn (OA-SITE-041)."""
    kind, _, what = target.partition(" ")
    return what if kind == "site" else table.players[campaign.defender].site


def outlaw(table: Table, attacker: int, defender: int) -> int:
    """The Citizen who is not Imperial in such a campaign, if there is one (OA-CMP-031)."""
    if defender < 0:
        return BANDITS
    one, other = table.players[attacker], table.players[defender]
    if one.role == EXILE or other.role == EXILE:
        return BANDITS
    return attacker if one.role == CITIZEN else defender


def present(table: Table, campaign: Campaign, seat: int) -> bool:
    """Whether a pawn is where the campaign is fought: at the attacker's site or a targeted one (OA-CMP-051, 058)."""
    site = table.players[seat].site
    return site == campaign.site or site in target_sites(campaign)


def force(table: Table, campaign: Campaign, side: str) -> tuple[Company, ...]:
    """Every warband that fights on a side, by place. Bandits are no warbands and stand apart (OA-CMP-072)."""
    found = []
    if side == ATTACK:
        player = table.players[campaign.attacker]
        found.append(Company(f"board {campaign.attacker}", player.banner_color, player.warbands))
        places = campaign.joined
    else:
        places = target_sites(campaign)
        for seat in defenders(campaign):
            player = table.players[seat]
            if present(table, campaign, seat):
                found.append(Company(f"board {seat}", player.banner_color, player.warbands))
    for name in places:
        site = site_of(table, name)
        if site.warbands and not (side == DEFENSE and name in campaign.joined):
            found.append(Company(f"site {name}", site.army, site.warbands))
    return tuple(company for company in found if company.n)


def bandits(table: Table, campaign: Campaign, side: str) -> int:
    """Bandits that fight: those of targeted bandit sites, or those a crown commands (OA-CMP-057, OA-RELIC-023)."""
    sites = target_sites(campaign) if side == DEFENSE else campaign.joined
    base = 0
    if side == DEFENSE and campaign.defender < 0:
        base = sum(bandits_at(table, site_of(table, site)) for site in sites)
    seats = (campaign.attacker,) if side == ATTACK else defenders(campaign)
    return POWERS.value(table, "commanded_bandits", base, seats, sites)


def strength(table: Table, campaign: Campaign, side: str) -> int:
    """The size of a force, bandits included."""
    return sum(company.n for company in force(table, campaign, side)) + bandits(table, campaign, side)


def fall(work: Work, n: int, side: str, place: str, count: int) -> None:
    """Warbands of a side die in a campaign: they go to their bank, unless something saves them (OA-CMP-080)."""
    campaign = campaign_of(work, n)
    kind, _, what = place.partition(" ")
    if kind == "board":
        seat = int(what)
        count = min(count, work.players[seat].warbands)
        change(work, seat, warbands=work.players[seat].warbands - count)
    else:
        count = min(count, site_of(work, what).warbands)
        leave(work, what, count)
    if count and not POWERS.claim(work, "falls", n, side, place, count, plus=campaign.bends):
        tally(work, n, side, count)


def tally(work: Work, n: int, side: str, count: int) -> None:
    """Count the dead of a side."""
    attack, defense = campaign_of(work, n).dead
    fought(work, n, dead=(attack + count, defense) if side == ATTACK else (attack, defense + count))


def owner_of_losses(table: Table, campaign: Campaign, side: str) -> int:
    """Who chooses which warbands die: the owner of the force, for an Imperial defence the Chancellor (OA-CMP-076)."""
    if side == ATTACK:
        return campaign.attacker
    seats = defenders(campaign)
    return chancellor(table) if chancellor(table) in seats else seats[0]
