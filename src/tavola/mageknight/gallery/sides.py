"""What is printed on Units and Skill tokens, as effect trees with their prices and labels."""

from __future__ import annotations

from ...kernel.effects import NOTHING, cost, seq
from ...kernel.records import Effect
from ..catalog import Skill, UnitCard
from ..verbs.mana import pay_mana

#: A trait the effect itself speaks of, and an effect for others that nobody has to return the token for.
MARKED, BY_ITSELF = "marked", "overload"


def abilities(unit: UnitCard) -> tuple[Effect, ...]:
    """The lines of a Unit, each with the mana in front of it."""
    return tuple(cost(pay_mana(one.mana), one.effect) if one.mana else one.effect for one in unit.abilities)


def own(skill: Skill) -> Effect:
    """What a Skill does for its owner, with what always holds."""
    traits = [trait for trait in skill.traits if trait != MARKED]
    return seq(skill.effect, *(Effect("trait", (trait,)) for trait in traits)) if traits else skill.effect


def other(skill: Skill) -> Effect:
    """What a Skill does for whoever returns it, or what turns it up again."""
    if skill.other == NOTHING or skill.other.op == BY_ITSELF:
        return skill.other
    return Effect("returned" if skill.kind == "cooperative" else "turn_up", (), (skill.other,))
