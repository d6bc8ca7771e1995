"""Several workers: each table is played by one of them, everybody reaches it, and a worker may die at any time."""

from __future__ import annotations

import json
import os
import signal
import threading
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.test_running import get, public
from server.trials.play import Player, begin, workers
from table.postgres_server import available, running

#: How often the database is stopped hard in a long run.
RESTARTS = 10


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if available():
        with running() as server:
            yield server.address
    else:
        yield str(tmp_path_factory.mktemp("db") / "t.sqlite3")


def play_and_kill(url: str, server: int, kills: int) -> None:
    """Three people play; a worker is killed again and again. Nothing acknowledged is lost or counted twice."""
    tables = [begin(url) for _ in range(3)]
    players = [Player(url, id, cookie) for id, cookie, _ in tables]
    for player in players:
        player.__enter__()
    slowest = 0
    for kill in range(kills + 1):
        for turn in range(3):
            for place, player in enumerate(players):
                slowest = max(slowest, player.answer(f"{place}-{kill}-{turn}"))
        if kill < kills:
            os.kill(workers(server)[kill % 2], signal.SIGKILL)
    for player, (id, cookie, _) in zip(players, tables, strict=True):
        count = 3 * (kills + 1)
        assert sorted(player.acknowledged.values()) == list(range(1, count + 1))
        with Player(url, id, cookie) as again:
            assert again.table["seq"] == count
        player.__exit__()
    assert slowest < 12_000


def test_workers_of_one_file_share_its_tables(tmp_path: Path) -> None:
    """Two browsers meet at one table whichever worker each of them speaks to; seats are changed from anywhere."""
    with public(tmp_path, "--workers", "2", "--helpers", "0") as (url, process):
        assert len(workers(process.pid)) == 2
        id, cookie, _ = begin(url)
        with Player(url, id, cookie) as one:
            for number in range(6):
                one.answer(f"c{number}")
                with Player(url, id, cookie) as two:
                    assert two.table["seq"] == number + 1
                    assert two.table["seats"][0]["connected"]
            request = urllib.request.Request(
                f"{url}api/tables/{id}/seats/0",
                b'{"do": "renew"}',
                {"Cookie": cookie, "content-type": "application/json"},
            )
            for _ in range(4):
                with urllib.request.urlopen(request) as answer:
                    assert json.loads(answer.read())["link"].startswith("/s/")
            assert one.fresh()["seats"][0]["kind"] == "link"
        assert get(f"{url}metrics").count(b"tavola_workers 2") == 1


def test_a_killed_worker_loses_nothing_and_its_games_go_on(tmp_path: Path, database: str) -> None:
    with public(tmp_path, "--workers", "2", "--helpers", "0", "--database", database) as (url, process):
        play_and_kill(url, process.pid, 1)
        assert workers(process.pid)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_hundred_killed_workers_lose_nothing(tmp_path: Path, database: str, kind: str) -> None:
    where = database if kind == "postgres" else str(tmp_path / "t.sqlite3")
    with public(tmp_path, "--workers", "2", "--helpers", "0", "--database", where) as (url, process):
        for _ in range(10):
            play_and_kill(url, process.pid, 10)


if available():

    @pytest.mark.slow
    def test_ten_restarts_of_the_database_lose_nothing(tmp_path: Path) -> None:
        """It is stopped hard in the middle of play, and started again while people try to go on."""
        with (
            running() as server,
            public(tmp_path, "--workers", "2", "--helpers", "0", "--database", server.address) as (url, _),
        ):
            for restart in range(RESTARTS):
                id, cookie, _ = begin(url)
                with Player(url, id, cookie) as player:
                    for turn in range(5):
                        player.answer(f"{restart}-{turn}")
                    stopping = threading.Timer(0.05, server.stop)
                    stopping.start()
                    starting = threading.Timer(1.5, server.start)
                    starting.start()
                    for turn in range(5, 15):
                        player.answer(f"{restart}-{turn}")
                    starting.join()
                    assert sorted(player.acknowledged.values()) == list(range(1, 16))
                with Player(url, id, cookie) as again:
                    assert again.table["seq"] == 15

    def test_two_servers_on_one_database_serve_one_anothers_tables(tmp_path: Path, database: str) -> None:
        """A host at one server, a guest at the other; then the owner is killed and the other goes on."""
        (tmp_path / "a").mkdir()
        (tmp_path / "b").mkdir()
        more = ("--helpers", "0", "--database", database)
        with public(tmp_path / "a", *more) as (one, first), public(tmp_path / "b", *more) as (two, _):
            id, cookie, _ = begin(one)
            with Player(one, id, cookie) as here, Player(two, id, cookie) as there:
                here.answer("a0")
                assert there.fresh()["seq"] == 1
                there.answer("b0")
                assert here.fresh()["seq"] == 2
                first.kill()
                there.answer("b1")
                assert there.fresh()["seq"] == 3
