"""Storage in one SQLite file: write-ahead log, full synchronisation, one append-only table of events."""

from __future__ import annotations

import os
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from ..errors import BadStorage
from .door import SILENCE, Addition, Happened
from .games import Games
from .keeping import Keeping
from .people import People
from .sqlite_schema import APPLICATION, SCHEMA, lay, version
from .statements import Step
from .together import ADDITIONS, together, whole_journal

_BEAT = """
INSERT INTO worker VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET address = excluded.address, beat = excluded.beat
"""
_OWN = """
INSERT INTO lease (game, worker) VALUES (?1, ?2) ON CONFLICT (game) DO UPDATE SET worker = ?2
WHERE NOT EXISTS (SELECT 1 FROM worker WHERE id = lease.worker AND beat > ?3)
"""

#: What is done together: statements and their values.
Work = tuple[tuple[str, tuple[Any, ...]], ...]


#: How long a worker waits for another one to have written, and how often it looks, in seconds.
_PATIENCE, _NAP = 10.0, 0.0003
#: Copied from the write-ahead log into the file after so many values (an answer is seventeen): seldom, since the disk
#: is then too busy for anybody's answer. Where the log is so many pages long it is written from its beginning again,
#: once all is copied.
_VALUES = 6_000 * 17
_LONG = 12_000
#: Seconds for which a worker's own answers may wait until another one has written and the log can begin anew, how often
#: that is tried, and the seconds between two tries.
_BRIEF, _TRIES, _BETWEEN = 0.003, 20, 0.05
#: Bytes of the log laid out before they are needed, and how many in one go. A file that grows keeps everybody waiting
#: for the file system, one that is written over only for the disk.
_ROOM, _STEP = 64 << 20, 2 << 20


