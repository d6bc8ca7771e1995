"""Whole games by chance, with every prompt, label, log line, refusal and score said in every language.

Missing messages and arguments are warnings, and warnings are errors here.
"""

from __future__ import annotations

from random import Random

import pytest

from tavola import shelf  # noqa: F401  (puts the games on the shelf)
from tavola.kernel.records import Setup, Text
from tavola.kernel.shelf import game
from tavola.mageknight.catalog import HEROES
from tavola.text import LANGUAGES, say

GAMES_PER_HERO = 3
PIECES = (
    "",
    "card wound",
    "card march",
    "unit peasants",
    "move 0,0",
    "explore 1,1",
    "attack 1",
    "block 1 1",
    "rest march",
)


def said(text: Text) -> None:
    for lang in LANGUAGES:
        words = say(text, lang)
        assert words, text
        assert "{" not in words, words
        assert words[0] == words[0].upper(), words


@pytest.mark.parametrize("hero", sorted(HEROES))
def test_everything_said_in_a_game_has_words(hero: str) -> None:
    rules = game("mageknight")
    for seed in range(GAMES_PER_HERO):
        dice = Random(seed)
        state = rules.start(Setup("mageknight", "first_reconnaissance", (hero,)), seed)
        while (decision := rules.options(state)).outcome is None:
            said(decision.prompt)
            for option in decision.options:
                said(rules.label(state, option))
            said(rules.refuse(state, dice.choice(PIECES)).text)
            step = rules.apply(state, dice.choice(decision.options))
            for event in step.events:
                said(event.text)
            state = step.state
        for line in decision.outcome.lines[0]:
            said(Text(f"mk-score-{line.key}"))
