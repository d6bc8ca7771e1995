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
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

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


async def play(url: str, id: str, cookie: str, tally: Tally, pace: float, chance: random.Random) -> None:
    """One player at one table, answering at random: at once, or after so many seconds."""
    async with connect(url.replace("http", "ws") + f"ws/{id}", additional_headers={"Cookie": cookie}) as line:
        await line.send(write({"type": "hello", "lang": "en", "news": True, "delta": True}), text=True)
        table = await _table(line, tally)
        number = 0
        while table.decision is not None and table.decision.options:
            if pace:
                await asyncio.sleep(chance.expovariate(1 / pace))
            useful = [one for one in table.decision.options if not one.idle] or table.decision.options
            number += 1
            said = {"type": "answer", "id": f"{number}", "seq": table.seq, "notation": chance.choice(useful).notation}
            began = time.perf_counter()
            await line.send(write(said), text=True)
            while (heard := read(await _recv(line, tally))).type not in ("ack", "stale", "refusal", "error"):
                pass
            if heard.type != "ack":
                tally.refused += 1
                await asyncio.sleep(0.3)  # too fast: a socket is told so after forty answers in a second
            elif tally.measuring:
                tally.took.append(time.perf_counter() - began)
            if heard.type == "ack":
                table = await _table(line, tally)


async def _recv(line: ClientConnection, tally: Tally) -> str | bytes:
    said = await line.recv()
    if tally.measuring:
        tally.bytes += len(said)
    return said


async def _table(line: ClientConnection, tally: Tally) -> Heard:
    while (heard := read(await _recv(line, tally))).type != "table":
        pass
    return heard


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
    for id in plain:
        tasks.append(asyncio.create_task(play(url, id, cookie, tally, pace, random.Random(id))))
        await asyncio.sleep(0.01)  # a server bears only so many new lines of one address at once
    tasks += [asyncio.create_task(watch(url, id, cookie)) for id in watched]
    tasks += [asyncio.create_task(bring(url))] if wish.imports else []
    await asyncio.sleep(wish.warm)
    tally.measuring, began, before = True, time.perf_counter(), processor(pid)
    await asyncio.sleep(wish.seconds)
    spent, passed = processor(pid) - before, time.perf_counter() - began
    for task in tasks:
        task.cancel()
    failed = [one for one in await asyncio.gather(*tasks, return_exceptions=True) if isinstance(one, Exception)]
    count = len(tally.took)
    print(f"answers a second      {count / passed:8.0f}   ({count} in {passed:.1f} s; {tally.refused} refused)")
    print(f"acknowledged within   p50 {tally.at(0.5):.1f} ms, p95 {tally.at(0.95):.1f} ms, p99 {tally.at(0.99):.1f} ms")
    print(f"processor an answer   {1000 * spent / max(1, count):8.2f} ms of the server, helpers included")
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
        with served(database, wish.workers) as (url, pid):
            asyncio.run(measure(url, pid, plain, watched, cookie, wish))


if __name__ == "__main__":
    main()
