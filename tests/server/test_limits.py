"""No request costs more than it should, and nobody takes another's place."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path

import anyio
import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

import tavola
from conftest import toy_match
from server.test_http import HOST, client_for, new_toy, storage_of
from server.test_seats import TOY, Browser, begin
from server.test_socket import at, heard
from tavola.server import Config, config
from tavola.server import socket as sockets
from tavola.server.limits import Bucket, network
from tavola.server.rooms import rooms
from tavola.server.voice import Voice
from tavola.table import BadStorage, Tables

PUBLIC = Config(host="0.0.0.0", shared=False, positions=False)
DEEP = ".".join("a" * 30_000) + " = 1"


@pytest.fixture
def public(tmp_path: Path) -> Iterator[TestClient]:
    with client_for(tmp_path, PUBLIC) as made:
        yield made


def test_positions_from_strangers_are_closed_unless_allowed(public: TestClient, tmp_path: Path) -> None:
    wish = {"game": "toy", "position": 'game = "toy"\ncount = 3'}
    assert public.post("/api/tables", json=wish).json()["code"] == "positions-closed"
    assert public.post("/api/tables/check", json=wish).json()["problem"]["code"] == "positions-closed"
    match = tavola.position('game = "toy"\ncount = 3')
    assert public.post("/api/tables/load", content=match.save()).json()["code"] == "positions-closed"
    assert public.post("/api/tables/load", content=toy_match().save()).status_code == 201
    (tmp_path / "open").mkdir()
    with client_for(tmp_path / "open", Config(host="0.0.0.0", shared=False, positions=True)) as allowed:
        assert allowed.post("/api/tables", json=wish).status_code == 201
        assert allowed.post("/api/tables/load", content=match.save()).status_code == 201


def test_a_text_made_to_stall_the_server_is_refused_at_once(tmp_path: Path) -> None:
    save = {**json.loads(toy_match().save()), "position": DEEP}
    with client_for(tmp_path, Config()) as client:
        began = time.process_time()
        found = client.post("/api/tables/check", json={"game": "toy", "position": DEEP}).json()
        assert found["problem"]["code"] == "position-deep"
        assert client.post("/api/tables/load", json=save).json()["code"] == "position-deep"
        assert time.process_time() - began < 2


def test_a_position_with_too_many_answers_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavola.server.apart.jobs.MAX_OPTIONS", 2)
    with client_for(tmp_path, Config()) as client:
        wish = {"game": "toy", "position": 'game = "toy"'}
        assert client.post("/api/tables", json=wish).json()["code"] == "position-options"


def test_a_save_is_stored_as_a_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = toy_match(target=1000)
    for _ in range(300):
        match.play("add 1")
    with client_for(tmp_path, Config()) as client:
        storage = storage_of(client)
        commits: list[int] = []
        plain = storage._commit

        def counted(writes):
            commits.append(len(writes))
            plain(writes)

        monkeypatch.setattr(storage, "_commit", counted)
        id = client.post("/api/tables/load", content=match.save()).json()["id"]
        assert commits == [1], "one journey to the disk for three hundred answers"
        assert Tables(storage).open(id).match.state == match.state

        def full(writes: list[object]) -> None:
            raise BadStorage("error-storage-full")

        monkeypatch.setattr(storage, "_commit", full)
        assert client.post("/api/tables/load", content=match.save()).json()["code"] == "storage-full"
        monkeypatch.setattr(storage, "_commit", plain)
        assert len(client.get("/api/tables").json()) == 1


def test_checks_and_links_are_counted_by_address(public: TestClient) -> None:
    wish = {"game": "toy", "players": ["a"]}
    checks = [public.post("/api/tables/check", json=wish).status_code for _ in range(2 * config.CHECKS_PER_MINUTE)]
    assert checks[: config.CHECKS_PER_MINUTE] == [200] * config.CHECKS_PER_MINUTE
    assert 429 in checks
    assert 429 in [public.get("/s/nothing").status_code for _ in range(2 * config.LINKS_PER_MINUTE)]


def test_a_household_with_many_addresses_counts_as_one() -> None:
    assert network("2001:db8:1:2:3::4") == network("2001:db8:1:2:ffff::1")
    assert network("2001:db8:1:3::4") != network("2001:db8:1:2::4")
    assert network("203.0.113.7") == "203.0.113.7"


def test_a_flooding_socket_is_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "TOO_FAST_AT_MOST", 50)
    monkeypatch.setattr(Bucket, "take", lambda self: False)
    with client_for(tmp_path, Config()) as client:
        id = new_toy(client)
        with client.websocket_connect(f"/ws/{id}", headers={"host": "127.0.0.1:8765"}) as socket:
            for _ in range(60):
                socket.send_json({"type": "ping"})
            with pytest.raises(WebSocketDisconnect) as caught:
                list(iter(lambda: heard(socket, "error"), None))
        assert caught.value.code == sockets.POLICY


def test_one_that_never_reads_is_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replies pile up only so far."""
    monkeypatch.setattr(sockets, "REPLIES_AT_MOST", 20)

    async def stuck(self: Voice, *messages: bytes) -> None:
        await anyio.sleep_forever()

    with client_for(tmp_path, Config()) as client:
        id = new_toy(client)
        monkeypatch.setattr(Voice, "_send", stuck)
        with client.websocket_connect(f"/ws/{id}", headers={"host": "127.0.0.1:8765"}) as socket:
            for _ in range(60):
                socket.send_json({"type": "ping"})
            with pytest.raises(WebSocketDisconnect):
                socket.receive_text()


