"""The socket: typed frames, one effect per id, everybody at the table sees the change, nobody sees more."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from server.test_http import HOST, client_for, new_toy
from tavola.server import Config


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_for(tmp_path, Config()) as made:
        yield made


@contextmanager
def at(client: TestClient, id: str, lang: str = "en") -> Iterator[WebSocketTestSession]:
    # The test client opens sockets at a host of its own; a browser would send this host and this cookie.
    headers = {"host": "127.0.0.1:8765", "cookie": "; ".join(f"{k}={v}" for k, v in client.cookies.items())}
    with client.websocket_connect(f"/ws/{id}", headers=headers) as socket:
        socket.send_json({"type": "hello", "lang": lang})
        yield socket


def heard(socket: WebSocketTestSession, kind: str) -> dict[str, Any]:
    """The next frame, which must be of this kind."""
    frame: dict[str, Any] = json.loads(socket.receive_text())
    assert frame["type"] == kind, frame
    return frame


def answer(id: str, seq: int, notation: str) -> dict:
    return {"type": "answer", "id": id, "seq": seq, "notation": notation}


def test_hello_gets_the_table(client):
    with at(client, new_toy(client)) as socket:
        table = heard(socket, "table")
    assert (table["seq"], table["lang"], table["outcome"]) == (0, "en", None)
    assert table["view"]["seat"] == 0
    assert table["decision"]["mine"] is True
    first = table["decision"]["options"][0]
    assert first == {
        "notation": "add 1",
        "label": "toy-do-add",
        "kind": "add",
        "args": [1],
        "reveals": False,
        "idle": False,
        "pieces": [],
        "section": "other",
        "forecast": None,
        "gain": None,
        "warns": [],
    }
    assert table["undo"] == {
        "can": False,
        "ask": False,
        "text": "There is nothing to take back.",
        "rule": "TOY-UNDO-01",
    }


def test_an_answer_is_acknowledged_and_the_new_table_follows(client):
    with at(client, new_toy(client)) as socket:
        heard(socket, "table")
        socket.send_json(answer("c1", 0, "add 2"))
        assert heard(socket, "ack") == {"type": "ack", "id": "c1", "seq": 1}
        table = heard(socket, "table")
        assert (table["seq"], table["view"]["count"], table["undo"]["can"]) == (1, 2, True)
        assert table["log"] == [{"n": 1, "text": "toy-added", "rule": "TOY-ADD-01", "auto": False}]
        socket.send_json({"type": "undo", "id": "c2", "seq": 1})
        assert heard(socket, "ack")["seq"] == 2
        table = heard(socket, "table")
        assert (table["seq"], table["view"]["count"], table["log"]) == (2, 0, [])


def test_the_same_id_again_gets_the_same_answer_and_has_one_effect(client):
    id = new_toy(client)
    with at(client, id) as socket:
        heard(socket, "table")
        socket.send_json(answer("c1", 0, "add 2"))
        first = heard(socket, "ack")
        heard(socket, "table")
    with at(client, id) as socket:  # the line broke; the client says it again
        heard(socket, "table")
        socket.send_json(answer("c1", 0, "add 2"))
        assert heard(socket, "ack") == first
        assert heard(socket, "table")["view"]["count"] == 2


def test_a_wrong_seq_is_stale_and_gets_a_fresh_table(client):
    with at(client, new_toy(client)) as socket:
        heard(socket, "table")
        socket.send_json(answer("c1", 5, "add 2"))
        assert heard(socket, "stale") == {"type": "stale", "id": "c1", "seq": 0}
        assert heard(socket, "table")["seq"] == 0


def test_an_illegal_answer_is_refused_with_its_rule(client):
    with at(client, new_toy(client)) as socket:
        heard(socket, "table")
        socket.send_json(answer("c1", 0, "fly"))
        assert heard(socket, "refusal") == {
            "type": "refusal",
            "id": "c1",
            "rule": "TOY-ANSWER-01",
            "text": "Toy-why-not-offered",
        }
        socket.send_json({"type": "undo", "id": "c2", "seq": 0})
        assert heard(socket, "refusal")["rule"] == "TOY-UNDO-01"
        socket.send_json(answer("c3", 0, "add 1"))
        assert heard(socket, "ack")["seq"] == 1


def test_a_sealed_step_says_why_it_cannot_be_undone(client):
    with at(client, new_toy(client), "pt-BR") as socket:
        heard(socket, "table")
        socket.send_json(answer("c1", 0, "roll"))
        heard(socket, "ack")
        undo = heard(socket, "table")["undo"]
    assert undo == {
        "can": False,
        "ask": False,
        "text": "Algo foi revelado ou rolado desde então; isso não pode ser desfeito.",
        "rule": "TOY-UNDO-02",
    }


def test_why_explains_a_piece(client):
    with at(client, new_toy(client)) as socket:
        heard(socket, "table")
        socket.send_json({"type": "why", "piece": "card tree"})
        frame = heard(socket, "why")
    assert (frame["piece"], frame["rule"]) == ("card tree", "TOY-ANSWER-01")


def test_two_tabs_see_the_same_table_each_in_its_language(client):
    id = new_toy(client)
    with at(client, id) as one, at(client, id, "pt-BR") as two:
        heard(one, "table")
        assert heard(two, "table")["undo"]["text"] == "Não há nada para desfazer."
        one.send_json(answer("c1", 0, "add 3"))
        heard(one, "ack")
        assert heard(one, "table")["view"] == heard(two, "table")["view"]
        two.send_json(answer("c1b", 0, "add 3"))
        assert heard(two, "stale")["seq"] == 1
        heard(two, "table")
        two.send_json(answer("c2b", 1, "add 1"))
        heard(two, "ack")
        assert heard(one, "table")["seq"] == heard(two, "table")["seq"] == 2


def test_the_language_can_change_in_the_middle(client):
    with at(client, new_toy(client)) as socket:
        heard(socket, "table")
        socket.send_json({"type": "lang", "lang": "pt-BR"})
        assert heard(socket, "table")["lang"] == "pt-BR"
        socket.send_json({"type": "ping"})
        heard(socket, "pong")


@pytest.mark.parametrize(
    "data",
    [
        "",
        "not json",
        "[]",
        '{"type": "dance"}',
        '{"type": "answer", "id": "x"}',
        '{"type": "ping", "extra": 1}',
        '{"type": "answer", "id": "", "seq": 0, "notation": "x"}',
        '{"type": "answer", "id": "x", "seq": -1, "notation": ""}',
        "[" * 30_000,
    ],
)
def test_a_malformed_frame_is_a_typed_error_and_the_line_stays_open(client, data):
    with at(client, new_toy(client)) as socket:
        heard(socket, "table")
        socket.send_text(data)
        error = heard(socket, "error")
        assert error["code"] == "bad-frame"
        assert error["text"].startswith("This message was not understood")
        socket.send_json({"type": "ping"})
        heard(socket, "pong")


def test_an_oversized_frame_is_a_typed_error(client):
    with at(client, new_toy(client)) as socket:
        heard(socket, "table")
        socket.send_text("x" * 65_537)
        assert heard(socket, "error")["code"] == "frame-too-large"
        socket.send_bytes(b"\xff\xfe")
        assert heard(socket, "error")["code"] == "bad-frame"


def test_a_flood_is_slowed_down(client):
    with at(client, new_toy(client)) as socket:
        heard(socket, "table")
        for _ in range(120):
            socket.send_json({"type": "ping"})
        kinds = [json.loads(socket.receive_text()) for _ in range(120)]
    assert any(frame.get("code") == "too-fast" for frame in kinds)
    assert sum(frame["type"] == "pong" for frame in kinds) >= 70


def test_an_unknown_table_is_said_and_the_line_closed(client):
    with client.websocket_connect("/ws/nowhere", headers={"host": "127.0.0.1:8765"}) as socket:
        assert heard(socket, "error")["code"] == "unknown-table"
        with pytest.raises(WebSocketDisconnect):
            socket.receive_text()


def test_another_sites_page_cannot_connect(client):
    id = new_toy(client)
    for headers in (
        {"host": "127.0.0.1:8765", "origin": "http://evil.example"},
        {"host": "evil.example", "origin": "http://evil.example"},
    ):
        with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/ws/{id}", headers=headers):
            pass
    headers = {"host": "127.0.0.1:8765", "origin": HOST}
    with client.websocket_connect(f"/ws/{id}", headers=headers) as socket:
        socket.send_json({"type": "hello"})
        heard(socket, "table")


def test_others_watch_a_public_table_and_see_nothing_hidden(tmp_path):
    with client_for(tmp_path, Config(host="0.0.0.0", shared=False)) as client:
        client.get("/api/tables")
        id = new_toy(client)
        with at(client, id) as owner:
            seen = heard(owner, "table")
            assert seen["decision"]["mine"] is True
            client.cookies.clear()
            with at(client, id) as watcher:
                table = heard(watcher, "table")
                assert table["view"]["seat"] is None
                assert table["view"]["cards"] == [True]
                assert table["decision"]["mine"] is False
                assert table["decision"]["options"] == []
                watcher.send_json(answer("w1", 0, "add 1"))
                assert heard(watcher, "error")["code"] == "watching"
                watcher.send_json({"type": "why", "piece": "card"})
                assert heard(watcher, "error")["code"] == "watching"


def test_a_game_can_be_played_to_its_end(client):
    with at(client, new_toy(client, options={"target": "6"})) as socket:
        table = heard(socket, "table")
        while table["outcome"] is None:
            notation = table["decision"]["options"][0]["notation"]
            socket.send_json(answer(f"c{table['seq']}", table["seq"], notation))
            heard(socket, "ack")
            table = heard(socket, "table")
    assert table["outcome"]["totals"] == [6]
    (line,) = table["outcome"]["lines"][0]
    assert line == {"key": "toy-score", "text": "toy-score", "words": "toy-score: 6", "points": 6, "detail": 0}
    assert table["decision"]["options"] == []
    assert table["decision"]["mine"] is False


def test_a_fault_of_ours_is_said_and_costs_nothing(client, monkeypatch, toy, capfd):
    with at(client, new_toy(client)) as socket:
        heard(socket, "table")
        with monkeypatch.context() as broken:
            broken.setattr(type(toy), "options", lambda *args: 1 / 0)
            socket.send_json(answer("c1", 0, "add 1"))
            assert heard(socket, "error")["code"] == "internal"
        socket.send_json(answer("c1", 0, "add 1"))
        assert heard(socket, "ack")["seq"] == 1


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.one_of(
        st.text(max_size=300),
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.text(max_size=10),
            lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
            max_leaves=12,
        ).map(json.dumps),
        st.fixed_dictionaries(
            {"type": st.sampled_from(["answer", "undo", "why", "lang", "hello", "ping"])},
            optional={"id": st.text(max_size=5), "seq": st.integers(), "notation": st.text(), "lang": st.text()},
        ).map(json.dumps),
    )
)
def test_no_frame_breaks_the_line(client, data):
    with at(client, new_toy(client)) as socket:
        heard(socket, "table")
        socket.send_text(data)
        socket.send_json({"type": "ping"})
        while True:
            frame = json.loads(socket.receive_text())
            assert frame["type"] in {"error", "table", "ack", "refusal", "stale", "why", "pong"}
            if frame["type"] == "pong":
                break
