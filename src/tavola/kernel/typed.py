"""Typed questions: what a frame holds arrives as plain parameters, and each kind of answer has a function of its own.

ROOM = BOOK.asks("room", "toy-ask-room")

@ROOM.offers
def doors(table, seat, floor): ...            # -> options; several functions may offer, in the order they register

@ROOM.answers("enter")
def enter(work, seat, floor, door): ...       # the seat, what the frame kept, then what the option holds

What a frame kept are its arguments, and its effects as one tuple after them where it has any. `context=n` hands the
first n arguments over as one (where an effect came from), `rest=n` all from the n-th after them on (a frame may list
things).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeVar

from .records import Decision, Frame, Option, Refusal, Text
from .work import Fields

R = TypeVar("R", bound=Fields)
W = TypeVar("W", bound=Fields)
Offer = TypeVar("Offer", bound=Callable[..., Iterable[Option]])
Answer = TypeVar("Answer", bound=Callable[..., None])
Words = TypeVar("Words", bound=Callable[..., Text])
Test = TypeVar("Test", bound=Callable[..., bool])
Whom = TypeVar("Whom", bound=Callable[..., int])
Why = TypeVar("Why", bound=Callable[..., Refusal | None])
#: How what a frame holds is laid out for the functions that take it; None: just as it is.
Layout = Callable[[tuple[Any, ...]], tuple[Any, ...]]


def layout(context: int = 0, rest: int | None = None) -> Layout | None:
    """Some first arguments as one, and all from a later one on."""
    if not context and rest is None:
        return None

    def laid_out(held: tuple[Any, ...]) -> tuple[Any, ...]:
        args = held[context:]
        if rest is not None:
            args = (*args[:rest], args[rest:])
        return (held[:context], *args) if context else args

    return laid_out


class Asking(Generic[R, W]):
    """One typed question in the making: who offers what, and what each kind of answer does."""

    __slots__ = (
        "_actions",
        "_answers",
        "_asked_if",
        "_layout",
        "_offers",
        "_otherwise",
        "_prompt",
        "_said",
        "_whom",
        "_whose",
        "name",
        "refused",
    )

    def __init__(
        self,
        name: str,
        prompt: str,
        asked_if: dict[str, Callable[[Any, Frame], bool]],
        whose: Callable[[R], int] | None = None,
        laid_out: Layout | None = None,
    ) -> None:
        self.name = name
        self.refused: dict[str, Callable[..., Refusal | None]] = {}
        self._said = Text(prompt)
        self._prompt: Callable[..., Text] | None = None
        self._offers: list[Callable[..., Iterable[Option]]] = []
        self._answers: dict[str, Callable[..., None]] = {}
        self._otherwise: Callable[..., None] | None = None
        self._asked_if = asked_if
        self._whom: Callable[..., int] | None = None
        self._whose = whose
        self._layout = laid_out
        self._actions: Mapping[str, Callable[..., None]] = {}

    def prompt(self, function: Words) -> Words:
        """Why it is asked, where that depends on what the frame holds: `(table, seat, *kept) -> Text`."""
        self._prompt = function
        return function

    def whom(self, function: Whom) -> Whom:
        """Who is asked, where what the frame holds tells it: `(table, *kept) -> seat`."""
        self._whom = function
        return function

    def offers(self, function: Offer) -> Offer:
        """Legal answers: `(table, seat, *kept) -> options`. All that offer are heard, in the order they came."""
        self._offers.append(function)
        return function

    def answers(self, kind: str) -> Callable[[Answer], Answer]:
        """What an option of this kind does: `(work, seat, *kept, *option.args)`."""

        def register(function: Answer) -> Answer:
            if kind in self._answers:
                raise ValueError(f"answer {kind} to {self.name} is registered twice")
            self._answers[kind] = function
            return function

        return register

    def refuses(self, *words: str) -> Callable[[Why], Why]:
        """What bars an answer that begins with one of these words: `(table, seat, words, *kept) -> Refusal | None`. It
        reads the words, the first included, and asks whatever the options pass through too."""

        def register(function: Why) -> Why:
            for word in words:
                if word in self.refused:
                    raise ValueError(f"{word} is refused twice by {self.name}")
                self.refused[word] = function
            return function

        return register

    def otherwise(self, function: Answer) -> Answer:
        """What an option of any other kind does, where many are offered at once: `(work, seat, *kept, option)`."""
        self._otherwise = function
        return function

    def goes_on(self, actions: Mapping[str, Callable[..., None]]) -> None:
        """Options of any other kind are actions, whichever chapter registers them: `(work, *option.args)`; the question
        goes on being asked below whatever they start."""
        self._actions = actions

    def asked_if(self, function: Test) -> Test:
        """Whether it is worth asking when its time comes: `(table, seat, *kept) -> bool`; else it is passed over."""
        self._asked_if[self.name] = lambda table, frame: function(table, frame.seat, *self._kept(frame))
        return function

    def declines(self, kind: str) -> None:
        """An option of this kind does nothing: the matter is over."""

        def declined(work: Any, *kept: Any) -> None:
            pass

        self.answers(kind)(declined)

    def passes(self, notation: str = "pass") -> None:
        """Offer to do nothing; the question is passed over where nothing else could be done."""
        self.offers(lambda table, seat, *kept: (Option(notation, "pass"),))
        self.declines("pass")
        self.asked_if(self._more_than_passing)

    def _more_than_passing(self, table: Any, seat: int, *kept: Any) -> bool:
        return any(option.kind != "pass" for offer in self._offers for option in offer(table, seat, *kept))

    def _kept(self, frame: Frame) -> tuple[Any, ...]:
        args: tuple[Any, ...] = frame.args if self._layout is None else self._layout(frame.args)
        return (*args, frame.effects) if frame.effects else args

    def _seat(self, table: Any, frame: Frame, kept: tuple[Any, ...]) -> int:
        if self._whom is not None:
            return self._whom(table, *kept)
        return frame.seat if frame.seat >= 0 or self._whose is None else self._whose(table)

    def seat(self, table: R, frame: Frame) -> int:
        """Who is asked."""
        return self._seat(table, frame, self._kept(frame))

    def decided(
        self,
        table: R,
        frame: Frame,
        stead: Callable[[R, int], int] | None = None,
        offered: tuple[Option, ...] | None = None,
    ) -> Decision:
        """Who decides, why, and among what. `stead`: who answers for the seat that is asked; `offered`: the answers,
        where they are known already."""
        kept = self._kept(frame)
        seat = self._seat(table, frame, kept)
        prompt = self._said if self._prompt is None else self._prompt(table, seat, *kept)
        options = tuple(self._offered(table, seat, kept)) if offered is None else offered
        return Decision(seat if stead is None else stead(table, seat), prompt, options)

    def why(self, table: R, frame: Frame) -> Text:
        """Why it is asked, without what could be answered."""
        if self._prompt is None:
            return self._said
        kept = self._kept(frame)
        return self._prompt(table, self._seat(table, frame, kept), *kept)

    def options(self, table: R, frame: Frame) -> list[Option]:
        """Every legal answer."""
        kept = self._kept(frame)
        offered = self._offered(table, self._seat(table, frame, kept), kept)
        return offered if isinstance(offered, list) else list(offered)

    def _offered(self, table: R, seat: int, kept: tuple[Any, ...]) -> Iterable[Option]:
        if len(self._offers) == 1:
            return self._offers[0](table, seat, *kept)
        return [option for offer in self._offers for option in offer(table, seat, *kept)]

    def barred(self, table: R, frame: Frame, said: list[str]) -> Refusal | None:
        """Why these words are no answer, where the question has a rule for such words."""
        function = self.refused.get(said[0]) if said else None
        if function is None:
            return None
        kept = self._kept(frame)
        return function(table, self._seat(table, frame, kept), said, *kept)

    def answer(self, work: W, frame: Frame, option: Option) -> None:
        """Do what the chosen option says."""
        function = self._answers.get(option.kind)
        if function is None:
            action = self._actions.get(option.kind)
            if action is not None:
                work.stack += (frame,)
                action(work, *option.args)
                return
        kept = self._kept(frame)
        seat = self._seat(work, frame, kept)
        if function is not None:
            function(work, seat, *kept, *option.args)
        elif self._otherwise is not None:
            self._otherwise(work, seat, *kept, option)
        else:
            raise LookupError(f"nothing answers {option.kind} to {self.name}")
