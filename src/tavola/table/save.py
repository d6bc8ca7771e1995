"""Save files: JSON with versions. Loading checks the form, then replays every answer through the engine."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from ..kernel.answering import answer
from ..kernel.codec import decode, encode, fingerprint
from ..kernel.contract import Rules
from ..kernel.errors import BadPosition, BadSave, IllegalAnswer, UnknownName
from ..kernel.journal import FORMAT, Journal
from ..kernel.records import Setup
from ..kernel.shelf import game
from .match import Match, Move
from .positions import start_of
from .seating import seat_bots

MAX_BYTES = 8_000_000
MAX_ANSWERS = 100_000


class Versions(Struct, frozen=True, forbid_unknown_fields=True):
    """What wrote the file: its layout, the rules, and a fingerprint of the printed content."""

    format: int
    rules: str
    content: str


class SavedSetup(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    scenario: str
    players: tuple[str, ...]
    options: dict[str, str] = {}


class Save(Struct, frozen=True, forbid_unknown_fields=True):
    """A save file, field by field."""

    versions: Versions
    setup: SavedSetup
    seed: int
    answers: tuple[str, ...]
    fingerprint: str
    state: msgspec.Raw
    position: str = ""
    bots: dict[str, str] = {}


class _Head(Struct, frozen=True):
    """As much of a file as tells a save of another format from something else."""

    versions: dict[str, Any] = {}


@lru_cache(maxsize=8)
def content_version(name: str) -> str:
    """Differs when any printed fact of the game differs."""
    return fingerprint(game(name).cards())


def versions(rules: Rules[Any]) -> Versions:
    return Versions(FORMAT, rules.version, content_version(rules.id))


def save(match: Match) -> str:
    setup = match.setup
    state = encode(match.state)
    saved = Save(
        versions(match.rules),
        SavedSetup(setup.game, setup.scenario, setup.players, setup.options),
        match.seed,
        tuple(move.notation for move in match.moves),
        fingerprint(match.state),
        msgspec.Raw(state),
        match.source,
        {str(seat): name for seat, (name, _) in match.bots.items() if name},
    )
    return msgspec.json.format(encode(saved), indent=1).decode()


def load(data: str | bytes) -> Match:
    """The match in a save file. Anything damaged, foreign or untrue raises BadSave."""
    raw = data.encode() if isinstance(data, str) else bytes(data)
    if len(raw) > MAX_BYTES:
        raise BadSave("error-save-too-large", bytes=len(raw), limit=MAX_BYTES)
    saved = _read(raw)
    try:
        rules = game(saved.setup.game)
        setup = Setup(saved.setup.game, saved.setup.scenario, saved.setup.players, saved.setup.options)
        journal = Journal(setup, saved.seed, saved.answers, saved.position)
        start = start_of(rules, journal)
        bots = seat_bots(_seats(saved), saved.seed)
    except (UnknownName, BadPosition) as error:
        raise BadSave.like(error) from None
    moves = _replay(rules, start, saved)
    match = Match(rules, journal, start, moves, bots)
    stored = decode(bytes(saved.state), rules.state_type)
    if not fingerprint(match.state) == fingerprint(stored) == saved.fingerprint:
        raise BadSave("error-save-other-state")
    return match


def _seats(saved: Save) -> dict[int, str]:
    try:
        return {int(seat): name for seat, name in saved.bots.items()}
    except ValueError:
        raise BadSave("error-save-damaged", where="bots") from None


def _read(raw: bytes) -> Save:
    try:
        return msgspec.json.decode(raw, type=Save)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        where = str(error) or type(error).__name__
    try:
        head = msgspec.json.decode(raw, type=_Head).versions
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise BadSave("error-save-damaged", where=where) from None
    if not head:
        raise BadSave("error-save-foreign") from None
    if head.get("format") != FORMAT:
        raise BadSave("error-save-format", found=str(head.get("format")), known=FORMAT) from None
    raise BadSave("error-save-damaged", where=where) from None


def _replay(rules: Rules[Any], start: Any, saved: Save) -> list[Move]:
    if saved.versions.format != FORMAT:
        raise BadSave("error-save-format", found=str(saved.versions.format), known=FORMAT)
    if len(saved.answers) > MAX_ANSWERS:
        raise BadSave("error-save-too-long", answers=len(saved.answers), limit=MAX_ANSWERS)
    state = start
    moves = []
    for number, said in enumerate(saved.answers, 1):
        decision = rules.options(state)
        if decision.outcome is not None:
            raise BadSave("error-save-answer", number=number, answer=said)
        try:
            option, step = answer(rules, state, said, decision)
        except IllegalAnswer:
            raise BadSave("error-save-answer", number=number, answer=said) from None
        state = step.state
        moves.append(Move(decision.seat, option.notation, step.events, step.sealed, state))
    return moves
