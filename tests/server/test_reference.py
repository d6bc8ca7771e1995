"""The gallery's facts and the rules reference as the browser gets them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from server.test_http import client_for
from tavola.kernel.shelf import game
from tavola.mageknight.book import VERBS
from tavola.mageknight.gallery.lists import missing, unwritten
from tavola.server import Config
from tavola.text import LANGUAGES, card_texts, names
from tavola.text.rulebook import chapters, rule_ids

SHELVES = ("cards", "units", "enemies", "tiles", "skills", "tactics", "sites", "cities", "ruins")


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_for(tmp_path, Config()) as made:
        yield made


@pytest.mark.parametrize("shelf", SHELVES)
def test_every_piece_leads_to_rules_that_exist(shelf):
    known = set(rule_ids("mageknight"))
    for id, piece in game("mageknight").catalog()[shelf].items():
        assert piece["rules"], id
        assert set(piece["rules"]) <= known, id
        assert len(piece["rules"]) == len(set(piece["rules"])), id


def test_every_rule_of_a_verb_exists():
    assert {rule for rules in VERBS.rules.values() for rule in rules} <= set(rule_ids("mageknight"))


def test_the_list_of_the_game_has_the_same_rules():
    shelves = game("mageknight").catalog()
    for info in game("mageknight").cards():
        if info.kind == "enemy":
            assert info.rules == shelves["enemies"][info.id]["rules"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_piece_has_words(lang):
    texts, known = card_texts("mageknight", lang), names("mageknight", lang)
    for info in game("mageknight").cards():
        what = info.name.split("-")[1]
        assert known[what][info.id]
        assert any(key == f"{what}:{info.id}" or key.startswith(f"{what}:{info.id}:") for key in texts), info.id


def test_what_cannot_be_played_yet_is_named():
    assert tuple(id for _, _, id in unwritten()) == missing()
    for piece in game("mageknight").catalog()["missing"]:
        assert names("mageknight", "en")[piece["what"]][piece["id"]]


def test_facts_decide_the_rules():
    shelves = game("mageknight").catalog()
    assert "MK-ABL-BRUTAL" in shelves["enemies"]["minotaur"]["rules"]
    assert "MK-CARD-03b2" in shelves["cards"]["fireball"]["rules"]
    assert "MK-RNG-03a3" in shelves["cards"]["fireball"]["rules"]
    assert "MK-EFF-C1" in shelves["cards"]["concentration"]["rules"]
    assert "MK-MOV-02b" in shelves["cards"]["march"]["rules"]
    assert "MK-CITY-01b" in shelves["cities"]["blue"]["rules"]
    assert len(shelves["cities"]["blue"]["garrisons"]) == 11


def test_every_rule_is_in_a_chapter(client):
    for lang, title in (("en", "Movement"), ("pt-BR", "Movimento")):
        found = client.get(f"/api/chapters/mageknight?lang={lang}").json()
        assert sum(chapter["rules"] for chapter in found) == len(rule_ids("mageknight")) == 1138
        assert title in [chapter["title"] for chapter in found]
    for chapter in chapters("mageknight")[:3]:
        rules = client.get(f"/api/rules/mageknight?chapter={chapter.id}&lang=en").json()
        assert [rule["id"] for rule in rules] == list(chapter.rules)
    assert client.get("/api/rules/mageknight?chapter=MK-NOTHING").json() == []


@pytest.mark.parametrize("words", ["clareira magica", "CLAREIRA MÁGICA", "magical glade"])
def test_rules_are_found_in_either_language(client, words):
    found = client.get("/api/rules/mageknight", params={"q": words, "lang": "en"}).json()
    assert "MK-END-04a1" in [rule["id"] for rule in found]


def test_the_page_answers_for_the_library(client):
    for path in ("/library/mageknight", "/library/mageknight/card/march", "/rules/MK-MOV-04c"):
        assert client.get(path).status_code in (200, 503)
