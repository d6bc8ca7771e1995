"""The class sheet of the Gladiator Berserker."""

from __future__ import annotations

from ...catalog import CLASSES, ClassSheet, SkillLine, SkillStep
from ...verbs import (
    NO_ARMOR,
    TWO_HANDED,
    bam,
    bloodlust,
    dice,
    extra_action,
    hits,
    keyword,
    reroll,
    skill,
    spend_xp,
    wounded,
)
from .health import INCREASE_HEALTH

CLASSES["gladiator_berserker"] = ClassSheet(
    "gladiator_berserker",
    primary="melee",
    secondary="defense",
    signature=(skill("melee", dice(red=1), needs=(spend_xp(1),)),),
    free=(skill("melee", dice(yellow=1), needs=(wounded(2),)),),
    lines=(
        INCREASE_HEALTH,
        SkillLine(
            "bloodlust",
            (
                SkillStep(1, 5, (skill("melee", hits(2), needs=(bloodlust(1),)),)),
                SkillStep(3, 5, (skill("melee", hits(3), needs=(bloodlust(1),)),)),
                SkillStep(5, 10, (skill("melee", hits(3), bam(1), needs=(bloodlust(1),)),)),
            ),
        ),
        SkillLine(
            "scar_armour",
            (
                SkillStep(2, 5, (skill("defense", dice(blue=1), needs=(wounded(2),)),)),
                SkillStep(4, 8, (skill("defense", dice(green=1), needs=(wounded(2),)),)),
            ),
        ),
        SkillLine(
            "great_weapons",
            (
                SkillStep(1, 5, (skill("melee", dice(yellow=1), needs=(TWO_HANDED,)),)),
                SkillStep(3, 5, (skill("melee", dice(red=1), needs=(TWO_HANDED,)),)),
            ),
        ),
        SkillLine(
            "arena_guard",
            (
                SkillStep(2, 5, (skill("passive", keyword("riposte", 1)),)),
                SkillStep(5, 10, (skill("passive", keyword("riposte", 2)),)),
            ),
        ),
        SkillLine(
            "bare_chest",
            (
                SkillStep(2, 5, (skill("defense", dice(green=1), needs=(NO_ARMOR,)),)),
                SkillStep(4, 8, (skill("defense", dice(green=2), needs=(NO_ARMOR,)),)),
            ),
        ),
        SkillLine(
            "frenzy",
            (
                SkillStep(4, 8, (skill("melee", reroll("attack")),)),
                SkillStep(5, 10, (skill("melee", reroll("attack")), skill("passive", extra_action(1, "melee")))),
            ),
        ),
    ),
)
