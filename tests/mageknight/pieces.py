"""Made-up cards and Skills, as plain as can be, for rules about kinds of pieces rather than about one piece."""

from __future__ import annotations

import pytest

from tavola.mageknight.catalog import CARDS, SKILLS, Card, Skill
from tavola.mageknight.verbs import block, heal, move

SPARK = Card("spark", "spell", color="red", basic=move(3), strong=move(6))
MIST = Card("mist", "spell", color="blue", basic=move(3), strong=move(6))
GLOW = Card("glow", "spell", color="white", basic=move(3), strong=move(6))
MOSS = Card("moss", "spell", color="green", basic=move(3), strong=move(6))
HORN = Card("horn", "artifact", basic=move(2), strong=move(5))
DRILL = Card("drill", "advanced_action", color="blue", basic=move(2), strong=block(3))
STRIDE = Skill("stride", "tovak", "normal", "once_per_turn", move(2))
FEAST = Skill("feast", "tovak", "normal", "once_per_round", heal(2))


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pieces above lie in the box for one test."""
    for card in (SPARK, MIST, GLOW, MOSS, HORN, DRILL):
        monkeypatch.setitem(CARDS, card.id, card)
    for skill in (STRIDE, FEAST):
        monkeypatch.setitem(SKILLS, skill.id, skill)
