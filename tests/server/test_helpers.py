"""Work apart: bots think and files are read in processes that can be stopped, while play goes on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

import tavola
from server.test_http import client_for
from server.test_seats import Browser, begin
from tavola.kernel.codec import encode
from tavola.kernel.errors import TavolaError
from tavola.server import Config
from tavola.server.apart.helpers import Processes
from tavola.server.apart.jobs import Bring, Think, Try

R = TypeVar("R")


def with_helpers(work: Callable[[Processes], Awaitable[R]], count: int = 1) -> R:
    async def run() -> R:
        helpers = Processes(count)
        try:
            return await work(helpers)
        finally:
            await helpers.close()

    return asyncio.run(run())


def thought(match: tavola.Match, bot: str = "greedy") -> Think:
    seat = match.asked().seat
    return Think(f"t/{seat}", match.rules.id, encode(match.state), seat, bot, "1/0")


def test_a_bot_thinks_in_another_process_as_it_would_here() -> None:
    match = tavola.new("mageknight", "first_reconnaissance", ["tovak"], seed=7)

    async def play(helpers: Processes) -> list[str]:
        said = []
        for _ in range(6):
            done = await helpers.ask(thought(match), 60, "t/0")
            said.append(done.notation)
            match.step(done.notation)
        return said

    assert len(with_helpers(play)) == 6


def test_a_job_that_takes_too_long_is_stopped_and_the_next_one_done() -> None:
    match = tavola.new("mageknight", "first_reconnaissance", ["tovak"], seed=7)
    for _ in range(60):
        match.step(match.asked().options[0])
    save = match.save().encode()

    async def work(helpers: Processes) -> str:
        await helpers.ask(Try('game = "mageknight"'), 60)
        with pytest.raises(TavolaError) as caught:
            await helpers.ask(Bring(save, True), 0.0001)
        assert caught.value.text.key == "error-too-long"
        found = (await helpers.ask(Bring(save, True), 60)).brought
        assert found is not None
        return found.journal[-1].notation

    assert with_helpers(work) == match.moves[-1].notation


def test_a_refusal_comes_back_as_it_was() -> None:
    async def work(helpers: Processes) -> TavolaError:
        with pytest.raises(TavolaError) as caught:
            await helpers.ask(Try(wrong), 60)
        return caught.value

    wrong = 'game = "mageknight"\nhero = "nobody"'
    with pytest.raises(tavola.BadPosition) as here:
        tavola.position(wrong)
    assert with_helpers(work).text == here.value.text


def test_too_many_jobs_are_turned_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavola.server.apart.helpers._WAITING", 2)

    async def work(helpers: Processes) -> list[str]:
        jobs = [helpers.ask(Try('game = "mageknight"'), 60) for _ in range(6)]
        found = await asyncio.gather(*jobs, return_exceptions=True)
        return [error.text.key for error in found if isinstance(error, TavolaError)]

    assert with_helpers(work) == ["error-busy"] * 3


def test_at_a_served_table_bots_play_from_their_own_process(tmp_path: Path) -> None:
    config = Config(host="0.0.0.0", shared=False, helpers=1)
    wish = {"game": "mageknight", "scenario": "full_conquest", "players": ["tovak", "goldyx"]}
    with client_for(tmp_path, config) as client:
        host = Browser(client)
        id, _ = begin(host, wish, "here", "bot:greedy")
        with host.at(id) as one:
            end, mine, table = time.monotonic() + 60, 0, one.now()
            while table["seq"] <= mine:
                assert time.monotonic() < end
                if table["decision"]["mine"]:
                    one.answer(table["decision"]["options"][0]["notation"])
                    mine += 1
                time.sleep(0.1)
                table = one.now()
