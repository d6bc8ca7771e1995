"""Conditions of a power, printed in brackets: what must hold, or be paid, and the rule of each."""

from __future__ import annotations

from ...kernel.records import Effect

#: The rule of each condition.
RULES: dict[str, str] = {}


def _condition(op: str, rule: str) -> Effect:
    RULES[op] = rule
    return Effect(op)


SHADOW = _condition("shadow_mode", "MD-SKILL-80")
DUAL = _condition("dual_wield", "MD-SKILL-77")
MACE = _condition("mace_or_hammer", "MD-SKILL-78")
NO_ARMOR = _condition("no_armor", "MD-SKILL-79")
SHIELD = _condition("shield_bearer", "MD-SKILL-81")
SWORD = _condition("sword", "MD-SKILL-82")
TWO_HANDED = _condition("two_handed", "MD-SKILL-83")

_BLOODLUST = _condition("bloodlust", "MD-SKILL-75")
_TRIBUTE = _condition("blood_tribute", "MD-SKILL-76")
_WOUNDED = _condition("wounded", "MD-SKILL-84")
_SPEND = _condition("spend_xp", "MD-SKILL-85")


def bloodlust(n: int) -> Effect:
    """The hero suffers n wounds willingly."""
    return Effect(_BLOODLUST.op, (n,))


def blood_tribute(n: int) -> Effect:
    """The hero or an ally in sight suffers n wounds willingly."""
    return Effect(_TRIBUTE.op, (n,))


def wounded(n: int) -> Effect:
    """The hero has n or more wounds."""
    return Effect(_WOUNDED.op, (n,))


def spend_xp(n: int) -> Effect:
    """The hero pays n experience."""
    return Effect(_SPEND.op, (n,))
