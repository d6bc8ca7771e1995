"""Storage in one SQLite file: write-ahead log, full synchronisation, one append-only table of events."""

from __future__ import annotations

import secrets
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import msgspec

from ..kernel.codec import decode, encode
from ..kernel.records import Event, Seat, Setup, Text
from .errors import BadStorage, Stale, UnknownTable
from .seats import SeatRecord
from .storage import Happened, NewGame, Progress, StoredGame, TableInfo

#: Marks a file as ours in its header ("TAVO"), so that a foreign database is never written to.
APPLICATION = 0x5441564F
SCHEMA = 3

_TABLES = """
CREATE TABLE game (
  key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, setup BLOB NOT NULL, seed TEXT NOT NULL, position TEXT NOT NULL,
  bots BLOB NOT NULL, owner TEXT NOT NULL, round INTEGER NOT NULL, finished INTEGER NOT NULL, updated REAL NOT NULL
) STRICT;
CREATE TABLE event (
  key INTEGER PRIMARY KEY, game INTEGER NOT NULL REFERENCES game(key), seq INTEGER NOT NULL, kind TEXT NOT NULL,
  seat INTEGER NOT NULL, notation TEXT NOT NULL, client TEXT, sealed INTEGER NOT NULL, events BLOB NOT NULL,
  UNIQUE (game, seq)
) STRICT;
CREATE TABLE snapshot (
  key INTEGER PRIMARY KEY, game INTEGER NOT NULL REFERENCES game(key), seq INTEGER NOT NULL, state BLOB NOT NULL
) STRICT;
CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE INDEX snapshot_of ON snapshot (game, seq);
"""
#: What came with version 2. A game of version 1 has no rows here: all its seats are at one screen.
_SEATS = """
CREATE TABLE seat (
  key INTEGER PRIMARY KEY, game INTEGER NOT NULL REFERENCES game(key), seat INTEGER NOT NULL, kind TEXT NOT NULL,
  digest TEXT NOT NULL, bot TEXT NOT NULL, UNIQUE (game, seat)
) STRICT;
CREATE TABLE holder (
  game INTEGER NOT NULL REFERENCES game(key), seat INTEGER NOT NULL, visitor TEXT NOT NULL,
  PRIMARY KEY (game, seat, visitor)
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_of_link ON seat (digest);
CREATE INDEX held_by ON holder (visitor)
"""
#: What came with version 3: a text as data. A game of an earlier version has none until its next answer.
_CHAPTERS = """
ALTER TABLE game ADD COLUMN chapter BLOB
"""
#: What a file of each version lacks; 0 is a new file.
_MISSING = {0: (_TABLES, _SEATS, _CHAPTERS), 1: (_SEATS, _CHAPTERS), 2: (_CHAPTERS,), SCHEMA: ()}

_NEW_GAME = """
INSERT INTO game (id, setup, seed, position, bots, owner, round, finished, chapter, updated)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_NEW_SEAT = """
INSERT INTO seat (game, seat, kind, digest, bot) SELECT key, ?, ?, ?, ? FROM game WHERE id = ?
"""
_PUT_SEAT = """
INSERT INTO seat (game, seat, kind, digest, bot) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (game, seat) DO UPDATE SET kind = excluded.kind, digest = excluded.digest, bot = excluded.bot
"""
_REVOKE = """
DELETE FROM holder WHERE game = ?1 AND seat = ?2
AND NOT EXISTS (SELECT 1 FROM seat WHERE game = ?1 AND seat = ?2 AND digest = ?3)
"""
_NEW_EVENT = """
INSERT INTO event (game, seq, kind, seat, notation, client, sealed, events) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""

_events = msgspec.json.Decoder(tuple[Event, ...])
_names = msgspec.json.Decoder(dict[str, str])


