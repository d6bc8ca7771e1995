"""Choosing a game: what is on offer, what cannot be, and the result to take away."""

from __future__ import annotations

import csv
import io
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import tavola
from server.test_http import client_for, new_toy
from server.test_socket import answer, at, heard
from tavola.server import Config

TWO = {"game": "mageknight", "scenario": "full_conquest", "players": ["tovak", "goldyx"]}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_for(tmp_path, Config()) as made:
        yield made


@pytest.mark.parametrize("lang", ["en", "pt-BR"])
def test_every_choice_is_explained(client: TestClient, lang: str) -> None:
    (game,) = [one for one in client.get(f"/api/games?lang={lang}").json() if one["id"] == "mageknight"]
    assert len(game["scenarios"]) == 11
    for one in (*game["scenarios"], *game["sets"], *game["bots"]):
        assert one["about"].endswith("."), one
        assert one["name"]
    assert {"epic", "open_map"} <= {variant["id"] for variant in game["variants"]}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({}, None),
        ({"options": {"sets": "expansion_tiles"}}, None),
        ({"players": ["tovak"]}, "player-count"),
        ({"players": ["tovak", "tovak"]}, "same-hero"),
        ({"options": {"epic": "on"}}, "option-against"),
        ({"options": {"sets": "nobox"}}, "unknown-set"),
        ({"options": {"wings": "on"}}, "unknown-variant"),
        ({"seats": ["here", "moon"]}, "unknown-seat"),
        ({"surprise": 1}, "bad-request"),
    ],
)
def test_impossible_tables_are_refused_before_they_begin(client: TestClient, change: dict, code: str | None) -> None:
    problem = client.post("/api/tables/check?lang=en", json={**TWO, **change}).json()["problem"]
    assert (problem and problem["code"]) == code
    assert problem is None or problem["text"].endswith(".")
    assert client.get("/api/tables").json() == []


def test_a_table_can_begin_from_a_position(client: TestClient) -> None:
    text = 'game = "mageknight"\nhero = "tovak"\nphase = "move"\n[player]\nhand = ["march", "rage"]\n'
    id = client.post("/api/tables", json={"game": "mageknight", "position": text}).json()["id"]
    with at(client, id) as socket:
        assert heard(socket, "table")["view"]["players"][0]["hand"] == ["march", "rage"]
    assert client.post("/api/tables", json={"game": "mageknight", "position": "x"}).status_code == 422


def test_the_score_is_taken_away_as_json_and_for_a_spreadsheet(client: TestClient) -> None:
    id = new_toy(client, options={"target": "3"})
    assert client.get(f"/api/tables/{id}/score").json()["code"] == "not-over"
    with at(client, id) as socket:
        heard(socket, "table")
        socket.send_json(answer("c1", 0, "add 3"))
        heard(socket, "ack")
    found = client.get(f"/api/tables/{id}/score").json()
    assert (found["seed"], found["won"], found["players"][0]["total"]) == (5, True, 3)
    assert found["players"][0]["lines"] == [
        {"key": "toy-score", "text": "toy-score", "words": "toy-score: 3", "points": 3, "detail": 0}
    ]
    file = client.get(f"/api/tables/{id}/score?format=csv")
    assert "attachment" in file.headers["content-disposition"]
    assert list(csv.reader(io.StringIO(file.text))) == [
        ["seat", "hero", "key", "what", "count", "points"],
        ["0", "a", "toy-score", "toy-score", "0", "3"],
        ["0", "a", "total", "", "", "3"],
    ]


#: Before a fight in the last Round. Diggers: Armor 3, Fame 2; Rage with red mana strikes 4.
LAST = """
game = "mageknight"
scenario = "first_reconnaissance"
seed = 7
hero = "tovak"
round = 4
[player]
hand = ["rage"]
deck = []
crystals = {red = 1}
at = "2,-2"
[combat]
phase = "attack"
enemies = ["diggers"]
"""


def test_a_finished_game_tells_how_it_went(client: TestClient) -> None:
    """The steps at which Fame changed, and the largest of them with what was seen first."""
    match = tavola.position(LAST)
    for said in ("play rage strong red crystal", "attack 1"):
        match.play(said)
    dice = random.Random(3)
    while match.outcome is None:
        match.play(dice.choice(match.asked().options).notation)
    running = client.post("/api/tables", json={"game": "mageknight", "players": ["tovak"]}).json()["id"]
    assert client.get(f"/api/tables/{running}/progress").json()["code"] == "not-over"
    id = client.post("/api/tables/load", content=match.save()).json()["id"]
    found = client.get(f"/api/tables/{id}/progress?lang=en").json()
    assert (found["of"], found["what"], found["tally"][:2]) == (len(match.moves), "Fame", [[0, [0]], [2, [2]]])
    assert found["marks"][0] == {"step": 0, "words": "Round 4 of 4, Night"}
    assert found["turns"][0] == {"step": 2, "seat": 0, "gain": 2, "words": "Attack 4 against Diggers."}
    assert (found["answers"], found["rounds"]) == (len(match.moves), 4)


def test_a_game_that_is_not_measured_tells_what_it_turned_on(client: TestClient) -> None:
    match, dice = tavola.new("oath", "prince", ("purple",), 3), random.Random(1)
    while match.outcome is None:
        match.play(dice.choice(match.asked().options).notation)
    id = client.post("/api/tables/load", content=match.save()).json()["id"]
    found = client.get(f"/api/tables/{id}/progress?lang=en").json()
    assert (found["tally"], found["what"]) == ([], "")
    assert found["turns"][-1]["round"] == found["rounds"] == match.rules.round_of(match.state)
    assert all(0 < turn["step"] <= found["of"] and turn["words"] for turn in found["turns"])


def test_heroes_may_be_chosen_at_the_table(client: TestClient) -> None:
    wish = {**TWO, "players": ["any", "any"], "options": {"hero_choice": "auction"}}
    id = client.post("/api/tables", json=wish).json()["id"]
    with at(client, id) as socket:
        table = heard(socket, "table")
        assert table["cover"]["seat"] == table["decision"]["seat"]
        socket.send_json({"type": "look", "seat": table["cover"]["seat"]})
        assert all(option["notation"].startswith("hero") for option in heard(socket, "table")["decision"]["options"])


def test_whoever_asks_for_the_princes_board_is_told_which_one_they_get(client):
    """As Chancellor he plays purple; as Exile he leaves it to whoever asked."""
    wish = {"game": "oath", "scenario": "prince", "players": ["purple", "red"], "seats": ["here", "here"]}
    said = client.post("/api/tables/check?lang=en", json=wish).json()
    assert said == {
        "problem": None,
        "notes": ["Chancellor (purple) is played by the rules here: whoever asked for it plays Blue."],
    }
    exile = {**wish, "options": {"prince_side": "exile"}}
    assert client.post("/api/tables/check?lang=en", json=exile).json() == {"problem": None}
