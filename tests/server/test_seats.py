"""Seats: links, covers, bots, spectators. Nobody hears of a hand that is not theirs."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from server.test_http import HOST, client_for
from tavola.server import Config

TOY = {"game": "toy", "players": ["a", "b"], "options": {"target": "60"}}
DUEL = {"game": "mageknight", "scenario": "full_conquest", "players": ["tovak", "goldyx"]}


@pytest.fixture(params=[True, False], ids=["shared", "public"])
def client(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[TestClient]:
    with client_for(tmp_path, Config(host="0.0.0.0", shared=request.param)) as made:
        yield made


class Browser:
    """One visitor with a cookie of its own at a server shared with others."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.cookie = ""
        self.frames: list[str] = []

    def _headers(self) -> dict[str, str]:
        return {"cookie": self.cookie} if self.cookie else {}

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        self.client.cookies.clear()
        if not self.cookie:
            self.cookie = self.client.get("/api/tables").headers["set-cookie"].partition(";")[0]
            self.client.cookies.clear()
        return self.client.request(method, path, json=body, headers=self._headers(), follow_redirects=False)

    @contextmanager
    def at(self, id: str) -> Iterator[Seated]:
        headers = {"host": HOST.removeprefix("http://"), **self._headers()}
        self.client.cookies.clear()
        with self.client.websocket_connect(f"/ws/{id}", headers=headers) as socket:
            seated = Seated(self, socket)
            socket.send_json({"type": "hello", "lang": "en"})
            yield seated


class Seated:
    """A browser at a table: what it hears is kept."""

    def __init__(self, browser: Browser, socket: WebSocketTestSession) -> None:
        self.browser = browser
        self.socket = socket

    def say(self, kind: str, **fields: Any) -> None:
        self.socket.send_json({"type": kind, **fields})

    def hear(self) -> dict[str, Any]:
        text = self.socket.receive_text()
        self.browser.frames.append(text)
        frame: dict[str, Any] = json.loads(text)
        return frame

    def until(self, kind: str) -> dict[str, Any]:
        while (frame := self.hear())["type"] != kind:
            pass
        return frame

    def now(self) -> dict[str, Any]:
        """The newest table: everything sent before a pong is read."""
        self.say("ping")
        newest: dict[str, Any] = {}
        while (frame := self.hear())["type"] != "pong":
            newest = frame if frame["type"] == "table" else newest
        self.say("lang", lang="en")
        return self.until("table")

    def answer(self, notation: str, seq: int | None = None) -> dict[str, Any]:
        at = self.now()["seq"] if seq is None else seq
        self.say("answer", id=f"{id(self)}-{at}-{notation}", seq=at, notation=notation)
        while (frame := self.hear())["type"] in ("table", "pong"):
            pass
        return frame


def begin(host: Browser, wish: dict[str, Any], *seats: str) -> tuple[str, dict[str, str]]:
    made = host.ask("POST", "/api/tables", {**wish, "seats": list(seats)})
    assert made.status_code == 201, made.text
    return made.json()["id"], made.json()["links"]


def test_a_link_is_exchanged_for_a_seat_and_leaves_the_address(client: TestClient) -> None:
    host, guest = Browser(client), Browser(client)
    id, links = begin(host, TOY, "here", "link")
    assert set(links) == {"1", "watch"}
    assert len(links["1"]) >= len("/s/") + 22
    found = guest.ask("GET", links["1"])
    assert (found.status_code, found.headers["location"]) == (303, f"/game/{id}")
    with host.at(id) as one, guest.at(id) as two:
        table, other = one.now(), two.now()
        assert (table["mine"], table["view"]["seat"], table["decision"]["mine"]) == ([0], 0, True)
        assert (other["mine"], other["view"]["seat"], other["decision"]["mine"]) == ([1], 1, False)
        assert (table["host"], other["host"]) == (True, False)
        assert [seat["connected"] for seat in other["seats"]] == [True, True]
        assert two.answer("add 1")["text"] == "Another player must decide now."
        assert one.answer("add 1")["type"] == "ack"
        assert two.answer("add 2")["type"] == "ack"
        assert one.now()["view"]["count"] == 3


def test_an_unknown_link_opens_no_table(client: TestClient) -> None:
    found = Browser(client).ask("GET", "/s/AAAAAAAAAAAAAAAAAAAAAA")
    assert found.headers["location"] == "/?link=gone"


