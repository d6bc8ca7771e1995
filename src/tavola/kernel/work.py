"""The workbench: how a frozen state becomes the next one.

A game declares the fields of its state once, in a subclass of `Fields`. Its `State` is that class frozen; its
`Work` is the same class unfrozen, with the ledger of the step. `apply` lays the old state on a bench (a shallow
copy, about half a microsecond), rules write plain attributes, and a new frozen state is taken off it. Every
value inside is immutable or replaced as a whole, so the old state cannot change.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import astuple

from .records import Effect, Event, Frame, Outcome, Scalar, Text, TextArg
from .rng import Chance, Rng


class Fields(Struct):
    """What every game's state has: pending work, chance, and outcomes pinned by a position file."""

    stack: tuple[Frame, ...]
    rng: Rng
    pins: tuple[str, ...]

    if TYPE_CHECKING:
        outcome: Outcome | None  # how it ended; each game says where in its record this stands


class Ledger:
    """What a step leaves behind besides the new state: log lines, and whether it can be taken back."""

    __slots__ = ("events", "forced", "sealed")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.sealed = False
        #: Questions that were not put, because their answers come to the same: what could have been answered.
        self.forced: list[tuple[str, ...]] = []


class Bench(Protocol):
    """What the kernel needs of a game's workbench: the fields above and the ledger of the step."""

    stack: tuple[Frame, ...]
    rng: Rng
    pins: tuple[str, ...]
    ledger: Ledger


S = TypeVar("S", bound=Fields)
W = TypeVar("W", bound=Fields)


def workbench(state: type[S], work: type[W]) -> tuple[Callable[[S], W], Callable[[W], S]]:
    """How the states of a game are laid on the bench, and taken off it again: a shallow copy either way. `Work` has
    the fields of `State` first."""
    width = len(state.__struct_fields__)

    def bench(at_rest: S) -> W:
        return work(*astuple(at_rest))

    def frozen(done: W) -> S:
        return state(*astuple(done)[:width])

    return bench, frozen


def less(items: tuple[str, ...], item: str) -> tuple[str, ...]:
    """The items without one of this name."""
    place = items.index(item)
    return items[:place] + items[place + 1 :]


def tell(work: Bench, key: str, rule: str = "", only: int = -1, auto: bool = False, **args: TextArg) -> None:
    """Write one line of the log."""
    work.ledger.events.append(Event(Text(key, args), rule, only, auto))


def push(work: Fields, step: str, *args: Scalar, effects: tuple[Effect, ...] = (), seat: int = -1) -> None:
    """Put a piece of work on top: it runs before everything that already waits. `seat`: whom a question asks."""
    work.stack += (Frame(step, args, effects, seat),)


def draw_index(work: Bench, n: int) -> int:
    """A number below n from the game's stream; the step can no longer be taken back."""
    work.ledger.sealed = True
    reader = Chance(work.rng)
    number = reader.below(n)
    work.rng = reader.rng
    return number


def roll(work: Bench, faces: tuple[str, ...]) -> str:
    """Roll one die. A position file may have pinned the result."""
    work.ledger.sealed = True
    if work.pins:
        face, work.pins = work.pins[0], work.pins[1:]
        return face
    return faces[draw_index(work, len(faces))]


def shuffle(work: Bench, items: tuple[str, ...]) -> tuple[str, ...]:
    """A new random order. Shuffling face-down pieces shows nothing by itself, so it does not seal."""
    reader = Chance(work.rng)
    order = reader.shuffled(items)
    work.rng = reader.rng
    return order
