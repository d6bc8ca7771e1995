"""Two worlds that differ only in what a seat may not know give that seat the same frame, byte for byte: words, flags,
numbers and sizes included."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tavola
from contracts.games import cases
from contracts.walk import Moment, follow
from tavola.kernel.journal import Journal
from tavola.kernel.rng import Rng
from tavola.server.rooms.drawing import Drawing, People, Reader
from tavola.server.rooms.options import way_told
from tavola.table import KeptMatch, Match, SqliteStorage
from tavola.table.ways import ways
from tavola.text import LANGUAGES

#: Comparisons for each game.
FEW, MANY = 60, 50_000


class Enough(Exception):
    pass


#: One case in so many also asks how far one gets, which takes as long as several frames.
WALKS = 10


def frame(storage: SqliteStorage, moment: Moment, state: Any, seat: int | None, number: int) -> bytes:
    """What a seat is told of a state, by a server that holds it: in either language, to a host or a guest, to one who
    learns or not; and now and then how far it gets, where it decides."""
    journal = Journal(moment.case.setup, 7)
    table = KeptMatch(storage, "one", Match(moment.rules, journal, state), 3, {}, drawn=True)
    own = frozenset() if seat is None else frozenset({seat})
    lang = LANGUAGES[number % len(LANGUAGES)]
    reader = Reader(seat, None, lang, own, host=number % 3 == 0, learn=number % 5 == 0)
    told = Drawing().message(table, reader, People(), None)
    if number % WALKS == 0 and seat == moment.decision.seat:
        told += msgspec.json.encode([way_told(way, lang) for way in ways(moment.rules, state)])
    return told


def compare(storage: SqliteStorage, game: str, count: int, seed: int) -> None:
    done = 0

    def same(moment: Moment) -> None:
        nonlocal done
        for seat in (*range(len(moment.rules.seats(moment.state))), None):
            other = moment.rules.resample(moment.state, seat, Rng(f"other {seed} {done}"))
            here, there = (frame(storage, moment, state, seat, done) for state in (moment.state, other))
            assert here == there, (seat, done)
            done += 1
            if done >= count:
                raise Enough

    mine = [case for case in cases() if case.rules.id == game]
    try:
        while True:
            follow(same, mine[seed % len(mine)], seed)
            seed += 1
    except Enough:
        pass


@pytest.fixture
def storage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SqliteStorage]:
    monkeypatch.setattr("tavola.server.rooms.options.ODDS_SECONDS", 1000)  # how busy the machine is makes no difference
    made = SqliteStorage(tmp_path / "t.sqlite3")
    yield made
    made.close()


@pytest.mark.parametrize("game", sorted(tavola.games()))
def test_frames_of_two_worlds_are_the_same(storage: SqliteStorage, game: str) -> None:
    compare(storage, game, FEW, 1)


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(10))
@pytest.mark.parametrize("game", sorted(tavola.games()))
def test_frames_of_two_worlds_are_the_same_very_often(storage: SqliteStorage, game: str, batch: int) -> None:
    compare(storage, game, MANY // 10, 1000 * (batch + 1))
