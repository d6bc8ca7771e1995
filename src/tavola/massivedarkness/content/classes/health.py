"""The line every class sheet has (MD-XP-06)."""

from __future__ import annotations

from ...catalog import SkillLine, SkillStep
from ...verbs import max_health, skill

INCREASE_HEALTH = SkillLine(
    "increase_health",
    (
        SkillStep(2, 5, (skill("passive", max_health(1)),)),
        SkillStep(4, 8, (skill("passive", max_health(2)),)),
    ),
)
