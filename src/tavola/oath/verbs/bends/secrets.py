"""Words over powers that cost secrets."""

from __future__ import annotations

from ....kernel.powers import Power
from ....kernel.records import Effect, Refusal
from ...book import POWERS
from ...catalog import Price
from ...chapters.actions.travel import gates
from ...chapters.campaign.targets import owed
from ...chapters.powers.deeds import Travel
from ...state import Campaign, Table
from ..standing import ban

RULE = "OA-TURN-075"


def no_secret_powers() -> Effect:
    """Powers that cost secrets, placed, burned or turned face down, cannot be used."""
    return Effect("no_secret_powers")


@POWERS.adjusts("bars_power", "no_secret_powers", layer="ban")
def _no_power(table: Table, power: Power, barred: Refusal | None, seat: int, price: Price) -> Refusal | None:
    dear = price.secrets or price.burn_secrets or price.flip
    return ban(RULE, power) if barred is None and dear else barred


@POWERS.adjusts("bars_travel", "no_secret_powers", layer="ban")
def _no_gate(table: Table, power: Power, barred: Refusal | None, deed: Travel) -> Refusal | None:
    """The Hidden Place stays closed."""
    return ban(RULE, power) if barred is None and gates(table, deed) else barred


@POWERS.adjusts("bars_targets", "no_secret_powers", layer="ban")
def _no_target_gate(table: Table, power: Power, barred: Refusal | None, campaign: Campaign) -> Refusal | None:
    return ban(RULE, power) if barred is None and owed(table, campaign).flip else barred
