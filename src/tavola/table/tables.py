"""All kept games of one storage."""

from __future__ import annotations

import secrets
from collections.abc import Collection

from msgspec import Struct

from ..kernel.codec import encode
from ..kernel.records import Seat, Setup
from .chronicles import ChronicleShelf
from .kept import KeptMatch, progress
from .match import Match
from .reopening import reopened
from .seating import seat_bots
from .seats import SeatRecord
from .storage.door import ANSWER, MOVED, Happened, NewGame, Progress, Storage, TableInfo


class Brought(Struct, frozen=True):
    """A match laid out flat, to be put on a table without playing it again."""

    setup: Setup
    seed: int
    position: str
    bots: dict[Seat, str]
    journal: tuple[Happened, ...]
    progress: Progress
    snapshots: dict[int, bytes]


def brought(match: Match) -> Brought:
    """Everything a table needs to know of a match: all its answers, and where they led."""
    journal = tuple(
        Happened(number, ANSWER if move.notation else MOVED, move.seat, move.notation, "", move.sealed, move.events)
        for number, move in enumerate(match.moves, 1)
    )
    bots = {seat: name for seat, (name, _) in match.bots.items()}
    snapshots = {count: encode(match.state_after(count)) for count in {match.floor, len(match.moves)} if count}
    return Brought(match.setup, match.seed, match.source, bots, journal, progress(match), snapshots)


class Tables:
    """What servers and terminals know of storage."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.chronicles = ChronicleShelf(storage)

    def create(
        self,
        match: Match,
        owner: str = "",
        seats: Collection[SeatRecord] = (),
        drawn: bool = False,
        chronicle: str = "",
    ) -> KeptMatch:
        """Put a match (new, or from a save or position file) on a durable table, with all its answers so far.

        `drawn`: its seed was drawn by the server and nobody has been told. `chronicle`: the kept one it goes on with.
        """
        if seats:
            match.bots = seat_bots({record.seat: record.bot for record in seats if record.bot}, match.seed)
        table = KeptMatch(self.storage, secrets.token_hex(10), match, len(match.moves), {}, seats, owner, drawn)
        self._keep(table.id, brought(match), owner, tuple(table.seats.values()), drawn)
        self.chronicles.joined(table.id, match, owner, chronicle)
        return table

    def bring(self, flat: Brought, owner: str = "") -> str:
        """Put a match that was read elsewhere on a table. Returns its id."""
        id = secrets.token_hex(10)
        self._keep(id, flat, owner, (), False)
        return id

    def _keep(self, id: str, flat: Brought, owner: str, seats: tuple[SeatRecord, ...], drawn: bool) -> None:
        bots = {str(seat): name for seat, name in flat.bots.items()}
        new = NewGame(id, flat.setup, flat.seed, flat.position, bots, owner, seats, drawn)
        self.storage.create(new, flat.progress, flat.journal, flat.snapshots)

    def open(self, id: str) -> KeptMatch:
        """Resume a stored game at its decision."""
        return reopened(self.storage, self.storage.load(id))

    def sit(self, link: str, visitor: str) -> str | None:
        """Let a visitor hold the seat of a link, known by its digest. Returns the game, None for no such link."""
        return self.storage.sit(link, visitor)

    def held(self, id: str, visitor: str) -> frozenset[Seat]:
        """The seats a visitor holds by links."""
        return self.storage.held(id, visitor)

    def holders(self, id: str) -> dict[Seat, int]:
        """How many visitors hold each seat by its link."""
        return self.storage.holders(id)

    def check(self) -> None:
        """Raises BadStorage when games cannot be read or stored."""
        self.storage.secret()

    def close(self) -> None:
        self.storage.close()

    def owner(self, id: str) -> str:
        return self.storage.owner(id)

    def all(self, owner: str | None = None) -> tuple[TableInfo, ...]:
        return self.storage.games(owner)
