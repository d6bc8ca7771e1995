"""Words over Supply, travel and the land: costs, gates, tolls, what is found where."""

from __future__ import annotations

from typing import Any

from ....kernel.powers import Power
from ....kernel.records import Effect, Refusal
from ...book import POWERS, VERBS
from ...catalog import CARDS, SITES
from ...chapters.actions.travel import Toll
from ...chapters.campaign.sides import target_place
from ...chapters.pieces.rule import card_ruler, enemies, enemy_of_card, ruler, rules
from ...chapters.pieces.warbands import kill_on_board
from ...chapters.powers.deeds import Trade, Travel
from ...state import (
    BANDITS,
    Campaign,
    Site,
    Table,
    Work,
    region_of,
    site_of,
)
from ..standing import ban

# -- Supply -----------------------------------------------------------------------------------------------------------

COSTS = ("travel", "search", "muster", "trade", "recover", "campaign")


def no_supply() -> Effect:
    """The action spends no Supply; that cancels increases too (OA-SUP-012)."""
    return Effect("no_supply")


def supply_plus(n: int) -> Effect:
    return Effect("supply_plus", (n,))


def supply_set(n: int) -> Effect:
    """The cost is exactly this, whatever the table says (OA-SUP-013)."""
    return Effect("supply_set", (n,))


def _no_supply(table: Table, power: Power, cost: int, *deed: Any) -> int:
    return 0


def _supply_plus(table: Table, power: Power, cost: int, *deed: Any) -> int:
    return cost + int(power.args[0])


def _supply_set(table: Table, power: Power, cost: int, *deed: Any) -> int:
    return int(power.args[0])


for _action in COSTS:
    POWERS.adjusts(f"{_action}_cost", "no_supply", layer="cancel")(_no_supply)
    POWERS.adjusts(f"{_action}_cost", "supply_plus", layer="add")(_supply_plus)
    POWERS.adjusts(f"{_action}_cost", "supply_set", layer="set")(_supply_set)


# -- the land ---------------------------------------------------------------------------------------------------------


def coast() -> Effect:
    """From Coast to face-up Coast 1 Supply, past the Narrow Pass (OA-SITE-019 to 021)."""
    return Effect("coast")


def _to_coast(table: Table, power: Power, deed: Travel) -> bool:
    there = site_of(table, deed.to)
    return deed.origin == power.place and there.up and SITES[there.id].coast


@POWERS.adjusts("travel_cost", "coast", layer="set")
def _coast_cost(table: Table, power: Power, cost: int, deed: Travel) -> int:
    return 1 if _to_coast(table, power, deed) else cost


@POWERS.adjusts("ignored", "coast", layer="set")
def _coast_pass(table: Table, power: Power, ignored: bool, deed: Travel, source: str) -> bool:
    return ignored or (source == "narrow_pass" and _to_coast(table, power, deed))


def ignore_sites(*sites: str) -> Effect:
    """The powers of these sites do not apply to the travel; none named: of no site."""
    return Effect("ignore_sites", sites)


@POWERS.adjusts("ignored", "ignore_sites", layer="set")
def _ignore_sites(table: Table, power: Power, ignored: bool, deed: Travel, source: str) -> bool:
    return ignored or not power.args or source in power.args


def narrow_pass() -> Effect:
    """Who comes into the region from outside must come here; an attacker outside must target it too."""
    return Effect("narrow_pass")


@POWERS.adjusts("bars_travel", "narrow_pass", layer="ban")
def _must_enter_here(table: Table, power: Power, barred: Refusal | None, deed: Travel) -> Refusal | None:
    region = region_of(table, power.place)
    outside = region_of(table, deed.to) == region != region_of(table, deed.origin)
    return ban("OA-SITE-022", power) if barred is None and outside and deed.to != power.place else barred


@POWERS.adjusts("bars_targets", "narrow_pass", layer="ban")
def _must_target_here(table: Table, power: Power, barred: Refusal | None, campaign: Campaign) -> Refusal | None:
    region = region_of(table, power.place)
    if barred is not None or region_of(table, campaign.site) == region or rules(table, campaign.attacker, power.place):
        return barred
    places = [target_place(table, campaign, target) for target in campaign.targets]
    inside = any(region_of(table, place) == region for place in places)
    return ban("OA-SITE-024", power) if inside and f"site {power.place}" not in campaign.targets else None


def hidden_gate() -> Effect:
    """Travelling here or declaring targets here needs a secret turned face down (OA-SITE-030 to 032)."""
    return Effect("hidden_gate")


