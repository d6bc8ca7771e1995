"""What people type: pieces by their names in any language, with or without accents."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Any

from ..kernel.answering import hear_with, spelled
from ..kernel.contract import Rules
from ..kernel.records import Decision, Option, Text
from ..kernel.shelf import game
from .catalogue import names as named
from .messages import LANGUAGES
from .saying import say

Words = tuple[str, ...]
#: Words of the longest name that is looked for in what somebody typed.
LONGEST = 6


def plain(said: str) -> Words:
    """Words without accents and signs."""
    letters = unicodedata.normalize("NFKD", said.lower())
    return spelled("".join(letter for letter in letters if not unicodedata.combining(letter)).replace("'", ""))


@lru_cache(maxsize=16)
def names(game_id: str, lang: str) -> dict[str, Words]:
    """What each printed piece of a game is called."""
    return {card.id: plain(say(Text(card.name), lang)) for card in game(game_id).cards()}


@lru_cache(maxsize=16)
def everything(game_id: str, lang: str) -> dict[str, Words]:
    """What pieces are called, those too that no card shows alone: enemies by their kind, sites, heroes."""
    found = dict(names(game_id, lang))
    for pieces in named(game_id, lang).values():
        for piece, name in pieces.items():
            if name and "{" not in name:
                found.setdefault(piece, plain(name))
    return found


def heard(rules: Rules[Any], decision: Decision, said: str) -> Option | None:
    """The only option that reads so when its pieces are called by their names in one of the languages."""
    words = plain(said)
    for lang in LANGUAGES:
        called = everything(rules.id, lang)
        found = [option for option in decision.options if words in _said(option.notation, called)]
        if len(found) == 1:
            return found[0]
    return None


def _said(notation: str, called: dict[str, Words]) -> tuple[Words, Words]:
    """How an option reads with the names of its pieces: behind its own first word, or behind the name of that too
    (`melee` is "Corpo a Corpo")."""
    first, *tokens = notation.split()
    rest = tuple(word for token in tokens for word in _called(token, called) or spelled(token))
    return (*spelled(first), *rest), (*(_called(first, called) or spelled(first)), *rest)


def _called(token: str, called: dict[str, Words]) -> Words:
    """The name of a piece; the second of its kind keeps its number (`dwarf_warriors_2`)."""
    kind, _, number = token.rpartition("_")
    return called.get(token) or ((*called[kind], number) if number.isdecimal() and kind in called else ())


def by_ids(rules: Rules[Any], said: str) -> str:
    """What was said, with the pieces it names in any language called by their ids, so that a refusal knows them."""
    first, *words = said.split() or [""]
    found, place = [first], 0
    while place < len(words):
        size, piece = _longest(rules.id, words[place : place + LONGEST])
        found.append(piece or words[place])
        place += size or 1
    return " ".join(found)


def _longest(game_id: str, words: list[str]) -> tuple[int, str]:
    """The most words from here on that are a name, and whose. What is typed as ids are written is one already."""
    if "_" in words[0] or words[0] in everything(game_id, LANGUAGES[0]):
        return 0, ""
    for size in range(len(words), 0, -1):
        name = plain(" ".join(words[:size]))
        piece = next((found for lang in LANGUAGES if (found := _index(game_id, lang).get(name))), "")
        if piece:
            return size, piece
    return 0, ""


@lru_cache(maxsize=16)
def _index(game_id: str, lang: str) -> dict[Words, str]:
    found: dict[Words, str] = {}
    for piece, words in names(game_id, lang).items():
        found.setdefault(words, piece)
    for piece, words in everything(game_id, lang).items():
        found.setdefault(words, piece)
    return found


hear_with(heard, by_ids)
