"""The class sheet of the Dark Ranger."""

from __future__ import annotations

from ...catalog import CLASSES, ClassSheet, SkillLine, SkillStep
from ...verbs import (
    ALL,
    SHADOW,
    attack_dice,
    blank_gain,
    defender_dice,
    flip_blank,
    half_damage,
    keyword,
    reroll,
    reroll_chosen,
    skill,
    spend_xp,
)
from .health import INCREASE_HEALTH

CLASSES["dark_ranger"] = ClassSheet(
    "dark_ranger",
    primary="ranged",
    secondary="melee",
    signature=(skill("attack", reroll_chosen("defense"), needs=(spend_xp(1),)),),
    free=(skill("passive", keyword("evasive")),),
    lines=(
        INCREASE_HEALTH,
        SkillLine(
            "shadow_hunter",
            (
                SkillStep(2, 5, (skill("attack", defender_dice(-1), needs=(SHADOW,)),)),
                SkillStep(4, 8, (skill("attack", defender_dice(-2), needs=(SHADOW,)),)),
            ),
        ),
        SkillLine(
            "ranged_specialist",
            (
                SkillStep(1, 5, (skill("ranged", reroll("attack")),)),
                SkillStep(3, 5, (skill("ranged", reroll("attack_or_defense")),)),
            ),
        ),
        SkillLine("defensive_training", (SkillStep(5, 10, (skill("defense", half_damage()),)),)),
        SkillLine(
            "precise_aim",
            (
                SkillStep(1, 5, (skill("attack", blank_gain()),)),
                SkillStep(3, 5, (skill("attack", flip_blank(1)),)),
                SkillStep(5, 10, (skill("attack", flip_blank(ALL)),)),
            ),
        ),
        SkillLine(
            "safe_shot",
            (
                SkillStep(2, 5, (skill("passive", keyword("safe_shot")),)),
                SkillStep(4, 8, (skill("passive", keyword("safe_shot", 0, skill("ranged", attack_dice(1)))),)),
            ),
        ),
    ),
)
