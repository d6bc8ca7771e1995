"""The tables of the SQLite file, and how a file of an earlier version gets what it lacks."""

from __future__ import annotations

import sqlite3

from ..seats import digest
from .chronicles import SQLITE_TABLES

#: Marks a file as ours in its header ("TAVO"), so that a foreign database is never written to.
APPLICATION = 0x5441564F
SCHEMA = 8

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
CREATE INDEX snapshot_of ON snapshot (game, seq)
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
#: What came with version 4: where a game stands and which engine led there, unknown for earlier ones until they are
#: opened; who drew the seed; and visitors by their digests.
_ENGINES = """
ALTER TABLE game ADD COLUMN state BLOB;
ALTER TABLE game ADD COLUMN engine TEXT NOT NULL DEFAULT '';
ALTER TABLE game ADD COLUMN drawn INTEGER NOT NULL DEFAULT 0;
CREATE INDEX game_of ON game (owner);
UPDATE game SET owner = hidden(owner) WHERE owner != '';
UPDATE holder SET visitor = hidden(visitor)
"""
#: What came with version 5: several workers, and which of them plays which game.
_WORKERS = """
CREATE TABLE worker (id TEXT PRIMARY KEY, address TEXT NOT NULL, beat REAL NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE lease (game INTEGER PRIMARY KEY REFERENCES game(key), worker TEXT NOT NULL) STRICT;
CREATE INDEX lease_of ON lease (worker)
"""
#: What came with version 6: what people are called and want, tables that are locked or paused, notices that wait to be
#: sent, and what somebody had to say about a game.
_PEOPLE = """
ALTER TABLE seat ADD COLUMN called TEXT NOT NULL DEFAULT '';
ALTER TABLE seat ADD COLUMN avatar TEXT NOT NULL DEFAULT '';
ALTER TABLE seat ADD COLUMN once INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seat ADD COLUMN away REAL NOT NULL DEFAULT 0;
ALTER TABLE game ADD COLUMN locked INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game ADD COLUMN paused INTEGER NOT NULL DEFAULT 0;
CREATE TABLE reach (
  game INTEGER NOT NULL REFERENCES game(key), seat INTEGER NOT NULL, kind TEXT NOT NULL, address TEXT NOT NULL,
  lang TEXT NOT NULL, confirmed INTEGER NOT NULL, PRIMARY KEY (game, seat, kind, address)
) STRICT, WITHOUT ROWID;
CREATE TABLE notice (
  key INTEGER PRIMARY KEY, game INTEGER NOT NULL REFERENCES game(key), seat INTEGER NOT NULL, seq INTEGER NOT NULL,
  kind TEXT NOT NULL, address TEXT NOT NULL, lang TEXT NOT NULL, due REAL NOT NULL, tries INTEGER NOT NULL,
  UNIQUE (game, seat, seq, kind, address)
) STRICT;
CREATE INDEX notice_due ON notice (due);
CREATE TABLE report (
  key INTEGER PRIMARY KEY, game INTEGER NOT NULL REFERENCES game(key), seq INTEGER NOT NULL, at REAL NOT NULL,
  visitor TEXT NOT NULL, words TEXT NOT NULL, position TEXT NOT NULL
) STRICT
"""
#: What came with version 8: what people call a game.
_NAMES = """
ALTER TABLE game ADD COLUMN called TEXT NOT NULL DEFAULT ''
"""
_PARTS = (_TABLES, _SEATS, _CHAPTERS, _ENGINES, _WORKERS, _PEOPLE, SQLITE_TABLES, _NAMES)


def version(db: sqlite3.Connection) -> int:
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def lay(db: sqlite3.Connection) -> None:
    """Give a file what its version lacks. Two processes may open a fresh file at once: the first to take the write lock
    lays the tables."""
    db.create_function("hidden", 1, digest, deterministic=True)
    db.execute("BEGIN IMMEDIATE")
    found = version(db)
    for part in _PARTS[found:]:
        for statement in part.split(";"):
            db.execute(statement)
    if found < SCHEMA:
        db.execute(f"PRAGMA application_id = {APPLICATION}")
        db.execute(f"PRAGMA user_version = {SCHEMA}")
    db.execute("COMMIT")
