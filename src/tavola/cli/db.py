"""`tavola db`: what operators do with the games that are kept."""

from __future__ import annotations

import datetime
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import click

from ..kernel.errors import TavolaError
from ..table.errors import BadStorage
from ..table.storage.databases import storage_at
from ..table.storage.door import Storage
from ..table.storage.folder import database as file_in
from ..table.tending import Copied, copied, different, forgotten, looked_over, old_games
from .click_words import SpokenCommand, SpokenGroup, for_programs, option, speaks
from .output import print_json
from .serve import data_option
from .words import said

F = TypeVar("F", bound=Callable[..., Any])

#: Something is wrong with the games, not with the command.
UNSOUND = 1
#: How often people hear how far it is.
_SECONDS = 2.0


def of_database(function: F) -> F:
    """Adds `--database` and `--data`: which games are meant."""
    where = option("--database", default=None, metavar="FILE|URL", help="help-database")
    chosen: F = where(data_option(function))
    return chosen


def address_of(database: str | None, data: Path | None) -> str:
    return database if database is not None else str(file_in(data))


@contextmanager
def opened(address: str, alone: bool = False) -> Iterator[Storage]:
    """A storage that exists; `alone`: no server may be using it, where it cannot be shared."""
    if "://" not in address and not Path(address).exists():
        raise BadStorage("error-data-none", file=address)
    storage = storage_at(address)
    try:
        if alone:
            storage.claim()
        yield storage
    finally:
        storage.close()


class _Progress:
    """Says now and then how far it is, on the terminal of whoever waits."""

    def __init__(self) -> None:
        self._said = time.monotonic()

    def __call__(self, done: int, of: int) -> None:
        if time.monotonic() - self._said > _SECONDS:
            self._said = time.monotonic()
            click.echo(said("db-progress", done=done, of=of), err=True)


@click.group(cls=SpokenGroup, help="help-db")
@speaks
def db() -> None:
    pass


@db.command(cls=SpokenCommand, help="help-db-check")
@option("--after", default="", metavar="ID", help="help-db-after")
@of_database
@speaks
@for_programs
@click.pass_context
def check(ctx: click.Context, after: str, database: str | None, data: Path | None, as_json: bool) -> None:
    with opened(address_of(database, data)) as storage:
        troubles = storage.troubles()
        found = list(looked_over(storage, after))
    if as_json:
        print_json({"database": troubles, "games": {one.id: one.how for one in found}})
    else:
        for line in troubles:
            click.echo(said("db-trouble", reason=line))
        for one in found:
            if one.how != "sound":
                click.echo(said(f"db-{one.how}", id=one.id))
        click.echo(said("db-checked", count=len(found), sound=sum(one.how == "sound" for one in found)))
    if troubles or any(one.how in ("damaged", "closed") for one in found):
        ctx.exit(UNSOUND)


@db.command(cls=SpokenCommand, help="help-db-backup")
@click.argument("file")
@of_database
@speaks
@click.pass_context
def backup(ctx: click.Context, file: str, database: str | None, data: Path | None) -> None:
    source = address_of(database, data)
    different(source, file)
    with opened(source) as games, _made(file) as target:
        _tell(ctx, copied(games, target, replace=True, watch=_Progress()))


@db.command(cls=SpokenCommand, help="help-db-restore")
@click.argument("file")
@option("--replace", is_flag=True, help="help-db-replace")
@of_database
@speaks
@click.pass_context
def restore(ctx: click.Context, file: str, replace: bool, database: str | None, data: Path | None) -> None:
    target = address_of(database, data)
    different(file, target)
    with opened(file) as games, _made(target) as storage:
        _tell(ctx, copied(games, storage, replace=replace, watch=_Progress()))


@db.command(cls=SpokenCommand, help="help-db-move")
@click.argument("target")
@of_database
@speaks
@click.pass_context
def move(ctx: click.Context, target: str, database: str | None, data: Path | None) -> None:
    source = address_of(database, data)
    different(source, target)
    with opened(source, alone=True) as games, _made(target) as storage:
        _tell(ctx, copied(games, storage, replace=True, watch=_Progress()))


@contextmanager
def _made(address: str) -> Iterator[Storage]:
    """A storage to write to, made where there is none."""
    storage = storage_at(address)
    try:
        storage.claim()
        yield storage
    finally:
        storage.close()


def _tell(ctx: click.Context, done: Copied) -> None:
    for id in done.damaged:
        click.echo(said("db-damaged", id=id))
    click.echo(said("db-copied", count=done.copied, there=done.there))
    if done.damaged:
        ctx.exit(UNSOUND)


@db.command(cls=SpokenCommand, help="help-db-reports")
@of_database
@speaks
@for_programs
def reports(database: str | None, data: Path | None, as_json: bool) -> None:
    with opened(address_of(database, data)) as storage:
        found = storage.reports()
    if as_json:
        print_json(found)
        return
    for one in found:
        when = datetime.datetime.fromtimestamp(one.at, datetime.UTC)
        click.echo(f"{when:%Y-%m-%d %H:%M} {one.game} {one.seq}\n{one.words}\n\n{one.position}")
    if not found:
        click.echo(said("db-reports-none"))


@db.command(cls=SpokenCommand, help="help-db-forget")
@click.argument("ids", nargs=-1)
@option("--older", type=click.IntRange(1, 36500), default=None, metavar="DAYS", help="help-db-older")
@option("--finished", is_flag=True, help="help-db-finished")
@option("--yes", is_flag=True, help="help-db-yes")
@of_database
@speaks
def forget(
    ids: tuple[str, ...], older: int | None, finished: bool, yes: bool, database: str | None, data: Path | None
) -> None:
    if bool(ids) == (older is not None):
        raise TavolaError("error-db-forget")
    with opened(address_of(database, data), alone=True) as storage:
        chosen = ids if older is None else old_games(storage, older, finished)
        if not yes:
            click.echo(said("db-would-forget", count=len(chosen)))
            return
        click.echo(said("db-forgotten", count=forgotten(storage, chosen, _Progress())))
