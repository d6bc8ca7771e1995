"""Letters to those whose turn it is: asked for at the table, confirmed by whoever reads them, ended by a link."""

from __future__ import annotations

import email
import re
import socketserver
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import Message
from pathlib import Path
from typing import Any, ClassVar

import pytest
from starlette.applications import Starlette

from server.test_http import client_for
from server.test_seats import TOY, Browser, begin
from tavola.cli import main
from tavola.server import Config
from tavola.server.notices.outbox import Outbox
from tavola.server.notices.ways import Words, plausible, post
from tavola.table.storage import people

ORIGIN = "http://table.example"


class PostOffice(socketserver.StreamRequestHandler):
    """As much of a mail server as a letter needs."""

    letters: ClassVar[list[Message]] = []

    def handle(self) -> None:
        self._say("220 here")
        while line := self.rfile.readline().decode().strip():
            if line.upper() == "DATA":
                self._say("354 go on")
                lines = []
                while (part := self.rfile.readline().decode().rstrip("\r\n")) != ".":
                    lines.append(part)
                self.letters.append(email.message_from_string("\n".join(lines)))
            self._say("250 fine" if line.upper() != "QUIT" else "221 bye")

    def _say(self, line: str) -> None:
        self.wfile.write(line.encode() + b"\r\n")


@contextmanager
def post_office() -> Iterator[int]:
    PostOffice.letters = []
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), PostOffice) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server.server_address[1]
        server.shutdown()
        thread.join()


def letter() -> Any:
    """The last letter, in words."""
    found = PostOffice.letters[-1]
    return found["subject"], found["to"], found.get_payload(decode=True).decode()  # type: ignore[union-attr]


def test_a_letter_for_each_question(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "PATIENCE", -1.0)
    with post_office() as port:
        smtp = f"smtp://127.0.0.1:{port}?from=table@table.example"
        config = Config(host="0.0.0.0", shared=False, origins=(ORIGIN,), smtp=smtp)
        with client_for(tmp_path, config) as client:
            assert isinstance(client.app, Starlette)
            outbox: Outbox = client.app.state.outbox

            def send() -> int:
                assert client.portal is not None
                client.portal.call(outbox.send)
                return len(PostOffice.letters)

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
            subject, to, body = letter()
            assert (subject, to) == ("Letters about your games at Távola", "bob@example.org") or "=?utf-8" in subject
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
            _, _, body = letter()
            assert f"{ORIGIN}/game/{id}" in body
            stop = re.search(rf"{ORIGIN}(/notice/\S+stop=yes)", body)
            assert stop
            assert Browser(client).ask("GET", stop[1]).headers["location"] == "/?notice=off"
            assert guest.ask("GET", path).json()["ways"] == []
            assert Browser(client).ask("GET", code[1] + "x").status_code == 422


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
