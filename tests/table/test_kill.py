"""Kill -9 in the middle of play: nothing acknowledged is lost, and every game goes on at its decision."""

from __future__ import annotations

import random
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tavola.kernel.codec import fingerprint
from tavola.kernel.journal import replay
from tavola.table import SqliteStorage, Tables
from tavola.table.positions import start_of

PLAYER = Path(__file__).parent / "endless_player.py"


def play_until_killed(database: Path, seed: str, seconds: float) -> list[str]:
    """What a player had acknowledged when it was killed; a line cut in half was never said."""
    process = subprocess.Popen([sys.executable, str(PLAYER), str(database), seed], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    first = process.stdout.readline()
    time.sleep(seconds)
    process.kill()
    rest = process.stdout.read().splitlines(keepends=True)
    process.wait()
    process.stdout.close()
    return [line.strip() for line in (first, *rest) if line.endswith("\n")]


def check(database: Path, acknowledged: list[str]) -> None:
    """The file is sound, every acknowledged answer is in it, and every game stands where its journal leads."""
    with sqlite3.connect(database) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    db.close()
    tables = Tables(SqliteStorage(database))
    kept: set[str] = set()
    for info in tables.all():
        stored = tables.storage.load(info.id)
        kept.update(f"{info.id} {entry.seq} {entry.notation}" for entry in stored.journal)
        match = tables.open(info.id).match
        assert (match.outcome is not None) == info.finished
        again = replay(match.rules, match.journal, start_of(match.rules, match.journal))
        assert fingerprint(again) == fingerprint(match.state)
    tables.storage.close()
    assert set(acknowledged) <= kept, "an acknowledged answer is gone"


def play_and_kill(folder: Path, kills: int) -> int:
    """How many answers were acknowledged in all."""
    database = folder / "t.sqlite3"
    chance = random.Random(kills)
    acknowledged: list[str] = []
    for number in range(kills):
        acknowledged += play_until_killed(database, str(number), chance.uniform(0, 0.15))
        check(database, acknowledged)
    return len(acknowledged)


def test_a_few_kills_lose_nothing(tmp_path):
    assert play_and_kill(tmp_path, 4) >= 4


@pytest.mark.slow
def test_fifty_kills_lose_nothing(tmp_path):
    assert play_and_kill(tmp_path, 60) > 60  # each life of the process acknowledged something
