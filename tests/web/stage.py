"""A browser page that shows a situation without any server: requests are answered from the built page and the program's
own words, and the socket is played by hand."""

from __future__ import annotations

import json
import mimetypes
import warnings
from collections.abc import Sequence
from copy import deepcopy
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute

from tavola.kernel.shelf import game
from tavola.server.http.api import unruled, words_of
from tavola.server.http.offered import first_view, offered
from tavola.server.http.pages import STATIC
from tavola.text import card_texts
from tavola.text.rulebook import chapters

ADDRESS = "http://tavola.test"
#: The table is drawn, and whatever comes after its board is there.
WHOLE = "html[data-whole]"


def _answer(path: str, lang: str, ruled: bool = True) -> Any:
    name = path.split("/")[3] if path.count("/") > 2 else ""
    if path.startswith("/api/words"):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # words still missing are the business of the text tests
            return words_of(name, lang)
    if path.startswith("/api/texts/"):
        return card_texts(name, lang)
    if path.startswith("/api/catalog/"):
        return game(name).catalog() if ruled else unruled(name)
    if path == "/api/games":
        return offered(lang)
    if path.startswith("/api/sketch/"):
        return msgspec.to_builtins(first_view(*path.split("/")[3:5], 2))
    if path == "/api/tables/check":
        return {"problem": None}
    if path.endswith("/progress"):
        marks = [{"step": step, "words": f"Round {n}"} for n, step in enumerate((0, 12, 24), 1)]
        turns = [{"step": 25, "seat": 0, "gain": 19, "words": "Attack 9 against High Dragon."}]
        tally = [[0, [0]], [10, [3]], [20, [12]], [25, [31]]]
        return {"of": 40, "answers": 38, "rounds": 3, "what": "Fame", "marks": marks, "tally": tally, "turns": turns}
    if path == "/api/tables":
        stored = {"game": "mageknight", "scenario": "first_reconnaissance", "updated": 1763230000}
        return [
            {
                "id": "a1",
                "players": ["tovak"],
                "names": ["Tovak"],
                "title": "First Reconnaissance · Tovak",
                "round": 2,
                "finished": False,
                **stored,
            },
            {
                "id": "b2",
                "players": ["arythea"],
                "names": ["Arythea"],
                "title": "First Reconnaissance · Arythea",
                "round": 4,
                "finished": True,
                **stored,
            },
        ]
    if path.startswith("/api/chapters/"):
        return [{"id": one.id, "title": one.title[lang], "rules": len(one.rules)} for one in chapters(name)]
    if path.startswith("/api/rules/") and path.count("/") == 4:
        return {"id": path.split("/")[-1], "chapter": "MOV", "text": "The text of the rule.", "example": "An example."}
    return [
        {"id": f"MK-MOV-0{n}", "chapter": "Movement", "text": "Entering a space costs points.", "example": None}
        for n in range(9)
    ]


def log_page(before: int, size: int = 400) -> dict[str, Any]:
    """A page of a long log, as the server cuts it."""
    first = max(0, before - size)
    lines = [{"n": n, "text": f"Line {n}.", "rule": None, "auto": False} for n in range(first + 1, before + 1)]
    return {"type": "log", "log_from": first, "log_total": before, "log": lines}


def next_table(
    table: dict[str, Any], events: Sequence[tuple[str, dict[str, Any]]], by: int = 0, **rest: Any
) -> dict[str, Any]:
    """The table after this one, to which the answer of a seat led by these events: their keys and arguments."""
    news = deepcopy(table)
    first = len(news["log"]) + 1
    lines = [
        {"n": first + i, "text": f"{key} happens.", "rule": None, "auto": False} for i, (key, _) in enumerate(events)
    ]
    told = [{"n": first + i, "event": key, "args": args, "by": by} for i, (key, args) in enumerate(events)]
    news |= {"seq": news["seq"] + 1, "log": news["log"] + lines, "recent": news.get("recent", []) + told}
    return news | rest


def _serve(route: Route) -> None:
    parts = urlsplit(route.request.url)
    if parts.path.startswith("/api/"):
        asked = parse_qs(parts.query)
        route.fulfill(json=_answer(parts.path, asked.get("lang", ["en"])[0], asked.get("rules") != ["no"]))
        return
    file = STATIC / parts.path.lstrip("/")
    if not file.is_file():
        file = STATIC / "index.html"
    route.fulfill(body=file.read_bytes(), content_type=mimetypes.guess_type(file.name)[0] or "text/html")


def show(
    page: Page,
    table: dict[str, Any] | None,
    path: str = "/game/a1",
    lang: str = "pt-BR",
    later: Sequence[dict[str, Any]] = (),
    lines: list[WebSocketRoute] | None = None,
) -> list[dict[str, Any]]:
    """Opens a page of the app over a situation, each answer leads to the next of those that come `later`; returns the
    frames it sends, as they come. `lines` gets its line, for whoever has more to tell it."""
    sent: list[dict[str, Any]] = []
    coming = list(later)

    def talk(socket: WebSocketRoute) -> None:
        if lines is not None:
            lines.append(socket)

        def hear(message: str | bytes) -> None:
            frame = json.loads(message)
            sent.append(frame)
            if frame["type"] in ("hello", "lang") and table is not None:
                socket.send(json.dumps(table))
            if frame["type"] == "answer" and coming:
                socket.send(json.dumps({"type": "ack", "id": frame["id"], "seq": coming[0]["seq"]}))
                socket.send(json.dumps(coming.pop(0)))
            if frame["type"] == "log":
                socket.send(json.dumps(log_page(frame["before"])))
            if frame["type"] == "why":
                why = {
                    "type": "why",
                    "piece": frame["piece"],
                    "rule": "MK-MOV-04b",
                    "text": "Not enough Move points.",
                }
                socket.send(json.dumps(why))

        socket.on_message(hear)

    page.add_init_script(f"localStorage.setItem('tavola-lang', {json.dumps(lang)})")
    page.route("**/*", _serve)
    page.route_web_socket("**/ws/**", talk)
    page.goto(ADDRESS + path)
    if table is not None and path.startswith("/game/"):
        page.wait_for_selector(WHOLE, state="attached")
    return sent
