"""Operators: alive, ready, and numbers without names."""

from __future__ import annotations

from pathlib import Path

from starlette.testclient import TestClient, WebSocketTestSession

from server.test_http import HOST, client_for, new_toy, storage_of
from server.test_socket import answer, at, heard
from tavola.server import Config


def test_a_server_says_that_it_lives_and_whether_it_can_work(tmp_path: Path) -> None:
    with client_for(tmp_path, Config(host="0.0.0.0", shared=False)) as client:
        assert client.get("/health").json() == {"ok": True}
        assert client.get("/ready").json() == {"ok": True}
        storage_of(client)._db.execute("PRAGMA query_only = ON")
        found = client.get("/ready")
        assert (found.status_code, found.json()["code"]) == (503, "storage")
        assert client.get("/health").status_code == 200


def test_numbers_count_answers_and_name_nobody(tmp_path: Path) -> None:
    with client_for(tmp_path, Config()) as client:
        id = new_toy(client)
        with at(client, id) as socket:
            heard(socket, "table")
            for said, seq, kind in (("add 1", 0, "ack"), ("fly", 1, "refusal"), ("add 1", 7, "stale")):
                socket.send_json(answer(said + str(seq), seq, said))
                while heard_kind(socket) != kind:
                    pass
            told = client.get("/metrics").text
            away = TestClient(client.app, base_url=HOST, client=("192.0.2.7", 50000))
            assert away.get("/metrics").status_code == 404
    assert "tavola_open_tables 1\n" in told
    assert "tavola_sockets 1\n" in told
    assert 'tavola_refusals_total{kind="rules"} 1\n' in told
    assert 'tavola_refusals_total{kind="stale"} 1\n' in told
    assert "tavola_answer_seconds_count 1\n" in told
    assert 'tavola_answer_seconds_bucket{le="+Inf"} 1\n' in told
    assert id not in told


def heard_kind(socket: WebSocketTestSession) -> str:
    frame = socket.receive_json()
    return str(frame["type"])
