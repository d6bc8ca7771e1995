"""Servers and workers are killed while people play: whatever was acknowledged is kept, once, and every game goes on."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from server.trials.play import Player, begin, workers
from table.postgres_server import Server, available, running
from tavola.kernel.codec import fingerprint
from tavola.kernel.journal import replay
from tavola.table import Tables
from tavola.table.positions import start_of
from tavola.table.storage.databases import storage_at
from tavola.table.storage.door import ANSWER

GAMES: tuple[dict[str, Any], ...] = (
    {"game": "mageknight", "scenario": "first_reconnaissance", "players": ["tovak"]},
    {"game": "massivedarkness", "scenario": "mission_1", "players": ["bjorn"]},
    {"game": "oath", "scenario": "prince", "players": ["red"]},
)
PEOPLE = 4
KILLS = 100
#: How long an answer may be waited for, over a kill and all that follows, in seconds: a crowded machine takes its time
#: to begin a server again.
PATIENCE = 240
KINDS = ["sqlite", "postgres"] if available() else ["sqlite"]


class House:
    """A server on a port of its own that can be killed and begun again."""

    def __init__(self, folder: Path, database: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{port}/"
        self._command = [sys.executable, "-m", "tavola", "serve", "--port", str(port), "--workers", "2"]
        self._command += ["--helpers", "0", "--database", database]
        self._log = folder / "log"
        self.start()

    def start(self) -> None:
        with self._log.open("a") as log:
            self.process = subprocess.Popen(self._command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        assert "http://" in self.process.stdout.readline(), self._log.read_text()

    def kill_worker(self, number: int) -> None:
        os.kill(workers(self.process.pid)[number], signal.SIGKILL)

    def kill_all(self) -> None:
        """The power is cut: nobody hears of it beforehand."""
        crew = workers(self.process.pid)
        for pid in (self.process.pid, *crew):
            os.kill(pid, signal.SIGKILL)
        self._bury()

    def kill_first(self) -> None:
        """Whoever opened the port is gone; its workers find that out by themselves."""
        self.process.kill()
        self._bury()

    def stop(self) -> None:
        self.process.terminate()
        self._bury()

    def _bury(self) -> None:
        self.process.wait(15)
        assert self.process.stdout is not None
        self.process.stdout.close()


class Person(threading.Thread):
    """Somebody who plays one game after another until told to stop, each answer under a name of its own."""

    def __init__(self, url: str, number: int, seed: int) -> None:
        super().__init__(daemon=True)
        self._url, self._number = url, number
        self._chance = random.Random(f"{seed} {number}")
        self._ended = threading.Event()
        self.given = 0
        self.acknowledged: dict[str, dict[str, int]] = {}
        self.fault: BaseException | None = None

    def run(self) -> None:
        try:
            while not self._ended.is_set():
                self._play()
        except BaseException as error:  # told by the test that waits for this thread
            self.fault = error

    def _play(self) -> None:
        wish = GAMES[self._number % len(GAMES)]
        while True:
            try:
                id, cookie, _ = begin(self._url, **wish)
                break
            except OSError:
                time.sleep(0.2)
        with Player(self._url, id, cookie, self._chance, PATIENCE) as player:
            self.acknowledged[id] = player.acknowledged
            while not player.over and not self._ended.is_set():
                player.answer(f"{self._number}-{self.given}")
                self.given += 1

    def stop(self) -> None:
        self._ended.set()
        self.join(PATIENCE)
        assert not self.is_alive()


def everything_is_there(database: str, acknowledged: dict[str, dict[str, int]]) -> int:
    """Each acknowledged answer is in its journal at its place, once, and nothing else is; every game stands where its
    journal leads. Returns how many answers that were."""
    tables, count = Tables(storage_at(database)), 0
    try:
        assert not tables.storage.troubles()
        for info in tables.all():
            said = acknowledged.get(info.id, {})
            stored = tables.storage.load(info.id)
            mine = [entry for entry in stored.journal if entry.client]
            assert {entry.client: entry.seq for entry in mine} == said, info.id
            assert len(mine) == len(said), f"an answer counts twice in {info.id}"
            assert all(entry.kind == ANSWER for entry in mine)
            match = tables.open(info.id).match
            again = replay(match.rules, match.journal, start_of(match.rules, match.journal))
            assert fingerprint(again) == fingerprint(match.state)
            count += len(mine)
        assert acknowledged.keys() <= {info.id for info in tables.all()}
    finally:
        tables.close()
    return count


def kill_in_play(folder: Path, database: str, kills: int, seed: int) -> int:
    """People play while a worker, the first process or all of them at once are killed. Returns how many answers were
    acknowledged."""
    chance, house = random.Random(seed), House(folder, database)
    people = [Person(house.url, number, seed) for number in range(PEOPLE)]
    try:
        for one in people:
            one.start()
        for kill in range(kills):
            wait_for_play(people)
            time.sleep(chance.uniform(0, 0.4))
            if kill % 5 < 4:
                house.kill_worker(kill % 2)
            else:
                (house.kill_all if kill % 10 < 5 else house.kill_first)()
                house.start()
        wait_for_play(people)
        for one in people:
            one.stop()
    finally:
        house.stop()
    return everything_is_there(database, {id: said for one in people for id, said in one.acknowledged.items()})


def wait_for_play(people: list[Person]) -> None:
    """Until everybody has been heard again."""
    before = [one.given for one in people]
    end = time.monotonic() + PATIENCE
    while any(one.given < count + 3 for one, count in zip(people, before, strict=True)):
        faults = [one.fault for one in people if one.fault is not None]
        if faults:
            raise faults[0]
        assert time.monotonic() < end, "play does not go on"
        time.sleep(0.02)


@pytest.fixture
def databases(tmp_path: Path) -> Iterator[dict[str, str]]:
    with ExitStack() as stack:
        found = {"sqlite": str(tmp_path / "t.sqlite3")}
        if available():
            server: Server = stack.enter_context(running())
            found["postgres"] = server.address
        yield found


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_a_hundred_kills_in_play_lose_nothing(tmp_path: Path, databases: dict[str, str], kind: str) -> None:
    assert kill_in_play(tmp_path, databases[kind], KILLS, 1) > KILLS
