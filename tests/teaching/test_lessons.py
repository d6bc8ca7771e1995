"""Guided first games: played as they are told, they teach every chapter; played otherwise, they go on."""

from __future__ import annotations

import pytest

import tavola
from tavola import Match
from tavola.bots import bot
from tavola.kernel.shelf import games
from tavola.teaching import Follower, Lesson, lesson_of
from tavola.text import LANGUAGES, knows
from tavola.text.rulebook import rule
from tavola.text.vocabulary import words_of

GAMES = [game for game in games() if lesson_of(game) is not None]


def begun(game: str) -> tuple[Lesson, Match, Follower]:
    lesson = lesson_of(game)
    assert lesson is not None
    setup = lesson.setup
    bots = dict.fromkeys(lesson.bots, "greedy")
    match = tavola.new(game, setup.scenario, setup.players, lesson.seed, bots, options=setup.options)
    return lesson, match, Follower(lesson, lesson.seats)


@pytest.mark.parametrize("game", GAMES)
def test_who_does_what_is_told_sees_every_step(game: str) -> None:
    """At each question there is a hint, until the lesson is over with nothing left out."""
    lesson, match, follower = begun(game)
    match.run()
    while not follower.follow(match).over(lesson):
        hint = follower.hint(match)
        assert hint is not None, (match.decision.prompt, follower.follow(match))
        match.play(hint.option)
    assert follower.follow(match).done == tuple(len(chapter.steps) for chapter in lesson.chapters)


@pytest.mark.parametrize("game", GAMES)
def test_each_step_has_its_words_and_its_rule(game: str) -> None:
    lesson, _, _ = begun(game)
    words = words_of(game)
    assert words is not None
    keys = [f"{words.prefix}-learn-chapter-{chapter.id}" for chapter in lesson.chapters]
    steps = [step for chapter in lesson.chapters for step in chapter.steps]
    assert len({step.id for step in steps}) == len(steps)
    for step in steps:
        keys += [f"{words.prefix}-learn-{step.id}", f"{words.prefix}-learn-{step.id}-why"]
        assert rule(game, step.rule, "en").id == step.rule
    assert [key for lang in LANGUAGES for key in keys if not knows(key, lang)] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_goes_on_whatever_is_answered(game: str) -> None:
    """A player who answers at random is never stopped, and what was learnt is not forgotten."""
    _, match, follower = begun(game)
    player = bot("random", "another way")
    before = follower.follow(match).done
    for _ in range(60):
        match.run()
        if match.is_over:
            break
        hint = follower.hint(match)
        assert hint is None or hint.option in match.asked().options
        match.play(player.choose(match.asked(), tavola.Look(match.rules, match.state, match.asked().seat)))
        after = follower.follow(match).done
        assert all(old <= new for old, new in zip(before, after, strict=True))
        before = after


@pytest.mark.parametrize("game", GAMES)
def test_an_undo_takes_the_lesson_back(game: str) -> None:
    _, match, follower = begun(game)
    match.run()
    while True:
        before = follower.follow(match)
        hint = follower.hint(match)
        assert hint is not None
        match.play(hint.option)
        if match.can_undo().can and follower.follow(match) != before:
            match.undo()
            assert follower.follow(match) == before
            return
