"""The resolver: pending frames run until one of them has to ask.

A game keeps a `Book` of named steps and questions. A step is a small function that changes the bench, and may
push further frames. A question says who decides, offers the legal options and applies the chosen one. Frames
hold names, ids, numbers and effect records only, so a game can be stored at every decision; the functions take what
their frame holds as plain parameters (`typed.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from .records import Decision, Frame, Option
from .typed import Asking, Layout, layout
from .work import Fields, Ledger, Result, Shown, Trial

R = TypeVar("R", bound=Fields)  # what rules read: a state, or a bench
W = TypeVar("W", bound=Fields)  # what rules write: a bench
S = TypeVar("S")
F = TypeVar("F", bound=Callable[..., None])


def _laid_out(function: Callable[..., None], laid_out: Layout) -> Callable[..., None]:
    """A step that takes its frame's arguments as one would like them; effects come last."""

    def step(work: Any, *held: Any) -> None:
        if held and isinstance(held[-1], tuple):
            function(work, *laid_out(held[:-1]), held[-1])
        else:
            function(work, *laid_out(held))

    return step


#: The question of a position that is looked at before it is played on.
SHOWN = "shown"


#: A state, the bench it was taken off, and the answers to its question where they have been made.
Left: TypeAlias = tuple[R, W, tuple[Option, ...] | None]


class Pause(NamedTuple):
    """A question that waits though one answer is left: at which `kinds` of answer (none: at all of them), and where
    it can come down to one of another kind at all, so that nobody need look elsewhere."""

    kinds: frozenset[str] = frozenset()
    narrow: Callable[[Any], bool] = bool


