"""Sends what waits to be told. A notice is written together with the answer that led to it; it leaves when its moment
has come, and goes when it has arrived, or nobody needs it any more. One worker sends for all."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from functools import partial

import structlog
from itsdangerous import BadSignature, URLSafeSerializer

from ...kernel.errors import TavolaError
from ...kernel.records import Seat, Text
from ...kernel.shelf import game
from ...table.listing import title_of
from ...table.storage.door import Notice
from ...text import say
from ..rooms.rooms import Rooms
from .ways import Way, Words

log = structlog.get_logger("tavola.server")

_EVERY = 15.0
#: When a notice that did not arrive is tried again.
_LATER = 600.0

Target = tuple[str, Seat, str, str]


class Outbox:
    """The ways there are, and the loop that uses them. `origin` is how this server is called from outside."""

    def __init__(self, rooms: Rooms, ways: Mapping[str, Way], origin: str, secret: str) -> None:
        self.ways = ways
        self._rooms = rooms
        self._origin = origin.rstrip("/")
        self._codes = URLSafeSerializer(secret, salt="tavola-notice")

    async def run(self) -> None:
        while True:
            await asyncio.sleep(_EVERY)
            try:
                if await self._rooms.owners.first():
                    await self.send()
            except TavolaError as error:  # the storage is away: what waits there waits
                log.warning("notices wait", why=error.text.key)

    async def send(self) -> None:
        """Send what is due."""
        now = time.time()
        for notice in await self._rooms.work(lambda: self._rooms.tables.storage.due(now, now + _LATER)):
            way = self.ways.get(notice.kind)
            if way is None:
                continue
            words = await self._rooms.work(partial(self._words, notice))
            if await self._told(way, notice.address, words):
                await self._rooms.work(partial(self._rooms.tables.storage.sent, notice.key))

    async def confirm(self, target: Target, lang: str) -> bool:
        """Ask whoever reads an address whether it wants notices. False when it cannot be reached."""
        kind, address = target[2:]
        url = self._link(target)
        words = Words(
            say(Text("notice-confirm-subject"), lang),
            say(Text("notice-confirm-body", {"url": url}), lang),
            url,
            f"{url}?stop=yes",
        )
        return await self._told(self.ways[kind], address, words)

    def target(self, code: str) -> Target:
        """Whom a code of a notice speaks of. Raises TavolaError."""
        try:
            table, seat, kind, address = self._codes.loads(code)
        except (BadSignature, ValueError):
            raise TavolaError("error-not-found", path="notice") from None
        return str(table), int(seat), str(kind), str(address)

    def _link(self, target: Target) -> str:
        return f"{self._origin}/notice/{self._codes.dumps(target)}"

    async def _told(self, way: Way, address: str, words: Words) -> bool:
        try:
            await asyncio.to_thread(way, address, words)
        except (OSError, ValueError) as error:
            self._rooms.metrics.count("notices", "failed")
            log.warning("notice not sent", reason=type(error).__name__)
            return False
        self._rooms.metrics.count("notices", "sent")
        return True

    def _words(self, notice: Notice) -> Words:
        stored = self._rooms.tables.storage.load(notice.game)
        setup = stored.game.setup
        title = title_of(game(setup.game), setup.scenario, setup.players, notice.lang)
        url = f"{self._origin}/game/{notice.game}"
        stop = self._link((notice.game, notice.seat, notice.kind, notice.address)) + "?stop=yes"
        told = {"title": title, "url": url, "stop": stop}
        subject = say(Text("notice-turn-subject", {"title": title}), notice.lang)
        question = f"{notice.game}.{notice.seat}.{notice.seq}"
        return Words(subject, say(Text("notice-turn-body", dict(told)), notice.lang), url, stop, question)
