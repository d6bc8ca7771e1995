"""The rules of each game as stored: read once from the package, then looked up by id."""

from __future__ import annotations

from functools import cache
from importlib import resources

import msgspec
from msgspec import Struct

from ..kernel.errors import UnknownName
from .messages import DEFAULT
from .vocabulary import known, words_of


class RuleText(Struct, frozen=True):
    """One numbered rule in one language, with its worked example where it has one."""

    id: str
    chapter: str
    title: str
    text: str
    example: str = ""


class Chapter(Struct, frozen=True):
    """A chapter of a rulebook: its id, its title in every language and its rules in order."""

    id: str
    title: dict[str, str]
    rules: tuple[str, ...]


class Term(Struct, frozen=True):
    """A word of the glossary and what it means, in one language."""

    word: str
    meaning: str


class Entry(Struct, frozen=True):
    """A rule as stored, in every language."""

    id: str
    text: dict[str, str]
    example: dict[str, str] = {}
    kind: str = ""
    modes: tuple[str, ...] = ("all",)

    @property
    def chapter(self) -> str:
        return self.id.rpartition("-")[0]


class GlossaryEntry(Struct, frozen=True):
    """A glossary word as stored, in every language."""

    word: dict[str, str]
    means: dict[str, str] = {}


def games() -> tuple[str, ...]:
    """The games whose rules are here."""
    return tuple(words.game for words in known())


@cache
def entries(game: str) -> dict[str, Entry]:
    """Every rule of a game by id, in rulebook order."""
    stored = msgspec.json.decode(_read(game, "rules"), type=list[Entry])
    return {entry.id: entry for entry in stored}


@cache
def chapters(game: str) -> tuple[Chapter, ...]:
    """The chapters of a game in rulebook order, with the ids of their rules."""
    titles = msgspec.json.decode(_read(game, "chapters"), type=dict[str, dict[str, str]])
    rules: dict[str, list[str]] = {}
    for entry in entries(game).values():
        rules.setdefault(entry.chapter, []).append(entry.id)
    return tuple(Chapter(chapter, titles[chapter], tuple(ids)) for chapter, ids in rules.items())


def rule_ids(game: str) -> tuple[str, ...]:
    """Every rule id of a game, in rulebook order."""
    return tuple(entries(game))


def modes(game: str, rule_id: str) -> tuple[str, ...]:
    """The ways of playing a rule concerns: all, solo, coop, competitive, team."""
    return _entry(game, rule_id).modes


def rule(game: str, rule_id: str, lang: str) -> RuleText:
    """One rule in one language; its id is accepted in any case."""
    return told(game, _entry(game, rule_id), lang)


@cache
def glossary(game: str, lang: str) -> tuple[Term, ...]:
    """The words of a game and their meanings, in alphabetical order."""
    stored = msgspec.json.decode(_read(game, "glossary"), type=list[GlossaryEntry])
    terms = (Term(in_words(term.word, lang), in_words(term.means, lang)) for term in stored)
    return tuple(sorted(terms, key=lambda term: term.word.casefold()))


def told(game: str, entry: Entry, lang: str) -> RuleText:
    """An entry in the words of one language."""
    said = (in_words(text, lang) for text in (_titles(game)[entry.chapter], entry.text, entry.example))
    return RuleText(entry.id, entry.chapter, *said)


def in_words(text: dict[str, str], lang: str) -> str:
    """A stored text in one language, or in the default where nobody has written it yet."""
    return text.get(lang) or text.get(DEFAULT, "")


@cache
def _titles(game: str) -> dict[str, dict[str, str]]:
    return {chapter.id: chapter.title for chapter in chapters(game)}


@cache
def _by_folded_id(game: str) -> dict[str, Entry]:
    return {rule_id.casefold(): entry for rule_id, entry in entries(game).items()}


def _entry(game: str, rule_id: str) -> Entry:
    found = _by_folded_id(game).get(rule_id.casefold())
    if found is None:
        raise UnknownName("error-unknown-rule", name=rule_id, game=game)
    return found


def _read(game: str, name: str) -> bytes:
    words = words_of(game)
    if words is None:
        raise UnknownName("error-unknown-game", name=game, known=games())
    return resources.files(words.package).joinpath("rulebook", f"{name}.json").read_bytes()
