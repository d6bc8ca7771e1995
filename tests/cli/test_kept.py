"""`tavola play --list`: kept games for people and for programs."""

from __future__ import annotations

import json
import re

CAMPAIGN = ("play", "massivedarkness", "--scenario", "campaign", "--players", "owen,elias", "--seed", "3")


def begin(tavola, *words: str) -> str:
    said = tavola(*words, typed="1\nquit\n")
    found = re.search(r"--continue\s+(\w+)", said.out)
    assert found, said
    return found[1]


def test_nothing_is_kept_at_first(tavola):
    assert tavola("play", "--list").out == "No game is kept here yet.\n"
    assert json.loads(tavola("play", "--list", "--json").out) == []


def test_a_campaign_is_listed_with_its_id_and_chapter(tavola, monkeypatch):
    monkeypatch.setenv("COLUMNS", "200")
    id = begin(tavola, *CAMPAIGN)
    (heading, line) = tavola("play", "--list").out.splitlines()
    assert heading.split() == ["id", "game", "scenario", "players", "where", "it", "stands", "last", "played"]
    assert line.startswith(f"{id}  Massive Darkness  Campaign  Owen, Elias  Mission 1 of 11: Walking in the Dark, ")
    assert re.search(r"\d{4}-\d\d-\d\d \d\d:\d\d$", line.rstrip())
    other = tavola("play", "--list", "--lang", "pt-BR").out
    assert "Missão 1 de 11: Vagando pela Escuridão, em preparação; nenhuma vencida, nenhuma derrota" in other


def test_the_list_may_be_of_one_game(tavola):
    campaign = begin(tavola, *CAMPAIGN)
    solo = begin(tavola, "play", "mageknight", "--players", "tovak", "--seed", "12")
    assert [line["id"] for line in json.loads(tavola("play", "--list", "--json").out)] == [solo, campaign]
    (only,) = json.loads(tavola("play", "massivedarkness", "--list", "--json").out)
    assert (only["id"], only["scenario"], only["players"]) == (campaign, "campaign", ["owen", "elias"])
    assert only["chapter"].startswith("Mission 1 of 11")
    (other,) = json.loads(tavola("play", "mageknight", "--list", "--json").out)
    assert other["chapter"] == "Round 1 of 4, Day"


def test_an_id_is_not_broken_where_the_terminal_is_narrow(tavola, monkeypatch):
    monkeypatch.setenv("COLUMNS", "60")
    id = begin(tavola, *CAMPAIGN)
    assert id in tavola("play", "--list").out


def test_what_is_listed_can_be_continued(tavola):
    begin(tavola, *CAMPAIGN)
    (kept,) = json.loads(tavola("play", "--list", "--json").out)
    assert "Owen" in tavola("play", "massivedarkness", "--continue", kept["id"], typed="quit\n").out


def test_without_a_list_a_game_is_needed_and_json_makes_no_sense(tavola):
    assert tavola("play").err == "GAME is missing; see --help.\n"
    assert tavola("play", "mageknight", "--json").err == "--list is missing; see --help.\n"
    assert tavola("play", "chess", "--list").code == 2
