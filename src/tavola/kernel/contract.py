"""What a game offers; all that tables, bots, servers and tests may use."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from typing import Any, Generic, TypeVar

from msgspec import Struct

from .codec import decode, encode
from .errors import IllegalAnswer
from .machine import Book
from .records import Decision, Option, Refusal, Seat, Setup, Text
from .rng import Rng
from .work import Fields
from .work import Result as Result

S = TypeVar("S", bound=Fields)


class SeatInfo(Struct, frozen=True):
    """A seat of a table: what it plays (a hero, a board), and whether people answer for it or the rules do."""

    seat: Seat
    who: str
    answers: bool = True


class CardInfo(Struct, frozen=True):
    """One entry of `tavola cards`: names are text keys; texts are effect trees or text keys by side; `rules` are the
    numbers of the rules the piece touches."""

    id: str
    kind: str
    set: str
    name: str
    sides: tuple[tuple[str, Any], ...]
    facts: dict[str, Any] = {}
    rules: tuple[str, ...] = ()


class ScenarioInfo(Struct, frozen=True):
    """One entry of `tavola scenarios`."""

    id: str
    name: str
    players: tuple[int, int]
    rounds: int


class VariantInfo(Struct, frozen=True):
    """A rule a table may agree on before the game: an option of the setup. Names are text keys.

    `values`: what it may be set to, none for a plain `on`; `players`: for how many; `against`: scenarios and other
    variants it excludes; `only`: the scenarios it is made for (none: all); `fits`: player counts by scenario that it
    can be played with, all of this together.
    """

    id: str
    name: str
    about: str
    values: tuple[str, ...]
    players: tuple[int, int]
    against: tuple[str, ...]
    only: tuple[str, ...]
    fits: dict[str, tuple[int, ...]]


class Aim(Struct, frozen=True):
    """Something to achieve, and how far it has come; `need` 0: it is only counted."""

    text: Text
    have: int = 0
    need: int = 1

    @property
    def done(self) -> bool:
        return 0 < self.need <= self.have


class Goal(Struct, frozen=True):
    """What a game is about, for one seat: what to achieve, how long there is, and what ends it."""

    name: Text
    aims: tuple[Aim, ...]
    left: Text | None = None
    ends: tuple[Text, ...] = ()


def _aimless(state: Any, seat: Seat | None) -> Goal | None:
    return None


class LineInfo(Struct, frozen=True):
    """A line of a chronicle that was read: as it is written, whose chronicle it is, the number of the next game, what
    was mended, and its content as plain data (`land`: as a page draws it)."""

    line: str
    name: str
    number: int
    notes: tuple[Text, ...]
    content: dict[str, Any]
    land: dict[str, Any]


class PageInfo(Struct, frozen=True):
    """What a finished game adds to its chronicle: its number, the line the next game begins from, what the page of
    its history shows, as plain data, and the seat of whoever wrote it."""

    number: int
    line: str
    shown: dict[str, Any]
    winner: Seat = -1


class Chronicles(Struct, frozen=True, kw_only=True):
    """How games follow each other in a game that keeps a chronicle: what one hands to the next travels as a line.

    `begun`: the line of a new chronicle of this name. `read`: what a line says, or BadLine naming the field.
    `renamed`: the same line under another name; `signed`: with the name of whoever won the last game. `goes_on`:
    scenario and options of the next game. `line`: the line a set-up begins from, nothing where it writes no chronicle.
    `page`: what a finished game has written. `told`: such a page in words; `land_told`: the land of a line."""

    begun: Callable[[str], str]
    read: Callable[[str], LineInfo]
    renamed: Callable[[str, str], str]
    signed: Callable[[str, str], str]
    goes_on: Callable[[str], tuple[str, dict[str, str]]]
    line: Callable[[Setup], str]
    page: Callable[[Any], PageInfo | None]
    told: Callable[[Mapping[str, Any]], tuple[Text, ...]]
    land_told: Callable[[Mapping[str, Any]], tuple[Text, ...]]


def _unwarned(state: Any, option: Option, result: Result[Any]) -> tuple[Text, ...]:
    return ()


def _none() -> tuple[Any, ...]:
    return ()


def _no_facts() -> dict[str, Any]:
    return {}


def _roundless(state: Any) -> int:
    return 0


def _no_keys(state: Any) -> dict[str, Any]:
    return {}


def _uncrowded(state: Any) -> Mapping[str, tuple[int, int]]:
    return {}


def _untold(state: Any) -> Text | None:
    return None


def _unforeseen(state: Any, option: Option) -> Struct | None:
    return None


def _gainless(rules: Any, state: Any, option: Option, result: Result[Any]) -> Struct | None:
    return None


def _as_it_is(stored: dict[str, Any]) -> dict[str, Any]:
    return stored


def _by_no_other_name(state: Any, said: str) -> tuple[str, ...]:
    return ()


def _as_it_stands(state: S) -> S:
    return state


def _of_no_piece(state: Any, option: Option) -> tuple[str, ...]:
    return ()


class Walk(Struct, Generic[S], frozen=True):
    """Answers that are steps of a longer way: their kinds, the points left to pay for them, and the same state as if
    there were plenty. Ways are found by giving these answers one after another; nothing here knows a rule. `asks`: keys
    of questions between two steps of one way, where setting out and going on are asked in different words. `price`:
    what a step costs that ends the way and takes all points with it."""

    kinds: frozenset[str]
    left: Callable[[S], int]
    plenty: Callable[[S], S]
    asks: frozenset[str] = frozenset()
    price: Callable[[S, Option], int | None] | None = None


class Rules(Struct, Generic[S], frozen=True, kw_only=True):
    """The contract of a game: a record of functions over its state, and the two that every game shares.

    What has a default need not be spoken of by a game that has none of it.
    """

    id: str
    state_type: type[S]
    book: Book[Any, Any]
    #: The prompt of a finished game.
    over: str
    #: The state laid on the bench, and the finished state taken off it.
    bench: Callable[[S], Any]
    frozen: Callable[[Any], S]
    #: The first state, at its first question. Raises UnknownName for a scenario, hero or option that does not exist.
    start: Callable[[Setup, int], S]
    #: What one seat (None: a spectator) may see: records, from which the types of its page are written.
    view: Callable[[S, Seat | None], Struct]
    #: A stored state of an earlier version as this one would have written it. What is not named any more is dropped.
    earlier: Callable[[dict[str, Any]], dict[str, Any]] = _as_it_is
    #: What an answer kept by an earlier version may be called now; and a state as it is compared with one of such a
    #: version, which told less.
    formerly: Callable[[S, str], tuple[str, ...]] = _by_no_other_name
    compared: Callable[[S], S] = _as_it_stands
    #: A world consistent with what that seat knows, for thinking.
    resample: Callable[[S, Seat | None, Rng], S]
    #: The words of an option.
    label: Callable[[S, Option], Text]
    #: The pieces an option is about (`card:march`), as its page names them; and the heading of each kind of option,
    #: where it is no plain choice. Asked only when a decision is drawn.
    pieces: Callable[[S, Option], tuple[str, ...]] = _of_no_piece
    sections: Mapping[str, str] = {}
    #: Why this notation, or this piece (`card march`, `space 2,-1`, `card:march`), is not a legal answer now.
    refuse: Callable[[S, str], Refusal]
    #: The state a position file describes, before anything pending runs. Raises BadPosition naming the key.
    position: Callable[[Mapping[str, Any]], S]
    #: The keys of such a file that describe a state; what they leave unsaid is written as an exact remainder.
    told: Callable[[S], dict[str, Any]] = _no_keys
    #: What multiplies the answers of a decision: where it stands, how many there are, how many a game can hold.
    crowd: Callable[[S], Mapping[str, tuple[int, int]]] = _uncrowded
    #: Fields of the state in which names stand, and the names that exist.
    names: Mapping[str, Container[str]] = {}
    #: Everything printed, for galleries and tests; and the ids of printed pieces this edition cannot play yet.
    cards: Callable[[], tuple[CardInfo, ...]]
    missing: Callable[[], tuple[str, ...]] = _none
    #: The scenarios on offer, and the variants a table may agree on.
    scenarios: Callable[[], tuple[ScenarioInfo, ...]]
    variants: Callable[[], tuple[VariantInfo, ...]] = _none
    #: The seats of a table, in order.
    seats: Callable[[S], tuple[SeatInfo, ...]]
    #: Whom or what a seat can play as, and the kind of name these have; boxes that may be added.
    roles: Callable[[], tuple[str, ...]] = _none
    role_kind: str = "hero"
    sets: Callable[[], tuple[str, ...]] = _none
    #: Printed facts without words, for the page.
    catalog: Callable[[], dict[str, Any]] = _no_facts
    #: How one game follows another, in a game that keeps a chronicle.
    chronicles: Chronicles | None = None
    #: What to expect of an answer (its odds, its price, what bends it), as a record its own page understands.
    forecast: Callable[[S, Option], Struct | None] = _unforeseen
    #: What an answer adds to the sums on the table (Move points, a part of a Block), with what comes of it.
    gains: Callable[[Rules[Any], S, Option, Result[S]], Struct | None] = _gainless
    #: How one gets about by several answers in a row, where one does.
    walk: Walk[S] | None = None
    #: What an answer starts, costs or gives away that one may not see: it is told before, and asked for twice. Of what
    #: comes of it, only what is certain now may be told.
    warns: Callable[[S, Option, Result[S]], tuple[Text, ...]] = _unwarned
    #: Where a game stands, in one line for lists of kept games.
    standing: Callable[[S], Text | None] = _untold
    #: The round a game is in, for the same lists; 0 where it has none.
    round_of: Callable[[S], int] = _roundless
    #: What a game is measured by while it goes on, for each seat, and what that is called: for looking back at it.
    tally: Callable[[S], tuple[int, ...]] | None = None
    tallied: str = ""
    #: What it is all about, for one seat (None: a spectator): aims with their progress, what is left, what ends it.
    goal: Callable[[S, Seat | None], Goal | None] = _aimless
    #: Whether the seats have nothing to hide from each other: then no cover is needed when a screen is passed on.
    open_table: bool = False
    #: The rules that speak when something cannot be taken back: nothing yet, sealed, another seat answered.
    undo_rules: Mapping[str, str] = {}
    version: str = "1"

    def people(self, state: S) -> tuple[Seat, ...]:
        """The seats that somebody answers for; the rules play the others."""
        return tuple(info.seat for info in self.seats(state) if info.answers)

    def begun(self, setup: Setup, seed: int) -> Result[S]:
        """A new game at its first question that has more than one answer."""
        return self.carried_on(self.start(setup, seed))

    def carried_on(self, state: S) -> Result[S]:
        """A state played on to a question that has more than one answer, where it does not stand at one: kept games
        know questions that are no longer put."""
        work = self.bench(state)
        self.book.carry_on(work, self.bench, self.frozen)
        return self.book.taken_off(work, self.frozen)

    def opened(self, state: S) -> Result[S]:
        """A state as a position sets it up, played on to its first question, which is put as it stands."""
        work = self.bench(state)
        self.book.settle(work)
        return self.book.taken_off(work, self.frozen)

    def stored(self, data: bytes) -> S:
        """A state as it was written, by this version or an earlier one. Raises BadSave for anything else."""
        if self.earlier is not _as_it_is:
            data = encode(self.earlier(decode(data, dict)))
        return decode(data, self.state_type)

    def options(self, state: S) -> Decision:
        """Who decides, why, and the ordered legal answers; or the outcome."""
        if not state.stack:
            return Decision(-1, Text(self.over), (), state.outcome)
        return self.book.decision(state)

    def apply(self, state: S, answer: Option) -> Result[S]:
        """A new state and the events; the old state is untouched. Takes an offered option; doors to the outside use
        `answering.answer`, which refuses everything else."""
        if not state.stack:
            raise IllegalAnswer(self.refuse(state, answer.notation))
        return self.book.apply(state, answer, self.bench, self.frozen)
