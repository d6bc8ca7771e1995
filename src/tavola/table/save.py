"""Reading save files: the form is checked, then every answer is replayed through the engine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from ..kernel.answering import answer, given_already, respelled
from ..kernel.codec import fingerprint_of
from ..kernel.contract import Result, Rules
from ..kernel.errors import BadPosition, BadSave, IllegalAnswer, UnknownName
from ..kernel.journal import FORMAT, Journal
from ..kernel.records import Event, Setup, Text
from ..kernel.shelf import game
from .match import Match, Move
from .positions import prove, same, start_of
from .saving import Save
from .seating import seat_bots
from .versions import engine

MAX_BYTES = 8_000_000
MAX_ANSWERS = 100_000
MOST_SEED = 1 << 256
#: The formats this version reads.
READ = (1, FORMAT)


class _Head(Struct, frozen=True):
    """As much of a file as tells a save of another format from something else."""

    versions: dict[str, Any] = {}


_saves = msgspec.json.Decoder(Save)
_heads = msgspec.json.Decoder(_Head)


def load(data: str | bytes, move: bool = False) -> Match:
    """The match in a save file. Anything damaged, foreign or untrue raises BadSave.

    A save written under other rules, which these do not play to the state it claims, is refused by name; with `move`
    it goes on from its stored state under the rules there are now, and says so in its log.
    """
    raw = data.encode() if isinstance(data, str) else bytes(data)
    if len(raw) > MAX_BYTES:
        raise BadSave("error-save-too-large", bytes=len(raw), limit=MAX_BYTES)
    saved = _read(raw)
    if not 0 <= saved.seed < MOST_SEED:
        raise BadSave("error-save-damaged", where="seed")
    try:
        rules = game(saved.setup.game)
        setup = Setup(saved.setup.game, saved.setup.scenario, saved.setup.players, saved.setup.options)
        journal = Journal(setup, saved.seed, saved.answers, saved.position)
        bots = seat_bots(_seats(saved), saved.seed)
        match = _replayed(rules, journal, saved)
    except (UnknownName, BadPosition) as error:
        raise BadSave.like(error) from None
    except BadSave as error:
        if engine(rules) == saved.versions.engine:
            raise
        former = _read_formerly(rules, journal, saved)
        if former is None and not move:
            raise BadSave("error-save-rules", engine=saved.versions.engine or "1", reason=error.text.key) from None
        match = former or _moved(rules, journal, saved)
    match.bots = bots
    return match


def _read_formerly(rules: Rules[Any], journal: Journal, saved: Save) -> Match | None:
    """The match of a save whose answers must be read by the names they had then."""
    told, played = saved.answers[: saved.before], saved.answers[saved.before :]
    try:
        now = respelled(rules, _first(rules, journal, saved), played)
        return _replayed(rules, journal, replace(saved, answers=(*told, *now)))
    except (BadSave, IllegalAnswer):
        return None


def _moved(rules: Rules[Any], journal: Journal, saved: Save) -> Match:
    """The match that goes on from its stored state under the rules there are now."""
    stored = _sound(rules, saved.state, "state")
    match = Match(rules, journal, stored, history(saved.answers))
    match.move_on(stored, moved_note(saved.versions.engine, engine(rules)))
    return match


def is_plain(data: bytes) -> bool:
    """Whether a save begins as its scenario says: not from a position, nor from a state of other rules."""
    saved = _read(data)
    return not saved.position and not _has_moved(saved)


def _has_moved(saved: Save) -> bool:
    """Whether it went on under other rules once."""
    return bool(saved.before) or bytes(saved.moved) != b"null"


def _first(rules: Rules[Any], journal: Journal, saved: Save) -> Result[Any]:
    """Where the answers of a file that are played again begin."""
    return Result(_sound(rules, saved.moved, "moved"), (), False) if _has_moved(saved) else start_of(rules, journal)


def _sound(rules: Rules[Any], told: msgspec.Raw, where: str) -> Any:
    """A state a file would go on from without a replay that proves it. Raises BadSave for one no game could be in."""
    state = rules.stored(bytes(told))
    try:
        prove(rules, state)
    except BadPosition as error:
        raise BadSave("error-save-damaged", where=f"{where}: {error}") from None
    return state


def history(answers: Sequence[str]) -> list[Move]:
    """Answers that are told and never played again."""
    return [Move(-1, said, (), True, None) for said in answers]


def moved_note(before: str, now: str) -> Event:
    """The line of the log where a game went over to other rules."""
    return Event(Text("table-moved", {"before": before or "1", "now": now}), auto=True)


def _replayed(rules: Rules[Any], journal: Journal, saved: Save) -> Match:
    """The match the answers of a file lead to, if that is the state it claims."""
    stored = rules.stored(bytes(saved.state))
    start = _first(rules, journal, saved)
    if not _has_moved(saved):
        match = Match.begun(rules, journal, start, _replay(rules, start, saved.answers, 0))
    else:
        if not 0 <= saved.before <= len(saved.answers):
            raise BadSave("error-save-damaged", where="before")
        match = Match(rules, journal, start.state, history(saved.answers[: saved.before]))
        match.move_on(start.state, moved_note("", saved.versions.engine))
        for later in _replay(rules, start, saved.answers[saved.before :], saved.before):
            match.redo(later)
    if fingerprint_of(bytes(saved.state)) != saved.fingerprint or not same(rules, stored, match.state):
        raise BadSave("error-save-other-state")
    return match


def _seats(saved: Save) -> dict[int, str]:
    try:
        return {int(seat): name for seat, name in saved.bots.items()}
    except ValueError:
        raise BadSave("error-save-damaged", where="bots") from None


def _read(raw: bytes) -> Save:
    try:
        saved = _saves.decode(raw)
        if saved.versions.format not in READ:
            raise BadSave("error-save-format", found=str(saved.versions.format), known=FORMAT)
        if len(saved.answers) > MAX_ANSWERS:
            raise BadSave("error-save-too-long", answers=len(saved.answers), limit=MAX_ANSWERS)
        return saved
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        where = str(error) or type(error).__name__
    try:
        head = _heads.decode(raw).versions
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise BadSave("error-save-damaged", where=where) from None
    if not head:
        raise BadSave("error-save-foreign") from None
    if head.get("format") not in READ:
        raise BadSave("error-save-format", found=str(head.get("format")), known=FORMAT) from None
    raise BadSave("error-save-damaged", where=where) from None


def _replay(rules: Rules[Any], start: Result[Any], answers: Sequence[str], before: int) -> list[Move]:
    state, forced = start.state, list(start.forced)
    moves = []
    for number, said in enumerate(answers, before + 1):
        decision = rules.options(state)
        if decision.outcome is not None:
            raise BadSave("error-save-answer", number=number, answer=said)
        if given_already(decision, said, forced):
            continue
        try:
            option, step = answer(rules, state, said, decision, kept=True)
        except IllegalAnswer:
            raise BadSave("error-save-answer", number=number, answer=said) from None
        state, forced = step.state, list(step.forced)
        moves.append(Move(decision.seat, option.notation, step.events, step.sealed, state))
    return moves
