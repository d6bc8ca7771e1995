"""Many answers as few statements, for a database in the same process: a thread that writes gives way to the others with
every statement, and gets its turn again only after a while."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from functools import cache

from .door import Addition, Happened
from .people import due
from .rows import Row, columns, entry_row
from .statements import KEY, Step

#: So many answers in one statement, at most: of many games, and of one that is brought with all it has. The latter are
#: made for powers of two, so that they can be kept prepared.
_MOST, _MOST_OF_ONE = 64, 256
_KEY = "(SELECT key FROM main.game WHERE id = NEW.id)"


#: An answer and all that is stored with it as one row: what is written to this view goes where it belongs. A database
#: that is told so much in one statement needs no other to begin or to end, and a thread that writes gives way once.
ADDITIONS = (
    """
CREATE TEMP VIEW addition AS SELECT round, finished, chapter, state, engine, updated, id, 0 AS seq, 0 AS kind,
0 AS seat, 0 AS notation, 0 AS client, 0 AS sealed, 0 AS events, 0 AS snapshot, 0 AS asks, 0 AS due FROM main.game
""",
    f"""
CREATE TEMP TRIGGER added INSTEAD OF INSERT ON addition BEGIN
UPDATE game SET round = NEW.round, finished = NEW.finished, chapter = NEW.chapter, state = NEW.state,
engine = NEW.engine, updated = NEW.updated WHERE id = NEW.id;
INSERT INTO event (seq, kind, seat, notation, client, sealed, events, game) VALUES (NEW.seq, NEW.kind, NEW.seat,
NEW.notation, NEW.client, NEW.sealed, NEW.events, {_KEY});
INSERT INTO snapshot (seq, state, game) SELECT NEW.seq, NEW.snapshot, {_KEY} WHERE NEW.snapshot IS NOT NULL;
INSERT OR IGNORE INTO notice (game, seat, seq, kind, address, lang, due, tries)
SELECT game, seat, NEW.seq, kind, address, lang, NEW.due, 0 FROM reach
WHERE NEW.asks IS NOT NULL AND game = {_KEY} AND seat = NEW.asks AND confirmed;
END
""",
)


@cache
def _additions(count: int) -> str:
    row = ", ".join("?" * 17)
    return f"INSERT INTO addition VALUES {', '.join([f'({row})'] * count)}"


@cache
def _events(count: int) -> str:
    rows = ", ".join([f"(?, ?, ?, ?, ?, ?, ?, {KEY})"] * count)
    return f"INSERT INTO event (seq, kind, seat, notation, client, sealed, events, game) VALUES {rows}"


def parts(of: int, most: int) -> Iterator[slice]:
    """So many in few parts, each a power of two."""
    first = 0
    while first < of:
        count = min(most, 1 << ((of - first).bit_length() - 1))
        yield slice(first, first + count)
        first += count


def whole_journal(game: str, journal: Sequence[Happened]) -> Iterator[Step]:
    """All entries of one game."""
    for part in parts(len(journal), _MOST_OF_ONE):
        some = journal[part]
        yield _events(len(some)), [value for entry in some for value in (*entry_row(entry), game)]


def together(additions: Sequence[Addition]) -> Iterator[Step]:
    """What is written with entries of the journals of as many games."""
    now = time.time()
    for first in range(0, len(additions), _MOST):
        some = additions[first : first + _MOST]
        yield _additions(len(some)), [value for one in some for value in _row(one, now)]


def _row(one: Addition, now: float) -> Row:
    return (*columns(one.progress), now, one.game, *entry_row(one.entry), one.snapshot, one.asks, due())
