"""Effects of the glossary (MD-SKILL, MD-GLO) one by one, also those no printed card of the box carries."""

from __future__ import annotations

from typing import Any

import pytest

from tavola.kernel.records import Effect, Frame
from tavola.massivedarkness.book import BOOK
from tavola.massivedarkness.catalog import CLASSES, ENEMIES, EQUIPMENT, HEROES, SETS, Skill
from tavola.massivedarkness.chapters.board.skills import ATTACKING, DEFENDING, holds
from tavola.massivedarkness.chapters.combat.effects import WORDS, apply, charms, skills_deed
from tavola.massivedarkness.chapters.combat.pools import Share, gathered, given, taken
from tavola.massivedarkness.chapters.combat.results import hits_of, instead, shields_of, wounds_of
from tavola.massivedarkness.state import Combat, Work, bench
from tavola.massivedarkness.verbs import (
    ALL,
    SWORD,
    attack_dice,
    attacker_hits,
    cancel,
    damage,
    defender_dice,
    defender_no_dice,
    dice,
    hits,
    if_no_damage,
    shields,
    skill,
    stun,
)
from tavola.massivedarkness.verbs.declared import DECLARED

from ..fights import duel, fighter, foe, reasons, result


def lines(line: Skill) -> tuple[tuple[str, Skill], ...]:
    return (("line:test", line),)


def under_way(mine: bool = True, **fields: Any) -> Work:
    """A combat whose dice lie on the table: Whisper and two orc flayers with their boss."""
    work = bench(duel(fighter("t1_hammer"), foe("orc_flayers_l1", minions=2)).match.state)
    work.combat = Combat(mine, 0, work.foes[0].n, "melee", **fields)
    return work


def fought_with(work: Work, side: str, *effects: Effect) -> Combat:
    for effect in effects:
        apply(work, side, "line:test", effect)
    assert work.combat is not None
    return work.combat


# Dice before the roll.


@pytest.mark.rule("MD-SKILL-54", "MD-SKILL-55", "MD-SKILL-59", "MD-SKILL-60")
def test_dice_of_a_colour_are_added_before_the_cap_and_taken_after_it() -> None:
    four = [Share("card", 4, 1)]
    assert gathered([*four, *given(lines(skill("attack", dice(yellow=1, red=1))), "attack")]) == (3, 2)
    assert gathered([*four, *given(lines(skill("attack", dice(yellow=-1))), "attack")]) == (2, 1)
    assert gathered([*four, *given(lines(skill("attack", dice(red=-1))), "attack")]) == (3, 0)
    assert gathered([Share("card", 2, 2), *given(lines(skill("defense", dice(blue=2))), "defense")]) == (3, 2)
    assert gathered([Share("card", 2, 2), *given(lines(skill("defense", dice(green=-1))), "defense")]) == (2, 1)


@pytest.mark.rule("MD-SKILL-56", "MD-SKILL-61")
def test_dice_of_a_colour_are_taken_from_the_other_side() -> None:
    assert gathered([Share("card", 3, 1), *taken(lines(skill("defense", dice(red=-1))), "attack")]) == (3, 0)
    assert gathered([Share("card", 3, 1), *taken(lines(skill("attack", dice(blue=-2))), "defense")]) == (1, 1)
    assert taken(lines(skill("attack", dice(yellow=1))), "attack") == []  # more dice are one's own affair


@pytest.mark.rule("MD-SKILL-57", "MD-SKILL-62")
def test_three_yellow_two_red_and_two_more_dice_make_the_largest_roll() -> None:
    assert gathered([Share("card", 3, 2), *given(lines(skill("attack", attack_dice(2))), "attack")]) == (3, 3)
    defence = Skill("defense", (Effect("defense_dice", (2,)),))
    assert gathered([Share("card", 1, 2), *given(lines(defence), "defense")]) == (2, 3)


@pytest.mark.rule("MD-SKILL-58", "MD-SKILL-63")
def test_dice_of_a_free_colour_are_taken_the_strongest_first() -> None:
    attacker = Skill("defense", (Effect("attacker_dice", (-2,)),))
    assert gathered([Share("card", 2, 1), *taken(lines(attacker), "attack")]) == (1, 0)
    assert gathered([Share("card", 2, 1), *taken(lines(skill("attack", defender_dice(-1))), "defense")]) == (2, 0)


