"""People at a table: what they are called, links for one, locked and paused tables, reports, and other devices."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from server.test_http import client_for, storage_of
from server.test_seats import TOY, Browser, begin
from tavola.server import Config


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_for(tmp_path, Config(host="0.0.0.0", shared=False)) as made:
        yield made


def change(who: Browser, id: str, seat: int, **wish: object) -> int:
    return int(who.ask("POST", f"/api/tables/{id}/seats/{seat}", wish).status_code)


def house(who: Browser, id: str, do: str) -> int:
    return int(who.ask("POST", f"/api/tables/{id}/house", {"do": do}).status_code)


def test_a_player_is_called_what_it_likes(client: TestClient) -> None:
    host, guest = Browser(client), Browser(client)
    id, links = begin(host, TOY, "here", "link")
    guest.ask("GET", links["1"])
    with host.at(id) as one, guest.at(id) as two:
        said = " <b>Ann\x07\u202e</b>\n of the long, long name "
        assert change(guest, id, 1, do="name", called=said, avatar="gold") == 200
        seat = one.now()["seats"][1]
        assert (seat["called"], seat["avatar"]) == ("<b>Ann </b> of the long,", "gold")
        assert change(guest, id, 0, do="name", called="Eve") == 403
        assert change(guest, id, 1, do="name", called="x" * 61) == 422
        assert change(guest, id, 1, do="name", avatar="<script>") == 422
        assert two.now()["seats"][0]["called"] == ""
        assert change(guest, id, 1, do="bot") == change(guest, id, 1, do="take") == 200
        assert one.now()["seats"][1]["called"] == "<b>Ann </b> of the long,"
    with host.at(id) as one:  # it is kept
        assert one.now()["seats"][1]["avatar"] == "gold"


def test_a_link_for_one_admits_one_browser(client: TestClient) -> None:
    host, guest, other = Browser(client), Browser(client), Browser(client)
    id, links = begin(host, TOY, "here", "link:once")
    assert guest.ask("GET", links["1"]).headers["location"] == f"/game/{id}"
    assert other.ask("GET", links["1"]).headers["location"] == "/?link=gone"
    assert guest.ask("GET", links["1"]).headers["location"] == f"/game/{id}"
    again = host.ask("POST", f"/api/tables/{id}/seats/1", {"do": "renew", "once": True}).json()["link"]
    assert other.ask("GET", again).headers["location"] == f"/game/{id}"
    assert guest.ask("GET", again).headers["location"] == "/?link=gone"


def test_a_locked_table_admits_nobody_new(client: TestClient) -> None:
    host, guest, late = Browser(client), Browser(client), Browser(client)
    id, links = begin(host, TOY, "here", "link")
    guest.ask("GET", links["1"])
    assert (house(guest, id, "lock"), house(host, id, "lock")) == (403, 200)
    assert late.ask("GET", links["1"]).headers["location"] == "/?link=locked"
    assert late.ask("GET", links["watch"]).headers["location"] == "/?link=locked"
    assert guest.ask("GET", links["1"]).headers["location"] == f"/game/{id}"
    with guest.at(id) as one:
        assert one.now()["locked"]
        assert house(host, id, "unlock") == 200
        assert not one.now()["locked"]
    assert late.ask("GET", links["1"]).headers["location"] == f"/game/{id}"


def test_a_game_gets_a_name_and_is_deleted_by_its_host_alone(client: TestClient) -> None:
    host, guest = Browser(client), Browser(client)
    id, links = begin(host, TOY, "here", "link")
    guest.ask("GET", links["1"])
    assert house(guest, id, "forget") == 403
    wish = {"do": "name", "called": "  Sunday\n evening "}
    assert guest.ask("POST", f"/api/tables/{id}/house", wish).status_code == 403
    assert host.ask("POST", f"/api/tables/{id}/house", wish).json() == {"called": "Sunday evening"}
    assert [one["called"] for one in guest.ask("GET", "/api/tables").json()] == ["Sunday evening"]
    assert house(host, id, "forget") == 200
    assert (host.ask("GET", "/api/tables").json(), guest.ask("GET", "/api/tables").json()) == ([], [])
    assert house(host, id, "forget") == 404


def test_nobody_answers_at_a_paused_table(client: TestClient) -> None:
    host, guest = Browser(client), Browser(client)
    id, links = begin(host, TOY, "here", "link")
    guest.ask("GET", links["1"])
    with host.at(id) as one, guest.at(id) as two:
        assert one.answer("add 1")["type"] == "ack"
        assert house(host, id, "pause") == 200
        assert two.now()["paused"]
        assert two.answer("add 1")["text"] == "The host has paused this table."
        one.say("undo", id="u", seq=1)
        assert one.until("refusal")["text"] == "The host has paused this table."
    with host.at(id) as one, guest.at(id) as two:
        assert one.now()["paused"]
        assert house(host, id, "resume") == 200
        assert two.answer("add 1")["type"] == "ack"


def test_who_is_kicked_is_told_and_watches(client: TestClient) -> None:
    host, guest = Browser(client), Browser(client)
    id, links = begin(host, TOY, "here", "link")
    guest.ask("GET", links["1"])
    with guest.at(id) as two:
        assert two.now()["mine"] == [1]
        assert change(guest, id, 1, do="kick") == 403
        assert change(host, id, 1, do="kick") == 200
        assert two.until("error")["text"] == "The host has given your seat to somebody else."
        assert two.now()["mine"] == []
    assert guest.ask("GET", links["1"]).headers["location"] == "/?link=gone"


def test_a_report_reaches_the_operator_with_its_position(client: TestClient) -> None:
    host, guest, stranger = Browser(client), Browser(client), Browser(client)
    id, links = begin(host, TOY, "here", "link")
    guest.ask("GET", links["1"])
    with host.at(id) as one:
        one.answer("add 1")
        path = f"/api/tables/{id}/report"
        assert stranger.ask("POST", path, {"words": "hello"}).status_code == 403
        assert guest.ask("POST", path, {"words": ""}).status_code == 422
        made = guest.ask("POST", path, {"words": "the count should be 2"})
        assert (made.status_code, made.json()) == (201, {})  # the position is not for the one who reports
    (found,) = storage_of(client).reports()
    assert (found.game, found.seq, found.words) == (id, 1, "the count should be 2")
    assert 'game = "toy"' in found.position
    assert abs(found.at - time.time()) < 60


def test_a_browser_with_games_is_asked_before_it_becomes_somebody_else(client: TestClient) -> None:
    one, two = Browser(client), Browser(client)
    begin(one, TOY, "here", "here")
    begin(two, TOY, "here", "here")
    link = one.ask("GET", "/api/me").json()["link"]
    asked = two.ask("GET", link).headers["location"]
    assert asked == f"/?link=other&code={link.removeprefix('/me/')}"
    assert "set-cookie" in two.ask("GET", f"{link}?replace=yes").headers


def test_a_player_on_vacation_says_so(client: TestClient) -> None:
    host = Browser(client)
    id, _ = begin(host, TOY, "here", "link")
    with host.at(id) as one:
        assert change(host, id, 0, do="vacation", days=7) == 200
        away = one.now()["seats"][0]["away"]
        assert 6.9 < (away - time.time()) / 86400 < 7.1
        assert change(host, id, 0, do="vacation") == 200
        assert one.now()["seats"][0]["away"] == 0
        assert change(host, id, 0, do="vacation", days=1000) == 422
