"""Which worker plays which table.

Each table has one owner, the first worker that somebody asked for it; a lease in the storage says so. Owners say every
second that they live. One that falls silent loses its tables to whoever is asked for them next; if it comes back, it
learns that it lost them, and lets them go. Whatever two owners could do in between, the journal takes each number once.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import structlog

from ...kernel.errors import TavolaError
from ...table.storage.door import Storage

log = structlog.get_logger("tavola.server")

#: How often a worker says that it lives.
BEAT = 1.0

Work = Callable[[Callable[[], Any]], Awaitable[Any]]


class Owners(Protocol):
    """Who plays a table."""

    async def owner(self, table: str) -> str:
        """Where its owner is reached; nothing when it is played here. Raises UnknownTable."""

    async def others(self) -> dict[str, str]:
        """Where the other workers are reached."""

    async def first(self) -> bool:
        """Whether this worker does what only one of them should."""

    async def close(self) -> None:
        """Leave all tables to others."""


class Alone:
    """One worker plays everything."""

    async def owner(self, table: str) -> str:
        return ""

    async def others(self) -> dict[str, str]:
        return {}

    async def first(self) -> bool:
        return True

    async def close(self) -> None:
        return


class Leases:
    """One worker among several. `lost` hears of each table that another one plays by now."""

    def __init__(self, storage: Storage, name: str, address: str, work: Work, lost: Callable[[str], None]) -> None:
        self.name = name or secrets.token_hex(6)
        self._storage = storage
        self._address = address
        self._work = work
        self._lost = lost
        self._mine: set[str] = set()
        self._beating: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        await self._work(lambda: self._storage.beat(self.name, self._address))
        self._beating = asyncio.create_task(self._beat())

    async def owner(self, table: str) -> str:
        if table in self._mine:
            return ""
        where: str = await self._work(lambda: self._storage.own(table, self.name))
        if not where:
            self._mine.add(table)
        return where

    async def others(self) -> dict[str, str]:
        found: dict[str, str] = await self._work(self._storage.workers)
        return {name: where for name, where in found.items() if name != self.name}

    async def first(self) -> bool:
        return all(self.name < name for name in await self.others())

    async def close(self) -> None:
        if self._beating is not None:
            self._beating.cancel()
        try:
            await self._work(lambda: self._storage.retire(self.name))
        except TavolaError as error:  # the storage is away: silence will do
            log.warning("worker left in silence", why=error.text.key)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            before = set(self._mine)
            try:
                owned = await self._work(lambda: self._storage.beat(self.name, self._address))
            except TavolaError as error:
                log.warning("worker not heard", why=error.text.key)
                continue
            for table in before - owned:
                self._mine.discard(table)
                self._lost(table)
