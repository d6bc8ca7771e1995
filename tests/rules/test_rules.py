"""The rules room: complete in both languages, found by id and by words."""

from __future__ import annotations

import pytest

from tavola.kernel.errors import UnknownName
from tavola.text import LANGUAGES
from tavola.text.rulebook import chapters, entries, games, glossary, modes, rule, rule_ids
from tavola.text.rulesearch import find_rules

COUNTS = {"mageknight": 1138, "massivedarkness": 736, "oath": 980}


@pytest.mark.parametrize("game", games())
def test_every_rule_is_complete_and_unique(game: str) -> None:
    ids = [rule_id for chapter in chapters(game) for rule_id in chapter.rules]
    assert sorted(ids) == sorted(rule_ids(game))
    assert len(ids) == len(set(ids)) == COUNTS[game]
    for entry in entries(game).values():
        assert set(entry.text) == set(LANGUAGES), entry.id
        assert all(words.strip() for words in entry.text.values()), entry.id
        assert set(entry.example) in (set(), set(LANGUAGES)), entry.id


@pytest.mark.parametrize("game", games())
def test_every_chapter_has_a_title_in_both_languages(game: str) -> None:
    for chapter in chapters(game):
        assert set(chapter.title) == {"en", "pt-BR"}, chapter.id


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("lang", ["en", "pt-BR"])
def test_glossary_terms_have_meanings(game: str, lang: str) -> None:
    terms = glossary(game, lang)
    assert len(terms) > 200
    assert all(term.word and term.meaning for term in terms)


def test_rule_by_id_in_either_case() -> None:
    english, portuguese = rule("mageknight", "MK-SET-01a", "en"), rule("mageknight", "mk-set-01A", "pt-BR")
    assert english.id == portuguese.id == "MK-SET-01a"
    assert english.chapter == portuguese.chapter == "MK-SET"
    assert (english.title, portuguese.title) == ("Setting up", "Preparação")
    assert english.text.startswith("Before anything else")
    assert portuguese.text.startswith("Antes de tudo")


def test_unknown_names_are_errors() -> None:
    with pytest.raises(UnknownName) as unknown:
        rule("mageknight", "MK-NO-1", "en")
    assert unknown.value.text.args["name"] == "MK-NO-1"
    with pytest.raises(UnknownName):
        find_rules("chess", "mate", "en")


def test_an_id_or_its_beginning_finds_rules_in_order() -> None:
    assert [found.id for found in find_rules("mageknight", "mk-set-01a", "en")] == ["MK-SET-01a"]
    chapter = find_rules("mageknight", "MK-ATK", "pt-BR")
    assert [found.id for found in chapter] == list(next(c.rules for c in chapters("mageknight") if c.id == "MK-ATK"))


@pytest.mark.parametrize(
    "query", ["fortified siege", "FORTIFICADO cerco", "fortificados CERCO", "siege attacks fortified"]
)
def test_words_of_either_language_find_the_same_matter(query: str) -> None:
    found = find_rules("mageknight", query, "en", limit=5)
    assert len(found) == 5
    assert all("fortifi" in (hit.text + hit.example).casefold() for hit in found)


def test_accents_do_not_matter() -> None:
    plain, accented = (find_rules("mageknight", query, "pt-BR") for query in ("exploracao peca", "exploração peça"))
    assert plain == accented != []


@pytest.mark.parametrize(
    ("query", "chapter"),
    [("voltar atrás", "MK-UNDO"), ("undo dice", "MK-UNDO"), ("provocar inimigo", "MK-MOV"), ("dummy", "MK-DUMMY")],
)
def test_the_best_answer_comes_first(query: str, chapter: str) -> None:
    assert chapter in [found.chapter for found in find_rules("mageknight", query, "pt-BR", limit=3)]


def test_limit_and_nothing_found() -> None:
    assert len(find_rules("mageknight", "enemy", "en", limit=5)) == 5
    assert find_rules("mageknight", "xyzzy", "en") == []
    assert find_rules("mageknight", "   ", "en") == []


def test_modes_say_whom_a_rule_concerns() -> None:
    assert modes("mageknight", "MK-SET-01a") == ("all",)
