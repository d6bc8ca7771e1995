"""A load test with the protocol browsers speak: many games, many sockets, answers as fast as they come or at a pace.

    python tools/load.py                                    as fast as it goes, 150 games
    python tools/load.py --rate 500 --games 200             500 answers a second
    python tools/load.py --rate 500 --games 200 --bots 12 --imports
    python tools/load.py --database postgresql://… --workers 2
    python tools/load.py --database postgresql://… --workers 2 --share 0.4      each worker with so much of a processor
    python tools/load.py --all                              everything that is promised, in three minutes
    python tests/table/postgres_server.py python tools/load.py --all --database ADDRESS     on PostgreSQL as well

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
from typing import Any
from urllib.parse import urlsplit

import msgspec
import uvloop
from msgspec import Struct

import tavola
from loading.line import Line
from loading.share import shared
from loading.used import Used, postmaster
from tavola.server.http.guard import Cookies
from tavola.table import SeatRecord, Tables
from tavola.table.seats import digest
from tavola.table.storage.databases import storage_at

HOST = "load-test-host"
#: Games for those whose first one is over before the measure is: random play ends one in a few hundred answers.
SPARE = 400
#: Seconds until a person answers at a table with a bot, which is there to make the bot think.
PAUSE = 0.05


class Choice(Struct):
    notation: str
    idle: bool = False


class Question(Struct):
    options: list[Choice] = []
    later: bool = False


class Heard(Struct):
    """As much of a message as a player must read."""

    type: str
    seq: int = -1
    decision: Question | None = None


read = msgspec.json.Decoder(Heard).decode
write = msgspec.json.Encoder().encode
HELLO = write({"type": "hello", "lang": "en", "news": True, "delta": True, "later": True})


class Tally:
    """What was measured since measuring began."""

    def __init__(self) -> None:
        self.took: list[float] = []
        self.bytes = 0
        self.refused = 0
        self.tables = 0
        self.brought = 0
        self.measuring = False

    def at(self, part: float) -> float:
        """Within how many milliseconds so many of the answers came."""
        ordered = sorted(self.took)
        return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


def begun(storage: tavola.table.Storage, games: int, bots: int) -> tuple[list[str], list[str], str]:
    """Games for the players, games against a bot that thinks, and the cookie of whoever plays them."""
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


class Player:
    """One player at one table after another, answering at random: at once, or after so many seconds. A `patient` one
    hears first what is to be expected of every answer."""

    def __init__(self, tally: Tally, pace: float, patient: bool, chance: random.Random, spare: list[str]) -> None:
        self._tally = tally
        self._spare = spare
        self._pace = pace
        self._patient = patient
        self._held: Heard | None = None
        self._chance = chance
        self._loop = asyncio.get_running_loop()
        self._number = 0
        self._said = 0.0
        self._acked = True
        self._next: asyncio.Task[None] | None = None

    async def begin(self, url: str, id: str, cookie: str) -> None:
        self._where = (url, cookie)
        self.line = Line(HELLO, self._hear)
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
            tally.tables += tally.measuring
            if heard.decision is not None and heard.decision.later and self._patient:
                self._held = heard
            else:
                self._consider(heard)
        elif heard.type == "expected":
            if self._held is not None and self._held.seq == heard.seq:
                self._consider(self._held)
        elif heard.type in ("stale", "refusal", "error"):
            tally.refused += 1
            self._acked = True

    def _consider(self, table: Heard) -> None:
        self._held = None
        if not self._acked or table.decision is None:
            return
        if not table.decision.options:
            if self._spare:  # this game is over: there is another one
                self.line.hang_up()
                url, cookie = self._where
                self._next = self._loop.create_task(self.begin(url, self._spare.pop(), cookie))
            return
        self._acked = False
        wait = self._chance.expovariate(1 / self._pace) if self._pace else 0.0
        if wait:
            self._loop.call_later(wait, self._answer, table)
        else:
            self._answer(table)

    def _answer(self, table: Heard) -> None:
        assert table.decision is not None
        useful = [one for one in table.decision.options if not one.idle] or table.decision.options
        self._number += 1
        said = {"type": "answer", "id": f"{self._number}", "seq": table.seq}
        self._said = time.perf_counter()
        self.line.say(write({**said, "notation": self._chance.choice(useful).notation}))


async def bring(url: str, tally: Tally) -> None:
    """Somebody who brings a long save again and again."""
    match = tavola.new("mageknight", "full_conquest", ["tovak", "goldyx"], seed=5, bots={0: "random", 1: "random"})
    match.run()
    request = urllib.request.Request(f"{url}api/tables/load", match.save().encode())
    while True:
        try:
            await asyncio.to_thread(lambda: urllib.request.urlopen(request, timeout=60).close())
            tally.brought += tally.measuring
        except urllib.error.HTTPError:
            await asyncio.sleep(1)


class Figures(Struct):
    """What one run came to: answers a second, milliseconds within which so many of them were acknowledged, milliseconds
    of processor time an answer (of the server with its helpers, of PostgreSQL, and of this client), bytes an answer;
    how many answers bots gave and how many saves were brought meanwhile; and how many processors others used."""

    count: int
    seconds: float
    refused: int
    thoughts: int
    brought: int
    within: tuple[float, float, float]
    server: float
    database: float
    client: float
    bytes: float
    others: float
    failed: list[str]

    @property
    def rate(self) -> float:
        return self.count / self.seconds


async def measure(
    url: str, pid: int, plain: list[str], watched: list[str], cookie: str, wish: argparse.Namespace
) -> Figures:
    tally, beside = Tally(), Tally()
    plain, spare = plain[: wish.games], plain[wish.games :]
    pace = len(plain) / wish.rate if wish.rate else 0.0
    players = [Player(tally, pace, wish.patient, random.Random(id), spare) for id in plain]
    players += [Player(beside, PAUSE, True, random.Random(id), []) for id in watched]
    for id, player in zip(plain + watched, players, strict=True):
        await player.begin(url, id, cookie)
        await asyncio.sleep(0.01)  # a server bears only so many new lines of one address at once
    tasks = [asyncio.create_task(bring(url, beside))] if wish.imports else []
    await asyncio.sleep(wish.warm)
    tally.measuring = beside.measuring = True
    kept = postmaster(wish.database)
    before = Used.now(pid, kept)
    await asyncio.sleep(wish.seconds)
    used = Used.now(pid, kept).since(before)
    tally.measuring = beside.measuring = False
    for player in players:
        player.line.hang_up()
    for task in tasks:
        task.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    count = len(tally.took)
    each = 1000 / max(1, count)
    within = (tally.at(0.5), tally.at(0.95), tally.at(0.99))
    failed = [repr(one) for one in ended if isinstance(one, Exception)]
    return Figures(
        count=count,
        seconds=used.at,
        refused=tally.refused,
        thoughts=beside.tables - len(beside.took),
        brought=beside.brought,
        within=within,
        server=used.server * each,
        database=used.database * each,
        client=used.client * each,
        bytes=tally.bytes / max(1, count),
        others=used.others,
        failed=failed,
    )


def run(wish: argparse.Namespace) -> Figures:
    """One server, begun and ended."""
    with tempfile.TemporaryDirectory(prefix="tavola-load-") as folder:
        database = wish.database or f"{folder}/t.sqlite3"
        storage = storage_at(database)
        plain, watched, cookie = begun(storage, wish.games + (SPARE if not wish.rate else 0), wish.bots)
        storage.close()
        with (
            served(database, wish.workers) as (url, pid),
            shared(pid, wish.workers, wish.share),
            asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
        ):
            return runner.run(measure(url, pid, plain, watched, cookie, wish))


def tell(found: Figures) -> None:
    p50, p95, p99 = found.within
    print(
        f"answers a second      {found.rate:8.0f}   ({found.count} in {found.seconds:.1f} s; {found.refused} refused)"
    )
    print(f"acknowledged within   p50 {p50:.1f} ms, p95 {p95:.1f} ms, p99 {p99:.1f} ms")
    if found.thoughts:
        print(f"of bots               {found.thoughts / found.seconds:8.0f}   answers a second")
    if found.brought:
        print(f"saves brought         {found.brought:8d}")
    print(f"processor an answer   {found.server:8.3f} ms of the server, helpers included")
    if found.database:
        print(f"of the database       {found.database:8.3f} ms")
    print(f"and of this client    {found.client:8.3f} ms")
    print(f"bytes an answer       {found.bytes:8.0f}")
    print(f"others on the machine {found.others:8.2f} of {os.cpu_count()} processors")
    if found.failed:
        print(f"lines broken          {len(found.failed)}: {found.failed[0]}")


#: What is promised: words, and how it is measured. Every line is told for one worker and for two.
PROMISES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("as fast as they come, 150 games", {"games": 150, "rate": 0}),
    ("the same, each hearing first what to expect", {"games": 150, "rate": 0, "patient": True}),
    ("500 a second, 200 sockets", {"games": 200, "rate": 500}),
    ("the same, 12 bots think, saves are brought", {"games": 200, "rate": 500, "bots": 12, "imports": True}),
)


def tell_all(wish: argparse.Namespace) -> None:
    """A table of everything, with SQLite and, where an address is given, with PostgreSQL."""
    head = ("what", "workers", "answers a second", "p50", "p95", "p99 ms", "server ms", "database", "client", "others")
    print(f"| {' | '.join(head)} |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|")
    planned = [("", words, plan) for words, plan in PROMISES]
    if wish.database:
        planned.append((wish.database, f"{PROMISES[0][0]}, PostgreSQL", PROMISES[0][1]))
    plain = {"bots": 0, "imports": False, "patient": False}
    for database, words, plan in planned:
        for workers in (1, 2):
            found = run(argparse.Namespace(**{**vars(wish), **plain, **plan, "database": database, "workers": workers}))
            within = " | ".join(f"{one:.1f}" for one in found.within)
            stored = f"{found.database:.3f}" if database else ""
            cost = f"{found.server:.3f} | {stored} | {found.client:.3f} | {found.others:.2f}"
            print(f"| {words} | {workers} | {found.rate:.0f} | {within} | {cost} |", flush=True)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=150, help="games, each with a socket of its own")
    asked.add_argument("--rate", type=float, default=0, help="answers a second in all; 0: as many as there can be")
    asked.add_argument("--seconds", type=float, default=10)
    asked.add_argument("--warm", type=float, default=4, help="seconds before measuring begins")
    asked.add_argument("--bots", type=int, default=0, help="further tables at which a bot thinks")
    asked.add_argument("--imports", action="store_true", help="somebody brings long saves meanwhile")
    asked.add_argument("--patient", action="store_true", help="nobody answers before hearing what to expect")
    asked.add_argument("--workers", type=int, default=1)
    asked.add_argument("--share", type=float, default=0, help="of a processor for each worker, at most (Linux, root)")
    asked.add_argument("--database", default="", help="an empty database; a new file without it")
    asked.add_argument("--all", action="store_true", help="everything that is promised, line by line")
    wish = asked.parse_args()
    if wish.all:
        tell_all(wish)
    else:
        tell(run(wish))


if __name__ == "__main__":
    main()
