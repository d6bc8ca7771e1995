"""A load test with the protocol browsers speak: many games, many sockets, answers as fast as they come or at a pace.

    python tools/load.py                                    as fast as it goes, 150 games
    python tools/load.py --rate 500 --games 200             500 answers a second
    python tools/load.py --rate 500 --games 200 --bots 12 --imports
    python tools/load.py --database postgresql://… --workers 2

It begins games in a fresh database and serves them itself, so that nobody else's games and no limit on new tables get
in the way; every answer then goes over a real socket and is durable before it counts. Rates depend on the machine and
on what else runs there, so the processor time the server spent on each answer is told beside them.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import uvloop
from msgspec import Struct
from websockets.asyncio.client import connect

import tavola
from tavola.server.http.guard import Cookies
from tavola.table import SeatRecord, Tables
from tavola.table.seats import digest
from tavola.table.storage.databases import storage_at

HOST = "load-test-host"
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class Choice(Struct):
    notation: str
    idle: bool = False


class Question(Struct):
    mine: bool = False
    options: list[Choice] = []


class Heard(Struct):
    """As much of a message as a player must read."""

    type: str
    seq: int = -1
    id: str = ""
    decision: Question | None = None


read = msgspec.json.Decoder(Heard).decode
write = msgspec.json.Encoder().encode


class Tally:
    """What was measured since measuring began."""

    def __init__(self) -> None:
        self.took: list[float] = []
        self.bytes = 0
        self.refused = 0
        self.measuring = False

    def at(self, part: float) -> float:
        """Within how many milliseconds so many of the answers came."""
        ordered = sorted(self.took)
        return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


def begun(storage: tavola.table.Storage, games: int, bots: int) -> tuple[list[str], list[str], str]:
    """Games for the players, games with a bot that thinks, and the cookie of whoever plays them."""
    tables, owner = Tables(storage), digest(HOST)
    plain = [
        tables.create(tavola.new("mageknight", "solo_conquest", ["tovak"], seed=seed), owner).id
        for seed in range(games)
    ]
    watched = []
    for seed in range(bots):
        match = tavola.new("mageknight", "full_conquest", ["tovak", "goldyx"], seed=seed)
        seats = [SeatRecord(0, "bot", bot="greedy"), SeatRecord(1, "here")]
        watched.append(tables.create(match, owner, seats).id)
    cookie = Cookies(storage.secret()).write(HOST, False).partition(";")[0]
    return plain, watched, cookie


@contextmanager
def served(database: str, workers: int) -> Iterator[tuple[str, int]]:
    """A server of these games, its address and its process."""
    words = ["serve", "--host", "127.0.0.1", "--port", "0", "--database", database, "--workers", str(workers)]
    command = [sys.executable, "-m", "tavola", *words, "--lang", "en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found, "the server did not start"
        try:
            yield found[0], process.pid
        finally:
            if process.poll() is not None:
                print(f"the server ended by itself, with code {process.returncode}")
            process.terminate()
            process.wait(20)


def processor(pid: int) -> float:
    """Seconds of processor time a process and all below it have used."""
    stat = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    below = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return (int(stat[11]) + int(stat[12])) / TICKS + sum(processor(int(child)) for child in below)


class Line(asyncio.BufferedProtocol):
    """As much of a WebSocket as a player needs, as cheap as can be: the machine is to be busy with the server."""

    def __init__(self, first: bytes, hear: Callable[[bytes], None]) -> None:
        self._first = first
        self._hear = hear
        self._buffer = bytearray(1 << 16)
        self._filled = 0
        self._open = False
        self._transport: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport

    def say(self, said: bytes) -> None:
        """One text frame, masked with nothing: whoever calls is no page of another site."""
        if self._transport.is_closing():
            return  # time is up
        size = bytes((0x80 | len(said),)) if len(said) < 126 else b"\xfe" + len(said).to_bytes(2, "big")
        self._transport.write(b"\x81" + size + bytes(4) + said)

    def ask(self, path: str, host: str, cookie: str) -> None:
        lines = (
            f"GET {path} HTTP/1.1",
            f"Host: {host}",
            f"Cookie: {cookie}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        )
        self._transport.write("\r\n".join((*lines, "", "")).encode())

    def hang_up(self) -> None:
        self._transport.abort()

    def get_buffer(self, sizehint: int) -> memoryview:
        if self._filled == len(self._buffer):
            self._buffer += bytes(len(self._buffer))
        return memoryview(self._buffer)[self._filled :]

    def buffer_updated(self, nbytes: int) -> None:
        self._filled += nbytes
        place = 0
        if not self._open:
            end = self._buffer.find(b"\r\n\r\n", 0, self._filled)
            if end < 0:
                return
            assert self._buffer.startswith(b"HTTP/1.1 101"), bytes(self._buffer[:end])
            self._open, place = True, end + 4
            self.say(self._first)
        while (frame := self._frame(place)) is not None:
            kind, first, place = frame
            if kind == 1:
                self._hear(bytes(memoryview(self._buffer)[first:place]))
            elif kind == 9:
                self._transport.write(b"\x8a\x80" + bytes(4))
        if place:
            self._buffer[: self._filled - place] = self._buffer[place : self._filled]
            self._filled -= place

    def _frame(self, place: int) -> tuple[int, int, int] | None:
        """The kind of the frame that begins here, and where what it says begins and ends; None: not all is here."""
        if self._filled < place + 2:
            return None
        first, size = place + 2, self._buffer[place + 1]
        wide = {126: 2, 127: 8}.get(size, 0)
        if wide:
            if self._filled < first + wide:
                return None
            size = int.from_bytes(self._buffer[first : first + wide], "big")
        first += wide
        return (self._buffer[place] & 15, first, first + size) if self._filled >= first + size else None


class Player:
    """One player at one table, answering at random: at once, or after so many seconds."""

    def __init__(self, tally: Tally, pace: float, chance: random.Random) -> None:
        self._tally = tally
        self._pace = pace
        self._chance = chance
        self._loop = asyncio.get_running_loop()
        self._number = 0
        self._said = 0.0
        self._acked = True
        self.line = Line(write({"type": "hello", "lang": "en", "news": True, "delta": True, "later": True}), self._hear)

    async def begin(self, url: str, id: str, cookie: str) -> None:
        where = urlsplit(url)
        await self._loop.create_connection(lambda: self.line, where.hostname or "", where.port or 80)
        self.line.ask(f"/ws/{id}", where.netloc, cookie)

    def _hear(self, data: bytes) -> None:
        tally = self._tally
        if tally.measuring:
            tally.bytes += len(data)
        heard = read(data)
        if heard.type == "ack":
            self._acked = True
            if tally.measuring:
                tally.took.append(time.perf_counter() - self._said)
        elif heard.type == "table":
            if self._acked and heard.decision is not None and heard.decision.options:
                self._acked = False
                wait = self._chance.expovariate(1 / self._pace) if self._pace else 0.0
                if wait:
                    self._loop.call_later(wait, self._answer, heard)
                else:
                    self._answer(heard)
        elif heard.type in ("stale", "refusal", "error"):
            tally.refused += 1
            self._acked = True

    def _answer(self, table: Heard) -> None:
        assert table.decision is not None
        useful = [one for one in table.decision.options if not one.idle] or table.decision.options
        self._number += 1
        said = {"type": "answer", "id": f"{self._number}", "seq": table.seq}
        self._said = time.perf_counter()
        self.line.say(write({**said, "notation": self._chance.choice(useful).notation}))


async def watch(url: str, id: str, cookie: str) -> None:
    """Somebody at a table whose bot thinks."""
    async with connect(url.replace("http", "ws") + f"ws/{id}", additional_headers={"Cookie": cookie}) as line:
        await line.send(write({"type": "hello"}), text=True)
        async for _ in line:
            pass


async def bring(url: str) -> None:
    """Somebody who brings a long save again and again."""
    match = tavola.new("mageknight", "full_conquest", ["tovak", "goldyx"], seed=5, bots={0: "random", 1: "random"})
    match.run()
    request = urllib.request.Request(f"{url}api/tables/load", match.save().encode())
    while True:
        try:
            await asyncio.to_thread(lambda: urllib.request.urlopen(request, timeout=60).close())
        except urllib.error.HTTPError:
            await asyncio.sleep(1)


async def measure(
    url: str, pid: int, plain: list[str], watched: list[str], cookie: str, wish: argparse.Namespace
) -> None:
    tally = Tally()
    pace = len(plain) / wish.rate if wish.rate else 0.0
    tasks = []
    players = [Player(tally, pace, random.Random(id)) for id in plain]
    for id, player in zip(plain, players, strict=True):
        await player.begin(url, id, cookie)
        await asyncio.sleep(0.01)  # a server bears only so many new lines of one address at once
    tasks += [asyncio.create_task(watch(url, id, cookie)) for id in watched]
    tasks += [asyncio.create_task(bring(url))] if wish.imports else []
    await asyncio.sleep(wish.warm)
    tally.measuring, began, before, own = True, time.perf_counter(), processor(pid), time.process_time()
    await asyncio.sleep(wish.seconds)
    spent, passed, own = processor(pid) - before, time.perf_counter() - began, time.process_time() - own
    tally.measuring = False
    for player in players:
        player.line.hang_up()
    for task in tasks:
        task.cancel()
    failed = [one for one in await asyncio.gather(*tasks, return_exceptions=True) if isinstance(one, Exception)]
    count = len(tally.took)
    print(f"answers a second      {count / passed:8.0f}   ({count} in {passed:.1f} s; {tally.refused} refused)")
    print(f"acknowledged within   p50 {tally.at(0.5):.1f} ms, p95 {tally.at(0.95):.1f} ms, p99 {tally.at(0.99):.1f} ms")
    print(f"processor an answer   {1000 * spent / max(1, count):8.3f} ms of the server, helpers included")
    print(f"and of this client    {1000 * own / max(1, count):8.3f} ms")
    print(f"bytes an answer       {tally.bytes / max(1, count):8.0f}")
    print(f"load of the machine   {os.getloadavg()[0]:8.1f} on {os.cpu_count()} processors")
    if failed:
        print(f"lines broken          {len(failed)}: {failed[0]!r}")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=150, help="games, each with a socket of its own")
    asked.add_argument("--rate", type=float, default=0, help="answers a second in all; 0: as many as there can be")
    asked.add_argument("--seconds", type=float, default=10)
    asked.add_argument("--warm", type=float, default=4, help="seconds before measuring begins")
    asked.add_argument("--bots", type=int, default=0, help="further tables at which a bot thinks")
    asked.add_argument("--imports", action="store_true", help="somebody brings long saves meanwhile")
    asked.add_argument("--workers", type=int, default=1)
    asked.add_argument("--database", default="", help="an empty database; a new file without it")
    wish = asked.parse_args()
    with tempfile.TemporaryDirectory(prefix="tavola-load-") as folder:
        database = wish.database or f"{folder}/t.sqlite3"
        storage = storage_at(database)
        plain, watched, cookie = begun(storage, wish.games, wish.bots)
        storage.close()
        with (
            served(database, wish.workers) as (url, pid),
            asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
        ):
            runner.run(measure(url, pid, plain, watched, cookie, wish))


if __name__ == "__main__":
    main()
