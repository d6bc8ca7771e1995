"""Undo beyond a reveal or another's answer: everybody else must agree."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from server.test_http import client_for
from server.test_seats import TOY, Browser, Seated, begin, wait_for
from tavola.server import Config
from tavola.table import SqliteStorage


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_for(tmp_path, Config(host="0.0.0.0", shared=False)) as made:
        yield made


def ask(seated: Seated) -> None:
    seated.say("consent-ask", id=f"ask-{id(seated)}", seq=seated.now()["seq"])


def request(seated: Seated) -> dict[str, Any] | None:
    found: dict[str, Any] | None = seated.now()["consent"]
    return found


def three(client: TestClient) -> tuple[str, Browser, Browser, Browser]:
    host, second, third = Browser(client), Browser(client), Browser(client)
    id, links = begin(host, {**TOY, "players": ["a", "b", "c"]}, "here", "link", "link")
    second.ask("GET", links["1"])
    third.ask("GET", links["2"])
    return id, host, second, third


def test_all_others_must_agree_and_the_journal_remembers(client: TestClient, tmp_path: Path) -> None:
    id, host, second, third = three(client)
    with host.at(id) as one, second.at(id) as two, third.at(id) as last:
        one.answer("roll")
        two.answer("add 1")
        table = one.now()
        assert (table["undo"]["can"], table["undo"]["ask"]) == (False, True)
        one.say("undo", id="u1", seq=table["seq"])
        assert one.until("refusal")["rule"] == "TOY-UNDO-03"
        ask(one)
        assert request(two) == {"ask": 1, "seat": 0, "count": 2, "waiting": [1, 2], "mine": False, "asked": True}
        two.say("consent-answer", ask=1, yes=True)
        assert request(one) == {"ask": 1, "seat": 0, "count": 2, "waiting": [2], "mine": True, "asked": False}
        assert one.now()["view"]["count"] > 0
        last.say("consent-answer", ask=1, yes=True)
        table = last.now()
        assert (table["consent"], table["view"]["count"], table["decision"]["seat"]) == (None, 0, 0)
    storage = SqliteStorage(tmp_path / "t.sqlite3")
    assert [entry.kind for entry in storage.load(id).journal] == ["answer", "answer", "forced"]
    storage.close()


def test_one_refusal_is_enough_and_whoever_asked_may_withdraw(client: TestClient) -> None:
    id, host, second, third = three(client)
    with host.at(id) as one, second.at(id) as two, third.at(id) as last:
        one.answer("roll")
        ask(one)
        last.say("consent-answer", ask=1, yes=False)
        assert one.until("error")["code"] == "consent-refused"
        assert request(two) is None
        ask(one)
        one.say("consent-answer", ask=2, yes=False)
        assert request(one) is None
        two.say("consent-answer", ask=2, yes=True)
        assert two.now()["view"]["count"] > 0


def test_any_answer_withdraws_a_request_and_few_are_allowed(client: TestClient) -> None:
    id, host, second, third = three(client)
    with host.at(id) as one, second.at(id) as two, third.at(id) as last:
        one.answer("roll")
        ask(one)
        two.answer("add 1")
        assert request(last) is None
        last.say("consent-answer", ask=1, yes=True)
        assert last.now()["view"]["count"] > 1
        for _ in range(2):
            ask(one)
            assert request(one) is not None
        ask(one)
        assert "wait" in one.until("refusal")["text"]


def test_alone_nobody_can_be_asked(client: TestClient) -> None:
    host = Browser(client)
    id, _ = begin(host, TOY, "here", "bot:random")
    with host.at(id) as one:
        one.answer("roll")
        assert wait_for(one, 0)["undo"]["ask"] is False
        ask(one)
        one.until("refusal")


def test_spectators_have_no_say(client: TestClient) -> None:
    host, guest, watcher = Browser(client), Browser(client), Browser(client)
    id, links = begin(host, TOY, "here", "link")
    guest.ask("GET", links["1"])
    watcher.ask("GET", links["watch"])
    with host.at(id) as one, watcher.at(id) as third:
        one.answer("roll")
        ask(one)
        assert request(third) == {"ask": 1, "seat": 0, "count": 1, "waiting": [1], "mine": False, "asked": False}
        third.say("consent-answer", ask=1, yes=True)
        third.say("consent-answer", ask=1, yes=False)
        assert request(third) is not None
        ask(third)
        assert third.until("error")["code"] == "watching"
