"""A frame is as large as what changed: the view as a difference, the log and what is recent as news."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import tavola
from conftest import toy_match
from server.test_http import client_for, new_toy
from server.test_socket import at
from tavola.bots import Look, bot
from tavola.server import Config
from tavola.server.rooms.drawing import Drawing, People, Reader
from tavola.server.rooms.logbook import Had
from tavola.table import SqliteStorage, Tables
from tavola.table.kept import KeptMatch


def seen(table: KeptMatch, drawing: Drawing, eyes: int | None, had: Had | None = None) -> dict[str, Any]:
    reader = Reader(eyes, None, "en", frozenset() if eyes is None else frozenset({eyes}), False)
    told: dict[str, Any] = msgspec.json.decode(drawing.message(table, reader, People(), None, had))
    return told


def joined(held: dict[str, Any], news: dict[str, Any]) -> dict[str, Any]:
    """What a page makes of a difference."""
    assert news["base"] == held["frame"]
    view = {**held["view"], **news["view"]}
    for name in news["gone"]:
        del view[name]
    kept = [line for line in held["recent"] if line["n"] <= news["log_from"]]
    return {**news, "view": view, "recent": [*kept, *news["recent"]][-200:]}


@pytest.mark.parametrize("game", sorted(tavola.games()))
def test_what_changed_makes_up_the_whole(game: str, tmp_path: Path) -> None:
    """Whole games at random, undos among the answers, looked at by a seat and by somebody who watches."""
    storage = SqliteStorage(tmp_path / "t.sqlite3")
    table = Tables(storage).create(tavola.new(game, seed=4))
    chooser = bot("random", "delta")
    for eyes in (0, None):
        drawing, had = Drawing(), Had(delta=True)
        held: dict[str, Any] = {}
        for number in range(40):
            if table.match.outcome is not None:
                break
            drawing.clear()
            news = seen(table, drawing, eyes, had)
            held = joined(held, news) if "base" in news else news
            drawing.clear()
            fresh = seen(table, Drawing(), eyes)
            assert held["view"] == fresh["view"]
            assert held["recent"] == fresh["recent"]
            if number % 7 == 6 and table.can_undo().can:
                table.undo()
            decision = table.match.asked()
            table.answer(chooser.choose(decision, Look(table.match.rules, table.match.state, decision.seat)))
    storage.close()


def test_a_frame_of_a_long_game_is_no_larger_than_of_a_young_one(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / "t.sqlite3")
    table = Tables(storage).create(toy_match(target=100_000))
    drawing, had = Drawing(), Had(delta=True)
    sizes = []
    reader = Reader(0, None, "en", frozenset({0}), False)
    for _ in range(600):
        drawing.clear()
        sizes.append(len(drawing.message(table, reader, People(), None, had)))
        table.answer("add 1")
    storage.close()
    assert max(sizes[-50:]) < 1.1 * max(sizes[5:55])


def test_over_the_wire(tmp_path: Path) -> None:
    with client_for(tmp_path, Config()) as client:
        id = new_toy(client, options={"target": "60"})
        with at(client, id) as line:
            assert "frame" not in line.receive_json()
            line.send_json({"type": "hello", "delta": True})
            first = line.receive_json()
            assert first["frame"] == 1
            assert "base" not in first
            line.send_json({"type": "answer", "id": "a", "seq": 0, "notation": "add 1"})
            assert line.receive_json()["type"] == "ack"
            news = line.receive_json()
            assert (news["base"], news["frame"]) == (1, 2)
            assert set(news["view"]) < set(first["view"])
            assert joined(first, news)["view"]["count"] == 1
            line.send_json({"type": "hello", "delta": True})
            assert line.receive_json()["frame"] == 1
