"""The 33 Nomad denizens by their number."""

from __future__ import annotations

from ....kernel.effects import cost, may, one_of, seq, when
from ...verbs.armies import rearrange
from ...verbs.bends.after import after
from ...verbs.bends.keeping import locks_sites, protects, purse_of
from ...verbs.bends.rule import adviser_limit, weightless
from ...verbs.bends.search import forbid_play
from ...verbs.bends.secrets import no_secret_powers
from ...verbs.bends.travel import no_supply, toll
from ...verbs.bends.war import double_attack, halve_attack, void_faces
from ...verbs.gains import become_citizen, end_act_phase, favor_to_bank, gain_in_common, gain_secrets, gain_supply
from ...verbs.people import bind_secrets, gathering, hand_banner
from ...verbs.war import defense_dice, dice, discarded
from ..odd.nomad.convoys import haul_pile
from ..odd.nomad.oracle import draw_vision
from ..odd.nomad.pilgrimage import make_pilgrimage
from ..odd.nomad.resettle import resettle
from ..odd.nomad.swaps import swap_advisers, swap_at_sites
from ..odd.nomad.wild_mounts import spare_mounts
from ..printing import (
    ADVISER_ONLY,
    ATTACKER,
    DEFENDER,
    EITHER,
    SITE_ONLY,
    action,
    always,
    denizen,
    modifies,
    plan,
    played,
    suit,
)

suit(
    "nomad",
    denizen(14, "rain_boots", plan(ATTACKER, void_faces("shield"), discarded())),
    denizen(23, "ancient_binding", action(bind_secrets(), secrets=1, burn_secrets=1)),
    denizen(24, "horse_archers", plan(EITHER, dice(3), discarded())),
    denizen(25, "warning_signals", plan(DEFENDER, rearrange(), discarded())),
    denizen(26, "elders", action(gain_secrets(1), favor=2)),
    denizen(27, "the_gathering", played(gathering("favor secret relic adviser")), only=SITE_ONLY),
    denizen(28, "faithful_friend", played(gain_supply(4)), only=ADVISER_ONLY, locked=True),
    denizen(29, "tents", modifies("travel", when("same_region", no_supply()), favor=1)),
    denizen(30, "great_herd", played(swap_at_sites()), only=SITE_ONLY),
    denizen(151, "convoys", action(haul_pile(), favor=1), only=SITE_ONLY),
    denizen(
        152, "vow_of_kinship", played(favor_to_bank("nomad")), always(purse_of("nomad")), only=ADVISER_ONLY, locked=True
    ),
    denizen(153, "wild_mounts", plan(EITHER, spare_mounts())),
    denizen(154, "lancers", plan(ATTACKER, double_attack(), discarded())),
    denizen(155, "mountain_giant", plan(EITHER, one_of(dice(1), seq(dice(3), discarded())), secrets=1)),
    denizen(156, "rival_khan", plan(EITHER, when("foe_has:nomad", dice(4)), discarded())),
    denizen(157, "lost_tongue", always(when("others", when("rules_no:nomad", protects("all")))), only=ADVISER_ONLY),
    denizen(158, "special_envoy", modifies("travel", no_supply(), after("travel", end_act_phase()))),
    denizen(159, "resettle", action(resettle()), only=SITE_ONLY),
    denizen(160, "oracle", action(draw_vision(), secrets=2), only=SITE_ONLY),
    denizen(161, "pilgrimage", played(make_pilgrimage()), only=ADVISER_ONLY),
    denizen(162, "spell_breaker", always(when("enemy", no_secret_powers())), only=SITE_ONLY),
    denizen(163, "mounted_patrol", plan(DEFENDER, halve_attack(), discarded())),
    denizen(164, "great_crusade", plan(EITHER, dice("ruled:nomad"), discarded())),
    denizen(165, "ancient_bloodline", always(locks_sites()), only=ADVISER_ONLY),
    denizen(
        166,
        "ancient_pact",
        played(when("exile", may(cost(hand_banner("darkest_secret"), become_citizen("unseen"))))),
        only=ADVISER_ONLY,
        locked=True,
    ),
    denizen(167, "storm_caller", plan(DEFENDER, defense_dice(2), discarded())),
    denizen(168, "family_wagon", always(adviser_limit(1), weightless("nomad")), only=ADVISER_ONLY),
    denizen(
        169,
        "way_station",
        always(when("to_here", when("rules_card", no_supply()))),
        modifies("travel", when("to_here", no_supply()), when("to_here", toll("travel")), open=True),
        only=SITE_ONLY,
    ),
    denizen(170, "twin_brother", played(swap_advisers()), only=ADVISER_ONLY),
    denizen(171, "hospitality", always(when("holder", after("travel", gain_in_common()))), only=ADVISER_ONLY),
    denizen(172, "a_fast_steed", modifies("travel", when("board_at_most:3", no_supply()), favor=1)),
    denizen(173, "relic_worship", modifies("recover", when("recovers:relic", after("recover", gain_supply(3))))),
    denizen(174, "sacred_ground", always(when("pawn_elsewhere", forbid_play("goals"))), only=SITE_ONLY, locked=True),
)
