"""The Clockwork Prince as the table knows him: his markers and boxes."""

from __future__ import annotations

from msgspec import Struct

#: How far the Clockwork Prince uses powers and gives permission.
LIMITED = "limited"
EXPANDED = "expanded"
#: Who judges for an Expanded Prince: people at the table, or his own list of values.
BY_PEOPLE = "people"
BY_RULES = "rules"

SUITS = 6
NOBODY = -1


class Prince(Struct, frozen=True, omit_defaults=True):
    """The Clockwork Prince: a seat that plays by its rules. `start`, `mark`: the nodes of the start marker and the
    action marker. `friends`, `conspirators`: heights by suit. `ambition`: how much of the favor of his board lies in
    the Ambition box. `tactics`: the step of that track. `threat`, `line`, `goal`: who threatens him, by which line,
    with what. `limit`, `done`, `skipped`: actions of the turn. `used`: powers his judge has used this turn.
    `shown`: the cards he has revealed in his last turn, which everybody remembers."""

    seat: int
    level: str = LIMITED
    judge: str = BY_PEOPLE
    start: str = ""
    mark: str = ""
    friends: tuple[int, ...] = (0,) * SUITS
    conspirators: tuple[int, ...] = (0,) * SUITS
    ambition: int = 0
    tactics: int = 0
    threat: int = NOBODY
    line: int = 0
    goal: str = ""
    aim: str = "darkest_secret"
    limit: int = 0
    done: int = 0
    skipped: int = 0
    used: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()
