"""Storage in a PostgreSQL database, for servers whose games must outlive their machine. An optional extra: it needs
psycopg."""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import psycopg
from psycopg import errors

from ...kernel.records import Seat
from ..errors import BadStorage, Stale, UnknownTable
from ..seats import SeatRecord
from .chronicles import POSTGRES_TABLES
from .door import SILENCE, Happened, NewGame, Progress, StoredGame, TableInfo
from .keeping import Keeping
from .people import People, asks_of
from .postgres_news import News
from .rows import SEAT, about, columns, entry_row, games_of, seat_row, stored_of
from .statements import Step

#: Names our advisory lock ("TAVO"), for laying the tables.
_LOCK = 0x5441564F

_TABLES = """
CREATE TABLE IF NOT EXISTS game (
  key BIGSERIAL PRIMARY KEY, id TEXT NOT NULL UNIQUE, setup BYTEA NOT NULL, seed TEXT NOT NULL, position TEXT NOT NULL,
  bots BYTEA NOT NULL, owner TEXT NOT NULL, drawn BOOLEAN NOT NULL, round INTEGER NOT NULL, finished BOOLEAN NOT NULL,
  chapter BYTEA, state BYTEA, engine TEXT NOT NULL, updated DOUBLE PRECISION NOT NULL
);
CREATE TABLE IF NOT EXISTS event (
  game BIGINT NOT NULL REFERENCES game(key), seq INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
  notation TEXT NOT NULL, client TEXT, sealed BOOLEAN NOT NULL, events BYTEA NOT NULL, PRIMARY KEY (game, seq)
);
CREATE TABLE IF NOT EXISTS snapshot (
  game BIGINT NOT NULL REFERENCES game(key), seq INTEGER NOT NULL, state BYTEA NOT NULL, PRIMARY KEY (game, seq)
);
CREATE TABLE IF NOT EXISTS seat (
  game BIGINT NOT NULL REFERENCES game(key), seat INTEGER NOT NULL, kind TEXT NOT NULL, digest TEXT NOT NULL,
  bot TEXT NOT NULL, PRIMARY KEY (game, seat)
);
CREATE TABLE IF NOT EXISTS holder (
  game BIGINT NOT NULL REFERENCES game(key), seat INTEGER NOT NULL, visitor TEXT NOT NULL,
  PRIMARY KEY (game, seat, visitor)
);
CREATE INDEX IF NOT EXISTS seat_of_link ON seat (digest);
CREATE INDEX IF NOT EXISTS held_by ON holder (visitor);
CREATE INDEX IF NOT EXISTS game_of ON game (owner)
"""
#: What came with version 2: several workers, and which of them plays which game.
_WORKERS = """
CREATE TABLE worker (id TEXT PRIMARY KEY, address TEXT NOT NULL, beat DOUBLE PRECISION NOT NULL);
CREATE TABLE lease (game BIGINT PRIMARY KEY REFERENCES game(key), worker TEXT NOT NULL);
CREATE INDEX lease_of ON lease (worker)
"""
#: What came with version 3: what people are called and want, tables that are locked or paused, notices that wait to be
#: sent, and what somebody had to say about a game.
_PEOPLE = """
ALTER TABLE seat ADD COLUMN called TEXT NOT NULL DEFAULT '', ADD COLUMN avatar TEXT NOT NULL DEFAULT '',
  ADD COLUMN once BOOLEAN NOT NULL DEFAULT FALSE, ADD COLUMN away DOUBLE PRECISION NOT NULL DEFAULT 0;
ALTER TABLE game ADD COLUMN locked BOOLEAN NOT NULL DEFAULT FALSE, ADD COLUMN paused BOOLEAN NOT NULL DEFAULT FALSE;
CREATE TABLE reach (
  game BIGINT NOT NULL REFERENCES game(key), seat INTEGER NOT NULL, kind TEXT NOT NULL, address TEXT NOT NULL,
  lang TEXT NOT NULL, confirmed BOOLEAN NOT NULL, PRIMARY KEY (game, seat, kind, address)
);
CREATE TABLE notice (
  key BIGSERIAL PRIMARY KEY, game BIGINT NOT NULL REFERENCES game(key), seat INTEGER NOT NULL, seq INTEGER NOT NULL,
  kind TEXT NOT NULL, address TEXT NOT NULL, lang TEXT NOT NULL, due DOUBLE PRECISION NOT NULL, tries INTEGER NOT NULL,
  UNIQUE (game, seat, seq, kind, address)
);
CREATE INDEX notice_due ON notice (due);
CREATE TABLE report (
  key BIGSERIAL PRIMARY KEY, game BIGINT NOT NULL REFERENCES game(key), seq INTEGER NOT NULL,
  at DOUBLE PRECISION NOT NULL, visitor TEXT NOT NULL, words TEXT NOT NULL, position TEXT NOT NULL
)
"""
#: What came with version 5: what people call a game.
_NAMES = """
ALTER TABLE game ADD COLUMN called TEXT NOT NULL DEFAULT ''
"""
_PARTS = (_TABLES, _WORKERS, _PEOPLE, POSTGRES_TABLES, _NAMES)
SCHEMA = len(_PARTS)
#: The clock of the database: those of its servers may differ.
_NOW = "extract(epoch FROM clock_timestamp())"
_BEAT = f"""
INSERT INTO worker VALUES (%s, %s, {_NOW}) ON CONFLICT (id) DO UPDATE SET address = excluded.address, beat = {_NOW}
"""
_OWN = f"""
INSERT INTO lease (game, worker) VALUES (%(game)s, %(me)s) ON CONFLICT (game) DO UPDATE SET worker = %(me)s
WHERE NOT EXISTS (SELECT 1 FROM worker WHERE id = lease.worker AND beat > {_NOW} - {SILENCE})
"""
_NEW_GAME = """
INSERT INTO game (id, setup, seed, position, bots, owner, drawn, round, finished, chapter, state, engine, updated)
VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s)
"""
_NEW_SEAT = """
INSERT INTO seat (seat, kind, digest, bot, called, avatar, once, away, game)
VALUES (%s, %s, %s, %s, %s, %s, %s, %s, (SELECT key FROM game WHERE id = %s))
"""
_PUT_SEAT = """
INSERT INTO seat (game, seat, kind, digest, bot, called, avatar, once, away)
VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s)
ON CONFLICT (game, seat) DO UPDATE SET kind = excluded.kind, digest = excluded.digest, bot = excluded.bot,
called = excluded.called, avatar = excluded.avatar, once = excluded.once, away = excluded.away
"""
_REVOKE = """
DELETE FROM holder WHERE game = %(game)s AND seat = %(seat)s
AND NOT EXISTS (SELECT 1 FROM seat WHERE game = %(game)s AND seat = %(seat)s AND digest = %(digest)s)
"""
_NEW_EVENT = """
INSERT INTO event (seq, kind, seat, notation, client, sealed, events, game)
VALUES (%s, %s, %s, %s, %s, %s, %s, (SELECT key FROM game WHERE id = %s))
"""
_NEW_SNAPSHOT = """
INSERT INTO snapshot (seq, state, game) VALUES (%s, %s, (SELECT key FROM game WHERE id = %s))
"""
_SNAPSHOTS = """
SELECT seq, state FROM snapshot WHERE game = %(game)s
AND (seq IN (SELECT seq FROM event WHERE game = %(game)s AND kind = 'moved')
OR seq IN (SELECT seq FROM snapshot WHERE game = %(game)s ORDER BY seq DESC LIMIT 3))
"""
_PROGRESS = """
UPDATE game SET round = %s, finished = %s, chapter = %s, state = %s, engine = %s, updated = %s WHERE id = %s
"""

