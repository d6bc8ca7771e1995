"""The end of a game in words, the same for browser, terminal and programs."""

from __future__ import annotations

from typing import Any

from ..kernel.records import Outcome
from ..text import names
from ..text.catalogue import PREFIXES


def outcome_record(game: str, outcome: Outcome | None, lang: str) -> dict[str, Any] | None:
    """`{totals, winners, won, lines: [[{key, text, points, detail}]]}`, or None while the game goes on."""
    if outcome is None:
        return None
    words = names(game, lang).get("score", {}) if game in PREFIXES else {}
    return {
        "totals": list(outcome.totals),
        "winners": list(outcome.winners),
        "won": outcome.won,
        "lines": [
            [
                {
                    "key": line.key,
                    "text": words.get(line.key, line.key),
                    "points": line.points,
                    "detail": line.detail,
                }
                for line in lines
            ]
            for lines in outcome.lines
        ],
    }
