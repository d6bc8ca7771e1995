"""Many answers as few statements, for PostgreSQL: each statement costs a journey of its own through the database, and
each further answer in it hardly more than its rows."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from functools import cache

from .door import Addition
from .games import NEW_SNAPSHOT
from .people import asks_of
from .rows import columns, entry_row
from .statements import Step
from .together import parts

#: So many answers in one statement, at most.
_MOST = 32
_PROGRESS = ("int", "bool", "bytea", "bytea", "text", "float8")
_TYPES = (*_PROGRESS, "text", "int", "text", "int", "text", "text", "bool", "bytea")


@cache
def _additions(count: int) -> str:
    """Progress and journal of so many games. One that does not exist has no key, and the whole is refused."""
    first = ", ".join(f"?::{kind}" for kind in _TYPES)
    others = [f"({', '.join('?' * len(_TYPES))})"] * (count - 1)
    return f"""
WITH now (round, finished, chapter, state, engine, updated, id, seq, kind, seat, notation, client, sealed, events)
AS (VALUES {", ".join([f"({first})", *others])}),
moved AS (UPDATE game SET round = now.round, finished = now.finished, chapter = now.chapter, state = now.state,
engine = now.engine, updated = now.updated FROM now WHERE game.id = now.id RETURNING game.key, game.id)
INSERT INTO event (game, seq, kind, seat, notation, client, sealed, events)
SELECT moved.key, seq, kind, seat, notation, client, sealed, events FROM now LEFT JOIN moved ON moved.id = now.id
"""


def additions(of: Sequence[Addition]) -> Iterator[Step]:
    """What is written with entries of the journals of as many games."""
    now = time.time()
    for part in parts(len(of), _MOST):
        some = of[part]
        values = [value for one in some for value in (*columns(one.progress), now, one.game, *entry_row(one.entry))]
        yield _additions(len(some)), values
    for one in of:
        if one.snapshot is not None:
            yield NEW_SNAPSHOT, (one.entry.seq, one.snapshot, one.game)
        if one.asks is not None:
            yield asks_of(one.game, one.asks, one.entry.seq)
