"""How a combat will probably go: distributions of dice, symbols spent on what helps most, and the wounds that follow.

Quicker and rougher than exact odds: a reroll is used below the mean, and enchantments are paid in one fixed order.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..catalog import Pool
from ..chapters.board.skills import Power
from ..chapters.combat.dice import PRINTED
from ..chapters.combat.lines import attacker_lines, defender_lines, enchantments
from ..chapters.combat.pools import pools
from ..state import Combat, Table

#: The chance of 0, 1, 2 … wounds.
Wounds = tuple[float, ...]

#: What one enchantment gives: its price in Bam and Diamond, how often, and the points and sure wounds of each time.
Buy = tuple[int, int, int, float, float]

#: Points that other effects are worth, as a guess.
_AS_POINTS = {"defender_dice": 1.0, "defender_no_dice": 1.5, "stun": 0.7, "heal": 0.6, "target_boss": 0.2}
_SYMBOL = {"bam": (1, 0), "diamond": (0, 1)}


class Side(NamedTuple):
    """One side of a roll: dice, sure points and wounds, symbols, what symbols buy, and rerolls."""

    pool: Pool
    points: float = 0.0
    sure: float = 0.0
    bam: int = 0
    diamond: int = 0
    buys: tuple[Buy, ...] = ()
    reroll: bool = False
    spoiled: bool = False  # the other side may have the roll made again
    half: bool = False


def sides(table: Table, combat: Combat) -> tuple[Side, Side]:
    """Attack and defence of a combat as they would be rolled now."""
    attack, defense = pools(table, combat)
    ours, theirs = attacker_lines(table, combat), defender_lines(table, combat)
    return _side(attack, ours, theirs, "attack"), _side(defense, theirs, ours, "defense")


def _side(pool: Pool, own: tuple[Power, ...], other: tuple[Power, ...], which: str) -> Side:
    points = sure = 0.0
    bam = diamond = 0
    reroll = spoiled = half = False
    against = "attacker_hits" if which == "attack" else "defender_shields"
    for mine, lines in ((True, own), (False, other)):
        for _, line in lines:
            if line.bam or line.diamond:
                continue
            for effect in line.effects:
                op = effect.op
                if op == against:
                    points += int(effect.args[0])
                elif not mine:
                    half = half or op == "half_damage"
                    spoiled = spoiled or (op.startswith("reroll") and which in str(effect.args[0]))
                elif op in ("hits", "shields"):
                    points += int(effect.args[0])
                elif op == "damage":
                    sure += int(effect.args[0])
                elif op in _SYMBOL:
                    bam += _SYMBOL[op][0] * int(effect.args[0])
                    diamond += _SYMBOL[op][1] * int(effect.args[0])
                elif op == "double_hits":
                    points += _mean(pool, which)
                elif op.startswith("reroll"):
                    reroll = reroll or which in str(effect.args[0])
    return Side(pool, points, sure, bam, diamond, _buys(own), reroll, spoiled, half)


@lru_cache(maxsize=4096)
def _buys(lines: tuple[Power, ...]) -> tuple[Buy, ...]:
    """What a side's enchantments give, the best bargain first."""
    found: list[Buy] = []
    for one in enchantments(lines):
        points = sure = 0.0
        for effect in one.line.effects:
            if effect.op in ("hits", "shields"):
                points += int(effect.args[0])
            elif effect.op == "damage":
                sure += int(effect.args[0])
            elif effect.op in ("defender_shields", "attacker_hits"):
                points -= int(effect.args[0])
            elif effect.op == "kill_minions":
                sure += 1.5 * int(effect.args[0])
            elif effect.op == "double_hits":
                points += 2
            else:
                points += _AS_POINTS.get(effect.op, 0.0)
        if points or sure:
            found.append((one.line.bam, one.line.diamond, one.times, points, sure))
    return tuple(sorted(found, key=lambda buy: -(buy[3] + 1.2 * buy[4]) / (buy[0] + buy[1])))


@lru_cache(maxsize=512)
def rolls(pool: Pool, which: str) -> tuple[tuple[int, int, int, float], ...]:
    """Every result of some dice: points, Bam, Diamond, and its chance."""
    weak, strong = ("y", "r") if which == "attack" else ("b", "g")
    spread: dict[tuple[int, int, int], float] = {(0, 0, 0): 1.0}
    for color in weak * pool[0] + strong * pool[1]:
        wider: dict[tuple[int, int, int], float] = {}
        for (points, bam, diamond), chance in spread.items():
            for more, one, other in PRINTED[color]:
                key = (points + more, bam + one, diamond + other)
                wider[key] = wider.get(key, 0.0) + chance / 6
        spread = wider
    return tuple((*key, chance) for key, chance in spread.items())


def _mean(pool: Pool, which: str) -> float:
    """The points some dice show on average."""
    weak, strong = (1.0, 1.5) if which == "attack" else (5 / 6, 8 / 6)
    return weak * pool[0] + strong * pool[1]


@lru_cache(maxsize=8192)
def _shown(side: Side, which: str) -> tuple[tuple[float, float, float], ...]:
    """Points and sure wounds of a side after enchantments, with their chances."""
    mean = _mean(side.pool, which)
    spread: dict[tuple[float, float], float] = {}
    poor = 0.0
    again = side.reroll or side.spoiled
    results = rolls(side.pool, which)
    for points, bam, diamond, chance in results:
        if again and ((points < mean) if side.reroll else (points > mean)):
            poor += chance
            continue
        key = _paid(side, points, bam, diamond)
        spread[key] = spread.get(key, 0.0) + chance
    if poor:
        for points, bam, diamond, chance in results:
            key = _paid(side, points, bam, diamond)
            spread[key] = spread.get(key, 0.0) + chance * poor
    return tuple((points, sure, chance) for (points, sure), chance in spread.items())


def _paid(side: Side, points: float, bam: int, diamond: int) -> tuple[float, float]:
    bam, diamond = bam + side.bam, diamond + side.diamond
    points, sure = points + side.points, side.sure
    for price, other, times, more, surely in side.buys:
        for _ in range(times):
            if price > bam or other > diamond:
                break
            bam, diamond = bam - price, diamond - other
            points, sure = points + more, sure + surely
    return points, sure


@lru_cache(maxsize=32768)
def wounds(attack: Side, defense: Side) -> Wounds:
    """The chance of each number of wounds."""
    guard: dict[float, float] = {}
    for shields, _, chance in _shown(defense, "defense"):
        guard[shields] = guard.get(shields, 0.0) + chance
    found = [0.0] * 32
    for hits, sure, chance in _shown(attack, "attack"):
        for shields, other in guard.items():
            n = max(0.0, hits - max(0.0, shields)) + sure
            n = (n + 1) // 2 if attack.half or defense.half else n
            found[min(31, max(0, int(n + 0.5)))] += chance * other
    while len(found) > 1 and not found[-1]:
        found.pop()
    return tuple(found)


def mean(found: Wounds) -> float:
    """The wounds to be expected."""
    return sum(n * chance for n, chance in enumerate(found))


def at_least(found: Wounds, n: int) -> float:
    """The chance of so many wounds or more."""
    return sum(found[n:]) if n > 0 else 1.0


def hardest(attack: Side) -> int:
    """The most points and wounds an attack can come to."""
    weak, strong = attack.pool
    bought = sum(times * (more + surely) for _, _, times, more, surely in attack.buys)
    return int(2 * weak + 3 * strong + attack.points + attack.sure + bought + 0.9)
