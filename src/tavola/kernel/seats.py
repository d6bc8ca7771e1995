"""Asking several seats: each in order, round and round until all pass, or all of them for a yes.

Everything that waits is a frame, so a game can be stored between any two answers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

from .effects import Ctx, Verbs, seq
from .machine import Book
from .records import Effect, Effects, Frame, Option, Scalar, Text
from .work import Fields, push

R = TypeVar("R", bound=Fields)
W = TypeVar("W", bound=Fields)

WINDOW = "window"
PROPOSAL = "proposal"


def ask_each(work: Fields, seats: Iterable[int], question: str, *args: Scalar) -> None:
    """Put one question to several seats, the first named first. Each is asked when its turn comes, so later seats
    see what earlier ones did, and a question that has lost its point by then is passed over."""
    work.stack += tuple(Frame(question, args, (), seat) for seat in reversed(tuple(seats)))


class Windows(Generic[R, W]):
    """Rounds of questions that end when everybody has passed in a row."""

    def __init__(self, book: Book[R, W]) -> None:
        book.does(WINDOW, rest=3)(self._next)

    def open(self, work: W, seats: Iterable[int], question: str, *args: Scalar) -> None:
        """Ask these seats in order, again and again, until a whole round has brought nothing."""
        asked = tuple(seats)
        push(work, WINDOW, question, 0, len(asked), *asked, *args)

    def opened(self, table: R | W) -> bool:
        """Whether a window is open."""
        return any(frame.step == WINDOW for frame in table.stack)

    def stir(self, work: W) -> None:
        """Something was done in the innermost open window: everybody is asked once more."""
        for place in range(len(work.stack) - 1, -1, -1):
            frame = work.stack[place]
            if frame.step == WINDOW:
                question, _, *rest = frame.args
                stirred = Frame(WINDOW, (question, 0, *rest))
                work.stack = (*work.stack[:place], stirred, *work.stack[place + 1 :])
                return
        raise LookupError("no window is open")

    def _next(self, work: W, question: str, passed: int, count: int, rest: tuple[Scalar, ...]) -> None:
        if passed == count:
            return
        first, *others = rest[:count]
        kept = rest[count:]
        push(work, WINDOW, question, passed + 1, count, *others, first, *kept)
        push(work, question, *kept, seat=int(first))


class Proposals(Generic[R, W]):
    """Terms that hold only if every seat asked agrees. The terms are effects: nothing of them happens before the last
    yes, and a single no ends the matter: then the step `refused` runs, if named, with who proposed and who declined."""

    def __init__(self, book: Book[R, W], verbs: Verbs[R, W], prompt: Callable[[R, int, Effect], Text]) -> None:
        """`prompt(table, by, terms)`: why somebody is asked."""
        self._verbs = verbs
        self._prompt = prompt
        asked = book.asks(PROPOSAL, rest=3)
        asked.prompt(self._asks)
        asked.offers(lambda table, seat, *kept: [Option("accept", "accept"), Option("decline", "decline")])
        asked.answers("accept")(self._accept)
        asked.answers("decline")(self._decline)

    def propose(
        self, work: W, by: int, to: Iterable[int], terms: tuple[Effect, ...], ctx: Ctx = (), refused: str = ""
    ) -> None:
        """Ask these seats in order whether they agree to the terms."""
        first, *others = to
        push(work, PROPOSAL, by, refused, len(others), *others, *ctx, effects=terms, seat=first)

    def _asks(
        self, table: R, seat: int, by: int, refused: str, waiting: int, rest: tuple[Scalar, ...], terms: Effects
    ) -> Text:
        return self._prompt(table, by, seq(*terms))

    def _accept(
        self, work: W, seat: int, by: int, refused: str, waiting: int, rest: tuple[Scalar, ...], terms: Effects
    ) -> None:
        others, ctx = rest[:waiting], rest[waiting:]
        if others:
            self.propose(work, by, [int(other) for other in others], terms, ctx, refused)
        else:
            self._verbs.do(work, seq(*terms), ctx)

    def _decline(
        self, work: W, seat: int, by: int, refused: str, waiting: int, rest: tuple[Scalar, ...], terms: Effects
    ) -> None:
        if refused:
            push(work, refused, by, seat, *rest[waiting:])
