"""The class sheet of the Battle Wizard."""

from __future__ import annotations

from ...catalog import CLASSES, ClassSheet, SkillLine, SkillStep
from ...verbs import (
    ALL,
    attack_dice,
    bam,
    blood_tribute,
    cancel,
    diamond,
    dice,
    extra_action,
    hits,
    keyword,
    skill,
    spend_xp,
)
from .health import INCREASE_HEALTH

CLASSES["battle_wizard"] = ClassSheet(
    "battle_wizard",
    primary="magic",
    secondary="melee",
    signature=(skill("attack", bam(1), diamond(1), needs=(spend_xp(1),)),),
    free=(skill("passive", keyword("sword_and_spell")),),
    lines=(
        INCREASE_HEALTH,
        SkillLine(
            "arcane_power",
            (
                SkillStep(1, 5, (skill("magic", dice(yellow=1)),)),
                SkillStep(3, 5, (skill("magic", dice(red=1)),)),
                SkillStep(5, 10, (skill("magic", attack_dice(2)),)),
            ),
        ),
        SkillLine(
            "enchanter",
            (
                SkillStep(2, 5, (skill("magic", bam(1)),)),
                SkillStep(4, 8, (skill("magic", bam(1), diamond(1)),)),
            ),
        ),
        SkillLine(
            "blink",
            (
                SkillStep(1, 5, (skill("passive", keyword("teleport", 2)),)),
                SkillStep(3, 5, (skill("passive", keyword("teleport", 3)),)),
                SkillStep(5, 10, (skill("passive", keyword("teleport", 4)),)),
            ),
        ),
        SkillLine(
            "blood_magic",
            (
                SkillStep(2, 5, (skill("attack", hits(2), needs=(blood_tribute(1),)),)),
                SkillStep(4, 8, (skill("attack", hits(3), needs=(blood_tribute(1),)),)),
            ),
        ),
        SkillLine(
            "war_mentor",
            (
                SkillStep(3, 5, (skill("passive", keyword("command")),)),
                SkillStep(5, 10, (skill("passive", keyword("command")), skill("passive", extra_action(1, "magic")))),
            ),
        ),
        SkillLine(
            "ward",
            (
                SkillStep(1, 5, (skill("defense", cancel("attack", "bam", 1)),)),
                SkillStep(4, 8, (skill("defense", dice(blue=1), cancel("attack", "all", ALL)),)),
            ),
        ),
    ),
)
