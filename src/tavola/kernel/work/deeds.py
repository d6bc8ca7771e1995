"""What every rule does to a bench: write a line of the log, put work on top."""

from __future__ import annotations

from ..records import Effect, Event, Frame, Scalar, Text, TextArg
from .fields import Bench, Fields


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
