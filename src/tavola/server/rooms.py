"""All open tables, and who may do what at each."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from typing import TypeVar

from msgspec import Struct

from ..kernel.records import Seat
from ..table import KeptMatch, Tables
from ..table.seats import HERE, SPECTATORS
from .room import Guest, Room

R = TypeVar("R")


class Rights(Struct, frozen=True):
    """The seats a visitor plays, and whether it may change who sits where."""

    seats: frozenset[Seat]
    host: bool


class Rooms:
    """A table is read from storage when the first guest comes, and let go with the last."""

    def __init__(self, tables: Tables, shared: bool) -> None:
        self.tables = tables
        self.disk = ThreadPoolExecutor(max_workers=1, thread_name_prefix="disk")
        self._shared = shared
        self._open: dict[str, Room] = {}
        self._lock = asyncio.Lock()

    async def work(self, work: Callable[[], R]) -> R:
        """Run something that touches storage, off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self.disk, work)

    def rights(self, table: KeptMatch, visitor: str) -> Rights:
        """What a visitor may do at a table; call it where storage may be read.

        Whoever began a table plays the seats at its screen; so does everybody who reaches a shared server, except
        those who came by the link of a seat or of the spectators.
        """
        held = self.tables.storage.held(table.id, visitor)
        host = table.owner == visitor or (self._shared and not held)
        seats = held - {SPECTATORS}
        if host:
            seats |= {one.seat for one in table.seats.values() if one.kind == HERE}
        return Rights(seats, host)

    async def join(self, id: str, guest: Guest) -> Room:
        """Raises UnknownTable."""
        while True:
            room = await self._room(id)
            rights = await self.work(partial(self.rights, room.table, guest.visitor))
            async with self._lock:
                if self._open.get(id) is room:
                    guest.seats, guest.host = rights.seats, rights.host
                    room.guests.add(guest)
                    room.people_changed()
                    return room

    async def leave(self, room: Room, guest: Guest) -> None:
        async with self._lock:
            room.guests.discard(guest)
            self._let_go(room)
        room.people_changed()

    @asynccontextmanager
    async def visit(self, id: str) -> AsyncIterator[Room]:
        """A table, open for one request. Raises UnknownTable."""
        room = await self._room(id)
        try:
            yield room
        finally:
            async with self._lock:
                self._let_go(room)

    async def refresh(self, room: Room) -> None:
        """Seats changed hands: who plays what is looked up again for everybody there."""
        guests = tuple(room.guests)
        found = await self.work(lambda: [self.rights(room.table, guest.visitor) for guest in guests])
        for guest, rights in zip(guests, found, strict=True):
            guest.seats, guest.host = rights.seats, rights.host
        room.announce()

    async def reopen(self, room: Room) -> None:
        """Another process moved this table on: read it again."""
        async with room.lock:
            room.replace(await self.work(lambda: self.tables.open(room.table.id)))

    def close(self) -> None:
        self.disk.shutdown(wait=True)
        self.tables.storage.close()

    async def _room(self, id: str) -> Room:
        async with self._lock:
            room = self._open.get(id)
            if room is None:
                room = self._open[id] = Room(await self.work(lambda: self.tables.open(id)), self.disk)
            return room

    def _let_go(self, room: Room) -> None:
        if not room.guests and self._open.get(room.table.id) is room:
            del self._open[room.table.id]
