"""Whatever is in hand, play goes on: every option offered applies, and something is always offered."""

from __future__ import annotations

import pytest

from .hands import dealt, play_on


@pytest.mark.parametrize("seed", range(40))
def test_any_hand_can_be_played_by_chance(seed: int) -> None:
    assert play_on(dealt(seed), seed) > 0
