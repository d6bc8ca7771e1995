"""The pictures of the cards: every one has its own, of parts that are drawn."""

from __future__ import annotations

import re
from pathlib import Path

from tavola.oath.catalog import CARDS, OATHS
from tavola.oath.state import DARKEST_SECRET, PEOPLES_FAVOR

DRAWN = Path(__file__).parents[3] / "web/src/games/oath/art"
NAME = re.compile(r"^  (\w+): \"", re.MULTILINE)


def names(file: str) -> set[str]:
    """The parts a sheet draws."""
    return set(NAME.findall((DRAWN / "cards" / file).read_text(encoding="utf-8")))


def recipes() -> dict[str, str]:
    lines = (DRAWN / "cards/recipes.txt").read_text(encoding="utf-8").splitlines()[1:]
    return {card: recipe.strip() for card, _, recipe in (line.partition(":") for line in lines if line)}


def test_every_card_has_a_picture_and_no_other_the_same() -> None:
    """Denizens, edifices on both sides, relics, Visions, the oaths and the two banners; sites are drawn whole."""
    cards = recipes()
    assert set(cards) == {*CARDS, *OATHS, PEOPLES_FAVOR, DARKEST_SECRET}
    assert len({frozenset(recipe.split()) for recipe in cards.values()}) == len(cards)
    for card, recipe in cards.items():
        suit = getattr(CARDS.get(card), "suit", "")
        assert not suit or recipe.startswith(suit), card


def test_every_part_of_a_picture_is_drawn() -> None:
    scenes, things = names("scenes.ts"), names("things.ts") | names("living.ts") | names("people.ts")
    for card, recipe in recipes().items():
        _, scene, *front = recipe.split()
        assert scene.rstrip("!") in scenes, card
        assert front, card
        for word in front:
            parts = {part.partition(":")[0] for part in word.lstrip("-").partition("@")[0].partition("*")[0].split("/")}
            assert parts <= things, (card, parts - things)
