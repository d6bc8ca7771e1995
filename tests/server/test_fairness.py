"""Secrets stay secret: who draws the seed, who holds a link, what the end of a game tells, who somebody is."""

from __future__ import annotations

import hashlib
import sqlite3
import stat
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from itsdangerous import Signer
from starlette.testclient import TestClient

from server.test_http import client_for, storage_of
from server.test_seats import TOY, Browser, begin
from tavola.server import Config
from tavola.server.http.guard import A_MONTH

PUBLIC = Config(host="0.0.0.0", shared=False)
SHORT = {**TOY, "options": {"target": "3"}}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_for(tmp_path, PUBLIC) as made:
        yield made


def test_nobody_chooses_the_seed_of_a_table_with_links(client: TestClient) -> None:
    refused = Browser(client).ask("POST", "/api/tables", {**TOY, "seed": 5, "seats": ["here", "link"]})
    assert (refused.status_code, refused.json()["code"]) == (422, "seed-drawn")
    assert Browser(client).ask("POST", "/api/tables", {**TOY, "seed": 5}).status_code == 201


def test_the_server_commits_itself_to_a_long_seed_and_tells_it_at_the_end(client: TestClient) -> None:
    host, guest = Browser(client), Browser(client)
    id, links = begin(host, SHORT, "here", "link")
    guest.ask("GET", links["1"])
    with host.at(id) as one, guest.at(id) as two:
        told = two.now()["chance"]
        assert told["drawn"] is True
        assert guest.ask("GET", f"/api/tables/{id}/score").json()["code"] == "not-over"
        one.answer("add 3")
        found = guest.ask("GET", f"/api/tables/{id}/score").json()
    seed = int(found["seed"])
    assert seed.bit_length() > 64
    assert hashlib.sha256(f"tavola {seed:x}".encode()).hexdigest() == found["commitment"] == told["commitment"]


def test_a_seed_somebody_chose_is_no_promise(client: TestClient) -> None:
    host = Browser(client)
    id = host.ask("POST", "/api/tables", {**TOY, "seed": 5}).json()["id"]
    with host.at(id) as one:
        assert one.now()["chance"] == {"drawn": False, "commitment": ""}


def test_the_end_is_final_where_others_play_behind_links(client: TestClient) -> None:
    host, guest = Browser(client), Browser(client)
    id, links = begin(host, SHORT, "here", "link")
    guest.ask("GET", links["1"])
    with host.at(id) as one, guest.at(id) as two:
        one.answer("add 3")
        assert host.ask("GET", f"/api/tables/{id}/save").status_code == 200, "everything is told now"
        table = one.now()
        assert (table["undo"]["can"], table["undo"]["ask"]) == (False, False)
        one.say("undo", id="u", seq=table["seq"])
        assert "cannot be taken back" in one.until("refusal")["text"]
        two.say("consent-ask", id="c", seq=table["seq"])
        assert two.until("refusal")["type"] == "refusal"
        assert one.now()["outcome"] is not None


def test_alone_the_last_answer_may_still_be_taken_back(client: TestClient) -> None:
    host = Browser(client)
    id, _ = begin(host, {**SHORT, "players": ["a"]})
    with host.at(id) as one:
        one.answer("add 3")
        assert one.now()["undo"]["can"] is True


def test_who_holds_a_link_is_seen_by_all(client: TestClient) -> None:
    host, guest, other = Browser(client), Browser(client), Browser(client)
    id, links = begin(host, TOY, "here", "link")
    with host.at(id) as one:
        assert [seat["holders"] for seat in one.now()["seats"]] == [0, 0]
        guest.ask("GET", links["1"])
        other.ask("GET", links["1"])
        with guest.at(id) as two:
            assert [seat["holders"] for seat in two.now()["seats"]] == [0, 2]


