"""Finding rules by words: every language, accents, case and endings ignored; ids match too."""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left
from functools import cache
from math import log

from .rulebook import RuleText, chapters, entries, told

WORD = re.compile(r"[^\W_]+")
ID = re.compile(r"[a-z]{2}-[a-z]+(-[a-z0-9]+)*", re.IGNORECASE)

#: How much a hit counts: the very word, a word that begins like it, a word of the same root.
EXACT, PREFIX, ROOT = 3.0, 1.5, 1.0
#: The share of that for a word of the example only.
ASIDE = 0.4
SHORTEST_PREFIX = 3


def find_rules(game: str, query: str, lang: str, limit: int = 20) -> list[RuleText]:
    """The rules that speak of `query`, best first. A rule id, or the beginning of one, finds the rules it names."""
    wanted = query.strip()
    if not wanted:
        return []
    named = [entry for entry in entries(game).values() if _names(entry.id, wanted)]
    if named:
        return [told(game, entry, lang) for entry in named[:limit]]
    scores = _index(game).scores(words(wanted))
    ranked = sorted(scores, key=lambda place: (-scores[place], place))
    stored = tuple(entries(game).values())
    return [told(game, stored[place], lang) for place in ranked[:limit]]


def words(text: str) -> list[str]:
    """The words of a text without accents and case."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return WORD.findall("".join(letter for letter in plain if not unicodedata.combining(letter)))


def _names(rule_id: str, wanted: str) -> bool:
    return ID.fullmatch(wanted) is not None and rule_id.casefold().startswith(wanted.casefold())


class _Index:
    """Which rules hold which word, with a weight by where the word stands."""

    def __init__(self, game: str) -> None:
        self.size = 0
        self.places: dict[str, dict[int, float]] = {}
        titles = {chapter.id: chapter.title for chapter in chapters(game)}
        for place, entry in enumerate(entries(game).values()):
            self.size += 1
            self._add(place, " ".join((*entry.text.values(), *titles[entry.chapter].values())), 1.0)
            self._add(place, " ".join(entry.example.values()), ASIDE)
        self.vocabulary = sorted(self.places)

    def scores(self, wanted: list[str]) -> dict[int, float]:
        """Points per rule: of the rules holding every word if there are any, else of all that hold one."""
        hits = [self._hits(word) for word in wanted]
        every = set.intersection(*(set(found) for found in hits)) if hits else set()
        places = every or set().union(*hits)
        return {place: sum(found.get(place, 0.0) for found in hits) for place in places}

    def _hits(self, word: str) -> dict[int, float]:
        found: dict[int, float] = {}
        for known in self._beginning(_root(word)):
            weight = EXACT if known == word else PREFIX if known.startswith(word) else ROOT
            rarity = 1.0 + log(self.size / len(self.places[known]))
            for place, where in self.places[known].items():
                found[place] = max(found.get(place, 0.0), weight * where * rarity)
        return found

    def _beginning(self, word: str) -> list[str]:
        if len(word) < SHORTEST_PREFIX:
            return [word] if word in self.places else []
        start = bisect_left(self.vocabulary, word)
        end = bisect_left(self.vocabulary, word + "\U0010ffff")
        return self.vocabulary[start:end]

    def _add(self, place: int, text: str, weight: float) -> None:
        for word in words(text):
            where = self.places.setdefault(word, {})
            where[place] = max(where.get(place, 0.0), weight)


def _root(word: str) -> str:
    """A word without its ending, so that "wounds" also finds "wound" and "provocar" finds "provoca"."""
    if len(word) >= 7:
        return word[:-2]
    return word[:-1] if len(word) >= 5 else word


@cache
def _index(game: str) -> _Index:
    return _Index(game)
