"""The words of a whole game at once, as clients fetch them: names by kind, card texts, the words of the page."""

from __future__ import annotations

from functools import cache
from typing import Any

from ..kernel.contract import Rules
from ..kernel.effects import NOTHING
from .effects import describe
from .messages import DEFAULT, entries, files, messages
from .vocabulary import when_learnt, words_of

#: The words of the page: its own, and in each game's room what that game adds to it. No other game hears those, so
#: two games may use the same key for different words.
WEB_FILES = ("web.ftl", "page.ftl")


@cache
def names(game: str, lang: str) -> dict[str, dict[str, str]]:
    """The name of every piece: kind -> id -> name."""
    words = words_of(game)
    if words is None:
        return {}
    prefix = f"{words.prefix}-"
    found: dict[str, dict[str, str]] = {kind: {} for kind in words.kinds}
    shelf = messages(lang)
    for key in shelf:
        if key.startswith(prefix):
            kind, _, piece = key[len(prefix) :].partition("-")
            if kind in found:
                found[kind][piece] = shelf.get(key) or ""
    return found


def role_names(rules: Rules[Any], lang: str) -> dict[str, str]:
    """Whom or what a seat can play as, by name."""
    named = names(rules.id, lang).get(rules.role_kind, {})
    return {role: named.get(role, role) for role in rules.roles()}


@cache
def card_texts(game: str, lang: str) -> dict[str, str]:
    """What every printed piece does, in words made from its effects and facts.

    Pieces that are no effect tree (tactics, a few skills) have a message `mk-text-tactic-planning`.
    """
    words = words_of(game)
    if words is None:
        return {}
    shelf = messages(lang)
    mark = f"{words.prefix}-text-"
    told = {key[len(mark) :].replace("-", ":"): shelf.format(key, {}) for key in shelf if key.startswith(mark)}
    made = {key: describe(effect, lang, words.prefix) for key, effect in words.effects() if effect != NOTHING}
    return told | made | dict(words.facts(lang))


@cache
def web_words(lang: str, game: str = "") -> dict[str, str]:
    """The fixed words of the browser page, alone or with those of a game, as raw Fluent patterns."""
    found = {} if lang == DEFAULT else web_words(DEFAULT, game)
    sources = (source for name, source in files(lang, game) if name in WEB_FILES)
    return found | {key: value.strip() for source in sources for key, value in entries(source)}


for _kept in (names, card_texts, web_words):
    when_learnt(_kept.cache_clear)
