"""What people type: pieces by their names in any language, with or without accents."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Any

from ..kernel.answering import hear_with, spelled
from ..kernel.contract import Rules
from ..kernel.records import Decision, Option, Text
from ..kernel.shelf import game
from .messages import LANGUAGES
from .saying import say

Words = tuple[str, ...]


def plain(said: str) -> Words:
    """Words without accents and signs."""
    letters = unicodedata.normalize("NFKD", said.lower())
    return spelled("".join(letter for letter in letters if not unicodedata.combining(letter)).replace("'", ""))


@lru_cache(maxsize=16)
def names(game_id: str, lang: str) -> dict[str, Words]:
    """What each printed piece of a game is called."""
    return {card.id: plain(say(Text(card.name), lang)) for card in game(game_id).cards()}


def heard(rules: Rules[Any], decision: Decision, said: str) -> Option | None:
    """The only option that reads so when its pieces are called by their names in one of the languages."""
    words = plain(said)
    for lang in LANGUAGES:
        called = names(rules.id, lang)
        found = [option for option in decision.options if _said(option.notation, called) == words]
        if len(found) == 1:
            return found[0]
    return None


def _said(notation: str, called: dict[str, Words]) -> Words:
    return tuple(word for token in notation.split() for word in called.get(token) or spelled(token))


hear_with(heard)
