"""Lessons, goals and advice at the server: told to those who ask, and only what they may know."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from server.test_http import client_for
from server.test_socket import answer, at, heard
from tavola.server import Config


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_for(tmp_path, Config()) as made:
        yield made


def lesson_table(client: TestClient, game: str) -> str:
    """A table as the page begins it from what the server offers."""
    offered = {one["id"]: one["lesson"] for one in client.get("/api/games").json()}
    made = client.post("/api/tables", json=offered[game])
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


def test_a_lesson_is_told_to_whoever_takes_it_up_and_no_longer_when_left(client: TestClient) -> None:
    with at(client, lesson_table(client, "mageknight")) as socket:
        assert heard(socket, "table")["lesson"] is None
        socket.send_json({"type": "learn", "on": True})
        first = heard(socket, "table")["lesson"]
        assert first["step"]["notation"] == "tactic planning"
        assert (first["chapters"][0]["done"], first["over"]) == (0, False)
        socket.send_json(answer("a", 0, "tactic planning"))
        heard(socket, "ack")
        second = heard(socket, "table")["lesson"]
        assert second["chapters"][0]["done"] == 1
        assert second["step"]["pieces"] == ["card:march"]
        socket.send_json({"type": "learn", "on": False})
        assert heard(socket, "table")["lesson"] is None


def test_the_goal_lies_on_every_table(client: TestClient) -> None:
    with at(client, lesson_table(client, "massivedarkness")) as socket:
        goal = heard(socket, "table")["goal"]
    assert [(aim["have"], aim["need"]) for aim in goal["aims"]] == [(0, 1), (0, 2)]


def test_advice_names_an_offered_answer_and_refuses_those_who_do_not_decide(client: TestClient) -> None:
    with at(client, lesson_table(client, "mageknight")) as socket:
        table = heard(socket, "table")
        socket.send_json({"type": "advise", "seq": table["seq"]})
        advice = heard(socket, "advice")
        assert advice["notation"] in {option["notation"] for option in table["decision"]["options"]}
        assert advice["reason"]
        socket.send_json({"type": "advise", "seq": table["seq"] + 1})
        assert heard(socket, "error")["code"] == "not-your-turn"
