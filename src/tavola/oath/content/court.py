"""Oaths, Visions, banners and the modifiers of the Reliquary."""

from __future__ import annotations

from ...kernel.effects import when
from ..catalog import BANNERS, CARDS, OATHS, RELIQUARY, VISION, Card, Oath
from ..state import CONSPIRACY, DARKEST_SECRET, PEOPLES_FAVOR
from ..verbs.bends.search import clear_region, draw_more, no_dear_search, play_in_region, secret_search
from ..verbs.bends.trade import trade_gain
from ..verbs.bends.travel import no_supply, supply_plus
from ..verbs.bends.war import kill_whole_force
from .odd.conspiracy import conspire
from .printing import always, played

for oath in (
    Oath("supremacy", "sites", "relics", "vision_conquest"),
    Oath("people", "peoples_favor", "darkest_secret", "vision_rebellion", PEOPLES_FAVOR),
    Oath("devotion", "darkest_secret", "grand_scepter", "vision_faith", DARKEST_SECRET),
    Oath("protection", "relics", "peoples_favor", "vision_sanctuary"),
):
    OATHS[oath.id] = oath
    CARDS[oath.vision] = Card(oath.vision, VISION, goal=oath.goal)

CARDS[CONSPIRACY] = Card(CONSPIRACY, VISION, powers=(played(conspire()),))

BANNERS[PEOPLES_FAVOR] = (always(when("holder", clear_region()), when("holder", play_in_region())),)
BANNERS[DARKEST_SECRET] = (always(when("holder", secret_search(2))),)

RELIQUARY["brutal"] = (always(when("chancellor_attacks", kill_whole_force())),)
RELIQUARY["decadent"] = (
    always(
        when("holder", when("to_region:cradle", no_supply())),
        when("holder", when("to_region:hinterland", supply_plus(1))),
    ),
)
RELIQUARY["careless"] = (
    always(
        when("holder", trade_gain("favor", 1)),
        when("holder", when("goods:secrets", trade_gain("secrets", -1))),
    ),
)
RELIQUARY["greedy"] = (always(when("holder", draw_more(2)), when("holder", no_dear_search(2))),)
