"""The guided first game in the terminal: every step followed by typing what it wishes for."""

from __future__ import annotations

import re

import pytest

from tavola import new
from tavola.cli.serve import storage
from tavola.cli.terminal import Terminal
from tavola.cli.terminal.guide import guide_of
from tavola.kernel.records import Setup
from tavola.table import Match, Tables
from tavola.teaching import lesson_of

SUGGESTED = re.compile(r"^(\d+)\. .* \(the lesson suggests this\)", re.MULTILINE)


def test_a_step_says_what_why_and_by_which_rule_and_marks_its_answer(tavola):
    out = tavola("learn", "mageknight", typed="quit\n").out
    lines = out.splitlines()
    place = next(n for n, line in enumerate(lines) if line.startswith("Lesson: "))
    assert re.search(r"step 1 of \d+\.$", lines[place])
    assert re.search(r"\[MK-[A-Z]+-\w+\]$", lines[place + 2])
    assert len(SUGGESTED.findall(out)) == 1


@pytest.mark.parametrize("game", ["mageknight", "massivedarkness", "oath"])
def test_a_lesson_is_left_and_taken_up_where_it_was(tavola, game):
    first = tavola("learn", game, typed="quit\n").out
    wished = SUGGESTED.findall(first)[0]
    left = tavola("learn", game, typed=f"{wished}\nquit\n").out
    again = tavola("learn", game, typed="quit\n").out
    steps = [re.findall(r"^Lesson: .*\n.*", out, re.MULTILINE) for out in (first, left, again)]
    assert steps[1][0] == steps[0][0]
    assert steps[2] == steps[1][1:]
    assert re.findall(r"^Game (\w+)", left)[0] == re.findall(r"^Game (\w+)", again)[0]
    anew = tavola("learn", game, "--again", typed="quit\n").out
    assert re.findall(r"^Lesson: .*\n.*", anew, re.MULTILINE) == steps[0]


def test_something_else_may_be_done_and_the_lesson_may_be_silenced(tavola):
    out = tavola("learn", "mageknight", typed="lesson\noptions\nlesson\nquit\n").out
    silent = out.split("The lesson is silent")[1]
    assert "Lesson: " not in silent.split(": 0 of ")[0]
    assert len(re.findall("^Lesson: ", silent, re.MULTILINE)) == 1


def test_a_game_that_is_no_lesson_has_no_steps(tavola):
    out = tavola("play", "mageknight", "--players", "tovak", "--seed", "12", typed="lesson\nquit\n").out
    assert "Lesson: " not in out
    assert '"tavola learn mageknight" begins one' in out
    assert "no guided first game" in tavola("learn", "toy").err


def test_the_same_set_up_with_another_seed_is_another_game():
    lesson = lesson_of("mageknight")
    assert lesson is not None
    setup: Setup = lesson.setup
    games: list[Match] = [new("mageknight", setup.scenario, setup.players, seed) for seed in (lesson.seed, 5)]
    assert [guide_of(game) is not None for game in games] == [True, False]


@pytest.mark.parametrize("game", ["mageknight", "massivedarkness", "oath"])
def test_a_lesson_is_followed_to_its_end_by_what_it_suggests(tmp_path, game):
    lesson = lesson_of(game)
    assert lesson is not None
    setup = lesson.setup
    match = new(game, setup.scenario, setup.players, lesson.seed, dict.fromkeys(lesson.bots, "greedy"))
    tables = Tables(storage(tmp_path))
    table = tables.create(match)
    table.let_bots_play()
    told: list[str] = []

    def follow() -> str:
        suggested = SUGGESTED.findall("\n".join(told))
        warned = any(line.startswith("Sure? ") for line in told)
        over = "The lesson is over; the game goes on." in told
        told[:] = ["The lesson is over; the game goes on."] if over else []
        if over:
            return "quit"
        if warned:
            return "yes"
        return str(suggested[-1]) if suggested else match.advise().notation

    Terminal(table, follow, told.append).run()
    tables.storage.close()
    assert told[0] == "The lesson is over; the game goes on."
