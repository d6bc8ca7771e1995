"""Options and answers over a book of chapters: what every game whose pending work is a stack of frames shares."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar, cast

from .contract import Step
from .errors import IllegalAnswer
from .machine import Book
from .records import Decision, Option, Refusal, Text
from .work import Bench, Fields

S = TypeVar("S", bound=Fields)
W = TypeVar("W", bound=Fields)


class Chaptered(ABC, Generic[S, W]):
    """The half of the contract that is the same for such games: a game names its book and its bench."""

    book: Book[Any, W]
    over: str  # the prompt of a finished game

    @abstractmethod
    def bench(self, state: S) -> W:
        """The state laid on the bench."""

    @abstractmethod
    def frozen(self, work: W) -> S:
        """The finished state taken off the bench."""

    @abstractmethod
    def refuse(self, state: S, said: str) -> Refusal:
        """Why this is not a legal answer now."""

    def dressed(self, state: S, options: list[Option]) -> tuple[Option, ...]:
        """The options with the badges a game gives them."""
        return tuple(options)

    def options(self, state: S) -> Decision:
        if not state.stack:
            return Decision(-1, Text(self.over), (), getattr(state, "outcome", None))
        question, frame = self.book.asked(state)
        options = self.dressed(state, question.options(state, frame))
        return Decision(question.seat(state, frame), question.prompt(state, frame), options)

    def apply(self, state: S, answer: Option) -> Step[S]:
        if not state.stack:
            raise IllegalAnswer(self.refuse(state, answer.notation))
        work = self.bench(state)
        question, frame = self.book.asked(state)
        work.stack = work.stack[:-1]
        question.answer(work, frame, answer)
        self.book.settle(work)
        ledger = cast(Bench, work).ledger
        return Step(self.frozen(work), tuple(ledger.events), ledger.sealed)