class SqliteStorage(Games, Keeping, People):
    """See `Storage`. Any thread may call: one connection writes, one reads, each guarded by a lock.

    Whoever gets to write writes for all who wait, in one transaction: many tables share one journey to the disk. What
    was written is copied from the log to its place by a third connection, on a thread of its own: nobody's answer waits
    for that.
    """

    clash = sqlite3.IntegrityError

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writing = threading.Lock()
        self._reading = threading.Lock()
        self._gate = threading.Lock()
        self._waiting: list[_Write] = []
        self._claim: sqlite3.Connection | None = None
        self._values = 0
        self._room = 0
        self._copying = threading.Event()
        self._closed = False
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            # Secrets are kept here: the file is its owner's alone.
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
            self._db = _connected(path)
        except (OSError, sqlite3.Error):
            raise BadStorage("error-data-folder", folder=str(path.parent)) from None
        try:
            self._open()
            for statement in ADDITIONS:
                self._db.execute(statement)
            self._db.execute("PRAGMA busy_timeout = 0")  # see `_patiently`
            self._reader = _connected(path)
            self._copyist = threading.Thread(target=self._copy, args=(_connected(path),), daemon=True)
            self._copyist.start()
        except sqlite3.Error as error:
            self._db.close()
            raise self._unusable(error) from None
        except BadStorage:
            self._db.close()
            raise

    def _open(self) -> None:
        db = self._db
        kind = db.execute("PRAGMA application_id").fetchone()[0]
        tables = db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
        if kind != APPLICATION and (kind or tables):
            raise BadStorage("error-data-foreign", file=str(self.path))
        if kind == APPLICATION and not 0 < (found := version(db)) <= SCHEMA:
            raise BadStorage("error-data-version", file=str(self.path), found=found, known=SCHEMA)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA wal_autocheckpoint = 0")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
        db.execute("PRAGMA secure_delete = ON")  # what is forgotten is not to be found in the file
        lay(db)

    def _unusable(self, error: sqlite3.Error) -> BadStorage:
        """Why the file cannot be opened, for whoever starts the program."""
        if "not a database" in str(error) or "malformed" in str(error):
            key = "error-data-damaged" if _is_ours(self.path) else "error-data-foreign"
            return BadStorage(key, file=str(self.path))
        if "readonly" in str(error) or "unable to open" in str(error):
            return BadStorage("error-data-folder", folder=str(self.path.parent))
        return BadStorage("error-data-file", file=str(self.path), reason=str(error))

    @property
    def shared(self) -> bool:
        return False

    def claim(self) -> None:
        lock = sqlite3.connect(
            self.path.with_name(self.path.name + ".lock"), isolation_level=None, timeout=0, check_same_thread=False
        )
        try:
            # Held as long as the connection lives; the system lets go of it even if the process is killed.
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error:
            lock.close()
            raise BadStorage("error-data-claimed", file=str(self.path)) from None
        self._claim = lock
        self._room = _ROOM
        self._copying.set()

    def beat(self, worker: str, address: str) -> frozenset[str]:
        self._write([(_BEAT, (worker, address, time.time()))])
        owned = "SELECT game.id FROM lease JOIN game ON game.key = lease.game WHERE lease.worker = ?"
        return frozenset(str(id) for (id,) in self._read(owned, worker))

    def own(self, game: str, worker: str) -> str:
        key = self._key(game)
        self._write([(_OWN, (key, worker, time.time() - SILENCE))])
        rows = self._read(
            "SELECT worker.id, worker.address FROM lease JOIN worker ON worker.id = lease.worker WHERE game = ?", key
        )
        return "" if not rows or rows[0][0] == worker else str(rows[0][1])

    def workers(self) -> dict[str, str]:
        self._write([("DELETE FROM worker WHERE beat < ?", (time.time() - 100 * SILENCE,))])
        return dict(self._read("SELECT id, address FROM worker WHERE beat > ? ORDER BY id", time.time() - SILENCE))

    def told(self, game: str, seq: int) -> None:
        """Nobody else shares the file."""

    def listen(self, hear: Callable[[str, int], object]) -> None:
        """All servers of one file are workers of one server, and each game has one owner: there is nothing to hear."""

    def close(self) -> None:
        self._closed = True
        self._copying.set()
        self._copyist.join()
        with self._writing, self._reading:
            self._reader.close()
            self._db.close()
            if self._claim is not None:
                self._claim.close()

    def _copy(self, db: sqlite3.Connection) -> None:
        """Copy what was written to its place, now and then; and once, where a server begins, make room."""
        db.execute("PRAGMA busy_timeout = 0")
        while self._copying.wait() and not self._closed:
            self._copying.clear()
            try:
                while self._room and not self._closed:
                    self._make_room(db)
                _, pages, _ = db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                if pages > _LONG:
                    self._begin_log_anew(db)
            except sqlite3.Error:
                continue  # the log keeps it; whoever writes next finds out what is wrong
        db.close()

    def _begin_log_anew(self, db: sqlite3.Connection) -> None:
        """Have the next answer written where the log begins, now that all but a little of it is copied. Where another
        worker is always writing, our own answers are not kept waiting for it: there is another moment."""
        for _ in range(_TRIES):
            with self._writing:
                end = time.monotonic() + _BRIEF
                while True:
                    busy, _, _ = db.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()
                    if not busy or self._closed:
                        return
                    if time.monotonic() > end:
                        break
                    time.sleep(_NAP)
            time.sleep(_BETWEEN)

    def _make_room(self, db: sqlite3.Connection) -> None:
        """Lay out a further step of the log, behind all that is in it: whoever may write is alone with it, and what is
        no page of a transaction is never read."""
        with self._writing:
            _patiently(db, "BEGIN IMMEDIATE")
            try:
                with self.path.with_name(self.path.name + "-wal").open("r+b") as log:
                    more = min(_STEP, self._room - log.seek(0, os.SEEK_END))
                    log.write(bytes(max(0, more)))
                if more < _STEP:
                    self._room = 0
            except OSError:
                self._room = 0  # a disk that is full says so when an answer is to be stored
            finally:
                db.execute("ROLLBACK")

    def rows(self, statement: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        return self._read(statement, *values)

    def change(self, work: Iterable[Step]) -> None:
        self._write((statement, tuple(values)) for statement, values in work)

    def whole_journal(self, game: str, journal: Sequence[Happened]) -> Iterable[Step]:
        return whole_journal(game, journal)

    def together(self, additions: Sequence[Addition]) -> Iterable[Step]:
        return together(additions)

    def troubles(self) -> tuple[str, ...]:
        try:
            found = self._read("PRAGMA integrity_check(20)")
        except BadStorage as error:
            return (str(error.__cause__),)
        return tuple(str(line) for (line,) in found if line != "ok")

    def _read(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        with self._reading:
            try:
                return self._reader.execute(statement, values).fetchall()
            except sqlite3.Error as error:
                raise _trouble(error) from error

    def _write(self, work: Iterable[tuple[str, tuple[Any, ...]]]) -> None:
        """All of it or nothing, and on disk when this returns."""
        mine = _Write(tuple(work))
        with self._gate:
            self._waiting.append(mine)
        with self._writing:
            if not mine.done:
                with self._gate:
                    everyone, self._waiting = self._waiting, []
                self._commit(everyone)
        if isinstance(mine.error, sqlite3.IntegrityError):
            raise mine.error
        if mine.error is not None:
            raise _trouble(mine.error) from mine.error

    def _commit(self, writes: list[_Write]) -> None:
        """One transaction for all; one of them that cannot be is left out, and the others stand. A single statement is
        a transaction by itself."""
        db = self._db
        try:
            if len(writes) == 1 and len(writes[0].work) == 1:
                _patiently(db, *writes[0].work[0])
            else:
                _patiently(db, "BEGIN IMMEDIATE")
                for write in writes:
                    write.run(db, alone=len(writes) == 1)
                db.execute("COMMIT")
        except sqlite3.Error as error:
            if db.in_transaction:
                db.execute("ROLLBACK")
            for write in writes:
                write.error = write.error or error
        finally:
            for write in writes:
                write.done = True
            self._values += sum(len(values) for write in writes for _, values in write.work)
            if self._values >= _VALUES:
                self._values = 0
                self._copying.set()


class _Write:
    """One change that waits for the disk."""

    __slots__ = ("done", "error", "work")

    def __init__(self, work: Work) -> None:
        self.work = work
        self.done = False
        self.error: sqlite3.Error | None = None

    def run(self, db: sqlite3.Connection, alone: bool) -> None:
        if alone:
            for statement, values in self.work:
                db.execute(statement, values)
            return
        db.execute("SAVEPOINT one")
        try:
            for statement, values in self.work:
                db.execute(statement, values)
        except sqlite3.IntegrityError as error:
            self.error = error
            db.execute("ROLLBACK TO one")
        db.execute("RELEASE one")


def _patiently(db: sqlite3.Connection, statement: str, values: Sequence[Any] = ()) -> None:
    """Begin to write as soon as no other worker does. SQLite itself would look again after longer and longer naps."""
    end = time.monotonic() + _PATIENCE
    while True:
        try:
            db.execute(statement, values)
            return
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > end:
                raise
        time.sleep(_NAP)


def _connected(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=_PATIENCE)


def _is_ours(path: Path) -> bool:
    """Whether the header of a file that cannot be read says that we wrote it."""
    try:
        with path.open("rb") as file:
            return file.read(72)[68:] == APPLICATION.to_bytes(4, "big")
    except OSError:
        return False


def _trouble(error: sqlite3.Error) -> BadStorage:
    """What players are told when the disk fails under a game: no path, and that nothing was changed."""
    return BadStorage("error-storage-full" if "full" in str(error) else "error-storage")
