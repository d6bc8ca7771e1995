"""The strong player finds its way in every scenario, on the sources as on what was compiled from them."""

from __future__ import annotations

import pytest

import tavola
from tavola.bots import Look
from tavola.mageknight.bot.strong import LADDER, StrongBot
from tavola.mageknight.bot.ways import EXPLORING, FAR, to_reveal
from tavola.mageknight.catalog import SCENARIOS

HEROES = ("tovak", "goldyx", "arythea")
ANSWERS = 25


@pytest.mark.parametrize("scenario", sorted(SCENARIOS))
def test_every_scenario_is_played(scenario: str) -> None:
    """With as few players as it takes: some turns of each, whatever is asked in them."""
    match = tavola.new("mageknight", scenario, HEROES[: min(SCENARIOS[scenario])], seed=11000)
    seats = [StrongBot(str(seat), effort=LADDER[0]) for seat in range(len(match.state.players))]
    for _ in range(ANSWERS):
        decision = match.asked()
        answer = seats[decision.seat].choose(decision, Look(match.rules, match.state, decision.seat))
        assert answer in decision.options
        match.step(answer)


def test_the_way_to_tiles_is_told_in_move_points() -> None:
    """Each tile revealed costs two, besides the way to where it can be; each one more is farther, none too far."""
    match = tavola.new("mageknight", "first_reconnaissance", ["tovak"], seed=3)
    match.play("tactic early_bird")
    state = match.state
    ways = [to_reveal(state, state.players[0], tiles) for tiles in (1, 2, 3)]
    assert all(isinstance(way, float) for way in ways)
    assert EXPLORING <= ways[0] < FAR
    assert ways[0] + EXPLORING < ways[1] < ways[2]
