"""Whatever is said on a socket, brought as a save or written as a position: a sentence comes back, soon, and nothing
stays behind."""

from __future__ import annotations

import asyncio
import json
import random
import resource
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tavola
from tavola.server import Config
from tavola.server.apart.jobs import Bring, Try, Worker, write_job
from tavola.server.rooms.rooms import Rooms
from tavola.server.socket import serve_table
from tavola.server.wires import Caller
from tavola.table import SqliteStorage, Tables

FEW_FRAMES, MANY_FRAMES = 600, 1_000_000
FEW_FILES, MANY_FILES = 60, 100_000
#: Processor time nothing may exceed.
SECONDS = 0.1
#: How much more memory a server may use after all that, in kilobytes.
GROWTH = 60_000

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


def message(chance: random.Random, seq: int, notations: list[str]) -> str | bytes:
    """Mostly almost right; sometimes right; sometimes noise."""
    kind = chance.randrange(10)
    if kind == 0:
        return chance.randbytes(chance.randrange(60))
    if kind < 3:
        said = {"type": "answer", "id": str(chance.random()), "seq": seq, "notation": chance.choice(notations)}
        return json.dumps(said)
    wrong = {"type": chance.choice(KINDS)}
    wrong |= {chance.choice(NAMES[1:]): value(chance) for _ in range(chance.randrange(5))}
    text = json.dumps(wrong)
    if kind == 3:
        place = chance.randrange(len(text))
        text = text[:place] + chance.choice('{}[]",:\\\x00é') + text[place + 1 :]
    return text


class Noise:
    """The line of somebody who says anything at all, and reads what comes."""

    def __init__(self, count: int, seed: int) -> None:
        self._chance = random.Random(seed)
        self._left = count
        self._seq = 0
        self._notations = ["end turn"]
        self._since: float | None = None
        self.slowest = 0.0
        self.heard: set[str] = set()

    async def receive(self) -> str | bytes | None:
        now = time.process_time()
        if self._since is not None:
            self.slowest = max(self.slowest, now - self._since)
        if not self._left:
            return None
        self._left -= 1
        self._since = time.process_time()
        return message(self._chance, self._seq, self._notations)

    async def send(self, text: str) -> None:
        told = msgspec.json.decode(text)
        self.heard.add(told["type"] if told["type"] != "error" else told["code"])
        if told["type"] == "table":
            self._seq = told["seq"]
            self._notations = [option["notation"] for option in told["decision"]["options"]] or ["end turn"]

    async def close(self, code: int) -> None:
        self._left = 0


def make_noise(folder: Path, monkeypatch: pytest.MonkeyPatch, count: int, seed: int) -> Noise:
    for name in ("MESSAGES_PER_SECOND", "MESSAGES_AT_ONCE", "REPLIES_AT_MOST"):
        monkeypatch.setattr(f"tavola.server.socket.{name}", 10**9)
    noise = Noise(count, seed)

    async def play() -> None:
        rooms = Rooms(Tables(SqliteStorage(folder / f"{seed}.sqlite3")), Config())
        try:
            match = tavola.new("mageknight", "first_reconnaissance", ["tovak"], seed=seed)
            id = rooms.tables.create(match, "me").id
            await serve_table(noise, rooms, id, Caller("me", True, "en"))
            assert rooms.metrics.counted["faults", ""] == 0
        finally:
            await rooms.close()

    asyncio.run(play())
    return noise


def test_noise_on_a_socket_is_answered_in_sentences(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    noise = make_noise(tmp_path, monkeypatch, FEW_FRAMES, 1)
    assert {"ack", "table", "refusal", "stale", "bad-frame", "pong"} <= noise.heard
    assert "internal" not in noise.heard


@pytest.mark.slow
def test_a_million_frames(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_noise(tmp_path, monkeypatch, 5_000, 0)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    slowest = 0.0
    for seed in range(1, 101):
        noise = make_noise(tmp_path, monkeypatch, MANY_FRAMES // 100, seed)
        assert "internal" not in noise.heard
        slowest = max(slowest, noise.slowest)
        (tmp_path / f"{seed}.sqlite3").unlink()
    assert slowest < SECONDS
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < GROWTH


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
    """The longest any of them took."""
    chance, worker, slowest = random.Random(seed), Worker(), 0.0
    makers = files()
    for number in range(count):
        job = write_job(makers[number % len(makers)](chance))
        began = time.process_time()
        worker.perform(job)
        slowest = max(slowest, time.process_time() - began)
    return slowest


def test_spoiled_files_are_refused_in_a_sentence() -> None:
    bring(FEW_FILES, 1)


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(10))
def test_a_hundred_thousand_files(batch: int) -> None:
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    assert bring(MANY_FILES // 10, 100 + batch) < SECONDS
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < GROWTH
