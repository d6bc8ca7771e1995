"""Every card, Unit and Skill is played by name in some test of this folder."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tavola.mageknight import RULES
from tavola.mageknight.catalog import CARDS, SKILLS, UNITS, WOUND

HERE = Path(__file__).parent


def words() -> frozenset[str]:
    """Every word inside a string of the tests, this file excepted: notations, hands and tables name pieces there."""
    found: set[str] = set()
    for path in HERE.rglob("test_*.py"):
        if path == Path(__file__):
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.update("".join(c if c.isalnum() or c == "_" else " " for c in node.value).split())
    return frozenset(found)


NAMED = words()


def test_the_sweep_sees_the_printed_numbers_of_pieces() -> None:
    assert RULES.id == "mageknight"
    assert sum(card.kind == "basic_action" for card in CARDS.values()) == 26
    assert sum(unit.kind == "regular" for unit in UNITS.values()) == 15


@pytest.mark.parametrize("name", sorted({*CARDS, *UNITS, *SKILLS} - {WOUND}))
def test_is_played_in_a_test(name: str) -> None:
    assert name in NAMED
