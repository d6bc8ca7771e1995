"""Many answers as few statements, for a database in the same process: a thread that writes gives way to the others with
every statement, and gets its turn again only after a while."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from functools import cache

from .door import Addition
from .games import NEW_SNAPSHOT
from .people import asks_of
from .rows import columns, entry_row
from .statements import KEY, Step

#: So many answers in one statement, at most. Statements are made for powers of two and kept prepared.
_MOST = 32


@cache
def _progress(count: int) -> str:
    rows = ", ".join(["(?, ?, ?, ?, ?, ?, ?)"] * count)
    return f"""
UPDATE game SET round = now.column1, finished = now.column2, chapter = now.column3, state = now.column4,
engine = now.column5, updated = now.column6 FROM (VALUES {rows}) AS now WHERE game.id = now.column7
"""


@cache
def _events(count: int) -> str:
    rows = ", ".join([f"(?, ?, ?, ?, ?, ?, ?, {KEY})"] * count)
    return f"INSERT INTO event (seq, kind, seat, notation, client, sealed, events, game) VALUES {rows}"


def together(additions: Sequence[Addition]) -> Iterator[Step]:
    """What is written with entries of the journals of as many games."""
    now, first = time.time(), 0
    while first < len(additions):
        count = min(_MOST, 1 << ((len(additions) - first).bit_length() - 1))
        some = additions[first : first + count]
        first += count
        yield _progress(count), [value for one in some for value in (*columns(one.progress), now, one.game)]
        yield _events(count), [value for one in some for value in (*entry_row(one.entry), one.game)]
    for one in additions:
        if one.snapshot is not None:
            yield NEW_SNAPSHOT, (one.entry.seq, one.snapshot, one.game)
        if one.asks is not None:
            yield asks_of(one.game, one.asks, one.entry.seq)