def test_only_a_browser_that_keeps_its_cookie_takes_a_seat(client: TestClient, tmp_path: Path) -> None:
    """A preview of a link, a HEAD, and a robot without cookies write nothing."""
    host = Browser(client)
    id, links = begin(host, TOY, "here", "link")
    client.cookies.clear()
    first = client.get(links["1"], follow_redirects=False)
    assert (first.status_code, first.headers["location"]) == (303, f"{links['1']}?again=1")
    client.cookies.clear()
    assert client.get(f"{links['1']}?again=1", follow_redirects=False).headers["location"] == "/?link=cookie"
    guest = Browser(client)
    guest.ask("HEAD", links["1"])
    with sqlite3.connect(tmp_path / "t.sqlite3") as db:
        assert db.execute("SELECT count(*) FROM holder").fetchone() == (0,)
    db.close()
    client.cookies.clear()
    assert client.get(links["1"]).url.path == f"/game/{id}", "a browser follows, and is seated"


def test_a_reader_of_the_file_cannot_sit_down(client: TestClient, tmp_path: Path) -> None:
    host, guest = Browser(client), Browser(client)
    id, links = begin(host, TOY, "here", "link")
    guest.ask("GET", links["1"])
    with sqlite3.connect(tmp_path / "t.sqlite3") as db:
        (secret,) = db.execute("SELECT value FROM setting WHERE name = 'secret'").fetchone()
        names = [row[0] for row in db.execute("SELECT owner FROM game UNION SELECT visitor FROM holder")]
    db.close()
    for name in names:
        thief = Browser(client)
        thief.cookie = "tavola=" + Signer(secret, salt="tavola-browser").sign(name).decode()
        with thief.at(id) as seated:
            assert (seated.now()["mine"], seated.now()["host"]) == ([], False)
    assert stat.S_IMODE((tmp_path / "t.sqlite3").stat().st_mode) == 0o600


def test_a_cookie_of_the_first_version_is_known_and_renewed(client: TestClient) -> None:
    host = Browser(client)
    id, _ = begin(host, TOY)
    token = host.cookie.removeprefix("tavola=").split(".")[0]
    secret = storage_of(client).secret()
    old = Browser(client)
    old.cookie = "tavola=" + Signer(secret, salt="tavola-browser").sign(token).decode()
    found = old.ask("GET", "/api/tables")
    assert [line["id"] for line in found.json()] == [id]
    assert "set-cookie" in found.headers


def test_a_cookie_is_renewed_long_before_it_ends(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = Browser(client)
    assert "set-cookie" not in visitor.ask("GET", "/api/tables").headers
    now = time.time()
    monkeypatch.setattr("itsdangerous.timed.time.time", lambda: now + A_MONTH + 60)
    assert "set-cookie" in visitor.ask("GET", "/api/tables").headers


def test_a_link_of_ones_own_brings_the_games_to_another_device(client: TestClient) -> None:
    host, phone = Browser(client), Browser(client)
    id, _ = begin(host, TOY)
    link = host.ask("GET", "/api/me").json()["link"]
    found = phone.ask("GET", link)
    phone.cookie = found.headers["set-cookie"].partition(";")[0]
    assert [line["id"] for line in phone.ask("GET", "/api/tables").json()] == [id]
    with phone.at(id) as seated:
        assert seated.now()["host"] is True


def test_a_link_somebody_was_sent_does_not_take_their_games_away(client: TestClient) -> None:
    host, sly = Browser(client), Browser(client)
    begin(host, TOY)
    link = sly.ask("GET", "/api/me").json()["link"]
    found = host.ask("GET", link)
    assert found.headers["location"] == "/?link=other&code=" + link.removeprefix("/me/")
    assert "set-cookie" not in found.headers
    assert "set-cookie" in host.ask("GET", f"{link}?replace=yes").headers
    assert host.ask("GET", "/me/forged").headers["location"] == "/?link=gone"


def test_a_request_of_one_seat_never_answers_for_another(client: TestClient) -> None:
    """Two clients call their requests by the same name: each has its own effect."""
    host, guest = Browser(client), Browser(client)
    id, links = begin(host, TOY, "here", "link")
    guest.ask("GET", links["1"])
    with host.at(id) as one, guest.at(id) as two:
        one.say("answer", id="same", seq=0, notation="add 1")
        assert one.until("ack")["seq"] == 1
        two.say("answer", id="same", seq=1, notation="add 2")
        assert two.until("ack")["seq"] == 2
        assert one.now()["view"]["count"] == 3