def test_a_renewed_link_revokes_the_old_one(client: TestClient) -> None:
    host, guest, late = Browser(client), Browser(client), Browser(client)
    id, links = begin(host, TOY, "here", "link")
    guest.ask("GET", links["1"])
    with guest.at(id) as seated:
        assert seated.now()["mine"] == [1]
        assert guest.ask("POST", f"/api/tables/{id}/seats/1", {"do": "renew"}).status_code == 403
        fresh = host.ask("POST", f"/api/tables/{id}/seats/1", {"do": "renew"}).json()["link"]
        assert seated.now()["mine"] != [1]
    assert late.ask("GET", links["1"]).headers["location"] == "/?link=gone"
    assert late.ask("GET", fresh).headers["location"] == f"/game/{id}"
    with late.at(id) as seated:
        assert seated.now()["mine"] == [1]


def test_a_spectator_sees_no_hand_and_may_not_answer(client: TestClient) -> None:
    host, watcher = Browser(client), Browser(client)
    id, links = begin(host, TOY, "here", "link")
    watcher.ask("GET", links["watch"])
    with watcher.at(id) as seated:
        table = seated.now()
        assert (table["mine"], table["view"]["cards"], table["host"]) == ([], [True, True], False)
        assert seated.answer("add 1")["code"] == "watching"
        seated.say("look", seat=0)
        assert seated.until("error")["code"] == "watching"
        seated.say("why", piece="card")
        assert seated.until("error")["code"] == "watching"


def test_a_screen_passed_around_is_covered_between_seats(client: TestClient) -> None:
    host = Browser(client)
    id, links = begin(host, TOY)
    assert links == {}
    with host.at(id) as one:
        table = one.now()
        assert table["cover"] == {"seat": 0, "hero": "a"}
        assert table["view"]["cards"] == [True, True]
        assert table["decision"]["options"] == []
        assert one.answer("add 1")["text"] == "Another player must decide now."
        one.say("why", piece="card")
        assert one.until("error")["code"] == "not-your-turn"
        one.say("look", seat=0)
        table = one.until("table")
        assert table["cover"] is None
        assert table["view"]["cards"][0] is not True
        assert one.answer("add 1")["type"] == "ack"
        table = one.now()
        assert table["cover"] == {"seat": 1, "hero": "b"}
        assert table["view"]["cards"] == [True, True]
        one.say("look", seat=1)
        assert one.until("table")["view"]["cards"][0] is True


def test_two_at_once_get_one_effect(client: TestClient) -> None:
    host, guest = Browser(client), Browser(client)
    id, links = begin(host, TOY, "here", "link")
    guest.ask("GET", links["1"])
    with host.at(id) as one, guest.at(id) as two:
        seq = one.now()["seq"]
        assert one.answer("add 1", seq)["type"] == "ack"
        assert two.answer("add 1", seq)["type"] == "stale"
        assert two.now()["view"]["count"] == 1


def wait_for(seated: Seated, seat: int) -> dict[str, Any]:
    """The table once this seat must decide."""
    end = time.monotonic() + 10
    while (table := seated.now())["decision"]["seat"] != seat:
        assert time.monotonic() < end
        time.sleep(0.05)
    return table


def test_a_bot_fills_a_seat_and_a_player_comes_back(client: TestClient) -> None:
    host, guest = Browser(client), Browser(client)
    id, links = begin(host, {**TOY, "players": ["a", "b", "c"]}, "here", "link", "bot:random")
    guest.ask("GET", links["1"])
    with host.at(id) as one:
        assert [seat["bot"] for seat in one.now()["seats"]] == ["", "", "random"]
        one.answer("add 1")
        assert wait_for(one, 1)["seq"] == 1, "the player of the link is awaited"
        assert host.ask("POST", f"/api/tables/{id}/seats/1", {"do": "bot", "bot": "genius"}).status_code == 422
        assert host.ask("POST", f"/api/tables/{id}/seats/1", {"do": "bot", "bot": "random"}).status_code == 200
        wait_for(one, 0)
        with guest.at(id) as two:
            assert two.now()["mine"] == [1]
            assert guest.ask("POST", f"/api/tables/{id}/seats/1", {"do": "take"}).status_code == 200
            one.answer("add 1")
            assert [seat["bot"] for seat in two.now()["seats"]] == ["", "", "random"]
            assert wait_for(two, 1)["decision"]["mine"] is True
        last = host.ask("POST", f"/api/tables/{id}/seats/1", {"do": "bot", "bot": "random"})
        assert last.status_code == 200
        assert host.ask("POST", f"/api/tables/{id}/seats/0", {"do": "bot"}).json()["code"] == "no-people"
        assert host.ask("POST", f"/api/tables/{id}/seats/9", {"do": "take"}).json()["code"] == "no-seat"


