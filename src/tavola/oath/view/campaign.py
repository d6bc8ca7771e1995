"""Campaigns and offers as everybody sees them: both pools term by term, what can still be used, what changes hands."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.records import Frame
from ...kernel.seats import PROPOSAL
from ..book import POWERS
from ..chapters.campaign.course import attack_total, defense_total
from ..chapters.campaign.pools import target_dice, title_dice
from ..chapters.campaign.sides import ATTACK, DEFENSE, strength
from ..odds.prospects import TARGETS, open_plans
from ..state import Campaign, State, Table
from . import records as seen

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
    if frame.step == "deal":
        other, _, terms, space = frame.args
        told = tuple(_term(*term.split()) for term in str(terms).split(";") if term)
        return seen.Offer(frame.seat, int(other), False, told, int(space))
    if frame.step == PROPOSAL and any(effect.op in ("deal", "join_empire") for effect in frame.effects):
        spaces = [int(effect.args[1]) for effect in frame.effects if effect.op == "join_empire"]
        return seen.Offer(int(frame.args[0]), frame.seat, True, tuple(_proposed(frame)), spaces[0] if spaces else -1)
    return None


def _proposed(frame: Frame) -> Iterator[seen.Term]:
    for effect in frame.effects:
        if effect.op == "deal":
            yield _term(*map(str, effect.args))


def _term(kind: str, giver: str, taker: str, what: str) -> seen.Term:
    return seen.Term(kind, int(giver), int(taker), what)
