"""The 33 Discord denizens by their number."""

from __future__ import annotations

from ....kernel.effects import may, seq, when
from ...verbs.bends.after import after
from ...verbs.bends.keeping import forbid_recover, heir_of_burning, title_tribute
from ...verbs.bends.rule import adviser_limit, more_bandits
from ...verbs.bends.search import capacity, forbid_play, ignores_capacity, not_beside_locked
from ...verbs.bends.trade import muster_gain
from ...verbs.bends.war import burn_all_favor, no_enemy_plans, sacrifice_worth
from ...verbs.cards import discard_adviser_here, discard_others_here, discard_self, look_through_pile
from ...verbs.gains import become_citizen, gain_favor, gain_secrets, gain_warbands, gain_warbands_here
from ...verbs.grants import free_campaign, free_travel, strike_back
from ...verbs.people import burn_banner, kill_here, kill_own, take_favor, take_secret
from ...verbs.standing import only_when
from ...verbs.war import after_all, burn_foe_secrets, dice, if_defeated, if_victorious
from ..odd.discord.bandit_chief import kill_everywhere
from ..odd.discord.blackmail import blackmail
from ..odd.discord.dissent import collect_dissent
from ..odd.discord.enchantress import enchant
from ..odd.discord.false_prophet import mark_vision, shares_marked_vision
from ..odd.discord.gambling_hall import gamble
from ..odd.discord.relic_thief import may_steal_relics
from ..odd.discord.riots import riot
from ..printing import (
    ADVISER_ONLY,
    ATTACKER,
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
    "discord",
    denizen(12, "mercenaries", plan(EITHER, dice(3), if_defeated(discard_self()), favor=1)),
    denizen(15, "a_small_favor", played(gain_warbands(4)), only=ADVISER_ONLY, locked=True),
    denizen(16, "second_wind", plan(ATTACKER, after_all(seq(free_travel(), free_campaign())), burn=1, secrets=1)),
    denizen(17, "sleight_of_hand", action(take_secret(), favor=1), only=ADVISER_ONLY),
    denizen(18, "key_to_the_city", played(when("unguarded", seq(kill_here(), gain_warbands_here(1)))), only=SITE_ONLY),
    denizen(19, "scryer", action(look_through_pile(), secrets=1)),
    denizen(20, "disgraced_captain", plan(ATTACKER, when("target_suit:order", dice(4)), favor=1, burn=1)),
    denizen(21, "naysayers", rest(only_when("exile_keeper", take_favor(1, "chancellor"))), only=ADVISER_ONLY),
    denizen(22, "book_burning", plan(ATTACKER, if_victorious(when("pawn_targeted", burn_foe_secrets(1))))),
    denizen(79, "charlatan", played(burn_banner("darkest_secret", 0))),
    denizen(
        80,
        "assassin",
        always(adviser_limit(2)),
        action(discard_adviser_here(), favor=1),
        only=ADVISER_ONLY,
        locked=True,
    ),
    denizen(81, "downtrodden", modifies("muster", when("poorest", muster_gain(2)))),
    denizen(82, "blackmail", played(blackmail())),
    denizen(83, "cracked_sage", plan(EITHER, when("foe_has:arcane", dice(4)), burn=1, secrets=1)),
    denizen(84, "dissent", played(collect_dissent())),
    denizen(
        85,
        "false_prophet",
        played(when("exile", mark_vision())),
        always(shares_marked_vision()),
        only=ADVISER_ONLY,
        locked=True,
    ),
    denizen(
        86,
        "vow_of_renewal",
        always(heir_of_burning(), when("holder", forbid_recover("peoples_favor"))),
        only=ADVISER_ONLY,
        locked=True,
    ),
    denizen(87, "zealots", plan(ATTACKER, when("outnumbered", sacrifice_worth(3)), favor=1)),
    denizen(
        88,
        "royal_ambitions",
        played(when("exile", when("more_sites", may(become_citizen("unseen"))))),
        only=ADVISER_ONLY,
        locked=True,
    ),
    denizen(
        89,
        "salt_the_earth",
        always(not_beside_locked(), ignores_capacity(), capacity(1)),
        played(discard_others_here()),
        only=SITE_ONLY,
        locked=True,
    ),
    denizen(90, "beast_tamer", always(no_enemy_plans("beast+nomad")), only=ADVISER_ONLY),
    denizen(91, "riots", played(when("mob", riot()))),
    denizen(
        92,
        "silver_tongue",
        always(adviser_limit(2)),
        rest(gain_favor(1, "here")),
        only=ADVISER_ONLY,
        locked=True,
    ),
    denizen(93, "gambling_hall", action(gamble(4), favor=2), only=SITE_ONLY),
    denizen(
        94,
        "boiling_lake",
        always(when("arrives", when("stranger", after("travel", kill_own(2))))),
        only=SITE_ONLY,
        locked=True,
    ),
    denizen(95, "relic_thief", always(may_steal_relics()), only=ADVISER_ONLY),
    denizen(96, "enchantress", action(enchant(), burn_secrets=1), only=ADVISER_ONLY),
    denizen(97, "insomnia", always(adviser_limit(2)), rest(gain_secrets(1)), only=ADVISER_ONLY, locked=True),
    denizen(98, "sneak_attack", always(strike_back()), only=ADVISER_ONLY),
    denizen(99, "gossip", always(when("enemy", forbid_play("facedown"))), only=SITE_ONLY),
    denizen(100, "bandit_chief", played(kill_everywhere()), always(more_bandits(2)), only=SITE_ONLY),
    denizen(101, "chaos_cult", always(title_tribute(1)), only=ADVISER_ONLY),
    denizen(102, "slander", plan(ATTACKER, burn_all_favor(), favor=1)),
)
