"""The bots of one table: they think with the helpers, one answer after another, while somebody is there to see it."""

from __future__ import annotations

import asyncio
from typing import Protocol

import structlog

from ...kernel.codec import encode
from ...kernel.errors import TavolaError
from ...table import KeptMatch, Stale
from ..apart.helpers import Helpers
from ..apart.jobs import Done, Think
from ..config import THINK_SECONDS
from .guest import Guest
from .pace import Pace
from .turn import Turn

log = structlog.get_logger("tavola.server")


class Played(Protocol):
    """What bots need of the table they play at."""

    table: KeptMatch
    guests: set[Guest]
    lock: Turn
    pace: Pace

    async def bots_answer(self, seq: int, notation: str) -> None:
        """What a bot says to the table as it was at that answer."""


class Bots:
    def __init__(self, thinkers: Helpers) -> None:
        self._thinkers = thinkers
        self._playing: asyncio.Task[None] | None = None
        self._thinking: asyncio.Future[Done] | None = None

    def play(self, room: Played) -> None:
        """Let those who must decide answer, unless that is under way."""
        if self._playing is None or self._playing.done():
            self._playing = asyncio.get_running_loop().create_task(self._play(room))

    def rest(self) -> None:
        """Nobody wants to know any more."""
        if self._thinking is not None:
            self._thinking.cancel()

    async def _play(self, room: Played) -> None:
        try:
            while room.guests:
                async with room.lock:
                    job = await room.pace.done(lambda: _job(room.table))
                    seq = room.table.seq
                if job is None:
                    return
                notation = await self._thought(room, job)
                if notation is None:
                    return
                await room.bots_answer(seq, notation)  # where the table is another by now, they think again
        except Stale:
            return  # another process moved this table on; the next answer finds that out
        except Exception as error:
            log.error("bot failed", table=room.table.id, seq=room.table.seq, exc_info=error)

    async def _thought(self, room: Played, job: Think) -> str | None:
        """What the bot says; nothing when it took too long, None when nobody wants to know any more."""
        self._thinking = thinking = asyncio.ensure_future(self._thinkers.ask(job, THINK_SECONDS, job.who))
        try:
            await asyncio.wait((thinking,))
            return None if thinking.cancelled() else thinking.result().notation
        except TavolaError as error:
            log.warning("bot gave up", table=room.table.id, seq=room.table.seq, why=error.text.key)
            return ""
        finally:
            thinking.cancel()
            self._thinking = None


def _job(table: KeptMatch) -> Think | None:
    """What the bot that must decide now has to think about."""
    if not table.awaits_bot:
        return None
    match = table.match
    seat = match.asked().seat
    who = f"{table.id}/{seat}"
    return Think(who, match.rules.id, encode(match.state), seat, match.bots[seat][0], f"{match.seed}/{seat}")
