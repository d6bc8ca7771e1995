"""Whatever is said on a socket, brought as a save or written as a position: a sentence comes back, soon, and nothing
stays behind."""

from __future__ import annotations

import asyncio
import gc
import json
import random
import resource
import sys
import time
from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tavola
from tavola.server import Config
from tavola.server.apart.helpers import Threads
from tavola.server.apart.jobs import Bring, Try, Worker, write_job
from tavola.server.rooms.rooms import Rooms
from tavola.server.rooms.sweeping import Sweeper, settle
from tavola.server.socket import serve_table
from tavola.server.wires import Caller
from tavola.table import SqliteStorage, Tables

FEW_FRAMES, MANY_FRAMES = 150, 1_000_000
FEW_FILES, MANY_FILES = 60, 100_000
#: Processor time nothing may exceed.
SECONDS = 0.1
#: How much more memory a server may use after all that, in kilobytes.
GROWTH = 60_000
#: How many pieces of memory a frame may leave behind once nothing is kept for the next time: what advisers remember of
#: the maps they saw; on a server they have processes of their own.
STAYS = 0.2

KINDS = (
    "hello",
    "answer",
    "undo",
    "why",
    "lang",
    "look",
    "consent-ask",
    "consent-answer",
    "log",
    "ping",
    "advise",
    "ways",
    "learn",
    "x",
)
NAMES = (
    "type",
    "id",
    "seq",
    "notation",
    "piece",
    "lang",
    "seat",
    "ask",
    "yes",
    "before",
    "news",
    "delta",
    "learn",
    "y",
)
WORDS = (
    "",
    "a",
    "end turn",
    "play march",
    "card rage",
    "space 0,0",
    "move 1,0",
    "en",
    "pt-BR",
    "ú",
    "\ud83d\ude00",
    "x" * 600,
)


def value(chance: random.Random, depth: int = 0) -> Any:
    kind = chance.randrange(9 if depth < 3 else 7)
    if kind < 2:
        return chance.choice(WORDS)
    if kind == 2:
        return chance.choice((0, 1, -1, 2**31, 2**63, -(2**64), 10**30, 1.5, 1e308))
    if kind < 5:
        return chance.choice((True, False, None))
    if kind < 7:
        return chance.randrange(400)
    if kind == 7:
        return [value(chance, depth + 1) for _ in range(chance.randrange(4))]
    return {chance.choice(NAMES): value(chance, depth + 1) for _ in range(chance.randrange(4))}


class Sight(msgspec.Struct):
    """What somebody who answers needs of a table."""

    seq: int
    decision: dict[str, Any]
    cover: dict[str, Any] | None
    outcome: dict[str, Any] | None


class Told(msgspec.Struct):
    """The head of any message."""

    type: str
    code: str = ""


def message(chance: random.Random) -> str | bytes:
    """Mostly almost right; sometimes noise."""
    kind = chance.randrange(8)
    if kind == 0:
        return chance.randbytes(chance.randrange(60))
    wrong = {"type": chance.choice(KINDS)}
    wrong |= {chance.choice(NAMES[1:]): value(chance) for _ in range(chance.randrange(5))}
    text = json.dumps(wrong)
    if kind == 1:
        place = chance.randrange(len(text))
        text = text[:place] + chance.choice('{}[]",:\\\x00é') + text[place + 1 :]
    return text


def right(chance: random.Random, table: Sight | None) -> dict[str, Any]:
    """What a page would say now; some speak of a table that is no more."""
    if table is None or not chance.randrange(20):
        return {"type": "hello", "lang": "en", "news": True, "delta": True, "learn": chance.random() < 0.5}
    if table.cover is not None:
        return {"type": "look", "seat": table.cover["seat"]}
    options = table.decision["options"]
    if options and not chance.randrange(10):
        kind = chance.choice(("ways", "advise", "undo"))
        return {"type": kind, "seq": table.seq, **({"id": str(chance.random())} if kind == "undo" else {})}
    notation = chance.choice(options)["notation"] if options else "end turn"
    late = 0 if chance.randrange(12) else min(1, table.seq)
    return {"type": "answer", "id": str(chance.random()), "seq": table.seq - late, "notation": notation}


#: What a page waits for after it said something right: any of these.
REPLIES = {"table", "refusal", "stale", "ways", "advice", "error"}


