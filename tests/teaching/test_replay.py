"""A game looked at as it was, and played on from there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from server.test_http import client_for, new_toy
from server.test_socket import answer, at, heard
from tavola.server import Config
from teaching.test_server import lesson_table


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_for(tmp_path, Config()) as made:
        yield made


def played(client: TestClient) -> str:
    id = lesson_table(client, "mageknight")
    with at(client, id) as socket:
        heard(socket, "table")
        for number, notation in enumerate(("tactic planning", "play march", "move 0,-1")):
            socket.send_json(answer(str(number), number, notation))
            heard(socket, "ack")
            heard(socket, "table")
    return id


def test_a_step_is_shown_as_it_was(client: TestClient) -> None:
    id = played(client)
    first, last = (client.get(f"/api/tables/{id}/at/{step}").json() for step in (1, 3))
    assert first["view"]["players"][0]["at"] == "0,0"
    assert last["view"]["players"][0]["at"] == "0,-1"
    assert (first["replay"]["of"], first["replay"]["may"], first["replay"]["said"]) == (3, [0], "play march")
    assert len(first["log"]) < len(last["log"])
    beyond = client.get(f"/api/tables/{id}/at/9")
    assert (beyond.status_code, beyond.json()["code"]) == (422, "no-step")


def test_a_fork_goes_on_from_a_step_and_leaves_the_game_alone(client: TestClient) -> None:
    id = played(client)
    made = client.post(f"/api/tables/{id}/fork", json={"at": 1})
    assert made.status_code == 201
    with at(client, made.json()["id"]) as socket:
        assert "play march" in {option["notation"] for option in heard(socket, "table")["decision"]["options"]}
    with at(client, id) as socket:
        assert heard(socket, "table")["seq"] == 3


def test_a_hand_of_a_running_game_is_not_shown_to_who_plays_several(client: TestClient) -> None:
    """At a screen that is passed around only what everybody knows is shown again."""
    alone = client.get(f"/api/tables/{new_toy(client)}/at/0").json()
    shared = client.get(f"/api/tables/{new_toy(client, players=['a', 'b'])}/at/0").json()
    assert (alone["replay"]["eyes"], alone["replay"]["may"]) == (0, [0])
    assert (shared["replay"]["eyes"], shared["replay"]["may"]) == (None, [])
