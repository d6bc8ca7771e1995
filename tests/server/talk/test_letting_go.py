"""Whoever leaves a table leaves nothing behind that has to be searched for."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tavola
from tavola.server import Config
from tavola.server.rooms.rooms import Rooms
from tavola.server.rooms.sweeping import Sweeper
from tavola.server.socket import serve_table
from tavola.server.wires import Caller
from tavola.table import SqliteStorage, Tables


@pytest.fixture
def unsearched() -> Iterator[None]:
    """Nobody looks for garbage."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


class Visitor:
    """Says hello, asks how far one gets, and is gone when it may go."""

    def __init__(self) -> None:
        self._says = ['{"type":"hello","news":true,"delta":true}', '{"type":"ways","seq":0}']
        self._told = asyncio.Event()
        self.may_go = asyncio.Event()

    async def receive(self) -> str | None:
        if not self._says:
            await self._told.wait()
            await self.may_go.wait()
            return None
        return self._says.pop(0)

    async def send(self, text: str, more: bool = False) -> None:
        if '"ways"' in text[:20]:
            self._told.set()

    async def close(self, code: int) -> None: ...


def rooms_in(folder: Path) -> Rooms:
    return Rooms(Tables(SqliteStorage(folder / "t.sqlite3")), Config(shared=False))


def test_a_table_is_let_go_with_the_last_who_leaves(tmp_path: Path, unsearched: None) -> None:
    """Its match with all its states is gone at once, though nobody looks for garbage."""

    async def visit() -> weakref.ref[Any]:
        rooms = rooms_in(tmp_path)
        id = rooms.tables.create(tavola.new("toy", "short", ["a"], seed=1), "me").id
        visitor = Visitor()
        coming = asyncio.create_task(serve_table(visitor, rooms, id, Caller("me", False, "en")))
        while not rooms._open or not rooms._open[id].guests:
            await asyncio.sleep(0.001)
        room = weakref.ref(rooms._open[id])
        visitor.may_go.set()
        await coming
        assert rooms.left == 1
        await rooms.close()
        return room

    assert asyncio.run(visit())() is None


class Thing:
    """Refers to itself, so that only a search finds it."""

    def __init__(self) -> None:
        self.itself = self


def test_garbage_is_searched_for_in_a_pause_and_when_many_lines_have_ended(
    tmp_path: Path, unsearched: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look() -> None:
        rooms = rooms_in(tmp_path)
        sweeper = Sweeper(rooms)
        for more, left, pause, found in (
            (10_000, 10, True, False),
            (30_000, 10, True, True),
            (30_000, 10, False, False),
            (10_000, 500, True, True),
            (10_000, 4_000, False, False),
            (10_000, 4_500, False, True),
            (10_000, 4_510, True, False),
        ):
            thing = weakref.ref(Thing())
            monkeypatch.setattr(gc, "get_count", lambda more=more: (more, 0, 0))
            rooms.left = left
            sweeper.look(pause)
            assert (thing() is None) is found
        await rooms.close()

    asyncio.run(look())


def test_many_things_are_put_aside_in_play_and_searched_once_many_lines_have_ended(
    tmp_path: Path, unsearched: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look() -> None:
        rooms = rooms_in(tmp_path)
        sweeper, frozen = Sweeper(rooms), gc.get_freeze_count()
        thing = weakref.ref(Thing())
        monkeypatch.setattr(gc, "get_count", lambda: (2_000_000, 0, 0))
        sweeper.look(pause=False)
        assert gc.get_freeze_count() > frozen
        sweeper.look(pause=True)
        assert thing() is not None, "what was put aside is not looked at in a pause"
        rooms.left += 500
        sweeper.look(pause=True)
        assert thing() is None
        assert gc.get_freeze_count() > frozen, "what is left is put aside again"
        gc.unfreeze()
        await rooms.close()

    asyncio.run(look())
