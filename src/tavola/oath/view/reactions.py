"""What an answer out of turn surely takes, and how likely it brings what is hoped for."""

from __future__ import annotations

from ...kernel.records import Frame, Option
from ..catalog import DEFENSE_FACES, Price
from ..chapters.pieces.dice import SHIELDS
from ..content.odd.arcane import jinx
from ..content.odd.discord import relic_thief
from ..state import State
from . import records as seen

#: The price of each card that answers another player's deed, by the question it asks.
PRICES = {"thief": relic_thief.PRICE, "jinx": jinx.PRICE}
TAKING = ("steal", "reroll")


def reaction(state: State, frame: Frame, option: Option) -> seen.Forecast | None:
    """None for any other answer."""
    if frame.step not in PRICES or option.kind not in TAKING:
        return None
    chance = None
    if option.kind == "steal":
        relics = len(frame.args) - 2
        clear = sum(face not in SHIELDS for face in DEFENSE_FACES) / len(DEFENSE_FACES)
        chance = clear**relics
    return seen.Forecast(costs=_costs(PRICES[frame.step]), chance=chance)


def _costs(price: Price) -> tuple[seen.Gain, ...]:
    goods = {"favor": price.favor + price.burn, "secrets": price.secrets + price.burn_secrets + price.flip}
    return tuple(seen.Gain(what, n) for what, n in goods.items() if n)
