"""The sensible player of Oath: it ends its games, pursues what wins, and knows no more than its seat."""

from __future__ import annotations

import pytest

import tavola
from tavola.bots import Look, bot
from tavola.cli.contests.simulation import Plan, run
from tavola.kernel.codec import fingerprint

COLORS = ("purple", "red", "blue", "white")


@pytest.mark.parametrize(("seat", "least"), [(0, 18), (1, 6)])
def test_it_wins_its_share_and_more(seat: int, least: int) -> None:
    """Against three who answer at random, a fair share would be 6 games of 24; an Exile at random wins 5."""
    bots = tuple("greedy" if place == seat else "random" for place in range(4))
    result = run(Plan("oath", "fresh", (COLORS,), 24, bots, 70), 1, lambda played: None)
    assert result.errors == []
    assert result.finished == 24
    assert sum(scores[seat] for scores in result.scores) >= least


def test_a_table_of_its_kind_comes_to_an_end() -> None:
    result = run(Plan("oath", "fresh", (COLORS[:3],), 3, ("greedy",), 5), 1, lambda played: None)
    assert (result.errors, result.finished) == ([], 3)


def test_thinking_changes_nothing_and_owes_nothing_to_what_is_hidden() -> None:
    match = tavola.new("oath", players=COLORS[:2], seed=4)
    before = fingerprint(match.state)
    decision = match.asked()
    here = bot("greedy", "x").choose(decision, Look(match.rules, match.state, decision.seat))
    other = match.imagine(decision.seat, 9)
    there = bot("greedy", "x").choose(decision, Look(match.rules, other.state, decision.seat))
    assert (fingerprint(match.state), here) == (before, there)
