"""A table with people at it: one at a time changes it, and everybody sees the change."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

import anyio

from ...kernel.codec import encode
from ...kernel.errors import TavolaError, UndoRefused
from ...kernel.records import Option, Refusal, Seat
from ...kernel.work import lately
from ...table import KeptMatch, SeatRecord, Stale
from ...table.kept import Ack
from ...table.match import OTHER_RULES
from ...table.storage.door import Addition
from ...table.ways import leads, ways
from ...teaching import advised, scouted_told
from ..apart.helpers import Helpers
from ..apart.jobs import Advise, Scout
from ..config import ADVICE_SECONDS, REQUESTS_AT_ONCE, REQUESTS_PER_MINUTE
from ..desk import Desk
from ..limits import Bucket
from .bots import Bots
from .consent import Consent, answers_back, others
from .drawing import Drawing, People, Reader
from .guest import Guest
from .keeper import Keeper
from .options import Dear, lead_told, way_told
from .pace import Pace
from .turn import Turn

R = TypeVar("R")


class Room:
    """One open table; the lock lets one at a time read or change it. The keeper stores answers, bots think with the
    helpers: nobody waits for another table."""

    def __init__(
        self, table: KeptMatch, threads: ThreadPoolExecutor, thinkers: Helpers, keeper: Keeper, desk: Desk
    ) -> None:
        self.table = table
        self.guests: set[Guest] = set()
        self.lock = Turn()
        self.consent: Consent | None = None
        self.holders: dict[Seat, int] = {}
        self.pace = Pace(threads)
        self._thinkers = thinkers
        self._keeper = keeper
        self._desk = desk
        self._drawing = Drawing()
        self._storing: Addition | None = None
        self._ways = lately(partial(ways, table.match.rules))  # asked again, they are known
        self._connected: frozenset[Seat] = frozenset()
        self._requests = Bucket(REQUESTS_PER_MINUTE / 60, REQUESTS_AT_ONCE)
        self._asked = 0
        self._bots = Bots(thinkers)

    # Who sees what.

    def sight(self, guest: Guest) -> tuple[Seat | None, Seat | None]:
        """Whose eyes a guest looks through, and before whose hand a cover lies.

        One who plays one seat sees what that seat sees. At a screen that is passed around nobody sees a hand before
        its player has taken the screen: when another seat there must decide, a cover lies over everything hidden.
        Where nothing is hidden no cover is needed: the screen shows whoever must decide.
        """
        own, match = guest.seats, self.table.match
        if len(own) < 2:
            return min(own, default=None), None
        last = guest.eyes if guest.eyes in own else None
        if match.outcome is not None:
            return last if last is not None else min(own), None
        decider = match.asked().seat
        wanted = decider if decider in own and decider not in match.bots else last
        if match.rules.open_table:
            return wanted if wanted is not None else min(own), None
        if wanted is None:
            return None, min(own)
        return (wanted, None) if wanted == last else (None, wanted)

    def speaks_for(self, guest: Guest) -> frozenset[Seat]:
        eyes = self.sight(guest)[0]
        return frozenset() if eyes is None else frozenset({eyes})

    async def message(self, guest: Guest) -> bytes:
        """The `table` message for this guest."""
        async with self.lock:
            if not self.pace.heavy:
                with contextlib.suppress(Dear):
                    return self.pace.timed(lambda: self._draw(guest, hurry=True))
            return await self.pace.work(lambda: self.pace.timed(lambda: self._draw(guest)))

    def lies_ready(self, guest: Guest) -> bool:
        """Whether the table of this guest has been drawn already."""
        return not self.lock.locked() and self._drawing.drawn_bare(self._reader(guest)) is not None

    def message_now(self, guest: Guest) -> tuple[bytes, bool] | None:
        """The same, if it can be had at once, and whether it is bare: then what is to be expected of answers is told
        later."""
        if not self.pace.heavy and not self.lock.locked():
            bare = self._drawing.drawn_bare(self._reader(guest))
            bare = guest.later and self._keeper.pressed if bare is None else bare
            with contextlib.suppress(Dear):
                return self.pace.timed(lambda: self._draw(guest, hurry=True, bare=bare)), bare
        return None

    async def expectations(self, guest: Guest, seq: int) -> bytes | None:
        """What a bare table did not say; None when the guest has no use for it any more."""
        async with self.lock:
            if not self._decides(guest, seq):
                return None
            return await self.pace.work(
                lambda: self.pace.timed(lambda: self._drawing.expectations(self.table, guest.lang))
            )

    def expectations_now(self, guest: Guest, seq: int) -> bytes | None:
        """The same, at once; empty where the guest has no use for it any more, None where it takes time."""
        if self.pace.heavy or self.lock.locked():
            return None
        if not self._decides(guest, seq):
            return b""
        with contextlib.suppress(Dear):
            return self.pace.timed(lambda: self._drawing.expectations(self.table, guest.lang, hurry=True))
        return None

    def _draw(self, guest: Guest, hurry: bool = False, bare: bool = False) -> bytes:
        people = People(self._connected, self.holders)
        return self._drawing.message(self.table, self._reader(guest), people, self.consent, guest.had, hurry, bare)

    def _draw_ahead(self, guest: Guest, given: Addition) -> None:
        """While an answer is on its way to the disk, draw the table that its guest will be told."""
        if self._storing is not given:
            return  # the disk was faster
        people = People(self._connected, self.holders)
        bare = guest.later and self._keeper.pressed
        with contextlib.suppress(Exception):  # what is wrong with it shows when it is to be told
            self.pace.timed(
                lambda: self._drawing.prepare(self.table, self._reader(guest), people, given.entry.seq, bare)
            )

    def _reader(self, guest: Guest) -> Reader:
        eyes, cover = self.sight(guest)
        return Reader(eyes, cover, guest.lang, guest.seats, guest.host, guest.learn)

    async def page(self, guest: Guest, before: int) -> bytes:
        """Earlier lines of the log, as this guest may know them."""
        async with self.lock:
            eyes = self.sight(guest)[0]
            return await self.pace.done(lambda: self._drawing.page(self.table, eyes, guest.lang, before))

    def announce(self) -> None:
        """Everybody gets a fresh table."""
        self._drawing.clear()
        for guest in tuple(self.guests):
            guest.changed()

    def people_changed(self) -> None:
        """Somebody came or left: news only where that gives or takes a seat its player."""
        connected = frozenset(seat for guest in self.guests for seat in guest.seats)
        if connected != self._connected:
            self._connected = connected
            self.announce()
        self.let_bots_play()

    def replace(self, table: KeptMatch) -> None:
        self.table = table
        self._drawing.clear()
        self.let_bots_play()

    # What changes the table.

    async def answer(self, guest: Guest, id: str, seq: int, notation: str) -> Ack:
        async with self.lock:
            given = await self.pace.done(
                lambda: self.table.give(notation, id, seq, self.speaks_for(guest), guest.seats)
            )
            ack = given if isinstance(given, Ack) else await self._keep(given)
        self._moved_on(ack)
        return ack

    def answer_now(
        self, guest: Guest, id: str, seq: int, notation: str, then: Callable[[Ack | Exception], None]
    ) -> bool:
        """The same without waiting: `then` hears of it once it is stored, or why it is not. False where it would have
        to wait, or is refused: then nothing has happened, and `answer` says why."""
        if self.pace.heavy or not self.lock.take():
            return False
        try:
            speaks = self.speaks_for(guest)
            given = self.pace.timed(lambda: self.table.give(notation, id, seq, speaks, guest.seats))
        except Exception:
            self.lock.release()
            return False
        if isinstance(given, Ack):
            self.lock.release()
            then(given)
        else:
            self._storing = given
            self._keeper.write(given, partial(self._kept, given, then))
            self._desk.draw_ahead(partial(self._draw_ahead, guest, given))
        return True

    def _kept(self, given: Addition, then: Callable[[Ack | Exception], None], trouble: Exception | None) -> None:
        """What was given at once is on disk, or could not be stored."""
        self._storing = None
        if trouble is not None:
            self.table.dropped(given)
            self._drawing.clear()
            self.lock.release()
            then(trouble)
            return
        ack = self.table.kept(given)
        self.lock.release()
        then(ack)
        self._moved_on(ack)

    async def undo(self, guest: Guest, id: str, seq: int) -> Ack:
        async with self.lock:
            ack = await self.pace.work(lambda: self.table.undo(id, seq, guest.seats))
        self._moved_on(ack)
        return ack

    async def why(self, guest: Guest, piece: str) -> Refusal | None:
        """Why a piece is of no use now. None for those who do not decide: a reason speaks of a hand."""
        async with self.lock:
            match = self.table.match
            if match.asked().seat not in self.speaks_for(guest):
                return None
            return await self.pace.work(lambda: match.rules.refuse(match.state, piece))

    async def ways(self, guest: Guest, seq: int) -> list[dict[str, Any]] | None:
        """How far one gets by several answers in a row; None for those who do not decide, or not about this table."""
        async with self.lock:
            match = self.table.match
            if not self._decides(guest, seq):
                return None
            return await self.pace.work(lambda: [way_told(way, guest.lang) for way in self._ways(match.state)])

    async def leads(self, guest: Guest, seq: int, notations: tuple[str, ...]) -> list[dict[str, Any]] | None:
        """What the answers of one piece lead to; None as for ways."""
        async with self.lock:
            match = self.table.match
            if not self._decides(guest, seq):
                return None
            return await self.pace.work(
                lambda: [lead_told(lead, guest.lang) for lead in leads(match.rules, match.state, notations)]
            )

    def _decides(self, guest: Guest, seq: int) -> bool:
        """Whether a guest is asked, and about the table it sees."""
        match = self.table.match
        return seq == self.table.seq and match.outcome is None and match.asked().seat in self.speaks_for(guest)

    async def advise(self, guest: Guest, seq: int) -> dict[str, Any] | None:
        """What an experienced player would answer in the guest's place; None for those who do not decide. Thinking
        holds up nobody: who answers meanwhile gets no advice."""
        async with self.lock:
            match = self.table.match
            if not self._decides(guest, seq):
                return None
            job = Advise(match.rules.id, await self.pace.work(lambda: encode(match.state)), match.asked().seat)
            state, decision = match.state, match.asked()
        advice = (await self._thinkers.ask(job, ADVICE_SECONDS)).advice
        assert advice is not None
        return await self.pace.work(lambda: advised(match.rules, state, decision, advice, guest.lang))

    async def scout(self, guest: Guest, seq: int, piece: str, first: tuple[str, ...]) -> dict[str, Any] | None:
        """What a piece promises whoever decides; None where there is nothing to say. Thought of apart."""
        async with self.lock:
            match = self.table.match
            if not self._decides(guest, seq):
                return None
            packed = await self.pace.work(lambda: encode(match.state))
            job = Scout(match.rules.id, packed, match.asked().seat, piece, first)
        found = (await self._thinkers.ask(job, ADVICE_SECONDS)).scouted
        return None if found is None else scouted_told(found, guest.lang)

    async def move_on(self) -> None:
        """Play on under the rules there are now."""
        async with self.lock:
            await self.pace.work(self.table.move_on)
        self.announce()
        self.let_bots_play()

    async def keep_house(self, locked: bool, paused: bool) -> None:
        """Lock or open the table, pause it or let it go on."""
        async with self.lock:
            await self.pace.work(lambda: self.table.keep_house(locked, paused))
        self.announce()
        self.let_bots_play()

    async def reseat(self, record: SeatRecord) -> None:
        """Change who plays a seat; bots take over, or stop."""
        async with self.lock:
            await self.pace.work(lambda: self.table.seat_again(record))
            self.consent = None
        self.announce()
        self.let_bots_play()

    def _moved_on(self, ack: Ack) -> None:
        if not ack.again:
            self.consent = None
            self._drawing.advance()
            for guest in tuple(self.guests):
                guest.changed()
            self.let_bots_play()

    async def _keep(self, given: Addition) -> Ack:
        """Store an answer, even if the one who gave it is gone: nobody may look at a half-changed table."""
        with anyio.CancelScope(shield=True):
            try:
                await self._keeper.keep(given)
            except BaseException:
                self.table.dropped(given)
                raise
        return self.table.kept(given)

    # Consent.

    async def ask_back(self, guest: Guest, seq: int) -> None:
        """Ask everybody else to let an answer be taken back that may not be."""
        async with self.lock:
            match = self.table.match
            if seq != self.table.seq:
                raise Stale(self.table.seq)
            count = answers_back(match, guest.seats)
            needed = others(match, self.table.seats.values(), guest.seats)
            right = self.table.can_undo(guest.seats)
            if right.can or not count or not needed or self.table.final:
                raise UndoRefused(right.reason or "undo-nobody", right.rule)
            if match.count - count < match.floor:
                raise UndoRefused(OTHER_RULES)
            if not self._requests.take():
                raise TavolaError("error-too-many-requests")
            self._asked += 1
            seat = match.move(-count).seat
            self.consent = Consent(self._asked, seat, guest.seats, count, needed)
        self.announce()

    async def agree(self, guest: Guest, number: int, yes: bool) -> None:
        """One says yes or no; the last yes takes the answers back. Whoever asked withdraws with a no."""
        async with self.lock:
            consent = self.consent
            if consent is None or consent.number != number:
                return
            if not yes and guest.seats & (consent.needed | consent.by):
                self.consent = None
                if not guest.seats & consent.by:
                    for other in self.guests:
                        if other.seats & consent.by:
                            other.complain("consent-refused")
            elif yes:
                consent.agreed |= guest.seats & consent.needed
                if not consent.waiting:
                    self.consent = None
                    await self.pace.work(lambda: self.table.force_undo(consent.count, consent.seat))
        self.announce()
        self.let_bots_play()

    # Bots.

    def let_bots_play(self) -> None:
        """Let bots answer, one after another, while somebody is there to see it."""
        if self.table.match.bots:
            self._bots.play(self)

    def rest(self) -> None:
        """Nobody is there any more: what is being thought about or drawn is given up."""
        self._drawing.give_up()
        self._bots.rest()

    async def bots_answer(self, seq: int, notation: str) -> None:
        """What a bot says to the table as it was; nothing comes of it where somebody changed that meanwhile."""
        async with self.lock:
            if self.table.seq != seq or not self.table.awaits_bot:
                return
            await self._keep(await self.pace.done(lambda: self.table.give_for_bot(notation or self._useful())))
            self.consent = None
        self.announce()

    def _useful(self) -> Option:
        """What a bot that could not decide answers: the first that may lead somewhere."""
        options = self.table.match.asked().options
        return next((option for option in options if not option.idle), options[0])
