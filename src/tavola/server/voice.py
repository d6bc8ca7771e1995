"""What one line is told: replies in order, and the newest table."""

from __future__ import annotations

import asyncio
from typing import Protocol

import structlog

from ..kernel.records import Text
from ..text import say
from .desk import Desk
from .rooms.guest import Guest
from .rooms.room import Room
from .wire import write
from .wires import Gone, Wire

log = structlog.get_logger("tavola.server")


class Line(Protocol):
    """A line that can be spoken on without waiting."""

    def say(self, *messages: bytes) -> bool:
        """All of them in one packet; False where that cannot be done at once, and then nothing is said."""


class Voice:
    """Speaks on one line. Tables do not queue: the newest one is told, so a slow reader never holds up the others and
    never sees a stale table.

    Where the line takes it, and the table can be had, what there is to say is said when the desk calls, without a task.
    Where either takes time, the task of this line (`speak`) waits for it.
    """

    def __init__(self, wire: Wire, line: Line | None, guest: Guest, desk: Desk) -> None:
        self._wire = wire
        self._line = line
        self._guest = guest
        self._desk = desk
        self._room: Room | None = None
        self._replies: list[bytes] = []
        self._dirty = False
        self._wake = asyncio.Event()
        #: Which table was told bare, and what is to be expected of its answers is owed.
        self._bare = -1
        #: Whether it is this line's turn already: at the desk, or with its task.
        self._waiting = False

    @property
    def unsaid(self) -> int:
        """How many replies wait."""
        return len(self._replies)

    def reply(self, message: bytes) -> None:
        self._replies.append(message)
        self._stir()

    def changed(self) -> None:
        """The table is another by now."""
        self._dirty = True
        self._stir()

    def _stir(self) -> None:
        if self._waiting:
            return
        self._waiting = True
        if self._line is None or self._room is None:
            self._wake.set()
        else:
            self._desk.put(self)

    # At once.

    def say_words(self) -> bool:
        if self._dirty and self._room is not None:  # where that costs little, they leave in one packet with the table
            if self._room.lies_ready(self._guest):
                self.say_table()
                return False
            if self._desk.crowded:
                return True
        if self._replies and not self._said(*self._replies):
            return False
        self._replies.clear()
        self._waiting = self._dirty
        return self._dirty

    def say_table(self) -> None:
        if self._room is None or not self._dirty:
            self._waiting = False
            return
        self._dirty = False
        try:
            drawn = self._room.message_now(self._guest)
        except Exception as error:
            drawn = self._failed(self._room, error), False
        if drawn is None:
            self._dirty = True
            self._wake.set()
            return
        table, bare = drawn
        if bare:
            self._bare = self._room.table.seq
            self._desk.owe(self, self._bare)
        if self._said(*self._replies, table):
            self._replies.clear()
            self._waiting = False
        else:
            self._replies.append(table)

    def say_expected(self, seq: int) -> bool:
        if self._bare != seq or self._room is None:
            return True
        if self._room.lock.locked() or self._waiting:
            return False
        try:
            told = self._room.expectations_now(self._guest, seq)
        except Exception as error:
            told = self._failed(self._room, error)
        if told is None:
            self._waiting = True
            self._wake.set()
            return True
        if told and not self._line_takes(told):
            return False
        self._bare = -1
        return True

    def _line_takes(self, *messages: bytes) -> bool:
        return self._line is not None and self._line.say(*messages)

    def _said(self, *messages: bytes) -> bool:
        """Whether the line took it; else its task waits until it does."""
        if self._line_takes(*messages):
            return True
        self._wake.set()
        return False

    # With patience.

    def enter(self, room: Room) -> None:
        """Speak of this table from now on."""
        self._room = room

    async def speak(self) -> None:
        """Say what takes time, until the line is gone; what was answered on it is stored. Nothing here holds the table
        afterwards: a task that was ended is not forgotten at once."""
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._replies or self._dirty or self._bare >= 0:
                    replies, self._replies = self._replies, []
                    await self._send(*replies)
                    for further in (await self._newest(), await self._expected()):
                        await self._send(*(() if further is None else (further,)))
                self._waiting = False
        except Gone:
            pass
        finally:
            self._room = None

    async def _newest(self) -> bytes | None:
        """The table as it is, if it has changed."""
        if not self._dirty or self._room is None:
            return None
        self._dirty, self._bare = False, -1
        try:
            return await self._room.message(self._guest)
        except Exception as error:
            return self._failed(self._room, error)

    async def _expected(self) -> bytes | None:
        """What the last table did not say, if it was bare."""
        seq, self._bare = self._bare, -1
        if seq < 0 or self._room is None:
            return None
        try:
            return await self._room.expectations(self._guest, seq)
        except Exception as error:
            return self._failed(self._room, error)

    def _failed(self, room: Room, error: Exception) -> bytes:
        lang = self._guest.lang
        log.error("table failed", table=room.table.id, seq=room.table.seq, lang=lang, exc_info=error)
        return write("error", code="internal", text=say(Text("error-internal"), lang))

    async def _send(self, *messages: bytes) -> None:
        for left, message in zip(range(len(messages) - 1, -1, -1), messages, strict=True):
            await self._wire.send(message.decode(), more=left > 0)
