"""What effects do in a combat, as rows of numbers that can be added up, and what symbols can buy.

Everything here is plain and hashable, so that what was worked out once is kept."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

MANY = 99


class Deed(NamedTuple):
    """What effects add up to. `take`, `parry`: defence and attack dice taken after the roll; `no_…`: symbols cancelled
    (MANY: all of them)."""

    hits: int = 0
    shields: int = 0
    damage: int = 0
    bam: int = 0
    diamond: int = 0
    take: int = 0
    parry: int = 0
    double: int = 0
    stun: int = 0
    kill: int = 0
    heal: int = 0
    aim: int = 0
    half: int = 0
    no_attack_bam: int = 0
    no_attack_diamond: int = 0
    no_defense_bam: int = 0
    no_defense_diamond: int = 0


NOTHING = Deed()


@lru_cache(maxsize=8192)
def added(one: Deed, other: Deed, times: int = 1) -> Deed:
    """One deed and so many times another."""
    return Deed(*[a + times * b for a, b in zip(one, other, strict=True)])


class Charm(NamedTuple):
    """An enchantment: price, how often, what it does, and whether it only cancels defence symbols."""

    bam: int
    diamond: int
    times: int
    deed: Deed
    early: bool
    name: str


class Plan(NamedTuple):
    """Enchantments activated so often each, and what they do together."""

    counts: tuple[int, ...]
    deed: Deed


@lru_cache(maxsize=8192)
def plans(charms: tuple[Charm, ...], bam: int, diamond: int) -> tuple[Plan, ...]:
    """Every way to spend symbols, nothing among them."""
    found = [(Plan((), NOTHING), bam, diamond)]
    for one in charms:
        grown = []
        for plan, has, had in found:
            for count in range(one.times + 1):
                if count * one.bam > has or count * one.diamond > had:
                    break
                more = Plan((*plan.counts, count), added(plan.deed, one.deed, count))
                grown.append((more, has - count * one.bam, had - count * one.diamond))
        found = grown
    return tuple(plan for plan, _, _ in found)


@lru_cache(maxsize=8192)
def forced(charms: tuple[Charm, ...], bam: int, diamond: int) -> Deed:
    """What an enemy's symbols buy: each enchantment in turn, as often as it can be paid (MD-ENCH-11, MD-ENCH-12)."""
    total = NOTHING
    for one in charms:
        times = one.times
        if one.bam:
            times = min(times, bam // one.bam)
        if one.diamond:
            times = min(times, diamond // one.diamond)
        bam, diamond = bam - times * one.bam, diamond - times * one.diamond
        total = added(total, one.deed, times)
    return total
