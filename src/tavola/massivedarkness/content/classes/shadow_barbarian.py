"""The class sheet of the Shadow Barbarian."""

from __future__ import annotations

from ...catalog import CLASSES, ClassSheet, SkillLine, SkillStep
from ...verbs import (
    SHADOW,
    bam,
    damage,
    defender_dice,
    dice,
    hits,
    keyword,
    move_points,
    reroll,
    skill,
    spend_xp,
)
from .health import INCREASE_HEALTH

CLASSES["shadow_barbarian"] = ClassSheet(
    "shadow_barbarian",
    primary="melee",
    secondary="ranged",
    signature=(
        skill(
            "attack",
            bam(1),
            defender_dice(-1),
            needs=(
                spend_xp(1),
                SHADOW,
            ),
        ),
    ),
    free=(skill("passive", move_points(1), needs=(SHADOW,)),),
    lines=(
        INCREASE_HEALTH,
        SkillLine(
            "charge",
            (
                SkillStep(1, 5, (skill("passive", keyword("charge")),)),
                SkillStep(2, 5, (skill("passive", keyword("charge", 0, skill("melee", reroll("attack")))),)),
                SkillStep(4, 8, (skill("passive", keyword("charge", 0, skill("melee", hits(3)))),)),
            ),
        ),
        SkillLine(
            "predator",
            (
                SkillStep(1, 5, (skill("melee", dice(yellow=1), needs=(SHADOW,)),)),
                SkillStep(3, 5, (skill("melee", dice(red=1), needs=(SHADOW,)),)),
                SkillStep(5, 10, (skill("melee", dice(red=1), reroll("attack"), needs=(SHADOW,)),)),
            ),
        ),
        SkillLine(
            "reaper",
            (
                SkillStep(2, 5, (skill("melee", damage(1), bam=1, repeat=2),)),
                SkillStep(4, 8, (skill("melee", damage(1), bam=1, repeat=3),)),
            ),
        ),
        SkillLine(
            "throwing_axes",
            (
                SkillStep(2, 5, (skill("ranged", dice(yellow=1)),)),
                SkillStep(4, 8, (skill("ranged", dice(red=1)),)),
            ),
        ),
        SkillLine(
            "dark_hide",
            (
                SkillStep(3, 5, (skill("defense", dice(green=1), needs=(SHADOW,)),)),
                SkillStep(
                    5,
                    10,
                    (
                        skill("defense", dice(green=1), needs=(SHADOW,)),
                        skill("passive", keyword("regeneration", 1), needs=(SHADOW,)),
                    ),
                ),
            ),
        ),
    ),
)
