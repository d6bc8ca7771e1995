"""`tavola chronicle`: games that follow each other in one world, and the line in which that world travels."""

from __future__ import annotations

import datetime
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from ..kernel.contract import LineInfo
from ..kernel.errors import TavolaError
from ..table import Tables
from ..table.chronicles import keeping, lines_of
from ..text import say
from .click_words import SpokenCommand, SpokenGroup, for_programs, option, speaks
from .output import chosen_options, print_json, print_table
from .play import tell_reseated
from .serve import data_option, storage
from .terminal import Terminal, read_line
from .words import lang, said

MOST_SEED = 128


@click.group(cls=SpokenGroup, help="help-chronicle")
@speaks
def chronicle() -> None:
    """The commands below."""


@contextmanager
def _tables(data: Path | None) -> Iterator[Tables]:
    tables = Tables(storage(data))
    try:
        yield tables
    finally:
        tables.close()


def _game(name: str) -> str:
    """The game meant: the only one that keeps chronicles needs no name."""
    return name or keeping()[0]


def _content(told: LineInfo) -> dict[str, Any]:
    """What a line says, and what was mended in it, for programs."""
    return {**told.content, "notes": [say(note, lang()) for note in told.notes]}


@chronicle.command("list", cls=SpokenCommand, help="help-chronicle-list")
@data_option
@speaks
@for_programs
def list_chronicles(data: Path | None, as_json: bool) -> None:
    with _tables(data) as tables:
        found = tables.chronicles.all()
    if as_json:
        print_json(found)
    elif not found:
        click.echo(said("chronicle-none"))
    else:
        headings = [said(f"heading-{name}") for name in ("id", "name", "next", "told", "played")]
        print_table(
            headings,
            (
                (
                    one.id,
                    one.name,
                    str(one.number),
                    str(one.pages),
                    f"{datetime.datetime.fromtimestamp(one.updated):%Y-%m-%d %H:%M}",
                )
                for one in found
            ),
        )


@chronicle.command("show", cls=SpokenCommand, help="help-chronicle-show")
@click.argument("id")
@data_option
@speaks
@for_programs
def show(id: str, data: Path | None, as_json: bool) -> None:
    with _tables(data) as tables:
        kept = tables.chronicles.open(id)
    rules = lines_of(kept.game)
    told = rules.read(kept.line)
    if as_json:
        history = [page.shown for page in kept.pages]
        print_json({"id": kept.id, **_content(told), "history": history})
        return
    click.echo(said("chronicle-next", name=kept.name, n=kept.number))
    for text in rules.land_told(told.land):
        click.echo(f"  {say(text, lang())}")
    for page in kept.pages:
        click.echo(said("chronicle-page", n=page.number))
        for text in rules.told(page.shown):
            click.echo(f"  {say(text, lang())}")


@chronicle.command("export", cls=SpokenCommand, help="help-chronicle-export")
@click.argument("id")
@data_option
@speaks
@for_programs
def export(id: str, data: Path | None, as_json: bool) -> None:
    with _tables(data) as tables:
        kept = tables.chronicles.open(id)
    if as_json:
        print_json({"line": kept.line, **_content(lines_of(kept.game).read(kept.line))})
    else:
        click.echo(kept.line)


@chronicle.command("import", cls=SpokenCommand, help="help-chronicle-import")
@click.argument("line")
@option("--game", default="", metavar="GAME", help="help-chronicle-game")
@data_option
@speaks
@for_programs
def bring(line: str, game: str, data: Path | None, as_json: bool) -> None:
    lines_of(_game(game)).read(line)
    with _tables(data) as tables:
        id, told = tables.chronicles.bring(_game(game), line)
    if as_json:
        print_json({"id": id, **_content(told)})
        return
    for note in told.notes:
        click.echo(say(note, lang()))
    click.echo(said("chronicle-kept", id=id, name=told.name, n=told.number))


@chronicle.command("new", cls=SpokenCommand, help="help-chronicle-new")
@click.argument("name", default="")
@option("--game", default="", metavar="GAME", help="help-chronicle-game")
@data_option
@speaks
def new(name: str, game: str, data: Path | None) -> None:
    with _tables(data) as tables:
        id = tables.chronicles.begin(_game(game), name)
        kept = tables.chronicles.open(id)
    click.echo(said("chronicle-kept", id=id, name=kept.name, n=kept.number))


@chronicle.command("rename", cls=SpokenCommand, help="help-chronicle-rename")
@click.argument("id")
@click.argument("name")
@data_option
@speaks
def rename(id: str, name: str, data: Path | None) -> None:
    with _tables(data) as tables:
        tables.chronicles.rename(id, name)
        kept = tables.chronicles.open(id)
    click.echo(said("chronicle-next", name=kept.name, n=kept.number))


@chronicle.command("continue", cls=SpokenCommand, help="help-chronicle-continue")
@click.argument("id")
@option("--players", required=True, metavar="A,B", help="help-players")
@option("--bots", default="", metavar="A,B", help="help-play-bots")
@option("--option", "chosen", multiple=True, metavar="NAME=VALUE", help="help-option")
@option("--seed", type=int, default=None, help="help-seed")
@data_option
@speaks
def go_on(id: str, players: str, bots: str, chosen: tuple[str, ...], seed: int | None, data: Path | None) -> None:
    seated = {seat: name.strip() for seat, name in enumerate(bots.split(",")) if name.strip() not in ("", "-")}
    names = tuple(name.strip() for name in players.split(",") if name.strip())
    number = secrets.randbits(MOST_SEED) if seed is None else seed
    with _tables(data) as tables:
        match = tables.chronicles.go_on(id, names, number, seated, chosen_options(chosen))
        if not match.people():
            raise TavolaError("error-no-people")
        tell_reseated(match)
        table = tables.create(match, chronicle=id)
        table.let_bots_play()
        Terminal(table, read_line).run()
