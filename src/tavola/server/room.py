"""A table with people at it: one at a time changes it, and everybody sees the change."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

import anyio
import msgspec

from ..kernel.records import Refusal, Seat, Text
from ..table import Table, Tables
from ..table.match import Move
from ..table.outcomes import outcome_record
from ..table.tables import Ack
from ..text import say
from .frames import write

R = TypeVar("R")
_encode = msgspec.json.Encoder().encode


class Guest(Protocol):
    """A connected socket, as a room knows it."""

    lang: str
    plays: bool

    def changed(self) -> None:
        """The table moved on."""


class Room:
    """One open table. Rules and storage run on one worker thread; the lock keeps readers out meanwhile."""

    def __init__(self, table: Table, disk: ThreadPoolExecutor) -> None:
        self.table = table
        self.guests: set[Guest] = set()
        self.lock = asyncio.Lock()
        self._disk = disk
        self._frames: dict[tuple[Seat | None, str], bytes] = {}
        self._logs: dict[tuple[Seat | None, str], _Log] = {}

    def seat(self, guest: Guest) -> Seat | None:
        """Whose eyes a guest looks through: players share the seat that must decide, others are spectators."""
        return self.table.match.seat if guest.plays else None

    def replace(self, table: Table) -> None:
        self.table = table
        self._frames.clear()

    async def answer(self, id: str, seq: int, notation: str) -> Ack:
        return await self._change(lambda: self.table.answer(notation, id, seq))

    async def undo(self, id: str, seq: int) -> Ack:
        return await self._change(lambda: self.table.undo(id, seq))

    async def why(self, piece: str) -> Refusal:
        async with self.lock:
            match = self.table.match
            return match.rules.refuse(match.state, piece)

    async def save(self) -> str:
        async with self.lock:
            return await self._work(self.table.match.save)

    async def frame(self, guest: Guest) -> bytes:
        """The `table` frame for this guest, made once for all who see the same."""
        async with self.lock:
            key = (self.seat(guest), guest.lang)
            made = self._frames.get(key)
            if made is None:
                made = self._frames[key] = self._render(*key)
            return made

    async def _change(self, work: Callable[[], Ack]) -> Ack:
        async with self.lock:
            ack = await self._work(work)
            if not ack.again:
                self._frames.clear()
        if not ack.again:
            for guest in tuple(self.guests):
                guest.changed()
        return ack

    async def _work(self, work: Callable[[], R]) -> R:
        """Run it to its end even if the one who asked is gone: nobody may look at a half-changed table."""
        with anyio.CancelScope(shield=True):
            done = await asyncio.get_running_loop().run_in_executor(self._disk, work)
        return done

    def _render(self, seat: Seat | None, lang: str) -> bytes:
        match = self.table.match
        rules, state, decision = match.rules, match.state, match.asked()
        mine = seat is not None and decision.outcome is None
        right = match.can_undo()
        log = self._logs.setdefault((seat, lang), _Log(seat, lang))
        return write(
            "table",
            seq=self.table.seq,
            game=match.setup.game,
            lang=lang,
            view=rules.view(state, seat),
            decision={
                "seat": decision.seat,
                "mine": mine,
                "prompt": say(decision.prompt, lang),
                "options": [
                    {
                        "notation": option.notation,
                        "label": say(rules.label(state, option), lang),
                        "kind": option.kind,
                        "args": option.args,
                        "reveals": option.reveals,
                        "idle": option.idle,
                    }
                    for option in (decision.options if mine else ())
                ],
            },
            undo={
                "can": right.can and seat is not None,
                "text": say(Text(right.reason), lang) if right.reason else "",
                "rule": right.rule,
            },
            log=log.lines(match.moves),
            outcome=outcome_record(match.setup.game, decision.outcome, lang),
        )


class _Log:
    """The log of one reader, rendered and encoded once per line; an undo shortens it."""

    def __init__(self, seat: Seat | None, lang: str) -> None:
        self._seat = seat
        self._lang = lang
        self._done: list[tuple[Move, int]] = []  # each move, and how many lines there were before it
        self._lines: list[msgspec.Raw] = []

    def lines(self, moves: tuple[Move, ...]) -> list[msgspec.Raw]:
        done = self._done
        while done and (len(done) > len(moves) or done[-1][0] is not moves[len(done) - 1]):
            _, before = done.pop()
            del self._lines[before:]
        for move in moves[len(done) :]:
            done.append((move, len(self._lines)))
            for event in move.events:
                if event.only in (-1, self._seat):
                    line = {
                        "n": len(self._lines) + 1,
                        "text": say(event.text, self._lang),
                        "rule": event.rule,
                        "auto": event.auto,
                    }
                    self._lines.append(msgspec.Raw(_encode(line)))
        return self._lines


class Rooms:
    """All open tables. A table is read from storage when the first guest comes, and let go with the last."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.disk = ThreadPoolExecutor(max_workers=1, thread_name_prefix="disk")
        self._open: dict[str, Room] = {}
        self._lock = asyncio.Lock()

    async def work(self, work: Callable[[], R]) -> R:
        """Run something that touches storage, off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self.disk, work)

    async def room(self, id: str) -> Room:
        """Raises UnknownTable."""
        async with self._lock:
            room = self._open.get(id)
            if room is None:
                room = self._open[id] = Room(await self.work(lambda: self.tables.open(id)), self.disk)
            return room

    async def join(self, id: str, guest: Guest) -> Room:
        while True:
            room = await self.room(id)
            async with self._lock:
                if self._open.get(id) is room:
                    room.guests.add(guest)
                    return room

    async def leave(self, room: Room, guest: Guest) -> None:
        async with self._lock:
            room.guests.discard(guest)
            if not room.guests:
                self._open.pop(room.table.id, None)

    async def reopen(self, room: Room) -> None:
        """Another process moved this table on: read it again."""
        async with room.lock:
            room.replace(await self.work(lambda: self.tables.open(room.table.id)))

    def close(self) -> None:
        self.disk.shutdown(wait=True)
        self.tables.storage.close()
