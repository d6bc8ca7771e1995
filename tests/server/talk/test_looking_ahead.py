"""What a piece promises and what its answers lead to, asked on the socket: only by whoever decides, of the table it
sees."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

import tavola
from server.test_http import client_for
from server.test_socket import at, heard
from tavola.server import Config

#: A hero next to Ironclads, who can be beaten with this hand.
BESIDE = """
game = "mageknight"
scenario = "first_reconnaissance"
seed = 7
hero = "tovak"
[player]
hand = ["march", "determination", "rage", "swiftness"]
crystals = {red = 1, blue = 1}
at = "2,-2"
"""


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_for(tmp_path, Config()) as made:
        yield made


@pytest.fixture
def id(client: TestClient) -> str:
    assert isinstance(client.app, Starlette)
    return str(client.app.state.rooms.tables.create(tavola.position(BESIDE), "").id)


def test_a_piece_says_what_it_promises(client: TestClient, id: str) -> None:
    with at(client, id) as socket:
        heard(socket, "table")
        socket.send_json({"type": "scout", "seq": 0, "piece": "space:3,-3"})
        found = heard(socket, "scout")
        assert (found["seq"], found["piece"]) == (0, "space:3,-3")
        assert "Ironclads" in found["text"]
        assert found["line"]
        socket.send_json({"type": "scout", "seq": 0, "piece": "space:2,-3"})
        nobody = {"type": "scout", "seq": 0, "piece": "space:2,-3", "text": "", "line": []}
        assert heard(socket, "scout") == nobody
        socket.send_json({"type": "scout", "seq": 7, "piece": "space:3,-3"})
        assert heard(socket, "scout")["text"] == "", "of another table nothing is said"


def test_answers_say_what_they_lead_to(client: TestClient, id: str) -> None:
    with at(client, id, "pt-BR") as socket:
        heard(socket, "table")
        socket.send_json({"type": "leads", "seq": 0, "notations": ["play march", "fly away"]})
        found = heard(socket, "leads")
        assert found["seq"] == 0
        led = {one["piece"]: [step["notation"] for step in one["steps"]] for one in found["leads"]}
        assert led["space:1,-2"] == ["play march", "move 1,-2"]
        assert all(step["label"] for one in found["leads"] for step in one["steps"])
        socket.send_json({"type": "leads", "seq": 7, "notations": ["play march"]})
        socket.send_json({"type": "leads", "seq": 0, "notations": ["fly away"]})
        assert heard(socket, "leads")["leads"] == [], "of another table nothing is said, and of no answer nothing"


def test_who_does_not_decide_hears_nothing_of_a_hand(tmp_path: Path) -> None:
    with client_for(tmp_path, Config(host="0.0.0.0", shared=False)) as stranger:
        assert isinstance(stranger.app, Starlette)
        id = stranger.app.state.rooms.tables.create(tavola.position(BESIDE), "somebody").id
        with at(stranger, id) as socket:
            heard(socket, "table")
            socket.send_json({"type": "leads", "seq": 0, "notations": ["play march"]})
            socket.send_json({"type": "scout", "seq": 0, "piece": "space:3,-3"})
            assert heard(socket, "scout")["text"] == ""
