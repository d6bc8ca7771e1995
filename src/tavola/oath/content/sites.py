"""The 23 sites (R17)."""

from __future__ import annotations

from ...kernel.effects import seq, when
from ..verbs.bends.search import clear_here, draw_more
from ..verbs.bends.trade import muster_gain
from ..verbs.bends.travel import (
    coast,
    hidden_gate,
    homeland,
    ignore_sites,
    led_by_enemy,
    narrow_pass,
    no_supply,
    supply_plus,
    supply_set,
    wake_take,
)
from ..verbs.bends.war import attack_dice
from ..verbs.gains import gain_favor, gain_secrets, gain_warbands
from ..verbs.people import exchange
from .odd.homeland_relic import take_relic_here
from .printing import action, always, modifies, site

# Opportunity
site("mine", 1, always(wake_take("favor")), favor=3, relics=1, bank="discord")
site("salt_flats", 2, always(wake_take("favor", "secret")), favor=2, secrets=1)
site("drowned_city", 0, always(wake_take("secret")), secrets=3, relics=2, burn=2)

# Homelands
site("fertile_valley", 3, always(homeland("hearth", gain_favor(1, "hearth"))))
site("steppe", 2, always(homeland("nomad", gain_secrets(1))), relics=1, bank="nomad")
site("wastes", 1, always(homeland("discord", take_relic_here())), relics=1, burn_secrets=2)
site("deep_woods", 2, always(homeland("beast", take_relic_here())), relics=1, burn_secrets=2)
site("standing_stones", 2, always(homeland("arcane", gain_secrets(1))), relics=1, bank="arcane")
site("ancient_city", 2, always(homeland("order", gain_warbands(2))), relics=1, bank="order")

# Coasts
site("barren_coast", 1, always(coast()), relics=1, bank="nomad", coast=True)
site("lush_coast", 3, always(coast()), coast=True)
site("rocky_coast", 2, always(coast()), coast=True)

# Terrain
site("plains", 3, always(when("target_here", attack_dice(1))))
site("mountain", 2, always(when("target_here", attack_dice(-1))), relics=1, burn=2)
site("river", 2, always(when("ruler", when("card_here", muster_gain(1)))))
site("marshes", 2, always(when("pawn_here", draw_more(-1))), relics=1, burn_secrets=1)

# Barriers
site("narrow_pass", 1, always(when("heeded", narrow_pass())), relics=1, bank="arcane")
site("the_hidden_place", 2, always(when("heeded", hidden_gate())), relics=1, burn_secrets=1)

# Travel
site("charming_valley", 3, always(when("heeded", when("from_here", supply_plus(1)))))
site(
    "buried_giant",
    2,
    modifies("travel", when("from_here", seq(no_supply(), ignore_sites("narrow_pass"))), flip=1),
    relics=1,
    burn_secrets=1,
)
site(
    "shrouded_wood",
    2,
    always(
        when("from_here", supply_set(2)),
        when("from_here", ignore_sites("narrow_pass", "the_hidden_place")),
        led_by_enemy(),
    ),
    relics=1,
    burn_secrets=1,
)

# Cards and negotiation
site("great_slum", 3, always(clear_here("here")))
site("the_tribunal", 2, action(exchange("favor secret promise")), relics=1, bank="order")
