"""Simulation: whole games, the same again for the same seed, with one process or two."""

from __future__ import annotations

import json

import pytest

GAME = ("simulate", "mageknight", "--scenario", "first_reconnaissance", "--bots", "random", "--seed", "3")
KEYS = {"game", "scenario", "games", "finished", "answers", "seconds", "answers_per_second", "scores", "errors"}


def test_a_simulation_says_what_came_of_it(tavola):
    said = tavola(*GAME, "--players", "tovak", "--games", "4", "--json")
    result = json.loads(said.out)
    assert set(result) >= KEYS
    assert (result["games"], result["finished"], result["errors"]) == (4, 4, [])
    assert len(result["scores"]) == 4
    assert said.code == 0


def test_the_same_seed_gives_the_same_games_in_any_number_of_processes(tavola):
    heroes = ("--players", "tovak/goldyx", "--games", "4", "--json")
    one, again, two = (json.loads(tavola(*GAME, *heroes, "--jobs", jobs).out) for jobs in ("1", "1", "2"))
    for key in ("scores", "answers", "finished"):
        assert one[key] == again[key] == two[key]


def test_people_get_a_summary(tavola):
    out = tavola(*GAME, "--players", "tovak", "--games", "2", "--check").out
    assert "2 of 2 games finished" in out
    assert "answers per second" in out


def test_without_players_every_hero_takes_a_turn(tavola):
    result = json.loads(tavola(*GAME, "--games", "7", "--json").out)
    assert (result["finished"], result["errors"]) == (7, [])


@pytest.mark.slow
def test_two_thousand_random_games_all_end(tavola):
    result = json.loads(tavola(*GAME, "--games", "2000", "--jobs", "2", "--json").out)
    assert (result["finished"], result["errors"]) == (2000, [])


def test_a_game_that_fails_is_reported_with_its_answers(tavola, monkeypatch, toy):
    applied = type(toy).apply

    def fragile(self, state, answer):
        if state.count > 3:
            raise ZeroDivisionError("boom")
        return applied(self, state, answer)

    monkeypatch.setattr(type(toy), "apply", fragile)
    said = tavola("simulate", "toy", "--players", "a", "--games", "2", "--json", "--check")
    result = json.loads(said.out)
    assert said.code == 2
    assert "2 of 2 games" in said.err
    assert [error["error"] for error in result["errors"]] == ["ZeroDivisionError: boom"] * 2
    assert result["errors"][0]["seed"] == 1
    assert result["errors"][0]["answers"]


def test_a_game_that_never_ends_is_an_error(tavola, monkeypatch):
    monkeypatch.setattr("tavola.cli.contests.simulation.MOST_ANSWERS", 3)
    result = json.loads(tavola("simulate", "toy", "--players", "a", "--games", "1", "--json").out)
    assert result["errors"][0]["error"] == "RuntimeError: no end after 3 answers"
