"""Every worked example of the rulebook is held by a test that says so: `@pytest.mark.example("OA-CMP-097")`."""

from __future__ import annotations

import re
from pathlib import Path

from tavola.text.rulebook import entries

TESTS = Path(__file__).parent.parent
MARK = re.compile(r"mark\.example\(([^)]*)\)")


def marked() -> set[str]:
    texts = [path.read_text(encoding="utf-8") for path in TESTS.rglob("test_*.py")]
    return {rule for text in texts for marks in MARK.findall(text) for rule in re.findall(r'"([^"]+)"', marks)}


def test_every_worked_example_is_a_test() -> None:
    told = {entry.id for entry in entries("oath").values() if entry.example}
    assert len(told) == 199
    assert sorted(told ^ marked()) == []
