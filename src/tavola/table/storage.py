"""The small door to durable storage: what a table needs from a database, and nothing else."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from ..kernel.records import Event, Seat, Setup, Text
from .seats import SeatRecord

#: Kinds of stored events. A forced undo takes back several answers, to which all players agreed.
ANSWER = "answer"
UNDO = "undo"
FORCED = "forced"


class NewGame(Struct, frozen=True):
    """What is written once, when a game begins."""

    id: str
    setup: Setup
    seed: int
    position: str = ""
    bots: dict[str, str] = {}
    owner: str = ""
    seats: tuple[SeatRecord, ...] = ()


class Happened(Struct, frozen=True):
    """One entry of the journal as it happened: an answer, or taking answers back. Never changed, never removed.

    The notation of a forced undo is how many answers it takes back.
    """

    seq: int
    kind: str
    seat: int = 0
    notation: str = ""
    client: str = ""
    sealed: bool = False
    events: tuple[Event, ...] = ()


class Progress(Struct, frozen=True):
    """How far a game is, for lists of games. `chapter`: where it stands as the game itself puts it, words to be."""

    round: int = 0
    finished: bool = False
    chapter: Text | None = None


class StoredGame(Struct, frozen=True):
    """Everything kept about one game. `snapshots` maps a seq to the encoded state after it."""

    game: NewGame
    journal: tuple[Happened, ...]
    snapshots: dict[int, bytes]


class TableInfo(Struct, frozen=True):
    """One line of a list of games."""

    id: str
    game: str
    scenario: str
    players: tuple[str, ...]
    round: int
    finished: bool
    updated: float
    chapter: Text | None = None


class Storage(Protocol):
    """Whoever implements this keeps its promise: when `create` or `append` returns, the data survives a power cut."""

    def create(self, game: NewGame, progress: Progress) -> None:
        """Begin a game."""

    def append(self, game: str, entry: Happened, progress: Progress, snapshot: bytes | None = None) -> None:
        """Add the next journal entry. Raises Stale when somebody else added that seq first."""

    def load(self, game: str) -> StoredGame:
        """Raises UnknownTable."""

    def owner(self, game: str) -> str:
        """Who began a game. Raises UnknownTable."""

    def games(self, owner: str | None = None) -> tuple[TableInfo, ...]:
        """All games, or those one visitor began or sits at, the last played first."""

    def put_seat(self, game: str, record: SeatRecord) -> None:
        """Change a seat. Whoever held it by another link than the new one holds it no longer."""

    def sit(self, digest: str, visitor: str) -> str | None:
        """Let a visitor hold the seat of a link. Returns the game, or None when no link has this digest."""

    def held(self, game: str, visitor: str) -> frozenset[Seat]:
        """The seats a visitor holds by links; `SPECTATORS` among them for one who came to watch."""

    def secret(self) -> str:
        """A random text made once for this storage; what is signed with it stays valid over restarts."""

    def close(self) -> None:
        """Let go of the files."""
