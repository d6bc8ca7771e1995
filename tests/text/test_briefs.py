"""Cards with much to say have it in brief for a hand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tavola import shelf  # noqa: F401  (puts the games on the shelf)
from tavola.text import card_texts

SIGN = re.compile(r":([a-z-]+):")
COLORS = {"red", "blue", "green", "white"}
DRAWINGS = Path(__file__).parents[2] / "web/src"


@pytest.mark.parametrize("lang", ["en", "pt-BR"])
def test_what_is_said_in_brief_is_what_the_card_says(lang: str) -> None:
    """No number that the whole words do not have, no sign that is not drawn; and the same cards in every language."""
    texts = card_texts("mageknight", lang)
    drawn = {name for file in DRAWINGS.rglob("*.svg") for name in re.findall(r'id="i-([a-z-]+)"', file.read_text())}
    briefs = {key: words for key, words in texts.items() if key.startswith("brief:")}
    assert len(briefs) > 20
    assert briefs.keys() == {key for key in card_texts("mageknight", "en") if key.startswith("brief:")}
    for key, words in briefs.items():
        whole = texts[key.replace("brief:", "card:")]
        assert set(SIGN.findall(words)) <= drawn | COLORS, key
        assert set(re.findall(r"\d+", words)) <= set(re.findall(r"\d+", whole)), key
        assert len(SIGN.sub("*", words)) < len(whole), key
