"""Whole games as operators handle them: told apart, copied to another storage, deleted for good. The same statements on
every database."""

from __future__ import annotations

from abc import abstractmethod

from ...kernel.codec import decode
from ...kernel.records import Text
from .chronicles import KeepsChronicles
from .door import Mark, Progress, Reach, StoredGame, Whole
from .games import NEW_EVENT, NEW_GAME, NEW_SEAT, NEW_SNAPSHOT
from .rows import about, columns, entry_row, seat_row
from .statements import KEY, Step

_MARKS = """
SELECT game.id, game.updated, count(event.seq) FROM game LEFT JOIN event ON event.game = game.key
GROUP BY game.id, game.updated ORDER BY game.id
"""
_PROGRESS = "SELECT round, finished, chapter, state, engine, updated, called, key FROM game WHERE id = ?"
_HOUSE = "UPDATE game SET locked = ?, paused = ? WHERE id = ?"
_NAME = "UPDATE game SET called = ? WHERE id = ?"
_NEW_HOLDER = f"INSERT INTO holder (seat, visitor, game) VALUES (?, ?, {KEY})"
REACH = "seat, kind, address, lang, confirmed"
_NEW_REACH = f"INSERT INTO reach ({REACH}, game) VALUES (?, ?, ?, ?, ?, {KEY})"
_PUT_SECRET = "INSERT INTO setting VALUES ('secret', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
#: Everything that hangs on a game, before the game itself.
_PARTS = ("event", "snapshot", "seat", "holder", "lease", "reach", "notice", "report")


class Keeping(KeepsChronicles):
    """What a storage offers operators, besides what tables need."""

    @abstractmethod
    def load(self, game: str) -> StoredGame:
        """See `Storage`."""

    def marks(self) -> tuple[Mark, ...]:
        return tuple(Mark(str(id), float(updated), int(count)) for id, updated, count in self.rows(_MARKS))

    def whole(self, game: str) -> Whole:
        stored = self.load(game)
        number, finished, chapter, state, engine, updated, called, key = self.rows(_PROGRESS, (game,))[0]
        stands = decode(chapter, Text) if chapter else None
        progress = Progress(number, bool(finished), stands, bytes(state or b""), engine)
        held = self.rows("SELECT seat, visitor FROM holder WHERE game = ? ORDER BY seat, visitor", (key,))
        holders = tuple((int(seat), str(who)) for seat, who in held)
        return Whole(stored, progress, float(updated), holders, self._reaches(key), str(called))

    def _reaches(self, key: int) -> tuple[Reach, ...]:
        ways = self.rows(f"SELECT {REACH} FROM reach WHERE game = ? ORDER BY seat, kind, address", (key,))
        return tuple(Reach(seat, kind, address, lang, bool(agreed)) for seat, kind, address, lang, agreed in ways)

    def put(self, whole: Whole) -> None:
        game = whole.stored.game
        self.change(
            [
                *_forgotten(game.id),
                (NEW_GAME, (*about(game), *columns(whole.progress), whole.updated)),
                (_HOUSE, (whole.stored.locked, whole.stored.paused, game.id)),
                (_NAME, (whole.called, game.id)),
                *((NEW_SEAT, (*seat_row(one), game.id)) for one in game.seats),
                *((NEW_EVENT, (*entry_row(entry), game.id)) for entry in whole.stored.journal),
                *((NEW_SNAPSHOT, (seq, state, game.id)) for seq, state in whole.stored.snapshots.items()),
                *((_NEW_HOLDER, (seat, who, game.id)) for seat, who in whole.holders),
                *(
                    (_NEW_REACH, (one.seat, one.kind, one.address, one.lang, one.confirmed, game.id))
                    for one in whole.reaches
                ),
            ]
        )

    def rename(self, game: str, called: str) -> None:
        self.change([(_NAME, (called, game))])

    def forget(self, game: str) -> None:
        self.change(_forgotten(game))

    def put_secret(self, secret: str) -> None:
        self.change([(_PUT_SECRET, (secret,))])


def _forgotten(game: str) -> list[Step]:
    parts: list[Step] = [(f"DELETE FROM {part} WHERE game = {KEY}", (game,)) for part in _PARTS]
    return [*parts, ("DELETE FROM game WHERE id = ?", (game,))]
