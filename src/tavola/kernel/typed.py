"""Typed questions: what a frame holds arrives as plain parameters, and each kind of answer has a function of its own.

ROOM = BOOK.asks("room", "toy-ask-room")

@ROOM.offers
def doors(table, seat, floor): ...            # -> options; several functions may offer, in the order they register

@ROOM.answers("enter")
def enter(work, seat, floor, door): ...       # the seat, what the frame kept, then what the option holds
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar, cast

from .records import Frame, Option, Text
from .work import Fields

R = TypeVar("R", bound=Fields)
W = TypeVar("W", bound=Fields)
Offer = TypeVar("Offer", bound=Callable[..., Iterable[Option]])
Answer = TypeVar("Answer", bound=Callable[..., None])
Words = TypeVar("Words", bound=Callable[..., Text])
Test = TypeVar("Test", bound=Callable[..., bool])


class Asking(Generic[R, W]):
    """One typed question in the making: who offers what, and what each kind of answer does."""

    __slots__ = ("_answers", "_asked_if", "_offers", "_prompt", "_said", "_whose", "name")

    def __init__(
        self,
        name: str,
        prompt: str,
        asked_if: dict[str, Callable[..., bool]],
        whose: Callable[[R], int] | None = None,
    ) -> None:
        self.name = name
        self._said = Text(prompt)
        self._prompt: Callable[..., Text] | None = None
        self._offers: list[Callable[..., Iterable[Option]]] = []
        self._answers: dict[str, Callable[..., None]] = {}
        self._asked_if = asked_if
        self._whose = whose

    def prompt(self, function: Words) -> Words:
        """Why it is asked, where that depends on what the frame holds: `(table, seat, *kept) -> Text`."""
        self._prompt = function
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

    def asked_if(self, function: Test) -> Test:
        """Whether it is worth asking when its time comes: `(table, seat, *kept) -> bool`; else it is passed over."""
        self._asked_if[self.name] = function
        return function

    def passes(self, notation: str = "pass") -> None:
        """Offer to do nothing; the question is passed over where nothing else could be done."""

        def declined(work: Any, *kept: Any) -> None:
            pass

        self.offers(lambda table, seat, *kept: (Option(notation, "pass"),))
        self.answers("pass")(declined)
        self.asked_if(self._more_than_passing)

    def _more_than_passing(self, table: Any, seat: int, *kept: Any) -> bool:
        return any(option.kind != "pass" for offer in self._offers for option in offer(table, seat, *kept))

    def seat_of(self, table: R, frame: Frame) -> int:
        return frame.seat if frame.seat >= 0 or self._whose is None else self._whose(table)

    def prompt_of(self, table: R, frame: Frame) -> Text:
        return self._prompt(table, self.seat_of(table, frame), *frame.args) if self._prompt is not None else self._said

    def options_of(self, table: R, frame: Frame) -> list[Option]:
        seat, kept = self.seat_of(table, frame), frame.args
        return [option for offer in self._offers for option in offer(table, seat, *kept)]

    def answer_of(self, work: W, frame: Frame, option: Option) -> None:
        self._answers[option.kind](work, self.seat_of(cast(R, work), frame), *frame.args, *option.args)
