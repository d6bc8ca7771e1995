"""At least four pieces in five are pure trees of effect words; the rest name a chain of steps with `run`."""

from __future__ import annotations

import pytest

from tavola.kernel.records import Effect
from tavola.mageknight.book import leaves
from tavola.mageknight.catalog import CARDS, SKILLS, UNITS, WOUND

SHARE = 0.8
SIDES: dict[str, dict[str, tuple[Effect, ...]]] = {
    "cards": {card.id: (card.basic, card.strong) for card in CARDS.values() if card.id != WOUND},
    "units": {unit.id: tuple(ability.effect for ability in unit.abilities) for unit in UNITS.values()},
    "skills": {skill.id: (skill.effect, skill.other) for skill in SKILLS.values()},
}


def pure(*effects: Effect) -> bool:
    """No step chain anywhere in the trees."""
    return not any(leaf.op == "run" for effect in effects for leaf in leaves(effect))


@pytest.mark.parametrize("kind", SIDES)
def test_four_in_five_are_pure_trees(kind: str) -> None:
    found = [pure(*sides) for sides in SIDES[kind].values()]
    assert sum(found) >= SHARE * len(found)