class SqliteStorage:
    """See `Storage`. One connection, guarded by a lock: any thread may call."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = threading.Lock()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError:
            raise BadStorage("error-data-folder", folder=str(path.parent)) from None
        try:
            self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
        except sqlite3.Error:
            raise BadStorage("error-data-folder", folder=str(path.parent)) from None
        try:
            self._open()
        except sqlite3.Error as error:
            self._db.close()
            raise self._refusal(error) from None
        except BadStorage:
            self._db.close()
            raise

    def _open(self) -> None:
        db = self._db
        kind = db.execute("PRAGMA application_id").fetchone()[0]
        tables = db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
        if kind != APPLICATION and (kind or tables):
            raise BadStorage("error-data-foreign", file=str(self.path))
        if kind == APPLICATION and (found := self._version()) not in _MISSING:
            raise BadStorage("error-data-version", file=str(self.path), found=found, known=SCHEMA)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
        # Two processes may open a fresh file at once: the first to take the write lock lays the tables.
        db.execute("BEGIN IMMEDIATE")
        missing = _MISSING[self._version()]
        for part in missing:
            for statement in part.split(";"):
                db.execute(statement)
        if missing:
            db.execute(f"PRAGMA application_id = {APPLICATION}")
            db.execute(f"PRAGMA user_version = {SCHEMA}")
        db.execute("COMMIT")

    def _version(self) -> int:
        return int(self._db.execute("PRAGMA user_version").fetchone()[0])

    def _refusal(self, error: sqlite3.Error) -> BadStorage:
        if "not a database" in str(error) or "malformed" in str(error):
            return BadStorage("error-data-foreign", file=str(self.path))
        if "readonly" in str(error) or "unable to open" in str(error):
            return BadStorage("error-data-folder", folder=str(self.path.parent))
        return BadStorage("error-data-file", file=str(self.path), reason=str(error))

    def create(self, game: NewGame, progress: Progress) -> None:
        self._write(
            (
                _NEW_GAME,
                (
                    game.id,
                    encode(game.setup),
                    str(game.seed),
                    game.position,
                    encode(game.bots),
                    game.owner,
                    *_columns(progress),
                    time.time(),
                ),
            ),
            *((_NEW_SEAT, (one.seat, one.kind, one.digest, one.bot, game.id)) for one in game.seats),
        )

    def append(self, game: str, entry: Happened, progress: Progress, snapshot: bytes | None = None) -> None:
        key = self._key(game)
        work: list[tuple[str, tuple[Any, ...]]] = [
            (
                _NEW_EVENT,
                (
                    key,
                    entry.seq,
                    entry.kind,
                    entry.seat,
                    entry.notation,
                    entry.client or None,
                    entry.sealed,
                    encode(entry.events),
                ),
            ),
            (
                "UPDATE game SET round = ?, finished = ?, chapter = ?, updated = ? WHERE key = ?",
                (*_columns(progress), time.time(), key),
            ),
        ]
        if snapshot is not None:
            work.append(("INSERT INTO snapshot (game, seq, state) VALUES (?, ?, ?)", (key, entry.seq, snapshot)))
        try:
            self._write(*work)
        except sqlite3.IntegrityError:
            found = self._read("SELECT max(seq) FROM event WHERE game = ?", key)
            raise Stale(found[0][0] or 0) from None

    def load(self, game: str) -> StoredGame:
        rows = self._read("SELECT key, setup, seed, position, bots, owner FROM game WHERE id = ?", game)
        if not rows:
            raise UnknownTable("error-unknown-table", id=game)
        key, setup, seed, position, bots, owner = rows[0]
        seats = self._read("SELECT seat, kind, digest, bot FROM seat WHERE game = ? ORDER BY seat", key)
        new = NewGame(
            game,
            decode(setup, Setup),
            int(seed),
            position,
            _names.decode(bots),
            owner,
            tuple(SeatRecord(*row) for row in seats),
        )
        journal = tuple(
            Happened(seq, kind, seat, notation, client or "", bool(sealed), _events.decode(events))
            for seq, kind, seat, notation, client, sealed, events in self._read(
                "SELECT seq, kind, seat, notation, client, sealed, events FROM event WHERE game = ? ORDER BY seq", key
            )
        )
        snapshots = self._read("SELECT seq, state FROM snapshot WHERE game = ? ORDER BY seq DESC LIMIT 3", key)
        return StoredGame(new, journal, dict(snapshots))

    def owner(self, game: str) -> str:
        rows = self._read("SELECT owner FROM game WHERE id = ?", game)
        if not rows:
            raise UnknownTable("error-unknown-table", id=game)
        return str(rows[0][0])

    def games(self, owner: str | None = None) -> tuple[TableInfo, ...]:
        rows = self._read(
            "SELECT id, setup, round, finished, chapter, updated FROM game WHERE ?1 IS NULL OR owner = ?1 OR key IN"
            " (SELECT game FROM holder WHERE visitor = ?1 AND seat >= 0) ORDER BY updated DESC",
            owner,
        )
        found = []
        for id_, raw, number, finished, stands, updated in rows:
            setup = decode(raw, Setup)
            chapter = decode(stands, Text) if stands else None
            found.append(
                TableInfo(id_, setup.game, setup.scenario, setup.players, number, bool(finished), updated, chapter)
            )
        return tuple(found)

    def put_seat(self, game: str, record: SeatRecord) -> None:
        key = self._key(game)
        self._write(
            (
                _REVOKE,
                (key, record.seat, record.digest),
            ),
            (
                _PUT_SEAT,
                (key, record.seat, record.kind, record.digest, record.bot),
            ),
        )

    def sit(self, digest: str, visitor: str) -> str | None:
        rows = self._read(
            "SELECT game.id, game.key, seat.seat FROM seat JOIN game ON game.key = seat.game"
            " WHERE seat.digest = ? AND seat.digest != ''",
            digest,
        )
        if not rows:
            return None
        id, key, seat = rows[0]
        self._write(("INSERT OR IGNORE INTO holder VALUES (?, ?, ?)", (key, seat, visitor)))
        return str(id)

    def held(self, game: str, visitor: str) -> frozenset[Seat]:
        return frozenset(
            seat
            for (seat,) in self._read(
                "SELECT seat FROM holder WHERE game = ? AND visitor = ?", self._key(game), visitor
            )
        )

    def secret(self) -> str:
        self._write(("INSERT OR IGNORE INTO setting VALUES ('secret', ?)", (secrets.token_urlsafe(32),)))
        return str(self._read("SELECT value FROM setting WHERE name = 'secret'")[0][0])

    def close(self) -> None:
        with self._lock:
            self._db.close()

    def _key(self, game: str) -> int:
        rows = self._read("SELECT key FROM game WHERE id = ?", game)
        if not rows:
            raise UnknownTable("error-unknown-table", id=game)
        return int(rows[0][0])

    def _read(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        with self._lock:
            try:
                return self._db.execute(statement, values).fetchall()
            except sqlite3.Error as error:
                raise self._refusal(error) from None

    def _write(self, *work: tuple[str, tuple[Any, ...]]) -> None:
        """All of it or nothing, and on disk when this returns."""
        with self._lock:
            try:
                self._db.execute("BEGIN IMMEDIATE")
                for statement, values in work:
                    self._db.execute(statement, values)
                self._db.execute("COMMIT")
            except sqlite3.Error as error:
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
                if isinstance(error, sqlite3.IntegrityError):
                    raise
                raise self._refusal(error) from None


def _columns(progress: Progress) -> tuple[int, bool, bytes | None]:
    """How far a game is, as stored: its round, whether it is over, and where it stands."""
    chapter = progress.chapter
    return progress.round, progress.finished, encode(chapter) if chapter is not None else None
