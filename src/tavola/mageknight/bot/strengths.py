"""How strong pieces are: what a card, a Unit, a Skill or an enemy is worth with a whole game to be played."""

from __future__ import annotations

from functools import cache, lru_cache

from ...kernel.records import Effect
from ..catalog import CARDS, ENEMIES, SKILLS, UNITS, WOUND
from ..solver.means import means

#: What one point of each kind is worth.
_POINT = {"move": 0.5, "influence": 0.4, "heal": 0.6, "draw": 1.0, "fame": 1.0, "reputation": 0.3, "source_dice": 0.7}
_SIMPLE = {"mana": 0.6, "crystal": 0.9, "ready_unit": 1.5, "one_enemy": 2.5, "all_enemies": 4.0, "run": 1.2}
_REACH = {"melee": 0.75, "ranged": 1.1, "siege": 1.25}
_ELEMENT = {"physical": 1.0, "fire": 1.15, "ice": 1.15, "coldfire": 1.3}
_OTHER = 0.8


@lru_cache(maxsize=4096)
def _effect(effect: Effect) -> float:
    """A rough worth of an effect, in Attack points about."""
    op, args = effect.op, effect.args
    if op == "nothing":
        return 0.0
    if op == "attack":
        return int(args[0]) * _REACH.get(str(args[2]), 0.8) * _ELEMENT.get(str(args[1]), 1.0)
    if op == "block":
        return int(args[0]) * 0.6 * _ELEMENT.get(str(args[1]), 1.0)
    if op in _POINT:
        return int(args[0]) * _POINT[op] if args and isinstance(args[0], int) else _OTHER
    if op in _SIMPLE:
        return _SIMPLE[op]
    if not effect.parts:
        return _OTHER
    parts = [_effect(part) for part in effect.parts]
    if op == "seq":
        return sum(parts)
    if op == "cost":
        return max(0.2, parts[1] - 1.2)
    if op == "one_of":
        best = sorted(parts, reverse=True)
        return best[0] + 0.15 * sum(best[1:4])
    if op == "when":
        return sum(parts) / 2
    return _OTHER + sum(parts) / 2


@cache
def card(name: str) -> float:
    """A card in the deck: about 1 for a plain one, 4 for the best. A Wound is worth less than nothing."""
    if name == WOUND:
        return -1.5
    printed = CARDS[name]
    if printed.kind == "spell":
        return min(4.5, 0.6 * max(_effect(printed.basic), 1.0) + 0.3 * _effect(printed.strong))
    if printed.kind == "artifact":
        return min(4.5, 0.6 * max(_effect(printed.basic), 1.5) + 0.25 * _effect(printed.strong))
    return min(4.5, 0.5 * max(_effect(printed.basic), 1.0) + 0.3 * _effect(printed.strong))


@cache
def unit(name: str) -> float:
    """A Unit: its best two abilities, and what it can take."""
    printed = UNITS[name]
    best = sorted((_effect(one.effect) - (0.8 if one.mana else 0.0) for one in printed.abilities), reverse=True)
    return min(9.0, max(0.5, best[0]) + 0.3 * sum(max(0.0, one) for one in best[1:3]) + 0.2 * printed.armor)


@cache
def skill(name: str) -> float:
    """A Skill token: used each turn it counts thrice what it does once a round."""
    printed = SKILLS[name]
    once = min(2.5, max(_effect(printed.effect), 0.3))
    return once * {"once_per_turn": 3.0, "passive": 2.0, "flip": 1.5}.get(printed.usage, 1.0)


@cache
def force(name: str) -> float:
    """What a card of the deck brings to a fight on average: sometimes with mana, sometimes without."""
    if name == WOUND:
        return 0.0
    printed = CARDS[name]
    plain = 1.0 if printed.kind == "spell" else max(1.0, float(min(means(printed.basic).force, 8)))
    strong = float(min(means(printed.strong).force, 10)) if not means(printed.strong).boundless else 5.0
    return max(plain, 0.55 * plain + 0.45 * strong)


@cache
def unit_force(name: str) -> float:
    """What a ready Unit brings to a fight."""
    plain = [means(one.effect) for one in UNITS[name].abilities if not one.mana]
    paid = [means(one.effect) for one in UNITS[name].abilities if one.mana]
    free = max((min(one.force, 8) for one in plain), default=0)
    dear = max((min(one.force, 8) for one in paid), default=0)
    return max(float(free), 0.5 * free + 0.5 * dear)


@cache
def need(enemy: str) -> float:
    """About how many points it takes to beat an enemy unhurt."""
    printed = ENEMIES[enemy]
    armor = (printed.elusive + printed.armor) / 2 if printed.elusive else float(printed.armor)
    armor *= 1.0 + 0.35 * ("physical" in printed.resistances) + 0.05 * len(printed.resistances)
    blows = 0.0
    for attack in printed.attacks:
        value = 4.0 if attack.summon else float(attack.value)
        value *= 1.5 if "swift" in attack.abilities else 1.0
        value *= 1.3 if attack.element != "physical" else 1.0
        blows += value
    return armor + 0.6 * blows


@cache
def pile_need(pile: str) -> tuple[float, float]:
    """The mean need and Fame of an enemy of a pile nobody has turned up."""
    tokens = [
        (need(one.id), one.fame, one.copies) for one in ENEMIES.values() if one.pile == pile and one.set == "base"
    ]
    count = sum(copies for *_, copies in tokens) or 1
    return (
        sum(points * copies for points, _, copies in tokens) / count,
        sum(fame * copies for _, fame, copies in tokens) / count,
    )
