"""Which numbered rules a printed piece touches: read off its kind, its facts and the verbs of its effects."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...kernel.records import Effect
from ..catalog import EnemyCard, Equipment
from ..verbs import conditions
from ..verbs.declared import DECLARED

REROLLS = {"attack": "MD-SKILL-65", "defense": "MD-SKILL-66", "attack_or_defense": "MD-SKILL-67"}
WHENS = {
    "attack": "MD-SKILL-39",
    "melee": "MD-SKILL-40",
    "ranged": "MD-SKILL-41",
    "magic": "MD-SKILL-42",
    "defense": "MD-SKILL-43",
    "melee_defense": "MD-SKILL-44",
    "ranged_defense": "MD-SKILL-45",
    "magic_defense": "MD-SKILL-46",
}
KEYWORDS: dict[str, tuple[str, ...]] = {
    "command": ("MD-SKILL-24", "MD-SKILL-25"),
    "sword_and_spell": ("MD-SKILL-26",),
    "evasive": ("MD-SKILL-27",),
    "charge": ("MD-SKILL-28", "MD-SKILL-29"),
    "taunt": ("MD-SKILL-30", "MD-SKILL-31"),
    "regeneration": ("MD-SKILL-32",),
    "riposte": ("MD-SKILL-33",),
    "teleport": ("MD-SKILL-34",),
    "safe_shot": ("MD-SKILL-35", "MD-SKILL-36"),
}
#: Cancelling by side: one Bam, one Diamond, all of both.
CANCELS = {
    "attack": {"bam": "MD-SKILL-68", "diamond": "MD-SKILL-69", "all": "MD-SKILL-73"},
    "defense": {"bam": "MD-SKILL-70", "diamond": "MD-SKILL-71", "all": "MD-SKILL-72"},
}
SLOTS = {"body": ("MD-EQP-23",), "one_hand": ("MD-EQP-21",), "two_hands": ("MD-EQP-24",)}
DICE = {"melee": "MD-EQP-11", "ranged": "MD-EQP-12", "magic": "MD-EQP-14", "defense": "MD-EQP-16"}
KINDS: dict[str, tuple[str, ...]] = {
    "combat": ("MD-EQP-10",),
    "item": ("MD-EQP-19", "MD-EQP-07"),
    "consumable": ("MD-EQP-20", "MD-EQP-07"),
    "trap": ("MD-GRD-03",),
    "luck": ("MD-MKT-06",),
}
DECKS: dict[str, tuple[str, ...]] = {
    "starting": ("MD-SET-37",),
    "treasure": (),
    "artifact": ("MD-EQP-25", "MD-EQP-26"),
}
ROLES = {
    "mob": ("MD-MOB-01", "MD-MOB-05", "MD-MOB-08"),
    "agent": ("MD-AGT-02", "MD-AGT-06"),
    "roaming": ("MD-ROAM-01", "MD-ROAM-05", "MD-ROAM-04"),
}
#: What every piece of a kind touches.
HERO = ("MD-HERO-08", "MD-HERO-09")
CLASS = ("MD-SKILL-01", "MD-SKILL-02")
LINE = ("MD-SKILL-04", "MD-SKILL-05", "MD-SKILL-03")
DOOR = ("MD-ACT-13", "MD-ACT-16", "MD-ACT-20", "MD-ACT-22")
AMBUSH = "MD-ACT-21"
EVENT = ("MD-EVT-01",)
TILE = ("MD-SET-01",)


def of_effects(effects: Iterable[Effect]) -> tuple[str, ...]:
    """The rules the verbs of these trees speak of, each once, in the order they are met."""
    return tuple(dict.fromkeys(rule for effect in effects for rule in _touched(effect)))


def of_equipment(card: Equipment) -> tuple[str, ...]:
    """The rules of an equipment card besides those of its effects."""
    dice = tuple(DICE[kind] for kind in card.dice)
    return (*KINDS[card.kind], *SLOTS.get(card.slot, ()), *dice, *DECKS[card.deck])


def of_enemy(enemy: EnemyCard) -> tuple[str, ...]:
    """The rules of an enemy card besides those of its effects."""
    return (*ROLES[enemy.role], "MD-GRD-02")


def _touched(effect: Effect) -> Iterator[str]:
    if effect.op == "skill":
        yield from _line(effect)
    elif effect.op == "needs":
        yield from (conditions.RULES[need.op] for need in effect.parts)
        return
    elif effect.op == "keyword":
        yield from KEYWORDS[str(effect.args[0])]
    elif effect.op == "reroll":
        yield REROLLS[str(effect.args[0])]
    elif effect.op == "cancel":
        yield CANCELS[str(effect.args[0])][str(effect.args[1])]
    elif effect.op == "dice":
        yellow, red, blue, green = effect.args
        if yellow or red:
            yield "MD-SKILL-54"
        if blue or green:
            yield "MD-SKILL-59"
    else:
        yield from DECLARED[effect.op].rules if effect.op in DECLARED else ()
    for part in effect.parts:
        yield from _touched(part)


def _line(effect: Effect) -> Iterator[str]:
    when, bam, diamond, repeat = effect.args
    if when in WHENS:
        yield WHENS[str(when)]
    if bam or diamond:
        yield "MD-ENCH-07" if int(repeat) > 1 else "MD-ENCH-06"
