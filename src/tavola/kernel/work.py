"""The workbench: how a frozen state becomes the next one.

A game declares the fields of its state once, in a subclass of `Fields`. Its `State` is that class frozen; its
`Work` is the same class unfrozen, with the ledger of the step. `apply` lays the old state on a bench (a shallow
copy, about half a microsecond), rules write plain attributes, and a new frozen state is taken off it. Every
value inside is immutable or replaced as a whole, so the old state cannot change.
"""

from __future__ import annotations

from msgspec import Struct

from .records import Effect, Event, Frame, Scalar, Text, TextArg
from .rng import Chance, Rng


class Fields(Struct):
    """What every game's state has: pending work, chance, and outcomes pinned by a position file."""

    stack: tuple[Frame, ...]
    rng: Rng
    pins: tuple[str, ...]


class Ledger:
    """What a step leaves behind besides the new state: log lines, and whether it can be taken back."""

    __slots__ = ("events", "sealed")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.sealed = False


def tell(ledger: Ledger, key: str, rule: str = "", only: int = -1, auto: bool = False, **args: TextArg) -> None:
    """Write one line of the log."""
    ledger.events.append(Event(Text(key, args), rule, only, auto))


def push(work: Fields, step: str, *args: Scalar, effects: tuple[Effect, ...] = ()) -> None:
    """Put a piece of work on top: it runs before everything that already waits."""
    work.stack += (Frame(step, args, effects),)


def draw_index(work: Fields, ledger: Ledger, n: int) -> int:
    """A number below n from the game's stream; the step can no longer be taken back."""
    ledger.sealed = True
    reader = Chance(work.rng)
    number = reader.below(n)
    work.rng = reader.rng
    return number


def roll(work: Fields, ledger: Ledger, faces: tuple[str, ...]) -> str:
    """Roll one die. A position file may have pinned the result."""
    if work.pins:
        face, work.pins = work.pins[0], work.pins[1:]
        ledger.sealed = True
        return face
    return faces[draw_index(work, ledger, len(faces))]


def shuffle(work: Fields, items: tuple[str, ...]) -> tuple[str, ...]:
    """A new random order. Shuffling face-down pieces shows nothing by itself, so it does not seal."""
    reader = Chance(work.rng)
    order = reader.shuffled(items)
    work.rng = reader.rng
    return order
