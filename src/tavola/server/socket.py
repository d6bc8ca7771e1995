"""One WebSocket per game: messages in, each answered by a typed one; the newest table out."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Coroutine
from functools import partial
from typing import Any

import anyio
import msgspec
import structlog

from ..kernel.errors import TavolaError
from ..kernel.records import Seat, Text
from ..table import BadStorage, DamagedGame, OtherRules, Stale
from ..table.kept import Ack
from ..text import DEFAULT, say
from .config import MAX_MESSAGE, MESSAGES_AT_ONCE, MESSAGES_PER_SECOND, REPLIES_AT_MOST, TOO_FAST_AT_MOST
from .http import words
from .limits import Bucket
from .rooms.logbook import Had
from .rooms.room import Room
from .rooms.rooms import Rooms
from .talking import Talk
from .voice import Voice
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
    """One browser tab at one table: what is said on it has its effect, one message after the other."""

    def __init__(self, wire: Wire, rooms: Rooms, caller: Caller, line: Talk | None = None) -> None:
        self.lang = DEFAULT
        self.visitor = caller.visitor
        self.local = caller.local
        self.had: Had | None = None
        self.learn = False
        self.later = False
        self.seats: frozenset[Seat] = frozenset()
        self.host = False
        self.eyes: Seat | None = None
        self._greeted = False
        self._wire = wire
        self._rooms = rooms
        self.voice = Voice(wire, line, self, rooms.desk)
        #: Whether what was said last has not had its effect yet.
        self._hearing = False
        self._quiet: asyncio.Future[None] | None = None
        self._bucket = Bucket(MESSAGES_PER_SECOND, MESSAGES_AT_ONCE)
        self._too_fast = 0
        self._advising: asyncio.Task[None] | None = None
        self._advised = 0

    def changed(self) -> None:
        if self._greeted:
            self.voice.changed()

    def reply(self, message: bytes) -> None:
        self.voice.reply(message)

    @property
    def flooding(self) -> bool:
        """Whether it sends without end, or never reads what it is told."""
        return self._too_fast > TOO_FAST_AT_MOST or self.voice.unsaid > REPLIES_AT_MOST

    def complain(self, code: str, **args: int | str) -> None:
        self.reply(write("error", code=code, text=say(Text(f"error-{code}", dict(args)), self.lang)))

    def cut(self) -> None:
        """The table is played elsewhere from now on: whoever is here comes again."""
        self._cutting = asyncio.ensure_future(self._wire.close(RESTART))

    def hear_now(self, room: Room, data: bytes) -> bool:
        """Take an answer at once, as nearly all that is said can be. False: it has to wait its turn in `read_in`, or to
        be refused there."""
        if self._hearing or not self.seats or len(data) > MAX_MESSAGE:
            return False
        try:
            message = read(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return False
        if not isinstance(message, Answer) or not self._bucket.take():
            return False
        self._hearing = True
        then = partial(self._heard, room, message, time.perf_counter())
        if room.answer_now(self, message.id, message.seq, message.notation, then):
            return True
        self._bucket.put_back()
        self._hearing = False
        return False

    def _heard(self, room: Room, answer: Answer, began: float, told: Ack | Exception) -> None:
        """An answer taken at once is stored, or could not be."""
        if isinstance(told, Ack):
            self._acknowledge(answer.id, told, began)
            self._quieten()
        else:
            self._refusing = asyncio.get_running_loop().create_task(self._excuse(room, answer, told))

    async def _excuse(self, room: Room, answer: Answer, error: Exception) -> None:
        try:
            await self._refuse(room, answer.id, error)
        except Exception as fault:
            self._failed(room, "Answer", fault)
        finally:
            self._quieten()

    def _quieten(self) -> None:
        self._hearing = False
        if self._quiet is not None:
            self._quiet.set_result(None)
            self._quiet = None

    async def quiet(self) -> None:
        """Until what was said last has had its effect."""
        if self._hearing:
            self._quiet = self._quiet or asyncio.get_running_loop().create_future()
            await asyncio.shield(self._quiet)

    async def read_in(self, room: Room) -> None:
        while not self.flooding:
            data = await self._wire.receive()
            await self.quiet()
            if data is None:
                return
            self._hearing = True
            await self._hear(room, data)
            self._quieten()
            await asyncio.sleep(0)  # whoever says much at once lets others have their turn in between

    async def _hear(self, room: Room, data: str | bytes) -> None:
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
            case Hello(lang, news, learn, delta, later):
                self.lang = words.known(lang)
                self.learn, self.later = learn, later
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
        began = time.perf_counter()
        try:
            if isinstance(message, ConsentAsk):
                await room.ask_back(self, message.seq)
                return
            if isinstance(message, Answer):
                ack = await room.answer(self, message.id, message.seq, message.notation)
            else:
                ack = await room.undo(self, message.id, message.seq)
        except Exception as error:
            await self._refuse(room, message.id, error)
        else:
            self._acknowledge(message.id, ack, began)

    def _acknowledge(self, id: str, ack: Ack, began: float) -> None:
        self.rest()
        self._rooms.metrics.answered(time.perf_counter() - began)
        self.reply(write("ack", id=id, seq=ack.seq))
        if ack.again:
            self.changed()

    async def _refuse(self, room: Room, id: str, error: Exception) -> None:
        """Say why something did not take effect; what is no reason is a fault."""
        metrics = self._rooms.metrics
        if isinstance(error, Stale):
            if error.seq != room.table.seq:
                await self._rooms.reopen(room)
            metrics.count("refusals", "stale")
            self.reply(write("stale", id=id, seq=room.table.seq))
            self.changed()
        elif isinstance(error, TavolaError):
            if isinstance(error, BadStorage):
                log.error("storage failed", table=room.table.id, seq=room.table.seq, reason=str(error.__cause__))
            metrics.count("refusals", "storage" if isinstance(error, BadStorage) else "rules")
            rule = words.rule_of(error)
            self.reply(write("refusal", id=id, rule=rule, text=say(error.text, self.lang)))
        else:
            raise error


async def serve_table(wire: Wire, rooms: Rooms, id: str, caller: Caller, line: Talk | None = None) -> None:
    """One line at one table, until it ends. `line`: the same as `wire`, where it can be heard and spoken on at once."""
    connection = Connection(wire, rooms, caller, line)
    try:
        room = await rooms.join(id, connection)
    except TavolaError as error:
        if isinstance(error, DamagedGame | OtherRules):
            log.error("table unreadable", table=id, why=error.text.key, reason=_cause(error))
        await refuse(wire, error, caller.lang)
        return
    try:
        if line is not None:
            line.ear = partial(connection.hear_now, room)
        await _talk(connection, room)
    finally:
        if line is not None:
            line.ear = None
        connection.rest()
        with anyio.CancelScope(shield=True):
            await connection.quiet()
            await rooms.leave(room, connection)
        connection.had = None
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
        connection.voice.enter(room)
        tasks.start_soon(connection.voice.speak)
        await connection.read_in(room)
        tasks.cancel_scope.cancel()
