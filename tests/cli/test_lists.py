"""What there is, for people and for programs."""

from __future__ import annotations

import json

import pytest

COMMANDS = ("bench", "cards", "games", "play", "position", "replay", "rules", "scenarios", "serve", "simulate")


def test_help_names_every_command_in_both_languages(tavola):
    for lang, word in (("en", "Usage:"), ("pt-BR", "Uso:")):
        said = tavola("--lang", lang, "--help")
        assert said.code == 0
        assert word in said.out
        assert all(f"  {command} " in said.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("lang", ["en", "pt-BR"])
def test_every_command_has_help_and_takes_a_language(tavola, command, lang):
    said = tavola(command, "--lang", lang, "--help")
    assert said.code == 0
    assert "--lang en|pt-BR" in said.out
    assert "help-" not in said.out.replace("--help", "")


def test_the_language_comes_from_the_machine(tavola, monkeypatch):
    monkeypatch.setenv("LANG", "pt_BR.UTF-8")
    assert "Uso:" in tavola("--help").out
    assert "Usage:" in tavola("--help", "--lang=en").out
    assert tavola("games", "--lang", "pt").out.startswith("id")


def test_games(tavola):
    (game,) = [game for game in json.loads(tavola("games", "--json").out) if game["id"] == "mageknight"]
    assert game["names"] == {"en": "Mage Knight", "pt-BR": "Mage Knight"}
    assert "mageknight" in tavola("games").out


def test_scenarios(tavola):
    (first, *_) = json.loads(tavola("scenarios", "mageknight", "--json").out)
    assert first["id"] == "first_reconnaissance"
    assert first["names"] == {"en": "First Reconnaissance", "pt-BR": "Reconhecimento Inicial"}
    assert first["players"][0] == 1
    assert first["rounds"] == 4
    assert "Reconhecimento Inicial" in tavola("scenarios", "mageknight", "--lang", "pt-BR").out


def test_cards(tavola):
    cards = {card["id"]: card for card in json.loads(tavola("cards", "mageknight", "--json").out)}
    march = cards["march"]
    assert march["names"] == {"en": "March", "pt-BR": "Marcha"}
    assert march["text"]["en"] == {"basic": "Move 2.", "strong": "Move 4."}
    assert march["text"]["pt-BR"] == {"basic": "Movimento 2.", "strong": "Movimento 4."}
    assert set(march) >= {"id", "kind", "set", "names", "text"}
    assert "Move 4." in tavola("cards", "mageknight", "march").out
    assert json.loads(tavola("cards", "mageknight", "march", "--json").out) == [march]


def test_missing_cards_are_listed(tavola):
    missing = json.loads(tavola("cards", "mageknight", "--missing", "--json").out)
    assert isinstance(missing, list)
    assert tavola("cards", "mageknight", "--missing").code == 0


def test_rules_are_found_by_words_and_by_number(tavola):
    found = json.loads(tavola("rules", "mageknight", "MK-MOV-04c", "--json").out)
    assert found[0]["id"] == "MK-MOV-04c"
    assert set(found[0]) == {"id", "chapter", "text", "example"}
    assert "MK-" in tavola("rules", "mageknight", "provoke").out
    assert "MK-MOV-04c" in tavola("rules", "mageknight", "provoca", "--lang", "pt-BR").out
