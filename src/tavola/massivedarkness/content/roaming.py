"""Roaming monster cards: six monsters, each as a lesser and a greater one."""

from __future__ import annotations

from ..verbs import damage, defender_dice, heal, hits, shields, skill, stun
from .printing import roaming

roaming("overlord_troll", "lesser", skill("melee", hits(1), bam=1), health=3, melee="1R 1Y", defense="1G")
roaming("giant_spider", "lesser", skill("attack", damage(1), bam=1), health=3, melee="1R", ranged="1R", defense="1B")
roaming("hellhound", "lesser", skill("magic", damage(1), bam=1), health=3, melee="2Y", magic="1R", defense="1B")
roaming(
    "ogre_mage", "lesser", skill("magic", defender_dice(-1), bam=1), health=3, melee="1Y", magic="1R 1Y", defense="1B"
)
roaming(
    "abyssal_demon", "lesser", skill("attack", damage(1), diamond=1), health=3, melee="1R 1Y", magic="1R", defense="1B"
)
roaming("liliarch", "lesser", skill("attack", heal(1), bam=1), health=3, melee="1R", magic="1R", defense="1G")
roaming(
    "overlord_troll",
    "greater",
    skill("melee", hits(1), bam=1, repeat=2),
    skill("melee", stun(), diamond=1),
    health=6,
    melee="3R",
    defense="2G",
)
roaming(
    "giant_spider",
    "greater",
    skill("attack", damage(1), bam=1),
    skill("ranged", stun(), diamond=1),
    health=5,
    melee="2R",
    ranged="2R",
    defense="1G",
)
roaming("hellhound", "greater", skill("attack", damage(1), bam=1), health=5, melee="2R 1Y", magic="2R", defense="1G 1B")
roaming(
    "ogre_mage",
    "greater",
    skill("magic", defender_dice(-1), bam=1),
    skill("magic", stun(), diamond=1),
    health=5,
    melee="2Y",
    magic="2R 1Y",
    defense="1G 1B",
)
roaming(
    "abyssal_demon",
    "greater",
    skill("attack", damage(2), diamond=1),
    skill("defense", shields(1), bam=1),
    health=6,
    melee="2R 1Y",
    magic="2R 1Y",
    defense="2G",
)
roaming(
    "liliarch",
    "greater",
    skill("attack", heal(1), bam=1, repeat=2),
    health=5,
    melee="2R",
    magic="2R 1Y",
    defense="1G 1B",
)
