"""Whole games played by bots, as fast as the rules allow; many processes when asked."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from ... import shelf as shelf
from ...bots import Bot, Look, Patience
from ...kernel.contract import Rules
from ...kernel.records import Outcome, Setup
from ...kernel.shelf import game
from ...table.seating import seat_bots
from .spread import spread

#: No real game is near this; beyond it a game counts as one that does not end.
MOST_ANSWERS = 50_000

#: New things on the heap before the collector looks for circles among them. Rules make none; a bot may.
RARELY = 50_000


class Plan(Struct, frozen=True):
    """What to simulate. `players` holds one line-up, or several that games take in turn."""

    game: str
    scenario: str
    players: tuple[tuple[str, ...], ...]
    games: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, str] = {}
    think: float = 0.0  # seconds a thought may take; 0: a fixed measure, the same on every machine

    def setup(self, index: int) -> Setup:
        return Setup(self.game, self.scenario, self.players[index % len(self.players)], self.options)


class Played(Struct, frozen=True):
    """How one game went."""

    index: int
    answers: int
    totals: tuple[int, ...] = ()
    won: bool = False
    error: str = ""
    winners: tuple[int, ...] = ()


class Failure(Struct, frozen=True):
    """Enough to see a failed game again: its setup, its seed and every answer up to the failure."""

    seed: int
    players: tuple[str, ...]
    error: str
    answers: tuple[str, ...]


class Result(Struct):
    """The sum of a simulation; its fields are the keys of `--json`."""

    game: str
    scenario: str
    bots: tuple[str, ...]
    seed: int
    games: int
    finished: int
    won: int
    answers: int
    seconds: float
    answers_per_second: float
    scores: list[Any]
    score_mean: float
    score_min: int
    score_max: int
    errors: list[Failure]


def run(plan: Plan, jobs: int, tick: Callable[[Played], None], on: str = "") -> Result:
    """Play all games of a plan and add them up; `tick` hears of each as it ends. `on`: a cluster that plays them."""
    began = time.perf_counter()
    played = []
    for one in spread(_play_one, [(plan, index) for index in range(plan.games)], jobs, on):
        played.append(one)
        tick(one)
    seconds = time.perf_counter() - began
    played.sort(key=lambda one: one.index)
    done = [one for one in played if not one.error]
    answers = sum(one.answers for one in played)
    points = [total for one in done for total in one.totals]
    return Result(
        plan.game,
        plan.scenario,
        plan.bots,
        plan.seed,
        plan.games,
        len(done),
        sum(one.won for one in done),
        answers,
        round(seconds, 3),
        round(answers / seconds, 1),
        [one.totals[0] if len(one.totals) == 1 else list(one.totals) for one in done],
        round(sum(points) / len(points), 2) if points else 0.0,
        min(points, default=0),
        max(points, default=0),
        [_retold(plan, one) for one in played if one.error],
    )


def _play_one(work: tuple[Plan, int]) -> Played:
    return play_game(*work)


def _bots(plan: Plan, index: int, people: tuple[int, ...]) -> dict[int, Bot]:
    names = {seat: plan.bots[place % len(plan.bots)] for place, seat in enumerate(people)}
    patience = _patience(plan.think) if plan.think else None
    return {seat: seated for seat, (_, seated) in seat_bots(names, plan.seed + index, patience).items()}


def _patience(seconds: float) -> Patience:
    """So many seconds for each thought."""

    def begin() -> Callable[[], bool]:
        end = time.perf_counter() + seconds
        return lambda: time.perf_counter() < end

    return begin


def play_game(plan: Plan, index: int) -> Played:
    """One game. Anything a game raises is caught here: a simulation reports it and goes on."""
    rules = game(plan.game)
    setup = plan.setup(index)
    count = [0]
    try:
        state = rules.begun(setup, plan.seed + index).state
        players = _bots(plan, index, rules.people(state))
        outcome = _loop(rules, state, players, count)
    except Exception as error:
        return Played(index, count[0], error=f"{type(error).__name__}: {error}")
    return Played(index, count[0], outcome.totals, outcome.won, winners=outcome.winners)


def _loop(rules: Rules[Any], state: Any, players: dict[int, Bot], count: list[int]) -> Outcome:
    """The hot loop: ask, choose, apply. Nothing else."""
    options = rules.options
    apply = rules.apply
    answers = 0
    patience = gc.get_threshold()
    gc.set_threshold(RARELY)
    try:
        decision = options(state)
        while decision.outcome is None:
            seat = decision.seat
            state = apply(state, players[seat].choose(decision, Look(rules, state, seat))).state
            answers += 1
            if answers >= MOST_ANSWERS:
                raise RuntimeError(f"no end after {answers} answers")
            decision = options(state)
        return decision.outcome
    finally:
        gc.set_threshold(*patience)
        count[0] = answers


def _retold(plan: Plan, failed: Played) -> Failure:
    """Play a failed game again, writing down its answers: the fast loop keeps none."""
    rules = game(plan.game)
    setup = plan.setup(failed.index)
    seed = plan.seed + failed.index
    said: list[str] = []
    try:
        state = rules.begun(setup, seed).state
        players = _bots(plan, failed.index, rules.people(state))
        for _ in range(failed.answers + 1):
            decision = rules.options(state)
            option = players[decision.seat].choose(decision, Look(rules, state, decision.seat))
            said.append(option.notation)
            state = rules.apply(state, option).state
    except Exception:  # the failure being retold
        pass
    return Failure(seed, setup.players, failed.error, tuple(said))
