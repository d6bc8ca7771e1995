"""How a combat will probably go: distributions of dice, symbols spent on what helps most, and the wounds that follow.

Quicker and rougher than exact odds: a reroll is used below the mean, and enchantments are paid in one fixed order.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..catalog import Pool
from ..chapters.combat.deeds import MANY, Charm
from ..chapters.combat.dice import PRINTED
from ..chapters.combat.effects import charms, skills_deed
from ..chapters.combat.lines import attacker_lines, defender_lines
from ..chapters.combat.pools import pools
from ..chapters.combat.rerolls import rerolls_of
from ..state import Combat, Table

#: The chance of 0, 1, 2 … wounds.
Wounds = tuple[float, ...]

#: What one enchantment gives: its price in Bam and Diamond, how often, and the points and sure wounds of each time.
Buy = tuple[int, int, int, float, float]


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
    striking, warding = skills_deed(ours, table, combat), skills_deed(theirs, table, combat)
    again, against = rerolls_of(ours), rerolls_of(theirs)
    return (
        Side(
            attack,
            striking.hits + warding.hits + striking.double * _mean(attack, "attack"),
            striking.damage,
            striking.bam,
            striking.diamond,
            _buys(charms(ours, table, combat, "attack"), 1),
            any("attack" in what for what in again),
            any("attack" in what for what in against),
            bool(warding.half),
        ),
        Side(
            defense,
            striking.shields + warding.shields,
            0.0,
            warding.bam,
            warding.diamond,
            _buys(charms(theirs, table, combat, "defense"), -1),
            any("defense" in what for what in against),
            any("defense" in what for what in again),
        ),
    )


@lru_cache(maxsize=4096)
def _buys(charms: tuple[Charm, ...], sign: int) -> tuple[Buy, ...]:
    """What a side's enchantments give, the best bargain first. `sign`: 1 for the attack, to which Hits are good and
    Shields bad, -1 for the defence. What is neither counts as points, as a guess."""
    found: list[Buy] = []
    for one in charms:
        deed = one.deed
        points = float(sign * (deed.hits - deed.shields)) + 2 * deed.double
        points += 1.5 if deed.take == MANY else float(deed.take)
        points += deed.parry + 0.7 * deed.stun + 0.6 * min(1, deed.heal) + 0.2 * deed.aim
        sure = deed.damage + 1.5 * deed.kill
        if points or sure:
            found.append((one.bam, one.diamond, one.times, points, sure))
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
