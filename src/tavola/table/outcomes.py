"""The end of a game in words, the same for browser, terminal and programs."""

from __future__ import annotations

from typing import Any

from ..kernel.records import Outcome, Score, Text
from ..text import knows, names, say
from ..text.vocabulary import words_of


def outcome_record(game: str, outcome: Outcome | None, lang: str) -> dict[str, Any] | None:
    """`{totals, winners, won, lines: [[{key, text, words, points, detail}]]}`, or None while the game goes on.
    `text` names what was counted; `words` also says how much, as the game puts it."""
    if outcome is None:
        return None
    words = names(game, lang).get("score", {})
    return {
        "totals": list(outcome.totals),
        "winners": list(outcome.winners),
        "won": outcome.won,
        "lines": [
            [_line(game, line, words.get(line.key, line.key), lang) for line in lines] for lines in outcome.lines
        ],
    }


def _line(game: str, line: Score, text: str, lang: str) -> dict[str, Any]:
    counted = f"{known.prefix if (known := words_of(game)) else game}-counted-{line.key}"
    told = {"points": line.points, "detail": line.detail}
    words = say(Text(counted, {**told}), lang) if knows(counted, lang) else f"{text}: {line.points}"
    return {"key": line.key, "text": text, "words": words, **told}
