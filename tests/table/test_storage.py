"""Durable tables: stored before acknowledged, once per client id, resumed where they stood."""

from __future__ import annotations

import os
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tavola
from conftest import toy_match
from tavola.kernel.codec import fingerprint
from tavola.table import BadStorage, DamagedGame, SeatRecord, SqliteStorage, Stale, Tables, UnknownTable
from tavola.table.kept import SNAPSHOT_EVERY
from tavola.table.seats import digest

#: What version 4 of the file added, taken away again.
LESS_4 = """
ALTER TABLE game DROP COLUMN called;
DROP TABLE page; DROP TABLE episode; DROP TABLE chronicle;
DROP TABLE lease; DROP TABLE worker; DROP TABLE reach; DROP TABLE notice; DROP TABLE report;
ALTER TABLE game DROP COLUMN locked; ALTER TABLE game DROP COLUMN paused; ALTER TABLE seat DROP COLUMN called;
ALTER TABLE seat DROP COLUMN avatar; ALTER TABLE seat DROP COLUMN once; ALTER TABLE seat DROP COLUMN away;
DROP INDEX game_of; ALTER TABLE game DROP COLUMN state; ALTER TABLE game DROP COLUMN engine;
ALTER TABLE game DROP COLUMN drawn
"""


def test_an_answer_is_on_disk_when_it_is_acknowledged(tables, tmp_path):
    table = tables.create(toy_match())
    assert table.answer("add 1", "c1", 0).seq == 1
    other = Tables(SqliteStorage(tmp_path / "data" / "tavola.sqlite3")).open(table.id)
    assert (other.seq, other.match.state) == (1, table.match.state)
    other._storage.close()


def test_the_same_client_id_has_one_effect_even_after_a_restart(tables):
    table = tables.create(toy_match())
    first = table.answer("add 1", "c1", 0)
    again = table.answer("add 1", "c1", 0)
    assert (again.seq, again.again, table.seq) == (first.seq, True, 1)
    assert tables.open(table.id).answer("add 1", "c1", 0).again
    undone = table.undo("c2", 1)
    assert table.undo("c2", 1) == type(undone)(2, True)
    assert table.match.moves == ()


def test_a_wrong_seq_is_stale(tables):
    table = tables.create(toy_match())
    table.answer("add 1", "c1", 0)
    with pytest.raises(Stale) as caught:
        table.answer("add 1", "c2", 0)
    assert caught.value.seq == 1
    with pytest.raises(Stale):
        table.undo("c3", 7)


def test_two_processes_at_one_table_cannot_both_answer(tables, tmp_path):
    """The second to write finds the place taken: nothing changes for it, and it can read the table again."""
    one = tables.create(toy_match())
    other = Tables(SqliteStorage(tmp_path / "data" / "tavola.sqlite3"))
    two = other.open(one.id)
    one.answer("add 1", "a", 0)
    with pytest.raises(Stale) as caught:
        two.answer("add 2", "b", 0)
    assert (caught.value.seq, two.seq, two.match.state.count) == (1, 0, 0)
    assert other.open(one.id).match.state == one.match.state
    other.storage.close()


def test_an_illegal_answer_stores_nothing(tables):
    table = tables.create(toy_match())
    with pytest.raises(tavola.IllegalAnswer):
        table.answer("fly", "c1", 0)
    assert (table.seq, tables.open(table.id).seq) == (0, 0)
    assert table.answer("add 1", "c1", 0).seq == 1


def test_undo_is_an_entry_of_the_journal(tables):
    table = tables.create(toy_match())
    table.answer("add 1")
    table.answer("add 2")
    assert table.undo().seq == 3
    again = tables.open(table.id)
    assert (again.seq, again.match.state.count) == (3, 1)
    assert [entry.kind for entry in tables.storage.load(table.id).journal] == ["answer", "answer", "undo"]
    again.undo()
    with pytest.raises(tavola.UndoRefused):
        again.undo()


