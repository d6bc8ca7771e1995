"""Garbage that only a search finds: things that refer to one another. The search stops all play, so it is made when
nobody plays, and while somebody does, when many lines have ended."""

from __future__ import annotations

import asyncio
import gc
import sys

from .rooms import Rooms

#: Seconds between two looks, and those without an answer that are a pause.
_EVERY, _PAUSE = 1.0, 0.25
#: So many things more than at the last search are worth one in a pause; so many are put aside at any time.
_SOME, _MANY = 20_000, 1_000_000
#: Each line that ends leaves some two hundred things that refer to one another. So many lines are worth a search.
_LINES = 500


def settle() -> None:
    """Whatever is there before the first visitor comes (rules, words, printed pieces) stays until the end, and is never
    looked at again. From now on nobody looks by himself: states and what is in them are never garbage of this kind, and
    a look at the newest things alone kept everybody waiting for some milliseconds, three times a second."""
    sys.setswitchinterval(0.0002)  # whoever comes back from the disk is not kept waiting by a table that takes its time
    gc.collect()
    gc.freeze()
    gc.disable()


class Sweeper:
    """Looks for garbage, for a server that was settled. Answers leave none: where they alone have brought many things,
    those are put aside, which costs nothing, instead of being searched."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._left = 0
        #: How many lines had ended when things were put aside last, lines among them.
        self._aside: int | None = None

    async def run(self) -> None:
        while not gc.isenabled():
            answers = self._rooms.metrics.answers
            await asyncio.sleep(_PAUSE)
            self.look(self._rooms.metrics.answers == answers)
            await asyncio.sleep(_EVERY - _PAUSE)

    def look(self, pause: bool) -> None:
        """Search, if that is worth while; else see to it that the next search has not too much to look at."""
        if self.worth_while(pause):
            self.search()
        elif gc.get_count()[0] > _MANY:
            self._put_aside()

    def worth_while(self, pause: bool) -> bool:
        return (pause and gc.get_count()[0] > _SOME) or self._rooms.left - self._left >= _LINES

    def search(self) -> None:
        """Find what refers to nothing but itself; among what was put aside, too, where lines have ended since."""
        everything = self._aside is not None and self._rooms.left > self._aside
        if everything:
            gc.unfreeze()
        gc.collect()
        self._left = self._rooms.left
        if everything:
            self._put_aside()

    def _put_aside(self) -> None:
        self._aside = self._rooms.left
        gc.freeze()
