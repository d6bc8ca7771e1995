"""Powers by word: whatever bends somebody's action, wherever it is printed.

A power is plain data read from the state: the word that says what it does, the piece it stands on, who has it and
where it lies. Words are registered once and serve every piece that bears them. A power speaks in three ways. It
*adjusts* a question ("what does this travel cost?") in fixed layers, so that the order of the rules decides and never
the order of the code. It *claims* a deed and does something instead. It *reacts* to one after it is done.
`value` is the truth and `trace` shows how it came about, for words, tooltips and tests.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Any, Generic, TypeVar, cast

from ..machine import Book
from ..records import Effects, Scalar
from ..work import Fields, push
from .power import Change, Power

R = TypeVar("R", bound=Fields)
W = TypeVar("W", bound=Fields)
V = TypeVar("V")
F = TypeVar("F", bound=Callable[..., Any])

REACTION = "reaction"
Kept = tuple[Scalar, ...]


Spoken = tuple[tuple[int, Power, Callable[..., Any]], ...]


class Force:
    """The powers in force at one moment, sorted by what they speak to on first asking. Made once for the pieces it is
    read from; a game keeps it as long as those do not change."""

    __slots__ = ("_spoken", "powers")

    def __init__(self, powers: tuple[Power, ...]) -> None:
        self.powers = powers
        self._spoken: dict[str, Spoken] = {}


def _unread(table: Any) -> Force:
    raise LookupError("nobody has said how powers are read from the state")


class Powers(Generic[R, W]):
    """The words of powers of one game, and how they are asked.

    `layers`: the names of the layers, the one that speaks first in front. `order`: in which order reactions come, as
    a number for each power; those of the same number come as they are in force.
    """

    def __init__(self, book: Book[R, W], layers: tuple[str, ...], order: Callable[[R, Power], int]) -> None:
        self._layers = {layer: place for place, layer in enumerate(layers)}
        self._order = order
        self._speakers: dict[tuple[str, str], tuple[int, Callable[..., Any]]] = {}
        self._conditions: dict[str, Callable[..., bool]] = {}
        self._tests: dict[str, tuple[Callable[..., bool], str]] = {}
        self.now: Callable[[Any], Force] = _unread
        self._rests: type[Any] | None = None
        self._last: tuple[Any, Force] = (None, Force(()))
        book.does(REACTION, rest=5)(self._reaction)

    # -- registering ------------------------------------------------------------------------------------------

    def in_force(self, function: Callable[[R], Force], at_rest: type[Any] | None = None) -> Callable[[R], Force]:
        """How the powers in force are read from the state. `at_rest`: the type of states that do not change, for which
        the answer is kept."""
        self.now = function
        self._rests = at_rest
        return function

    def _read(self, table: R | W) -> Force:
        force = self.now(table)
        if type(table) is self._rests:
            self._last = (table, force)
        return force

    def adjusts(self, question: str, word: str, layer: str) -> Callable[[F], F]:
        """`(table, power, value, *args) -> value`: what this word makes of the answer to a question."""
        return self._speaks(question, word, self._layers[layer])

    def claims(self, moment: str, word: str) -> Callable[[F], F]:
        """`(work, power, *args) -> bool`: True if it was done instead."""
        return self._speaks(f"!{moment}", word, 0)

    def reacts(self, moment: str, word: str) -> Callable[[F], F]:
        """`(work, power, *args)`: what follows the deed."""
        return self._speaks(f"+{moment}", word, 0)

    def condition(self, name: str) -> Callable[[F], F]:
        """`(table, power, what, *args) -> bool`: whether a power that needs `name` or `name:what` speaks now."""

        def register(function: F) -> F:
            if name in self._conditions:
                raise ValueError(f"condition {name} is registered twice")
            self._conditions[name] = function
            return function

        return register

    def _speaks(self, key: str, word: str, layer: int) -> Callable[[F], F]:
        def register(function: F) -> F:
            if (key, word) in self._speakers:
                raise ValueError(f"{word} speaks twice to {key}")
            self._speakers[key, word] = (layer, function)
            return function

        return register

    # -- asking -----------------------------------------------------------------------------------------------

    def knows(self, word: str) -> bool:
        """Whether any question, deed or reaction has heard of this word."""
        return any(known == word for _, known in self._speakers)

    def holds(self, table: R | W, power: Power, *args: Any) -> bool:
        """Whether all conditions of a power are fulfilled."""
        for need in power.needs:
            test = self._tests.get(need)
            if test is None:
                name, _, what = need.partition(":")
                test = self._tests[need] = (self._conditions[name], what)
            if not test[0](table, power, test[1], *args):
                return False
        return True

    def value(self, table: R | W, question: str, base: V, *args: Any, plus: tuple[Power, ...] = ()) -> V:
        """What holds: the plain answer after every power in force (and those in `plus`) has spoken."""
        # Asked dozens of times at every decision: mostly nobody has anything to say.
        last, force = self._last
        found = (force if last is table else self._read(table))._spoken.get(question)
        if found is None or plus:
            found = self._speaking(table, question, plus)
        for _, power, adjust in found:
            if not power.needs or self.holds(table, power, *args):
                base = adjust(table, power, base, *args)
        return base

    def heard(self, table: R | W, question: str, plus: tuple[Power, ...] = ()) -> bool:
        """Whether any power in force (or in `plus`) may have something to say to a question."""
        return bool(self._speaking(table, question, plus))

    def value_past(
        self,
        table: R | W,
        question: str,
        base: V,
        *args: Any,
        ignoring: Container[str],
        plus: tuple[Power, ...] = (),
    ) -> V:
        """What holds for somebody who pays no heed to the powers of these pieces."""
        for _, power, adjust in self._speaking(table, question, plus):
            if power.source not in ignoring and (not power.needs or self.holds(table, power, *args)):
                base = adjust(table, power, base, *args)
        return base

    def trace(
        self, table: R | W, question: str, base: Any, *args: Any, plus: tuple[Power, ...] = ()
    ) -> tuple[Change, ...]:
        """Each power that changes the answer, in the order they speak."""
        changes = []
        for _, power, adjust in self._speaking(table, question, plus):
            if not power.needs or self.holds(table, power, *args):
                after = adjust(table, power, base, *args)
                if after != base:
                    changes.append(Change(power, base, after))
                base = after
        return tuple(changes)

    def claim(self, work: W, moment: str, *args: Any, plus: tuple[Power, ...] = ()) -> bool:
        """Let the first power that wants it do something instead; True if one did."""
        return any(
            take(work, power, *args)
            for _, power, take in self._speaking(work, f"!{moment}", plus)
            if not power.needs or self.holds(work, power, *args)
        )

    def react(self, work: W, moment: str, *args: Scalar, plus: tuple[Power, ...] = ()) -> None:
        """Let every power that has something to say follow the deed, one after the other."""
        heard = [power for _, power, _ in self._speaking(work, f"+{moment}", plus)]
        heard.sort(key=lambda power: self._order(cast(R, work), power))
        for power in reversed(heard):
            kept = (power.word, power.source, power.seat, power.place, len(power.args), len(power.needs))
            push(work, REACTION, moment, *kept, *power.args, *power.needs, *args, effects=power.effects)

    def _speaking(self, table: R | W, key: str, plus: tuple[Power, ...]) -> Spoken:
        force = self.now(table)
        found = force._spoken.get(key)
        if found is None:
            found = force._spoken[key] = self._heard(force.powers, key)
        if not plus:
            return found
        more = self._heard(plus, key)
        return tuple(sorted((*found, *more), key=lambda spoken: spoken[0])) if more else found

    def _heard(self, powers: tuple[Power, ...], key: str) -> Spoken:
        spoken = []
        for power in powers:
            speaker = self._speakers.get((key, power.word))
            if speaker is not None:
                spoken.append((speaker[0], power, speaker[1]))
        if len(spoken) > 1:
            spoken.sort(key=lambda entry: entry[0])
        return tuple(spoken)

    def _reaction(
        self, work: W, moment: str, word: str, source: str, seat: int, place: str, kept: Kept, effects: Effects = ()
    ) -> None:
        """One reaction; its conditions are looked at when its turn has come."""
        width, needed, *rest = kept
        middle, end = int(width), int(width) + int(needed)
        needs = tuple(map(str, rest[middle:end]))
        power = Power(word, source, seat, place, tuple(rest[:middle]), needs, effects)
        if self.holds(work, power, *rest[end:]):
            self._speakers[f"+{moment}", power.word][1](work, power, *rest[end:])
