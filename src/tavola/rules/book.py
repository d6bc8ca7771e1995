"""The rules of each game as stored: read once from the package, then looked up by id."""

from __future__ import annotations

from functools import cache
from importlib import resources

import msgspec
from msgspec import Struct, field

from ..kernel.errors import UnknownName

GAMES = ("mageknight", "massivedarkness", "oath")
ENGLISH = "en"


class RuleText(Struct, frozen=True):
    """One numbered rule in one language, with its worked example where it has one."""

    id: str
    chapter: str
    title: str
    text: str
    example: str = ""


class Chapter(Struct, frozen=True):
    """A chapter of a rulebook: its id, its title in both languages and its rules in order."""

    id: str
    title: dict[str, str]
    rules: tuple[str, ...]


class Term(Struct, frozen=True):
    """A word of the glossary and what it means, in one language."""

    word: str
    meaning: str


class Entry(Struct, frozen=True):
    """A rule as stored, with both languages side by side."""

    id: str
    en: str
    pt: str = field(name="pt-BR")
    example_en: str = ""
    example_pt: str = field(name="example_pt-BR", default="")
    kind: str = ""
    modes: tuple[str, ...] = ("all",)

    @property
    def chapter(self) -> str:
        return self.id.rpartition("-")[0]


class GlossaryEntry(Struct, frozen=True):
    """A glossary word as stored."""

    en: str
    pt: str = field(name="pt-BR")
    means_en: str = ""
    means_pt: str = field(name="means_pt-BR", default="")


def games() -> tuple[str, ...]:
    """The games whose rules are here."""
    return GAMES


@cache
def entries(game: str) -> dict[str, Entry]:
    """Every rule of a game by id, in rulebook order."""
    stored = msgspec.json.decode(_read(_known(game)), type=list[Entry])
    return {entry.id: entry for entry in stored}


@cache
def chapters(game: str) -> tuple[Chapter, ...]:
    """The chapters of a game in rulebook order, with the ids of their rules."""
    titles = msgspec.json.decode(_read("chapters"), type=dict[str, dict[str, dict[str, str]]])[_known(game)]
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
    stored = msgspec.json.decode(_read(f"{_known(game)}-glossary"), type=list[GlossaryEntry])
    english = lang == ENGLISH
    terms = (Term(term.en, term.means_en) if english else Term(term.pt, term.means_pt) for term in stored)
    return tuple(sorted(terms, key=lambda term: term.word.casefold()))


def told(game: str, entry: Entry, lang: str) -> RuleText:
    """An entry in the words of one language."""
    title = _titles(game)[entry.chapter]
    if lang == ENGLISH:
        return RuleText(entry.id, entry.chapter, title[ENGLISH], entry.en, entry.example_en)
    return RuleText(entry.id, entry.chapter, title["pt-BR"], entry.pt, entry.example_pt)


@cache
def _titles(game: str) -> dict[str, dict[str, str]]:
    return {chapter.id: chapter.title for chapter in chapters(game)}


@cache
def _by_folded_id(game: str) -> dict[str, Entry]:
    return {rule_id.casefold(): entry for rule_id, entry in entries(game).items()}


def _entry(game: str, rule_id: str) -> Entry:
    found = _by_folded_id(_known(game)).get(rule_id.casefold())
    if found is None:
        raise UnknownName("error-unknown-rule", name=rule_id, game=game)
    return found


def _known(game: str) -> str:
    if game not in GAMES:
        raise UnknownName("error-unknown-game", name=game, known=GAMES)
    return game


def _read(name: str) -> bytes:
    return resources.files(__package__).joinpath("data", f"{name}.json").read_bytes()
