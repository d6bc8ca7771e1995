"""The laws that matter most, on every mission of Massive Darkness: nothing is lost, nothing leaks, all is said."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from contracts import laws
from contracts.games import Case
from contracts.walk import Moment, follow
from tavola.kernel.records import Setup

PARTY = ("siegfried", "whisper", "elias", "sibyl", "bjorn", "owen")

#: Missions with a number of heroes; many tokens on the Lifebringer, so that games last.
TABLES: list[tuple[str, int]] = [
    ("tutorial", 6),
    ("mission_1", 2),
    ("mission_2", 1),
    ("mission_3", 3),
    ("mission_4", 2),
    ("mission_5", 3),
    ("mission_6", 2),
    ("mission_7", 3),
    ("mission_8", 1),
    ("mission_9", 4),
    ("mission_10", 2),
    ("campaign", 2),
]
CASES = [
    pytest.param(Case(Setup("massivedarkness", name, PARTY[:people], {"lifebringer": "6"})), id=f"{name}-{people}")
    for name, people in TABLES
]
LAWS = laws.OF_SCENARIOS


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("law", LAWS, ids=[law.__name__ for law in LAWS])
def test_law(law: Callable[[Moment], None], case: Case) -> None:
    assert follow(law, case, seed=3, every=16)


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("bot", ["random", "busy"])
def test_pieces_are_conserved(case: Case, bot: str) -> None:
    box = case.contract.census(case.rules.start(case.setup, 1))
    assert follow(lambda moment: laws.pieces_are_conserved(moment, box), case, 1, bot)
