"""The class sheet of the Bloodmoon Nightrunner."""

from __future__ import annotations

from ...catalog import CLASSES, ClassSheet, SkillLine, SkillStep
from ...verbs import (
    DUAL,
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

CLASSES["bloodmoon_nightrunner"] = ClassSheet(
    "bloodmoon_nightrunner",
    primary="melee",
    secondary="ranged",
    signature=(skill("attack", hits(2), needs=(spend_xp(1),)),),
    free=(skill("attack", dice(yellow=1), needs=(SHADOW,)),),
    lines=(
        INCREASE_HEALTH,
        SkillLine(
            "shadow_strike",
            (
                SkillStep(1, 5, (skill("attack", bam(1), needs=(SHADOW,)),)),
                SkillStep(3, 5, (skill("attack", dice(red=1), needs=(SHADOW,)),)),
                SkillStep(5, 10, (skill("attack", dice(red=1), defender_dice(-1), needs=(SHADOW,)),)),
            ),
        ),
        SkillLine(
            "twin_blades",
            (
                SkillStep(1, 5, (skill("melee", dice(yellow=1), needs=(DUAL,)),)),
                SkillStep(3, 5, (skill("melee", dice(red=1), needs=(DUAL,)),)),
            ),
        ),
        SkillLine(
            "slip_away",
            (
                SkillStep(2, 5, (skill("passive", keyword("evasive")),)),
                SkillStep(4, 8, (skill("passive", keyword("evasive")), skill("passive", move_points(1)))),
            ),
        ),
        SkillLine(
            "giant_slayer",
            (
                SkillStep(2, 5, (skill("attack", damage(1), bam=1),)),
                SkillStep(4, 8, (skill("attack", damage(1), bam=1, repeat=2),)),
                SkillStep(5, 10, (skill("attack", damage(1), bam=1, repeat=3),)),
            ),
        ),
        SkillLine(
            "thrown_death",
            (
                SkillStep(3, 5, (skill("ranged", reroll("attack")),)),
                SkillStep(5, 10, (skill("passive", keyword("safe_shot", 0, skill("ranged", dice(red=1)))),)),
            ),
        ),
    ),
)
