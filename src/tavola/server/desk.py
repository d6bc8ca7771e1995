"""The desk: who is told something next, of all lines of a server."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Protocol, TypeVar

import structlog

log = structlog.get_logger("tavola.server")

R = TypeVar("R")

#: Seconds of drawing in one go. Then whoever said something meanwhile is heard first.
_GO = 0.0005
#: Seconds after a bare table in which whoever plays by rote has answered, and a person has not looked up yet; and those
#: after which a player knows what to expect of each answer, whoever else waits for what.
_REST, _PATIENCE = 0.02, 0.25
#: So many lines wait for tables that a packet saved is worth more than an acknowledgement some moments earlier.
_MANY = 48


class Told(Protocol):
    """A line that has something to be told."""

    def say_words(self) -> bool:
        """Say what is short and ready; whether a table is wanted as well."""

    def say_table(self) -> None:
        """Draw the newest table, and say it."""

    def say_expected(self, seq: int) -> bool:
        """Say what is to be expected of the answers of this table, told bare; False where it has to be tried again."""


class Desk:
    """An acknowledgement is ready as soon as the disk is, so those come first; tables have to be drawn and follow, the
    one that has waited longest before the others, and those that can be drawn ahead. In between the event loop hears
    what is said.

    Half of the work on a table is to try every answer. Where others wait for their tables, that is left for later: it
    is done when nobody waits for anything else, and when it has been owed for too long. Who has answered by then has
    no use for it any more.
    """

    def __init__(self) -> None:
        self._words: list[Told] = []
        self._tables: deque[Told] = deque()
        self._ahead: deque[Callable[[], None]] = deque()
        #: Since when what is to be expected is owed to whom, and of which table.
        self._owed: deque[tuple[float, Told, int]] = deque()
        self._going = False
        self._clock: asyncio.TimerHandle | None = None

    def put(self, line: Told) -> None:
        """This line has something to be told: call it once, until it is told."""
        self._words.append(line)
        self._begin()

    def draw_ahead(self, draw: Callable[[], None]) -> None:
        """A table can be drawn that nobody may be told yet: call this when nobody waits for another one."""
        self._ahead.append(draw)
        self._begin()

    def _begin(self) -> None:
        if not self._going:
            self._going = True
            asyncio.get_running_loop().call_soon(self._go)

    def owe(self, line: Told, seq: int) -> None:
        """This line was told a bare table."""
        self._owed.append((time.monotonic(), line, seq))

    @property
    def crowded(self) -> bool:
        return len(self._tables) > _MANY

    def _go(self) -> None:
        end = time.perf_counter() + _GO
        words, self._words = self._words, []
        for line in words:
            if _safely(line.say_words):
                self._tables.append(line)
        while self._tables or self._ahead:
            if self._tables:
                _safely(self._tables.popleft().say_table)
            else:
                _safely(self._ahead.popleft())
            if time.perf_counter() > end:
                break
        if self._owed:
            self._catch_up(end)
        self._going = bool(self._tables or self._words or self._ahead)
        if self._going:
            asyncio.get_running_loop().call_soon(self._go)
        elif self._owed and self._clock is None:
            wait = self._owed[0][0] + _REST - time.monotonic()
            self._clock = asyncio.get_running_loop().call_later(max(0.0, wait), self._ring)

    def _ring(self) -> None:
        self._clock = None
        if not self._going:
            self._go()

    def _catch_up(self, end: float) -> None:
        """Tell what is owed: to those who have waited too long, and, where nobody else waits, to those who have not
        answered at once."""
        now = time.monotonic()
        patience = _PATIENCE if self._tables or self._words else _REST
        while self._owed and now - self._owed[0][0] >= patience:
            _, line, seq = self._owed.popleft()
            if _safely(partial(line.say_expected, seq)) is False:
                self._owed.append((now, line, seq))
            if time.perf_counter() > end:
                return


def _safely(work: Callable[[], R]) -> R | None:
    """A fault of ours on one line costs nobody else what is said to them."""
    try:
        return work()
    except Exception as error:
        log.error("line failed", exc_info=error)
        return None
