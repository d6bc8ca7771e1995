"""Treasure cards of level 5."""

from __future__ import annotations

from ..verbs import (
    ALL,
    SHADOW,
    damage,
    defender_dice,
    defender_no_dice,
    dice,
    double_hits,
    draw_treasure,
    heal,
    hits,
    keyword,
    reroll,
    shields,
    skill,
    stun,
    suffer,
    target_boss,
    zone_damage,
)
from .printing import Shelf

_shelf = Shelf("treasure", 5)
_shelf.combat(
    "t5_dawn_sword",
    "one_hand",
    skill("melee", hits(2), bam=1),
    skill("melee", hits(3), diamond=1),
    melee="2R 1Y",
    tags=("sword", "weapon"),
    copies=2,
)
_shelf.combat(
    "t5_dusk_blade",
    "one_hand",
    skill("melee", damage(1), bam=1, repeat=2),
    skill("melee", dice(red=1), needs=(SHADOW,)),
    melee="2R",
    tags=("weapon",),
    copies=2,
)
_shelf.combat(
    "t5_doom_axe", "two_hands", skill("melee", double_hits(), diamond=1), melee="3R 1Y", tags=("weapon",), copies=2
)
_shelf.combat(
    "t5_dwarf_king_hammer",
    "two_hands",
    skill("melee", stun(), bam=1),
    melee="3R 2Y",
    tags=("mace_or_hammer", "weapon"),
    copies=2,
)
_shelf.combat(
    "t5_sun_spear",
    "two_hands",
    skill("melee", target_boss(), bam=1),
    skill("melee", hits(3), diamond=1),
    melee="3R",
    tags=("weapon",),
)
_shelf.combat(
    "t5_heaven_bow", "two_hands", skill("ranged", hits(1), bam=1, repeat=3), ranged="3R 1Y", tags=("weapon",), copies=2
)
_shelf.combat(
    "t5_judgement_crossbow", "one_hand", skill("ranged", defender_dice(-1), bam=1), ranged="2R 1Y", tags=("weapon",)
)
_shelf.combat(
    "t5_archmage_staff",
    "two_hands",
    skill("magic", hits(1), bam=1, repeat=3),
    skill("magic", stun(), diamond=1),
    magic="3R 1Y",
    tags=("weapon",),
    copies=2,
)
_shelf.combat(
    "t5_void_sceptre", "one_hand", skill("magic", defender_no_dice(), diamond=1), magic="2R 1Y", tags=("weapon",)
)
_shelf.combat(
    "t5_celestial_armor", "body", skill("defense", shields(1), bam=1, repeat=2), defense="3G", tags=("armor",), copies=2
)
_shelf.combat("t5_colossus_armor", "body", skill("defense", shields(2), diamond=1), defense="2G 2B", tags=("armor",))
_shelf.combat(
    "t5_daybreak_shield", "one_hand", skill("defense", shields(1), bam=1), defense="1G 1B", tags=("shield",), copies=2
)
_shelf.combat("t5_avenger_shield", "one_hand", skill("passive", keyword("riposte", 2)), defense="2B", tags=("shield",))
_shelf.item("t5_light_crown", skill("attack", reroll("attack")))
_shelf.item("t5_eternity_ring", skill("passive", keyword("regeneration", 2)))
_shelf.item("t5_shadow_cape", skill("defense", dice(green=1), needs=(SHADOW,)))
_shelf.consumable("t5_immortality_elixir", "any", heal(ALL, "hero_in_zone"), copies=3)
_shelf.consumable("t5_cataclysm_scroll", "activation", zone_damage(3))
_shelf.trap("t5_soul_trap", suffer(2), copies=2)
_shelf.luck("t5_lucky_find", draw_treasure(2), copies=2)
