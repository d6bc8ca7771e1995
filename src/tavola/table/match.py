"""One match in memory: the state, how it came to be, and what may be taken back."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, Self

from msgspec import Struct
from msgspec.structs import replace

from ..bots import Bot, Look
from ..kernel.answering import followed, foresee, given_already, meant, refused
from ..kernel.contract import Result, Rules
from ..kernel.errors import TavolaError, UndoRefused
from ..kernel.journal import Journal
from ..kernel.position.writing import described
from ..kernel.records import Decision, Event, Option, Outcome, Seat
from ..kernel.rng import Rng
from ..kernel.shapes import plain
from ..teaching import Advice, advise
from ..text import say
from .choices import Asked, Choice, Reason
from .saving import written
from .seating import seat_bots, seat_of


class LogLine(Struct, frozen=True):
    """One line of the log: its number, the step it belongs to, its words, the rule behind it, and whether the game
    did it without being asked."""

    n: int
    step: int
    event: Event

    @property
    def rule(self) -> str:
        return self.event.rule

    @property
    def auto(self) -> bool:
        return self.event.auto

    @property
    def text(self) -> str:
        """The line in English."""
        return self.say("en")

    def say(self, lang: str) -> str:
        return say(self.event.text, lang)


class Move:
    """One answer that stands. Its state is kept, or found again by replaying when it was not stored."""

    __slots__ = ("events", "notation", "sealed", "seat", "state")

    def __init__(self, seat: Seat, notation: str, events: tuple[Event, ...], sealed: bool, state: Any) -> None:
        self.seat = seat
        self.notation = notation
        self.events = events
        self.sealed = sealed
        self.state = state


class UndoRight(Struct, frozen=True):
    """Whether the last answer may be taken back; if not, the reason and the rule that says so."""

    can: bool
    reason: str = ""
    rule: str = ""


#: Text keys of the reasons against an undo.
NOTHING_DONE = "undo-nothing"
SEALED = "undo-sealed"
OTHER_SEAT = "undo-other-seat"
OTHER_RULES = "undo-other-rules"


class Match:
    """A game being played. Build one with `tavola.new`, `tavola.load` or `tavola.position`."""

    def __init__(
        self,
        rules: Rules[Any],
        journal: Journal,
        start: Any,
        moves: Sequence[Move] = (),
        bots: Mapping[Seat, tuple[str, Bot]] | None = None,
        floor: int = 0,
    ) -> None:
        self.rules = rules
        self.setup = journal.setup
        self.seed = journal.seed
        self.source = journal.position
        self.bots = dict(bots or {})
        #: How many of the first answers were given under other rules: they stand, and cannot be played again.
        self.floor = floor
        self._start = start
        self._moves = list(moves)
        self._decision: Decision | None = None
        #: What comes of each answer, where somebody wanted to know before it is given.
        self._foreseen: dict[str, Result[Any]] = {}
        #: Answers given by themselves since the last one, and those before the first.
        self._forced: list[tuple[str, ...]] = []
        self._at_first: tuple[tuple[str, ...], ...] = ()
        #: What happened before the first question: on the way from a position, or where a start left no choice.
        self.opening: tuple[Event, ...] = ()
        #: Whether setup, seed and answers lead here; a thought cannot be saved.
        self.real = True

    @classmethod
    def begun(
        cls,
        rules: Rules[Any],
        journal: Journal,
        first: Result[Any],
        moves: Sequence[Move] = (),
        bots: Mapping[Seat, tuple[str, Bot]] | None = None,
    ) -> Self:
        """A match from where it begins, and what happened on the way there."""
        match = cls(rules, journal, first.state, moves, bots)
        match.opening = first.events
        match._at_first = first.forced
        match._forced = [] if moves else list(first.forced)
        return match

    # What is.

    @property
    def state(self) -> Any:
        return self.state_after(len(self._moves))

    @property
    def first(self) -> Result[Any]:
        """Where it begins, or went on under these rules, with what was answered by itself on the way there."""
        return Result(self._start, (), False, () if self.floor else self._at_first)

    def asked(self) -> Decision:
        """The kernel's decision at this state, computed once."""
        if self._decision is None:
            self._decision = self.rules.options(self.state)
            self._foreseen = {}
        return self._decision

    def foreseen(self, option: Option) -> Result[Any] | None:
        """What comes of an option of this decision, computed once; None where that cannot be told."""
        self.asked()
        result = self._foreseen.get(option.notation) or foresee(self.rules, self.state, option)
        if result is not None:
            self._foreseen[option.notation] = result
        return result

    @property
    def decision(self) -> Asked:
        return Asked(self.rules, self.state, self.asked())

    @property
    def outcome(self) -> Outcome | None:
        return self.asked().outcome

    @property
    def moves(self) -> tuple[Move, ...]:
        """The answers that stand, oldest first."""
        return tuple(self._moves)

    @property
    def count(self) -> int:
        """How many answers stand."""
        return len(self._moves)

    def move(self, place: int) -> Move:
        """One of them, by its place; -1 is the last."""
        return self._moves[place]

    @property
    def journal(self) -> Journal:
        answers = tuple(move.notation for move in self._moves if move.notation)
        return Journal(self.setup, self.seed, answers, self.source)

    @property
    def seat(self) -> Seat:
        """Whose eyes to look through at one shared screen: whoever must decide, or answered last when it is over."""
        decision = self.asked()
        if decision.outcome is None:
            return decision.seat
        return self._moves[-1].seat if self._moves else 0

    def view(self, seat: Seat | None = 0) -> dict[str, Any]:
        """What one seat sees; None is a spectator."""
        return plain(self.rules.view(self.state, seat_of(self.rules, self.state, seat)))

    @property
    def log(self) -> tuple[LogLine, ...]:
        """Every line, for whoever holds the whole match; `lines(seat)` for what one seat may know."""
        return self._lines(lambda event: True)

    def lines(self, seat: Seat | None) -> tuple[LogLine, ...]:
        return self._lines(lambda event: event.only in (-1, seat))

    def _lines(self, wanted: Callable[[Event], bool]) -> tuple[LogLine, ...]:
        told = (self.opening, *(move.events for move in self._moves))
        known = ((step, event) for step, events in enumerate(told) for event in events if wanted(event))
        return tuple(LogLine(number, step, event) for number, (step, event) in enumerate(known, 1))

    # What may be done.

    def play(self, said: str | Option | Choice) -> Result[Any]:
        """Give the answer of the seat that must decide, then those of bots. An illegal one changes nothing."""
        step = self.step(said)
        if self.people():
            while (choice := self.bot_choice()) is not None:
                self.step(choice)
        return step

    def people(self) -> bool:
        """Whether any seat is a person's; a table of bots only moves when told to."""
        return any(seat not in self.bots for seat in self.rules.people(self.state))

    def step(self, said: str | Option | Choice) -> Result[Any]:
        """Exactly one answer, without letting bots follow."""
        decision = self.asked()
        if decision.outcome is not None:
            raise TavolaError("error-game-over")
        if isinstance(said, Choice):
            said = said.option
        elif not isinstance(said, str | Option):
            raise TavolaError("error-no-answer", said=repr(said))
        if given_already(decision, said, self._forced):
            return Result(self.state, (), False)
        option = meant(self.rules, self.state, said, decision)
        step = self._foreseen.get(option.notation) or self.rules.apply(self.state, option)
        self._moves.append(Move(decision.seat, option.notation, step.events, step.sealed, step.state))
        self._decision = None
        self._forced = list(step.forced)
        return step

    def bot_choice(self) -> Option | None:
        """What the bot that must decide now answers; None when a person must, or the game is over."""
        decision = self.asked()
        if decision.outcome is not None or decision.seat not in self.bots:
            return None
        player = self.bots[decision.seat][1]
        return player.choose(decision, Look(self.rules, self.state, decision.seat))

    def can_undo(self, seats: Collection[Seat] | None = None) -> UndoRight:
        """Back to any decision since the last reveal, roll, or another seat's answer. `seats` are those whose answers
        may be taken back; without it, those of every person."""
        rules = self.rules.undo_rules
        if not self._moves:
            return UndoRight(False, NOTHING_DONE, rules.get("nothing", ""))
        if len(self._moves) <= self.floor:
            return UndoRight(False, OTHER_RULES)
        last = self._moves[-1]
        if last.seat in self.bots or (seats is not None and last.seat not in seats):
            return UndoRight(False, OTHER_SEAT, rules.get("other_seat", ""))
        if last.sealed:
            return UndoRight(False, SEALED, rules.get("sealed", ""))
        return UndoRight(True)

    def undo(self, seats: Collection[Seat] | None = None) -> None:
        """Take back the last answer. Raises UndoRefused with the reason, and the rule where the game names one."""
        right = self.can_undo(seats)
        if not right.can:
            raise UndoRefused(right.reason, right.rule)
        self._moves.pop()
        self._decision = None
        self._forced = [] if self._moves else list(self._at_first)

    def move_on(self, state: Any, note: Event) -> None:
        """Go on from this state under the rules there are now: what was answered before can no longer be taken back."""
        self._moves.append(Move(-1, "", (note,), True, state))
        self.floor = len(self._moves)
        self._start = state
        self._decision = None

    def forget(self) -> None:
        """Drop the last answer without asking for the right to: it could not be stored, so it never happened."""
        self._moves.pop()
        self._decision = None
        self._forced = [] if self._moves else list(self._at_first)

    def redo(self, move: Move) -> None:
        """Put back an answer whose undo could not be stored."""
        self._moves.append(move)
        self._decision = None

    def state_after(self, count: int) -> Any:
        """The state after so many answers; those below the floor are all one."""
        if count <= self.floor:
            return self._start
        move = self._moves[count - 1]
        if move.state is None:
            known = count - 1
            while known > self.floor and self._moves[known - 1].state is None:
                known -= 1
            state = self._moves[known - 1].state if known > self.floor else self._start
            forced = [] if known else list(self._at_first)
            for later in self._moves[known:count]:
                state, forced = followed(self.rules, state, later.notation, forced)
                later.state = state
        return move.state

    # Watching, asking, and what if.

    @property
    def is_over(self) -> bool:
        return self.outcome is not None

    @property
    def returns(self) -> tuple[int, ...]:
        """The final total of each seat; empty while the game goes on."""
        outcome = self.outcome
        return outcome.totals if outcome is not None else ()

    def why(self, said: str) -> Reason | None:
        """Why a notation (`move 2,-1`) or a piece (`card rage`) cannot be used now; None where it is an answer."""
        if said in self.decision:
            return None
        return Reason(refused(self.rules, self.state, said))

    def advise(self) -> Advice:
        """What an experienced player would answer in the place of whoever must decide, knowing what that seat knows."""
        decision = self.asked()
        if decision.outcome is not None:
            raise TavolaError("error-game-over")
        return advise(decision, Look(self.rules, self.state, decision.seat))

    def playing(self) -> Iterator[Result[Any]]:
        """Let the bots play on, an answer at a time, until a person must decide or the game is over."""
        while (choice := self.bot_choice()) is not None:
            yield self.step(choice)

    def run(self) -> Outcome | None:
        """Let the bots play on; the outcome if that ends the game."""
        for _ in self.playing():
            pass
        return self.outcome

    def fork(self) -> Match:
        """The same match once more, to be played on apart. States are never changed, so this costs nothing; named bots
        think anew."""
        return self._like(self._start, self._moves, self.real)

    def until(self, count: int) -> Match:
        """A fork that goes back to where so many answers were given, however they could be taken back. Raises
        TavolaError where there were fewer, or the rules have changed since."""
        if not self.floor <= count <= len(self._moves):
            raise TavolaError("error-no-step", number=count, most=len(self._moves))
        return self._like(self._start, self._moves[:count], self.real)

    def after(self, *said: str | Option | Choice) -> Match:
        """What if: a fork in which these answers were given."""
        match = self.fork()
        for one in said:
            match.step(one)
        return match

    def pin(self, *faces: str) -> Match:
        """A fork in which the next dice show these faces. It is a thought: it cannot be saved."""
        return self._thought(replace(self.state, pins=faces))

    def imagine(self, seat: Seat | None, seed: int | str = 0) -> Match:
        """A world as this seat could imagine it: all it may know is true, the rest is guessed from the seed. It is a
        thought: it cannot be saved."""
        known = seat_of(self.rules, self.state, seat)
        return self._thought(self.rules.resample(self.state, known, Rng(f"imagine {seed}")))

    def _thought(self, state: Any) -> Match:
        return self._like(state, (), False)

    def _like(self, start: Any, moves: Sequence[Move], real: bool) -> Match:
        bots = seat_bots({seat: name or own for seat, (name, own) in self.bots.items()}, self.seed)
        floor = self.floor if moves else 0
        match = Match(self.rules, replace(self.journal, answers=()), start, moves, bots, floor)
        match.real = real
        match.opening = self.opening
        match._at_first = self._at_first
        return match

    # Keeping it.

    def save(self) -> str:
        """The save file: JSON with versions, setup, answers and state."""
        if not self.real:
            raise TavolaError("error-thought-saved")
        named = {seat: name for seat, (name, _) in self.bots.items() if name}
        if not self.floor:
            return written(self.rules, self.journal, self.state, named)
        before = sum(bool(move.notation) for move in self._moves[: self.floor])
        return written(self.rules, self.journal, self.state, named, before, self._moves[self.floor - 1].state)

    def position(self) -> str:
        """A position file (TOML) that reads back to this decision: the friendly keys of the game, then what they cannot
        say. It holds everything, also what is hidden from the seats."""
        return described(self.rules, self.state)

    def __repr__(self) -> str:
        return f"Match({self.setup.game!r}, {self.setup.scenario!r}, answers={len(self._moves)})"
