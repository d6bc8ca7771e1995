"""Many answers as few statements, for a database in the same process: a thread that writes gives way to the others with
every statement, and gets its turn again only after a while."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from functools import cache

from .door import Addition, Happened
from .games import NEW_SNAPSHOT
from .people import asks_of
from .rows import columns, entry_row
from .statements import KEY, Step

#: So many answers in one statement, at most: of many games, and of one that is brought with all it has. Statements are
#: made for powers of two and kept prepared.
_MOST, _MOST_OF_ONE = 32, 256


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


def _parts(of: int, most: int) -> Iterator[slice]:
    """So many in few parts, each a power of two."""
    first = 0
    while first < of:
        count = min(most, 1 << ((of - first).bit_length() - 1))
        yield slice(first, first + count)
        first += count


def whole_journal(game: str, journal: Sequence[Happened]) -> Iterator[Step]:
    """All entries of one game."""
    for part in _parts(len(journal), _MOST_OF_ONE):
        some = journal[part]
        yield _events(len(some)), [value for entry in some for value in (*entry_row(entry), game)]


def together(additions: Sequence[Addition]) -> Iterator[Step]:
    """What is written with entries of the journals of as many games."""
    now = time.time()
    for part in _parts(len(additions), _MOST):
        some = additions[part]
        count = len(some)
        yield _progress(count), [value for one in some for value in (*columns(one.progress), now, one.game)]
        yield _events(count), [value for one in some for value in (*entry_row(one.entry), one.game)]
    for one in additions:
        if one.snapshot is not None:
            yield NEW_SNAPSHOT, (one.entry.seq, one.snapshot, one.game)
        if one.asks is not None:
            yield asks_of(one.game, one.asks, one.entry.seq)
