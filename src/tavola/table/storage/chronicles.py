"""Chronicles as rows: the line each stands at, the pages of the games already played, and the games begun from it. The
same statements on every database; games are known by their ids, so that one may be forgotten and its page stays."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from ..errors import UnknownChronicle
from .door import ChronicleInfo, PageRow, StoredChronicle, UnderWay
from .statements import Statements

_TABLES = """
CREATE TABLE chronicle (
  key {key}, id TEXT NOT NULL UNIQUE, game TEXT NOT NULL, owner TEXT NOT NULL, name TEXT NOT NULL, line TEXT NOT NULL,
  number INTEGER NOT NULL, updated {time} NOT NULL
){strict};
CREATE TABLE episode (
  chronicle {to} NOT NULL REFERENCES chronicle(key), number INTEGER NOT NULL, table_id TEXT NOT NULL UNIQUE
){strict};
CREATE TABLE page (
  chronicle {to} NOT NULL REFERENCES chronicle(key), number INTEGER NOT NULL, table_id TEXT NOT NULL,
  line TEXT NOT NULL, shown TEXT NOT NULL, PRIMARY KEY (chronicle, number)
){strict};
CREATE INDEX chronicle_of ON chronicle (owner);
CREATE INDEX episode_of ON episode (chronicle)
"""
#: The tables of chronicles, which came with version 7 of the file and 4 of the database.
SQLITE_TABLES = _TABLES.format(key="INTEGER PRIMARY KEY", to="INTEGER", time="REAL", strict=" STRICT")
POSTGRES_TABLES = _TABLES.format(key="BIGSERIAL PRIMARY KEY", to="BIGINT", time="DOUBLE PRECISION", strict="")

_NEW = "INSERT INTO chronicle (id, game, owner, name, line, number, updated) VALUES (?, ?, ?, ?, ?, ?, ?)"
_LISTED = """
SELECT chronicle.id, chronicle.game, chronicle.name, chronicle.number, chronicle.updated,
(SELECT count(*) FROM page WHERE page.chronicle = chronicle.key) FROM chronicle
"""
_MINE = """
 WHERE owner = ? OR key IN (SELECT episode.chronicle FROM episode JOIN game ON game.id = episode.table_id
JOIN holder ON holder.game = game.key WHERE holder.visitor = ? AND holder.seat >= 0)
"""
_KEY = "(SELECT key FROM chronicle WHERE id = ?)"
_PAGES = f"SELECT number, table_id, line, shown FROM page WHERE chronicle = {_KEY} ORDER BY number"
_BEGUN = f"""
SELECT episode.table_id, episode.number, game.finished FROM episode JOIN game ON game.id = episode.table_id
WHERE episode.chronicle = {_KEY} ORDER BY game.updated DESC
"""
_OF_TABLE = "SELECT chronicle.id FROM chronicle JOIN episode ON episode.chronicle = chronicle.key WHERE table_id = ?"
_UNREAD = """
SELECT chronicle.id, chronicle.game, episode.table_id, game.state FROM episode
JOIN chronicle ON chronicle.key = episode.chronicle JOIN game ON game.id = episode.table_id
WHERE episode.number = chronicle.number AND game.finished ORDER BY game.updated
"""
#: Only the first game of a number to end is told: the chronicle has gone on when a second one does.
_WRITE = """
INSERT INTO page (chronicle, number, table_id, line, shown)
SELECT key, number, ?, ?, ? FROM chronicle WHERE id = ? AND number = ? ON CONFLICT DO NOTHING
"""
_GO_ON = "UPDATE chronicle SET line = ?, number = ?, updated = ? WHERE id = ? AND number = ?"


class KeepsChronicles(Statements):
    """What a storage knows of chronicles."""

    def new_chronicle(self, new: StoredChronicle) -> None:
        self.change([(_NEW, (new.id, new.game, new.owner, new.name, new.line, new.number, time.time()))])

    def chronicles(self, owner: str | None = None) -> tuple[ChronicleInfo, ...]:
        which, values = ("", ()) if owner is None else (_MINE, (owner, owner))
        found = self.rows(f"{_LISTED}{which} ORDER BY updated DESC, id", values)
        return tuple(ChronicleInfo(*row) for row in found)

    def chronicle(self, id: str) -> StoredChronicle:
        rows = self.rows("SELECT game, owner, name, line, number FROM chronicle WHERE id = ?", (id,))
        if not rows:
            raise UnknownChronicle("error-unknown-chronicle", id=id)
        game, owner, name, line, number = rows[0]
        pages = tuple(PageRow(n, table, kept, msgspec.json.decode(shown)) for n, table, kept, shown in self._pages(id))
        begun = tuple(UnderWay(table, n, bool(over)) for table, n, over in self.rows(_BEGUN, (id,)))
        return StoredChronicle(id, game, owner, name, line, number, pages, begun)

    def _pages(self, id: str) -> list[tuple[Any, ...]]:
        return self.rows(_PAGES, (id,))

    def rename_chronicle(self, id: str, name: str, line: str) -> None:
        self.change(
            [("UPDATE chronicle SET name = ?, line = ?, updated = ? WHERE id = ?", (name, line, time.time(), id))]
        )

    def begin_episode(self, id: str, number: int, table: str) -> None:
        """A game was begun from a chronicle."""
        step = f"INSERT INTO episode (chronicle, number, table_id) VALUES ({_KEY}, ?, ?)"
        self.change([(step, (id, number, table))])

    def chronicle_of(self, table: str) -> str:
        """The chronicle a game belongs to; nothing where there is none."""
        rows = self.rows(_OF_TABLE, (table,))
        return str(rows[0][0]) if rows else ""

    def unread_episodes(self) -> tuple[tuple[str, str, str, bytes], ...]:
        """Games that have ended and whose chronicles do not tell of them yet: chronicle, game, table and last state."""
        return tuple(
            (str(id), str(game), str(table), bytes(state or b"")) for id, game, table, state in self.rows(_UNREAD)
        )

    def put_chronicle(self, kept: StoredChronicle, updated: float) -> None:
        told = (kept.id, kept.game, kept.owner, kept.name, kept.line, kept.number, updated)
        page = f"INSERT INTO page (number, table_id, line, shown, chronicle) VALUES (?, ?, ?, ?, {_KEY})"
        begun = f"INSERT INTO episode (number, table_id, chronicle) VALUES (?, ?, {_KEY})"
        pages = [(one.number, one.table, one.line, msgspec.json.encode(one.shown).decode()) for one in kept.pages]
        self.change(
            [
                *((f"DELETE FROM {part} WHERE chronicle = {_KEY}", (kept.id,)) for part in ("page", "episode")),
                ("DELETE FROM chronicle WHERE id = ?", (kept.id,)),
                (_NEW, told),
                *((page, (*values, kept.id)) for values in pages),
                *((begun, (one.number, one.table, kept.id)) for one in kept.begun),
            ]
        )

    def write_page(self, id: str, page: PageRow, number: int) -> None:
        """Add a game to a chronicle, which now stands at the line it left, before the game of that number."""
        shown = msgspec.json.encode(page.shown).decode()
        self.change(
            [
                (_WRITE, (page.table, page.line, shown, id, page.number)),
                (_GO_ON, (page.line, number, time.time(), id, page.number)),
            ]
        )
