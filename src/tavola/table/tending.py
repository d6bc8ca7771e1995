"""What operators do with a storage: look it over, copy it, move it, forget games.

Each of these can be stopped at any moment and begun again: it goes on where it was, game by game. A game that cannot be
read hinders no other; it is named at the end.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

from msgspec import Struct

from .errors import BadStorage, DamagedGame, OtherRules, UnknownTable
from .reopening import reopened
from .storage.door import Storage

DAY = 24 * 3600

#: Hears how far it is: so many of so many games.
Watch = Callable[[int, int], None]


class Finding(Struct, frozen=True):
    """A game, and how it is: `sound`, `held` (other rules would lead elsewhere), `closed` (this version cannot open
    it), or `damaged`."""

    id: str
    how: str


class Copied(Struct, frozen=True):
    """How many games were copied, how many were there already, and which could not be read."""

    copied: int
    there: int
    damaged: tuple[str, ...]


def _unwatched(done: int, of: int) -> None:
    return


def looked_over(storage: Storage, after: str = "") -> Iterator[Finding]:
    """Each game in the order of their ids, from one on: it is opened as a table would open it."""
    for mark in storage.marks():
        if mark.id > after:
            yield Finding(mark.id, _how(storage, mark.id))


def _how(storage: Storage, id: str) -> str:
    try:
        return "sound" if reopened(storage, storage.load(id)).held is None else "held"
    except OtherRules:
        return "closed"
    except UnknownTable:
        return "sound"  # forgotten meanwhile
    except DamagedGame:
        return "damaged"


def copied(source: Storage, target: Storage, replace: bool = False, watch: Watch = _unwatched) -> Copied:
    """Lay every game of one storage, and every chronicle, down in another, each whole or not at all. Those that are
    there already stay, unless they `replace` what differs. Cookies and links go on being worth what they were."""
    there = {mark.id: mark for mark in target.marks()}
    if not there:
        target.put_secret(source.secret())
    marks = source.marks()
    new = kept = 0
    damaged = []
    for number, mark in enumerate(marks, 1):
        if mark == there.get(mark.id) or (mark.id in there and not replace):
            kept += 1
        else:
            try:
                target.put(source.whole(mark.id))
                new += 1
            except (DamagedGame, UnknownTable):
                damaged.append(mark.id)
        watch(number, len(marks))
    told = {info.id: info for info in target.chronicles()}
    for info in source.chronicles():
        if info != told.get(info.id) and (replace or info.id not in told):
            target.put_chronicle(source.chronicle(info.id), info.updated)
    return Copied(new, kept, tuple(damaged))


def old_games(storage: Storage, days: float, finished: bool = False) -> tuple[str, ...]:
    """Games nobody has touched for so many days; only those that are over, if that is wanted."""
    before = time.time() - days * DAY
    return tuple(info.id for info in storage.games() if info.updated < before and (info.finished or not finished))


def forgotten(storage: Storage, ids: tuple[str, ...], watch: Watch = _unwatched) -> int:
    """Delete games for good. Returns how many there were. Raises UnknownTable before anything is deleted."""
    known = {mark.id for mark in storage.marks()}
    for id in ids:
        if id not in known:
            raise UnknownTable("error-unknown-table", id=id)
    for number, id in enumerate(ids, 1):
        storage.forget(id)
        watch(number, len(ids))
    return len(ids)


def different(source: str, target: str) -> None:
    """Raises BadStorage when both are the same."""
    if source == target:
        raise BadStorage("error-data-same", file=source)
