"""What a bot gets and gives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from ..kernel.contract import Rules
from ..kernel.records import Decision, Option, Seat
from ..kernel.rng import Rng
from ..kernel.shapes import plain

#: Called when a thought begins; what it gives says whether there is still time to think. Rules and bots know no clock,
#: so whoever seats a bot brings it. Without one a thought has a fixed measure: the same seed makes the same choices.
Patience: TypeAlias = Callable[[], Callable[[], bool]]


class Look(Struct, gc=False):
    """What one seat can see of a table. Nothing is computed before a bot asks for it."""

    rules: Rules[Any]
    _state: Any
    seat: Seat

    def view(self) -> dict[str, Any]:
        """What this seat sees."""
        return plain(self.rules.view(self._state, self.seat))

    def imagine(self, rng: Rng) -> Any:
        """A whole world this seat could be in, to think ahead with `rules`; its hidden part is a guess."""
        return self.rules.resample(self._state, self.seat, rng)


class Bot(Protocol):
    """A player: one option out of those offered."""

    def choose(self, decision: Decision, look: Look) -> Option:
        """The answer."""
