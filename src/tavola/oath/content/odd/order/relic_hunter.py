"""Relic Hunter: facedown relics at targeted sites are targets too, and relics taken may be buried (OA-CMP-016)."""

from __future__ import annotations

from msgspec.structs import replace

from .....kernel.records import Effect, Refusal
from .....kernel.work import push
from ....book import BOOK, POWERS, word
from ....chapters.actions.recover import RELIC
from ....chapters.campaign.pools import change_defense
from ....chapters.campaign.sides import target_sites
from ....chapters.pieces.picking import pick
from ....chapters.pieces.relics import bury_relic, lift_from_site, lose_relic, take_relics
from ....chapters.powers.deeds import Recover
from ....state import Campaign, Later, Table, Work, campaign_of, fought, site_of

HUNTED = "win_hunted"


def hunt_relics() -> Effect:
    """Facedown relics at targeted sites may be targets, 1 defence die each; relics won may be buried."""
    return Effect("hunt_relics")


@word("hunt_relics")
def _hunt(work: Work, source: str, seat: int, place: str) -> None:
    campaign = work.campaigns[-1]
    fought(work, campaign.n, later=(*campaign.later, Later("victory", source, seat, place, Effect(HUNTED))))
    push(work, "hunter.choose", campaign.n, source, seat)


def _hunted(campaign: Campaign) -> tuple[int, ...]:
    """The numbers of the relics chosen so far."""
    return next(tuple(map(int, entry.effect.args)) for entry in campaign.later if entry.effect.op == HUNTED)


def _lairs(table: Table, campaign: Campaign) -> dict[int, str]:
    """Each facedown relic at a targeted site, and where it lies; those locked for the attacker are left out."""
    found: dict[int, str] = {}
    nothing: Refusal | None = None
    for site in target_sites(campaign):
        deed = Recover(campaign.attacker, RELIC, (), site)
        if POWERS.value(table, "bars_recover", nothing, deed) is None:
            found.update((relic.n, site) for relic in site_of(table, site).relics)
    return found


@BOOK.does("hunter.choose")
def _choose(work: Work, n: int, source: str, seat: int) -> None:
    campaign = campaign_of(work, n)
    prey = [str(relic) for relic in _lairs(work, campaign) if relic not in _hunted(campaign)]
    pick(work, seat, "veiled", prey, "hunter.chosen", n, source, seat, may=True, why=source)


@BOOK.does("hunter.chosen")
def _chosen(work: Work, n: int, source: str, seat: int, relic: str) -> None:
    campaign = campaign_of(work, n)
    effect = Effect(HUNTED, (*_hunted(campaign), int(relic)))
    later = tuple(replace(one, effect=effect) if one.effect.op == HUNTED else one for one in campaign.later)
    fought(work, n, later=later)
    change_defense(work, n, 1)
    push(work, "hunter.choose", n, source, seat)


@word(HUNTED)
def _take(work: Work, source: str, seat: int, place: str, *relics: int) -> None:
    """What was hunted is taken; then everything won in this campaign may be buried."""
    campaign = work.campaigns[-1]
    lairs = {relic.n: site.id for site in work.sites for relic in site.relics}
    won = tuple(lift_from_site(work, lairs[n], n) for n in relics)
    seized = [target.split()[1] for target in campaign.targets if target.startswith("relic ")]
    push(work, "hunter.bury", source, seat, *seized, *won)
    take_relics(work, seat, won)


@BOOK.does("hunter.bury")
def _bury(work: Work, source: str, seat: int, *relics: str) -> None:
    held = [relic for relic in relics if relic in work.players[seat].relics]
    pick(work, seat, "card", held, "hunter.buried", source, seat, " ".join(held), may=True, why=source)


@BOOK.does("hunter.buried")
def _buried(work: Work, source: str, seat: int, held: str, relic: str) -> None:
    push(work, "hunter.bury", source, seat, *(other for other in held.split() if other != relic))
    lose_relic(work, seat, relic)
    bury_relic(work, relic)
    push(work, "title")
