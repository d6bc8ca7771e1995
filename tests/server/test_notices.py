"""Letters to those whose turn it is: asked for at the table, confirmed by whoever reads them, ended by a link."""

from __future__ import annotations

import re
import ssl
import time
from email.header import decode_header, make_header
from email.message import Message
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette

from server.sinks import PostOffice, post_office, trusted, web_sink
from server.test_http import client_for
from server.test_seats import TOY, Browser, begin
from tavola.cli import main
from tavola.server import Config
from tavola.server.notices import ways
from tavola.server.notices.outbox import Outbox
from tavola.server.notices.ways import Words, plausible, post
from tavola.table.storage import people

ORIGIN = "http://table.example"


def in_words(letter: Message) -> tuple[str, str, str]:
    """Its heading, whom it is for, and what it says."""
    told = letter.get_payload(decode=True)
    assert isinstance(told, bytes)
    return str(make_header(decode_header(letter["subject"]))), letter["to"], told.decode()


def test_a_letter_for_each_question(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Through a mail server that takes nothing before the line is secret and a password was said on it."""
    monkeypatch.setattr(people, "PATIENCE", -1.0)
    identity = trusted(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(identity))
    office = PostOffice(identity, "table", "a word/two")
    with post_office(office) as port:
        smtp = f"smtp://table:a%20word%2Ftwo@localhost:{port}?from=table@table.example"
        config = Config(host="0.0.0.0", shared=False, origins=(ORIGIN,), smtp=smtp)
        with client_for(tmp_path, config) as client:
            assert isinstance(client.app, Starlette)
            outbox: Outbox = client.app.state.outbox

            def send() -> int:
                assert client.portal is not None
                client.portal.call(outbox.send)
                return len(office.letters)

            host, guest = Browser(client), Browser(client)
            id, links = begin(host, TOY, "here", "link")
            guest.ask("GET", links["1"])
            path = f"/api/tables/{id}/notices/1"
            wish = {"kind": "email", "address": "bob@example.org"}
            assert host.ask("POST", path, wish).status_code == 403
            assert guest.ask("POST", path, {**wish, "address": "nobody"}).status_code == 422
            assert guest.ask("POST", path, {**wish, "kind": "webhook"}).status_code == 422  # not offered here
            told = guest.ask("POST", path, wish).json()
            assert told == {
                "kinds": ["email"],
                "ways": [{"kind": "email", "address": "bob@example.org", "confirmed": False}],
            }
            subject, to, body = in_words(office.letters[-1])
            assert (subject, to) == ("Letters about your games at Távola", "bob@example.org")
            code = re.search(rf"{ORIGIN}(/notice/\S+)", body)
            assert code
            with host.at(id) as one:
                one.answer("add 1")
                assert send() == 1  # not confirmed yet
                assert Browser(client).ask("GET", code[1]).headers["location"] == "/?notice=on"
                assert guest.ask("GET", path).json()["ways"][0]["confirmed"]
                with guest.at(id) as two:
                    two.answer("add 1")
                one.answer("add 1")
            assert (send(), send()) == (2, 2)
            _, _, body = in_words(office.letters[-1])
            assert office.letters[-1]["message-id"] == f"<{id}.1.3@table.example>"
            assert office.letters[-1]["date"]
            assert f"{ORIGIN}/game/{id}" in body
            stop = re.search(rf"{ORIGIN}(/notice/\S+stop=yes)", body)
            assert stop
            assert Browser(client).ask("GET", stop[1]).headers["location"] == "/?notice=off"
            assert guest.ask("GET", path).json()["ways"] == []
            assert Browser(client).ask("GET", code[1] + "x").status_code == 422


def test_the_web_is_told_once_for_each_question(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "PATIENCE", -1.0)
    monkeypatch.setattr(ways, "_outside", lambda host, port: "127.0.0.1")
    identity = trusted(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(identity))
    posted: list[dict[str, Any]] = []
    config = Config(host="0.0.0.0", shared=False, origins=(ORIGIN,), webhooks=True)
    with web_sink(identity, posted) as port, client_for(tmp_path, config) as client:
        app: Any = client.app
        host, guest = Browser(client), Browser(client)
        id, links = begin(host, TOY, "here", "link")
        guest.ask("GET", links["1"])
        wish = {"kind": "webhook", "address": f"https://localhost:{port}/hook"}
        assert guest.ask("POST", f"/api/tables/{id}/notices/1", wish).json()["ways"][0]["confirmed"]
        with host.at(id) as one, guest.at(id) as two:
            for _ in range(2):
                one.answer("add 1")
                assert client.portal is not None
                for _ in range(2):
                    client.portal.call(app.state.outbox.send)
                two.answer("add 1")
        assert [told["id"] for told in posted] == [f"{id}.1.1", f"{id}.1.3"]
        assert posted[0]["url"] == f"{ORIGIN}/game/{id}"
        monkeypatch.delenv("SSL_CERT_FILE")
        with pytest.raises(ssl.SSLCertVerificationError):
            post(wish["address"], Words("a", "b", "c", "d"))


def test_a_mail_server_that_is_away_keeps_nobody_waiting_for_ever(tmp_path: Path) -> None:
    config = Config(shared=True, origins=(ORIGIN,), smtp="smtp://127.0.0.1:9?from=table@table.example")
    with client_for(tmp_path, config) as client:
        host = Browser(client)
        id, _ = begin(host, TOY, "here", "here")
        began = time.monotonic()
        made = host.ask("POST", f"/api/tables/{id}/notices/0", {"kind": "email", "address": "bob@example.org"})
        assert (made.status_code, made.json()["code"]) == (422, "notice-address")
        assert time.monotonic() - began < 10


@pytest.mark.parametrize(
    ("kind", "address", "fine"),
    [
        ("email", "ann@example.org", True),
        ("email", "ann@localhost", False),
        ("email", "ann@example.org,eve@example.org", False),
        ("email", "ann@example.org\nBcc: eve@example.org", False),
        ("webhook", "https://example.org/hook?x=1", True),
        ("webhook", "http://example.org/", False),
        ("webhook", "https://user@example.org/", False),
        ("webhook", "https://[", False),
        ("webhook", "file:///etc/passwd", False),
    ],
)
def test_addresses(kind: str, address: str, fine: bool) -> None:
    assert plausible(kind, address) is fine


@pytest.mark.parametrize("host", ["127.0.0.1", "10.0.0.1", "169.254.169.254", "[::1]", "localhost"])
def test_nobody_reaches_into_the_own_network(host: str) -> None:
    with pytest.raises(OSError, match="not an address on the web"):
        post(f"https://{host}/", Words("a", "b", "c", "d"))


def test_letters_need_a_public_address_and_a_mail_server(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--smtp", "smtp://x?from=a@b", "--lang", "en"]) == 2
    assert main(["serve", "--smtp", "x", "--origin", ORIGIN, "--lang", "en"]) == 2
    said = capsys.readouterr().err.splitlines()
    assert said[0].startswith("Letters need the public address")
    assert said[1].startswith("The mail server is named by")


def test_a_server_with_a_password_opens_to_those_who_know_it(tmp_path: Path) -> None:
    config = Config(host="0.0.0.0", shared=False, password="open sesame")
    with client_for(tmp_path, config) as client:
        assert client.get("/api/tables").status_code == 401
        assert client.get("/api/tables").json()["code"] == "password"
        assert client.get("/api/words?lang=en").status_code == 200
        assert client.get("/health").status_code == 200
        assert client.get("/s/AAAA", follow_redirects=False).status_code == 401
        assert client.post("/api/enter", json={"password": "guess"}).status_code == 403
        assert client.post("/api/enter", json={"password": "open sesame"}).status_code == 200
        assert client.get("/api/tables").status_code == 200
