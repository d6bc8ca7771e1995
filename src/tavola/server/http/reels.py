"""Games looked at again stay at hand: played through once, then any step of them is near a state that is kept."""

from __future__ import annotations

import time
from collections import OrderedDict
from threading import Lock

from ...kernel.records import Text
from ...table import KeptMatch
from ...table.tables import Tables

#: How many games are kept at hand.
REELS = 6
#: Every so many steps a state is kept; those between are found from the one before.
EVERY = 16
#: A game just looked at is not read again for so many seconds.
FRESH_SECONDS = 2.0


class Reel:
    """A game as it was stored, and where it stood from which step on."""

    def __init__(self, table: KeptMatch) -> None:
        self.table = table
        self.seq = table.seq
        self.read = time.monotonic()
        self.lock = Lock()
        self._marks: list[tuple[int, Text]] | None = None
        self._tallies: list[tuple[int, tuple[int, ...]]] = []

    def marks(self) -> list[tuple[int, Text]]:
        """The steps at which the words for where the game stands change."""
        if self._marks is None:
            self._marks = self._played_through()
        return self._marks

    def tallies(self) -> list[tuple[int, tuple[int, ...]]]:
        """The steps at which what the game is measured by changes, and to what."""
        self.marks()
        return self._tallies

    def _played_through(self) -> list[tuple[int, Text]]:
        """The whole game once; only every so many states are kept of it."""
        match = self.table.match
        moves, rules = match.moves, match.rules
        found: list[tuple[int, Text]] = []
        for step in range(match.floor, len(moves) + 1):
            state = match.state_after(step)
            text = rules.standing(state)
            if text is not None and (not found or found[-1][1] != text):
                found.append((step, text))
            tally = rules.tally(state) if rules.tally else ()
            if tally and (not self._tallies or self._tallies[-1][1] != tally):
                self._tallies.append((step, tally))
            past = step - 1
            if past > match.floor and past % EVERY:
                moves[past - 1].state = None
        return found


class Reels:
    """The games somebody is looking at, the last one first."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Reel] = OrderedDict()
        self._lock = Lock()

    def of(self, tables: Tables, id: str) -> Reel:
        """Call it where storage may be read."""
        with self._lock:
            reel = self._kept.get(id)
        if reel is not None and time.monotonic() - reel.read < FRESH_SECONDS:
            return reel
        table = tables.open(id)
        if reel is not None and reel.seq == table.seq:
            reel.read = time.monotonic()
            return reel
        reel = Reel(table)
        with self._lock:
            self._kept[id] = reel
            self._kept.move_to_end(id)
            while len(self._kept) > REELS:
                self._kept.popitem(last=False)
        return reel
