"""Storage in a PostgreSQL database, for servers whose games must outlive their machine. An optional extra: it needs
psycopg."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any

import psycopg
from psycopg import errors

from ..errors import BadStorage
from .chronicles import POSTGRES_TABLES
from .door import SILENCE, Addition
from .games import Games
from .keeping import Keeping
from .people import People
from .postgres_news import News
from .postgres_together import additions as together
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
#: What came with version 6: states are pressed in a way that costs a tenth of the usual one, where this PostgreSQL can.
#: Half of all it did for an answer was to press its state.
_PRESSED = """
DO $$ BEGIN
  ALTER TABLE game ALTER COLUMN state SET COMPRESSION lz4;
  ALTER TABLE snapshot ALTER COLUMN state SET COMPRESSION lz4;
EXCEPTION WHEN feature_not_supported THEN NULL;
END $$
"""
_PARTS = (_TABLES, _WORKERS, _PEOPLE, POSTGRES_TABLES, _NAMES, _PRESSED)
SCHEMA = len(_PARTS)
#: The clock of the database: those of its servers may differ.
_NOW = "extract(epoch FROM clock_timestamp())"
_BEAT = f"""
INSERT INTO worker VALUES ($1, $2, {_NOW}) ON CONFLICT (id) DO UPDATE SET address = excluded.address, beat = {_NOW}
"""
_OWN = f"""
INSERT INTO lease (game, worker) VALUES ($1, $2) ON CONFLICT (game) DO UPDATE SET worker = $2
WHERE NOT EXISTS (SELECT 1 FROM worker WHERE id = lease.worker AND beat > {_NOW} - {SILENCE})
"""
Values = Sequence[Any]


@lru_cache(maxsize=256)
def _marked(statement: str) -> str:
    """A statement with the marks of this database, which numbers them: told so, nobody has to look for them again."""
    first, *others = statement.split("?")
    return first + "".join(f"${number}{text}" for number, text in enumerate(others, 1))


class PostgresStorage(Games, Keeping, People):
    """See `Storage`. Each thread has a connection of its own; a commit returns when the database says it is durable."""

    clash = errors.IntegrityError

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
        db.execute("SELECT pg_advisory_xact_lock($1, 1)", (_LOCK,))
        db.execute("CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value TEXT NOT NULL)")
        rows = db.execute("SELECT value FROM setting WHERE name = 'schema'").fetchall()
        found = int(rows[0][0]) if rows else 0
        if found > SCHEMA:
            raise BadStorage("error-data-version", file="PostgreSQL", found=found, known=SCHEMA)
        for part in _PARTS[found:]:
            db.execute(part)
        put = "INSERT INTO setting VALUES ('schema', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        db.execute(put, (str(SCHEMA),))

    @property
    def shared(self) -> bool:
        return True

    def claim(self) -> None:
        """Several servers may share a database: each game has one owner among them."""

    def beat(self, worker: str, address: str) -> frozenset[str]:
        self._write([(_BEAT, (worker, address))])
        owned = "SELECT game.id FROM lease JOIN game ON game.key = lease.game WHERE lease.worker = $1"
        return frozenset(str(id) for (id,) in self._read(owned, (worker,)))

    def own(self, game: str, worker: str) -> str:
        key = self._key(game)
        self._write([(_OWN, (key, worker))])
        rows = self._read(
            "SELECT worker.id, worker.address FROM lease JOIN worker ON worker.id = lease.worker WHERE game = $1",
            (key,),
        )
        return "" if not rows or rows[0][0] == worker else str(rows[0][1])

    def workers(self) -> dict[str, str]:
        self._write([(f"DELETE FROM worker WHERE beat < {_NOW} - 100 * {SILENCE}", ())])
        return dict(self._read(f"SELECT id, address FROM worker WHERE beat > {_NOW} - {SILENCE} ORDER BY id"))

    def told(self, game: str, seq: int) -> None:
        self._news.tell(game, seq)

    def listen(self, hear: Callable[[str, int], object]) -> None:
        self._news.start(hear)

    def close(self) -> None:
        self._news.stop()
        with self._lock:
            for db in self._all:
                db.close()
            self._all.clear()

    def rows(self, statement: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        return self._read(_marked(statement), values)

    def change(self, work: Iterable[Step]) -> None:
        self._write((_marked(statement), values) for statement, values in work)

    def together(self, additions: Sequence[Addition]) -> Iterable[Step]:
        return together(additions)

    def troubles(self) -> tuple[str, ...]:
        """PostgreSQL looks after its own files."""
        return ()

    def _connection(self) -> psycopg.Connection[Any]:
        """The connection of this thread; a new one when the database closed the last."""
        db: psycopg.Connection[Any] | None = getattr(self._own, "db", None)
        if db is None or db.closed:
            fresh = psycopg.connect(self._address, autocommit=True, cursor_factory=psycopg.RawCursor)
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
        steps = tuple(work)
        try:
            db = self._connection()
            if len(steps) == 1:  # a transaction by itself
                db.execute(*steps[0])
                return
            with db.pipeline(), db.transaction():  # all of it in one journey
                for statement, values in steps:
                    db.execute(statement, values)
        except errors.IntegrityError:
            raise
        except errors.DiskFull as error:
            raise BadStorage("error-storage-full") from error
        except psycopg.Error as error:
            raise BadStorage("error-storage") from error
