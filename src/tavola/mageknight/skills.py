"""Skills (MK-SKILL): tokens used once a turn or once a round."""

from __future__ import annotations

from ..kernel.records import Option
from ..kernel.work import tell
from .book import VERBS, action, context
from .cards import flags_for, yields
from .catalog import SKILLS
from .state import Owned, Table, Work


def skill_options(table: Table) -> list[Option]:
    """Every Skill not yet used whose effect can happen now."""
    found = []
    for owned in table.me.skills:
        skill = SKILLS[owned.skill]
        if owned.used or skill.usage == "passive":
            continue
        if VERBS.can(table, skill.effect, context("skill:" + skill.id)):
            flags = flags_for(table, yields(skill.effect))
            found.append(Option(f"skill {skill.id}", "skill", (skill.id,), flags))
    return found


@action("skill")
def use_skill(work: Work, option: Option) -> None:
    """A once-per-round Skill is flipped until the next round; any other is ready again next turn."""
    name = str(option.args[0])
    skill = SKILLS[name]
    spent = "round" if skill.usage == "once_per_round" else "turn"
    work.me.skills = tuple(Owned(name, spent) if owned.skill == name else owned for owned in work.me.skills)
    tell(work, "mk-event-skill", "MK-SKILL-04c" if spent == "turn" else "MK-SKILL-04a1", skill=name)
    VERBS.do(work, skill.effect, context("skill:" + name))


def refresh_skills(work: Work, *, new_round: bool) -> None:
    """Once-per-turn Skills come back each turn, the flipped ones at the start of a round."""
    work.me.skills = tuple(
        Owned(owned.skill) if owned.used == "turn" or (new_round and owned.used) else owned for owned in work.me.skills
    )
