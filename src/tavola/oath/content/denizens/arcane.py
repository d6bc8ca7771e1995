"""The 33 Arcane denizens by their number."""

from __future__ import annotations

from ....kernel.effects import may, one_of, seq, when
from ...verbs.bends.keeping import adds_to_banner, echoes_recovery, forbid_recover, keeps_secrets
from ...verbs.bends.search import any_pile, draw_more
from ...verbs.bends.trade import advisers_of, counts_as, lone_favor, muster_with_secret, trade_in_region
from ...verbs.bends.travel import ignore_sites, no_supply
from ...verbs.bends.war import dearer_plans, ignore_skulls, none_die, target_dice, void_faces
from ...verbs.cards import discard_here, discard_in_region
from ...verbs.gains import become_citizen, blood_for_secrets, end_act_phase, gain_favor, gain_secrets
from ...verbs.people import add_to_banner, burn_banner
from ...verbs.standing import only_when
from ...verbs.war import dice, fewer_dice
from ..odd.arcane.dream_thief import swap_facedown
from ..odd.arcane.inquisitor import inquire
from ..odd.arcane.jinx import may_reroll
from ..odd.arcane.plague_engines import spread_plague
from ..odd.arcane.revelation import favor_for_secrets
from ..odd.arcane.terror_spells import kill_in_region
from ..odd.arcane.witchs_bargain import bargain
from ..printing import ADVISER_ONLY, DEFENDER, EITHER, SITE_ONLY, action, always, denizen, modifies, plan, played, suit

suit(
    "arcane",
    denizen(9, "alchemist", action(gain_favor(4, "any"), secrets=1, burn_secrets=1)),
    denizen(31, "fire_talkers", plan(EITHER, when("side_holds:darkest_secret", dice(3)), secrets=1)),
    denizen(32, "magicians_code", modifies("recover", adds_to_banner("darkest_secret", 2), favor=2)),
    denizen(33, "spirit_snare", action(gain_favor(1, "one"), secrets=1)),
    denizen(34, "wizard_school", action(gain_secrets(1), end_act_phase(), favor=1), only=SITE_ONLY),
    denizen(35, "dazzle", played(discard_in_region("hearth+order"))),
    denizen(36, "acting_troupe", modifies("trade", counts_as(), asks="beast_or_order"), only=ADVISER_ONLY),
    denizen(37, "taming_charm", action(discard_here("beast+nomad", 2), secrets=1)),
    denizen(38, "inquisitor", action(inquire(), favor=1)),
    denizen(55, "secret_signal", modifies("trade", lone_favor(1)), only=ADVISER_ONLY),
    denizen(56, "augury", modifies("search", draw_more(1))),
    denizen(57, "rusting_ray", plan(DEFENDER, when("side_holds:darkest_secret", void_faces("hollow")), secrets=1)),
    denizen(
        58, "portal", modifies("travel", when("portal", seq(no_supply(), ignore_sites())), secrets=1), only=SITE_ONLY
    ),
    denizen(59, "billowing_fog", plan(EITHER, none_die(), secrets=1)),
    denizen(60, "kindred_warriors", plan(EITHER, ignore_skulls(), fewer_dice("suits_ruled:arcane"), secrets=1)),
    denizen(61, "terror_spells", action(only_when("holds:darkest_secret", kill_in_region(2)), secrets=1)),
    denizen(62, "blood_pact", action(blood_for_secrets(), secrets=1)),
    denizen(63, "revelation", played(favor_for_secrets())),
    denizen(64, "observatory", modifies("search", when("pawn_here", any_pile())), only=SITE_ONLY),
    denizen(65, "plague_engines", action(spread_plague(), secrets=1, burn_secrets=1)),
    denizen(66, "gleaming_armor", always(dearer_plans(0, 1)), only=ADVISER_ONLY),
    denizen(67, "bewitch", played(when("exile", when("more_secrets", may(become_citizen()))))),
    denizen(68, "jinx", always(may_reroll())),
    denizen(69, "tutor", action(gain_secrets(1), favor=1, secrets=1), only=ADVISER_ONLY),
    denizen(70, "dream_thief", action(swap_facedown(), favor=2)),
    denizen(71, "cracking_ground", plan(EITHER, dice("sites_targeted"), burn_secrets=1)),
    denizen(72, "sealing_ward", always(target_dice("relic", 1)), only=ADVISER_ONLY, locked=True),
    denizen(73, "initiation_rite", always(when("holder", muster_with_secret())), only=ADVISER_ONLY, locked=True),
    denizen(
        74,
        "vow_of_silence",
        always(when("holder", forbid_recover("darkest_secret")), keeps_secrets(), echoes_recovery()),
        only=ADVISER_ONLY,
        locked=True,
    ),
    denizen(
        75,
        "forgotten_vault",
        action(one_of(add_to_banner("darkest_secret", 1), burn_banner("darkest_secret", 1)), favor=1),
        only=SITE_ONLY,
    ),
    denizen(76, "map_library", modifies("trade", when("pawn_here", trade_in_region())), only=SITE_ONLY),
    denizen(77, "witchs_bargain", action(bargain(), secrets=1)),
    denizen(78, "master_of_disguise", modifies("trade", advisers_of(), asks="player", secrets=1), only=ADVISER_ONLY),
)