def test_strangers_cannot_lock_out_players(public: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "WATCHERS_PER_TABLE", 2)
    host = Browser(public)
    id, _ = begin(host, TOY, "here", "link")
    strangers = [Browser(public) for _ in range(3)]
    with strangers[0].at(id) as one, strangers[1].at(id):
        one.now()
        with strangers[2].at(id) as third:
            assert third.hear()["code"] == "too-many-watchers"
        with host.at(id) as player:
            assert player.now()["mine"] == [0]


def test_one_visitor_has_only_so_many_sockets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "SOCKETS_PER_VISITOR", 1)
    with client_for(tmp_path, Config()) as client:
        client.get("/api/tables")
        id = new_toy(client)
        with at(client, id) as one:
            heard(one, "table")
            with at(client, id) as two:
                assert heard(two, "error")["code"] == "too-many-sockets"


def test_a_stranger_coming_to_watch_is_no_news(public: TestClient) -> None:
    host, watcher = Browser(public), Browser(public)
    id, _ = begin(host, TOY, "here", "link")
    with host.at(id) as one:
        one.now()
        with watcher.at(id) as two:
            two.now()
        one.say("ping")
        assert one.hear()["type"] == "pong"


@pytest.mark.parametrize("headers", [{"origin": "http://["}, {"host": "["}, {"host": "[::1"}, {"origin": "//["}])
def test_headers_that_make_no_sense_are_refused(public: TestClient, headers: dict[str, str]) -> None:
    found = public.get("/api/tables", headers=headers)
    assert (found.status_code, found.json()["code"]) == (403, "origin")


@pytest.mark.parametrize("seat", ["9" * 5000, "-1", "١", "x", "100"])
def test_a_seat_that_cannot_be_is_named(public: TestClient, seat: str) -> None:
    id = new_toy(public, seed=None)
    found = public.post(f"/api/tables/{id}/seats/{seat}", json={"do": "take"})
    assert (found.status_code, found.json()["code"]) == (422, "no-seat")


@pytest.mark.parametrize("seed", [-1, 2**63, 10**300])
def test_a_seed_that_cannot_be_is_refused(public: TestClient, seed: int) -> None:
    found = public.post("/api/tables", content=json.dumps({"game": "toy", "players": ["a"], "seed": seed}))
    assert (found.status_code, found.json()["code"]) == (422, "bad-request")


def test_a_fault_of_ours_has_safe_headers_and_one_log_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    with client_for(tmp_path, Config()) as client:
        monkeypatch.setattr(Tables, "all", lambda *args: 1 / 0)
        found = client.get("/api/tables")
        assert (found.status_code, found.json()["code"]) == (500, "internal")
        assert "default-src" in found.headers["content-security-policy"]
        assert capfd.readouterr().out.count("request failed") == 1


def test_responses_others_may_keep_hold_no_cookie(public: TestClient) -> None:
    for path in ("/api/games", "/api/words/toy", "/api/catalog/mageknight"):
        found = public.get(path)
        assert not (found.headers.get("cache-control", "").startswith("public") and "set-cookie" in found.headers)
    assert "set-cookie" in public.get("/api/tables").headers


def test_a_server_answers_only_to_names_it_knows(tmp_path: Path) -> None:
    def status(config: Config, **headers: str) -> int:
        folder = tmp_path / str(len(list(tmp_path.iterdir())))
        folder.mkdir()
        with client_for(folder, config) as client:
            return client.get("/api/games", headers=headers).status_code

    assert status(PUBLIC, host="evil.example") == 403
    assert status(PUBLIC, host="192.168.1.20:8765") == 200
    named = Config(host="127.0.0.1", shared=False, origins=("https://table.example",))
    assert status(named, host="table.example", origin="https://table.example") == 200
    assert status(named, host="table.example", origin="https://evil.example") == 403
    assert status(named, host="other.example") == 403


def test_only_the_machine_itself_shares_its_screen(tmp_path: Path) -> None:
    """`tavola --host 0.0.0.0`: somebody from outside without a link watches, and sees no list of games."""
    with client_for(tmp_path, Config(host="0.0.0.0", shared=True)) as here:
        id = new_toy(here)
        away = TestClient(here.app, base_url=HOST, client=("192.0.2.7", 50000))
        assert away.get("/api/tables").json() == []
        assert away.get(f"/api/tables/{id}/save").status_code == 403
        with away.websocket_connect(f"/ws/{id}", headers={"host": "127.0.0.1:8765"}) as socket:
            socket.send_json({"type": "hello"})
            table = heard(socket, "table")
            assert (table["mine"], table["host"]) == ([], False)
        with at(here, id) as socket:
            assert heard(socket, "table")["host"] is True
