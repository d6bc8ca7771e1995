"""Made-up cards and Skills, as plain as can be, for rules about kinds of pieces rather than about one piece."""

from __future__ import annotations

import pytest

from tavola.kernel.effects import seq
from tavola.mageknight.catalog import CARDS, SKILLS, Card, Skill
from tavola.mageknight.verbs.points import block, heal, move
from tavola.mageknight.verbs.turn import cheaper, open_terrain

SPARK = Card("spark", "spell", color="red", basic=move(3), strong=move(6))
MIST = Card("mist", "spell", color="blue", basic=move(3), strong=move(6))
GLOW = Card("glow", "spell", color="white", basic=move(3), strong=move(6))
MOSS = Card("moss", "spell", color="green", basic=move(3), strong=move(6))
HORN = Card("horn", "artifact", basic=move(2), strong=move(5))
DRILL = Card("drill", "advanced_action", color="blue", basic=move(2), strong=block(3))
PATH = Card("path", "advanced_action", color="green", basic=cheaper(3, 0, "plains"), strong=move(4))
RAFT = Card("raft", "advanced_action", color="blue", basic=seq(move(4), open_terrain(2, "lake")), strong=move(4))
STRIDE = Skill("stride", "tovak", "normal", "once_per_turn", move(2))
FEAST = Skill("feast", "tovak", "normal", "once_per_round", heal(2))


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pieces above lie in the box for one test."""
    for card in (SPARK, MIST, GLOW, MOSS, HORN, DRILL, PATH, RAFT):
        monkeypatch.setitem(CARDS, card.id, card)
    for skill in (STRIDE, FEAST):
        monkeypatch.setitem(SKILLS, skill.id, skill)
