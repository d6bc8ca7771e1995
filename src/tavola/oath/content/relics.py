"""The 20 relics of the relic deck and the Grand Scepter, whose powers are chapters of the court."""

from __future__ import annotations

from ...kernel.effects import may, seq, when
from ..verbs.bends.after import after
from ..verbs.bends.keeping import protects
from ..verbs.bends.rule import commands_bandits, masked_rule, no_placing
from ..verbs.bends.search import discard_under_deck, draw_more, reveals_drawn, secret_for_site
from ..verbs.bends.trade import muster_gain
from ..verbs.bends.travel import no_supply
from ..verbs.bends.war import target_dice
from ..verbs.cards import bury_self, draw_relic, look_at_deck
from ..verbs.gains import gain_supply, gain_warbands
from ..verbs.war import if_victorious
from .odd.relics.brass_horse import ride
from .odd.relics.horned_mask import swap_adviser
from .odd.relics.ivory_eye import look_anywhere
from .odd.relics.obsidian_cage import cage, open_cage
from .odd.relics.skeleton_key import open_reliquary
from .odd.relics.sticky_fire import burn_beaten
from .odd.relics.whistle import call_pawn
from .printing import EITHER, action, always, modifies, plan, relic

relic("sticky_fire", 2, plan(EITHER, if_victorious(may(burn_beaten()))))
relic("cursed_cauldron", 3, plan(EITHER, if_victorious(gain_warbands("enemy_dead"))))
relic("brass_horse", 2, action(ride(), secrets=1))
relic("truthful_harp", 2, modifies("search", seq(draw_more(2), reveals_drawn())))
relic("grand_mask", 2, always(when("own_turn", when("exile", masked_rule()))))
relic("horned_mask", 2, action(swap_adviser(), secrets=1))
relic("cup_of_plenty", 2, modifies("trade", when("matches", no_supply())))
relic("whistle", 2, action(call_pawn(), secrets=1))
relic("dowsing_sticks", 3, action(draw_relic(), burn=2, secrets=1))
relic("cracked_horn", 2, modifies("search", discard_under_deck()))
relic("bandit_crown", 3, always(commands_bandits()))
relic("ring_of_devotion", 3, always(no_placing(), when("holder", muster_gain(2))))
relic("skeleton_key", 3, action(open_reliquary(), secrets=1, burn_secrets=1))
relic("oracular_pig", 2, action(look_at_deck(3)))
relic("circlet_of_command", 1, always(when("others", protects("others")), target_dice("pawn", 1)))
relic("ivory_eye", 2, action(look_anywhere(), secrets=1))
relic("map", 3, action(bury_self(), gain_supply(4)))
relic("obsidian_cage", 2, plan(EITHER, cage()), action(open_cage()))
relic("book_of_records", 2, always(when("holder", secret_for_site())))
relic("dragonskin_drum", 2, always(when("holder", after("travel", gain_warbands(1)))))
relic("grand_scepter", 5)
