"""Treasure cards of level 3."""

from __future__ import annotations

from ..verbs import (
    ALL,
    SHADOW,
    damage,
    defender_dice,
    defender_shields,
    dice,
    draw_treasure,
    heal,
    hits,
    keyword,
    reroll,
    shields,
    skill,
    spawn_guard,
    stun,
    suffer,
    target_boss,
)
from .printing import Shelf

_shelf = Shelf("treasure", 3)
_shelf.combat(
    "t3_ice_sword",
    "one_hand",
    skill("melee", defender_dice(-1), bam=1),
    skill("melee", stun(), diamond=1),
    melee="1R 1Y",
    tags=("sword", "weapon"),
    copies=2,
)
_shelf.combat(
    "t3_ice_mace", "one_hand", skill("melee", stun(), bam=1), melee="1R 1Y", tags=("mace_or_hammer", "weapon")
)
_shelf.combat("t3_cold_iron_armor", "body", defense="2G", tags=("armor",), copies=2)
_shelf.combat(
    "t3_dwarf_shield", "one_hand", skill("defense", shields(1), bam=1), defense="1G", tags=("shield",), copies=2
)
_shelf.combat(
    "t3_defense_staff",
    "two_hands",
    skill("defense", shields(1), bam=1),
    skill("defense", shields(2), diamond=1),
    magic="1R 1Y",
    defense="1B",
    tags=("weapon",),
    copies=2,
)
_shelf.combat("t3_life_armor", "body", skill("defense", heal(1), diamond=1), defense="1G 1B", tags=("armor",), copies=2)
_shelf.combat(
    "t3_war_hammer",
    "two_hands",
    skill("melee", defender_shields(-1), bam=1, repeat=2),
    melee="2R 1Y",
    tags=("mace_or_hammer", "weapon"),
    copies=2,
)
_shelf.combat("t3_serpent_sword", "one_hand", skill("melee", damage(1), bam=1), melee="1R 1Y", tags=("sword", "weapon"))
_shelf.combat(
    "t3_enchanted_spear",
    "two_hands",
    skill("melee", target_boss(), bam=1),
    skill("melee", hits(2), diamond=1),
    melee="2R",
    tags=("weapon",),
)
_shelf.combat(
    "t3_shadow_dagger",
    "one_hand",
    skill("melee", dice(yellow=1), needs=(SHADOW,)),
    melee="1R 1Y",
    tags=("weapon",),
    copies=2,
)
_shelf.combat(
    "t3_composite_bow", "two_hands", skill("ranged", hits(1), bam=1), ranged="2R 1Y", tags=("weapon",), copies=2
)
_shelf.combat(
    "t3_repeating_crossbow", "one_hand", skill("ranged", hits(1), bam=1, repeat=2), ranged="1R 1Y", tags=("weapon",)
)
_shelf.combat(
    "t3_storm_staff", "two_hands", skill("magic", damage(1), bam=1), magic="2R 1Y", tags=("weapon",), copies=2
)
_shelf.combat("t3_flame_tome", "one_hand", skill("magic", hits(1), bam=1), magic="1R 1Y", tags=("weapon",))
_shelf.item("t3_elven_cloak", skill("defense", reroll("defense"), needs=(SHADOW,)))
_shelf.item("t3_giant_belt", skill("melee", dice(yellow=1)))
_shelf.item("t3_regeneration_ring", skill("passive", keyword("regeneration", 1)))
_shelf.consumable("t3_healing_potion", "any", heal(ALL, "hero_in_zone"), copies=3)
_shelf.consumable("t3_fury_elixir", "attack", dice(red=2))
_shelf.consumable("t3_teleport_scroll", "activation", keyword("teleport", 4))
_shelf.trap("t3_flame_trap", suffer(2))
_shelf.trap("t3_ambush", spawn_guard())
_shelf.luck("t3_lucky_find", draw_treasure(2))
