"""Taking back what the rules of undo forbid, when everybody else agrees.

An answer that showed something hidden, or that others have answered since, is taken back only with the consent of
every other person at the table. Any new answer withdraws the request.
"""

from __future__ import annotations

from collections.abc import Collection

from ...kernel.records import Seat
from ...table import Match
from ...table.seats import RULES, SeatRecord


class Consent:
    """A request on the table: who asks, how many answers it takes back, who has agreed so far."""

    def __init__(self, number: int, seat: Seat, by: frozenset[Seat], count: int, needed: frozenset[Seat]) -> None:
        self.number = number
        self.seat = seat
        self.by = by
        self.count = count
        self.needed = needed
        self.agreed: set[Seat] = set()

    @property
    def waiting(self) -> list[Seat]:
        return sorted(self.needed - self.agreed)


def others(match: Match, seats: Collection[SeatRecord], own: frozenset[Seat]) -> frozenset[Seat]:
    """The seats of people who would have to agree; none at a table without other people."""
    people = (one.seat for one in seats if one.seat >= 0 and one.kind != RULES)
    return frozenset(people) - own - match.bots.keys()


def answers_back(match: Match, own: frozenset[Seat]) -> int:
    """How many answers lie on the table since the last one of these seats, that one included; 0 if there is none."""
    return next((count for count in range(1, match.count + 1) if match.move(-count).seat in own), 0)
