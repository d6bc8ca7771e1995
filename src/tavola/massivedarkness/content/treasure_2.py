"""Treasure cards of level 2."""

from __future__ import annotations

from ..verbs import (
    ALL,
    SHADOW,
    bam,
    cancel,
    defender_shields,
    dice,
    draw_treasure,
    extra_action,
    heal,
    hits,
    move_points,
    skill,
    spawn_guard,
    stun,
    stun_self,
    suffer,
    target_boss,
)
from .printing import Shelf

_shelf = Shelf("treasure", 2)
_shelf.combat("t2_long_sword", "one_hand", melee="2Y", defense="1B", tags=("sword", "weapon"), copies=2)
_shelf.combat(
    "t2_flaming_sword", "one_hand", skill("melee", hits(2), bam=1), melee="1R", tags=("sword", "weapon"), copies=2
)
_shelf.combat(
    "t2_morning_star",
    "one_hand",
    skill("melee", cancel("defense", "bam", 1), bam=1),
    skill("melee", hits(1), bam=1),
    melee="1R",
    tags=("mace_or_hammer", "weapon"),
    copies=2,
)
_shelf.combat("t2_battle_axe", "two_hands", skill("melee", hits(1), bam=1), melee="2R", tags=("weapon",), copies=2)
_shelf.combat(
    "t2_halberd", "two_hands", skill("melee", target_boss(), bam=1), melee="1R 2Y", tags=("weapon",), copies=2
)
_shelf.combat("t2_king_sword", "one_hand", melee="1R 1Y", tags=("sword", "weapon"), set="king")
_shelf.combat("t2_king_armor", "body", defense="1G 1B", tags=("armor",), set="king")
_shelf.item("t2_king_crown", skill("attack", defender_shields(-1), bam=1), set="king")
_shelf.combat("t2_plate_armor", "body", defense="2B", tags=("armor",), copies=2)
_shelf.combat("t2_iron_shield", "one_hand", defense="1G", tags=("shield",), copies=2)
_shelf.combat("t2_long_bow", "two_hands", skill("ranged", hits(1), bam=1), ranged="1R 2Y", tags=("weapon",), copies=2)
_shelf.combat("t2_heavy_crossbow", "two_hands", ranged="2R", tags=("weapon",), copies=2)
_shelf.combat(
    "t2_lightning_staff",
    "two_hands",
    skill("magic", hits(1), bam=1, repeat=2),
    magic="1R 2Y",
    tags=("weapon",),
    copies=2,
)
_shelf.combat("t2_frost_orb", "one_hand", skill("magic", stun(), bam=1), magic="2Y", tags=("weapon",))
_shelf.item("t2_elven_boots", skill("passive", move_points(1)))
_shelf.item("t2_thief_ring", skill("attack", bam(1), needs=(SHADOW,)))
_shelf.consumable("t2_healing_potion", "any", heal(4, "hero_in_zone"), copies=4)
_shelf.consumable("t2_haste_elixir", "activation", extra_action(1, "any"))
_shelf.consumable("t2_bolt_scroll", "attack", dice(yellow=1, red=1))
_shelf.trap("t2_dart_trap", suffer(1), stun_self())
_shelf.trap("t2_alarm", spawn_guard())
_shelf.luck("t2_lucky_find", draw_treasure(2))
_shelf.luck("t2_blessing", heal(ALL), draw_treasure(1))
