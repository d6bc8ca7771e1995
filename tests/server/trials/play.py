"""People who play over sockets as browsers do, and come again when their line breaks; and who serves them."""

from __future__ import annotations

import json
import random
import time
import urllib.request
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect


class Player:
    """A browser at one table: it comes again when its line breaks, and says what it had not heard an answer to."""

    def __init__(self, url: str, id: str, cookie: str, taste: random.Random | None = None, patience: int = 30) -> None:
        self._address = f"{url.replace('http', 'ws')}ws/{id}"
        self._cookie = cookie
        self._taste = taste
        self._patience = patience
        self._lines = ExitStack()
        self._line: ClientConnection | None = None
        self.table: dict[str, Any] = {}
        self.acknowledged: dict[str, int] = {}

    def __enter__(self) -> Player:
        self.come()
        return self

    def __exit__(self, *_: object) -> None:
        self._lines.close()

    def come(self) -> None:
        end = time.monotonic() + self._patience
        while time.monotonic() < end:
            try:
                self._lines.close()
                line = connect(self._address, additional_headers={"Cookie": self._cookie}, open_timeout=15)
                self._line = self._lines.enter_context(line)
                self._line.send(json.dumps({"type": "hello"}))
                self.table = self._heard("table")
                return
            except (OSError, WebSocketException, TimeoutError):
                time.sleep(0.2)
        raise AssertionError("nobody plays this table")

    def _heard(self, kind: str) -> dict[str, Any]:
        assert self._line is not None
        while True:
            found: dict[str, Any] = json.loads(self._line.recv(15))
            if found["type"] in (kind, "stale", "refusal"):
                return found

    @property
    def over(self) -> bool:
        return self.table["outcome"] is not None

    def fresh(self) -> dict[str, Any]:
        """The table as it is now."""
        assert self._line is not None
        self._line.send(json.dumps({"type": "lang", "lang": "en"}))
        self.table = self._heard("table")
        return self.table

    def answer(self, name: str) -> int:
        """Give an answer (the first there is, for those without a taste) until it is acknowledged. Returns how long
        that took, in milliseconds."""
        began = time.monotonic()
        options = self.table["decision"]["options"]
        option = options[0] if self._taste is None else self._taste.choice(options)
        said = {"type": "answer", "id": name, "seq": self.table["seq"], "notation": option["notation"]}
        while True:
            try:
                assert self._line is not None
                self._line.send(json.dumps(said))
                found = self._heard("ack")
                if found["type"] == "ack":
                    self.acknowledged[name] = found["seq"]
                    while self.table["seq"] < found["seq"]:
                        self.table = self._heard("table")
                    return int(1000 * (time.monotonic() - began))
                if found["type"] == "refusal":  # games cannot be stored just now
                    time.sleep(0.2)
                    continue
                self.table = self._heard("table")
                said["seq"] = self.table["seq"]
            except (OSError, WebSocketException, TimeoutError):
                self.come()


def begin(url: str, cookie: str = "", **more: Any) -> tuple[str, str, dict[str, str]]:
    """A new table, the cookie of whoever began it, and its links."""
    body = {"game": "mageknight", "scenario": "first_reconnaissance", "players": ["tovak"], **more}
    headers = {"content-type": "application/json", **({"Cookie": cookie} if cookie else {})}
    request = urllib.request.Request(f"{url}api/tables", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        found = json.loads(answer.read())
        cookie = cookie or answer.headers["set-cookie"].split(";")[0]
    return found["id"], cookie, found["links"]


def children(pid: int) -> list[int]:
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def workers(pid: int, count: int = 2) -> list[int]:
    """The workers of a server, once they are there."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        found = [one for one in children(pid) if b"tavola.server.crew" in Path(f"/proc/{one}/cmdline").read_bytes()]
        if len(found) == count:
            return found
        time.sleep(0.1)
    raise AssertionError("a worker is missing")
