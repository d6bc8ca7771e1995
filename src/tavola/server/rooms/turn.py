"""Whose turn it is at a table: one at a time, in the order they came."""

from __future__ import annotations

import asyncio
from collections import deque
from types import TracebackType


class Turn:
    """A lock of the event loop that can also be taken without waiting: most answers find it free."""

    __slots__ = ("_taken", "_waiting")

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self._taken

    def take(self) -> bool:
        """Take it, if that can be done at once."""
        if self._taken:
            return False
        self._taken = True
        return True

    def release(self) -> None:
        """Hand it to whoever has waited longest; it is never free in between."""
        while self._waiting:
            next_one = self._waiting.popleft()
            if not next_one.done():
                next_one.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.release()  # it was handed over to one who no longer wants it
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()
