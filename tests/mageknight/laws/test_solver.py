"""The solver of fights against brute force: every order of every legal answer, with no bound and nothing left out."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

import tavola
from tavola.kernel.codec import encode
from tavola.kernel.rng import seeded
from tavola.mageknight.catalog import CARDS, ENEMIES, UNITS
from tavola.mageknight.chapters.pieces.foes import living
from tavola.mageknight.solver import AIMS, Aim, prospect, solve, targets
from tavola.mageknight.solver.aims import ended
from tavola.mageknight.solver.search import answered, asked
from tavola.mageknight.state import State
from tavola.mageknight.view.resample import resample

from ..rules.fights import fight

DEEDS = sorted(card.id for card in CARDS.values() if card.kind in ("basic_action", "advanced_action", "spell"))
FOES = sorted(enemy.id for enemy in ENEMIES.values() if enemy.armor <= 5)
HELP = sorted(unit.id for unit in UNITS.values() if unit.level <= 3)
SITES = ("", "", "keep", "monster_den")


def pick(chance: Random, names: Sequence[str], count: int) -> list[str]:
    return [names[int(chance.random() * len(names))] for _ in range(count)]


def small_fight(number: int) -> State:
    """A fight of a few cards, at most one Unit and one or two enemies."""
    chance = Random(f"fight {number}")
    units = pick(chance, HELP, int(chance.random() * 2))
    cards = 1 + int(chance.random() * (2 if units else 3))
    foes = 1 if chance.random() < 0.7 else 2
    table = fight(
        *pick(chance, FOES, foes),
        hand=pick(chance, DEEDS, cards),
        deck=pick(chance, DEEDS, 2),
        units=units,
        site=pick(chance, SITES, 1)[0],
        mana={pick(chance, ("red", "blue", "green", "white"), 1)[0]: 1},
        tables={"source": {"dice": pick(chance, ("red", "blue", "green", "white", "gold", "black"), 2)}},
    )
    state: State = table.match.state
    return state


class GivenUp(Exception):
    """More positions than anybody wants to wait for."""


def brute(state: State, aim: Aim, patience: int) -> float:
    """The best end of all there are. The very same position is looked at once; nothing else is saved."""
    known: dict[bytes, float] = {}

    def best(at: State, depth: int) -> float:
        mark = encode(at)
        if mark in known:
            return known[mark]
        if len(known) >= patience or depth > 150:
            raise GivenUp
        known[mark] = float("-inf")
        found = float("-inf")
        for option in asked(at):
            after, _ = answered(at, option)
            if after.combat is not None:
                found = max(found, best(after, depth + 1))
                continue
            left = at.combat is not None and any(not foe.summoned_by for foe in living(at.combat))
            won = option.kind not in ("phase", "damage") or not left
            found = max(found, ended(aim, after, state.current, won))
        known[mark] = found
        return found

    return best(state, 0)


def check(number: int, patience: int) -> bool:
    """Compare one fight; whether brute force was done with it in time."""
    state = small_fight(number)
    aim = AIMS[sorted(AIMS)[number % len(AIMS)]]
    try:
        truth = brute(state, aim, patience)
    except GivenUp:
        return False
    found = solve(state, aim, nodes=patience)
    assert found is not None
    assert found.proven, f"fight {number}"
    assert found.value == pytest.approx(truth), f"fight {number}: {found.line}"
    return True


def test_a_fight_is_won_unhurt_where_it_can_be() -> None:
    """Prowlers strike with 4 and have Armor 3: Determination blocks with blue mana, Rage and a card sideways strike."""
    best = solve(fight("prowlers", hand=["rage", "determination", "march"], mana={"blue": 1}).match.state)
    assert best is not None
    assert (best.won, best.wounds, best.proven) == (True, 0, True)
    assert best.line.index("block 1 1") < best.line.index("attack 1")


def test_the_aim_decides_between_a_wound_and_a_prize() -> None:
    """Without the mana there is Block 3 at most, or Attack 3 after a blow of 4 against Armor 2."""
    state = fight("prowlers", hand=["rage", "march"]).match.state
    won, unhurt = solve(state, AIMS["win"]), solve(state, Aim(conquer=0.0, fame=0.1, wound=9.0))
    assert won is not None
    assert unhurt is not None
    assert (won.won, won.wounds) == (True, 2)
    assert (unhurt.won, unhurt.wounds) == (False, 2)
    assert unhurt.line == ("next", "next", "next")


@pytest.mark.rule("MK-EFF-01c", "MK-EFF-01d")
def test_influence_of_a_unit_blocks_once_diplomacy_is_played() -> None:
    """A minotaur strikes with 5: Influence 2 of Diplomacy and 4 of the Illusionists block it, and a card is kept."""
    state = fight("minotaur", hand=["diplomacy", "march"], units=["illusionists"], site="monster_den").match.state
    best = solve(state, AIMS["unhurt"])
    assert best is not None
    assert (best.wounds, best.hurt, best.proven) == (0, 0, True)
    assert best.line.index("play diplomacy") < best.line.index("use illusionists 1 1") < best.line.index("block 1 1")
    assert best.end.me.hand == ("march",)


def test_a_block_that_goes_on_to_attack_is_not_given_up_too_soon() -> None:
    """Gibbering ghouls strike with 4 and have Armor 4: Burning Shield blocks them, and then attacks with 4. Borrowed
    by Magic Talent for a card of its colour, it wins the fight unhurt and leaves a card in hand."""
    state = small_fight(3048)
    best = solve(state, AIMS["fair"])
    assert best is not None
    assert (best.won, best.wounds, best.proven) == (True, 0, True)
    assert "cast burning_shield red token" in best.line
    assert best.end.me.hand == ("swiftness",)


def test_what_lies_face_down_does_not_change_a_prospect() -> None:
    match = tavola.new("mageknight", "first_reconnaissance", ["tovak"], seed=3)
    match.play("tactic early_bird")
    state = match.state
    other = resample(state, 0, seeded(99))
    assert targets(state, 0) == targets(other, 0)
    seen = [prospect(state, 0, target, nodes=300) for target in targets(state, 0)]
    assert seen == [prospect(other, 0, target, nodes=300) for target in targets(other, 0)]
    # The orcs on the first tiles lie face up: nobody else is fought, and their Fame is what is won.
    assert [(one.target.at, one.chance, one.fame) for one in seen if one is not None] == [
        ("1,-4", 1.0, 2.0),
        ("3,-3", 1.0, 3.0),
    ]


def test_the_solver_finds_what_brute_force_finds() -> None:
    assert sum(check(number, 500) for number in range(170)) >= 100


@pytest.mark.slow
def test_the_solver_finds_what_brute_force_finds_two_thousand_times() -> None:
    assert sum(check(number, 6_000) for number in range(170, 3_100)) >= 2_000
