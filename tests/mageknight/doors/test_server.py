"""Mage Knight on the wire: words, printed facts, and a game played to its score."""

from __future__ import annotations

import json
import statistics
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from server.test_http import client_for
from server.test_socket import answer, at, heard
from tavola.server import Config

NEW = {"game": "mageknight", "scenario": "first_reconnaissance", "players": ["tovak"], "seed": 7}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_for(tmp_path, Config()) as made:
        yield made


def test_games_name_scenarios_and_heroes(client):
    games = {game["id"]: game for game in client.get("/api/games?lang=pt-BR").json()}
    assert games["mageknight"]["scenarios"][0]["name"] == "Reconhecimento Inicial"
    assert ("tovak", "Tovak") in [(hero["id"], hero["name"]) for hero in games["mageknight"]["heroes"]]


def test_a_stored_table_has_a_title(client):
    client.post("/api/tables", json=NEW)
    (line,) = client.get("/api/tables?lang=en").json()
    assert line["title"] == "First Reconnaissance · Tovak"
    assert line["scenario"] == "first_reconnaissance"


def test_a_stored_table_tells_where_it_stands_in_the_language_of_the_reader(client):
    client.post("/api/tables", json=NEW)
    said = [client.get(f"/api/tables?lang={lang}").json()[0]["chapter"] for lang in ("en", "pt-BR")]
    assert said == ["Round 1 of 4, Day", "Rodada 1 de 4, Dia"]


def test_words_come_in_both_languages(client):
    for lang, march, text in (("en", "March", "Move 2."), ("pt-BR", "Marcha", "Movimento 2.")):
        words = client.get(f"/api/words/mageknight?lang={lang}")
        assert words.headers["content-encoding"] == "gzip"
        assert words.json()["lang"] == lang
        assert words.json()["names"]["card"]["march"] == march
        assert words.json()["texts"]["card:march:basic"] == text


def test_the_catalogue_has_every_table_and_whole_effects(client):
    catalog = client.get("/api/catalog/mageknight").json()
    assert set(catalog) == {
        "cards", "units", "enemies", "tiles", "skills", "tactics", "sites", "cities", "ruins", "heroes", "tracks",
        "missing",
    }  # fmt: skip
    march = catalog["cards"]["march"]
    assert march["basic"] == {"op": "move", "args": [2], "parts": []}
    assert march["cost"] == ["green"]
    assert catalog["tracks"]["terrain"]["forest"] == {"day": 3, "night": 5}
    assert len(catalog["tracks"]["levels"]) == 10
    assert len(catalog["heroes"]) == 7


def test_rules_are_searched_and_found_by_number(client):
    found = client.get("/api/rules/mageknight?q=provoke&lang=en").json()
    assert "MK-MOV-04c" in [rule["id"] for rule in found]
    one = client.get("/api/rules/mageknight/MK-MOV-04c?lang=pt-BR").json()
    assert one["text"].startswith("Mover-se")
    assert client.get("/api/rules/mageknight/MK-XXX-99").status_code == 404


def test_a_bad_wish_is_named(client):
    for change, culprit in (({"scenario": "nowhere"}, "nowhere"), ({"players": ["gandalf"]}, "gandalf")):
        problem = client.post("/api/tables?lang=en", json={**NEW, **change})
        assert problem.status_code == 422
        assert culprit in problem.json()["text"]


def test_a_whole_game_over_the_socket(client):
    """To the score, each answer acknowledged; the middle answer takes far less than 20 ms."""
    id = client.post("/api/tables", json=NEW).json()["id"]
    times = []
    with at(client, id) as socket:
        table = heard(socket, "table")
        number = 0
        while table["outcome"] is None and number < 3000:
            options = table["decision"]["options"]
            notation = options[(number * 7 + 3) % len(options)]["notation"]
            began = time.perf_counter()
            socket.send_json(answer(f"c{number}", table["seq"], notation))
            frame = json.loads(socket.receive_text())
            while frame["type"] != "table":
                if frame.get("code") == "too-fast":
                    time.sleep(0.2)
                    socket.send_json(answer(f"c{number}", table["seq"], notation))
                else:
                    assert frame["type"] == "ack", frame
                frame = json.loads(socket.receive_text())
            times.append(time.perf_counter() - began)
            table = frame
            number += 1
    assert table["outcome"] is not None
    assert len(table["outcome"]["totals"]) == 1
    assert statistics.median(times) < 0.02
    assert client.get("/api/tables").json()[0]["finished"] is True


def test_hidden_cards_do_not_travel(client):
    id = client.post("/api/tables", json=NEW).json()["id"]
    with at(client, id) as socket:
        text = json.dumps(heard(socket, "table"))
    save = json.loads(client.get(f"/api/tables/{id}/save").text)
    assert save["state"]["players"][0]["deck"], "the deck is in the save"
    assert '"deck":' not in text.replace('"deck": 16', "")
    assert '"rng"' not in text
    assert "tile_stack" not in text
