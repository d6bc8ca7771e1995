"""Artifacts: the relics of the Lightbringers. Where a level matters they count as level 4."""

from __future__ import annotations

from ..verbs import bam, damage, defender_shields, heal, hits, keyword, shields, skill, stun, target_boss
from .printing import Shelf

_shelf = Shelf("artifact", 4)

_shelf.combat(
    "a1_lightbringer_sword",
    "one_hand",
    skill("melee", hits(2), bam=1),
    skill("melee", stun(), diamond=1),
    melee="2R 1Y",
    tags=("sword", "weapon"),
)
_shelf.combat(
    "a2_lightbringer_bow",
    "two_hands",
    skill("ranged", hits(1), bam=1, repeat=3),
    skill("ranged", target_boss(), diamond=1),
    ranged="3R 1Y",
    tags=("weapon",),
)
_shelf.combat(
    "a3_lightbringer_staff",
    "two_hands",
    skill("magic", damage(1), bam=1, repeat=2),
    magic="3R 1Y",
    defense="1G",
    tags=("weapon",),
)
_shelf.combat(
    "a4_lightbringer_hammer",
    "two_hands",
    skill("melee", defender_shields(-1), bam=1, repeat=3),
    melee="3R 2Y",
    tags=("mace_or_hammer", "weapon"),
)
_shelf.combat(
    "a5_lightbringer_plate",
    "body",
    skill("defense", shields(1), bam=1, repeat=2),
    skill("defense", heal(1), diamond=1),
    defense="3G",
    tags=("armor",),
)
_shelf.item(
    "a6_lightbringer_lantern",
    skill("attack", bam(1)),
    skill("defense", bam(1)),
    skill("passive", keyword("regeneration", 1)),
)
