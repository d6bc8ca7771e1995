"""The workbench: how a frozen state becomes the next one.

A game declares the fields of its state once, in a subclass of `Fields`. Its `State` is that class frozen; its
`Work` is the same class unfrozen, with the ledger of the step. `apply` lays the old state on a bench (a shallow
copy, about half a microsecond), rules write plain attributes, and a new frozen state is taken off it. Every
value inside is immutable or replaced as a whole, so the old state cannot change.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from operator import is_
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import astuple

from .reading import known, listed
from .records import Effect, Event, Frame, Option, Outcome, Scalar, Text, TextArg
from .rng import Chance, Rng


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
W = TypeVar("W", bound=Fields)
T = TypeVar("T")
V = TypeVar("V")


def workbench(state: type[S], work: type[W]) -> tuple[Callable[[S], W], Callable[[W], S]]:
    """How the states of a game are laid on the bench, and taken off it again: a shallow copy either way. `Work` has
    the fields of `State` first."""
    width = len(state.__struct_fields__)

    def bench(at_rest: S) -> W:
        return work(*astuple(at_rest))

    def frozen(done: W) -> S:
        return state(*astuple(done)[:width])

    return bench, frozen


def lately(function: Callable[[T], V]) -> Callable[[T], V]:
    """Keep what a function found for the value it was last asked about. What lies in a state is replaced as a whole, so
    the very same value means the same answer, and nothing has to be hashed to find it. One slot, replaced as a whole,
    so that threads can share it."""
    last: tuple[Any, Any] = (function, None)

    def remembered(value: T) -> V:
        nonlocal last
        found: V
        asked, found = last
        if asked is not value:
            found = function(value)
            last = (value, found)
        return found

    return remembered


#: How many games a part of a view is kept for.
_GAMES = 512


def kept_while(parts: Callable[[T], tuple[Any, ...]]) -> Callable[[Callable[[T], V]], Callable[[T], V]]:
    """Keep what a function found for each of many games, while the parts of the state it reads are the very same: what
    is dear to find and seldom changes, such as a map as it is shown. The first part must be no other game's."""

    def keep(function: Callable[[T], V]) -> Callable[[T], V]:
        kept: dict[int, tuple[tuple[Any, ...], V]] = {}

        def remembered(state: T) -> V:
            now = parts(state)
            last = kept.get(id(now[0]))
            if last is not None and len(now) == len(last[0]) and all(map(is_, now, last[0])):
                return last[1]
            found = function(state)
            if len(kept) >= _GAMES:
                kept.pop(next(iter(tuple(kept))), None)
            kept[id(now[0])] = (now, found)
            return found

        return remembered

    return keep


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


#: In front of pins that are no faces of dice: what the next random pick or shuffle brings.
DRAWN = "draw:"


def rolls_pinned(pins: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(pin for pin in pins if not pin.startswith(DRAWN))


def draws_pinned(pins: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(pin.removeprefix(DRAWN) for pin in pins if pin.startswith(DRAWN))


def pins_told(pins: tuple[str, ...]) -> dict[str, list[str]]:
    """The keys of a position that pin the same."""
    told = {"rolls": list(rolls_pinned(pins)), "draws": list(draws_pinned(pins))}
    return {key: value for key, value in told.items() if value}


def pins_of(table: Mapping[str, Any], faces: Container[str], pieces: Container[str]) -> tuple[str, ...]:
    """What a position pins: `rolls` the faces of the next dice, `draws` the pieces of the next picks and shuffles."""
    rolls = tuple(known(str(face), faces, "rolls") for face in listed(table, "rolls"))
    return rolls + tuple(DRAWN + known(str(name), pieces, "draws") for name in listed(table, "draws"))


def roll(work: Bench, faces: tuple[str, ...]) -> str:
    """Roll one die. A position file may have pinned the result."""
    work.ledger.sealed = True
    pinned = rolls_pinned(work.pins) if work.pins else ()
    if pinned:
        work.pins = less(work.pins, pinned[0])
        return pinned[0]
    return faces[draw_index(work, len(faces))]


def roll_all(work: Bench, dice: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    """Roll dice with these faces, one after the other: the same draws as one `roll` each."""
    if work.pins or not dice:
        return tuple(roll(work, faces) for faces in dice)
    work.ledger.sealed = True
    reader = Chance(work.rng)
    rolled = tuple([faces[reader.below(len(faces))] for faces in dice])
    work.rng = reader.rng
    return rolled


def by_chance(work: Bench, items: Sequence[str]) -> str:
    """One of several, at random. A position file may have pinned which; it must be one of them."""
    drawn = draws_pinned(work.pins) if work.pins else ()
    if not drawn:
        return items[draw_index(work, len(items))]
    work.ledger.sealed = True
    work.pins = less(work.pins, DRAWN + drawn[0])
    return known(drawn[0], tuple(items), "draws")


def shuffle(work: Bench, items: tuple[str, ...]) -> tuple[str, ...]:
    """A new random order. Shuffling face-down pieces shows nothing by itself, so it does not seal. The next pieces a
    position file has pinned come to lie on top, if they are among these."""
    reader = Chance(work.rng)
    order: tuple[str, ...] = reader.shuffled(items)
    work.rng = reader.rng
    top: tuple[str, ...] = ()
    for name in draws_pinned(work.pins) if work.pins else ():
        if name not in order:
            break
        top, order, work.pins = (*top, name), less(order, name), less(work.pins, DRAWN + name)
    return top + order
