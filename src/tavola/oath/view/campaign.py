"""Campaigns and offers as everybody sees them: both pools term by term, what can still be used, what changes hands."""

from __future__ import annotations

from ..book import POWERS
from ..chapters.campaign.course import attack_total, defense_total
from ..chapters.campaign.pools import target_dice, title_dice
from ..chapters.campaign.sides import ATTACK, DEFENSE, strength
from ..chapters.court.deals import CITIZEN, read_terms
from ..odds.prospects import TARGETS, open_plans
from ..state import Campaign, State, Table
from . import records as seen
from .bargain import bargain

Shares = tuple[seen.Share, ...]


def campaign_view(state: State, campaign: Campaign) -> seen.Campaign:
    totals = campaign.totals if campaign.winner else (attack_total(state, campaign), defense_total(state, campaign))
    forming = any(frame.step == TARGETS and frame.args[0] == campaign.n for frame in state.stack)
    attack, defense = shares(state, campaign, forming)
    return seen.Campaign(
        campaign.n,
        campaign.attacker,
        campaign.defender,
        campaign.site,
        campaign.targets,
        campaign.allies,
        max(0, sum(share.n for share in attack)) if forming else campaign.attack,
        sum(share.n for share in defense) if forming else campaign.defense,
        tuple(seen.Plan(card, user) for card, user in zip(campaign.plans, campaign.users, strict=True)),
        campaign.attack_roll,
        campaign.defense_roll,
        *totals,
        campaign.sacrificed,
        campaign.winner,
        forming,
        attack,
        defense,
        strength(state, campaign, ATTACK),
        strength(state, campaign, DEFENSE),
        *campaign.dead,
        () if forming or campaign.attack_roll else tuple(seen.Plan(*one) for one in open_plans(state, campaign)),
    )


def shares(table: Table, campaign: Campaign, forming: bool = False) -> tuple[Shares, Shares]:
    """What made each pool: warbands, land and targets, the title; the rest has come by battle plans."""
    # One die for each warband there was when the pools were formed; some may have fallen since.
    attack = [seen.Share("warbands", strength(table, campaign, ATTACK) + campaign.dead[0])]
    for change in POWERS.trace(table, "attack_dice", 0, campaign):
        attack.append(seen.Share(change.power.source, int(change.after) - int(change.before)))
    defense = [seen.Share(target, target_dice(table, campaign, target)) for target in campaign.targets]
    title = title_dice(table, campaign)
    if title:
        defense.append(seen.Share("title", title))
    if not forming:
        _rest(attack, campaign.attack)
        _rest(defense, campaign.defense)
    return tuple(attack), tuple(defense)


def _rest(terms: list[seen.Share], whole: int) -> None:
    rest = whole - sum(term.n for term in terms)
    if rest:
        terms.append(seen.Share("plans", rest))


# -- offers -----------------------------------------------------------------------------------------------------------


def offer_view(state: State) -> seen.Offer | None:
    """The exchange being put together, or proposed and waiting for a yes."""
    frame = state.stack[-1] if state.stack else None
    if frame is None:
        return None
    if frame.step not in ("deal", "deal.answer"):
        return None
    drafted = frame.step == "deal"
    said = read_terms(str(frame.args[2]))
    space = next((int(what) for kind, _, _, what in said if kind == CITIZEN), -1)
    guest = next((taker for kind, _, taker, _ in said if kind == CITIZEN), -1)
    by, to = (frame.seat, int(frame.args[0])) if drafted else (int(frame.args[0]), frame.seat)
    counters = int(frame.args[4] if drafted else frame.args[3])
    told = tuple(seen.Term(*term) for term in said if term[0] != CITIZEN)
    return seen.Offer(by, to, not drafted, told, space, guest, counters, bargain(state, by, to, str(frame.args[2])))
