"""Garbage that only a search finds: things that refer to one another. The search stops all play, so it is made when
nobody plays, and while somebody does, when very many lines have ended."""

from __future__ import annotations

import asyncio
import gc
import sys

from .rooms import Rooms

#: Seconds between two looks, and those without an answer that are a pause.
_EVERY, _PAUSE = 1.0, 0.25
#: So many things more than at the last search are worth one in a pause; so many are put aside at any time.
_SOME, _MANY = 20_000, 1_000_000
#: What was never searched before, as the collector calls it.
_NEW = 1
#: Each line that ends leaves some two hundred things that refer to one another. So many lines are worth a search
#: everywhere in a pause, and so many (some 80 MB) at any time: it takes a tenth of a second or more.
_LINES, _CROWD = 500, 4_000


def settle() -> None:
    """Whatever is there before the first visitor comes (rules, words, printed pieces) stays until the end, and is never
    looked at again. From now on nobody looks by himself: states and what is in them are never garbage of this kind, and
    a look at the newest things alone kept everybody waiting for some milliseconds, three times a second."""
    sys.setswitchinterval(0.0002)  # whoever comes back from the disk is not kept waiting by a table that takes its time
    gc.collect()
    gc.freeze()
    gc.disable()


class Sweeper:
    """Looks for garbage, for a server that was settled: in a pause among what is new, and everywhere once many lines
    have ended. Answers leave none: where they alone have brought many things, those are put aside, which costs nothing,
    instead of being searched."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._left = 0
        self._aside = False

    async def run(self) -> None:
        while not gc.isenabled():
            answers = self._rooms.metrics.answers
            await asyncio.sleep(_PAUSE)
            self.look(self._rooms.metrics.answers == answers)
            await asyncio.sleep(_EVERY - _PAUSE)

    def look(self, pause: bool) -> None:
        new = gc.get_count()[0]
        if self._rooms.left - self._left >= (_LINES if pause else _CROWD):
            self._left = self._rooms.left
            self._search_everywhere()
        elif pause and new > _SOME:
            gc.collect(_NEW)
        elif new > _MANY:
            self._aside = True
            gc.freeze()

    def _search_everywhere(self) -> None:
        if self._aside:
            gc.unfreeze()
        gc.collect()
        if self._aside:
            gc.freeze()