@pytest.mark.rule("MD-SKILL-64")
def test_a_defender_who_rolls_no_dice_has_no_shields_from_dice() -> None:
    none = taken(lines(skill("attack", defender_no_dice())), "defense")
    assert gathered([Share("card", 3, 2), *none]) == (0, 0)
    work = under_way(defense=("b5", "b2", "b2", "g5", "g2"), attack=("y1",))
    combat = fought_with(work, "attack", defender_no_dice())
    assert (combat.defense, shields_of(combat)) == ((), 0)


@pytest.mark.rule("MD-ENCH-21")
def test_attack_dice_can_be_taken_after_the_roll_with_their_symbols() -> None:
    work = under_way(False, attack=("y1", "r4", "r2"), attack_symbols=(1, 0))
    combat = fought_with(work, "defense", Effect("attacker_dice", (-1,)))
    assert (combat.attack, combat.attack_symbols) == (("y1", "r2"), (0, 0))


# Hits, Shields, symbols.


@pytest.mark.rule("MD-SKILL-47", "MD-SKILL-48", "MD-SKILL-49")
def test_hits_and_shields_rise_and_fall() -> None:
    work = under_way(attack=("y1", "y1"), defense=("b2",))
    combat = fought_with(work, "attack", hits(2))
    assert (hits_of(combat), shields_of(combat)) == (4, 1)
    combat = fought_with(work, "defense", attacker_hits(-3), shields(2))
    assert (hits_of(combat), shields_of(combat)) == (1, 3)
    combat = fought_with(work, "defense", attacker_hits(-3))
    assert hits_of(combat) == 0


@pytest.mark.rule("MD-SKILL-53")
def test_three_hits_against_five_shields_and_two_wounds_on_top() -> None:
    work = under_way(attack=("y5", "y1"), defense=("g5", "g3"))
    assert wounds_of(fought_with(work, "attack", damage(2))) == 2


@pytest.mark.rule("MD-SKILL-68", "MD-SKILL-69", "MD-SKILL-70", "MD-SKILL-71")
@pytest.mark.parametrize("side", ["attack", "defense"])
def test_one_symbol_of_a_kind_is_cancelled(side: str) -> None:
    work = under_way(attack_symbols=(2, 1), defense_symbols=(2, 1))
    other = "defense" if side == "attack" else "attack"
    combat = fought_with(work, other, cancel(side, "bam", 1))
    left = {"attack": combat.attack_symbols, "defense": combat.defense_symbols}
    assert (left[side], left[other]) == ((1, 1), (2, 1))
    combat = fought_with(work, other, cancel(side, "diamond", 1))
    assert {"attack": combat.attack_symbols, "defense": combat.defense_symbols}[side] == (1, 0)


@pytest.mark.rule("MD-SKILL-72", "MD-SKILL-73")
@pytest.mark.parametrize("side", ["attack", "defense"])
def test_all_symbols_are_cancelled(side: str) -> None:
    work = under_way(attack_symbols=(2, 1), defense_symbols=(2, 1))
    combat = fought_with(work, "attack", cancel(side, "all", ALL))
    assert {"attack": combat.attack_symbols, "defense": combat.defense_symbols}[side] == (0, 0)


# When skills work.


@pytest.mark.rule("MD-SKILL-39", "MD-SKILL-40", "MD-SKILL-41", "MD-SKILL-42")
def test_attack_fits_every_attack_the_others_their_own() -> None:
    assert {kind: {"attack", kind} for kind in ("melee", "ranged", "magic")} == ATTACKING


@pytest.mark.rule("MD-SKILL-43", "MD-SKILL-44", "MD-SKILL-45", "MD-SKILL-46")
def test_defence_fits_every_attack_suffered_the_others_their_own() -> None:
    assert {kind: {"defense", f"{kind}_defense"} for kind in ("melee", "ranged", "magic")} == DEFENDING


