"""The first two steps of a campaign: a defender, and what is to be won from that defender (OA-CMP-001 to 017)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from msgspec.structs import replace

from ....kernel.powers import Power
from ....kernel.records import Option, Refusal, Text
from ....kernel.work import push, tell
from ...book import BOOK, POWERS
from ...catalog import CAMPAIGN_COST, Price
from ...state import (
    BANDITS,
    CHANCELLOR,
    CITIZEN,
    DARKEST_SECRET,
    PEOPLES_FAVOR,
    Campaign,
    Table,
    Work,
    banner,
    campaign_of,
    fought,
    site_of,
)
from ..actions.act import carries_out, major, spend_supply
from ..pieces.heeding import heeded
from ..pieces.relics import takeable
from ..pieces.rule import bandit_sites, ruled_sites, ruler, rules
from ..pieces.tokens import affords, flip_secrets
from ..powers.access import announced
from .sides import outlaw, target_place

TARGETS = BOOK.asks("campaign.targets")
#: What a target of each kind is called in words.
KINDS = {"site": "site", "relic": "card", "banner": "banner", "pawn": "player"}


def cost(table: Table, seat: int, powers: tuple[Power, ...]) -> int:
    return max(0, POWERS.value(table, "campaign_cost", CAMPAIGN_COST, seat, plus=powers))


def from_site(table: Table, seat: int, powers: tuple[Power, ...]) -> str:
    """Where the campaign is fought from: the own site, or one a power names."""
    return POWERS.value(table, "campaign_site", table.players[seat].site, seat, plus=powers)


def defenders(table: Table, seat: int, site: str) -> tuple[int, ...]:
    """Whom a player can attack at a site (OA-CMP-002 to 007)."""
    ruling = ruler(table, site_of(table, site))
    found = []
    for other, player in enumerate(table.players):
        if other == seat:
            continue
        lord = rules(table, other, site) and not (table.players[seat].role == CHANCELLOR and player.role == CITIZEN)
        if player.site == site or lord:
            found.append(other)
    if ruling == BANDITS:
        found.append(BANDITS)
    return tuple(found)


def barred(table: Table, seat: int, powers: tuple[Power, ...]) -> Refusal | None:
    """Why a player cannot campaign at all."""
    if cost(table, seat, powers) > table.players[seat].supply:
        return Refusal("OA-CMP-001", Text("oa-why-supply", {"n": cost(table, seat, powers)}))
    nothing: Refusal | None = None
    return POWERS.value(table, "bars_campaign", nothing, seat, plus=powers)


def name_of(table: Table, seat: int) -> str:
    return table.players[seat].color if seat >= 0 else "bandits"


@major("campaign")
def ways(table: Table, seat: int, mods: str, powers: tuple[Power, ...]) -> Iterable[Option]:
    if barred(table, seat, powers) is not None:
        return
    site = from_site(table, seat, powers)
    allowed = POWERS.value(table, "campaign_defenders", defenders(table, seat, site), seat, plus=powers)
    for other in allowed:
        yield Option(f"campaign {name_of(table, other)}", "campaign", (other,))


@carries_out("campaign")
def campaign(work: Work, seat: int, mods: str, defender: int) -> None:
    powers = announced(work, seat, mods)
    joined: tuple[str, ...] = ()
    joined = POWERS.value(work, "joining_sites", joined, seat, plus=powers)
    begun = Campaign(
        work.serial,
        seat,
        defender,
        from_site(work, seat, powers),
        cost(work, seat, powers) == 0,
        joined=joined,
        outlaw=outlaw(work, seat, defender),
    )
    work.serial += 1
    work.campaigns = (*work.campaigns, begun)
    # A warband that marches with the attacker does not defend its site, which then need not be a target (OA-CMP-109).
    if defender < 0 or (rules(work, defender, begun.site) and begun.site not in joined):
        fought(work, begun.n, targets=(f"site {begun.site}",))
    push(work, "campaign.targets", begun.n, mods, seat=seat)


# -- targets ----------------------------------------------------------------------------------------------------------


def possible(table: Table, now: Campaign) -> tuple[str, ...]:
    """Everything of the defender that could be a target (OA-CMP-009 to 016)."""
    if now.defender < 0:
        return tuple(f"site {site.id}" for site in bandit_sites(table))
    found = [f"site {site.id}" for site in ruled_sites(table, now.defender) if site.id not in now.joined]
    enemy = table.players[now.defender]
    if enemy.site == now.site:
        found += [f"relic {relic}" for relic in enemy.relics if takeable(table, now.attacker, now.defender, relic)]
        for name in (PEOPLES_FAVOR, DARKEST_SECRET):
            if banner(table, name).holder == now.defender and takeable(table, now.attacker, now.defender, name):
                found.append(f"banner {name}")
        found.append("pawn")
    return tuple(target for target in found if heeded(table, now.attacker, "targetable", True, now, target))


def declared_bar(table: Table, now: Campaign) -> Refusal | None:
    """What is still wrong with the targets declared."""
    if not any(target_place(table, now, target) == now.site for target in now.targets):
        return Refusal("OA-CMP-013", Text("oa-why-no-target-here"))
    if not affords(table, now.attacker, owed(table, now)):
        return Refusal("OA-SITE-031", Text("oa-why-gate"))
    nothing: Refusal | None = None
    return heeded(table, now.attacker, "bars_targets", nothing, now)


def owed(table: Table, now: Campaign) -> Price:
    """What declaring these targets costs (OA-SITE-031, 032)."""
    return Price(flip=heeded(table, now.attacker, "target_gates", 0, now))


@TARGETS.prompt
def _asks(table: Table, seat: int, n: int, mods: str) -> Text:
    return Text("oa-ask-targets", {"player": name_of(table, campaign_of(table, n).defender)})


@TARGETS.offers
def _offers(table: Table, seat: int, n: int, mods: str) -> Iterable[Option]:
    now = campaign_of(table, n)
    free = tuple(target for target in possible(table, now) if target not in now.targets)
    for target in free:
        others = tuple(other for other in free if other != target)
        if _declarable(table, replace(now, targets=(*now.targets, target)), others):
            yield Option(f"target {target}", "target", (target,))
    if declared_bar(table, now) is None:
        yield Option("attack", "attack")
    yield Option("call off", "call_off")


def _declarable(table: Table, now: Campaign, others: tuple[str, ...]) -> bool:
    """Whether these targets can be declared, alone or with others: whoever names one is not led into a dead end."""
    added = (more for count in range(len(others) + 1) for more in combinations(others, count))
    return any(declared_bar(table, replace(now, targets=now.targets + more)) is None for more in added)


@TARGETS.answers("target")
def _target(work: Work, seat: int, n: int, mods: str, target: str) -> None:
    fought(work, n, targets=(*campaign_of(work, n).targets, target))
    push(work, "campaign.targets", n, mods, seat=seat)


@TARGETS.answers("call_off")
def _call_off(work: Work, seat: int, n: int, mods: str) -> None:
    """Until the targets stand nothing has been spent."""
    work.campaigns = tuple(other for other in work.campaigns if other.n != n)


@TARGETS.answers("attack")
def _attack(work: Work, seat: int, n: int, mods: str) -> None:
    now = campaign_of(work, n)
    spend_supply(work, seat, cost(work, seat, announced(work, seat, mods)))
    secrets = owed(work, now).flip
    if secrets:
        flip_secrets(work, seat, secrets)
    declare(work, now)


def declare(work: Work, now: Campaign) -> None:
    """The targets stand; the campaign begins."""
    color, other = work.players[now.attacker].color, name_of(work, now.defender)
    tell(work, "oa-log-attacks", rule="OA-CMP-008", player=color, other=other)
    for target in now.targets:
        kind, _, what = target.partition(" ")
        tell(work, f"oa-log-target-{kind}", "OA-CMP-008", -1, False, **{KINDS[kind]: what or other})
    push(work, "campaign.begin", now.n)
