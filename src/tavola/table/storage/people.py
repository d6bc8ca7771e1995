"""Who may come in, who wants to be told, and what somebody has to say: the same statements on every database."""

from __future__ import annotations

import time

from ...kernel.errors import TavolaError
from ...kernel.records import Seat
from .door import PATIENCE, Notice, Reach, Report
from .statements import KEY, Statements, Step

#: A notice that could not be sent so often is given up.
MOST_TRIES = 8
_AT_ONCE = 20

_LINK = """
SELECT game.id, game.key, seat.seat, seat.once, game.locked FROM seat JOIN game ON game.key = seat.game
WHERE seat.digest = ? AND seat.digest != ''
"""
_HELD = "SELECT 1 FROM holder WHERE game = ? AND seat = ? AND visitor = ?"
#: The row of the seat is written first, so that of two who come at once by a link for one the second waits, and sees.
_TOUCH = "UPDATE seat SET once = once WHERE game = ? AND seat = ?"
_SIT = """
INSERT INTO holder (game, seat, visitor) SELECT seat.game, seat.seat, ? FROM seat WHERE seat.game = ? AND seat.seat = ?
AND NOT (seat.once AND EXISTS (SELECT 1 FROM holder WHERE holder.game = seat.game AND holder.seat = seat.seat))
ON CONFLICT DO NOTHING
"""
_REPORT = f"INSERT INTO report (game, seq, at, visitor, words, position) VALUES ({KEY}, ?, ?, ?, ?, ?)"
_REPORTS = """
SELECT game.id, report.seq, report.at, report.visitor, report.words, report.position
FROM report JOIN game ON game.key = report.game ORDER BY report.key DESC
"""


_ASKS = f"""
INSERT INTO notice (game, seat, seq, kind, address, lang, due, tries)
SELECT game, seat, ?, kind, address, lang, ?, 0 FROM reach WHERE game = {KEY} AND seat = ? AND confirmed
ON CONFLICT DO NOTHING
"""
_REACH = f"""
INSERT INTO reach (seat, kind, address, lang, confirmed, game) VALUES (?, ?, ?, ?, ?, {KEY})
ON CONFLICT (game, seat, kind, address) DO UPDATE SET lang = excluded.lang, confirmed = excluded.confirmed
"""
#: Answered meanwhile, or tried in vain too often, or not wanted at present.
_IDLE = f"""
DELETE FROM notice WHERE tries >= {MOST_TRIES}
OR EXISTS (SELECT 1 FROM event WHERE event.game = notice.game AND event.seq > notice.seq)
OR EXISTS (SELECT 1 FROM seat WHERE seat.game = notice.game AND seat.seat = notice.seat AND seat.away > ?)
"""
_DUE = f"""
SELECT notice.key, game.id, notice.seat, notice.seq, notice.kind, notice.address, notice.lang
FROM notice JOIN game ON game.key = notice.game WHERE notice.due <= ? ORDER BY notice.due, notice.key LIMIT {_AT_ONCE}
"""


def asks_of(game: str, seat: Seat, seq: int) -> Step:
    """The notices of a question, one for each way to whoever plays its seat."""
    return _ASKS, (seq, due(), game, seat)


def due() -> float:
    """When a question that is asked now is told about."""
    return time.time() + PATIENCE


class People(Statements):
    """What a storage keeps about people at tables, besides their seats."""

    def put_house(self, game: str, locked: bool, paused: bool) -> None:
        self.change([("UPDATE game SET locked = ?, paused = ? WHERE id = ?", (locked, paused, game))])

    def sit(self, digest: str, visitor: str) -> str | None:
        found = self.rows(_LINK, (digest,))
        if not found:
            return None
        id, key, seat, _, locked = found[0]
        if self.rows(_HELD, (key, seat, visitor)):
            return str(id)
        if locked:
            raise TavolaError("error-table-locked")
        self.change([(_TOUCH, (key, seat)), (_SIT, (visitor, key, seat))])
        return str(id) if self.rows(_HELD, (key, seat, visitor)) else None

    def put_reach(self, game: str, reach: Reach) -> None:
        self.change([(_REACH, (reach.seat, reach.kind, reach.address, reach.lang, reach.confirmed, game))])

    def drop_reach(self, game: str, seat: Seat, kind: str, address: str) -> None:
        where = f"game = {KEY} AND seat = ? AND kind = ? AND address = ?"
        values = (game, seat, kind, address)
        self.change([(f"DELETE FROM reach WHERE {where}", values), (f"DELETE FROM notice WHERE {where}", values)])

    def reaches(self, game: str, seat: Seat) -> tuple[Reach, ...]:
        ways = f"SELECT seat, kind, address, lang, confirmed FROM reach WHERE game = {KEY} AND seat = ?"
        found = self.rows(f"{ways} ORDER BY kind, address", (game, seat))
        return tuple(Reach(place, kind, address, lang, bool(agreed)) for place, kind, address, lang, agreed in found)

    def due(self, now: float, again: float) -> tuple[Notice, ...]:
        if not self.rows("SELECT 1 FROM notice WHERE due <= ? LIMIT 1", (now,)):
            return ()
        self.change([(_IDLE, (now,))])
        found = tuple(Notice(*row) for row in self.rows(_DUE, (now,)))
        later = "UPDATE notice SET tries = tries + 1, due = ? WHERE key = ?"
        self.change([(later, (again, notice.key)) for notice in found])
        return found

    def sent(self, key: int) -> None:
        self.change([("DELETE FROM notice WHERE key = ?", (key,))])

    def report(self, report: Report) -> None:
        told = (report.game, report.seq, report.at, report.visitor, report.words, report.position)
        self.change([(_REPORT, told)])

    def reports(self) -> tuple[Report, ...]:
        return tuple(Report(*row) for row in self.rows(_REPORTS))
