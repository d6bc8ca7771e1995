"""The log travels in pages and as news: a message does not grow with the game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from server.test_http import client_for, new_toy
from server.test_seats import TOY, Browser, begin
from server.test_socket import answer, at, heard
from tavola.server import Config
from tavola.server.rooms import logbook
from tavola.table import OtherRules, Tables, kept, reopening


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    monkeypatch.setattr(logbook, "LOG_LINES", 5)
    monkeypatch.setattr("tavola.server.http.readings.LOG_LINES", 5)
    with client_for(tmp_path, Config()) as made:
        yield made


def play(socket: WebSocketTestSession, seq: int, said: str = "add 1") -> dict[str, Any]:
    socket.send_json(answer(f"c{seq}", seq, said))
    heard(socket, "ack")
    return heard(socket, "table")


def numbers(table: dict[str, Any]) -> list[int]:
    return [line["n"] for line in table["log"]]


def test_a_message_holds_the_last_lines_only(client: TestClient) -> None:
    with at(client, new_toy(client, options={"target": "60"})) as socket:
        heard(socket, "table")
        table = [play(socket, seq) for seq in range(8)][-1]
        assert (numbers(table), table["log_from"], table["log_total"]) == ([4, 5, 6, 7, 8], 3, 8)
        socket.send_json({"type": "log", "before": 3})
        page = heard(socket, "log")
        assert (numbers(page), page["log_from"], page["log_total"]) == ([1, 2, 3], 0, 8)


def test_who_wants_news_gets_no_line_twice(client: TestClient) -> None:
    with at(client, new_toy(client, options={"target": "60"})) as socket:
        heard(socket, "table")
        socket.send_json({"type": "hello", "lang": "en", "news": True})
        assert numbers(heard(socket, "table")) == []
        for seq in range(4):
            assert numbers(play(socket, seq)) == [seq + 1]
        socket.send_json({"type": "undo", "id": "u", "seq": 4})
        heard(socket, "ack")
        table = heard(socket, "table")
        assert (numbers(table), table["log_from"]) == ([1, 2, 3], 0), "a line was struck out: the page is told anew"
        assert numbers(play(socket, 5)) == [4]
        socket.send_json({"type": "lang", "lang": "pt-BR"})
        assert numbers(heard(socket, "table")) == [1, 2, 3, 4], "in another language nothing was read yet"


def test_the_log_of_a_game_can_be_read_without_opening_it(client: TestClient) -> None:
    id = new_toy(client, options={"target": "60"})
    with at(client, id) as socket:
        heard(socket, "table")
        for seq in range(8):
            play(socket, seq)
    page = client.get(f"/api/tables/{id}/log").json()
    assert (numbers(page), page["log_total"]) == ([4, 5, 6, 7, 8], 8)
    assert numbers(client.get(f"/api/tables/{id}/log?before=2").json()) == [1, 2]
    assert client.get(f"/api/tables/{id}/log?before=many").status_code == 422


def test_what_only_one_seat_may_know_stays_out_of_the_page_of_others(tmp_path: Path) -> None:
    with client_for(tmp_path, Config(host="0.0.0.0", shared=False)) as client:
        host, guest = Browser(client), Browser(client)
        id, links = begin(host, TOY, "here", "link")
        guest.ask("GET", links["1"])
        with host.at(id) as one:
            one.answer("show")
        own = [line["text"] for line in host.ask("GET", f"/api/tables/{id}/log").json()["log"]]
        other = [line["text"] for line in guest.ask("GET", f"/api/tables/{id}/log").json()["log"]]
        stranger = [line["text"] for line in Browser(client).ask("GET", f"/api/tables/{id}/log").json()["log"]]
    assert own == ["toy-shown", "toy-secret"]
    assert other == stranger == ["toy-shown"]


def test_a_game_of_other_rules_is_shown_refuses_answers_and_goes_on_when_its_host_says_so(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = new_toy(client, options={"target": "60"})
    with at(client, id) as socket:
        heard(socket, "table")
        play(socket, 0)
    plain = reopening.reopened

    def held(*args: Any) -> kept.KeptMatch:
        table = plain(*args)
        table.held = OtherRules("error-other-rules", before="a", now="b")
        return table

    monkeypatch.setattr("tavola.table.tables.reopened", held)
    with at(client, id) as socket:
        table = heard(socket, "table")
        assert table["held"]["text"].startswith("The rules have changed")
        assert (table["decision"]["options"], table["undo"]["can"], table["view"]["count"]) == ([], False, 1)
        socket.send_json(answer("x", 1, "add 1"))
        assert heard(socket, "refusal")["text"].startswith("The rules have changed")
        assert client.post(f"/api/tables/{id}/rules").status_code == 200
        table = heard(socket, "table")
        assert (table["held"], table["seq"], table["log"][-1]["auto"]) == (None, 2, True)
        assert play(socket, 2)["view"]["count"] == 2


def test_a_game_this_version_cannot_open_says_so_and_can_be_read(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = new_toy(client, options={"target": "60"})
    with at(client, id) as socket:
        heard(socket, "table")
        play(socket, 0)

    def closed(self: Tables, id: str) -> kept.KeptMatch:
        raise OtherRules("error-other-version", before="a", now="b")

    monkeypatch.setattr(Tables, "open", closed)
    with at(client, id) as socket:
        assert heard(socket, "error")["code"] == "other-version"
    assert client.get(f"/api/tables/{id}/save").status_code == 409
    assert numbers(client.get(f"/api/tables/{id}/log").json()) == [1]
