"""Walking through games: each moment of a seeded game, and a journal to see a failure again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tavola.bots import Bot, Look, RandomBot
from tavola.kernel.contract import Result
from tavola.kernel.journal import Journal
from tavola.kernel.records import Decision, Option

from .busy import BusyBot
from .games import Case

BOTS: dict[str, Callable[[str], Bot]] = {"random": RandomBot, "busy": BusyBot}
LONGEST = 20_000


class Moment:
    """A decision of a game, the answer given, and what came of it."""

    __slots__ = ("answers", "case", "decision", "option", "seed", "state", "step")

    def __init__(
        self,
        case: Case,
        seed: int,
        answers: tuple[str, ...],
        state: Any,
        decision: Decision,
        option: Option,
        step: Result[Any],
    ) -> None:
        self.case = case
        self.seed = seed
        self.answers = answers
        self.state = state
        self.decision = decision
        self.option = option
        self.step = step

    @property
    def rules(self) -> Any:
        return self.case.rules

    @property
    def journal(self) -> Journal:
        """What leads to this moment."""
        return Journal(self.case.setup, self.seed, self.answers)


def moments(case: Case, seed: int, bot: str = "busy") -> Iterator[Moment]:
    """A whole game, decision by decision. What a law raises carries the journal up to there."""
    rules = case.rules
    state = rules.begun(case.setup, seed).state
    players = [BOTS[bot](f"{case.name}:{seed}:{seat}") for seat in range(len(rules.seats(state)))]
    answers: list[str] = []
    try:
        for _ in range(LONGEST):
            decision = rules.options(state)
            if decision.outcome is not None:
                return
            assert decision.options, "a game that is not over must offer something"
            option = players[decision.seat].choose(decision, Look(rules, state, decision.seat))
            step = rules.apply(state, option)
            yield Moment(case, seed, tuple(answers), state, decision, option, step)
            answers.append(option.notation)
            state = step.state
        raise AssertionError("the game does not end")
    except Exception as error:
        error.add_note(told(case, seed, answers))
        raise


def follow(law: Callable[[Moment], None], case: Case, seed: int, bot: str = "busy", every: int = 1) -> int:
    """Hold a law at every moment of a game (or each n-th); gives how many there were."""
    count = 0
    for count, moment in enumerate(moments(case, seed, bot), 1):
        if count % every:
            continue
        try:
            law(moment)
        except Exception as error:
            error.add_note(told(case, seed, [*moment.answers, moment.option.notation]))
            raise
    return count


def told(case: Case, seed: int, answers: list[str]) -> str:
    """A failure as Python that plays it again."""
    setup = case.setup
    return (
        f"match = tavola.new({setup.game!r}, {setup.scenario!r}, {list(setup.players)!r}, seed={seed}, "
        f"options={setup.options!r})\nfor said in {answers!r}:\n    match.play(said)"
    )
