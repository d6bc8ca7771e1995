"""Recorded games as a dataset: one row for each answer, in a Parquet file.

Columns: `game`, `scenario`, `players`, `seed` and `ply` say where; `seat`, `options`, `answer` and `action` (its place
by the encoding named in the metadata) what was chosen; `total` and `won` what came of it for that seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from ..bots import Look
from ..kernel.records import Setup
from ..kernel.shelf import game
from ..table.seating import seat_bots
from .encoding import VERSION, actions


def record(setup: Setup, seed: int, bots: Sequence[str]) -> list[dict[str, Any]]:
    """One game played by bots, as rows."""
    rules = game(setup.game)
    state = rules.begun(setup, seed).state
    people = [info.seat for info in rules.seats(state) if info.answers]
    players = seat_bots({seat: bots[place % len(bots)] for place, seat in enumerate(people)}, seed)
    rows: list[dict[str, Any]] = []
    decision = rules.options(state)
    while decision.outcome is None:
        option = players[decision.seat][1].choose(decision, Look(rules, state, decision.seat))
        place = next(place for place, one in actions(decision).items() if one is option or one == option)
        rows.append(
            {
                "game": setup.game,
                "scenario": setup.scenario,
                "players": list(setup.players),
                "seed": seed,
                "ply": len(rows),
                "seat": decision.seat,
                "options": [one.notation for one in decision.options],
                "answer": option.notation,
                "action": place,
            }
        )
        state = rules.apply(state, option).state
        decision = rules.options(state)
    outcome = decision.outcome
    for row in rows:
        row["total"] = outcome.totals[row["seat"]]
        row["won"] = outcome.won and row["seat"] in outcome.winners
    return rows


def write(file: str, rows: list[dict[str, Any]]) -> None:
    """Write rows to a Parquet file; its metadata names the encoding of actions."""
    table = pa.Table.from_pylist(rows)
    pq.write_table(table.replace_schema_metadata({"tavola.encoding": str(VERSION)}), file)


def read(file: str) -> list[dict[str, Any]]:
    """The rows of such a file."""
    rows: list[dict[str, Any]] = pq.read_table(file).to_pylist()
    return rows
