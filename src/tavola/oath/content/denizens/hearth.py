"""The 33 Hearth denizens by their number; a row without a power is one this edition cannot play yet."""

from __future__ import annotations

from ....kernel.effects import seq, when
from ...verbs.banks import favor_of_banks, level_banks, whole_bank_to
from ...verbs.bends.after import after
from ...verbs.bends.rule import counts_again
from ...verbs.bends.search import clear_here, play_two
from ...verbs.bends.trade import muster_gain
from ...verbs.bends.travel import no_supply
from ...verbs.bends.war import forbid_campaign, hospital, ignore_skulls, no_sacrifice, none_die
from ...verbs.cards import discard_self, draw_relic, look_at_pile
from ...verbs.gains import gain_favor, gain_supply, gain_warbands
from ...verbs.moving import adviser_to_site, bury_relic_here, elected, mob_adviser, rest_early
from ...verbs.people import add_to_banner, exchange, take_favor
from ...verbs.war import defense_dice, dice, discarded_without, if_defeated, win_now
from ..printing import ADVISER_ONLY, DEFENDER, EITHER, SITE_ONLY, action, always, denizen, modifies, plan, played, suit

suit(
    "hearth",
    denizen(13, "tinkers_fair", action(exchange("favor secret relic")), only=SITE_ONLY),
    denizen(47, "wayside_inn", action(gain_supply(2), favor=1), only=SITE_ONLY),
    denizen(48, "extra_provisions", plan(DEFENDER, defense_dice(1), favor=1)),
    denizen(49, "memory_of_home", action(whole_bank_to("hearth"), burn_secrets=1)),
    denizen(
        50,
        "welcoming_party",
        modifies("search", when("just_drawn", after("play", gain_favor(1, "hearth")))),
        only=SITE_ONLY,
    ),
    denizen(51, "traveling_doctor", plan(EITHER, none_die(), if_defeated(discard_self()))),
    denizen(52, "storyteller", action(add_to_banner("darkest_secret", 1), favor=1)),
    denizen(53, "armed_mob", action(mob_adviser(), favor=1), only=SITE_ONLY),
    denizen(54, "tavern_songs", action(look_at_pile(3))),
    denizen(127, "homesteaders", action(adviser_to_site())),
    denizen(128, "crop_rotation", modifies("search", clear_here())),
    denizen(129, "a_round_of_ale", action(rest_early(), favor=1), only=SITE_ONLY, locked=True),
    denizen(130, "land_warden", modifies("search", play_two(), favor=1)),
    denizen(131, "charming_friend", action(take_favor(1, "here"), secrets=1), only=ADVISER_ONLY),
    denizen(132, "village_constable", plan(EITHER, when("foe_lacks:peoples_favor", dice(2))), only=SITE_ONLY),
    denizen(133, "family_heirloom", played(draw_relic()), only=ADVISER_ONLY, locked=True),
    denizen(134, "news_from_afar", modifies("search", no_supply(), favor=2)),
    denizen(135, "levelers", action(level_banks(2), secrets=1)),
    denizen(136, "fabled_feast", played(gain_favor("ruled:hearth", "one"))),
    denizen(
        137, "the_great_levy", plan(EITHER, when("foe_lacks:peoples_favor", seq(dice(3), ignore_skulls())), favor=2)
    ),
    denizen(
        138, "hearts_and_minds", plan(DEFENDER, win_now(), discarded_without("peoples_favor"), favor=3), only=SITE_ONLY
    ),
    denizen(139, "relic_breaker", action(bury_relic_here(), gain_warbands(3), favor=1)),
    denizen(
        140,
        "book_binders",
        always(when("others", when("plays_vision", after("play", gain_favor(2, "one"))))),
        only=ADVISER_ONLY,
    ),
    denizen(141, "ballot_box", action(elected()), only=SITE_ONLY),
    denizen(
        142,
        "saddle_makers",
        always(
            when("others", when("suit:nomad", after("play", gain_favor(2, "nomad")))),
            when("others", when("suit:order", after("play", gain_favor(2, "order")))),
        ),
        only=ADVISER_ONLY,
    ),
    denizen(
        143,
        "herald",
        always(when("others", when("between_players", after("campaign", gain_favor(1, "one"))))),
        only=ADVISER_ONLY,
    ),
    denizen(144, "rowdy_pub", modifies("muster", when("this_card", muster_gain(1))), only=SITE_ONLY),
    denizen(145, "vow_of_peace", always(forbid_campaign(), no_sacrifice()), only=ADVISER_ONLY, locked=True),
    denizen(146, "deed_writer", action(exchange("favor secret site"))),
    denizen(147, "salad_days", played(favor_of_banks(3))),
    denizen(148, "marriage", always(counts_again("hearth")), only=ADVISER_ONLY, locked=True),
    denizen(149, "hospital", plan(EITHER, hospital()), only=SITE_ONLY),
    denizen(150, "awaited_return", modifies("trade", no_supply(), sacrifice=1)),
)
