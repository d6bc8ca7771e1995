"""Which class skills are bought, and the choices before the first round."""

from __future__ import annotations

from ...kernel.records import Effect, Option
from ..catalog import CLASSES, EQUIPMENT, SkillStep
from ..chapters.board.skills import holds
from ..chapters.gear.experience import price
from ..state import Table

#: What one line gives, in points of a roll or what is as good.
_WORTH = {
    "hits": 1.0,
    "damage": 1.2,
    "shields": 1.0,
    "bam": 0.7,
    "diamond": 0.5,
    "attack_dice": 1.5,
    "defender_dice": -1.0,
    "defender_shields": -0.8,
    "half_damage": 1.5,
    "reroll": 0.7,
    "reroll_chosen": 0.5,
    "blank_gain": 0.2,
    "flip_blank": 0.5,
    "cancel": 0.4,
    "max_health": 0.7,
    "move_points": 0.3,
    "extra_action": 1.6,
}
_DICE = (1.0, 1.5, 5 / 6, 8 / 6)
_KEYWORD = {
    "charge": 0.9,
    "safe_shot": 0.9,
    "evasive": 0.4,
    "teleport": 0.4,
    "regeneration": 1.3,
    "riposte": 0.4,
    "taunt": -0.3,
    "command": 0.5,
}


def _gain(effect: Effect) -> float:
    if effect.op == "dice":
        return sum(worth * int(n) for worth, n in zip(_DICE, effect.args, strict=True))
    if effect.op == "keyword":
        bonus = sum(_gain(part) for tree in effect.parts for part in tree.parts[1:])
        return _KEYWORD.get(str(effect.args[0]), 0.3) * max(1, int(effect.args[1])) + 0.7 * bonus
    number = int(effect.args[0]) if effect.args and isinstance(effect.args[0], int) else 1
    return _WORTH.get(effect.op, 0.2) * (number or 2)


def step_worth(table: Table, seat: int, step: SkillStep) -> float:
    """What a step gives a hero as it stands: conditions that hold, symbols that come seldom."""
    total = 0.0
    for line in step.skills:
        worth = sum(_gain(effect) for effect in line.effects)
        if line.bam or line.diamond:
            worth *= 0.5 + 0.15 * line.repeat
        for need in line.needs:
            if need.op == "shadow_mode":
                worth *= 0.7
            elif need.op in ("bloodlust", "blood_tribute"):
                worth *= 0.4
            elif need.op == "wounded":
                worth *= 0.55
            elif not holds(table, seat, need):
                worth *= 0.15
        total += worth * _serves(table, seat, line.when)
    return total


def _serves(table: Table, seat: int, when: str) -> float:
    """A line for one kind of combat serves a hero who has dice of that kind."""
    if when not in ("melee", "ranged", "magic"):
        return 1.0
    hero = table.heroes[seat]
    return 1.0 if any(when in EQUIPMENT[card].dice for card in hero.hands) else 0.25


def buy(table: Table, seat: int, options: tuple[Option, ...]) -> Option:
    """The step that gives most for its price now; what works only later is worth less today."""
    hero = table.heroes[seat]
    lines = CLASSES[hero.role].lines
    best, most = options[-1], 0.0
    for option in options:
        if option.kind != "buy":
            continue
        line = int(option.args[0])
        have = hero.bought[line]
        steps = lines[line].steps
        gain = step_worth(table, seat, steps[have]) - (step_worth(table, seat, steps[have - 1]) if have else 0.0)
        late = max(0, steps[have].level - table.level)
        value = gain * (1.0, 0.45, 0.15, 0.05, 0.02)[min(4, late)] / price(table, seat, line)
        if value > most:
            best, most = option, value
    return best


def weapon(table: Table, seat: int, options: tuple[Option, ...]) -> Option:
    """The starting weapon with the best dice of the kinds the class fights with."""
    sheet = CLASSES[table.heroes[seat].role]

    def worth(option: Option) -> float:
        dice = EQUIPMENT[str(option.args[0])].dice
        total = 0.0
        for kind, (weak, strong) in dice.items():
            if kind == "defense":
                total += 0.8 * weak + 1.3 * strong
            else:
                liked = 1.0 if kind == sheet.primary else 0.6 if kind == sheet.secondary else 0.3
                if sheet.primary == "defense" and kind == "melee":
                    liked = 1.0
                total += liked * (weak + 1.5 * strong)
        return total

    return max(options, key=worth)
