"""The resolver: pending frames run until one of them has to ask.

A game keeps a `Book` of named steps and questions. A step is a small function that changes the bench, and may
push further frames. A question says who decides, offers the legal options and applies the chosen one. Frames
hold names, ids, numbers and effect records only, so a game can be stored at every decision.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from .records import Frame, Option, Text
from .work import Fields

F = TypeVar("F", bound=Fields)

Step = Callable[[F, Frame], None]


class Question(Generic[F]):
    """A frame that waits for an answer."""

    __slots__ = ("answer", "options", "prompt", "seat")

    def __init__(
        self,
        seat: Callable[[F, Frame], int],
        prompt: Callable[[F, Frame], Text],
        options: Callable[[F, Frame], list[Option]],
        answer: Callable[[F, Frame, Option], None],
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.answer = answer


class Book(Generic[F]):
    """All steps and questions of one game, by the names frames use."""

    def __init__(self) -> None:
        self.steps: dict[str, Step[F]] = {}
        self.questions: dict[str, Question[F]] = {}

    def step(self, name: str) -> Callable[[Step[F]], Step[F]]:
        def register(function: Step[F]) -> Step[F]:
            if name in self.steps or name in self.questions:
                raise ValueError(f"step {name} is registered twice")
            self.steps[name] = function
            return function

        return register

    def question(
        self,
        name: str,
        *,
        seat: Callable[[F, Frame], int],
        prompt: Callable[[F, Frame], Text],
        options: Callable[[F, Frame], list[Option]],
        answer: Callable[[F, Frame, Option], None],
    ) -> None:
        if name in self.steps or name in self.questions:
            raise ValueError(f"question {name} is registered twice")
        self.questions[name] = Question(seat, prompt, options, answer)

    def settle(self, work: F) -> None:
        """Run steps from the top of the stack until a question (or nothing) is on top."""
        steps = self.steps
        while work.stack:
            frame = work.stack[-1]
            step = steps.get(frame.step)
            if step is None:
                return
            work.stack = work.stack[:-1]
            step(work, frame)

    def asked(self, state: F) -> tuple[Question[F], Frame]:
        """The question on top of the stack."""
        frame = state.stack[-1]
        return self.questions[frame.step], frame