class Book(Generic[R, W]):
    """All steps and questions of one game, by the names frames use."""

    def __init__(self, whose: Callable[[R], int] | None = None, at_rest: bool = False) -> None:
        """`whose`: who is asked where a frame names nobody, in a game with a player whose turn it is. `at_rest`:
        whether answers are found faster in a state at rest than on the bench, as where powers in force are kept."""
        self._whose = whose
        self._at_rest = at_rest
        self.steps: dict[str, Callable[..., None]] = {}
        self.questions: dict[str, Asking[R, W]] = {}
        self.asked_if: dict[str, Callable[[Any, Frame], bool]] = {}
        self.pauses: dict[str, Pause] = {}
        #: Questions whose single answer is given even where it draws or shows something: whoever set out on it knew.
        self.plain: set[str] = set()
        #: Questions whose answers may all come to the same: they are tried before they are put.
        self.weighed: set[str] = set()
        #: How the rules answer for a seat that nobody plays; None where somebody has to be asked after all.
        self.ruled: Callable[[Any, Frame], Option | None] | None = None
        #: Who is asked in such a seat's stead: the state and the seat a question is for.
        self.stead: Callable[[Any, int], int] | None = None
        #: The bench the last state was taken off, until somebody works on it.
        self._left: list[Left[R, W]] = []
        shown = self.asks(SHOWN, "position-shown")
        shown.offers(lambda table, seat: (Option("go on", SHOWN),))
        shown.declines(SHOWN)
        self.pause(SHOWN)

    def does(self, name: str, context: int = 0, rest: int | None = None) -> Callable[[F], F]:
        """A step whose function takes what its frame holds as plain parameters: `step(work, *kept)`."""
        self._once(name)
        laid_out = layout(context, rest)

        def register(function: F) -> F:
            self.steps[name] = function if laid_out is None else _laid_out(function, laid_out)
            return function

        return register

    def _once(self, name: str) -> None:
        if name in self.steps or name in self.questions:
            raise ValueError(f"{name} is registered twice")

    def asks(self, name: str, prompt: str = "", context: int = 0, rest: int | None = None) -> Asking[R, W]:
        """A question put to the seat its frame names, or to whose turn it is; what it offers and what comes of it is
        added to the result."""
        self._once(name)
        asking: Asking[R, W] = Asking(name, prompt, self.asked_if, self._whose, layout(context, rest))
        self.questions[name] = asking
        return asking

    def settle(self, work: W) -> None:
        """Run steps from the top of the stack until a question (or nothing) is on top. A question that is no longer
        worth asking is passed over."""
        steps = self.steps
        while stack := work.stack:
            frame = stack[-1]
            step = steps.get(frame.step)
            if step is not None:
                work.stack = stack[:-1]
                if frame.effects:
                    step(work, *frame.args, frame.effects)
                else:
                    step(work, *frame.args)
                continue
            due = self.asked_if.get(frame.step)
            if due is not None and not due(work, frame):
                work.stack = stack[:-1]
            elif self.ruled is None or not self._by_rule(work, frame):
                return

    def pause(self, *names: str, at: tuple[str, ...] = (), where: Callable[[Any], bool] = bool) -> None:
        """Put these questions even where one answer is left: a person looks before going on, or whether there is a
        choice is nobody else's business. `at`: only before answers of these kinds; of another kind a single answer is
        given, which can happen only `where` this holds."""
        for name in names:
            self.pauses[name] = Pause(frozenset(at), where)

    def carry_on(self, work: W, bench: Callable[[R], W], frozen: Callable[[W], R]) -> None:
        """Settle, and answer what has only one answer: nothing is asked where there is nothing to choose. What cannot
        be taken back is still done by somebody's word, unless a word just given could not be taken back either."""
        self.settle(work)
        while work.stack and self._answered(work, bench, frozen):
            self.settle(work)

    def _answered(self, work: Any, bench: Callable[[R], W], frozen: Callable[[W], R]) -> bool:
        """Give the only answer there is; whether there was just one, and nothing to pause for."""
        frame: Frame = work.stack[-1]
        work.ledger.offered = None
        pause = self.pauses.get(frame.step)
        if pause is not None and not (pause.kinds and pause.narrow(work)):
            return False
        options = work.ledger.offered = self.questions[frame.step].options(work, frame)
        if pause is not None and options and options[0].kind in pause.kinds:
            return False
        if not options or (len(options) > 1 and frame.step not in self.weighed):
            return False
        given = len(options) == 1 and (work.ledger.sealed or frame.step in self.plain)
        if not given and not self._alike(work, bench, frozen, frame, options):
            return False
        work.ledger.forced.append(tuple(option.notation for option in options))
        self._give(work, frame, options[-1])
        return True

    def _alike(
        self, work: W, bench: Callable[[R], Any], frozen: Callable[[W], R], frame: Frame, options: list[Option]
    ) -> bool:
        """Whether all answers end the same at the next question, with nothing rolled, drawn or shown on the way."""
        ends: list[R] = []
        at_rest = frozen(work)
        for option in options:
            trial = bench(at_rest)
            if not self.tried(trial, self._give, frame, option):
                return False
            ends.append(frozen(trial))
            if ends[-1] != ends[0] or any(event.only >= 0 for event in trial.ledger.events):
                return False
        return True

    def tried(self, trial: Any, deed: Callable[..., None] | None = None, *args: Any) -> bool:
        """Do something to a bench that is only tried, and play on to its next question; whether nothing was rolled,
        drawn or shown on the way: at the first such thing the trial is over."""
        trial.pins, trial.ledger = (), Trial()
        try:
            if deed is not None:
                deed(trial, *args)
            self.settle(trial)
        except Shown:
            return False
        return not trial.ledger.sealed

    def _by_rule(self, work: Any, frame: Frame) -> bool:
        """Give the answer of a seat the rules play; whether they had one."""
        assert self.ruled is not None
        option = self.ruled(work, frame)
        if option is None:
            return False
        work.ledger.forced.append((option.notation,))
        self._give(work, frame, option)
        return True

    def apply(self, state: R, option: Option, bench: Callable[[R], W], frozen: Callable[[W], R]) -> Result[R]:
        """Answer the open question, and play on to the next one that has more than one answer."""
        left = self._taken_up(state)
        work: Any = bench(state) if left is None else left[1]
        stack = state.stack
        frame = stack[-1]
        work.stack, work.ledger = stack[:-1], Ledger()
        self.questions[frame.step].answer(work, frame, option)
        self.carry_on(work, bench, frozen)
        return self.taken_off(work, frozen)

    def taken_off(self, work: Any, frozen: Callable[[Any], R]) -> Result[R]:
        """What a step leads to. The bench stays as it is left, with the answers made for its question on the way:
        whoever plays on asks for them at once, and goes on there."""
        ledger: Ledger = work.ledger
        state = frozen(work)
        offered = ledger.offered
        self._left = [(state, work, None if offered is None else tuple(offered))]
        return Result(state, tuple(ledger.events), ledger.sealed, tuple(ledger.forced))

    def _taken_up(self, state: R) -> Left[R, W] | None:
        """The bench this very state was taken off, if nobody has worked on it since. It is gone for everybody else, so
        that threads can share a book."""
        try:
            left = self._left.pop()
        except IndexError:
            return None
        return left if left[0] is state else None

    def _give(self, work: Any, frame: Frame, option: Option) -> None:
        work.stack = work.stack[:-1]
        self.questions[frame.step].answer(work, frame, option)

    def decision(self, state: R) -> Decision:
        """Who is asked, why, and every legal answer, where a question is open."""
        frame = state.stack[-1]
        asking = self.questions[frame.step]
        left = self._taken_up(state)
        if left is None:
            return asking.decided(state, frame, self.stead)
        _, work, offered = left
        table: Any = state if self._at_rest else work
        decision = asking.decided(table, frame, self.stead, offered)
        self._left = [(state, work, decision.options)]
        return decision

    def asked(self, state: R) -> tuple[Asking[R, W], Frame]:
        """The question on top of the stack."""
        frame = state.stack[-1]
        return self.questions[frame.step], frame

    def asks_for(self, state: R, word: str) -> bool:
        """Whether the open question has answers that begin with this word: then another one of them is meant."""
        question, frame = self.asked(state)
        return any(option.notation.partition(" ")[0] == word for option in question.options(state, frame))

    def first_answer(self, state: R, bench: Callable[[Any], W], frozen: Callable[[W], S]) -> S:
        """The state after the open question has been answered with what is offered first, for positions that tell the
        rest themselves."""
        question, frame = self.asked(state)
        work = bench(state)
        work.stack = work.stack[:-1]
        question.answer(work, frame, question.options(state, frame)[0])
        self.settle(work)
        return frozen(work)

    def decides(self, state: R) -> int:
        """Whose answer the question on top waits for: the seat it is for, or who stands in for that seat."""
        question, frame = self.asked(state)
        seat = question.seat(state, frame)
        return seat if self.stead is None else self.stead(state, seat)
