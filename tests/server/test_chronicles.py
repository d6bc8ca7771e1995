"""Chronicles over HTTP: whose they are, lines in and out, and the games that follow."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from oath.chronicle.lines import READ, REFUSED, line
from server.test_http import client as client
from server.test_http import public as public


def brought(client: TestClient, told: str) -> str:
    made = client.post("/api/chronicles?lang=en", json={"line": told})
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


def shown(client: TestClient, id: str) -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/api/chronicles/{id}?lang=en").json()
    return found


@pytest.mark.parametrize("told", READ, ids=lambda told: told["id"])
def test_a_line_comes_in_and_goes_out(client: TestClient, told: dict[str, Any]) -> None:
    found = shown(client, brought(client, told["line"]))
    assert (found["name"], found["number"]) == (told["content"]["name"], told["content"]["game_number"])
    if told["import"] == "accepted":
        assert found["line"] == told["line"]
    assert [bool(place["site"]) for place in found["land"]["map"]] == [
        site["facedown"] is False for site in told["content"]["sites"]
    ]


def test_what_was_mended_is_told(client: TestClient) -> None:
    made = client.post("/api/chronicles?lang=pt-BR", json={"line": line("game4_3_1_0")}).json()
    assert made["notes"][0] == "Em dobro, mantidas uma só vez: Taça da Fartura."


@pytest.mark.parametrize("bad", REFUSED, ids=lambda bad: bad["why"])
def test_a_bad_line_is_refused_in_words(client: TestClient, bad: dict[str, str]) -> None:
    made = client.post("/api/chronicles?lang=en", json={"line": bad["line"]})
    if not bad["line"]:
        assert made.status_code == 201  # no line at all: a new chronicle
        return
    assert made.status_code in (400, 422)
    assert made.json()["text"]
    assert client.get("/api/chronicles").json() == []


def test_no_more_than_a_line_is_read(client: TestClient) -> None:
    assert client.post("/api/chronicles", json={"line": "0" * 9_000}).status_code in (400, 422)
    assert client.post("/api/chronicles", json={"name": "x" * 300}).status_code in (400, 422)
    assert client.post("/api/chronicles", content=b"0" * 100_000).status_code in (400, 413, 422)


def test_a_chronicle_is_its_owners(public: TestClient) -> None:
    """Another browser neither sees nor continues it."""
    id = brought(public, line("later_3_3_1"))
    assert [one["id"] for one in public.get("/api/chronicles").json()] == [id]
    public.cookies.clear()
    assert public.get("/api/chronicles").json() == []
    assert public.get(f"/api/chronicles/{id}").status_code == 404
    assert public.post(f"/api/chronicles/{id}", json={"name": "Mine"}).status_code == 404
    wish = {"game": "oath", "players": ["purple", "red"], "seats": ["here", "bot:random"], "chronicle": id}
    assert public.post("/api/tables", json=wish).status_code == 404


def test_the_next_game_belongs_to_it(client: TestClient) -> None:
    id = brought(client, line("constructed_3_3_2"))
    wish = {"game": "oath", "players": ["purple", "red"], "seats": ["here", "bot:random"], "chronicle": id}
    assert client.post("/api/tables/check", json=wish).json() == {"problem": None}
    table = client.post("/api/tables", json=wish).json()["id"]
    found = shown(client, id)
    assert found["begun"] == [table]
    assert found["line"] == line("constructed_3_3_2")  # everybody sits at this screen
    assert client.post(f"/api/chronicles/{id}", json={"name": "Outono"}).json() == {"name": "Outono"}


def test_the_prince_may_sit_down_at_the_next_game(client: TestClient) -> None:
    """One person and the Prince as Exile: what the page offers beside a chronicle reaches its next game."""
    id = brought(client, line("constructed_3_3_2"))
    alone = {"game": "oath", "players": ["purple"], "seats": ["here"], "chronicle": id}
    assert client.post("/api/tables/check?lang=en", json=alone).json()["problem"] is not None
    wish = {**alone, "options": {"prince_side": "exile"}}
    assert client.post("/api/tables/check", json=wish).json() == {"problem": None}
    table = client.post("/api/tables", json=wish).json()["id"]
    assert shown(client, id)["begun"] == [table]
    assert client.get(f"/api/tables/{table}/save").json()["setup"]["options"]["prince_side"] == "exile"


def test_the_line_is_withheld_while_people_behind_links_play_from_it(client: TestClient) -> None:
    """It tells the order of their decks."""
    id = brought(client, line("later_3_3_1"))
    wish = {"game": "oath", "players": ["purple", "red"], "seats": ["here", "link"], "chronicle": id}
    assert client.post("/api/tables", json=wish).status_code == 201
    assert shown(client, id)["line"] == ""
