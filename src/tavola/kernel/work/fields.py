"""What lies on every workbench: the fields all games share, and what comes of a step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from msgspec import Struct

from ..records import Event, Frame, Outcome, Rng
from .ledger import Ledger


class Fields(Struct, gc=False):
    """What every game's state has: pending work, chance, and outcomes pinned by a position file."""

    stack: tuple[Frame, ...]
    rng: Rng
    pins: tuple[str, ...]

    if TYPE_CHECKING:
        outcome: Outcome | None  # how it ended; each game says where in its record this stands


class Bench(Protocol):
    """What the kernel needs of a game's workbench: the fields above and the ledger of the step."""

    stack: tuple[Frame, ...]
    rng: Rng
    pins: tuple[str, ...]
    ledger: Ledger


S = TypeVar("S", bound=Fields)


class Result(Struct, Generic[S], frozen=True, gc=False):
    """What an answer leads to: a new state, what happened, and whether that can be taken back."""

    state: S
    events: tuple[Event, ...]
    sealed: bool
    #: Questions passed over on the way, because there was nothing to choose: what could have been answered.
    forced: tuple[tuple[str, ...], ...] = ()
