"""Tournaments: the same seeds for everybody, ratings with their uncertainty, the same result however it is played."""

from __future__ import annotations

import json

import pytest

from tavola.cli.contests.ratings import Meeting, ratings
from tavola.cli.contests.simulation import Plan
from tavola.cli.contests.tournament import pairings

ALONE = ("tournament", "mageknight", "--scenario", "first_reconnaissance", "--players", "tovak", "--seed", "3")
RIVALS = ("tournament", "toy", "--players", "a,b", "--bots", "random,greedy")


def test_whoever_wins_three_of_four_stands_two_hundred_points_above() -> None:
    """By Elo's formula 3 : 1 is a difference of 400 log10 3 = 191 points; half a draw each pulls that in a little."""
    met = [Meeting(seed, "a", "b", 3.0, 4) for seed in range(100)]
    first, second = ratings(("a", "b"), met)
    assert (first.bot, second.bot) == ("a", "b")
    assert first.rating - second.rating == pytest.approx(191, abs=2)
    assert first.rating + second.rating == pytest.approx(3000)
    assert (first.points, first.games) == (300.0, 400)


def test_few_games_leave_a_wide_interval() -> None:
    def width(seeds: int) -> float:
        met = [Meeting(seed, "a", "b", float(seed % 3 > 0), 1) for seed in range(seeds)]
        return ratings(("a", "b"), met)[0].high - ratings(("a", "b"), met)[0].low

    assert width(9) > 2 * width(90)


def test_rivals_take_both_seats_of_every_seed() -> None:
    plan = Plan("toy", "", (("a", "b"),), 1, ("random", "greedy", "strong"), 5)
    games = pairings(plan, 2, together=False)
    assert len(games) == 2 * 3 * 2
    assert [game.bots for game in games[:2]] == [("random", "greedy"), ("greedy", "random")]
    assert {game.seed for game in games} == {5, 6}


def test_alone_every_bot_plays_the_same_seeds(tavola):
    said = json.loads(tavola(*ALONE, "--bots", "random,greedy", "--seeds", "1", "--json").out)
    assert (said["games"], said["failed"], said["together"]) == (2, 0, True)
    assert [one["bot"] for one in said["ratings"]] == ["greedy", "random"]
    assert said["meetings"] == [{"seed": 3, "first": "random", "second": "greedy", "points": 0.0, "games": 1}]


def test_two_processes_play_the_same_tournament(tavola, toy):
    one, two = (
        tavola("tournament", "massivedarkness", "--players", "2", "--seeds", "2", "--jobs", jobs, "--json").out
        for jobs in ("1", "2")
    )
    assert json.loads(one) == json.loads(two)


def test_a_page_of_results(tavola, toy, tmp_path):
    file = tmp_path / "results.html"
    out = tavola(*RIVALS, "--seeds", "2", "--page", str(file)).out
    assert "4 games on 2 seeds" in out
    text = file.read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>")
    assert "http" not in text
    assert text.count("<circle") == 2


def test_bad_input_is_said_at_once(tavola, toy):
    assert "at least two bots" in tavola(*RIVALS[:4], "--bots", "random").err
    assert "dask://" in tavola(*RIVALS, "--on", "ftp://there").err
