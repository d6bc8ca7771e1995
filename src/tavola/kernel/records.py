"""The plain-data records every game shares: effects, frames, options, decisions, events.

Records hold what was there before them and are never changed, so no cycle can run through them: the collector of
garbage need not look at them (`gc=False`).
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

Seat: TypeAlias = int
Scalar: TypeAlias = int | str

#: Option flags.
IDLE = 2  # legal, but nothing can come of it in the present situation
PAYS = 4  # its last argument is what pays for it; a notation without that means the cheapest way
LOOSE = 8  # what it names may be said in any order
AMOUNT = 16  # its first two words say what and how much: they are enough where no other option begins so


class Effect(Struct, frozen=True, omit_defaults=True, gc=False):
    """One node of an effect tree: a verb, its numbers and ids, and the effects inside it."""

    op: str
    args: tuple[Scalar, ...] = ()
    parts: tuple[Effect, ...] = ()


Effects: TypeAlias = tuple[Effect, ...]


class Frame(Struct, frozen=True, omit_defaults=True, gc=False):
    """One piece of pending work: the step to run (or question to ask), what it needs to know, and the seat it asks
    (-1: the question itself says who)."""

    step: str
    args: tuple[Scalar, ...] = ()
    effects: tuple[Effect, ...] = ()
    seat: Seat = -1


#: How the words of a stream follow from its seed (`rng.py`).
RNG_VERSION = "rng1"


class Rng(Struct, frozen=True, array_like=True, gc=False):
    """Where the stream of one game stands. Kept in the state, never shown to a seat."""

    seed: str
    drawn: int = 0
    version: str = RNG_VERSION


TextArg: TypeAlias = int | str | tuple[str, ...] | Effect


class Text(Struct, frozen=True, gc=False):
    """Words to be: a message key and its arguments; sentences live in `tavola.text` only."""

    key: str
    args: dict[str, TextArg] = {}


class Option(Struct, frozen=True, gc=False):
    """One legal answer. `notation` is its stable readable name; `kind` and `args` say the same to code. `also`: the
    name it had before, which scripts and saves may still use."""

    notation: str
    kind: str
    args: tuple[Scalar, ...] = ()
    flags: int = 0
    also: str = ""

    @property
    def idle(self) -> bool:
        return bool(self.flags & IDLE)


class Score(Struct, frozen=True, gc=False):
    """One line of a final result: what was counted and what it was worth."""

    key: str
    points: int
    detail: int = 0


class Outcome(Struct, frozen=True, gc=False):
    """How a game ended: a total and its lines for each seat, and who won."""

    totals: tuple[int, ...]
    lines: tuple[tuple[Score, ...], ...]
    winners: tuple[Seat, ...]
    won: bool = True


class Decision(Struct, frozen=True, gc=False):
    """Who must decide, why, and every legal answer in a stable order; or the outcome of a finished game."""

    seat: Seat
    prompt: Text
    options: tuple[Option, ...] = ()
    outcome: Outcome | None = None


class Event(Struct, frozen=True, gc=False):
    """Something that happened, for the log. `only` names the single seat that may know it (-1: everybody)."""

    text: Text
    rule: str = ""
    only: Seat = -1
    auto: bool = False


class Setup(Struct, frozen=True, gc=False):
    """What a table agreed on before the first card: scenario, who sits where, and the options chosen."""

    game: str
    scenario: str
    players: tuple[str, ...]
    options: dict[str, str] = {}


class Refusal(Struct, frozen=True, gc=False):
    """Why something cannot be done now: the numbered rule and the words."""

    rule: str
    text: Text
