"""A fault of ours on one line or at one table is nobody else's."""

from __future__ import annotations

import asyncio
from pathlib import Path

from server.talk.test_later import GAMES, begun
from tavola.server.desk import Desk
from tavola.server.rooms.keeper import Keeper
from tavola.table.storage.door import Addition


class Line:
    """A line that fails at something, or at nothing."""

    def __init__(self, fails: str = "") -> None:
        self._fails = fails
        self.done: list[str] = []

    def _do(self, what: str) -> bool:
        if what == self._fails:
            raise ZeroDivisionError
        self.done.append(what)
        return True

    def say_words(self) -> bool:
        return self._do("words")

    def say_table(self) -> None:
        self._do("table")

    def say_expected(self, seq: int) -> bool:
        return self._do("expected")


def test_whoever_is_told_after_a_line_that_fails_is_told_all_the_same() -> None:
    lines = [Line("words"), Line("table"), Line("expected"), Line()]

    async def tell() -> None:
        desk = Desk()
        for _ in range(2):
            for line in lines:
                desk.put(line)
                desk.owe(line, 1)
            await asyncio.sleep(0.1)

    asyncio.run(tell())
    assert sorted(lines[3].done) == sorted(["words", "table", "expected"] * 2)
    assert [len(line.done) for line in lines] == [2, 4, 4, 6]


def test_answers_stored_together_are_told_one_by_one(tmp_path: Path) -> None:
    """The first table fails when it hears that its answer is stored; the second one hears of its own, and so does who
    comes later."""
    told: list[str] = []

    async def answer() -> None:
        tables = [begun(tmp_path / str(number), *GAMES[0]) for number in range(2)]
        keeper = Keeper(tables[1]._storage)

        def given() -> Addition:
            found = tables[1].give(tables[1].match.asked().options[0])
            assert isinstance(found, Addition)
            return found

        def fail(trouble: Exception | None) -> None:
            told.append("fails")
            raise ZeroDivisionError

        first, lost = given(), tables[0].give(tables[0].match.asked().options[0])
        assert isinstance(lost, Addition)
        keeper.write(lost, fail)
        keeper.write(first, lambda trouble: told.append(f"stored {trouble}"))
        while len(told) < 2:
            await asyncio.sleep(0.01)
        tables[1].kept(first)
        await keeper.keep(given())
        keeper.close()

    asyncio.run(answer())
    assert told == ["fails", "stored None"]
