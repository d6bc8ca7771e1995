"""The soak of single pieces: in whole games over all heroes every side of every card, every ability of every Unit and
every Skill comes to be resolved, and no game breaks. `tools/soak_pieces.py` plays them and prints the report."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest


def _tool() -> ModuleType:
    path = Path(__file__).parents[3] / "tools" / "soak_pieces.py"
    spec = importlib.util.spec_from_file_location("soak_pieces", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["soak_pieces"] = module
    spec.loader.exec_module(module)
    return module


TOOL = _tool()


def test_a_few_games_of_the_soak_end_and_resolve_something() -> None:
    report = TOOL.soak(3)
    assert report.broken == []
    assert report.finished == 3
    assert len(report.resolved) > 50
    assert TOOL.pieces() >= report.resolved.keys()


@pytest.mark.slow
def test_every_piece_is_resolved_in_five_thousand_games() -> None:
    report = TOOL.soak(5000)
    assert report.broken == []
    assert report.finished == 5000
    assert report.never == []
