"""A thousand games with the Prince: all end, nothing is lost. A few at once, the others in `make soak`."""

from __future__ import annotations

import pytest

from oath.box import census, check
from tavola.bots import Look, bot
from tavola.kernel.records import Setup
from tavola.kernel.shelf import game

LIMITED = {"prince_level": "limited"}
JUDGED = {"prince_level": "expanded", "prince_judge": "rules"}
EXPANDED = {"prince_level": "expanded"}
EXILE = {"prince_side": "exile"}
KINDS = [
    (("red",), LIMITED),
    (("red",), EXPANDED),
    (("red", "blue"), JUDGED),
    (("red", "blue", "white", "yellow"), LIMITED),
    (("red", "blue", "white", "yellow", "black"), EXPANDED),
    (("purple",), EXILE),
    (("purple", "red", "blue"), EXILE | EXPANDED),
    (("purple", "red", "blue", "white"), EXILE | JUDGED),
]
LONGEST = 20_000


def play(players, options, seed):
    """A game of random players to its end; every piece is counted on the way."""
    rules = game("oath")
    state = rules.begun(Setup("oath", "prince", players, options), seed).state
    bots = {seat: bot("random", f"{seed}/{seat}") for seat in rules.people(state)}
    pieces = census(state)
    for answers in range(LONGEST):
        decision = rules.options(state)
        if decision.outcome is not None:
            assert census(state) == pieces
            return
        option = bots[decision.seat].choose(decision, Look(rules, state, decision.seat))
        state = rules.apply(state, option).state
        if answers % 20 == 0:
            assert census(state) == pieces
            check(state)
    raise AssertionError(f"no end of game {seed}")


@pytest.mark.parametrize(("players", "options"), [KINDS[0], KINDS[2], KINDS[4], KINDS[5], KINDS[6]])
def test_a_game_with_the_prince_ends_and_loses_nothing(players, options):
    play(players, options, 1)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), KINDS)
@pytest.mark.parametrize("batch", range(5))
def test_a_thousand_games_with_the_prince(players, options, batch):
    """8 kinds, 5 batches, 25 games each: 1,000."""
    for seed in range(1000 + batch * 25, 1025 + batch * 25):
        play(players, options, seed)
