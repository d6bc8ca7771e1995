"""The class sheet of the Wrath Paladin."""

from __future__ import annotations

from ...catalog import CLASSES, ClassSheet, SkillLine, SkillStep
from ...verbs import (
    MACE,
    SHIELD,
    bam,
    dice,
    keyword,
    reroll,
    skill,
    spend_xp,
    until_next_activation,
    wounded,
)
from .health import INCREASE_HEALTH

CLASSES["wrath_paladin"] = ClassSheet(
    "wrath_paladin",
    primary="defense",
    secondary="melee",
    signature=(
        skill(
            "passive",
            until_next_activation(skill("defense", dice(green=1)), skill("passive", keyword("riposte", 1))),
            needs=(spend_xp(1),),
        ),
    ),
    free=(skill("passive", keyword("riposte", 1)),),
    lines=(
        INCREASE_HEALTH,
        SkillLine(
            "shield_wall",
            (
                SkillStep(1, 5, (skill("defense", dice(blue=1), needs=(SHIELD,)),)),
                SkillStep(3, 5, (skill("defense", dice(green=1), needs=(SHIELD,)),)),
                SkillStep(5, 10, (skill("defense", dice(blue=1, green=1), needs=(SHIELD,)),)),
            ),
        ),
        SkillLine(
            "provoke",
            (
                SkillStep(1, 5, (skill("passive", keyword("taunt")),)),
                SkillStep(4, 8, (skill("passive", keyword("taunt")), skill("defense", bam(1)))),
            ),
        ),
        SkillLine(
            "retribution",
            (
                SkillStep(2, 5, (skill("passive", keyword("riposte", 2)),)),
                SkillStep(4, 8, (skill("passive", keyword("riposte", 3)),)),
            ),
        ),
        SkillLine(
            "hammer_of_judgement",
            (
                SkillStep(2, 5, (skill("melee", dice(yellow=1), needs=(MACE,)),)),
                SkillStep(4, 8, (skill("melee", dice(red=1), needs=(MACE,)),)),
            ),
        ),
        SkillLine(
            "vengeance",
            (
                SkillStep(2, 5, (skill("melee", reroll("attack"), needs=(wounded(2),)),)),
                SkillStep(5, 10, (skill("melee", dice(red=1), reroll("attack"), needs=(wounded(2),)),)),
            ),
        ),
        SkillLine(
            "vigour",
            (
                SkillStep(3, 5, (skill("passive", keyword("regeneration", 1)),)),
                SkillStep(5, 10, (skill("passive", keyword("regeneration", 2)),)),
            ),
        ),
    ),
)