@pytest.mark.rule("MD-SKILL-82")
@pytest.mark.parametrize(("weapon", "there"), [("t2_flaming_sword", True), ("t1_hammer", False)])
def test_a_sword_is_known_by_its_name(weapon: str, there: bool) -> None:
    state = duel(fighter(weapon), foe("orc_flayers_l1")).match.state
    assert holds(state, 0, SWORD) is there


# Terms.


@pytest.mark.rule("MD-GLO-03")
def test_doubling_counts_the_hits_of_the_dice_only() -> None:
    # 4 Hits on the dice, 2 of Bloodthirst: 4 + 4 + 2.
    one = fighter("t5_doom_axe", name="owen", bought={"bloodlust": 1})
    table = duel(one, foe("orc_flayers_l1", minions=4), "y0", "r5", "r1", "r0")
    table.play("melee orc_flayers", "use bloodlust")
    assert reasons(table, "double") == [("card:t5_doom_axe", 4)]
    assert result(table) == (10, 0, 10)


@pytest.mark.rule("MD-GLO-06")
def test_hits_rolled_are_counted_before_shields() -> None:
    work = under_way(attack=("y5", "r1"), defense=("g5",))
    combat = fought_with(work, "attack", Effect("double_hits"))
    assert (combat.hits, wounds_of(combat)) == (3, 3)


@pytest.mark.rule("MD-GLO-09")
def test_what_follows_an_attack_without_wounds() -> None:
    threat = lines(skill("attack", if_no_damage(stun())))
    work = under_way(attack=("y1",), defense=("b5",))
    instead(work, threat)
    assert work.foes[0].stunned
    # Where it does cause wounds nothing of the kind happens: the combat asks only when there are none.
    table = duel(fighter("t1_hammer"), foe("orc_flayers_l1", minions=2), "y1", "y1")
    table.play("melee orc_flayers")
    assert not table.foe("orc_flayers")["stunned"]


@pytest.mark.rule("MD-SKILL-18", "MD-ENM-01")
@pytest.mark.parametrize(("attack", "again"), [(("y0", "y0"), True), (("y1", "y0"), False)])
def test_an_enemy_rerolls_only_an_attack_that_would_cause_no_wound(attack: tuple[str, ...], again: bool) -> None:
    work = under_way(False, attack=attack, rerolls=("attack",), marks=("open:attacker",))
    work.pins = ("y2", "y2")
    work.stack = (Frame("combat", ("attacker_rerolls",)),)
    BOOK.settle(work)
    told = [event.text.key for event in work.ledger.events]
    assert ("md-event-reroll" in told) is again
    assert work.heroes[0].health == (3 if again else 4)


# One meaning for rules, odds and bots.


def printed_lines() -> list[Skill]:
    """Every line of power printed on a card, class or event that can hold in a combat."""
    sheets = CLASSES.values()
    found = [line for card in EQUIPMENT.values() for line in card.skills]
    found += [line for card in ENEMIES.values() for line in card.skills]
    found += [line for card in SETS.values() for line in card.skills]
    found += [line for one in HEROES.values() for line in (*one.shadow, *one.special)]
    found += [line for sheet in sheets for line in (*sheet.signature, *sheet.free)]
    found += [line for sheet in sheets for row in sheet.lines for step in row.steps for line in step.skills]
    return [line for line in found if line.when != "passive"]


@pytest.mark.rule("MD-ENCH-19", "MD-SKILL-38")
def test_every_word_printed_for_a_combat_has_one_meaning() -> None:
    assert {effect.op for line in printed_lines() for effect in line.effects} <= set(WORDS)
    assert set(WORDS) <= set(DECLARED)


def test_a_word_nobody_declared_passes_nowhere_in_silence() -> None:
    state = duel(fighter("t1_hammer"), foe("orc_flayers_l1", minions=2)).match.state
    combat = Combat(True, 0, state.foes[0].n, "melee")
    strange = (Effect("unheard_of", (1,)),)
    with pytest.raises(KeyError):
        apply(under_way(), "attack", "line:test", strange[0])
    with pytest.raises(KeyError):
        skills_deed(lines(Skill("melee", strange)), state, combat)
    with pytest.raises(KeyError):
        charms(lines(Skill("melee", strange, bam=1)), state, combat, "attack")
