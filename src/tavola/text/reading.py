"""From the words a person types to the ids the rules know: `carta fúria` is `card rage`."""

from __future__ import annotations

from functools import cache

from .catalogue import names
from .messages import knows, messages
from .rulesearch import words
from .vocabulary import when_learnt, words_of


def piece_meant(game: str, said: str, lang: str) -> str:
    """A piece as the rules name it, from its name in this language, with or without its kind; else as it was said."""
    plain = " ".join(words(said))
    return _pieces(game, lang).get(plain, said)


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
