"""The measurements behind `tavola bench`: each a name, a unit, a median and a 95th percentile."""

from __future__ import annotations

import asyncio
import math
import statistics
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from msgspec import Struct
from websockets.asyncio.client import connect

from .. import load, new
from ..bots import Look, bot
from ..kernel.contract import Rules
from ..kernel.shelf import game
from ..server import Config, create_app
from ..server.running import listen
from ..table import Match, SqliteStorage, Tables
from .contests.simulation import Plan, run


class Measure(Struct, frozen=True):
    """One line of the report. For `answers/s` more is better; for times, less."""

    name: str
    unit: str
    middle: float
    most: float


def measures(name: str, scenario: str, players: tuple[str, ...], quick: bool) -> Iterator[Measure]:
    """Everything, one after the other on this machine as it is."""
    rules = game(name)
    rounds = 1 if quick else 5
    yield _timed("bench-new-game", 20 * rounds, lambda: new(name, scenario, players, 7))
    yield _answers(name, scenario, players, rounds)
    match = played(new(name, scenario, players, 7))
    states = [move.state for move in match.moves][:-1]
    first = {id(state): rules.options(state).options[0] for state in states}
    yield _per_state("bench-branch", states, msgspec.structs.replace)
    yield _per_state("bench-apply", states, lambda state: rules.apply(state, first[id(state)]))
    yield _per_state("bench-options", states, rules.options)
    yield _per_state("bench-view", states, lambda state: rules.view(state, 0))
    yield from _odds(rules, states)
    yield _timed("bench-save-load", 2 * rounds, lambda: load(match.save()))
    with tempfile.TemporaryDirectory() as folder:
        yield from _stored(Path(folder), name, scenario, players, 2 * rounds)
        yield _round_trip(Path(folder), name, scenario, players, 60 * rounds)


def played(match: Match) -> Match:
    """Play a match to its end at random."""
    chooser = bot("random", "bench")
    while match.outcome is None:
        decision = match.asked()
        match.step(chooser.choose(decision, Look(match.rules, match.state, decision.seat)))
    return match


def _measure(name: str, unit: str, values: list[float]) -> Measure:
    ordered = sorted(values)
    most = ordered[math.ceil(0.95 * len(ordered)) - 1]
    return Measure(name, unit, round(statistics.median(ordered), 3), round(most, 3))


def _timed(name: str, times: int, work: Callable[[], object]) -> Measure:
    """Milliseconds of a call."""
    work()
    values = []
    for _ in range(times):
        began = time.perf_counter()
        work()
        values.append((time.perf_counter() - began) * 1e3)
    return _measure(name, "ms", values)


def _per_state(name: str, states: list[Any], work: Callable[[Any], object]) -> Measure:
    """Microseconds of a call, over the states of a whole game."""
    values = []
    for state in states:
        began = time.perf_counter()
        work(state)
        values.append((time.perf_counter() - began) * 1e6)
    return _measure(name, "µs", values)


def _odds(rules: Rules[Any], states: list[Any]) -> Iterator[Measure]:
    """Milliseconds of a forecast, over every answer of a whole game that has one; nothing for a game without."""
    values = []
    for state in states:
        for option in rules.options(state).options:
            began = time.perf_counter()
            told = rules.forecast(state, option)
            spent = time.perf_counter() - began
            if told is not None:
                values.append(spent * 1e3)
    if values:
        yield _measure("bench-odds", "ms", values)


def _answers(name: str, scenario: str, players: tuple[str, ...], rounds: int) -> Measure:
    rates = []
    for index in range(rounds):
        plan = Plan(name, scenario, (players,), 20, ("random",), 1000 * index)
        rates.append(run(plan, 1, lambda played: None).answers_per_second)
    return Measure("bench-answers", "1/s", statistics.median(rates), min(rates))


def _stored(folder: Path, name: str, scenario: str, players: tuple[str, ...], times: int) -> Iterator[Measure]:
    tables = Tables(SqliteStorage(folder / "store.sqlite3"))
    chooser = bot("random", "bench")
    answered = []
    table = tables.create(new(name, scenario, players, 7))
    while table.match.outcome is None:
        decision = table.match.asked()
        option = chooser.choose(decision, Look(table.match.rules, table.match.state, decision.seat))
        began = time.perf_counter()
        table.answer(option)
        answered.append((time.perf_counter() - began) * 1e3)
    yield _measure("bench-store", "ms", answered)
    yield _timed("bench-open", times, lambda: tables.open(table.id).match.asked())
    tables.storage.close()


def _round_trip(folder: Path, name: str, scenario: str, players: tuple[str, ...], answers: int) -> Measure:
    """Answer in, new table out, over a real socket on this machine: rules, view, words and durable write included."""
    storage = SqliteStorage(folder / "server.sqlite3")
    table = Tables(storage).create(new(name, scenario, players, 7))
    listener = listen("127.0.0.1", 0)
    server = uvicorn.Server(uvicorn.Config(create_app(storage, Config()), log_config=None, access_log=False))
    thread = threading.Thread(target=lambda: asyncio.run(server.serve([listener])), daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    try:
        values = asyncio.run(_talk(listener.getsockname()[1], table.id, answers))
    finally:
        server.should_exit = True
        thread.join()
    return _measure("bench-round-trip", "ms", values)


async def _talk(port: int, id: str, answers: int) -> list[float]:
    encode, decode = msgspec.json.encode, msgspec.json.decode
    values = []
    async with connect(f"ws://127.0.0.1:{port}/ws/{id}", max_size=None) as socket:
        await socket.send(encode({"type": "hello", "lang": "en"}), text=True)
        table = decode(await socket.recv())
        for number in range(answers):
            options = table["decision"]["options"]
            if not options:
                break
            # The last idle-free option keeps a game moving without any knowledge of it.
            chosen = options[(number * 7) % len(options)]["notation"]
            began = time.perf_counter()
            frame = {"type": "answer", "id": f"b{number}", "seq": table["seq"], "notation": chosen}
            await socket.send(encode(frame), text=True)
            while (heard := decode(await socket.recv()))["type"] != "table":
                pass
            values.append((time.perf_counter() - began) * 1e3)
            table = heard
            await asyncio.sleep(0.03)  # a person's pace, so that the rate limit is not what is measured
    return values
