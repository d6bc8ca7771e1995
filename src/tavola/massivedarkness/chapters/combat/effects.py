"""Effect words in step 2 of a combat: how one is carried out, and what it amounts to in numbers.

Every word stands once in `WORDS`, with what it does at the table and what that amounts to: odds and bots read the same
row, and a word without one is an error. The words themselves are declared in `verbs`."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from ....kernel.records import Effect
from ...features import Feature, fold
from ...state import Combat, Table, Work, fought
from ..board.skills import Power
from .deeds import NOTHING, Charm, Deed, added
from .lines import Enchantment, enchantments, enemy_in
from .rerolls import owned_by_hero

#: Who owns a side of the roll.
WHO = {"defense": "defender", "attack": "attacker"}


def purse(combat: Combat, side: str) -> tuple[int, int]:
    """Bam and Diamond a side has not spent; attack and defence never pay for each other (MD-DICE-08)."""
    return combat.attack_symbols if side == "attack" else combat.defense_symbols


def put_purse(work: Work, side: str, bam: int, diamond: int) -> None:
    if side == "attack":
        fought(work, attack_symbols=(bam, diamond))
    else:
        fought(work, defense_symbols=(bam, diamond))


def target_stunned(table: Table, combat: Combat) -> bool:
    if not combat.mine:
        return table.heroes[combat.seat].stunned
    foe = enemy_in(table, combat)
    return foe is None or foe.stunned


def apply(work: Work, side: str, source: str, effect: Effect) -> None:
    """One effect of a skill or enchantment in step 2; what changed the dice before the roll is over by now."""
    WORDS[effect.op].do(work, side, source, effect)


def unasked(table: Table) -> bool:
    """Whether the table has agreed that enchantments are paid without asking."""
    return fold(table, Feature.enchants, False)


def patients(table: Table, combat: Combat, side: str, effect: Effect) -> list[int]:
    """The heroes a healing effect of the fighting hero could help."""
    if not owned_by_hero(combat, WHO[side]):
        return []
    me = table.heroes[combat.seat]
    group = range(len(table.heroes)) if effect.args[1] == "hero_in_zone" else (combat.seat,)
    return [
        seat
        for seat in group
        if (hero := table.heroes[seat]).present and hero.at == me.at and hero.health < hero.maximum
    ]


class Word(NamedTuple):
    """An effect word of a combat: what it does in step 2, and what that amounts to."""

    do: Callable[[Work, str, str, Effect], None]
    deed: Callable[[Effect, bool, bool], Deed]  # the effect, whether the hero attacks, whether its target is stunned


#: Every word of a combat, as `verbs` declares it.
WORDS: dict[str, Word] = {}

#: Words that change the dice: they work before the roll where no symbol pays for them (MD-ENCH-22).
BEFORE = frozenset({"defender_dice", "attacker_dice", "defender_no_dice", "dice", "attack_dice", "defense_dice"})


def deed(effects: tuple[Effect, ...], mine: bool, stunned: bool) -> Deed:
    """What the effects of a line amount to in step 2. `mine`: the hero attacks; `stunned`: its target is already."""
    total = NOTHING
    for effect in effects:
        total = added(total, WORDS[effect.op].deed(effect, mine, stunned))
    return total


def skills_deed(lines: tuple[Power, ...], table: Table, combat: Combat) -> Deed:
    """What a side's skills amount to in step 2."""
    return _skills_deed(lines, combat.mine, target_stunned(table, combat))


@lru_cache(maxsize=4096)
def _skills_deed(lines: tuple[Power, ...], mine: bool, stunned: bool) -> Deed:
    total = NOTHING
    for _, line in lines:
        if not line.enchantment:
            late = tuple(effect for effect in line.effects if effect.op not in BEFORE)
            total = added(total, deed(late, mine, stunned))
    return total


def cancels(one: Enchantment) -> bool:
    """An enchantment that only takes defence symbols away: an attacker pays it before they are spent."""
    return all(effect.op == "cancel" and effect.args[0] == "defense" for effect in one.line.effects)


def charm(one: Enchantment, table: Table, combat: Combat, side: str) -> Charm:
    """An enchantment as numbers."""
    return _charm(one, combat.mine, target_stunned(table, combat), side)


@lru_cache(maxsize=4096)
def _charm(one: Enchantment, mine: bool, stunned: bool, side: str) -> Charm:
    line = one.line
    early = side == "attack" and cancels(one)
    return Charm(line.bam, line.diamond, one.times, deed(line.effects, mine, stunned), early, one.name)


def charms(lines: tuple[Power, ...], table: Table, combat: Combat, side: str) -> tuple[Charm, ...]:
    """The enchantments among some lines, as numbers."""
    return tuple(charm(one, table, combat, side) for one in enchantments(lines))
