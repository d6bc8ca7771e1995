"""Options, events and views come in the same order in every process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parents[1]


def digests(games: int, seeds: tuple[str, ...]) -> set[str]:
    running = [
        subprocess.Popen(
            [sys.executable, "-m", "contracts.digest", str(games)],
            cwd=TESTS,
            env={**os.environ, "PYTHONHASHSEED": seed},
            stdout=subprocess.PIPE,
            text=True,
        )
        for seed in seeds
    ]
    told = {one.communicate()[0].strip() for one in running}
    assert all(one.returncode == 0 for one in running)
    return told


def test_the_hash_seed_of_python_changes_nothing() -> None:
    assert len(digests(2, ("0", "1", "4242"))) == 1


@pytest.mark.slow
def test_the_hash_seed_of_python_changes_nothing_in_many_games() -> None:
    assert len(digests(60, ("0", "1", "2", "3", "4242"))) == 1