def test_a_long_game_opens_from_its_snapshot_and_can_still_be_undone_past_it(tables):
    table = tables.create(toy_match(target=1000))
    prints = [fingerprint(table.match.state)]
    for _ in range(SNAPSHOT_EVERY + 3):
        table.answer("add 1")
        prints.append(fingerprint(table.match.state))
    again = tables.open(table.id)
    assert [move.state is not None for move in again.match.moves].index(True) == SNAPSHOT_EVERY - 1
    for expected in reversed(prints):
        assert fingerprint(again.match.state) == expected
        if again.match.moves:
            again.undo()
    assert fingerprint(tables.open(table.id).match.state) == prints[0]


def test_an_unreadable_snapshot_is_replaced_by_replaying(tables, tmp_path):
    table = tables.create(toy_match(target=1000))
    for _ in range(SNAPSHOT_EVERY):
        table.answer("add 1")
    with sqlite3.connect(tmp_path / "data" / "tavola.sqlite3") as db:
        db.execute("UPDATE snapshot SET state = ?", (b'{"other": 1}',))
    db.close()
    assert tables.open(table.id).match.state == table.match.state


def test_a_loaded_save_becomes_a_stored_table_with_its_whole_journal(tables):
    match = toy_match()
    match.play("add 1")
    match.play("tree")
    table = tables.create(tavola.load(match.save()))
    again = tables.open(table.id)
    assert (again.seq, again.match.state) == (2, match.state)
    again.undo()


def test_bots_at_a_stored_table_answer_durably(tables):
    match = tavola.new("toy", players=["a", "b"], seed=3, bots=[None, "random"], options={"target": "60"})
    table = tables.create(match)
    ack = table.answer("add 1", "c1", 0)
    assert ack.seq == 1 < table.seq
    assert tables.open(table.id).match.state == table.match.state


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 6), st.sampled_from(["add 1", "add 2", "roll", "undo"]))))
def test_whatever_two_clients_send_each_id_has_at_most_one_effect(tables, requests):
    """Two tables of one game stand for two processes; ids repeat, numbers are wrong, both answer at once."""
    first = tables.create(toy_match(target=1000))
    doors = [first, tables.open(first.id)]
    done: dict[str, int] = {}
    for name, seq, wish in requests:
        door = doors[name % 2]
        try:
            ack = door.undo(str(name), seq) if wish == "undo" else door.answer(wish, str(name), seq)
        except Stale as stale:
            if stale.seq != door.seq:
                doors[name % 2] = tables.open(first.id)
        except tavola.UndoRefused:
            pass
        else:
            assert done.setdefault(str(name), ack.seq) == ack.seq
    journal = tables.storage.load(first.id).journal
    assert [entry.seq for entry in journal] == list(range(1, len(journal) + 1))
    assert {entry.client: entry.seq for entry in journal} == done


def test_games_are_listed_the_last_played_first(tables):
    one = tables.create(toy_match(), owner="ann")
    two = tables.create(toy_match(target=1), owner="bob")
    time.sleep(0.01)
    two.answer("add 1")
    assert [(info.id, info.finished) for info in tables.all()] == [(two.id, True), (one.id, False)]
    assert [info.id for info in tables.all("ann")] == [one.id]
    assert tables.owner(two.id) == "bob"


def test_an_unknown_table_is_named(tables):
    for ask in (tables.open, tables.owner):
        with pytest.raises(UnknownTable) as caught:
            ask("nowhere")
        assert caught.value.text.args == {"id": "nowhere"}


def test_a_failed_write_leaves_the_match_where_it_was(tables, monkeypatch):
    table = tables.create(toy_match())
    table.answer("add 1")

    def full(*args: object) -> None:
        raise BadStorage("error-data-file", file="x", reason="disk full")

    monkeypatch.setattr(tables.storage, "append", full)
    for change in (lambda: table.answer("add 2", "c"), lambda: table.undo("d")):
        with pytest.raises(BadStorage):
            change()
        assert (table.seq, table.match.state.count) == (1, 1)
    monkeypatch.undo()
    assert table.answer("add 2", "c").again is False


def test_the_file_is_in_wal_mode_and_fully_synchronised(tables):
    db = tables.storage._db
    assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert db.execute("PRAGMA synchronous").fetchone() == (2,)


def test_the_secret_survives_a_restart(tables, tmp_path):
    again = SqliteStorage(tmp_path / "data" / "tavola.sqlite3")
    assert again.secret() == tables.storage.secret()
    again.close()


