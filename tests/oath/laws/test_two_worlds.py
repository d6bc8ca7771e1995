"""Two worlds that differ only in what a seat may not know: that seat's bytes are the same in both.

A case is one moment and one seat: its view, who is asked and why, and, where it is the one asked, its options with
their words and pieces, the refusals of what it says, and what it hears and sees after every answer that shows nothing.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tavola.kernel.codec import encode
from tavola.kernel.records import Event, Option
from tavola.kernel.rng import Rng

from .wild import COUNTS, RULES, TOO_LONG, begin

SAYINGS = ("travel plains", "campaign red", "use elders", "card longbows", "site mine", "relic 3", "fly")
CASES = 10_000
BATCHES = 4
#: A case now and then: neighbouring moments tell the same.
EVERY = 7


def compare(state: Any, seat: int | None, thought: str, option: Option) -> None:
    other = RULES.resample(state, seat, Rng(thought))
    assert encode(RULES.view(state, seat)) == encode(RULES.view(other, seat))
    here, there = RULES.options(state), RULES.options(other)
    assert (here.seat, here.prompt) == (there.seat, there.prompt)
    if seat != here.seat:
        return
    assert here == there
    for one in here.options:
        assert RULES.label(state, one) == RULES.label(other, one)
        assert RULES.pieces(state, one) == RULES.pieces(other, one)
    for said in SAYINGS:
        assert RULES.refuse(state, said) == RULES.refuse(other, said), said
    after, else_ = RULES.apply(state, option), RULES.apply(other, option)
    assert after.sealed == else_.sealed, option.notation
    if not after.sealed:
        assert heard(after.events, seat) == heard(else_.events, seat), option.notation
        assert encode(RULES.view(after.state, seat)) == encode(RULES.view(else_.state, seat)), option.notation
        next_here, next_there = RULES.options(after.state), RULES.options(else_.state)
        assert (next_here.seat, next_here.prompt) == (next_there.seat, next_there.prompt), option.notation


def heard(events: tuple[Event, ...], seat: int | None) -> list[Event]:
    return [event for event in events if event.only in (-1, seat)]


def cases(players: int, seed: int) -> int:
    """One random game; how many cases it gave."""
    state = begin(players, seed)
    draw = Random(f"worlds {players} {seed}")
    seats: list[int | None] = [*range(players), None]
    count = 0
    for answers in range(TOO_LONG):
        decision = RULES.options(state)
        if decision.outcome is not None:
            return count
        option = draw.choice(decision.options)
        if answers % EVERY == 0:
            for seat in (decision.seat, draw.choice(seats)):
                try:
                    compare(state, seat, f"{seed} {answers}", option)
                except AssertionError as error:
                    error.add_note(f"{players} players, seed {seed}, answer {answers}, seat {seat}")
                    raise
                count += 1
        state = RULES.apply(state, option).state
    raise AssertionError(f"endless: {players} players, seed {seed}")


@pytest.mark.parametrize("players", [2, 5])
def test_a_seat_cannot_tell_two_worlds_apart(players: int) -> None:
    assert cases(players, 1) > 10


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("players", COUNTS)
def test_ten_thousand_cases_of_two_worlds(players: int, batch: int) -> None:
    seed, done = 100 + batch, 0
    while done < CASES // (len(COUNTS) * BATCHES):
        done += cases(players, seed)
        seed += BATCHES
