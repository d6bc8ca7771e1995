"""Treasure cards of level 4."""

from __future__ import annotations

from ..verbs import (
    ALL,
    cancel,
    damage,
    defender_dice,
    dice,
    draw_treasure,
    extra_action,
    heal,
    hits,
    keyword,
    kill_minions,
    move_points,
    shields,
    skill,
    stun,
    stun_self,
    suffer,
    zone_damage,
)
from .printing import Shelf

_shelf = Shelf("treasure", 4)
_shelf.combat("t4_knight_sword", "one_hand", melee="2R", tags=("sword", "weapon"), set="knight")
_shelf.combat("t4_knight_shield", "one_hand", defense="1G 1B", tags=("shield",), set="knight")
_shelf.combat("t4_knight_armor", "body", defense="2G 1B", tags=("armor",), set="knight")
_shelf.combat(
    "t4_sun_sword",
    "one_hand",
    skill("melee", hits(1), bam=1),
    skill("melee", hits(2), diamond=1),
    melee="2R",
    tags=("sword", "weapon"),
    copies=2,
)
_shelf.combat(
    "t4_headsman_axe", "two_hands", skill("melee", kill_minions(1), diamond=1), melee="3R", tags=("weapon",), copies=2
)
_shelf.combat(
    "t4_thunder_hammer",
    "one_hand",
    skill("melee", stun(), bam=1),
    melee="1R 2Y",
    tags=("mace_or_hammer", "weapon"),
    copies=2,
)
_shelf.combat(
    "t4_holy_mace",
    "one_hand",
    skill("melee", heal(1, "hero_in_zone"), diamond=1),
    melee="2R",
    tags=("mace_or_hammer", "weapon"),
    copies=2,
)
_shelf.combat(
    "t4_wind_bow", "two_hands", skill("ranged", hits(1), bam=1, repeat=2), ranged="2R 2Y", tags=("weapon",), copies=2
)
_shelf.combat("t4_demon_crossbow", "one_hand", skill("ranged", damage(1), bam=1), ranged="2R", tags=("weapon",))
_shelf.combat(
    "t4_arcane_staff", "two_hands", skill("magic", defender_dice(-1), bam=1), magic="2R 2Y", tags=("weapon",), copies=2
)
_shelf.combat("t4_chaos_wand", "one_hand", skill("magic", hits(3), diamond=1), magic="2R", tags=("weapon",))
_shelf.combat(
    "t4_dragon_armor", "body", skill("defense", shields(1), bam=1), defense="2G 1B", tags=("armor",), copies=2
)
_shelf.combat(
    "t4_rune_robe",
    "body",
    skill("defense", cancel("attack", "bam", 1), bam=1, repeat=2),
    defense="2G",
    tags=("armor",),
    copies=2,
)
_shelf.combat(
    "t4_mirror_shield", "one_hand", skill("passive", keyword("riposte", 1)), defense="1G", tags=("shield",), copies=2
)
_shelf.item("t4_winged_boots", skill("passive", move_points(1)), skill("passive", keyword("evasive")))
_shelf.item("t4_mage_necklace", skill("magic", dice(red=1)))
_shelf.item("t4_archer_gloves", skill("ranged", dice(red=1)))
_shelf.consumable("t4_life_potion", "any", heal(ALL, "hero_in_zone"), copies=3)
_shelf.consumable("t4_titan_elixir", "activation", extra_action(2, "any"))
_shelf.consumable("t4_meteor_scroll", "activation", zone_damage(2))
_shelf.trap("t4_curse", suffer(2), stun_self())
_shelf.luck("t4_lucky_find", draw_treasure(2))
