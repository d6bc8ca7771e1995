"""Undo and save files, on matches of every game."""

from __future__ import annotations

from typing import Any

import pytest

import tavola
from tavola.kernel.errors import UndoRefused
from tavola.table import Match

from .games import Case, cases
from .laws import spoken
from .walk import moments

CASES = [pytest.param(case, id=case.name) for case in cases()]


def begun(case: Case, seed: int) -> Match:
    setup = case.setup
    return tavola.new(setup.game, setup.scenario, setup.players, seed, options=setup.options)


@pytest.mark.parametrize("case", CASES)
def test_undo_restores_exactly_and_stops_at_reveals(case: Case) -> None:
    undo_everywhere(case, seed=4)


def undo_everywhere(case: Case, seed: int) -> None:
    """After every answer: take it back and give it again, or be refused with the rule."""
    match = begun(case, seed)
    for moment in moments(case, seed):
        before, log = match.state, len(match.log)
        step = match.step(moment.option)
        assert step == moment.step
        if step.sealed:
            with pytest.raises(UndoRefused) as refused:
                match.undo()
            assert refused.value.rule in case.contract.rule_ids
            spoken(refused.value.text)
            assert match.state == step.state
        else:
            match.undo()
            assert match.state == before
            assert len(match.log) == log
            assert match.asked() == moment.decision
            assert match.step(moment.option) == step


@pytest.mark.parametrize("case", CASES)
def test_undo_goes_back_through_everything_since_the_last_reveal(case: Case) -> None:
    """A whole chain of answers is taken back one by one, each time to the state before it."""
    match = begun(case, seed=5)
    since: list[Any] = []
    longest = 0
    for moment in moments(case, seed=5):
        since.append(match.state)
        if match.step(moment.option).sealed:
            since = []
        elif len(since) > longest:
            longest = len(since)
            answers = [move.notation for move in match.moves[-longest:]]
            for state in reversed(since):
                match.undo()
                assert match.state == state
            for said in answers:
                match.step(said)
    assert longest >= 2


@pytest.mark.parametrize("case", CASES)
def test_a_match_is_saved_and_loaded_at_any_decision(case: Case) -> None:
    save_on_the_way(case, seed=6, every=16)


def save_on_the_way(case: Case, seed: int, every: int) -> int:
    """Save, load, compare and play on: at each n-th decision, and at the first of every kind of question."""
    asked: set[str] = set()
    match = begun(case, seed)
    saved = 0
    for number, moment in enumerate(moments(case, seed)):
        key = moment.decision.prompt.key
        if key not in asked or number % every == 0:
            asked.add(key)
            loaded = tavola.load(match.save())
            assert loaded.state == match.state == moment.state
            assert loaded.log == match.log
            assert loaded.asked() == moment.decision
            assert loaded.step(moment.option) == moment.step
            saved += 1
        match.step(moment.option)
    return saved
