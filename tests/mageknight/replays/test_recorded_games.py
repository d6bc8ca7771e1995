"""Recorded games: each goes again as it is written; `python tools/record_games.py` records them anew, on purpose."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

import tavola
from tavola.mageknight.catalog import SCENARIOS

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.txt"))


def _tool() -> ModuleType:
    path = Path(__file__).parents[3] / "tools" / "record_games.py"
    spec = importlib.util.spec_from_file_location("record_games", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["record_games"] = module
    spec.loader.exec_module(module)
    return module


TOOL = _tool()


def test_every_scenario_has_a_record() -> None:
    assert {path.stem.partition(".")[0] for path in FILES} >= set(SCENARIOS)
    assert {path.stem for path in FILES} == set(TOOL.GAMES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_record_plays_again(path: Path) -> None:
    record = TOOL.read(path.read_text(encoding="utf-8"))
    match = tavola.new(
        "mageknight", record.scenario, record.game.players, seed=record.game.seed, options=record.game.options
    )
    for number, said in enumerate(record.said, 1):
        where = f"answer {number}, {said.heading}: {said.notation}"
        assert match.outcome is None, f"{where} comes after the end"
        seat, given = match.decision.seat, len(match.moves)
        try:
            match.play(said.notation)
        except tavola.IllegalAnswer as refused:
            raise AssertionError(where) from refused
        asked = len(match.moves) > given  # a question with one answer is no longer put
        assert seat == said.seat or not asked, where
    assert match.outcome is not None
    assert TOOL.result(record.game, match.outcome) == record.result


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_record_begins_with_a_comment_and_reads_back(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.startswith("# ")
    assert all(len(line) <= TOOL.WIDTH + 2 for line in text.partition("== Result")[0].splitlines() if "#" not in line)
    assert TOOL.read(text).game == TOOL.GAMES[path.stem]
