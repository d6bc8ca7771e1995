"""Where much waits, a table comes without what is to be expected of its answers, and that follows: nothing is lost, and
nothing is told to whom it does not concern."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tavola
from tavola.server.desk import Desk
from tavola.server.rooms.drawing import Drawing, People, Reader
from tavola.server.rooms.keeper import Keeper
from tavola.server.rooms.logbook import Had
from tavola.server.rooms.room import Room
from tavola.server.voice import Voice
from tavola.table import KeptMatch, Tables
from tavola.table.storage.sqlite import SqliteStorage

GAMES = (
    ("mageknight", "solo_conquest", ["tovak"]),
    ("massivedarkness", "mission_1", ["siegfried"]),
    ("oath", "fresh", ["purple", "red"]),
)


def begun(folder: Path, game: str, scenario: str, players: list[str]) -> KeptMatch:
    return Tables(SqliteStorage(folder / "t.sqlite3")).create(tavola.new(game, scenario, players, seed=3), "me")


@pytest.mark.parametrize(("game", "scenario", "players"), GAMES)
def test_a_bare_table_and_what_follows_are_the_whole(
    tmp_path: Path, game: str, scenario: str, players: list[str]
) -> None:
    table, chance = begun(tmp_path, game, scenario, players), random.Random(5)
    for _ in range(12):
        seat = table.match.asked().seat
        reader, drawing = Reader(seat, None, "en", frozenset({seat}), True), Drawing()
        full = msgspec.json.decode(drawing.message(table, reader, People(), None))
        bare = msgspec.json.decode(drawing.message(table, reader, People(), None, bare=True))
        told = msgspec.json.decode(drawing.expectations(table, "en"))
        assert (told["seq"], bare["decision"].pop("later"), full["decision"].pop("later")) == (table.seq, True, False)
        for option, expected in zip(bare["decision"]["options"], told["options"], strict=True):
            assert option.keys().isdisjoint(expected)
            option.update(expected)
        assert bare == full
        table.answer(chance.choice(table.match.asked().options), bots=False)


class Guest:
    """Somebody who plays the only seat and can wait for what is to be expected."""

    lang, visitor, local, host, learn, later = "en", "me", True, True, False, True
    seats: frozenset[int] = frozenset({0})
    eyes: int | None = None
    had: Had | None = None

    def changed(self) -> None: ...
    def complain(self, code: str, **args: int | str) -> None: ...
    def cut(self) -> None: ...


class Heard:
    """A line and what was said on it."""

    def __init__(self) -> None:
        self.told: list[dict[str, Any]] = []
        self.open = True

    def say(self, *messages: bytes) -> bool:
        if self.open:
            self.told += [msgspec.json.decode(message) for message in messages]
        return self.open

    async def receive(self) -> str | bytes | None: ...

    async def send(self, text: str, more: bool = False) -> None:
        self.told.append(msgspec.json.decode(text))

    async def close(self, code: int) -> None: ...

    @property
    def kinds(self) -> list[str]:
        return [one["type"] for one in self.told]


class Busy(Keeper):
    """A keeper for whom many wait."""

    @property
    def pressed(self) -> bool:
        return True


def spoken(folder: Path, keeper: type[Keeper], course: Callable[[Room, Voice, Heard], Any]) -> list[str]:
    """The kinds of what was told at a table while all this went on."""
    line = Heard()

    async def talk() -> None:
        table = begun(folder, *GAMES[0])
        nobody: Any = None  # no threads and no bots are asked for here
        desk = Desk()
        room = Room(table, nobody, nobody, keeper(table._storage), desk)
        voice = Voice(line, line, Guest(), desk)
        voice.enter(room)
        speaking = asyncio.create_task(voice.speak())
        await asyncio.sleep(0)
        await course(room, voice, line)
        speaking.cancel()

    asyncio.run(talk())
    return line.kinds


async def _until(line: Heard, kind: str) -> None:
    """So long as it takes, and a while longer."""
    async with asyncio.timeout(20):
        while kind not in line.kinds:
            await asyncio.sleep(0)
    await asyncio.sleep(0.06)


async def _patiently(room: Room, voice: Voice, line: Heard) -> None:
    voice.reply(b'{"type":"ack"}')
    voice.changed()
    await _until(line, "expected" if isinstance(room._keeper, Busy) else "table")


async def _hastily(room: Room, voice: Voice, line: Heard) -> None:
    voice.changed()
    while not line.told:
        await asyncio.sleep(0)
    room.table.answer(room.table.match.asked().options[0], bots=False)
    await asyncio.sleep(0.1)


async def _deaf(room: Room, voice: Voice, line: Heard) -> None:
    line.open = False
    voice.reply(b'{"type":"ack"}')
    voice.changed()
    await _until(line, "table")


def test_whoever_can_wait_hears_words_then_the_table_then_what_to_expect(tmp_path: Path) -> None:
    assert spoken(tmp_path, Busy, _patiently) == ["ack", "table", "expected"]


def test_where_nobody_waits_everything_comes_at_once(tmp_path: Path) -> None:
    assert spoken(tmp_path, Keeper, _patiently) == ["ack", "table"]


def test_whoever_has_answered_is_not_told_any_more(tmp_path: Path) -> None:
    assert spoken(tmp_path, Busy, _hastily) == ["table"]


def test_a_line_that_takes_nothing_at_once_is_waited_for(tmp_path: Path) -> None:
    assert spoken(tmp_path, Keeper, _deaf) == ["ack", "table"]