Values = Sequence[Any] | Mapping[str, Any]


class PostgresStorage(Keeping, People):
    """See `Storage`. Each thread has a connection of its own; a commit returns when the database says it is durable."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._own = threading.local()
        self._lock = threading.Lock()
        self._all: list[psycopg.Connection[Any]] = []
        self._news = News(address)
        try:
            with self._connection().transaction():
                self._lay()
        except psycopg.Error as error:
            self.close()
            raise BadStorage("error-data-server", reason=str(error).strip().split("\n")[0]) from None
        except BadStorage:
            self.close()
            raise

    def _lay(self) -> None:
        """Lay the tables, once: two servers may begin together."""
        db = self._connection()
        db.execute("SELECT pg_advisory_xact_lock(%s, 1)", (_LOCK,))
        db.execute("CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value TEXT NOT NULL)")
        rows = db.execute("SELECT value FROM setting WHERE name = 'schema'").fetchall()
        found = int(rows[0][0]) if rows else 0
        if found > SCHEMA:
            raise BadStorage("error-data-version", file="PostgreSQL", found=found, known=SCHEMA)
        for part in _PARTS[found:]:
            db.execute(part)
        put = "INSERT INTO setting VALUES ('schema', %s) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        db.execute(put, (str(SCHEMA),))

    @property
    def shared(self) -> bool:
        return True

    def claim(self) -> None:
        """Several servers may share a database: each game has one owner among them."""

    def create(
        self, game: NewGame, progress: Progress, journal: Sequence[Happened] = (), snapshots: Mapping[int, bytes] = {}
    ) -> None:
        self._write(
            [
                (_NEW_GAME, (*about(game), *columns(progress), time.time())),
                *((_NEW_SEAT, (*seat_row(one), game.id)) for one in game.seats),
                *((_NEW_EVENT, (*entry_row(entry), game.id)) for entry in journal),
                *((_NEW_SNAPSHOT, (seq, state, game.id)) for seq, state in snapshots.items()),
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
        work: list[tuple[str, Values]] = [
            (_PROGRESS, (*columns(progress), time.time(), game)),
            (_NEW_EVENT, (*entry_row(entry), game)),
        ]
        if snapshot is not None:
            work.append((_NEW_SNAPSHOT, (entry.seq, snapshot, game)))
        if asks is not None:
            statement, values = asks_of(game, asks, entry.seq)
            work.append((statement.replace("?", "%s"), tuple(values)))
        try:
            self._write(work)
            self._news.tell(game, entry.seq)
        except errors.IntegrityError:
            found = self._read("SELECT max(seq) FROM event WHERE game = %s", (self._key(game),))
            raise Stale(found[0][0] or 0) from None

    def verified(self, game: str, state: bytes, engine: str) -> None:
        self._write([("UPDATE game SET state = %s, engine = %s WHERE id = %s", (state, engine, game))])

    def load(self, game: str) -> StoredGame:
        rows = self._read(
            "SELECT setup, seed, position, bots, owner, drawn, locked, paused, state, engine, key FROM game"
            " WHERE id = %s",
            (game,),
        )
        if not rows:
            raise UnknownTable("error-unknown-table", id=game)
        *told, key = rows[0]
        return stored_of(
            game,
            tuple(told),
            self._read(f"SELECT {SEAT} FROM seat WHERE game = %s ORDER BY seat", (key,)),
            self._read(
                "SELECT seq, kind, seat, notation, client, sealed, events FROM event WHERE game = %s ORDER BY seq",
                (key,),
            ),
            self._read(_SNAPSHOTS, {"game": key}),
        )

    def owner(self, game: str) -> str:
        rows = self._read("SELECT owner FROM game WHERE id = %s", (game,))
        if not rows:
            raise UnknownTable("error-unknown-table", id=game)
        return str(rows[0][0])

    def games(self, owner: str | None = None) -> tuple[TableInfo, ...]:
        every = "SELECT id, setup, round, finished, chapter, updated, called FROM game"
        if owner is None:
            return games_of(self._read(f"{every} ORDER BY updated DESC"))
        mine = "owner = %(who)s OR key IN (SELECT game FROM holder WHERE visitor = %(who)s AND seat >= 0)"
        return games_of(self._read(f"{every} WHERE {mine} ORDER BY updated DESC", {"who": owner}))

    def put_seat(self, game: str, record: SeatRecord) -> None:
        key = self._key(game)
        self._write(
            [
                (_REVOKE, {"game": key, "seat": record.seat, "digest": record.digest}),
                (_PUT_SEAT, (key, *seat_row(record))),
            ]
        )

    def held(self, game: str, visitor: str) -> frozenset[Seat]:
        held = "SELECT seat FROM holder WHERE game = %s AND visitor = %s"
        return frozenset(seat for (seat,) in self._read(held, (self._key(game), visitor)))

    def holders(self, game: str) -> dict[Seat, int]:
        held = "SELECT seat, count(*) FROM holder WHERE game = %s GROUP BY seat"
        return dict(self._read(held, (self._key(game),)))

    def secret(self) -> str:
        made = secrets.token_urlsafe(32)
        self._write([("INSERT INTO setting VALUES ('secret', %s) ON CONFLICT DO NOTHING", (made,))])
        return str(self._read("SELECT value FROM setting WHERE name = 'secret'")[0][0])

    def beat(self, worker: str, address: str) -> frozenset[str]:
        self._write([(_BEAT, (worker, address))])
        owned = "SELECT game.id FROM lease JOIN game ON game.key = lease.game WHERE lease.worker = %s"
        return frozenset(str(id) for (id,) in self._read(owned, (worker,)))

    def own(self, game: str, worker: str) -> str:
        key = self._key(game)
        self._write([(_OWN, {"game": key, "me": worker})])
        rows = self._read(
            "SELECT worker.id, worker.address FROM lease JOIN worker ON worker.id = lease.worker WHERE game = %s",
            (key,),
        )
        return "" if not rows or rows[0][0] == worker else str(rows[0][1])

    def retire(self, worker: str) -> None:
        self._write(
            [("DELETE FROM lease WHERE worker = %s", (worker,)), ("DELETE FROM worker WHERE id = %s", (worker,))]
        )

    def workers(self) -> dict[str, str]:
        self._write([(f"DELETE FROM worker WHERE beat < {_NOW} - 100 * {SILENCE}", ())])
        return dict(self._read(f"SELECT id, address FROM worker WHERE beat > {_NOW} - {SILENCE} ORDER BY id"))

    def listen(self, hear: Callable[[str, int], object]) -> None:
        self._news.start(hear)

    def close(self) -> None:
        self._news.stop()
        with self._lock:
            for db in self._all:
                db.close()
            self._all.clear()

    def rows(self, statement: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        return self._read(statement.replace("?", "%s"), values)

    def change(self, work: Iterable[Step]) -> None:
        self._write((statement.replace("?", "%s"), values) for statement, values in work)

    def troubles(self) -> tuple[str, ...]:
        """PostgreSQL looks after its own files."""
        return ()

    def _key(self, game: str) -> int:
        rows = self._read("SELECT key FROM game WHERE id = %s", (game,))
        if not rows:
            raise UnknownTable("error-unknown-table", id=game)
        return int(rows[0][0])

    def _connection(self) -> psycopg.Connection[Any]:
        """The connection of this thread; a new one when the database closed the last."""
        db: psycopg.Connection[Any] | None = getattr(self._own, "db", None)
        if db is None or db.closed:
            fresh = psycopg.connect(self._address, autocommit=True)
            with self._lock:
                self._all = [one for one in self._all if not one.closed] + [fresh]
            self._own.db = db = fresh
        return db

    def _read(self, statement: str, values: Values = ()) -> list[tuple[Any, ...]]:
        """What is stored. A database that was restarted meanwhile is asked once more."""
        for last in (False, True):
            try:
                rows: list[tuple[Any, ...]] = self._connection().execute(statement, values).fetchall()
                return rows
            except psycopg.OperationalError as error:
                if last:
                    raise BadStorage("error-storage") from error
            except psycopg.Error as error:
                raise BadStorage("error-storage") from error
        raise AssertionError

    def _write(self, work: Iterable[tuple[str, Values]]) -> None:
        """All of it or nothing, and durable when this returns. What failed is never tried again here: it may have been
        stored all the same, and whoever asks again by the same name learns it."""
        try:
            db = self._connection()
            with db.transaction():
                for statement, values in work:
                    db.execute(statement, values)
        except errors.IntegrityError:
            raise
        except errors.DiskFull as error:
            raise BadStorage("error-storage-full") from error
        except psycopg.Error as error:
            raise BadStorage("error-storage") from error
