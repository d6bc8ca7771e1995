"""The small door to durable storage: what a table needs from a database, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from ...kernel.records import Event, Seat, Setup, Text
from ..seats import SeatRecord

#: Kinds of stored events. A forced undo takes back several answers, to which all players agreed. A moved game goes on
#: from its stored state under other rules than those it was played by so far.
ANSWER = "answer"
UNDO = "undo"
FORCED = "forced"
MOVED = "moved"


#: A question is not told about before so many seconds have passed: whoever is there has answered by then.
PATIENCE = 120.0
#: After so many seconds of silence a worker is taken for dead, and others may own its games.
SILENCE = 4.0


class NewGame(Struct, frozen=True):
    """What is written once, when a game begins."""

    id: str
    setup: Setup
    seed: int
    position: str = ""
    bots: dict[str, str] = {}
    owner: str = ""
    seats: tuple[SeatRecord, ...] = ()
    drawn: bool = False
    """Whether the server drew the seed and told nobody."""


class Happened(Struct, frozen=True):
    """One entry of the journal as it happened: an answer, or taking answers back. Never changed, never removed.

    The notation of a forced undo is how many answers it takes back, that of a move the engine that plays from here on.
    """

    seq: int
    kind: str
    seat: int = 0
    notation: str = ""
    client: str = ""
    sealed: bool = False
    events: tuple[Event, ...] = ()


class Progress(Struct, frozen=True):
    """How far a game is: for lists of games, its round, whether it is over, and where it stands as the game itself
    puts it; to go on, its encoded state and the engine that led there."""

    round: int = 0
    finished: bool = False
    chapter: Text | None = None
    state: bytes = b""
    engine: str = ""


class Addition(Struct, frozen=True):
    """The next entry of a journal and all that is stored with it. `asks` is the seat that must decide now and did not
    before."""

    game: str
    entry: Happened
    progress: Progress
    snapshot: bytes | None = None
    asks: Seat | None = None


class StoredGame(Struct, frozen=True):
    """Everything kept about one game.

    `snapshots` maps a seq to the encoded state after it: the newest, and those from which it went on under other
    rules. `state` is where it stands and `engine` what led there, both empty for a game kept before these were stored.
    `locked`: nobody new comes in; `paused`: nobody answers.
    """

    game: NewGame
    journal: tuple[Happened, ...]
    snapshots: dict[int, bytes]
    state: bytes = b""
    engine: str = ""
    locked: bool = False
    paused: bool = False


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
    called: str = ""
    """What people call it; empty where nobody gave it a name."""


class Reach(Struct, frozen=True):
    """A way to whoever plays a seat: an address of a kind, the language spoken there, and whether its owner agreed."""

    seat: Seat
    kind: str
    address: str
    lang: str
    confirmed: bool


class Notice(Struct, frozen=True):
    """One question that waits for one seat, to be told at one address."""

    key: int
    game: str
    seat: Seat
    seq: int
    kind: str
    address: str
    lang: str


class Report(Struct, frozen=True):
    """What somebody has to say about a game, and the position they speak of."""

    game: str
    seq: int
    at: float
    visitor: str
    words: str
    position: str


class Mark(Struct, frozen=True):
    """By what one sees whether two storages hold the same of a game."""

    id: str
    updated: float
    entries: int


class Whole(Struct, frozen=True):
    """A game with all that hangs on it, to be laid down elsewhere; `holders` are seats and who holds them,
    `reaches` the ways to those who play."""

    stored: StoredGame
    progress: Progress
    updated: float
    holders: tuple[tuple[Seat, str], ...] = ()
    reaches: tuple[Reach, ...] = ()
    called: str = ""


class ChronicleInfo(Struct, frozen=True):
    """One line of a list of chronicles; `number`: of the next game, `pages`: how many it tells of."""

    id: str
    game: str
    name: str
    number: int
    updated: float
    pages: int


class PageRow(Struct, frozen=True):
    """A game that a chronicle tells of: the table it was played at, the line it left, and what its page shows."""

    number: int
    table: str
    line: str
    shown: dict[str, Any]


class UnderWay(Struct, frozen=True):
    """A game begun from a chronicle."""

    table: str
    number: int
    finished: bool


class StoredChronicle(Struct, frozen=True):
    """Everything kept about one chronicle."""

    id: str
    game: str
    owner: str
    name: str
    line: str
    number: int
    pages: tuple[PageRow, ...] = ()
    begun: tuple[UnderWay, ...] = ()


class Storage(Protocol):
    """Whoever implements this keeps its promise: when `create` or `append` returns, the data survives a power cut.

    Visitors are known by digests of what their browsers hold: whoever reads the storage cannot sit down.
    """

    def create(
        self, game: NewGame, progress: Progress, journal: Sequence[Happened] = (), snapshots: Mapping[int, bytes] = {}
    ) -> None:
        """Begin a game, with the answers it brings along and states after some of them: all of it or nothing."""

    def append(
        self,
        game: str,
        entry: Happened,
        progress: Progress,
        snapshot: bytes | None = None,
        asks: Seat | None = None,
    ) -> None:
        """Add the next journal entry. `asks` is the seat that must decide now and did not before: whoever plays it gets
        one notice, kept together with the entry. Raises Stale when somebody else added that seq first."""

    def append_all(self, additions: Sequence[Addition]) -> list[Exception | None]:
        """Add entries to different games, all on one journey to the disk: what each would have raised, or None. One
        that cannot be leaves the others alone."""

    def verified(self, game: str, state: bytes, engine: str) -> None:
        """Remember that this engine leads to this state too."""

    def load(self, game: str) -> StoredGame:
        """Raises UnknownTable; DamagedGame when its record cannot be read."""

    def owner(self, game: str) -> str:
        """Who began a game. Raises UnknownTable."""

    def games(self, owner: str | None = None) -> tuple[TableInfo, ...]:
        """All games, or those one visitor began or sits at, the last played first."""

    def put_seat(self, game: str, record: SeatRecord) -> None:
        """Change a seat. Whoever held it by another link than the new one holds it no longer."""

    def put_house(self, game: str, locked: bool, paused: bool) -> None:
        """Lock or open a table, pause it or let it go on."""

    def sit(self, digest: str, visitor: str) -> str | None:
        """Let a visitor hold the seat of a link. Returns the game, or None when no link has this digest, or it admitted
        somebody else and admits one only. Raises TavolaError when the table is locked."""

    def put_reach(self, game: str, reach: Reach) -> None:
        """Tell somebody by this way from now on, once it is confirmed."""

    def drop_reach(self, game: str, seat: Seat, kind: str, address: str) -> None:
        """Tell nothing by this way any more."""

    def reaches(self, game: str, seat: Seat) -> tuple[Reach, ...]:
        """The ways to whoever plays a seat."""

    def due(self, now: float, again: float) -> tuple[Notice, ...]:
        """Notices to be sent now, each of a question that still waits for its answer; if nothing comes of it, they are
        due again later."""

    def sent(self, key: int) -> None:
        """A notice has reached its address."""

    def report(self, report: Report) -> None:
        """Keep what somebody has to say about a game."""

    def reports(self) -> tuple[Report, ...]:
        """All that was said, the last first."""

    def held(self, game: str, visitor: str) -> frozenset[Seat]:
        """The seats a visitor holds by links; `SPECTATORS` among them for one who came to watch."""

    def holders(self, game: str) -> dict[Seat, int]:
        """How many browsers hold each seat by its link."""

    def secret(self) -> str:
        """A random text made once for this storage; what is signed with it stays valid over restarts."""

    @property
    def shared(self) -> bool:
        """Whether servers elsewhere may use it at the same time."""

    def claim(self) -> None:
        """Be the only server of this storage until it is closed, unless it can be shared. Raises BadStorage when there
        is one already."""

    def beat(self, worker: str, address: str) -> frozenset[str]:
        """A worker says that it lives and where it is reached. Returns the games it owns."""

    def own(self, game: str, worker: str) -> str:
        """Own a game from now on, unless a worker owns it that has not been silent too long. Returns where its owner is
        reached; nothing when that is this worker. Raises UnknownTable."""

    def retire(self, worker: str) -> None:
        """A worker ends: whatever it owned is free."""

    def workers(self) -> dict[str, str]:
        """Where each living worker is reached."""

    def listen(self, hear: Callable[[str, int], object]) -> None:
        """Be told, now and then, which game another server moved on, and to which seq: a hint, nothing more. It is
        called from a thread of its own."""

    def marks(self) -> tuple[Mark, ...]:
        """All games, in the order of their ids."""

    def whole(self, game: str) -> Whole:
        """Everything about a game. Raises UnknownTable, DamagedGame."""

    def put(self, whole: Whole) -> None:
        """Lay a game down as it was elsewhere, in the place of whatever this storage holds of it."""

    def rename(self, game: str, called: str) -> None:
        """Give a game a name of its own; an empty one takes it away."""

    def forget(self, game: str) -> None:
        """Delete a game for good. One that does not exist is forgotten already."""

    def put_chronicle(self, kept: StoredChronicle, updated: float) -> None:
        """Lay a chronicle down as it was elsewhere, in the place of whatever this storage holds of it."""

    def put_secret(self, secret: str) -> None:
        """Use the secret of another storage, so that what was signed with it stays valid."""

    def troubles(self) -> tuple[str, ...]:
        """What the database itself finds wrong with its files."""

    def new_chronicle(self, new: StoredChronicle) -> None:
        """Keep a chronicle; its pages come as they are played."""

    def chronicles(self, owner: str | None = None) -> tuple[ChronicleInfo, ...]:
        """All chronicles, or those one visitor began or has played in, the last written first."""

    def chronicle(self, id: str) -> StoredChronicle:
        """Raises UnknownChronicle."""

    def rename_chronicle(self, id: str, name: str, line: str) -> None:
        """Another name, and the line that has it."""

    def begin_episode(self, id: str, number: int, table: str) -> None:
        """A game was begun from a chronicle."""

    def chronicle_of(self, table: str) -> str:
        """The chronicle a game belongs to; nothing where there is none."""

    def unread_episodes(self) -> tuple[tuple[str, str, str, bytes], ...]:
        """Games that have ended and whose chronicles do not tell of them yet: chronicle, game, table and last state."""

    def write_page(self, id: str, page: PageRow, number: int) -> None:
        """Add a game to a chronicle that stands at its number; another one is left out. `number`: of the next game."""

    def close(self) -> None:
        """Let go of the files."""
