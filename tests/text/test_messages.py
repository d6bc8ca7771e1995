"""Every message exists in every language, with the same arguments, and parses."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tavola.kernel.machine import SHOWN
from tavola.kernel.shelf import games
from tavola.text import LANGUAGES
from tavola.text.messages import entries, files, messages
from tavola.text.vocabulary import known

from .message_literals import beginnings, option_kinds, uses

#: Forms of one argument: its id, its name with an article or as a place, its gender, a list with "or", how many.
FORMS = re.compile(r"_(id|the|in|gender|or|many)$")

ONE = re.compile(r"\[one\].*\b1\b")


def plural_category(lang: str, count: int) -> str:
    return str(Locale.parse(lang, sep="-").plural_form(count))


class Places(Visitor):
    """The variables a pattern uses and the messages it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(FORMS.sub("", node.id.name))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)


@cache
def parsed(lang: str) -> tuple[tuple[str, Places], ...]:
    """Each message or term: its key, and what its pattern names."""
    found: list[tuple[str, Places]] = []
    for name, source in files(lang):
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, ast.Junk), f"{lang}/{name}: {entry.content}"
            if isinstance(entry, ast.Message | ast.Term):
                places = Places()
                places.visit(entry)
                key = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
                found.append((key, places))
    return tuple(found)


def variables(lang: str) -> dict[str, set[str]]:
    return {key: places.variables for key, places in parsed(lang)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_files_parse_and_no_key_is_written_twice(lang: str) -> None:
    """A game's page hears no other game, so two pages may use one key."""
    for game in games():
        heard = Counter(key for _, source in files(lang, game) for key, _ in entries(source))
        assert [key for key, count in heard.items() if count > 1] == []
    repeated = [key for key, count in Counter(key for key, _ in parsed(lang)).items() if count > 1]
    assert [key for key in repeated if not key.startswith("web-")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_quick_scan_finds_the_same_messages_as_the_parser(lang: str) -> None:
    scanned = [key for _, source in files(lang) for key, _ in entries(source) if not key.startswith("-")]
    assert scanned == [key for key, _ in parsed(lang) if not key.startswith("-")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_do_not_refer_to_other_messages(lang: str) -> None:
    for key, places in parsed(lang):
        assert not places.references, f"{key}: use a term instead"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_plural_calls_nothing_one(lang: str) -> None:
    """In Portuguese the plural category `one` holds 0 as well: words that write a 1 belong under the number itself."""
    if plural_category(lang, 0) == "one":
        written = [line.strip() for _, source in files(lang) for line in source.splitlines() if ONE.search(line)]
        assert written == []


def test_languages_have_the_same_files_messages_and_arguments() -> None:
    first, *others = LANGUAGES
    expected = variables(first)
    for lang in others:
        assert [name for name, _ in files(lang)] == [name for name, _ in files(first)]
        found = variables(lang)
        assert sorted(expected.keys() ^ found.keys()) == []
        assert {key: found[key] for key in found if found[key] != expected[key]} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("prefix", [*(f"{words.prefix}-" for words in known()), "error-"])
def test_every_key_in_the_source_has_a_message(lang: str, prefix: str) -> None:
    known = set(messages(lang))
    assert {use.key: use.place for use in uses(prefix) if use.key not in known} == {}


@pytest.mark.parametrize("prefix", [*(f"{words.prefix}-" for words in known()), "error-"])
def test_every_message_gets_its_arguments(prefix: str) -> None:
    needed = variables(LANGUAGES[0])
    lacking = {
        f"{use.place} {use.key}": needed[use.key] - use.args
        for use in uses(prefix)
        if use.args is not None and needed.get(use.key, set()) - use.args
    }
    assert lacking == {}


#: Options whose label depends on more than their kind, for each game; an empty kind stands for kinds put together.
SPLIT: dict[str, dict[str, tuple[str, ...]]] = {
    "mk": {
        "damage": ("damage-hero", "damage-unit"),
        "enter_mine": ("enter",),
        "heal": ("heal", "heal-hand"),
        "invite": ("invite", "invite-none"),
        "wound": ("wound-hero", "wound-unit"),
    },
    "md": {
        "": ("attack", "attack_pillar", "blank_flip", "blank_gain"),
        "give": ("give", "give-from"),
        "hold": ("hold", "hold-nothing"),
        "keep": ("keep", "keep-card"),
        "take": ("take", "take-market"),
        "transmute": ("transmute", "transmute-of"),
        "use": ("use", "signature"),
        "wear": ("wear", "wear-nothing"),
    },
}
GAMES = {"mk": "mageknight", "md": "massivedarkness"}


def labels(game: str) -> set[str]:
    split = SPLIT[game]
    kinds = ("", *option_kinds(GAMES[game])) if "" in split else option_kinds(GAMES[game])
    return {f"{game}-option-{name}" for kind in (*kinds, SHOWN) for name in split.get(kind, (kind,))}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_option_has_a_label(lang: str, game: str) -> None:
    assert labels(game)
    assert sorted(labels(game) - set(messages(lang))) == []


#: Beginnings that say too little about a key put together; what such keys go on with.
VAGUE = {"mk-option-", "md-option-", "md-event-", "md-"}
GOES_ON = ("md-event-won-", "md-event-lost-", "md-event-charge", "md-event-safe-shot")


@pytest.mark.parametrize("game", GAMES)
def test_no_words_are_left_over(game: str) -> None:
    used = {use.key for use in uses(f"{game}-")} | labels(game)
    begun = (*(set(beginnings(f"{game}-")) - VAGUE), *GOES_ON)
    sentences = tuple(f"{game}-{kind}-" for kind in ("event", "ask", "why", "option"))
    written = {key for key in messages(LANGUAGES[0]) if key.startswith(sentences) and not key.startswith(begun)}
    assert sorted(written - used) == []
