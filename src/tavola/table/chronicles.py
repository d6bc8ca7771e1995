"""Kept chronicles: games that follow each other in one world, whoever plays them."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from ..kernel.codec import decode
from ..kernel.contract import Chronicles, LineInfo, PageInfo, Rules
from ..kernel.errors import BadSave, UnknownName
from ..kernel.journal import Journal
from ..kernel.records import Seat, Setup
from ..kernel.shelf import game as rules_of
from ..kernel.shelf import games
from .match import Match
from .seating import seat_bots
from .storage.door import ChronicleInfo, PageRow, Storage, StoredChronicle

#: No game has longer lines, and no name needs more.
LONGEST_LINE = 8_000
LONGEST_NAME = 255


def keeping() -> tuple[str, ...]:
    """The games that keep chronicles."""
    return tuple(name for name in games() if rules_of(name).chronicles is not None)


def lines_of(game: str) -> Chronicles:
    """How a game's chronicles are read and written. Raises UnknownName for a game that keeps none."""
    found = rules_of(game).chronicles
    if found is None:
        raise UnknownName("error-no-chronicles", game=game)
    return found


class ChronicleShelf:
    """What servers and terminals know of chronicles."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def all(self, owner: str | None = None) -> tuple[ChronicleInfo, ...]:
        """The chronicles one visitor began or has played in; without one, all of them."""
        self._write_down()
        return self._storage.chronicles(owner)

    def open(self, id: str) -> StoredChronicle:
        """A chronicle with all its pages. Raises UnknownChronicle."""
        self._write_down()
        return self._storage.chronicle(id)

    def begin(self, game: str, name: str, owner: str = "") -> str:
        """Keep a chronicle of which nothing has been played. Returns its id."""
        return self._keep(game, lines_of(game).read(lines_of(game).begun(name)), owner)

    def bring(self, game: str, line: str, owner: str = "") -> tuple[str, LineInfo]:
        """Keep the chronicle of a line from another table. Returns its id and what was read. Raises BadLine."""
        told = lines_of(game).read(line)
        return self._keep(game, told, owner), told

    def _keep(self, game: str, told: LineInfo, owner: str) -> str:
        id = secrets.token_hex(6)
        self._storage.new_chronicle(StoredChronicle(id, game, owner, told.name, told.line, told.number))
        return id

    def rename(self, id: str, name: str) -> None:
        """Another name, in its line too. Raises UnknownChronicle."""
        kept = self.open(id)
        told = lines_of(kept.game).read(lines_of(kept.game).renamed(kept.line, name[:LONGEST_NAME]))
        self._storage.rename_chronicle(id, told.name, told.line)

    def go_on(
        self,
        id: str,
        players: tuple[str, ...],
        seed: int,
        bots: Mapping[Seat, str] = {},
        more: Mapping[str, str] = {},
    ) -> Match:
        """The next game of a chronicle, with more options where its game knows any; it belongs to it once a table was
        made for it."""
        kept = self.open(id)
        rules: Rules[Any] = rules_of(kept.game)
        scenario, options = lines_of(kept.game).goes_on(kept.line)
        setup = Setup(kept.game, scenario, players, {**more, **options})
        return Match(rules, Journal(setup, seed), rules.start(setup, seed), bots=seat_bots(dict(bots), seed))

    def joined(self, table: str, match: Match, owner: str, id: str = "") -> None:
        """A new table plays a game of this chronicle; without one, of a chronicle of its own, if it writes any."""
        found = match.rules.chronicles
        line = found.line(match.setup) if found is not None else ""
        if found is None or not line or (match.moves and not id):
            return
        told = found.read(line)
        kept = id or self._told_before(match.setup.game, told, owner) or self._keep(match.setup.game, told, owner)
        self._storage.begin_episode(kept, told.number, table)

    def _told_before(self, game: str, told: LineInfo, owner: str) -> str:
        """The chronicle of this visitor that stands at a line, or stood there: a game that begins from it once more
        begins no second one. First games are all alike and each begins its own."""
        if told.number == 1:
            return ""
        for info in self._storage.chronicles(owner):
            kept = self._storage.chronicle(info.id)
            if kept.game == game and told.line in (kept.line, *(page.line for page in kept.pages)):
                return kept.id
        return ""

    def _write_down(self) -> None:
        """What games that have ended since have written."""
        for id, game, table, state in self._storage.unread_episodes():
            found = rules_of(game).chronicles if game in games() else None
            if found is None or not state:
                continue
            try:
                page = found.page(decode(state, rules_of(game).state_type))
            except BadSave:
                continue
            if page is not None:
                line = self._signed(found, page, table)
                row = PageRow(page.number, table, line, page.shown)
                self._storage.write_page(id, row, found.read(line).number)

    def _signed(self, found: Chronicles, page: PageInfo, table: str) -> str:
        """The line a game has left, with the name its winner goes by at that table."""
        seats = {record.seat: record.called for record in self._storage.load(table).game.seats}
        called = seats.get(page.winner, "")
        return found.signed(page.line, called) if called else page.line
