"""What operators do with games: each can be stopped and begun again, and damage in one game hinders no other."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from conftest import toy_match
from table.postgres_server import Server, available, running
from tavola.cli import main
from tavola.table import SeatRecord, SqliteStorage, Storage, Tables, UnknownTable
from tavola.table.storage.databases import storage_at
from tavola.table.storage.door import PageRow, Reach, StoredChronicle
from tavola.table.tending import copied, forgotten, looked_over, old_games

KINDS = ["sqlite", "postgres"] if available() else ["sqlite"]


class Stopped(Exception):
    pass


@pytest.fixture(scope="module")
def postgres() -> Iterator[Server]:
    with running() as server:
        yield server


@pytest.fixture(params=KINDS)
def target(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Storage]:
    """An empty database to copy to."""
    if request.param == "postgres":
        server: Server = request.getfixturevalue("postgres")
        server.wipe()
        storage = storage_at(server.address)
    else:
        storage = storage_at(str(tmp_path / "copy.sqlite3"))
    yield storage
    storage.close()


@pytest.fixture
def source(tmp_path: Path) -> Iterator[Tables]:
    """Five games: some answered, one with an undo and a seat behind a link that somebody holds, one over."""
    tables = Tables(SqliteStorage(tmp_path / "t.sqlite3"))
    for number in range(3):
        table = tables.create(toy_match(target=60), "ann")
        for _ in range(25 * number):
            table.answer("add 1")
    linked = tables.create(toy_match(2, target=60), "ann", [SeatRecord(0, "here"), SeatRecord(1, "link", "d1")])
    tables.sit("d1", "bob")
    linked.answer("add 1")
    linked.undo()
    tables.storage.put_reach(linked.id, Reach(1, "email", "bob@example.org", "en", confirmed=True))
    tables.storage.new_chronicle(StoredChronicle("c1", "toy", "ann", "Ours", "line 1", 1))
    tables.storage.begin_episode("c1", 1, linked.id)
    tables.storage.write_page("c1", PageRow(1, linked.id, "line 2", {"a": [1]}), 2)
    over = tables.create(toy_match(target=1), "ann")
    over.answer("add 1")
    yield tables
    tables.close()


def same(one: Tables, two: Tables) -> None:
    assert one.storage.marks() == two.storage.marks()
    for info in one.all():
        here, there = one.open(info.id), two.open(info.id)
        assert (here.seq, here.match.state, here.seats, here.owner) == (
            there.seq,
            there.match.state,
            there.seats,
            there.owner,
        )
        assert here.match.lines(0) == there.match.lines(0)
        assert one.holders(info.id) == two.holders(info.id)
        assert one.storage.reaches(info.id, 1) == two.storage.reaches(info.id, 1)
    assert one.storage.games() == two.storage.games()
    assert one.storage.chronicles() == two.storage.chronicles()
    for told in one.storage.chronicles():
        assert one.storage.chronicle(told.id) == two.storage.chronicle(told.id)


def test_a_copy_is_the_same_and_can_be_played_on(source: Tables, target: Storage) -> None:
    done = copied(source.storage, target)
    assert (done.copied, done.there, done.damaged) == (5, 0, ())
    same(source, Tables(target))
    assert target.secret() == source.storage.secret()
    longest = max(target.marks(), key=lambda mark: mark.entries)
    again = Tables(target).open(longest.id)
    again.answer("add 1")
    again.undo()
    assert again.seq == longest.entries + 2


def test_a_copy_that_was_stopped_goes_on_where_it_was(source: Tables, target: Storage) -> None:
    for stop in (1, 3):

        def watch(done: int, of: int, stop: int = stop) -> None:
            if done == stop:
                raise Stopped

        with pytest.raises(Stopped):
            copied(source.storage, target, watch=watch)
    done = copied(source.storage, target)
    assert (done.copied, done.there) == (2, 3)
    same(source, Tables(target))


def test_a_second_copy_brings_only_what_has_changed(source: Tables, target: Storage) -> None:
    copied(source.storage, target)
    changed = source.all()[-1].id
    source.open(changed).answer("add 1")
    assert copied(source.storage, target).copied == 0  # games that are there stay
    assert copied(source.storage, target, replace=True).copied == 1
    same(source, Tables(target))


def test_a_damaged_game_hinders_no_other_and_is_named(source: Tables, target: Storage, tmp_path: Path) -> None:
    bad = source.storage.marks()[2].id
    with sqlite3.connect(tmp_path / "t.sqlite3") as db:
        db.execute("UPDATE game SET setup = ? WHERE id = ?", (b"{", bad))
    db.close()
    done = copied(source.storage, target)
    assert (done.copied, done.damaged) == (4, (bad,))
    assert {one.id: one.how for one in looked_over(source.storage)}[bad] == "damaged"
    assert {one.how for one in looked_over(target)} == {"sound"}
    assert [one.id for one in looked_over(source.storage, after=bad)] == [
        mark.id for mark in source.storage.marks()[3:]
    ]


def test_what_is_forgotten_is_gone_for_good(source: Tables, target: Storage) -> None:
    copied(source.storage, target)
    tables = Tables(target)
    first, second = (info.id for info in tables.all()[:2])
    with pytest.raises(UnknownTable):
        forgotten(target, (first, "nowhere"))
    assert len(target.marks()) == 5
    assert forgotten(target, (first, second)) == 2
    assert len(target.marks()) == 3
    with pytest.raises(UnknownTable):
        tables.open(first)
    assert old_games(target, 1) == ()
    assert len(old_games(target, -1)) == 3


def test_nothing_of_a_forgotten_game_stays_in_the_file(tmp_path: Path) -> None:
    tables = Tables(SqliteStorage(tmp_path / "t.sqlite3"))
    table = tables.create(toy_match(target=60), "secretowner")
    table.answer("add 1", "secretclient")
    tables.storage.forget(table.id)
    tables.close()
    left = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"secretowner" not in left
    assert b"secretclient" not in left


def run(*words: str) -> int:
    return main(["db", *words, "--lang", "en"])


def test_the_commands(source: Tables, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, copy, back = (str(tmp_path / name) for name in ("t.sqlite3", "c.sqlite3", "b.sqlite3"))
    source.storage.claim()  # a server is running
    assert run("check", "--database", file) == 0
    assert run("backup", copy, "--database", file) == 0
    assert run("backup", copy, "--database", file) == 0
    assert run("move", back, "--database", file) == 2  # not under a running server
    source.close()
    assert run("restore", copy, "--database", back) == 0
    assert run("forget", "--older", "1", "--database", back, "--yes") == 0
    ids = [mark.id for mark in SqliteStorage(Path(copy)).marks()]
    assert run("forget", ids[0], "--database", back) == 0
    assert run("forget", ids[0], "--database", back, "--yes") == 0
    assert run("forget", "--database", back) == 2
    assert run("check", "--database", str(tmp_path / "none")) == 2
    said = capsys.readouterr()
    assert said.out.splitlines() == [
        "5 games looked over, 5 sound.",
        "5 games copied, 0 were there already.",
        "0 games copied, 5 were there already.",
        "5 games copied, 0 were there already.",
        "0 games are deleted for good.",
        "One game would be deleted for good; say --yes.",
        "One game is deleted for good.",
    ]
    assert len(SqliteStorage(Path(back)).marks()) == 4
    data = Path(copy).read_bytes()
    Path(copy).write_bytes(data[: len(data) // 2])
    assert run("check", "--database", copy, "--json") in (1, 2)
    assert run("restore", copy, "--database", back) == 2
    broken = capsys.readouterr()
    assert "Traceback" not in broken.out + broken.err
    assert len(SqliteStorage(Path(back)).marks()) == 4


def test_a_damaged_game_is_told_to_programs(source: Tables, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = min(source.storage.marks(), key=lambda mark: mark.entries).id
    with sqlite3.connect(tmp_path / "t.sqlite3") as db:
        db.execute("DELETE FROM event WHERE seq = 3")
        db.execute("UPDATE game SET bots = ? WHERE id = ?", (b"{", bad))
    db.close()
    assert run("check", "--database", str(tmp_path / "t.sqlite3"), "--json") == 1
    told = json.loads(capsys.readouterr().out)
    assert told["games"][bad] == "damaged"
    assert sorted(told["games"].values()).count("damaged") == 3  # two more lack an entry of their journal
