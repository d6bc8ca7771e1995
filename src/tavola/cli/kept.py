"""`tavola play --list`: the games kept here, the last played first."""

from __future__ import annotations

import datetime

import click

from ..kernel.records import Text
from ..kernel.shelf import game as game_of
from ..kernel.shelf import games
from ..table import TableInfo, Tables
from ..table.listing import line
from ..text import say
from .output import print_json, print_table
from .words import lang, said


def list_kept(tables: Tables, game: str | None, as_json: bool) -> None:
    """Every kept game, or those of one game: how to continue it, who plays, where it stands, when it was played."""
    found = [info for info in tables.all() if info.game in games() and game in (None, info.game)]
    if as_json:
        print_json([line(info, lang()) for info in found])
    elif not found:
        click.echo(said("kept-none"))
    else:
        headings = ("id", "game", "scenario", "players", "stands", "played")
        print_table([said(f"heading-{name}") for name in headings], map(_row, found))


def _row(info: TableInfo) -> tuple[str, ...]:
    told = line(info, lang())
    name = next((scenario.name for scenario in game_of(info.game).scenarios() if scenario.id == info.scenario), "")
    stands = told["chapter"] or said("kept-round", n=info.round)
    return (
        info.id,
        said(f"game-{info.game}"),
        say(Text(name), lang()) if name else info.scenario,
        ", ".join(told["names"]),
        said("kept-finished", stands=stands) if info.finished else stands,
        f"{datetime.datetime.fromtimestamp(info.updated):%Y-%m-%d %H:%M}",
    )
