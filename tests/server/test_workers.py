"""Several workers: each table is played by one of them, everybody reaches it, and a worker may die at any time."""

from __future__ import annotations

import json
import os
import signal
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from server.test_running import get, public
from table.postgres_server import available, running

#: How often the database is stopped hard in a long run.
RESTARTS = 10


class Player:
    """A browser at one table: it comes again when its line breaks, and says what it had not heard an answer to."""

    def __init__(self, url: str, id: str, cookie: str) -> None:
        self._address = f"{url.replace('http', 'ws')}ws/{id}"
        self._cookie = cookie
        self._lines = ExitStack()
        self._line: ClientConnection | None = None
        self.table: dict[str, Any] = {}
        self.acknowledged: dict[str, int] = {}

    def __enter__(self) -> Player:
        self.come()
        return self

    def __exit__(self, *_: object) -> None:
        self._lines.close()

    def come(self) -> None:
        end = time.monotonic() + 30
        while time.monotonic() < end:
            try:
                self._lines.close()
                line = connect(self._address, additional_headers={"Cookie": self._cookie}, open_timeout=15)
                self._line = self._lines.enter_context(line)
                self._line.send(json.dumps({"type": "hello"}))
                self.table = self._heard("table")
                return
            except (OSError, WebSocketException, TimeoutError):
                time.sleep(0.2)
        raise AssertionError("nobody plays this table")

    def _heard(self, kind: str) -> dict[str, Any]:
        assert self._line is not None
        while True:
            found: dict[str, Any] = json.loads(self._line.recv(15))
            if found["type"] in (kind, "stale", "refusal"):
                return found

    def fresh(self) -> dict[str, Any]:
        """The table as it is now."""
        assert self._line is not None
        self._line.send(json.dumps({"type": "lang", "lang": "en"}))
        self.table = self._heard("table")
        return self.table

    def answer(self, name: str) -> int:
        """Give the first answer there is, until it is acknowledged. Returns how long that took, in milliseconds."""
        began = time.monotonic()
        said = {
            "type": "answer",
            "id": name,
            "seq": self.table["seq"],
            "notation": self.table["decision"]["options"][0]["notation"],
        }
        while True:
            try:
                assert self._line is not None
                self._line.send(json.dumps(said))
                found = self._heard("ack")
                if found["type"] == "ack":
                    self.acknowledged[name] = found["seq"]
                    while self.table["seq"] < found["seq"]:
                        self.table = self._heard("table")
                    return int(1000 * (time.monotonic() - began))
                if found["type"] == "refusal":  # games cannot be stored just now
                    time.sleep(0.2)
                    continue
                self.table = self._heard("table")
                said["seq"] = self.table["seq"]
            except (OSError, WebSocketException, TimeoutError):
                self.come()


def begin(url: str, cookie: str = "", **more: Any) -> tuple[str, str, dict[str, str]]:
    """A new table, the cookie of whoever began it, and its links."""
    body = {"game": "mageknight", "scenario": "first_reconnaissance", "players": ["tovak"], **more}
    headers = {"content-type": "application/json", **({"Cookie": cookie} if cookie else {})}
    request = urllib.request.Request(f"{url}api/tables", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        found = json.loads(answer.read())
        cookie = cookie or answer.headers["set-cookie"].split(";")[0]
    return found["id"], cookie, found["links"]


def children(pid: int) -> list[int]:
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def workers(pid: int) -> list[int]:
    """Both workers of a server, once they are there."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        found = [one for one in children(pid) if b"tavola.server.crew" in Path(f"/proc/{one}/cmdline").read_bytes()]
        if len(found) == 2:
            return found
        time.sleep(0.1)
    raise AssertionError("a worker is missing")


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
