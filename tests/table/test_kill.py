"""Kill -9 in the middle of play: nothing acknowledged is lost, and the game goes on."""

from __future__ import annotations

import random
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tavola.table import SqliteStorage, Tables

HERE = Path(__file__).parent


def player(database: Path, table: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(HERE / "endless_player.py"), str(database), table],
        stdout=subprocess.PIPE,
        text=True,
        cwd=HERE,
    )


def play_and_kill(folder: Path, kills: int) -> int:
    """Kill a playing process again and again; returns how many answers were acknowledged in all."""
    database = folder / "t.sqlite3"
    from endless_player import new_table

    tables = Tables(SqliteStorage(database))
    table = new_table(tables)
    tables.storage.close()
    chance = random.Random(kills)
    acknowledged: list[str] = []
    for _ in range(kills):
        process = player(database, table)
        assert process.stdout is not None
        acknowledged.append(process.stdout.readline().strip())
        time.sleep(chance.uniform(0, 0.15))
        process.kill()
        acknowledged += [
            line.strip() for line in process.stdout.read().splitlines(keepends=True) if line.endswith("\n")
        ]
        process.wait()
        process.stdout.close()
        with sqlite3.connect(database) as db:
            assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        db.close()
        tables = Tables(SqliteStorage(database))
        again = tables.open(table)
        kept = {str(entry.seq): entry.notation for entry in tables.storage.load(table).journal}
        for line in acknowledged:
            seq, _, notation = line.partition(" ")
            assert kept[seq] == notation, "an acknowledged answer is gone"
        assert again.match.decision.options, "the game does not go on"
        tables.storage.close()
    return len(acknowledged)


def test_a_few_kills_lose_nothing(tmp_path):
    assert play_and_kill(tmp_path, 4) >= 4


@pytest.mark.slow
def test_fifty_kills_lose_nothing(tmp_path):
    assert play_and_kill(tmp_path, 50) > 500
