"""Bots: they choose among what is offered, see only what their seat may know, and play the same game again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import tavola
from tavola.bots import Bot, Look, bot, bots
from tavola.kernel.codec import fingerprint
from tavola.kernel.errors import UnknownName
from tavola.kernel.rng import seeded
from tavola.kernel.shelf import game
from tavola.table import Match


def mage_knight(seed: int = 3, hero: str = "tovak") -> Match:
    return tavola.new("mageknight", "first_reconnaissance", [hero], seed)


def play(match: Match, player: Bot, answers: int) -> list[str]:
    """So many answers of a bot, or fewer where the game ends."""
    for _ in range(answers):
        decision = match.asked()
        if decision.outcome is not None:
            break
        match.step(player.choose(decision, Look(match.rules, match.state, decision.seat)))
    return [move.notation for move in match.moves]


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownName) as caught:
        bot("oracle", "1")
    assert caught.value.text.args["known"] == bots() == ("random", "greedy", "strong")


@pytest.mark.parametrize("name", bots())
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    games = {tuple(play(mage_knight(), bot(name, "7"), 20)) for _ in range(2)}
    assert len(games) == 1
    assert len(games.pop()) == 20


@pytest.mark.parametrize("looks", [0, 25])
def test_a_clock_may_end_a_thought_at_any_moment(looks: int) -> None:
    """However soon time is up, the best answer found so far is given."""

    def begin() -> Callable[[], bool]:
        left = iter(range(looks))
        return lambda: next(left, None) is not None

    match = mage_knight()
    assert len(play(match, bot("strong", "7", begin), 8)) == 8


def other_world(match: Match, seat: int, number: int) -> Look:
    """Shows a bot, at every question, a world that only looks like the real one."""
    return Look(match.rules, match.rules.resample(match.state, seat, seeded(number)), seat)


@pytest.mark.parametrize("name", bots())
def test_what_is_hidden_does_not_change_a_choice(name: str) -> None:
    """Whatever lies face down, a bot that sees the same answers the same."""
    match = mage_knight(seed=11)
    honest, misled = bot(name, "5"), bot(name, "5")
    for number in range(20 if name == "strong" else 60):
        decision = match.asked()
        if decision.outcome is not None:
            break
        chosen = honest.choose(decision, Look(match.rules, match.state, decision.seat))
        assert misled.choose(decision, other_world(match, decision.seat, number)) == chosen
        match.step(chosen)


def test_thinking_leaves_the_game_as_it_was() -> None:
    match = mage_knight()
    before = fingerprint(match.state)
    bot("greedy", "1").choose(match.asked(), Look(match.rules, match.state, 0))
    assert fingerprint(match.state) == before


def test_the_greedy_bot_plays_a_game_nobody_taught_it(toy: Any) -> None:
    match = tavola.new("toy", players=["a", "b"], seed=4, bots=["greedy", "greedy"])
    while match.outcome is None:
        choice = match.bot_choice()
        assert choice is not None
        match.step(choice)
    assert match.rules is game("toy")


def test_the_greedy_bot_is_clearly_better_than_random() -> None:
    scores = {name: [_score(name, seed) for seed in (1, 2)] for name in ("random", "greedy")}
    assert min(scores["greedy"]) > max(scores["random"])
    assert sum(scores["greedy"]) > 20


def _score(name: str, seed: int) -> int:
    match = mage_knight(seed)
    play(match, bot(name, str(seed)), 2_000)
    assert match.outcome is not None
    return match.outcome.totals[0]


def test_greedy_answers_where_nothing_it_sees_would_change() -> None:
    """An empty hand and an empty deck: whether the Skill is used or not, the next to be asked is the rival."""
    match = tavola.position("""
        game = "mageknight"
        scenario = "blitz_conquest"
        phase = "before"
        hero = "arythea"
        [player]
        hand = []
        deck = []
        skills = ["arythea_motivation"]
        tactic = "early_bird"
        [[rivals]]
        hero = "norowas"
        hand = ["march"]
        skills = ["norowas_motivation"]
        tactic = "rethink"
    """)
    assert play(match, bot("greedy", "1"), 1) == ["begin turn"]
