"""Garbage that only a search finds: things that refer to one another. The search stops all play, so it is made when
nobody plays, and while somebody does, when there is much to find."""

from __future__ import annotations

import asyncio
import gc
import sys

from .rooms import Rooms

#: Seconds between two looks, and those without an answer that are a pause.
_EVERY, _PAUSE = 1.0, 0.25
#: So many things more than at the last search are worth one in a pause, and so many at any time.
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
    """Looks for garbage, for a server that was settled."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._left = 0

    async def run(self) -> None:
        while not gc.isenabled():
            answers = self._rooms.metrics.answers
            await asyncio.sleep(_PAUSE)
            if self.worth_while(self._rooms.metrics.answers == answers):
                self._left = self._rooms.left
                gc.collect()
            await asyncio.sleep(_EVERY - _PAUSE)

    def worth_while(self, pause: bool) -> bool:
        more = gc.get_count()[0]
        return more > (_SOME if pause else _MANY) or self._rooms.left - self._left >= _LINES
