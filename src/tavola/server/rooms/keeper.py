"""What is answered at all tables goes to the disk together: whoever answers while the disk is busy shares the next
journey."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread

import structlog

from ...table.storage.door import Addition, Storage

log = structlog.get_logger("tavola.server")

#: So many answers wait for the disk that what can wait, waits.
MANY = 2

#: Told, on the event loop, how it went: None, or why it is not on disk.
Then = Callable[[Exception | None], None]


class Keeper:
    """Stores what is answered. One thread writes; the event loop goes on meanwhile."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._waiting: list[tuple[Addition, Then]] = []
        self._busy = False
        self._going = 0
        self._last = 0
        self._loop: asyncio.AbstractEventLoop | None = None
        self._work: SimpleQueue[list[tuple[Addition, Then]] | None] = SimpleQueue()
        self._thread = Thread(target=self._write, name="keeper", daemon=True)
        self._thread.start()

    @property
    def queue(self) -> int:
        """How many answers wait for the disk."""
        return len(self._waiting) + self._going

    @property
    def pressed(self) -> bool:
        """Whether much is answered: many wait for the disk, or came back from it together the last time."""
        return max(self.queue, self._last) > MANY

    def write(self, addition: Addition, then: Then) -> None:
        """Store it, and then say so."""
        self._waiting.append((addition, then))
        if not self._busy:
            self._busy = True
            self._loop = asyncio.get_running_loop()
            self._loop.call_soon(self._send)  # whatever else was said at the same moment comes along

    def keep(self, addition: Addition) -> asyncio.Future[None]:
        """Done once it is on disk; raises what `append` does."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def then(trouble: Exception | None) -> None:
            if future.done():
                return
            if trouble is None:
                future.set_result(None)
            else:
                future.set_exception(trouble)

        self.write(addition, then)
        return future

    def close(self) -> None:
        self._work.put(None)
        self._thread.join()

    def _send(self) -> None:
        everyone, self._waiting = self._waiting, []
        self._going = len(everyone)
        self._work.put(everyone)

    def _write(self) -> None:
        while (everyone := self._work.get()) is not None:
            try:
                troubles = self._storage.append_all([addition for addition, _ in everyone])
            except Exception as error:  # a fault of ours: each of those who wait hears of it
                troubles = [error] * len(everyone)
            assert self._loop is not None, "somebody gave it work"
            self._loop.call_soon_threadsafe(self._written, everyone, troubles)

    def _written(self, everyone: list[tuple[Addition, Then]], troubles: list[Exception | None]) -> None:
        self._busy, self._going, self._last = bool(self._waiting), 0, len(everyone)
        if self._busy:
            self._send()
        for (_, then), trouble in zip(everyone, troubles, strict=True):
            try:
                then(trouble)
            except Exception as error:  # a fault of ours at one table is nobody else's
                log.error("answer not told", exc_info=error)