@POWERS.adjusts("gates", "hidden_gate", layer="add")
def _gate(table: Table, power: Power, secrets: int, deed: Travel) -> int:
    return secrets + (deed.to == power.place)


@POWERS.adjusts("target_gates", "hidden_gate", layer="add")
def _target_gate(table: Table, power: Power, secrets: int, campaign: Campaign) -> int:
    return secrets + any(target_place(table, campaign, target) == power.place for target in campaign.targets)


def led_by_enemy() -> Effect:
    """An enemy player ruling this site chooses where travel from here goes (OA-SITE-049 to 051)."""
    return Effect("led_by_enemy")


@POWERS.adjusts("chooser", "led_by_enemy", layer="set")
def _led(table: Table, power: Power, seat: int, deed: Travel) -> int:
    if deed.origin != power.place:
        return seat
    ruling = ruler(table, site_of(table, power.place))
    return ruling if ruling >= 0 and enemies(table, deed.seat, ruling) else seat


def forbid_travel() -> Effect:
    """The holder cannot travel, nor be made to."""
    return Effect("forbid_travel")


@POWERS.adjusts("bars_travel", "forbid_travel", layer="ban")
def _forbid_travel(table: Table, power: Power, barred: Refusal | None, deed: Travel) -> Refusal | None:
    return ban("OA-TRAVEL-018", power) if barred is None else barred


def wake_take(*kinds: str) -> Effect:
    """At the end of Wake a player here may take one of these tokens."""
    return Effect("wake_take", kinds)


@POWERS.adjusts("opportunity", "wake_take", layer="set")
def _wake_take(table: Table, power: Power, kinds: tuple[str, ...], seat: int, site: Site) -> tuple[str, ...]:
    return tuple(map(str, power.args)) if site.id == power.place else kinds


def homeland(suit: str, reward: Effect) -> Effect:
    """Playing a card of this suit here brings a reward, unless its player has discarded one here this turn."""
    return Effect("homeland", (suit,), (reward,))


@POWERS.reacts("home", "homeland")
def _homeland(work: Work, power: Power, seat: int, card: str, site: str) -> None:
    suit = str(power.args[0])
    if site == power.place and CARDS[card].suit == suit and f"{site} {suit}" not in work.turn.discarded:
        VERBS.do(work, power.effects[0], (site, seat, site))


# -- tolls ------------------------------------------------------------------------------------------------------------


def toll(action: str) -> Effect:
    """The action needs 1 favor given to the ruler of this card (OA-TURN-069, 070)."""
    return Effect("toll", (action,))


def _owed(table: Table, power: Power) -> Toll:
    return card_ruler(table, power.source, power.seat, power.place), 1


@POWERS.adjusts("travel_tolls", "toll", layer="add")
def _travel_toll(table: Table, power: Power, owed: tuple[Toll, ...], deed: Travel) -> tuple[Toll, ...]:
    """For every site of the card's ruler."""
    lord = card_ruler(table, power.source, power.seat, power.place)
    there = ruler(table, site_of(table, deed.to))
    return (*owed, _owed(table, power)) if power.args[0] == "travel" and there == lord else owed


@POWERS.adjusts("search_tolls", "toll", layer="add")
def _search_toll(table: Table, power: Power, owed: tuple[Toll, ...], seat: int) -> tuple[Toll, ...]:
    return (*owed, _owed(table, power)) if power.args[0] == "search" else owed


@POWERS.adjusts("trade_tolls", "toll", layer="add")
def _trade_toll(table: Table, power: Power, owed: tuple[Toll, ...], deed: Trade) -> tuple[Toll, ...]:
    """For every card of the card's ruler."""
    place = next((site.id for site in table.sites if deed.card in site.cards), "")
    lord = card_ruler(table, power.source, power.seat, power.place)
    mine = bool(place) and card_ruler(table, deed.card, BANDITS, place) == lord
    return (*owed, _owed(table, power)) if power.args[0] == "trade" and mine else owed


def vines() -> Effect:
    """Enemies who leave a site of this card's ruler kill 1 warband on their board, if able."""
    return Effect("vines")


@POWERS.reacts("travel", "vines")
def _vines(work: Work, power: Power, seat: int, origin: str, to: str) -> None:
    lord = card_ruler(work, power.source, power.seat, power.place)
    if enemy_of_card(work, seat, power.source, power.seat, power.place) and ruler(work, site_of(work, origin)) == lord:
        kill_on_board(work, seat, 1)
