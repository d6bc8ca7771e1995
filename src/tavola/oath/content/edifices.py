"""The six edifices, both sides."""

from __future__ import annotations

from ...kernel.effects import when
from ..verbs.bends.keeping import chronicle_keeps, mob_when_recovered, no_target
from ..verbs.bends.search import forbid_play
from ..verbs.bends.war import target_dice
from ..verbs.cards import draw_relic, turn_over
from ..verbs.people import exchange
from ..verbs.war import lose_attack_dice
from .odd.edifices.spires import swap_drawn, swap_pile
from .odd.edifices.squalid_district import bend_end_die
from .printing import DEFENDER, action, always, edifice, modifies, plan

edifice(
    "order",
    "sprawling_rampart",
    (always(target_dice("site", 1)),),
    "bandit_rampart",
    (plan(DEFENDER, when("site_targeted", lose_attack_dice(2))),),
)
edifice(
    "hearth",
    "hall_of_debate",
    (always(no_target("peoples_favor")),),
    "hall_of_mockery",
    (always(mob_when_recovered()),),
)
edifice(
    "beast",
    "forest_temple",
    (always(chronicle_keeps("beast")),),
    "ruined_temple",
    (always(when("enemy", forbid_play("beast"))),),
)
edifice(
    "discord",
    "festival_district",
    (action(exchange("favor secret adviser")),),
    "squalid_district",
    (always(bend_end_die()),),
)
edifice(
    "arcane",
    "great_spire",
    (modifies("search", swap_drawn(), secrets=1),),
    "fallen_spire",
    (action(swap_pile(5), secrets=1, burn_secrets=1),),
)
edifice(
    "nomad",
    "ancient_forge",
    (action(draw_relic(), favor=2, burn_secrets=1),),
    "broken_forge",
    (action(turn_over(), favor=2, secrets=2),),
)
