"""What every storage promises, on each database there is."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import tavola
from conftest import toy_match
from server.test_http import HOST, new_toy
from server.test_socket import answer, at, heard
from table.postgres_server import Server, available, running
from tavola.server import Config, create_app
from tavola.table import BadStorage, SeatRecord, SqliteStorage, Stale, Storage, Tables, UnknownTable
from tavola.table.storage.databases import storage_at
from tavola.table.storage.door import PATIENCE, NewGame, Progress, Reach

if available():
    pass

Open = Callable[[], Storage]

KINDS = ["sqlite", "postgres"] if available() else ["sqlite"]


@pytest.fixture(scope="module")
def postgres() -> Iterator[Server]:
    with running() as server:
        yield server


@pytest.fixture(params=KINDS)
def opens(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Open]:
    """Opens the same fresh database, as often as one likes."""
    made: list[Storage] = []
    address = str(tmp_path / "t.sqlite3")
    if request.param == "postgres":
        server: Server = request.getfixturevalue("postgres")
        address = server.address
        server.wipe()

    def opened() -> Storage:
        made.append(storage_at(address))
        return made[-1]

    yield opened
    for storage in made:
        storage.close()


@pytest.fixture
def tables(opens: Open) -> Tables:
    return Tables(opens())


def test_a_game_is_there_for_whoever_opens_the_database_next(opens: Open, tables: Tables) -> None:
    match = tavola.new("mageknight", "first_reconnaissance", ["tovak"], seed=3)
    table = tables.create(match, "ann", drawn=True)
    for _ in range(25):
        table.answer(match.asked().options[0], f"c{table.seq}")
    again = Tables(opens()).open(table.id)
    assert (again.seq, again.match.state, again.owner, again.drawn) == (25, match.state, "ann", True)
    assert again.match.lines(0) == match.lines(0)
    assert again.answer("anything", "c3").again
    with pytest.raises(UnknownTable):
        tables.open("nowhere")


def test_undo_and_forced_undo_are_entries(opens: Open, tables: Tables) -> None:
    table = tables.create(toy_match(2, target=60))
    for said in ("add 1", "roll", "add 2", "add 3"):
        table.answer(said)
    table.undo()
    table.force_undo(2, 1)
    again = Tables(opens()).open(table.id)
    assert (again.seq, again.match.state) == (6, table.match.state)


def test_the_second_to_write_is_stale_and_changes_nothing(opens: Open, tables: Tables) -> None:
    one = tables.create(toy_match(target=60))
    two = Tables(opens()).open(one.id)
    one.answer("add 1")
    with pytest.raises(Stale) as caught:
        two.answer("add 2")
    assert (caught.value.seq, two.match.state.count, tables.open(one.id).match.state.count) == (1, 0, 1)


def test_many_threads_at_many_tables(tables: Tables) -> None:
    games = [tables.create(toy_match(target=1000)) for _ in range(6)]
    with ThreadPoolExecutor(6) as threads:
        for _ in range(20):
            list(threads.map(lambda game: game.answer("add 1"), games))
    assert [tables.open(game.id).match.state.count for game in games] == [20] * 6


def test_a_game_that_cannot_be_stored_whole_is_not_stored_at_all(tables: Tables) -> None:
    table = tables.create(toy_match())
    table.answer("add 1")
    stored = tables.storage.load(table.id)
    twice = (*stored.journal, *stored.journal)
    with pytest.raises(Exception, match=r"(?i)unique"):
        tables.storage.create(NewGame("other", stored.game.setup, 1), Progress(), twice)
    assert [info.id for info in tables.all()] == [table.id]


def test_seats_are_held_by_links_until_they_are_renewed(tables: Tables) -> None:
    seats = [SeatRecord(0, "here"), SeatRecord(1, "link", "d1")]
    table = tables.create(toy_match(2), "ann", seats)
    assert tables.sit("d0", "bob") is None
    assert tables.sit("d1", "bob") == tables.sit("d1", "bob") == tables.sit("d1", "eve") == table.id
    assert (tables.held(table.id, "bob"), tables.holders(table.id)) == (frozenset({1}), {1: 2})
    assert [info.id for info in tables.all("bob")] == [info.id for info in tables.all("ann")] == [table.id]
    assert tables.all("carl") == ()
    table.seat_again(SeatRecord(1, "link", "d2"))
    assert (tables.held(table.id, "bob"), tables.sit("d1", "bob"), tables.holders(table.id)) == (frozenset(), None, {})


def test_a_question_is_told_once_to_whoever_is_not_there(tables: Tables) -> None:
    storage, now = tables.storage, time.time()
    table = tables.create(toy_match(2, target=60), "ann", [SeatRecord(0, "here"), SeatRecord(1, "link", "d1")])
    storage.put_reach(table.id, Reach(1, "email", "bob@example.org", "en", confirmed=False))
    storage.put_reach(table.id, Reach(1, "webhook", "https://example.org/", "en", confirmed=True))
    table.answer("add 1")
    assert storage.due(now, now) == ()  # it is too early
    later = now + 2 * PATIENCE
    (notice,) = storage.due(later, later + 5)  # nobody agreed to be told by letter
    assert (notice.game, notice.seat, notice.seq, notice.kind) == (table.id, 1, 1, "webhook")
    assert storage.due(later, later + 5) == ()
    assert [one.key for one in storage.due(later + 6, later + 9)] == [notice.key]  # it did not arrive
    storage.sent(notice.key)
    assert storage.due(later + 100, later + 100) == ()
    storage.put_reach(table.id, Reach(1, "email", "bob@example.org", "en", confirmed=True))
    table.answer("add 1")
    table.answer("add 1")
    assert {one.kind for one in storage.due(later, later)} == {"email", "webhook"}
    table.answer("add 1")
    assert storage.due(later, later) == ()  # answered meanwhile
    table.answer("add 1")
    table.seat_again(SeatRecord(1, "link", "d1", away=later + 1000))
    assert storage.due(later, later) == ()  # on vacation
    storage.drop_reach(table.id, 1, "email", "bob@example.org")
    assert [one.kind for one in storage.reaches(table.id, 1)] == ["webhook"]
    storage.forget(table.id)


def test_a_notice_that_never_arrives_is_given_up(tables: Tables) -> None:
    table = tables.create(toy_match(2, target=60), "ann")
    tables.storage.put_reach(table.id, Reach(1, "webhook", "https://example.org/", "en", confirmed=True))
    table.answer("add 1")
    late = time.time() + 2 * PATIENCE
    assert [len(tables.storage.due(late, late)) for _ in range(10)] == [1] * 8 + [0] * 2


def test_the_secret_is_made_once(opens: Open) -> None:
    assert opens().secret() == opens().secret()


def test_one_server_at_a_time_where_games_cannot_be_shared(opens: Open) -> None:
    one, two = opens(), opens()
    one.claim()
    if one.shared:
        two.claim()
        return
    with pytest.raises(BadStorage) as caught:
        two.claim()
    assert caught.value.text.key == "error-data-claimed"
    one.close()
    two.claim()


def test_a_game_has_one_owner_until_it_is_silent(opens: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = opens(), opens()
    id = Tables(one).create(toy_match()).id
    assert (one.beat("a", "here"), two.beat("b", "there")) == (frozenset(), frozenset())
    assert (one.own(id, "a"), two.own(id, "b"), one.own(id, "a")) == ("", "here", "")
    assert (one.beat("a", "here"), two.beat("b", "there")) == (frozenset({id}), frozenset())
    assert two.workers() == {"a": "here", "b": "there"}
    one.retire("a")
    assert (two.own(id, "b"), one.beat("a", "here"), one.own(id, "a")) == ("", frozenset(), "there")
    with pytest.raises(UnknownTable):
        one.own("nowhere", "a")


def test_an_address_means_a_database(tmp_path: Path) -> None:
    storage = storage_at(str(tmp_path / "x.sqlite3"))
    assert isinstance(storage, SqliteStorage)
    storage.close()
    with pytest.raises(BadStorage) as caught:
        storage_at(f"postgresql:///none?host={tmp_path}")
    assert caught.value.text.key in ("error-data-server", "error-data-driver")


def test_a_server_plays_from_it_and_goes_on_after_a_restart(opens: Open) -> None:
    seen: list[str] = []
    for number in range(2):
        with TestClient(create_app(opens(), Config()), base_url=HOST, client=("127.0.0.1", 50000)) as client:
            id = seen[0] if seen else new_toy(client, options={"target": "60"})
            with at(client, id) as socket:
                assert heard(socket, "table")["view"]["count"] == number
                socket.send_json(answer(f"c{number}", number, "add 1"))
                heard(socket, "ack")
            seen.append(id)


if available():

    def test_a_database_stopped_hard_loses_nothing_and_is_found_again() -> None:
        """Acknowledged answers survive; while it is away answers are refused and change nothing."""
        with running() as server:
            tables = Tables(storage_at(server.address))
            table = tables.create(toy_match(target=1000))
            for number in range(3):
                for _ in range(5):
                    table.answer("add 1")
                server.stop()
                with pytest.raises(BadStorage) as caught:
                    table.answer("add 1", f"lost{number}")
                assert caught.value.text.args == {}
                server.start()
                assert tables.open(table.id).match.state == table.match.state
            assert table.match.state.count == 15
            tables.close()
