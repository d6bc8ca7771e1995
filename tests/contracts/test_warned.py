"""Nothing irreversible by surprise: whatever draws or turns up something in the midst of a turn says so before."""

from __future__ import annotations

import random

import pytest

import tavola
from tavola.text import say

#: What rolls dice, looks at a card by its name, or answers a question the rules put after something is revealed.
PLAIN = {
    "massivedarkness": [
        "attack",
        "attack_pillar",
        "activate",
        "activate_all",
        "enemy_attacks",
        "reroll",
        "roll",
        "room",
        "end",
        "done",
    ],
    "oath": [
        "attack",
        "peek_relic",
        "peek_reliquary",
        "keep",
        "keep_relic",
        "leave",
        "play",
        "play_adviser",
        "mute",
        "enough",
        "plan",
    ],
}
GAMES = [
    ("massivedarkness", "tutorial", ("owen", "elias")),
    ("massivedarkness", "mission_1", ("owen", "bjorn", "sibyl")),
    ("oath", "fresh", ("purple", "red", "blue")),
    ("oath", "prince", ("red", "blue")),
]
ANSWERS = 160


@pytest.mark.parametrize(("game", "scenario", "players"), GAMES)
def test_what_shows_something_is_named(game: str, scenario: str, players: tuple[str, ...]) -> None:
    match, dice = tavola.new(game, scenario, players, 4), random.Random(4)
    silent: dict[str, str] = {}
    for _ in range(ANSWERS):
        decision = match.asked()
        if decision.outcome is not None:
            break
        for option in decision.options:
            step = match.rules.apply(match.state, option)
            warned = match.rules.warns(match.state, option, step)
            assert all(say(text, lang) for text in warned for lang in ("en", "pt-BR"))
            if step.sealed and not warned and option.kind not in PLAIN[game]:
                silent[option.kind] = option.notation
        match.step(dice.choice(decision.options))
    assert silent == {}
