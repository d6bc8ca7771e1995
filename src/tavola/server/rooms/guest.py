"""Who is at a table."""

from __future__ import annotations

from typing import Protocol

from ...kernel.records import Seat
from .logbook import Had


class Guest(Protocol):
    """A connected socket, as a room knows it: who it is, whom it plays, and whose hand it looked at last."""

    lang: str
    visitor: str
    local: bool
    seats: frozenset[Seat]
    host: bool
    eyes: Seat | None
    had: Had | None
    learn: bool
    later: bool

    def changed(self) -> None:
        """The table moved on."""

    def complain(self, code: str, **args: int | str) -> None:
        """Say one sentence."""

    def cut(self) -> None:
        """Hang up; the other end comes again."""
