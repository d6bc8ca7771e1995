"""Games as tables play them: begun, added to, loaded, and who sits at them. The same statements on every database."""

from __future__ import annotations

import secrets
import time
from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence

from ...kernel.records import Seat
from ..errors import BadStorage, Stale, UnknownTable
from ..seats import SeatRecord
from .door import Addition, Happened, NewGame, Progress, StoredGame, TableInfo
from .rows import SEAT, about, columns, entry_row, games_of, seat_row, stored_of
from .statements import KEY, Statements, Step

NEW_GAME = """
INSERT INTO game (id, setup, seed, position, bots, owner, drawn, round, finished, chapter, state, engine, updated)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
NEW_SEAT = f"INSERT INTO seat ({SEAT}, game) VALUES (?, ?, ?, ?, ?, ?, ?, ?, {KEY})"
NEW_EVENT = f"""
INSERT INTO event (seq, kind, seat, notation, client, sealed, events, game) VALUES (?, ?, ?, ?, ?, ?, ?, {KEY})
"""
NEW_SNAPSHOT = f"INSERT INTO snapshot (seq, state, game) VALUES (?, ?, {KEY})"
_PUT_SEAT = f"""
INSERT INTO seat (game, {SEAT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (game, seat) DO UPDATE SET kind = excluded.kind, digest = excluded.digest, bot = excluded.bot,
called = excluded.called, avatar = excluded.avatar, once = excluded.once, away = excluded.away
"""
_REVOKE = """
DELETE FROM holder WHERE game = ? AND seat = ?
AND NOT EXISTS (SELECT 1 FROM seat WHERE game = ? AND seat = ? AND digest = ?)
"""
_GAME = "SELECT setup, seed, position, bots, owner, drawn, locked, paused, state, engine, key FROM game WHERE id = ?"
_EVENTS = "SELECT seq, kind, seat, notation, client, sealed, events FROM event WHERE game = ? ORDER BY seq"
_SNAPSHOTS = """
SELECT seq, state FROM snapshot WHERE game = ? AND (seq IN (SELECT seq FROM event WHERE game = ? AND kind = 'moved')
OR seq IN (SELECT seq FROM snapshot WHERE game = ? ORDER BY seq DESC LIMIT 3))
"""
_LISTED = "SELECT id, setup, round, finished, chapter, updated, called FROM game"
_MINE = "WHERE owner = ? OR key IN (SELECT game FROM holder WHERE visitor = ? AND seat >= 0)"


class Games(Statements):
    """What a storage offers tables; see `Storage`. `clash`: what its database raises where a row exists already."""

    clash: type[Exception]

    @abstractmethod
    def told(self, game: str, seq: int) -> None:
        """An entry is stored: whoever else shares the database may hear of it."""

    def create(
        self, game: NewGame, progress: Progress, journal: Sequence[Happened] = (), snapshots: Mapping[int, bytes] = {}
    ) -> None:
        self.change(
            [
                (NEW_GAME, (*about(game), *columns(progress), time.time())),
                *((NEW_SEAT, (*seat_row(one), game.id)) for one in game.seats),
                *self.whole_journal(game.id, journal),
                *((NEW_SNAPSHOT, (seq, state, game.id)) for seq, state in snapshots.items()),
            ]
        )

    def append(
        self,
        game: str,
        entry: Happened,
        progress: Progress,
        snapshot: bytes | None = None,
        asks: Seat | None = None,
    ) -> None:
        try:
            self.change(self.together([Addition(game, entry, progress, snapshot, asks)]))
        except self.clash:
            found = self.rows("SELECT max(seq) FROM event WHERE game = ?", (self._key(game),))
            raise Stale(found[0][0] or 0) from None
        self.told(game, entry.seq)

    def append_all(self, additions: Sequence[Addition]) -> list[Exception | None]:
        if len(additions) > 1:
            try:
                self.change(self.together(additions))
            except BadStorage as error:
                return [error] * len(additions)
            except self.clash:
                pass  # somebody else wrote one of them: each is tried by itself
            else:
                for one in additions:
                    self.told(one.game, one.entry.seq)
                return [None] * len(additions)
        return [self._trouble(one) for one in additions]

    def whole_journal(self, game: str, journal: Sequence[Happened]) -> Iterable[Step]:
        """What is written with all entries of one game; a database may have fewer words for it."""
        return ((NEW_EVENT, (*entry_row(entry), game)) for entry in journal)

    @abstractmethod
    def together(self, additions: Sequence[Addition]) -> Iterable[Step]:
        """What is written with entries of several games."""

    def _trouble(self, one: Addition) -> Exception | None:
        try:
            self.append(one.game, one.entry, one.progress, one.snapshot, one.asks)
        except Exception as error:  # whatever it is: who waits for this entry hears it
            return error
        return None

    def verified(self, game: str, state: bytes, engine: str) -> None:
        self.change([("UPDATE game SET state = ?, engine = ? WHERE id = ?", (state, engine, game))])

    def load(self, game: str) -> StoredGame:
        rows = self.rows(_GAME, (game,))
        if not rows:
            raise UnknownTable("error-unknown-table", id=game)
        *told, key = rows[0]
        seats = self.rows(f"SELECT {SEAT} FROM seat WHERE game = ? ORDER BY seat", (key,))
        return stored_of(game, tuple(told), seats, self.rows(_EVENTS, (key,)), self.rows(_SNAPSHOTS, (key,) * 3))

    def owner(self, game: str) -> str:
        rows = self.rows("SELECT owner FROM game WHERE id = ?", (game,))
        if not rows:
            raise UnknownTable("error-unknown-table", id=game)
        return str(rows[0][0])

    def games(self, owner: str | None = None) -> tuple[TableInfo, ...]:
        whose = "" if owner is None else _MINE
        return games_of(self.rows(f"{_LISTED} {whose} ORDER BY updated DESC", () if owner is None else (owner, owner)))

    def put_seat(self, game: str, record: SeatRecord) -> None:
        key = self._key(game)
        revoked = (key, record.seat, key, record.seat, record.digest)
        self.change([(_REVOKE, revoked), (_PUT_SEAT, (key, *seat_row(record)))])

    def held(self, game: str, visitor: str) -> frozenset[Seat]:
        rows = self.rows("SELECT seat FROM holder WHERE game = ? AND visitor = ?", (self._key(game), visitor))
        return frozenset(seat for (seat,) in rows)

    def holders(self, game: str) -> dict[Seat, int]:
        return dict(self.rows("SELECT seat, count(*) FROM holder WHERE game = ? GROUP BY seat", (self._key(game),)))

    def secret(self) -> str:
        made = secrets.token_urlsafe(32)
        self.change([("INSERT INTO setting VALUES ('secret', ?) ON CONFLICT DO NOTHING", (made,))])
        return str(self.rows("SELECT value FROM setting WHERE name = 'secret'")[0][0])

    def retire(self, worker: str) -> None:
        self.change([("DELETE FROM lease WHERE worker = ?", (worker,)), ("DELETE FROM worker WHERE id = ?", (worker,))])

    def _key(self, game: str) -> int:
        rows = self.rows("SELECT key FROM game WHERE id = ?", (game,))
        if not rows:
            raise UnknownTable("error-unknown-table", id=game)
        return int(rows[0][0])
