"""From the words a person types to the ids the rules know: `carta fúria` is `card rage`."""

from __future__ import annotations

from functools import cache

from .catalogue import names
from .messages import knows, messages
from .rulesearch import words
from .vocabulary import when_learnt, words_of


def piece_meant(game: str, said: str, lang: str) -> str:
    """A piece as the rules name it, from its name in this language, with or without its kind; of one that has only an
    id the kind (`zona 6v.b2` is `zone 6v.b2`); else as it was said."""
    plain = " ".join(words(said))
    meant = _pieces(game, lang).get(plain)
    if meant is not None:
        return meant
    kind, _, id = said.strip().partition(" ")
    known = _kinds(game, lang).get(" ".join(words(kind)))
    return f"{known} {id}" if known and id else said


def example(game: str, lang: str) -> str:
    """A piece of the game as it is typed in this language, for the help: `why card rage`, `por que zona 6v.b2`."""
    known = words_of(game)
    if known is None:
        return "…"
    kind, _, id = known.example.partition(" ")
    key = f"{known.prefix}-typed-{kind}"
    return f"{messages(lang).format(key, {})} {id}" if knows(key, lang) else known.example


@cache
def _kinds(game: str, lang: str) -> dict[str, str]:
    """The kinds of pieces as they are typed in a language."""
    known = words_of(game)
    before = f"{known.prefix if known else game}-typed-"
    kinds = (key for key in messages(lang) if key.startswith(before))
    return {" ".join(words(messages(lang).format(key, {}))): key.removeprefix(before) for key in kinds}


@cache
def _pieces(game: str, lang: str) -> dict[str, str]:
    """Every way to name a piece that means one piece only: by its name, and with its kind in front."""
    known = words_of(game)
    found: dict[str, set[str]] = {}
    for kind, pieces in names(game, lang).items():
        key = f"{known.prefix if known else game}-typed-{kind}"
        if not knows(key, lang):
            continue
        typed = " ".join(words(messages(lang).format(key, {})))
        for id, name in pieces.items():
            plain = " ".join(words(name))
            for way in (plain, f"{typed} {plain}", f"{kind} {plain}"):
                found.setdefault(way, set()).add(f"{kind} {id}")
    return {way: meant.pop() for way, meant in found.items() if len(meant) == 1}


when_learnt(_pieces.cache_clear)
when_learnt(_kinds.cache_clear)
