"""The resolver: pending frames run until one of them has to ask.

A game keeps a `Book` of named steps and questions. A step is a small function that changes the bench, and may
push further frames. A question says who decides, offers the legal options and applies the chosen one. Frames
hold names, ids, numbers and effect records only, so a game can be stored at every decision; the functions take what
their frame holds as plain parameters (`typed.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from .records import Frame, Option, Text
from .typed import Asking, contents
from .work import Fields

R = TypeVar("R", bound=Fields)  # what rules read: a state, or a bench
W = TypeVar("W", bound=Fields)  # what rules write: a bench
F = TypeVar("F", bound=Callable[..., None])

Step = Callable[[W, Frame], None]


class Question(Generic[R, W]):
    """A frame that waits for an answer."""

    __slots__ = ("answer", "options", "prompt", "seat")

    def __init__(
        self,
        seat: Callable[[R, Frame], int],
        prompt: Callable[[R, Frame], Text],
        options: Callable[[R, Frame], list[Option]],
        answer: Callable[[W, Frame, Option], None],
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.answer = answer


class Book(Generic[R, W]):
    """All steps and questions of one game, by the names frames use."""

    def __init__(self, whose: Callable[[R], int] | None = None) -> None:
        """`whose`: who is asked where a frame names nobody, in a game with a player whose turn it is."""
        self._whose = whose
        self.steps: dict[str, Step[W]] = {}
        self.questions: dict[str, Question[R, W]] = {}
        self.asked_if: dict[str, Callable[[Any, Frame], bool]] = {}
        #: Questions that are not put where only one answer is left: it is given at once.
        self.plain: set[str] = set()

    def does(self, name: str, context: int = 0, rest: int | None = None) -> Callable[[F], F]:
        """A step whose function takes what its frame holds as plain parameters: `step(work, *kept)`."""
        self._once(name)
        laid_out = contents(context, rest)

        def register(function: F) -> F:
            self.steps[name] = lambda work, frame: function(work, *laid_out(frame))
            return function

        return register

    def _once(self, name: str) -> None:
        if name in self.steps or name in self.questions:
            raise ValueError(f"{name} is registered twice")

    def asks(self, name: str, prompt: str = "", context: int = 0, rest: int | None = None) -> Asking[R, W]:
        """A question put to the seat its frame names, or to whose turn it is; what it offers and what comes of it is
        added to the result."""
        self._once(name)
        asking: Asking[R, W] = Asking(name, prompt, self.asked_if, self._whose, contents(context, rest))
        self.questions[name] = Question(asking.seat_of, asking.prompt_of, asking.options_of, asking.answer_of)
        return asking

    def settle(self, work: W) -> None:
        """Run steps from the top of the stack until a question (or nothing) is on top. A question that is no longer
        worth asking is passed over."""
        steps = self.steps
        while work.stack:
            frame = work.stack[-1]
            step = steps.get(frame.step)
            if step is None:
                due = self.asked_if.get(frame.step)
                if due is None or due(work, frame):
                    if frame.step in self.plain and self._answered(work, frame):
                        continue
                    return
                work.stack = work.stack[:-1]
                continue
            work.stack = work.stack[:-1]
            step(work, frame)

    def _answered(self, work: Any, frame: Frame) -> bool:
        """Give the only answer there is; whether there was just one."""
        question: Any = self.questions[frame.step]
        options = question.options(work, frame)
        if len(options) != 1:
            return False
        work.stack = work.stack[:-1]
        work.ledger.forced.append(options[0].notation)
        question.answer(work, frame, options[0])
        return True

    def asked(self, state: R) -> tuple[Question[R, W], Frame]:
        """The question on top of the stack."""
        frame = state.stack[-1]
        return self.questions[frame.step], frame
