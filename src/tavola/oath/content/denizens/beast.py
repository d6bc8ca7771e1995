"""The 33 Beast denizens by their number; a row without a power is one this edition cannot play yet."""

from __future__ import annotations

from ....kernel.effects import may, seq, when
from ...verbs.banks import gather_in_bank
from ...verbs.bends.after import after
from ...verbs.bends.rule import ignores_limit
from ...verbs.bends.search import any_pile, discard_to_any_pile, from_the_bottom, play_anywhere
from ...verbs.bends.trade import (
    forbid_suit,
    muster_gain,
    muster_on_match,
    no_trade_favor,
    trade_at_suit,
    trade_gain,
)
from ...verbs.bends.travel import forbid_travel, ignore_sites, no_supply, vines
from ...verbs.bends.war import (
    dearer_plans,
    even_targets,
    ignore_skulls,
    joins_from_sites,
    no_attacker_plans,
    no_plans_of_my_suits,
    void_faces,
)
from ...verbs.cards import discard_in_region
from ...verbs.gains import become_citizen, gain_favor, gain_supply, gain_warbands
from ...verbs.grants import campaign_from
from ...verbs.moving import barter_relic, follow_the_piper, kill_by_adviser, rove
from ...verbs.people import kill_on_board
from ...verbs.war import defense_dice, dice
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
    "beast",
    denizen(11, "errand_boy", modifies("search", any_pile(), favor=1)),
    denizen(39, "wolves", action(kill_on_board(1), secrets=1)),
    denizen(40, "animal_playmates", modifies("muster", when("suit:beast", no_supply())), only=ADVISER_ONLY),
    denizen(41, "true_names", always(no_plans_of_my_suits()), only=ADVISER_ONLY),
    denizen(
        42,
        "the_old_oak",
        modifies(
            "trade", when("this_card", when("goods:secrets", when("has_adviser:beast", trade_gain("secrets", 1))))
        ),
        only=SITE_ONLY,
    ),
    denizen(43, "forest_paths", modifies("travel", when("to_suit:beast", seq(no_supply(), ignore_sites())), favor=1)),
    denizen(44, "long_lost_heir", played(when("exile", may(become_citizen()))), only=ADVISER_ONLY, locked=True),
    denizen(45, "rangers", plan(ATTACKER, ignore_skulls(), when("pool:4", dice(2)), favor=1)),
    denizen(46, "roving_terror", action(rove(), secrets=1), only=SITE_ONLY),
    denizen(175, "nature_worship", plan(EITHER, dice("advisers:beast"), secrets=1)),
    denizen(176, "birdsong", modifies("trade", when("suit:beast+nomad", no_supply())), only=ADVISER_ONLY),
    denizen(177, "small_friends", modifies("trade", trade_at_suit("beast")), only=ADVISER_ONLY),
    denizen(178, "grasping_vines", always(vines()), only=SITE_ONLY),
    denizen(179, "threatening_roar", played(discard_in_region("beast+nomad"))),
    denizen(180, "fae_merchant", action(barter_relic(), secrets=1)),
    denizen(181, "second_chance", action(kill_by_adviser("order+discord"), gain_warbands(1), secrets=1)),
    denizen(
        182,
        "pied_piper",
        always(when("this_card", ignores_limit())),
        action(follow_the_piper(2), secrets=1),
        only=ADVISER_ONLY,
    ),
    denizen(183, "mushrooms", modifies("search", no_supply(), from_the_bottom(), secrets=1), only=SITE_ONLY),
    denizen(184, "insect_swarm", always(dearer_plans(1, 0)), only=ADVISER_ONLY),
    denizen(
        185,
        "vow_of_union",
        always(joins_from_sites(), when("holder", when("stuck", forbid_travel()))),
        only=ADVISER_ONLY,
        locked=True,
    ),
    denizen(186, "giant_python", always(even_targets()), only=ADVISER_ONLY),
    denizen(187, "war_tortoise", plan(EITHER, void_faces("two_shields", "skull"), favor=1)),
    denizen(188, "new_growth", modifies("search", play_anywhere("beast+hearth"))),
    denizen(
        189, "wild_cry", modifies("search", when("suit:beast", after("play", seq(gain_supply(1), gain_warbands(2)))))
    ),
    denizen(190, "animal_host", played(gain_warbands("at_sites:beast"))),
    denizen(191, "memory_of_nature", action(gather_in_bank("beast", "at_sites:beast"), secrets=1)),
    denizen(192, "marsh_spirit", always(no_attacker_plans()), only=SITE_ONLY),
    denizen(
        193,
        "vow_of_poverty",
        always(when("holder", no_trade_favor())),
        rest(when("no_favor", gain_favor(2, "one"))),
        only=ADVISER_ONLY,
        locked=True,
    ),
    denizen(194, "forest_council", always(when("enemy", forbid_suit("beast"))), only=SITE_ONLY, locked=True),
    denizen(
        195, "walled_garden", plan(DEFENDER, when("site_targeted", defense_dice("at_sites:beast"))), only=SITE_ONLY
    ),
    denizen(
        196,
        "vow_of_beastkin",
        always(when("holder", seq(muster_on_match(), muster_gain(1)))),
        only=ADVISER_ONLY,
        locked=True,
    ),
    denizen(197, "bracken", modifies("search", discard_to_any_pile())),
    denizen(198, "wild_allies", action(campaign_from("beast"), secrets=1)),
)
