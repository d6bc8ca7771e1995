"""Whatever is in hand, whoever stands against it and wherever: play goes on. Every option offered applies, reads unlike
the others and says what it shows; something is always offered until the game is over."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings

from ..scripted import Table
from .hands import hands, play_on

CALM = [HealthCheck.too_slow, HealthCheck.data_too_large]


@settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=CALM)
@given(hands())
def test_any_hand_can_be_played_by_chance(dealt: tuple[Table, int]) -> None:
    table, seed = dealt
    assert play_on(table, seed) > 0


@pytest.mark.slow
@settings(max_examples=1500, deadline=None, suppress_health_check=CALM)
@given(hands())
def test_many_hands_can_be_played_by_chance(dealt: tuple[Table, int]) -> None:
    table, seed = dealt
    assert play_on(table, seed, steps=60) > 0