class Noise:
    """The line of somebody who says anything at all, and reads what comes."""

    def __init__(self, count: int, seed: int, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._chance = random.Random(seed)
        self._left = count
        self._table: Sight | None = None
        self._since: float | None = None
        self._heard = asyncio.Event()
        self._waits = False
        self.said = 0
        self.slowest = 0.0
        self.heard: set[str] = set()

    async def receive(self) -> str | bytes | None:
        if self._waits and self._chance.random() < 0.9:  # some do not wait for what they are told
            await self._heard.wait()
        now = self._clock()
        if self._since is not None:
            self.slowest = max(self.slowest, now - self._since)
        if not self._left:
            return None
        self._left -= 1
        self.said += 1
        if not self._waits and not self._chance.randrange(4):
            said: str | bytes = json.dumps(right(self._chance, self._table))
            self._waits = True
            self._heard.clear()
        else:
            said = message(self._chance)
        self._since = self._clock()
        return said

    async def send(self, text: str, more: bool = False) -> None:
        told = _told.decode(text)
        self.heard.add(told.code or told.type)
        if told.type in REPLIES:
            self._waits = False
            self._heard.set()
        if told.type == "table":
            self._table = _sight.decode(text)
            if self._table.outcome is not None:  # what is said after the end is heard a little longer
                self._left = min(self._left, AFTER_THE_END)

    async def close(self, code: int) -> None:
        self._left = 0
        self._heard.set()


_sight, _told = msgspec.json.Decoder(Sight), msgspec.json.Decoder(Told)
#: Tables of every game: alone, at one screen, against rules, and who speaks there (a stranger only watches).
SHAPES: tuple[tuple[str, str, list[str], str], ...] = (
    ("mageknight", "first_reconnaissance", ["tovak"], "me"),
    ("massivedarkness", "mission_1", ["bjorn", "elias"], "me"),
    ("oath", "prince", ["red"], "me"),
    ("mageknight", "full_conquest", ["goldyx", "arythea"], "me"),
    ("oath", "fresh", ["purple", "red", "blue"], "me"),
    ("mageknight", "first_reconnaissance", ["norowas"], "a stranger"),
)
AT_ONE_TABLE, AFTER_THE_END = 2_000, 100


class Pauses:
    """How long the collector of garbage stopped everything to look at all there is: seldom, whoever speaks then."""

    def __init__(self) -> None:
        self.total = self.longest = self._began = 0.0

    def __call__(self, phase: str, info: dict[str, int]) -> None:
        if info["generation"] < 2:
            return
        if phase == "start":
            self._began = time.process_time()
        else:
            took = time.process_time() - self._began
            self.total, self.longest = self.total + took, max(self.longest, took)


PAUSES = Pauses()


def spent(rooms: Rooms) -> float:
    """Processor time so far, but for what advisers took beside all that (a server has processes for them) and for the
    pauses of the collector."""
    thinkers = rooms._thinkers
    assert isinstance(thinkers, Threads)
    clocks = [time.pthread_getcpuclockid(thread.ident) for thread in thinkers._pool._threads if thread.ident]
    return time.process_time() - sum(map(time.clock_gettime, clocks)) - PAUSES.total


def make_noise(rooms: Rooms, count: int, seed: int) -> Noise:
    """All that was said and heard at one table after another."""
    game, scenario, players, who = SHAPES[seed % len(SHAPES)]
    noise = Noise(min(count, AT_ONE_TABLE), seed, partial(spent, rooms))
    id = rooms.tables.create(tavola.new(game, scenario, players, seed=seed), "me").id
    asyncio.run(serve_table(noise, rooms, id, Caller(who, False, "en")))
    assert rooms.metrics.counted["faults", ""] == 0
    return noise


@pytest.fixture
def rooms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Rooms]:
    for name in ("MESSAGES_PER_SECOND", "MESSAGES_AT_ONCE", "REPLIES_AT_MOST"):
        monkeypatch.setattr(f"tavola.server.socket.{name}", 10**9)
    made = Rooms(Tables(SqliteStorage(tmp_path / "t.sqlite3")), Config(shared=False))
    settle()
    gc.callbacks.append(PAUSES)
    yield made
    gc.callbacks.remove(PAUSES)
    gc.unfreeze()
    gc.enable()
    asyncio.run(made.close())


