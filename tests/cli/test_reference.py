"""The gallery and the rules reference from the terminal."""

from __future__ import annotations

import json

import pytest

KINDS = {
    "spell": 18,
    "artifact": 17,
    "skill": 58,
    "city": 4,
    "site": 17,
    "tile": 27,
    "ruin": 15,
    "enemy": 73,
    "tactic": 12,
}


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind(tavola, kind):
    found = json.loads(tavola("cards", "mageknight", "--kind", kind, "--json").out)
    assert len(found) >= KINDS[kind]
    assert all(piece["kind"].endswith(kind) for piece in found)
    assert all(piece["rules"] and piece["text"]["en"] and piece["text"]["pt-BR"] for piece in found)


def test_a_word_several_kinds_end_in(tavola):
    kinds = {piece["kind"] for piece in json.loads(tavola("cards", "mageknight", "--kind", "unit", "--json").out)}
    assert kinds == {"regular_unit", "elite_unit"}


def test_an_unknown_kind_names_those_there_are(tavola):
    said = tavola("cards", "mageknight", "--kind", "dragon")
    assert said.code != 0
    assert "spell" in said.err


@pytest.mark.parametrize("words", ["clareira magica", "CLAREIRA MÁGICA", "magical glade"])
def test_pieces_are_found_in_either_language(tavola, words):
    found = [piece["id"] for piece in json.loads(tavola("cards", "mageknight", "--find", words, "--json").out)]
    assert "magical_glade" in found
    assert "march" not in found


def test_kind_and_words_narrow_together(tavola):
    out = tavola("cards", "mageknight", "--kind", "spell", "--find", "siege").out
    assert "fireball" in out
    assert "catapults" not in out
    assert "No match." in tavola("cards", "mageknight", "--find", "zzz").out


def test_the_page_of_one_card(tavola):
    out = tavola("cards", "mageknight", "fireball", "--lang", "pt-BR").out
    for words in ("Bola de Fogo", "Fireball", "Ataque à Distância de Fogo 5.", "MK-CARD-03b2", "Noite"):
        assert words in out


def test_pieces_that_are_no_cards_have_words(tavola):
    assert "Attack 5 (Brutal). Armor 5. Fame 4." in tavola("cards", "mageknight", "minotaur").out
    assert "Healing costs 3 Influence a point." in tavola("cards", "mageknight", "village").out
    city = tavola("cards", "mageknight", "city_blue").out
    assert "Level 1. Enemies: 1 grey and 1 violet." in city
    assert "Level 11." in city
    assert "Once per turn." in tavola("cards", "mageknight", "tovak_double_time").out


def test_the_chapters(tavola):
    chapters = json.loads(tavola("rules", "mageknight", "--json").out)
    assert sum(chapter["rules"] for chapter in chapters) == 1138
    assert "Movimento" in tavola("rules", "mageknight", "--lang", "pt-BR").out


def test_every_rule_of_a_chapter(tavola):
    rules = json.loads(tavola("rules", "mageknight", "mk-mov", "--json").out)
    assert len(rules) == 45
    assert {rule["chapter"] for rule in rules} == {"MK-MOV"}
