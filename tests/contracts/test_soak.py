"""Long runs of the contract, for `make soak`: thousands of whole games, and every law in hundreds of them."""

from __future__ import annotations

import pytest

from . import laws
from .games import Case, cases
from .test_laws import LAWS, refused
from .test_matches import save_on_the_way, undo_everywhere
from .walk import Moment, follow

pytestmark = pytest.mark.slow

CASES = tuple(cases())
DEEP_GAMES = 500
BATCHES = 20


@pytest.mark.parametrize("batch", range(BATCHES))
def test_all_laws_in_deep_games(batch: int) -> None:
    for seed in range(1000 + batch, 1000 + DEEP_GAMES, BATCHES):
        hold_all(CASES[seed % len(CASES)], seed)


def hold_all(case: Case, seed: int) -> None:
    """Every law of the suite, in one game."""
    box = case.contract.census(case.rules.start(case.setup, seed))

    def all_laws(moment: Moment) -> None:
        for law, _ in LAWS:
            law(moment)
        laws.pieces_are_conserved(moment, box)

    follow(all_laws, case, seed)
    refused(case, seed)
    undo_everywhere(case, seed)
    save_on_the_way(case, seed, every=10)