def test_seats_survive_a_restart(tmp_path: Path) -> None:
    config = Config(host="0.0.0.0", shared=False)
    with client_for(tmp_path, config) as client:
        host, guest = Browser(client), Browser(client)
        id, links = begin(host, TOY, "bot:random", "link")
        guest.ask("GET", links["1"])
        assert [line["id"] for line in guest.ask("GET", "/api/tables").json()] == [id]
    stored = (tmp_path / "t.sqlite3").read_bytes()
    assert links["1"].removeprefix("/s/").encode() not in stored
    with client_for(tmp_path, config) as client:
        guest.client = client
        with guest.at(id) as seated:
            assert wait_for(seated, 1)["decision"]["mine"] is True


def test_a_save_stays_secret_while_others_play_behind_links(client: TestClient) -> None:
    host = Browser(client)
    id, _ = begin(host, TOY, "here", "link")
    refused = host.ask("GET", f"/api/tables/{id}/save")
    assert (refused.status_code, refused.json()["code"]) == (403, "save-secret")


def test_codes_stay_out_of_logs(client: TestClient, capfd: pytest.CaptureFixture[str]) -> None:
    host, guest = Browser(client), Browser(client)
    id, links = begin(host, TOY, "here", "link")
    guest.ask("GET", links["1"])
    fresh = host.ask("POST", f"/api/tables/{id}/seats/1", {"do": "renew"}).json()["link"]
    said = "".join(capfd.readouterr())
    assert "table begun" in said
    for link in (*links.values(), fresh):
        assert link.removeprefix("/s/") not in said


@pytest.mark.parametrize(
    ("seats", "code"),
    [(["here", "throne"], "unknown-seat"), (["here"] * 3, "too-many-seats"), (["bot", "bot"], "no-people"),
     (["here", "bot:genius"], "unknown-bot")],
)  # fmt: skip
def test_impossible_seats_are_refused(client: TestClient, seats: list[str], code: str) -> None:
    host = Browser(client)
    assert host.ask("POST", "/api/tables", {**TOY, "seats": seats}).json()["code"] == code
    assert host.ask("POST", "/api/tables/check", {**TOY, "seats": seats}).json()["problem"]["code"] == code
    assert host.ask("POST", "/api/tables/check", {**TOY, "seats": ["here"]}).json() == {"problem": None}


def test_no_byte_of_a_hand_reaches_another(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two seats and a spectator play twenty answers; every message is searched for cards only another hand holds."""
    monkeypatch.setattr("tavola.secrets.randbits", lambda bits: 7)
    host, guest, watcher = Browser(client), Browser(client), Browser(client)
    id, links = begin(host, DUEL, "here", "link")
    guest.ask("GET", links["1"])
    watcher.ask("GET", links["watch"])
    checked = 0
    with host.at(id) as one, guest.at(id) as two, watcher.at(id) as third:
        seats = {0: one, 1: two}
        for step in range(20):
            tables = {0: one.now(), 1: two.now(), None: third.now()}
            decider = tables[None]["decision"]["seat"]
            for reader, table in tables.items():
                for seat in (0, 1):
                    hand = table["view"]["players"][seat]["hand"]
                    if seat == reader:
                        assert len(hand) == table["view"]["players"][seat]["hand_count"]
                    else:
                        assert hand == []
                        checked += 1
                assert bool(table["decision"]["options"]) == (reader == decider)
            own = {seat: set(tables[seat]["view"]["players"][seat]["hand"]) for seat in (0, 1)}
            for reader, table in tables.items():
                for seat in {0, 1} - {reader}:
                    public = {card for held in tables[None]["view"]["players"] for card in held["discard"]}
                    public |= {played["card"] for held in tables[None]["view"]["players"] for played in held["play"]}
                    public |= set(tables[None]["view"]["offers"]["advanced"])
                    secret = own[seat] - own.get(reader if reader is not None else -1, set()) - public - {"wound"}
                    told = json.dumps({**table, "log": []})
                    assert not [card for card in secret if f'"{card}"' in told or f" {card}" in told]
            options = tables[decider]["decision"]["options"]
            assert seats[decider].answer(options[(step * 7) % len(options)]["notation"])["type"] == "ack"
    assert checked >= 60
