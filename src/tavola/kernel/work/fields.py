"""What lies on every workbench: the fields all games share, and the ledger of a step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from msgspec import Struct

from ..records import Event, Frame, Option, Outcome, Rng


class Fields(Struct, gc=False):
    """What every game's state has: pending work, chance, and outcomes pinned by a position file."""

    stack: tuple[Frame, ...]
    rng: Rng
    pins: tuple[str, ...]

    if TYPE_CHECKING:
        outcome: Outcome | None  # how it ended; each game says where in its record this stands


class Ledger:
    """What a step leaves behind besides the new state: log lines, and whether it can be taken back."""

    __slots__ = ("events", "forced", "offered", "sealed")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.sealed = False
        #: Questions that were not put, because their answers come to the same: what could have been answered.
        self.forced: list[tuple[str, ...]] = []
        #: The answers to the question the step ends at, where they were made to see whether there is a choice.
        self.offered: list[Option] | None = None


class Shown(Exception):
    """Something was rolled, drawn or shown in a step that was only tried."""


class Trial(Ledger):
    """The ledger of a step that is only tried: what cannot be taken back ends it at once."""

    __slots__ = ()

    @property
    def sealed(self) -> bool:
        return False

    @sealed.setter
    def sealed(self, shown: bool) -> None:
        if shown:
            raise Shown


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
