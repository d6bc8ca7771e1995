"""Durable tables: a match whose every answer is on disk before it is acknowledged."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Any

from msgspec import Struct

from ..kernel.codec import decode, encode
from ..kernel.errors import BadSave, TavolaError, UndoRefused
from ..kernel.journal import Journal
from ..kernel.records import Option, Seat
from ..kernel.shelf import game
from .errors import Stale
from .match import Match, Move
from .positions import start_of
from .seating import seat_bots
from .seats import BOT, HERE, SeatRecord
from .storage import ANSWER, FORCED, UNDO, Happened, NewGame, Progress, Storage, StoredGame, TableInfo

#: A snapshot of the state is stored with every so many events, so that loading never replays a long journal.
SNAPSHOT_EVERY = 20


class Ack(Struct, frozen=True):
    """Where the table stood right after a request took effect; `again` when it had done so before."""

    seq: int
    again: bool = False


class KeptMatch:
    """One stored game. `seq` counts its journal entries, undone answers and undos included."""

    def __init__(
        self,
        storage: Storage,
        id: str,
        match: Match,
        seq: int,
        seen: dict[str, int],
        seats: Collection[SeatRecord] = (),
        owner: str = "",
    ) -> None:
        self.id = id
        self.match = match
        self.seq = seq
        self.owner = owner
        self.seats = {record.seat: record for record in seats or _at_one_screen(match)}
        self._storage = storage
        self._seen = seen

    def answer(
        self,
        said: str | Option,
        client: str = "",
        seq: int | None = None,
        seats: Collection[Seat] | None = None,
        bots: bool = True,
    ) -> Ack:
        """Give one answer, and those of bots that follow. Returns once it is on disk.

        `seats` are those this answer may speak for; without it, whoever must decide. The same client id again has no
        second effect. Raises Stale for a wrong `seq`, and IllegalAnswer; both change nothing.
        """
        before = self._before(client, seq)
        if before is not None:
            return before
        seat = self.match.asked().seat
        if seats is not None and seat not in seats and self.match.outcome is None:
            raise TavolaError("error-not-your-turn")
        step = self.match.step(said)
        move = self.match.moves[-1]
        self._keep(Happened(self.seq + 1, ANSWER, seat, move.notation, client, step.sealed, step.events))
        ack = Ack(self.seq)
        self._seen[client] = ack.seq
        if bots:
            self.let_bots_play()
        return ack

    def undo(self, client: str = "", seq: int | None = None, seats: Collection[Seat] | None = None) -> Ack:
        """Take back the last answer; an entry of its own in the journal."""
        before = self._before(client, seq)
        if before is not None:
            return before
        right = self.match.can_undo(seats)
        if not right.can:
            raise UndoRefused(right.reason, right.rule)
        taken = self.match.moves[-1]
        self.match.undo(seats)
        try:
            self._keep(Happened(self.seq + 1, UNDO, taken.seat, "", client))
        except BaseException:
            self.match.redo(taken)
            raise
        self._seen[client] = self.seq
        return Ack(self.seq)

    def force_undo(self, count: int, seat: Seat) -> None:
        """Take back so many answers, whatever they showed: all players agreed. One entry of the journal."""
        taken = self.match.moves[-count:]
        for _ in taken:
            self.match.forget()
        try:
            self._keep(Happened(self.seq + 1, FORCED, seat, str(len(taken))))
        except BaseException:
            for move in taken:
                self.match.redo(move)
            raise

    def let_bots_play(self) -> None:
        """Bots answer until a person must, each answer as durable as any other."""
        while self.let_a_bot_play():
            pass

    def let_a_bot_play(self) -> bool:
        """One answer of a bot; False when a person must decide, or the game is over, or no person plays."""
        choice = self.match.bot_choice() if self.match.people() else None
        if choice is None:
            return False
        seat = self.match.asked().seat
        step = self.match.step(choice)
        self._keep(Happened(self.seq + 1, ANSWER, seat, choice.notation, "", step.sealed, step.events))
        return True

    def seat_again(self, record: SeatRecord) -> None:
        """Change who sits at a seat; a bot named there plays from now on."""
        bots = seat_bots({record.seat: record.bot} if record.bot else {}, self.match.seed)
        self._storage.put_seat(self.id, record)
        self.seats[record.seat] = record
        self.match.bots.pop(record.seat, None)
        self.match.bots.update(bots)

    def _before(self, client: str, seq: int | None) -> Ack | None:
        if client and client in self._seen:
            return Ack(self._seen[client], again=True)
        if seq is not None and seq != self.seq:
            raise Stale(self.seq)
        return None

    def _keep(self, entry: Happened) -> None:
        """Write the entry; if that fails, the match in memory stands where it stood before."""
        match = self.match
        snapshot = None
        if entry.kind == ANSWER and entry.seq % SNAPSHOT_EVERY == 0:
            snapshot = encode(match.state)
        try:
            self._storage.append(self.id, entry, _progress(match), snapshot)
        except BaseException:
            if entry.kind == ANSWER:
                match.forget()
            raise
        self.seq = entry.seq


class Tables:
    """All games of one storage."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    def create(self, match: Match, owner: str = "", seats: Collection[SeatRecord] = ()) -> KeptMatch:
        """Put a match (new, or from a save or position file) on a durable table, with all its answers so far."""
        id = secrets.token_hex(10)
        if seats:
            match.bots = seat_bots({record.seat: record.bot for record in seats if record.bot}, match.seed)
        bots = {str(seat): name for seat, (name, _) in match.bots.items()}
        table = KeptMatch(self.storage, id, match, 0, {}, seats, owner)
        everyone = tuple(table.seats.values())
        progress = _progress(match)
        self.storage.create(NewGame(id, match.setup, match.seed, match.source, bots, owner, everyone), progress)
        moves = match.moves
        for number, move in enumerate(moves, 1):
            snapshot = encode(match.state) if number == len(moves) else None
            entry = Happened(number, ANSWER, move.seat, move.notation, "", move.sealed, move.events)
            self.storage.append(id, entry, progress, snapshot)
            table.seq = number
        return table

    def open(self, id: str) -> KeptMatch:
        """Resume a stored game at its decision."""
        stored = self.storage.load(id)
        return KeptMatch(
            self.storage,
            id,
            _rebuilt(stored),
            len(stored.journal),
            {entry.client: entry.seq for entry in stored.journal if entry.client},
            stored.game.seats,
            stored.game.owner,
        )

    def owner(self, id: str) -> str:
        return self.storage.owner(id)

    def all(self, owner: str | None = None) -> tuple[TableInfo, ...]:
        return self.storage.games(owner)


