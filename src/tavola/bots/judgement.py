"""What a thinking bot needs to know of a game."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Protocol

from ..kernel.codec import encode
from ..kernel.contract import Rules
from ..kernel.records import Option, Seat


class Judgement(Protocol):
    """How good a position is for a seat, in points. It reads only what that seat may know."""

    def worth(self, state: Any, seat: Seat) -> float:
        """What the position is worth if the seat stopped here."""

    def hope(self, state: Any, seat: Seat) -> float:
        """What is prepared there but not yet used, beyond `worth`. Says where to look further."""

    def settled(self, state: Any) -> bool:
        """Whether one could stop here: nothing is half done."""

    def theme(self, state: Any) -> str:
        """What is going on. Lines of different themes do not push each other aside."""

    def sensible(self, state: Any, options: list[Option]) -> list[Option]:
        """The options worth a thought; at least one of them."""

    def closing(self, options: tuple[Option, ...]) -> Option | None:
        """What is said where nothing is left to do, as `end turn`; it adds nothing by itself."""

    def likeness(self, state: Any, seat: Seat) -> Hashable:
        """The same for positions that differ in nothing that matters, such as the order of cards played."""


class FinalScore:
    """The judgement of a game nobody taught: the final score, and nothing before it."""

    def __init__(self, rules: Rules[Any]) -> None:
        self._rules = rules

    def worth(self, state: Any, seat: Seat) -> float:
        outcome = self._rules.options(state).outcome
        return float(outcome.totals[seat]) if outcome is not None else 0.0

    def hope(self, state: Any, seat: Seat) -> float:
        return 0.0

    def settled(self, state: Any) -> bool:
        return True

    def theme(self, state: Any) -> str:
        return ""

    def sensible(self, state: Any, options: list[Option]) -> list[Option]:
        return options

    def closing(self, options: tuple[Option, ...]) -> Option | None:
        return None

    def likeness(self, state: Any, seat: Seat) -> Hashable:
        return encode(state)