def test_a_foreign_file_is_named_and_left_alone(tmp_path):
    text = tmp_path / "notes.sqlite3"
    text.write_bytes(b"these are my notes, and they are longer than a header of a hundred bytes " * 4)
    other = tmp_path / "other.sqlite3"
    with sqlite3.connect(other) as db:
        db.execute("CREATE TABLE mine (x)")
    db.close()
    for file in (text, other):
        before = file.read_bytes()
        with pytest.raises(BadStorage) as caught:
            SqliteStorage(file)
        assert caught.value.text.key == "error-data-foreign"
        assert caught.value.text.args["file"] == str(file)
        assert file.read_bytes() == before


def test_a_file_of_another_version_is_named(tmp_path):
    file = tmp_path / "t.sqlite3"
    SqliteStorage(file).close()
    with sqlite3.connect(file) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(BadStorage) as caught:
        SqliteStorage(file)
    assert caught.value.text.key == "error-data-version"


def test_a_folder_that_cannot_be_written_is_named(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    with pytest.raises(BadStorage) as caught:
        SqliteStorage(blocked / "data" / "t.sqlite3")
    assert caught.value.text.key == "error-data-folder"
    assert str(blocked) in str(caught.value.text.args["folder"])


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_read_only_folder_is_named(tmp_path):
    tmp_path.chmod(0o500)
    with pytest.raises(BadStorage) as caught:
        SqliteStorage(tmp_path / "t.sqlite3")
    tmp_path.chmod(0o700)
    assert caught.value.text.key == "error-data-folder"


def test_a_database_of_version_1_gets_its_seats(tmp_path):
    """Old games are all at one screen; their bots stay."""
    file = tmp_path / "old.sqlite3"
    first = Tables(SqliteStorage(file))
    match = tavola.new("toy", players=["a", "b"], seed=3, bots=[None, "random"], options={"target": "60"})
    id = first.create(match).id
    first.storage.close()
    with sqlite3.connect(file) as db:
        db.executescript(
            f"{LESS_4}; ALTER TABLE game DROP COLUMN chapter; DROP TABLE holder; DROP TABLE seat;"
            " PRAGMA user_version = 1"
        )
    db.close()
    again = Tables(SqliteStorage(file))
    table = again.open(id)
    assert [(one.seat, one.kind, one.bot) for one in table.seats.values()] == [(0, "here", ""), (1, "bot", "random")]
    assert set(table.match.bots) == {1}
    table.seat_again(SeatRecord(1, "link", "d1"))
    assert (again.storage.sit("d1", "ann"), again.storage.sit("d2", "bob")) == (id, None)
    assert (again.storage.held(id, "ann"), again.open(id).match.bots) == (frozenset({1}), {})
    table.seat_again(SeatRecord(1, "link", "d2"))
    assert again.storage.held(id, "ann") == set()
    again.storage.close()


def test_a_forced_undo_takes_back_what_was_shown(tables):
    table = tables.create(toy_match(2, target=60))
    for answer in ("add 1", "roll", "add 2"):
        table.answer(answer)
    table.force_undo(2, 1)
    assert (table.seq, table.match.state.count, len(table.match.moves)) == (4, 1, 1)
    again = tables.open(table.id)
    assert again.match.state == table.match.state
    assert [entry.kind for entry in tables.storage.load(table.id).journal][-1] == "forced"


def test_a_database_of_version_2_keeps_its_games_and_learns_where_they_stand(tmp_path):
    """A game of that version has no chapter until its next answer; until then its round is known."""
    file = tmp_path / "old.sqlite3"
    first = Tables(SqliteStorage(file))
    table = first.create(tavola.new("mageknight", "first_reconnaissance", ["tovak"], 12), "ann")
    table.answer("tactic early_bird")
    state = fingerprint(table.match.state)
    first.storage.close()
    with sqlite3.connect(file) as db:
        db.executescript(f"{LESS_4}; ALTER TABLE game DROP COLUMN chapter; PRAGMA user_version = 2")
    db.close()
    again = Tables(SqliteStorage(file))
    (info,) = again.all(digest("ann"))
    assert (info.id, info.round, info.finished, info.chapter) == (table.id, 1, False, None)
    table = again.open(info.id)
    assert fingerprint(table.match.state) == state
    table.answer("play march")
    chapter = again.all()[0].chapter
    assert chapter is not None
    assert chapter.args == {"n": 1, "of": 4, "time": "day"}
    again.storage.close()
    SqliteStorage(file).close()  # and opens once more as it is


def test_those_who_wait_for_the_disk_share_one_journey(tables, monkeypatch):
    """While one commit is under way the others gather, and one of them writes for all; a stale one fails alone."""
    games = [tables.create(toy_match(target=60)) for _ in range(8)]
    late = tables.open(games[0].id)
    games[0].answer("add 1")
    sizes: list[int] = []
    plain = tables.storage._commit

    def slow(writes):
        sizes.append(len(writes))
        time.sleep(0.1)
        plain(writes)

    monkeypatch.setattr(tables.storage, "_commit", slow)
    with ThreadPoolExecutor(9) as threads:
        stale = threads.submit(late.answer, "add 2")
        done = [threads.submit(game.answer, "add 1") for game in games]
        assert [one.result().seq for one in done] == [2] + [1] * 7
        with pytest.raises(Stale):
            stale.result()
    assert sum(sizes) == 9
    assert len(sizes) <= 3
    assert [tables.open(game.id).match.state.count for game in games] == [2] + [1] * 7


def test_a_full_disk_changes_nothing_and_tells_no_path(tables):
    table = tables.create(toy_match(target=1000))
    db = tables.storage._db
    pages = db.execute("PRAGMA page_count").fetchone()[0]
    db.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(BadStorage) as caught:
        [table.answer("add 1") for _ in range(500)]
    assert caught.value.text.key == "error-storage-full"
    assert caught.value.text.args == {}
    assert isinstance(caught.value.__cause__, sqlite3.Error)
    seq = table.seq
    db.execute("PRAGMA max_page_count = 1000000")
    assert tables.open(table.id).seq == seq
    assert table.answer("add 1").seq == seq + 1


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE event SET events = x'7b' WHERE seq = 2",
        "DELETE FROM event WHERE seq = 2",
        "UPDATE game SET seed = 'many'",
        "UPDATE game SET bots = x'ff'",
        "UPDATE event SET kind = 'undo' WHERE seq < 3",
        "UPDATE event SET kind = 'forced', notation = 'x' WHERE seq = 2",
    ],
)
def test_a_damaged_game_is_named_and_the_others_play_on(tables, tmp_path, damage):
    table, other = tables.create(toy_match(target=60)), tables.create(toy_match(target=60))
    for game in (table, other):
        for _ in range(3):
            game.answer("add 1")
    with sqlite3.connect(tmp_path / "data" / "tavola.sqlite3") as db:
        key = db.execute("SELECT key FROM game WHERE id = ?", (table.id,)).fetchone()[0]
        where = f"key = {key}" if "UPDATE game" in damage else f"game = {key}"
        db.execute(damage + (" AND " if "WHERE" in damage else " WHERE ") + where)
    db.close()
    with pytest.raises(DamagedGame) as caught:
        tables.open(table.id)
    assert caught.value.text.args == {"id": table.id}
    assert tables.open(other.id).answer("add 1").seq == 4
    assert len(tables.all()) == 2


def test_a_truncated_file_of_ours_is_called_damaged(tmp_path):
    file = tmp_path / "t.sqlite3"
    storage = SqliteStorage(file)
    Tables(storage).create(toy_match())
    storage.close()
    file.write_bytes(file.read_bytes()[:5000])
    with pytest.raises(BadStorage) as caught:
        SqliteStorage(file)
    assert caught.value.text.key == "error-data-damaged"


def test_a_game_that_was_removed_cannot_be_played_on(tables, tmp_path):
    table = tables.create(toy_match())
    with sqlite3.connect(tmp_path / "data" / "tavola.sqlite3") as db:
        db.execute("DELETE FROM seat")
        db.execute("DELETE FROM game")
    db.close()
    with pytest.raises(UnknownTable):
        table.answer("add 1")
    assert table.match.moves == ()
