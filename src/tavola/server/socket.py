"""One WebSocket per game: messages in, each answered by a typed one; the newest table out."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Coroutine
from typing import Any

import anyio
import msgspec
import structlog

from ..kernel.errors import TavolaError
from ..kernel.records import Seat, Text
from ..table import BadStorage, DamagedGame, OtherRules, Stale
from ..text import DEFAULT, say
from .config import MAX_MESSAGE, MESSAGES_AT_ONCE, MESSAGES_PER_SECOND, REPLIES_AT_MOST, TOO_FAST_AT_MOST
from .http import words
from .limits import Bucket
from .rooms.drawing import Had
from .rooms.room import Room
from .rooms.rooms import Rooms
from .wire import (
    Advise,
    Answer,
    ConsentAnswer,
    ConsentAsk,
    Hello,
    Leads,
    Learn,
    Log,
    Look,
    Message,
    Ping,
    Scout,
    Speak,
    Undo,
    Ways,
    Why,
    read,
    write,
)
from .wires import Caller, Gone, Wire

log = structlog.get_logger("tavola.server")

POLICY = 1008
RESTART = 1012


class Connection:
    """One browser tab at one table.

    Replies queue in order. Tables do not queue: when the writer gets to it, it sends the newest one, so a slow
    reader never holds up the others and never sees a stale table.
    """

    def __init__(self, wire: Wire, rooms: Rooms, caller: Caller) -> None:
        self.lang = DEFAULT
        self.visitor = caller.visitor
        self.local = caller.local
        self.had: Had | None = None
        self.learn = False
        self.seats: frozenset[Seat] = frozenset()
        self.host = False
        self.eyes: Seat | None = None
        self._greeted = False
        self._wire = wire
        self._rooms = rooms
        self._replies: list[bytes] = []
        self._dirty = False
        self._wake = asyncio.Event()
        self._bucket = Bucket(MESSAGES_PER_SECOND, MESSAGES_AT_ONCE)
        self._too_fast = 0
        self._advising: asyncio.Task[None] | None = None
        self._advised = 0

    def changed(self) -> None:
        if self._greeted:
            self._dirty = True
            self._wake.set()

    def reply(self, message: bytes) -> None:
        self._replies.append(message)
        self._wake.set()

    @property
    def flooding(self) -> bool:
        """Whether it sends without end, or never reads what it is told."""
        return self._too_fast > TOO_FAST_AT_MOST or len(self._replies) > REPLIES_AT_MOST

    def complain(self, code: str, **args: int | str) -> None:
        self.reply(write("error", code=code, text=say(Text(f"error-{code}", dict(args)), self.lang)))

    async def write_out(self, room: Room) -> None:
        """Send what there is to send, until the line is gone; what was answered on it is stored."""
        with contextlib.suppress(Gone):
            while True:
                await self._wake.wait()
                self._wake.clear()
                replies, self._replies = self._replies, []
                table = await self._newest(room) if room.pressed else None
                await self._send(*replies, *(() if table is None else (table,)))
                if table is None and (table := await self._newest(room)) is not None:
                    await self._send(table)

    async def _newest(self, room: Room) -> bytes | None:
        """The table as it is, if it has changed."""
        if not self._dirty:
            return None
        self._dirty = False
        try:
            return await room.message(self)
        except Exception as error:
            log.error("table failed", table=room.table.id, seq=room.table.seq, lang=self.lang, exc_info=error)
            return write("error", code="internal", text=say(Text("error-internal"), self.lang))

    async def _send(self, *messages: bytes) -> None:
        for left, message in zip(range(len(messages) - 1, -1, -1), messages, strict=True):
            await self._wire.send(message.decode(), more=left > 0)

    def cut(self) -> None:
        """The table is played elsewhere from now on: whoever is here comes again."""
        self._cutting = asyncio.ensure_future(self._wire.close(RESTART))

    async def read_in(self, room: Room) -> None:
        while not self.flooding:
            data = await self._wire.receive()
            if data is None:
                return
            if len(data) > MAX_MESSAGE:
                self.complain("frame-too-large", limit=MAX_MESSAGE)
            elif not self._bucket.take():
                self._too_fast += 1
                self.complain("too-fast")
            else:
                try:
                    message = read(data)
                except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                    self.complain("bad-frame", reason=str(error))
                else:
                    await self._safely(room, message)
            await asyncio.sleep(0)  # whoever says much at once lets others have their turn in between

    async def _safely(self, room: Room, message: Message) -> None:
        """A fault of ours is logged with what led to it, said in one sentence, and costs nobody the game."""
        try:
            await self._obey(room, message)
        except Exception as error:
            self._failed(room, type(message).__name__, error)

    def _failed(self, room: Room, kind: str, error: Exception) -> None:
        self._rooms.metrics.count("faults")
        log.error("message failed", table=room.table.id, seq=room.table.seq, kind=kind, exc_info=error)
        self.complain("internal")

    async def _obey(self, room: Room, message: Message) -> None:
        match message:
            case Answer() | Undo() | ConsentAsk():
                await self._change(room, message)
            case ConsentAnswer(ask, yes):
                await room.agree(self, ask, yes)
            case Why(piece):
                refusal = await room.why(self, piece)
                if refusal is None:
                    self.complain("not-your-turn" if self.seats else "watching")
                else:
                    self.reply(write("why", piece=piece, rule=refusal.rule, text=say(refusal.text, self.lang)))
            case Look(seat):
                if seat not in self.seats:
                    self.complain("watching")
                    return
                self.eyes = seat
                self.changed()
            case Hello(lang, news, learn, delta):
                self.lang = words.known(lang)
                self.learn = learn
                self.had = Had(delta) if news or delta else None
                self._greeted = True
                self.changed()
            case Speak(lang):
                self.lang = words.known(lang)
                self._greeted = True
                self.changed()
            case Learn(on):
                self.learn = on
                self.changed()
            case Advise(seq):
                self._ask_advice(room, seq)
            case Ways(seq):
                found = await room.ways(self, seq)
                if found is not None:
                    self.reply(write("ways", seq=seq, ways=found))
            case Leads(seq, notations):
                led = await room.leads(self, seq, notations)
                if led is not None:
                    self.reply(write("leads", seq=seq, leads=led))
            case Scout(seq, piece, first):
                self._think(seq, self._scout(room, seq, piece, first))
            case Log(before):
                self.reply(await room.page(self, before))
            case Ping():
                self.reply(write("pong"))

    def _ask_advice(self, room: Room, seq: int) -> None:
        """Advice is thought about while everything else goes on: one thought at a time, about the newest table."""
        if self._advising is None or self._advising.done() or seq > self._advised:
            self._think(seq, self._advise(room, seq))

    def _think(self, seq: int, thought: Coroutine[Any, Any, None]) -> None:
        self.rest()
        self._advised = seq
        self._advising = asyncio.get_running_loop().create_task(thought)

    def rest(self) -> None:
        """Nobody wants to hear the advice any more."""
        if self._advising is not None:
            self._advising.cancel()
            self._advising = None

    async def _advise(self, room: Room, seq: int) -> None:
        try:
            advice = await room.advise(self, seq)
        except TavolaError as error:
            self.reply(write("error", code=words.code(error), text=say(error.text, self.lang)))
        except Exception as error:
            self._failed(room, "Advise", error)
        else:
            if advice is None:
                self.complain("not-your-turn" if self.seats else "watching")
            else:
                self.reply(write("advice", seq=seq, **advice))

    async def _scout(self, room: Room, seq: int, piece: str, first: tuple[str, ...]) -> None:
        try:
            found = await room.scout(self, seq, piece, first)
        except TavolaError as error:
            self.reply(write("error", code=words.code(error), text=say(error.text, self.lang)))
        except Exception as error:
            self._failed(room, "Scout", error)
        else:
            self.reply(write("scout", seq=seq, piece=piece, **(found or {"text": "", "line": []})))

    async def _change(self, room: Room, message: Answer | Undo | ConsentAsk) -> None:
        if not self.seats:
            self.complain("watching")
            return
        metrics, began = self._rooms.metrics, time.perf_counter()
        try:
            if isinstance(message, ConsentAsk):
                await room.ask_back(self, message.seq)
                return
            if isinstance(message, Answer):
                ack = await room.answer(self, message.id, message.seq, message.notation)
            else:
                ack = await room.undo(self, message.id, message.seq)
        except Stale as stale:
            if stale.seq != room.table.seq:
                await self._rooms.reopen(room)
            metrics.count("refusals", "stale")
            self.reply(write("stale", id=message.id, seq=room.table.seq))
            self.changed()
        except TavolaError as error:
            if isinstance(error, BadStorage):
                log.error("storage failed", table=room.table.id, seq=room.table.seq, reason=str(error.__cause__))
            metrics.count("refusals", "storage" if isinstance(error, BadStorage) else "rules")
            rule = words.rule_of(error)
            self.reply(write("refusal", id=message.id, rule=rule, text=say(error.text, self.lang)))
        else:
            self.rest()
            metrics.answered(time.perf_counter() - began)
            self.reply(write("ack", id=message.id, seq=ack.seq))
            if ack.again:
                self.changed()


async def serve_table(wire: Wire, rooms: Rooms, id: str, caller: Caller) -> None:
    """One line at one table, until it ends."""
    connection = Connection(wire, rooms, caller)
    try:
        room = await rooms.join(id, connection)
    except TavolaError as error:
        if isinstance(error, DamagedGame | OtherRules):
            log.error("table unreadable", table=id, why=error.text.key, reason=_cause(error))
        await refuse(wire, error, caller.lang)
        return
    try:
        await _talk(connection, room)
    finally:
        connection.rest()
        with anyio.CancelScope(shield=True):
            await rooms.leave(room, connection)
    if connection.flooding:
        rooms.metrics.count("cut")
        log.warning("socket cut", table=room.table.id)
        await wire.close(POLICY)


async def refuse(wire: Wire, error: TavolaError, lang: str) -> None:
    """Say why not, and hang up."""
    with contextlib.suppress(Gone):
        await wire.send(write("error", code=words.code(error), text=say(error.text, lang)).decode())
    await wire.close(POLICY)


def _cause(error: TavolaError) -> str:
    """What lies behind a refusal, in one line for the log."""
    return type(error.__cause__).__name__ if error.__cause__ is not None else ""


async def _talk(connection: Connection, room: Room) -> None:
    """Read until the tab is gone, while a second task writes."""
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(connection.write_out, room)
        await connection.read_in(room)
        tasks.cancel_scope.cancel()