def test_noise_on_a_socket_is_answered_in_sentences(rooms: Rooms) -> None:
    found = [make_noise(rooms, FEW_FRAMES, seed) for seed in range(len(SHAPES))]
    heard = set().union(*(noise.heard for noise in found))
    assert {"ack", "table", "refusal", "stale", "bad-frame", "pong", "ways", "advice", "watching"} <= heard
    assert "internal" not in heard


@pytest.mark.slow
def test_a_million_frames(rooms: Rooms) -> None:
    make_noises(rooms, 100_000, 0)  # what is kept for the next time is kept by then
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    begun = let_go()
    assert make_noises(rooms, MANY_FRAMES, 1_000) < SECONDS
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < GROWTH
    assert let_go() - begun < MANY_FRAMES * STAYS


def let_go() -> int:
    """Forget all results that are kept for the next time, each so many and no more; how much is in use then, in pieces
    of memory. It tells what never would be let go from what is only kept."""
    gc.unfreeze()
    for kept in gc.get_objects():
        if isinstance(kept, type(lru_cache(len))):
            kept.cache_clear()
    del kept
    gc.collect()
    gc.freeze()
    return sys.getallocatedblocks()


def make_noises(rooms: Rooms, count: int, seed: int) -> float:
    """So much noise; the longest any of it took."""
    slowest, sweeper = 0.0, Sweeper(rooms)
    while count > 0:
        noise = make_noise(rooms, count, seed)
        sweeper.look(pause=True)
        assert "internal" not in noise.heard, seed
        count, seed, slowest = count - noise.said, seed + 1, max(slowest, noise.slowest)
    return slowest


def spoiled(chance: random.Random, text: str) -> str:
    """A file with something changed: letters, lines, numbers, names, or its end cut off."""
    for _ in range(chance.randint(1, 3)):
        place = chance.randrange(max(1, len(text)))
        kind = chance.randrange(6)
        if kind == 0:
            text = text[:place] + chance.choice('{}[]",:=\\\x00é#.9-') + text[place + 1 :]
        elif kind == 1:
            text = text[:place] + text[place + chance.randrange(40) :]
        elif kind == 2:
            text = text[:place] + text[max(0, place - chance.randrange(60)) :]
        elif kind == 3:
            lines = text.splitlines(keepends=True)
            chance.shuffle(lines)
            text = "".join(lines)
        elif kind == 4:
            digits = [at for at, sign in enumerate(text) if sign.isdigit()]
            at = chance.choice(digits) if digits else 0
            text = text[:at] + chance.choice(("9", "-1", "99999", "0")) + text[at + 1 :]
        else:
            text = text[:place]
    return text


def _save(text: str, chance: random.Random) -> Bring:
    return Bring(spoiled(chance, text).encode(errors="replace"), True, True)


def _position(text: str, chance: random.Random) -> Try:
    return Try(spoiled(chance, text))


def files() -> list[Callable[[random.Random], Any]]:
    """Makers of spoiled saves and positions of every game."""
    made: list[Callable[[random.Random], Any]] = []
    for game in sorted(tavola.games()):
        match = tavola.new(game, seed=3)
        for _ in range(25):
            if match.outcome is None:
                match.step(match.asked().options[0])
        save, position = match.save(), match.position()
        made += [partial(_save, save), partial(_position, position)]
    return made


def bring(count: int, seed: int) -> float:
    """The longest any of them took, but for the pauses of the collector."""
    chance, worker, slowest = random.Random(seed), Worker(), 0.0
    makers = files()
    gc.callbacks.append(PAUSES)
    try:
        for number in range(count):
            job = write_job(makers[number % len(makers)](chance))
            began = time.process_time() - PAUSES.total
            worker.perform(job)
            slowest = max(slowest, time.process_time() - PAUSES.total - began)
    finally:
        gc.callbacks.remove(PAUSES)
    return slowest


def test_spoiled_files_are_refused_in_a_sentence() -> None:
    bring(FEW_FILES, 1)


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(10))
def test_a_hundred_thousand_files(batch: int) -> None:
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    assert bring(MANY_FILES // 10, 100 + batch) < SECONDS
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < GROWTH
