"""Treasure cards of level 1."""

from __future__ import annotations

from ..verbs import (
    SHADOW,
    defender_shields,
    dice,
    draw_treasure,
    heal,
    hits,
    keyword,
    move_points,
    reroll,
    shields,
    skill,
    spawn_guard,
    suffer,
    target_boss,
)
from .printing import Shelf

_shelf = Shelf("treasure", 1)
_shelf.combat(
    "t1_hammer",
    "one_hand",
    skill("melee", defender_shields(-1), bam=1),
    melee="2Y",
    tags=("mace_or_hammer", "weapon"),
    copies=2,
)
_shelf.combat("t1_hand_axe", "one_hand", skill("melee", hits(1), bam=1), melee="2Y", tags=("weapon",))
_shelf.combat("t1_broadsword", "one_hand", melee="1R", tags=("sword", "weapon"), copies=2)
_shelf.combat("t1_spear", "two_hands", skill("melee", target_boss(), bam=1), melee="1R 1Y", tags=("weapon",), copies=2)
_shelf.combat("t1_hunting_bow", "two_hands", ranged="1R 1Y", tags=("weapon",), copies=2)
_shelf.combat("t1_light_crossbow", "one_hand", ranged="2Y", tags=("weapon",), copies=2)
_shelf.combat(
    "t1_throwing_knives", "one_hand", skill("attack", hits(1), bam=1), melee="1Y", ranged="1Y", tags=("weapon",)
)
_shelf.combat("t1_wand", "one_hand", magic="1R", tags=("weapon",))
_shelf.combat("t1_ember_staff", "two_hands", skill("magic", hits(1), bam=1), magic="1R 1Y", tags=("weapon",), copies=2)
_shelf.combat("t1_chainmail", "body", defense="1G", tags=("armor",), copies=3)
_shelf.combat("t1_padded_jack", "body", skill("defense", shields(1), bam=1), defense="1B", tags=("armor",), copies=2)
_shelf.combat("t1_wooden_shield", "one_hand", defense="1B", tags=("shield",), copies=2)
_shelf.item("t1_light_boots", skill("passive", move_points(1), needs=(SHADOW,)))
_shelf.item("t1_bone_amulet", skill("defense", shields(1), bam=1), copies=2)
_shelf.item("t1_lucky_ring", skill("attack", reroll("attack"), needs=(SHADOW,)))
_shelf.consumable("t1_healing_potion", "any", heal(3, "hero_in_zone"), copies=6)
_shelf.consumable("t1_fire_scroll", "attack", dice(red=1), copies=2)
_shelf.consumable("t1_smoke_bomb", "activation", keyword("evasive"), copies=2)
_shelf.trap("t1_poison_needle", suffer(1), copies=2)
_shelf.trap("t1_alarm", spawn_guard())
_shelf.luck("t1_lucky_find", draw_treasure(2), copies=2)
