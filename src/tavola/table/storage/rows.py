"""Kept games as rows: what every database stores of them, and how it becomes a game again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ...kernel.codec import decode, encode
from ...kernel.errors import BadSave
from ...kernel.records import Event, Setup, Text
from ..errors import DamagedGame
from ..seats import SeatRecord
from .door import Happened, NewGame, Progress, StoredGame, TableInfo

Row = tuple[Any, ...]

_events = msgspec.json.Decoder(tuple[Event, ...])
_names = msgspec.json.Decoder(dict[str, str])


def about(game: NewGame) -> Row:
    """id, setup, seed, position, bots, owner, drawn."""
    return game.id, encode(game.setup), str(game.seed), game.position, encode(game.bots), game.owner, game.drawn


def columns(progress: Progress) -> Row:
    """round, finished, chapter, state, engine."""
    chapter = encode(progress.chapter) if progress.chapter is not None else None
    return progress.round, progress.finished, chapter, progress.state or None, progress.engine


def entry_row(entry: Happened) -> Row:
    """seq, kind, seat, notation, client, sealed, events."""
    client = entry.client or None
    return entry.seq, entry.kind, entry.seat, entry.notation, client, entry.sealed, encode(entry.events)


#: The columns of a seat.
SEAT = "seat, kind, digest, bot, called, avatar, once, away"


def seat_row(one: SeatRecord) -> Row:
    return one.seat, one.kind, one.digest, one.bot, one.called, one.avatar, one.once, one.away


def seat_of(row: Row) -> SeatRecord:
    seat, kind, digest, bot, called, avatar, once, away = row
    return SeatRecord(seat, kind, digest, bot, called, avatar, bool(once), float(away))


def stored_of(id: str, told: Row, seats: Sequence[Row], events: Sequence[Row], snapshots: Sequence[Row]) -> StoredGame:
    """The game these rows tell of: setup, seed, position, bots, owner, drawn, locked, paused, state and engine, and the
    rows of its seats, journal and snapshots. Raises DamagedGame."""
    setup, seed, position, bots, owner, drawn, locked, paused, state, engine = told
    try:
        everyone = tuple(seat_of(row) for row in seats)
        names = _names.decode(bots)
        new = NewGame(id, decode(setup, Setup), int(seed), position, names, owner, everyone, bool(drawn))
        journal = tuple(
            Happened(seq, kind, seat, notation, client or "", bool(sealed), _events.decode(happened))
            for seq, kind, seat, notation, client, sealed, happened in events
        )
    except (BadSave, msgspec.MsgspecError, ValueError) as error:
        raise DamagedGame("error-game-damaged", id=id) from error
    if [entry.seq for entry in journal] != list(range(1, len(journal) + 1)):
        raise DamagedGame("error-game-damaged", id=id)
    kept = {seq: bytes(one) for seq, one in snapshots}
    return StoredGame(new, journal, kept, bytes(state or b""), engine, bool(locked), bool(paused))


def games_of(rows: Sequence[Row]) -> tuple[TableInfo, ...]:
    """Lines of a list of games: id, setup, round, finished, chapter, updated, called. One damaged game hides no other;
    opening it says what is wrong."""
    found = []
    for id, raw, number, finished, stands, updated, called in rows:
        try:
            setup = decode(raw, Setup)
            chapter = decode(stands, Text) if stands else None
        except BadSave:
            continue
        who = (setup.game, setup.scenario, setup.players)
        found.append(TableInfo(id, *who, number, bool(finished), updated, chapter, called))
    return tuple(found)
