"""The 33 Arcane denizens by their number; a row without a power is one this edition cannot play yet."""

from __future__ import annotations

from ....kernel.effects import seq, when
from ...verbs.bends.search import any_pile, draw_more
from ...verbs.bends.trade import advisers_of, lone_favor, muster_with_secret
from ...verbs.bends.travel import ignore_sites, no_supply
from ...verbs.bends.war import dearer_plans, ignore_skulls, none_die, target_dice, void_faces
from ...verbs.cards import discard_here, discard_in_region
from ...verbs.gains import end_act_phase, gain_favor, gain_secrets
from ...verbs.war import dice, fewer_dice
from ..odd.jinx import may_reroll
from ..printing import ADVISER_ONLY, DEFENDER, EITHER, SITE_ONLY, action, always, denizen, modifies, plan, played, suit

suit(
    "arcane",
    denizen(9, "alchemist", action(gain_favor(4, "any"), secrets=1, burn_secrets=1)),
    denizen(31, "fire_talkers", plan(EITHER, when("side_holds:darkest_secret", dice(3)), secrets=1)),
    denizen(32, "magicians_code"),
    denizen(33, "spirit_snare", action(gain_favor(1, "one"), secrets=1)),
    denizen(34, "wizard_school", action(gain_secrets(1), end_act_phase(), favor=1), only=SITE_ONLY),
    denizen(35, "dazzle", played(discard_in_region("hearth+order"))),
    denizen(36, "acting_troupe", only=ADVISER_ONLY),
    denizen(37, "taming_charm", action(discard_here("beast+nomad", 2), secrets=1)),
    denizen(38, "inquisitor"),
    denizen(55, "secret_signal", modifies("trade", lone_favor(1)), only=ADVISER_ONLY),
    denizen(56, "augury", modifies("search", draw_more(1))),
    denizen(57, "rusting_ray", plan(DEFENDER, when("side_holds:darkest_secret", void_faces("hollow")), secrets=1)),
    denizen(
        58, "portal", modifies("travel", when("portal", seq(no_supply(), ignore_sites())), secrets=1), only=SITE_ONLY
    ),
    denizen(59, "billowing_fog", plan(EITHER, none_die(), secrets=1)),
    denizen(60, "kindred_warriors", plan(EITHER, ignore_skulls(), fewer_dice("suits_ruled:arcane"), secrets=1)),
    denizen(61, "terror_spells"),
    denizen(62, "blood_pact"),
    denizen(63, "revelation"),
    denizen(64, "observatory", modifies("search", when("pawn_here", any_pile())), only=SITE_ONLY),
    denizen(65, "plague_engines"),
    denizen(66, "gleaming_armor", always(dearer_plans(0, 1)), only=ADVISER_ONLY),
    denizen(67, "bewitch"),
    denizen(68, "jinx", always(may_reroll())),
    denizen(69, "tutor", action(gain_secrets(1), favor=1, secrets=1), only=ADVISER_ONLY),
    denizen(70, "dream_thief"),
    denizen(71, "cracking_ground", plan(EITHER, dice("sites_targeted"), burn_secrets=1)),
    denizen(72, "sealing_ward", always(target_dice("relic", 1)), only=ADVISER_ONLY, locked=True),
    denizen(73, "initiation_rite", always(when("holder", muster_with_secret())), only=ADVISER_ONLY, locked=True),
    denizen(74, "vow_of_silence", only=ADVISER_ONLY, locked=True),
    denizen(75, "forgotten_vault", only=SITE_ONLY),
    denizen(76, "map_library", only=SITE_ONLY),
    denizen(77, "witchs_bargain"),
    denizen(78, "master_of_disguise", modifies("trade", advisers_of(), asks="player", secrets=1), only=ADVISER_ONLY),
)
