"""The 33 Nomad denizens by their number; a row without a power is one this edition cannot play yet."""

from __future__ import annotations

from ....kernel.effects import when
from ...verbs.bends.after import after
from ...verbs.bends.keeping import locks_sites, protects, purse_of
from ...verbs.bends.travel import no_supply
from ...verbs.bends.war import double_attack, halve_attack, void_faces
from ...verbs.gains import end_act_phase, favor_to_bank, gain_secrets, gain_supply
from ...verbs.people import gathering
from ...verbs.war import defense_dice, dice, discarded
from ..odd.wild_mounts import spare_mounts
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
    denizen(23, "ancient_binding"),
    denizen(24, "horse_archers", plan(EITHER, dice(3), discarded())),
    denizen(25, "warning_signals"),
    denizen(26, "elders", action(gain_secrets(1), favor=2)),
    denizen(27, "the_gathering", played(gathering("favor secret relic adviser")), only=SITE_ONLY),
    denizen(28, "faithful_friend", played(gain_supply(4)), only=ADVISER_ONLY, locked=True),
    denizen(29, "tents", modifies("travel", when("same_region", no_supply()), favor=1)),
    denizen(30, "great_herd", only=SITE_ONLY),
    denizen(151, "convoys", only=SITE_ONLY),
    denizen(
        152, "vow_of_kinship", played(favor_to_bank("nomad")), always(purse_of("nomad")), only=ADVISER_ONLY, locked=True
    ),
    denizen(153, "wild_mounts", plan(EITHER, spare_mounts())),
    denizen(154, "lancers", plan(ATTACKER, double_attack(), discarded())),
    denizen(155, "mountain_giant"),
    denizen(156, "rival_khan", plan(EITHER, when("foe_has:nomad", dice(4)), discarded())),
    denizen(157, "lost_tongue", always(when("others", when("rules_no:nomad", protects("all")))), only=ADVISER_ONLY),
    denizen(158, "special_envoy", modifies("travel", no_supply(), after("travel", end_act_phase()))),
    denizen(159, "resettle", only=SITE_ONLY),
    denizen(160, "oracle", only=SITE_ONLY),
    denizen(161, "pilgrimage", only=ADVISER_ONLY),
    denizen(162, "spell_breaker", only=SITE_ONLY),
    denizen(163, "mounted_patrol", plan(DEFENDER, halve_attack(), discarded())),
    denizen(164, "great_crusade", plan(EITHER, dice("ruled:nomad"), discarded())),
    denizen(165, "ancient_bloodline", always(locks_sites()), only=ADVISER_ONLY),
    denizen(166, "ancient_pact", only=ADVISER_ONLY, locked=True),
    denizen(167, "storm_caller", plan(DEFENDER, defense_dice(2), discarded())),
    denizen(168, "family_wagon", only=ADVISER_ONLY),
    denizen(169, "way_station", only=SITE_ONLY),
    denizen(170, "twin_brother", only=ADVISER_ONLY),
    denizen(171, "hospitality", only=ADVISER_ONLY),
    denizen(172, "a_fast_steed", modifies("travel", when("board_at_most:3", no_supply()), favor=1)),
    denizen(173, "relic_worship", modifies("recover", when("recovers:relic", after("recover", gain_supply(3))))),
    denizen(174, "sacred_ground", only=SITE_ONLY, locked=True),
)
