"""A kept match: every answer is on disk before it is acknowledged."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from ..kernel.codec import encode
from ..kernel.errors import TavolaError, UndoRefused
from ..kernel.records import Option, Seat
from .errors import OtherRules, Stale
from .match import OTHER_RULES, Match, UndoRight
from .save import moved_note
from .seating import seat_bots
from .seats import BOT, HERE, LINK, RULES, SeatRecord
from .storage.door import ANSWER, FORCED, MOVED, UNDO, Addition, Happened, Progress, Storage
from .versions import engine

#: A snapshot of the state is stored with every so many events, so that loading never replays a long journal.
SNAPSHOT_EVERY = 20


class Ack(Struct, frozen=True):
    """Where the table stood right after a request took effect; `again` when it had done so before."""

    seq: int
    again: bool = False


#: What a client called a request, whose seat it was for, and the journal entry it became.
Seen = dict[str, dict[Seat, int]]

#: Text key of the reason why the end of a game stands.
ENDED = "undo-ended"


class KeptMatch:
    """One stored game. `seq` counts its journal entries, undone answers and undos included.

    `held` says why it cannot be played on though it can be read: the rules have changed under it. `locked`: nobody new
    comes in; `paused`: nobody answers.
    """

    def __init__(
        self,
        storage: Storage,
        id: str,
        match: Match,
        seq: int,
        seen: Seen,
        seats: Collection[SeatRecord] = (),
        owner: str = "",
        drawn: bool = False,
        held: OtherRules | None = None,
        locked: bool = False,
        paused: bool = False,
    ) -> None:
        self.id = id
        self.match = match
        self.seq = seq
        self.owner = owner
        self.drawn = drawn
        self.held = held
        self.locked = locked
        self.paused = paused
        self.seats = {record.seat: record for record in seats or at_one_screen(match)}
        self._storage = storage
        self._seen = seen

    def answer(
        self,
        said: str | Option,
        client: str = "",
        seq: int | None = None,
        seats: Collection[Seat] | None = None,
        bots: bool = True,
        own: Collection[Seat] | None = None,
    ) -> Ack:
        """Give one answer, and those of bots that follow. Returns once it is on disk.

        `seats` are those this answer may speak for; without it, whoever must decide. The same client id again from
        one of the `own` seats has no second effect. Raises Stale for a wrong `seq`, and IllegalAnswer; both change
        nothing.
        """
        given = self.give(said, client, seq, seats, own)
        ack = given if isinstance(given, Ack) else self._stored(given)
        if bots and not ack.again:
            self.let_bots_play()
        return ack

    def give(
        self,
        said: str | Option,
        client: str = "",
        seq: int | None = None,
        seats: Collection[Seat] | None = None,
        own: Collection[Seat] | None = None,
    ) -> Ack | Addition:
        """Give one answer in memory, for those who store it themselves: it counts once it is `kept`, and until then
        nobody may see it. What cannot be stored is `dropped`. An answer given before is acknowledged again."""
        before = self._before(client, seq, seats if own is None else own)
        if before is not None:
            return before
        seat = self.match.asked().seat
        if seats is not None and seat not in seats and self.match.outcome is None:
            raise TavolaError("error-not-your-turn")
        return self._given(seat, said, client)

    def give_for_bot(self, choice: str | Option) -> Addition:
        """The same for the bot that must decide now."""
        given = self._given(self.match.asked().seat, choice, "")
        assert isinstance(given, Addition), "a bot answers what is asked"
        return given

    def kept(self, given: Addition) -> Ack:
        """What was given is on disk."""
        self.seq = given.entry.seq
        if given.entry.client:
            self._seen.setdefault(given.entry.client, {})[given.entry.seat] = self.seq
        return Ack(self.seq)

    def dropped(self, given: Addition) -> None:
        """What was given could not be stored: the match stands where it stood before."""
        self.match.forget()

    def undo(self, client: str = "", seq: int | None = None, seats: Collection[Seat] | None = None) -> Ack:
        """Take back the last answer; an entry of its own in the journal."""
        before = self._before(client, seq, seats)
        if before is not None:
            return before
        right = self.can_undo(seats)
        if not right.can:
            raise UndoRefused(right.reason, right.rule)
        taken = self.match.move(-1)
        self.match.undo(seats)
        try:
            self._keep(Happened(self.seq + 1, UNDO, taken.seat, "", client))
        except BaseException:
            self.match.redo(taken)
            raise
        self._seen.setdefault(client, {})[taken.seat] = self.seq
        return Ack(self.seq)

    def can_undo(self, seats: Collection[Seat] | None = None) -> UndoRight:
        """As the rules say; but where people play behind links the end of a game is the end: everything hidden is told
        then, and nobody may go back with it."""
        if self.final:
            return UndoRight(False, ENDED)
        return self.match.can_undo(seats)

    @property
    def final(self) -> bool:
        """Whether the game is over for good."""
        return self.match.outcome is not None and any(one.kind == LINK for one in self.seats.values())

    @property
    def open(self) -> bool:
        """Whether the whole game may be told, hidden cards and all, to those who play it."""
        return self.final or all(one.kind != LINK for one in self.seats.values())

    def force_undo(self, count: int, seat: Seat) -> None:
        """Take back so many answers, whatever they showed: all players agreed. One entry of the journal."""
        if self.final:
            raise UndoRefused(ENDED)
        if self.match.count - count < self.match.floor:
            raise UndoRefused(OTHER_RULES)
        self._playable()
        taken = self.match.moves[-count:]
        for _ in taken:
            self.match.forget()
        try:
            self._keep(Happened(self.seq + 1, FORCED, seat, str(len(taken))))
        except BaseException:
            for move in taken:
                self.match.redo(move)
            raise

    def let_bots_play(self) -> None:
        """Bots answer until a person must, each answer as durable as any other."""
        while self.let_a_bot_play():
            pass

    def let_a_bot_play(self) -> bool:
        """One answer of a bot; False when a person must decide, or the game is over, or no person plays."""
        choice = self.match.bot_choice() if self.awaits_bot else None
        if choice is None:
            return False
        self.answer_for_bot(choice)
        return True

    @property
    def awaits_bot(self) -> bool:
        """Whether a bot must decide now, at a table where somebody plays."""
        decision = self.match.asked()
        asked = decision.outcome is None and decision.seat in self.match.bots
        return asked and self.held is None and not self.paused and self.match.people()

    def answer_for_bot(self, choice: str | Option) -> None:
        """What the bot that must decide now answers, as durable as any other answer."""
        self._stored(self.give_for_bot(choice))

    def seat_again(self, record: SeatRecord) -> None:
        """Change who sits at a seat; a bot named there plays from now on."""
        bots = seat_bots({record.seat: record.bot} if record.bot else {}, self.match.seed)
        self._storage.put_seat(self.id, record)
        self.seats[record.seat] = record
        self.match.bots.pop(record.seat, None)
        self.match.bots.update(bots)

    def keep_house(self, locked: bool, paused: bool) -> None:
        """Lock the table against newcomers or open it; pause it or let it go on."""
        self._storage.put_house(self.id, locked, paused)
        self.locked, self.paused = locked, paused

    def move_on(self) -> None:
        """Go on from the stored state under the rules there are now; a line of the log says so."""
        if self.held is None:
            return
        now = engine(self.match.rules)
        note = moved_note(str(self.held.text.args.get("before", "")), now)
        state = encode(self.match.state)
        entry = Happened(self.seq + 1, MOVED, -1, now, "", True, (note,))
        self._storage.append(self.id, entry, progress(self.match), state)
        self.seq = entry.seq
        self.match.move_on(self.match.state, note)
        self.held = None

    def _playable(self) -> None:
        if self.held is not None:
            raise self.held
        if self.paused:
            raise TavolaError("error-table-paused")

    def _before(self, client: str, seq: int | None, seats: Collection[Seat] | None) -> Ack | None:
        self._playable()
        for seat, done in self._seen.get(client, {}).items() if client else ():
            if seats is None or seat in seats:
                return Ack(done, again=True)
        if seq is not None and seq != self.seq:
            raise Stale(self.seq)
        return None

    def _given(self, seat: Seat, said: str | Option, client: str) -> Ack | Addition:
        match, before = self.match, self.match.count
        step = match.step(said)
        if match.count == before:
            return Ack(self.seq, again=True)  # it answers what is no longer asked, and has been answered
        try:
            entry = Happened(self.seq + 1, ANSWER, seat, match.move(-1).notation, client, step.sealed, step.events)
            now = progress(match)
            snapshot = now.state if entry.seq % SNAPSHOT_EVERY == 0 else None
            return Addition(self.id, entry, now, snapshot, self._newly_asked(entry))
        except BaseException:
            match.forget()
            raise

    def _stored(self, given: Addition) -> Ack:
        try:
            self._storage.append(given.game, given.entry, given.progress, given.snapshot, given.asks)
        except BaseException:
            self.dropped(given)
            raise
        return self.kept(given)

    def _keep(self, entry: Happened) -> None:
        """Write an entry that takes something back."""
        self._storage.append(self.id, entry, progress(self.match))
        self.seq = entry.seq

    def _newly_asked(self, entry: Happened) -> Seat | None:
        """The seat of a person that must decide now and did not just answer itself."""
        decision = self.match.asked()
        fresh = decision.outcome is None and decision.seat != entry.seat and decision.seat not in self.match.bots
        return decision.seat if fresh else None


def progress(match: Match) -> Progress:
    """How far a match is, and all that is needed to go on from there."""
    rules, state = match.rules, match.state
    return Progress(
        rules.round_of(state), match.outcome is not None, rules.standing(state), encode(state), engine(rules)
    )


def at_one_screen(match: Match) -> list[SeatRecord]:
    """Everybody who is not a bot plays where the table was begun."""
    bots = {seat: name for seat, (name, _) in match.bots.items()}
    people = match.rules.people(match.state)
    return [
        SeatRecord(seat, BOT if seat in bots else HERE, bot=bots.get(seat, ""))
        if seat in people
        else SeatRecord(seat, RULES)
        for seat in range(len(match.rules.seats(match.state)))
    ]
