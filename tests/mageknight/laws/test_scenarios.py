"""The laws that matter most, on every Mage Knight scenario with rivals: nothing is lost, nothing leaks, all is said."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from contracts import laws
from contracts.games import Case
from contracts.walk import Moment, follow
from tavola.kernel.records import Setup

HEROES = ("tovak", "goldyx", "norowas", "arythea")

#: The competitive scenarios, each with the number of players and the form that shows most of it.
TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("full_conquest", 2, {}),
    ("blitz_conquest", 3, {}),
    ("mines_liberation", 2, {}),
    ("druid_nights", 3, {"contested_glades": "on"}),
    ("druid_nights", 1, {"epic": "on"}),
    ("dungeon_lords", 2, {}),
    ("conquer_and_hold", 4, {}),
    ("one_to_return", 4, {"teams": "on"}),
    ("one_to_return", 2, {"epic": "on"}),
]
CASES = [
    pytest.param(Case(Setup("mageknight", name, HEROES[:people], options)), id="-".join([name, str(people), *options]))
    for name, people, options in TABLES
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
