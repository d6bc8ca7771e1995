"""A combat reduced to numbers: pools, skills and enchantments of both sides, for reckoning odds and plans.

What an effect does in a combat is a `Deed`: a row of numbers that can be added up. Everything here is plain and
hashable, so that what was worked out once for a matchup is kept."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ...kernel.records import Effect
from ..catalog import ENEMIES, Pool
from ..chapters.board.skills import Power
from ..chapters.combat.lines import Enchantment, attacker_lines, defender_lines, enchantments, enemy_in, riposte
from ..chapters.combat.pools import pools
from ..chapters.combat.rerolls import rerolls_of
from ..state import Combat, Foe, Hero, Table


class Deed(NamedTuple):
    """What effects add up to. `take`: dice taken after the roll; `no_…`: symbols cancelled (many: all of them)."""

    hits: int = 0
    shields: int = 0
    damage: int = 0
    bam: int = 0
    diamond: int = 0
    take: int = 0
    double: int = 0
    stun: int = 0
    kill: int = 0
    heal: int = 0
    no_attack_bam: int = 0
    no_attack_diamond: int = 0
    no_defense_bam: int = 0
    no_defense_diamond: int = 0


MANY = 99
NOTHING = Deed()


class Charm(NamedTuple):
    """An enchantment: price, how often, what it does, and whether it only cancels defence symbols."""

    bam: int
    diamond: int
    times: int
    deed: Deed
    early: bool
    name: str


class Matchup(NamedTuple):
    """A combat as numbers. `mine`: the hero attacks. `blank`: what blank attack dice gain after a reroll: turned dice
    (MANY: all), or -1 for a symbol. `minions`, `each`: those of the enemy struck, and the wounds one of them takes."""

    mine: bool
    attack: Pool
    defense: Pool
    attack_rerolls: tuple[str, ...]
    defense_rerolls: tuple[str, ...]
    blank: int
    attack_skills: Deed
    defense_skills: Deed
    attack_charms: tuple[Charm, ...]
    defense_charms: tuple[Charm, ...]
    half: bool
    minions: int
    each: int
    riposte: int


@lru_cache(maxsize=65536)
def added(one: Deed, other: Deed, times: int = 1) -> Deed:
    """One deed and so many times another."""
    return Deed(*[a + times * b for a, b in zip(one, other, strict=True)])


def deed(effects: tuple[Effect, ...], table: Table, combat: Combat, side: str) -> Deed:
    """What the effects of a line do in step 2."""
    total = NOTHING
    for effect in effects:
        total = added(total, _deed(effect, table, combat, side))
    return total


def _deed(effect: Effect, table: Table, combat: Combat, side: str) -> Deed:
    op = effect.op
    if op in ("hits", "attacker_hits"):
        return Deed(hits=int(effect.args[0]))
    if op in ("shields", "defender_shields"):
        return Deed(shields=int(effect.args[0]))
    if op == "damage":
        return Deed(damage=int(effect.args[0]))
    if op in ("bam", "diamond"):
        return Deed(**{op: int(effect.args[0])})
    if op == "double_hits":
        return Deed(double=1)
    if op in ("defender_dice", "defender_no_dice"):
        return Deed(take=-int(effect.args[0]) if effect.args else MANY)
    if op == "stun":
        return Deed(stun=int(not _stunned(table, combat)))
    if op == "kill_minions":
        return Deed(kill=int(effect.args[0]) if combat.mine else 0)
    if op == "heal":
        return Deed(heal=1)
    if op == "cancel":
        return _cancel(effect)
    return NOTHING


def _cancel(effect: Effect) -> Deed:
    side, symbol, n = str(effect.args[0]), str(effect.args[1]), int(effect.args[2]) or MANY
    kinds = ("bam", "diamond") if symbol == "all" else (symbol,)
    return Deed(**{f"no_{side}_{kind}": n for kind in kinds})


def _stunned(table: Table, combat: Combat) -> bool:
    target: Foe | Hero | None = enemy_in(table, combat) if combat.mine else table.heroes[combat.seat]
    return target is None or target.stunned


#: Effects of skills that are over when the dice lie on the table.
_BEFORE = frozenset({"defender_dice", "defender_no_dice"})


def _skills(lines: tuple[Power, ...], table: Table, combat: Combat, side: str) -> Deed:
    total = NOTHING
    for _, line in lines:
        if not line.enchantment:
            kept = tuple(effect for effect in line.effects if effect.op not in _BEFORE)
            total = added(total, deed(kept, table, combat, side))
    return total


def _charms(lines: tuple[Power, ...], table: Table, combat: Combat, side: str) -> tuple[Charm, ...]:
    return tuple(charm(one, table, combat, side) for one in enchantments(lines))


def charm(one: Enchantment, table: Table, combat: Combat, side: str) -> Charm:
    """An enchantment as numbers."""
    line = one.line
    does = deed(line.effects, table, combat, side)
    early = all(effect.op == "cancel" and effect.args[0] == "defense" for effect in line.effects)
    return Charm(line.bam, line.diamond, one.times, does, early and side == "attack", one.name)


def matchup(table: Table, combat: Combat) -> Matchup:
    """The numbers of a combat that is about to be rolled, or being fought."""
    attacker, defender = attacker_lines(table, combat), defender_lines(table, combat)
    attack, defense = pools(table, combat)
    foe = enemy_in(table, combat) if combat.mine else None
    return Matchup(
        combat.mine,
        attack,
        defense,
        rerolls_of(attacker),
        rerolls_of(defender),
        _blank(attacker),
        _skills(attacker, table, combat, "attack"),
        _skills(defender, table, combat, "defense"),
        _charms(attacker, table, combat, "attack"),
        _charms(defender, table, combat, "defense"),
        any(effect.op == "half_damage" for _, line in defender for effect in line.effects),
        foe.minions if foe is not None else 0,
        ENEMIES[foe.card].health - foe.worn if foe is not None else 0,
        riposte(table, combat),
    )


def _blank(lines: tuple[Power, ...]) -> int:
    for _, line in lines:
        for effect in line.effects:
            if effect.op == "flip_blank":
                return int(effect.args[0]) or MANY
            if effect.op == "blank_gain":
                return -1
    return 0


# What a purse can buy.


class Plan(NamedTuple):
    """Enchantments activated so often each, and what they do together."""

    counts: tuple[int, ...]
    deed: Deed


@lru_cache(maxsize=65536)
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


@lru_cache(maxsize=65536)
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
