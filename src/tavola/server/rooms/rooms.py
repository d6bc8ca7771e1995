"""All open tables, and who may do what at each."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from typing import TypeVar

import structlog
from msgspec import Struct

from ...kernel.errors import TavolaError
from ...kernel.records import Seat
from ...table import KeptMatch, SeatRecord, Tables
from ...table.seats import HERE, SPECTATORS
from ...table.storage.door import NewGame
from ..apart.helpers import helpers
from ..config import SOCKETS_PER_VISITOR, WATCHERS_PER_TABLE, Config
from ..counting import Metrics
from ..desk import Desk
from ..peers.owners import Alone, Leases, Owners
from .guest import Guest
from .keeper import Keeper
from .room import Room

log = structlog.get_logger("tavola.server")

R = TypeVar("R")

#: How many tables may be worked on at once: most of that time is spent waiting for the disk.
THREADS = 16


class Rights(Struct, frozen=True):
    """The seats a visitor plays, and whether it may change who sits where."""

    seats: frozenset[Seat]
    host: bool


class Rooms:
    """A table is read from storage when the first guest comes, and let go with the last."""

    def __init__(self, tables: Tables, config: Config) -> None:
        self.tables = tables
        self.readers = helpers(min(1, config.helpers))
        self._thinkers = helpers(config.helpers)
        self._threads = ThreadPoolExecutor(max_workers=THREADS, thread_name_prefix="table")
        self._keeper = Keeper(tables.storage)
        self.metrics = Metrics()
        self.left = 0
        self.desk = Desk()
        self._shared = config.shared
        self._open: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._lock = asyncio.Lock()
        self.owners: Owners = Alone()

    async def work(self, work: Callable[[], R]) -> R:
        """Run something that touches storage, off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def rights(self, table: KeptMatch, visitor: str, local: bool) -> Rights:
        """What a visitor may do at a table; call it where storage may be read.

        Whoever began a table plays the seats at its screen; so does everybody at the machine of a shared server,
        except those who came by the link of a seat or of the spectators.
        """
        return self._rights(table.id, table.owner, table.seats.values(), visitor, local)

    def seats_of(self, game: NewGame, visitor: str, local: bool) -> frozenset[Seat]:
        """The seats a visitor plays in a game that need not be open."""
        return self._rights(game.id, game.owner, game.seats, visitor, local).seats

    def _rights(self, id: str, owner: str, seats: Iterable[SeatRecord], visitor: str, local: bool) -> Rights:
        held = self.tables.held(id, visitor)
        host = owner == visitor or (self._shared and local and not held)
        own = held - {SPECTATORS}
        if host:
            own |= {one.seat for one in seats if one.kind == HERE}
        return Rights(own, host)

    async def join(self, id: str, guest: Guest) -> Room:
        """Raises UnknownTable, and TavolaError when no more can come in."""
        while True:
            room = await self._room(id)
            rights = await self.work(partial(self.rights, room.table, guest.visitor, guest.local))
            holders = await self.work(partial(self.tables.holders, id))
            async with self._lock:
                if self._open.get(id) is room:
                    _admit(room, guest, rights)
                    guest.seats, guest.host = rights.seats, rights.host
                    room.holders = holders
                    room.guests.add(guest)
                    room.people_changed()
                    return room

    async def leave(self, room: Room, guest: Guest) -> None:
        self.left += 1
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
        found = await self.work(lambda: [self.rights(room.table, one.visitor, one.local) for one in guests])
        room.holders = await self.work(lambda: self.tables.holders(room.table.id))
        for guest, rights in zip(guests, found, strict=True):
            guest.seats, guest.host = rights.seats, rights.host
        room.people_changed()
        room.announce()

    async def reopen(self, room: Room) -> None:
        """Another process moved this table on: read it again."""
        async with room.lock:
            room.replace(await self.work(lambda: self.tables.open(room.table.id)))

    async def share(self, name: str, address: str) -> None:
        """Be one of several workers, reached by the others at an address."""
        loop = asyncio.get_running_loop()
        leases = Leases(self.tables.storage, name, address, self.work, self.lose)
        await leases.begin()
        self.owners = leases
        self.tables.storage.listen(lambda id, seq: loop.call_soon_threadsafe(self._hear, id, seq))

    def lose(self, id: str) -> None:
        """Another worker plays this table by now: whoever is here comes again, and finds it."""
        room = self._open.pop(id, None)
        if room is not None:
            log.warning("table lost", table=id)
            room.rest()
            for guest in tuple(room.guests):
                guest.cut()

    async def forget(self, room: Room) -> None:
        """Delete a game for good: whoever is there finds that it does not exist."""
        id = room.table.id
        async with room.lock:
            self._open.pop(id, None)
            room.rest()
            await self.work(lambda: self.tables.storage.forget(id))
        log.info("table forgotten", table=id)
        for guest in tuple(room.guests):
            guest.cut()

    def _hear(self, id: str, seq: int) -> None:
        """Another server moved a table on."""
        room = self._open.get(id)
        if room is not None and room.table.seq < seq:
            asyncio.ensure_future(self.reopen(room)).add_done_callback(lambda _: room.announce())

    def gauges(self) -> dict[str, int]:
        """How many tables somebody is at, how many are there, and how much waits for a thread or the disk."""
        return {
            "workers": 1,
            "open_tables": len(self._open),
            "sockets": sum(len(room.guests) for room in self._open.values()),
            "queue": self._threads._work_queue.qsize() + self._keeper.queue,
        }

    async def close(self) -> None:
        await self.readers.close()
        await self._thinkers.close()
        self._threads.shutdown(wait=True)
        await asyncio.to_thread(self._keeper.close)
        self.tables.close()

    async def _room(self, id: str) -> Room:
        """The room of a table. Opening one, which may mean playing it again, keeps nobody from another."""
        room = self._open.get(id)
        if room is not None:
            return room
        async with self._opening.setdefault(id, asyncio.Lock()):
            room = self._open.get(id)
            if room is None:
                try:
                    table = await self.work(lambda: self.tables.open(id))
                finally:
                    self._opening.pop(id, None)
                room = self._open[id] = Room(table, self._threads, self._thinkers, self._keeper, self.desk)
            return room

    def _let_go(self, room: Room) -> None:
        if not room.guests and self._open.get(room.table.id) is room:
            del self._open[room.table.id]
            room.rest()


def _admit(room: Room, guest: Guest, rights: Rights) -> None:
    """Raises TavolaError when this guest would be one too many. Those who only watch never take a player's place."""
    if sum(other.visitor == guest.visitor for other in room.guests) >= SOCKETS_PER_VISITOR:
        raise TavolaError("error-too-many-sockets")
    if not rights.seats and sum(not other.seats for other in room.guests) >= WATCHERS_PER_TABLE:
        raise TavolaError("error-too-many-watchers")
