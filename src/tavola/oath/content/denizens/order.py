"""The 33 Order denizens by their number."""

from __future__ import annotations

from ....kernel.effects import cost, may, when
from ...verbs.armies import besiege, kill_on_arrival, man_sites, rearrange
from ...verbs.bends.after import after
from ...verbs.bends.keeping import protects
from ...verbs.bends.rule import no_exile
from ...verbs.bends.search import forbid_play
from ...verbs.bends.trade import muster_occupied
from ...verbs.bends.travel import toll
from ...verbs.bends.war import ignore_skulls, kill_whole_force, no_enemy_plans, no_other_plans, nobody_dies, only_plan
from ...verbs.gains import become_citizen, gain_favor, gain_supply, gain_warbands
from ...verbs.grants import campaign_from, free_campaign
from ...verbs.people import tax
from ...verbs.war import (
    buy_peace,
    defense_dice,
    dice,
    if_victorious,
    kill_attacker,
    lose_attack_dice,
    parade,
    sacrifice_one,
)
from ..odd.order.palanquin import carry
from ..odd.order.relic_hunter import hunt_relics
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
    rest,
    suit,
)

suit(
    "order",
    denizen(1, "wrestlers", plan(DEFENDER, sacrifice_one(), defense_dice(1))),
    denizen(2, "battle_honors", plan(EITHER, if_victorious(gain_favor(2, "order")))),
    denizen(3, "bear_traps", plan(DEFENDER, lose_attack_dice(1), kill_attacker(1))),
    denizen(4, "longbows", plan(EITHER, dice(1))),
    denizen(5, "keep", plan(DEFENDER, when("site_targeted", defense_dice(2))), only=SITE_ONLY, locked=True),
    denizen(6, "pressgangs", modifies("muster", muster_occupied())),
    denizen(7, "garrison", played(gain_warbands("sites_ruled"), man_sites()), only=SITE_ONLY),
    denizen(8, "scouts", plan(ATTACKER, gain_supply(1))),
    denizen(
        10,
        "martial_culture",
        plan(EITHER, if_victorious(when("exile", when("foe_exile", may(become_citizen()))))),
        only=SITE_ONLY,
    ),
    denizen(103, "code_of_honor", plan(EITHER, only_plan(), dice(2), no_other_plans())),
    denizen(104, "outriders", plan(ATTACKER, ignore_skulls())),
    denizen(105, "messenger", action(rearrange(), favor=1)),
    denizen(106, "field_promotion", plan(EITHER, if_victorious(gain_warbands(3)), favor=1)),
    denizen(107, "palanquin", action(carry(), favor=1), only=ADVISER_ONLY),
    denizen(108, "shield_wall", plan(DEFENDER, defense_dice(2), kill_whole_force(), favor=1)),
    denizen(109, "military_parade", plan(EITHER, if_victorious(parade()))),
    denizen(110, "tome_guardians", always(when("enemy", protects("darkest_secret"))), only=SITE_ONLY),
    denizen(111, "tyrant", always(when("holder", after("travel", kill_on_arrival(1)))), only=ADVISER_ONLY, locked=True),
    denizen(112, "forced_labor", always(when("enemy", when("at_rulers_site", toll("search")))), only=SITE_ONLY),
    denizen(
        113, "secret_police", always(when("enemy", when("at_rulers_site", forbid_play("visions")))), only=SITE_ONLY
    ),
    denizen(114, "specialist", plan(ATTACKER, no_enemy_plans(), favor=2)),
    denizen(115, "captains", action(campaign_from("ruled"), favor=1), only=SITE_ONLY),
    denizen(116, "siege_engines", action(besiege(2), favor=1)),
    denizen(117, "royal_tax", played(tax(2))),
    denizen(118, "toll_roads", always(when("enemy", toll("travel"))), only=SITE_ONLY),
    denizen(119, "curfew", always(when("enemy", toll("trade"))), only=SITE_ONLY),
    denizen(120, "knights_errant", modifies("muster", after("muster", free_campaign()))),
    denizen(
        121,
        "vow_of_obedience",
        always(when("holder", forbid_play("visions"))),
        rest(gain_favor(1, "one")),
        only=ADVISER_ONLY,
        locked=True,
    ),
    denizen(122, "hunting_party", modifies("search", when("searched:deck", after("search", free_campaign())))),
    denizen(123, "council_seat", always(no_exile()), only=ADVISER_ONLY, locked=True),
    denizen(124, "encirclement", plan(EITHER, when("outnumbers", dice(2)), favor=1)),
    denizen(125, "peace_envoy", plan(EITHER, cost(only_plan(), buy_peace()), nobody_dies(), no_other_plans(), favor=1)),
    denizen(126, "relic_hunter", plan(ATTACKER, hunt_relics())),
)
