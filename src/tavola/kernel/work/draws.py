"""What chance does to a bench: dice, picks and shuffles, and those a position file has pinned."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Any

from ..reading import known, listed
from ..rng import Chance
from .deeds import less
from .fields import Bench


def draw_index(work: Bench, n: int) -> int:
    """A number below n from the game's stream; the step can no longer be taken back."""
    work.ledger.seal()
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
    work.ledger.seal()
    pinned = rolls_pinned(work.pins) if work.pins else ()
    if pinned:
        work.pins = less(work.pins, pinned[0])
        return pinned[0]
    return faces[draw_index(work, len(faces))]


def roll_all(work: Bench, dice: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    """Roll dice with these faces, one after the other: the same draws as one `roll` each."""
    if work.pins or not dice:
        return tuple(roll(work, faces) for faces in dice)
    work.ledger.seal()
    reader = Chance(work.rng)
    rolled = tuple([faces[reader.below(len(faces))] for faces in dice])
    work.rng = reader.rng
    return rolled


def by_chance(work: Bench, items: Sequence[str]) -> str:
    """One of several, at random. A position file may have pinned which; it must be one of them."""
    drawn = draws_pinned(work.pins) if work.pins else ()
    if not drawn:
        return items[draw_index(work, len(items))]
    work.ledger.seal()
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
