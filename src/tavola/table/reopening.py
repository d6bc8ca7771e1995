"""Opening a kept game: at once under the engine that kept it, after a replay under any other.

The stored state is what the players last saw; it is the truth. An engine that plays the journal to that very state
takes the game over in silence. One that does not must not touch it: the game can be read where it stands, and goes on
under the new rules only when its players say so. A state this engine cannot even read leaves the log.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ..bots import Bot
from ..kernel.answering import respelled
from ..kernel.codec import encode
from ..kernel.contract import Rules
from ..kernel.errors import BadSave
from ..kernel.journal import Journal
from ..kernel.records import Seat
from ..kernel.shelf import game
from .errors import DamagedGame, OtherRules
from .kept import KeptMatch, Seen
from .match import Match, Move
from .positions import same, start_of
from .seating import seat_bots
from .storage.door import FORCED, MOVED, UNDO, Happened, Storage, StoredGame
from .versions import engine


def reopened(storage: Storage, stored: StoredGame) -> KeptMatch:
    """The table as it was left. Raises OtherRules when not even its state can be read, DamagedGame for a record that
    makes no sense."""
    rules = game(stored.game.setup.game)
    standing = standing_of(stored)
    if stored.engine == engine(rules) and stored.state:
        match, held = _resumed(rules, stored, standing), None
    else:
        match, held = _verified(storage, rules, stored, standing)
    seen: Seen = {}
    for entry in stored.journal:
        if entry.client:
            seen.setdefault(entry.client, {})[entry.seat] = entry.seq
    new = stored.game
    count, house = len(stored.journal), (stored.locked, stored.paused)
    return KeptMatch(storage, new.id, match, count, seen, new.seats, new.owner, new.drawn, held, *house)


def standing_of(stored: StoredGame) -> list[Happened]:
    """The entries that stand: answers pile up, an undo takes the last one off."""
    standing: list[Happened] = []
    try:
        for entry in stored.journal:
            if entry.kind == UNDO:
                standing.pop()
            elif entry.kind == FORCED:
                del standing[len(standing) - int(entry.notation) :]
            else:
                standing.append(entry)
    except (IndexError, ValueError):
        raise DamagedGame("error-game-damaged", id=stored.game.id) from None
    return standing


def _resumed(rules: Rules[Any], stored: StoredGame, standing: list[Happened]) -> Match:
    """A game of this engine: nothing is played again before somebody takes something back."""
    match = _laid(rules, stored, standing)
    state = _state(stored.state, rules)
    if state is None:
        raise DamagedGame("error-game-damaged", id=stored.game.id)
    if match.moves and len(match.moves) > match.floor:
        match.moves[-1].state = state
    return match


def _verified(
    storage: Storage, rules: Rules[Any], stored: StoredGame, standing: list[Happened]
) -> tuple[Match, OtherRules | None]:
    """A game of another engine: played again from its beginning, and believed where it ends as it was left."""
    witness = stored.state or stored.snapshots.get(len(stored.journal), b"")
    known = _state(witness, rules) if witness else None
    before, now = stored.engine or "1", engine(rules)
    held = OtherRules("error-other-rules", before=before, now=now)
    closed = OtherRules("error-other-version", before=before, now=now)
    stumbled: Exception | None = None
    for former in (False, True):
        try:
            named = _formerly(rules, stored, standing) if former else standing
            match = _laid(rules, stored, named, snapshots=False)
            again = match.state
            _compare(rules, stored, match, standing)
        except Exception as error:  # whatever other rules stumble over: they do not play this game
            stumbled = error
            continue
        if not witness or (known is not None and same(rules, known, again)):
            storage.verified(stored.game.id, encode(again), engine(rules))
            return match, None
    if known is None:
        raise closed from stumbled
    # Where it stands is known, how it got there is only told.
    journal = Journal(stored.game.setup, stored.game.seed, (), stored.game.position)
    told = [Move(entry.seat, entry.notation, entry.events, True, None) for entry in standing]
    return Match(rules, journal, known, told, _bots(stored), len(told)), held


def _formerly(rules: Rules[Any], stored: StoredGame, standing: list[Happened]) -> list[Happened]:
    """The entries with their answers by today's names, each read by the name it had then."""
    match = _laid(rules, stored, standing, snapshots=False)
    told, played = standing[: match.floor], standing[match.floor :]
    names = respelled(rules, match.first, [one.notation for one in played])
    return [*told, *(replace(one, notation=name) for one, name in zip(played, names, strict=True))]


def _laid(rules: Rules[Any], stored: StoredGame, standing: list[Happened], snapshots: bool = True) -> Match:
    """The match a journal describes; what was answered before it last moved to other rules is only told."""
    new = stored.game
    moves = [
        Move(one.seat, "" if one.kind == MOVED else one.notation, one.events, one.sealed, None) for one in standing
    ]
    floor = max((number for number, one in enumerate(standing, 1) if one.kind == MOVED), default=0)
    journal = Journal(new.setup, new.seed, (), new.position)
    if floor:
        start = _state(stored.snapshots.get(standing[floor - 1].seq, b""), rules)
        if start is None:
            raise DamagedGame("error-game-damaged", id=new.id)
        moves[floor - 1].state = start
        match = Match(rules, journal, start, moves, _bots(stored), floor)
    else:
        match = Match.begun(rules, journal, start_of(rules, journal), moves, _bots(stored))
    for one, move in list(zip(standing, moves, strict=True))[floor:] if snapshots else ():
        if one.seq in stored.snapshots:
            move.state = _state(stored.snapshots[one.seq], rules)
    return match


def _compare(rules: Rules[Any], stored: StoredGame, match: Match, standing: list[Happened]) -> None:
    """Every state kept on the way that this engine can read is the one it comes to itself. Raises BadSave."""
    for number, one in enumerate(standing[match.floor :], match.floor + 1):
        kept = _state(stored.snapshots.get(one.seq, b""), rules)
        if kept is not None and not same(rules, kept, match.state_after(number)):
            raise BadSave("error-save-other-state")


def _bots(stored: StoredGame) -> dict[Seat, tuple[str, Bot]]:
    new = stored.game
    names = {record.seat: record.bot for record in new.seats if record.bot}
    if not new.seats:
        names = {int(seat): name for seat, name in new.bots.items()}
    return seat_bots(names, new.seed)


def _state(data: bytes, rules: Rules[Any]) -> Any:
    """The state, or None when this version cannot read it."""
    try:
        return rules.stored(data) if data else None
    except BadSave:
        return None