def _progress(match: Match) -> Progress:
    """How far a match is."""
    number = getattr(match.state, "round", 0)
    stands = match.rules.standing(match.state)
    return Progress(number if isinstance(number, int) else 0, match.outcome is not None, stands)


def _at_one_screen(match: Match) -> list[SeatRecord]:
    """Everybody who is not a bot plays where the table was begun."""
    bots = {seat: name for seat, (name, _) in match.bots.items()}
    return [
        SeatRecord(seat, BOT if seat in bots else HERE, bot=bots.get(seat, ""))
        for seat in range(len(match.rules.seats(match.state)))
    ]


def _rebuilt(stored: StoredGame) -> Match:
    """The match a journal describes: answers pile up, an undo takes the last one off."""
    new = stored.game
    rules = game(new.setup.game)
    standing: list[tuple[int, Move]] = []
    for entry in stored.journal:
        if entry.kind == UNDO:
            standing.pop()
        elif entry.kind == FORCED:
            del standing[len(standing) - int(entry.notation) :]
        else:
            standing.append((entry.seq, Move(entry.seat, entry.notation, entry.events, entry.sealed, None)))
    for seq, move in standing:
        if seq in stored.snapshots:
            move.state = _snapshot(stored.snapshots[seq], rules.state_type)
    journal = Journal(new.setup, new.seed, (), new.position)
    names = {record.seat: record.bot for record in new.seats if record.bot}
    if not new.seats:
        names = {int(seat): name for seat, name in new.bots.items()}
    bots = seat_bots(names, new.seed)
    return Match(rules, journal, start_of(rules, journal), [move for _, move in standing], bots)


def _snapshot(data: bytes, kind: type[Any]) -> Any:
    """The state, or None when this version cannot read it: the journal can always be replayed instead."""
    try:
        return decode(data, kind)
    except BadSave:
        return None
