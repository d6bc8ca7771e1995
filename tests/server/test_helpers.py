"""Work apart: bots think and files are read in processes that can be stopped, while play goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

import tavola
from server.test_http import client_for, new_toy
from server.test_seats import Browser, begin
from server.test_socket import answer, at, heard
from tavola.kernel.codec import encode
from tavola.kernel.errors import TavolaError
from tavola.server import Config
from tavola.server.apart import helpers as apart
from tavola.server.apart import yielding
from tavola.server.apart.helpers import Processes
from tavola.server.apart.jobs import Bring, Done, Think, Try
from tavola.server.rooms.options import Foresight

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


def test_a_helper_gives_way_to_everybody_and_is_lifted_while_it_starves(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sessions may each have their share of processors, so it belongs to the server's."""
    match = tavola.new("mageknight", "first_reconnaissance", ["tovak"], seed=7)
    monkeypatch.setattr(apart, "_LEFT_ALONE", 0.0)
    looks = iter((False, True))  # it gets something done, and then no more
    monkeypatch.setattr(apart, "starving", lambda used, seconds: next(looks))
    seen: list[str] = []

    def lift(pid: int) -> bool:
        seen.append("lifted")
        return True

    monkeypatch.setattr(apart, "lift", lift)
    monkeypatch.setattr(apart, "lower", lambda pid: seen.append("lowered"))

    async def work(helpers: Processes) -> None:
        await helpers.ask(thought(match), 60)
        (helper,) = helpers._all
        assert os.getsid(helper._process.pid) == os.getsid(0)
        assert os.sched_getscheduler(helper._process.pid) == os.SCHED_IDLE

    with_helpers(work)
    assert seen == ["lifted", "lowered"]


def test_where_a_starving_helper_may_not_be_lifted_the_next_ones_are_only_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    match = tavola.new("mageknight", "first_reconnaissance", ["tovak"], seed=7)
    monkeypatch.setattr(apart, "_LEFT_ALONE", 0.0)
    monkeypatch.setattr(apart, "starving", lambda used, seconds: True)
    monkeypatch.setattr(apart, "lift", lambda pid: False)

    async def work(helpers: Processes) -> None:
        await helpers.ask(thought(match), 60)
        assert not helpers._all
        for _ in range(2):
            await helpers.ask(thought(match), 60)
        (helper,) = helpers._all
        assert os.sched_getscheduler(helper._process.pid) == os.SCHED_OTHER
        assert os.getpriority(os.PRIO_PROCESS, helper._process.pid) >= 15

    with_helpers(work)


def test_who_stands_back_is_on_all_processors_but_one_and_whoever_may_lifts_it() -> None:
    with subprocess.Popen(["sleep", "60"], preexec_fn=yielding.stand_back) as process:
        first, *others = sorted(os.sched_getaffinity(0))
        assert os.sched_getaffinity(process.pid) == set(others or [first])
        lifted = yielding.lift(process.pid)
        assert os.sched_getscheduler(process.pid) == (os.SCHED_OTHER if lifted else os.SCHED_IDLE)
        yielding.lower(process.pid)
        assert os.sched_getscheduler(process.pid) == os.SCHED_IDLE
        process.kill()
    assert not yielding.lift(process.pid)  # it is gone


def test_a_job_that_takes_too_long_is_stopped_and_the_next_one_done(monkeypatch: pytest.MonkeyPatch) -> None:
    """One nobody waits for any more may come to its end within a moment; beyond it is stopped as well."""
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
        (helper,) = helpers._all
        for grace, kept in ((30.0, {helper}), (0.0, set())):
            monkeypatch.setattr("tavola.server.apart.helpers._GRACE", grace)
            if not kept:  # it cannot be done in time by chance
                helper._process.send_signal(signal.SIGSTOP)
            asking = asyncio.ensure_future(helpers.ask(Bring(save, True), 60))
            await asyncio.sleep(0.001)
            asking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asking
            await asyncio.gather(*helpers._under_way, return_exceptions=True)
            assert helpers._all == kept
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


class Slow:
    """A helper that never comes to an end."""

    def __init__(self) -> None:
        self.asked = 0
        self.stopped = threading.Event()

    async def ask(self, job: object, seconds: float, about: str = "") -> Done:
        self.asked += 1
        try:
            await asyncio.sleep(20)
        finally:
            self.stopped.set()
        raise AssertionError

    async def close(self) -> None:
        pass


def test_advice_holds_up_nothing_and_ends_with_whoever_asked_for_it(tmp_path: Path) -> None:
    with client_for(tmp_path, Config()) as client:
        slow = Slow()
        app: Any = client.app
        app.state.rooms._thinkers = slow
        id = new_toy(client)
        with at(client, id) as socket:
            table = heard(socket, "table")
            for _ in range(3):
                socket.send_json({"type": "advise", "seq": table["seq"]})
            socket.send_json({"type": "ping"})
            heard(socket, "pong")
            socket.send_json(answer("a", table["seq"], "add 1"))
            heard(socket, "ack")
            assert slow.stopped.wait(10)
            assert slow.asked == 1


def test_odds_nobody_waits_for_are_not_reckoned(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message takes so much time for odds and no more, and none once the last one has left."""
    match = tavola.new("massivedarkness", "mission_1", ["bjorn"], seed=1)
    rules = match.rules
    while sum(rules.forecast(match.state, one) is not None for one in match.asked().options) < 2:
        match.step(match.asked().options[0])
    options = [one for one in match.asked().options if rules.forecast(match.state, one) is not None]

    def told(foresight: Foresight) -> list[bool]:
        return [foresight.of(rules, match.state, one) is not None for one in options[:2]]

    assert told(Foresight()) == [True, True]
    monkeypatch.setattr("tavola.server.rooms.options.ODDS_SECONDS", 0)
    assert told(Foresight()) == [True, False]
    monkeypatch.undo()
    given_up = Foresight()
    given_up.give_up()
    assert told(given_up) == [False, False]
