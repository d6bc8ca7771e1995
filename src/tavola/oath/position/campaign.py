"""A campaign under way: who fights whom over what, which plans have been used, what was rolled, and what comes next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.errors import BadPosition
from ...kernel.reading import bounded, flag, known, listed, named, names, only, section_of
from ...kernel.work import push
from ..book import BOOK
from ..catalog import ATTACK_FACES, CARDS, DEFENSE_FACES, SITES
from ..chapters.campaign.course import ORDER
from ..chapters.campaign.pools import pools, use_plan
from ..chapters.campaign.sides import outlaw
from ..chapters.powers.in_force import usable
from ..state import DARKEST_SECRET, PEOPLES_FAVOR, Campaign, Work, campaign_of, fought
from .seats import seat, seats

#: Where a campaign stands: its targets still to be declared, or about to be fought from here on.
STAGES = {"targets": "campaign.targets", **{step.removeprefix("campaign."): step for step in ORDER}}
KEYS = (
    "attacker",
    "defender",
    "site",
    "targets",
    "stage",
    "free",
    "joined",
    "allies",
    "attack",
    "defense",
    "plans",
    "attack_roll",
    "defense_roll",
    "sacrificed",
    "winner",
    "dead",
)
MOST = 99


def fill_campaign(work: Work, section: Mapping[str, Any], acting: int) -> None:
    only(section, KEYS, "campaign.")
    attacker = seat(work, section.get("attacker", work.players[acting].color), "campaign.attacker")
    foe = str(section.get("defender", "bandits"))
    defender = -1 if foe == "bandits" else seat(work, foe, "campaign.defender")
    n = work.serial
    work.serial += 1
    begun = Campaign(
        n,
        attacker,
        defender,
        named(section, "site", work.players[attacker].site, SITES, "campaign."),
        flag(section, "free", "campaign.", True),
        tuple(_target(str(target)) for target in listed(section, "targets", "campaign.")),
        names(section, "joined", SITES, "campaign."),
        seats(work, section, "allies", "campaign."),
        outlaw(work, attacker, defender),
    )
    work.campaigns = (*work.campaigns, begun)
    stage = named(section, "stage", "pools", STAGES, "campaign.")
    if stage == "targets":
        push(work, "campaign.targets", n, "", seat=attacker)
        return
    left = ORDER[ORDER.index(STAGES[stage]) :]
    if ORDER[0] not in left:
        _so_far(work, n, section)
    for step in reversed(left):
        push(work, step, n)


def _so_far(work: Work, n: int, section: Mapping[str, Any]) -> None:
    """What has happened before this stage: the pools, the plans in their order, the rolls, the dead."""
    pools(work, n)
    for place, entry in enumerate(listed(section, "plans", "campaign.")):
        _plan(work, n, section_of(entry, f"campaign.plans.{place}"))
    campaign = campaign_of(work, n)
    dead = listed(section, "dead", "campaign.") or list(campaign.dead)
    if len(dead) != 2 or not all(isinstance(one, int) and 0 <= one <= MOST for one in dead):
        raise BadPosition("error-position-value", key="campaign.dead", value=str(dead))
    fought(
        work,
        n,
        attack=bounded(section, "attack", campaign.attack, 0, MOST, "campaign."),
        defense=bounded(section, "defense", campaign.defense, 0, MOST, "campaign."),
        attack_roll=tuple(sorted(names(section, "attack_roll", ATTACK_FACES, "campaign."))),
        defense_roll=tuple(sorted(names(section, "defense_roll", DEFENSE_FACES, "campaign."))),
        sacrificed=bounded(section, "sacrificed", 0, 0, MOST, "campaign."),
        winner=named(section, "winner", campaign.winner, ("attack", "defense", ""), "campaign."),
        dead=(dead[0], dead[1]),
    )


def _plan(work: Work, n: int, entry: Mapping[str, Any]) -> None:
    """A plan that was used and paid for: its effect is in force."""
    only(entry, ("card", "by"), "campaign.plans.")
    offered = {one.card: one for one in usable(work, "plan")}
    card = known(str(entry.get("card", "")), offered, "campaign.plans")
    user = str(entry.get("by", "bandits"))
    waiting, work.stack = work.stack, ()
    use_plan(work, n, -1 if user == "bandits" else seat(work, user, "campaign.plans"), offered[card])
    BOOK.settle(work)
    if work.stack:  # a plan that asks is used at the table, from the stage `plans` on
        raise BadPosition("error-position-value", key="campaign.plans", value=card)
    work.stack = waiting


def _target(target: str) -> str:
    kind, _, what = target.partition(" ")
    allowed: dict[str, Any] = {"site": SITES, "relic": CARDS, "banner": (PEOPLES_FAVOR, DARKEST_SECRET), "pawn": ("",)}
    if kind not in allowed or what not in allowed[kind]:
        raise BadPosition("error-position-value", key="campaign.targets", value=target)
    return target
