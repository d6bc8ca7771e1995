"""The log of SQLite is laid out before it is needed, and written over once all of it is copied."""

from __future__ import annotations

import shutil

from conftest import toy_match
from tavola.table import SqliteStorage, Tables
from tavola.table.storage import sqlite


def test_room_in_the_log_is_laid_out_while_people_answer_and_costs_no_answer(tables, tmp_path, monkeypatch):
    """Nothing is written over, whoever writes meanwhile; and where the power is cut right then, all is found."""
    monkeypatch.setattr(sqlite, "_ROOM", 4_000_000)
    monkeypatch.setattr(sqlite, "_STEP", 50_000)
    file = tmp_path / "data" / "tavola.sqlite3"
    other = Tables(SqliteStorage(file))  # as another worker of the same server
    mine, theirs = tables.create(toy_match(target=1000)), other.create(toy_match(target=1000))
    tables.storage.claim()
    while tables.storage._room:
        mine.answer("add 1")
        theirs.answer("add 1")
    log = file.with_name(file.name + "-wal")
    assert log.stat().st_size == 4_000_000
    mine.answer("add 1")
    assert log.stat().st_size == 4_000_000
    (tmp_path / "saved").mkdir()
    for one in (file, log):
        shutil.copy(one, tmp_path / "saved" / one.name)
    found = Tables(SqliteStorage(tmp_path / "saved" / file.name))
    assert [found.open(one.id).seq for one in (mine, theirs)] == [mine.seq, theirs.seq]
    assert not found.storage.troubles()
    found.close()
    other.close()


def test_the_log_begins_anew_when_no_other_worker_writes_and_nobody_waits_for_that(tables, tmp_path, monkeypatch):
    monkeypatch.setattr(sqlite, "_TRIES", 2)
    monkeypatch.setattr(sqlite, "_BETWEEN", 0)
    storage, file = tables.storage, tmp_path / "data" / "tavola.sqlite3"
    mine, copyist, another = tables.create(toy_match(target=1000)), sqlite._connected(file), sqlite._connected(file)
    copyist.execute("PRAGMA busy_timeout = 0")

    def pages() -> int:
        return int(copyist.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()[1])

    for _ in range(30):
        mine.answer("add 1")
    long = pages()
    another.execute("BEGIN IMMEDIATE")  # as another worker that is always writing
    storage._begin_log_anew(copyist)
    assert pages() == long
    assert not storage._writing.locked()
    another.execute("ROLLBACK")
    storage._begin_log_anew(copyist)
    mine.answer("add 1")
    assert pages() < long
    for db in (copyist, another):
        db.close()
