"""`tavola play GAME` and `tavola learn GAME`: the table in the terminal. Every answer is stored before the next
question."""

from __future__ import annotations

from pathlib import Path

import click

from .. import load, new
from ..kernel.errors import TavolaError, UnknownName
from ..kernel.shelf import game as game_of
from ..table import KeptMatch, Match, Tables
from ..table.seating import reseated
from ..table.storage.folder import database as file_in
from ..teaching import Lesson, lesson_of
from ..text import say
from ..text.catalogue import role_names
from ..text.hearing import plain
from .click_words import SpokenCommand, for_programs, option, speaks
from .kept import list_kept
from .output import chosen_options, known_scenario, line_up, read_file
from .serve import data_option, storage
from .terminal import Terminal, read_line, remembered
from .terminal.guide import guide_of
from .words import lang, said

#: Who sits in the places one person alone leaves empty.
COMPANION = "greedy"


@click.command(cls=SpokenCommand, help="help-play")
@click.argument("game", required=False)
@option("--scenario", default="", help="help-scenario")
@option("--players", default="", metavar="A,B", help="help-players")
@option("--bots", default="", metavar="A,B", help="help-play-bots")
@option("--option", "chosen", multiple=True, metavar="NAME=VALUE", help="help-option")
@option("--seed", type=int, default=None, help="help-seed")
@option("--continue", "table_id", is_flag=False, flag_value="last", default=None, metavar="[ID]", help="help-continue")
@option("--load", "file", default=None, metavar="FILE", help="help-load")
@option("--list", "kept", is_flag=True, help="help-list")
@data_option
@speaks
@for_programs
def play(
    game: str | None,
    scenario: str,
    players: str,
    bots: str,
    chosen: tuple[str, ...],
    seed: int | None,
    table_id: str | None,
    file: str | None,
    kept: bool,
    data: Path | None,
    as_json: bool,
) -> None:
    if as_json and not kept:
        raise TavolaError("error-missing-argument", name="--list")
    if game is not None:
        game_of(game)
    elif not kept and table_id is None and file is None:
        raise TavolaError("error-missing-argument", name="GAME")
    tables = Tables(storage(data))
    try:
        if kept:
            list_kept(tables, game, as_json)
            return
        if table_id is not None:
            table = tables.open(_last(tables, game) if table_id == "last" else table_id)
        elif file is not None:
            table = tables.create(load(read_file(file)))
        elif game is not None:
            table = tables.create(_new(game, scenario, players, bots, chosen, seed))
        else:
            return
        table.let_bots_play()
        with remembered(file_in(data).parent):
            Terminal(table, read_line).run()
    finally:
        tables.storage.close()


@click.command(cls=SpokenCommand, help="help-learn")
@click.argument("game")
@option("--again", is_flag=True, help="help-learn-again")
@data_option
@speaks
def learn(game: str, again: bool, data: Path | None) -> None:
    game_of(game)
    lesson = lesson_of(game)
    if lesson is None:
        raise UnknownName("error-no-lesson", game=said(f"game-{game}"))
    tables = Tables(storage(data))
    try:
        table = None if again else _begun(tables, lesson)
        if table is None:
            setup = lesson.setup
            bots = dict.fromkeys(lesson.bots, COMPANION)
            table = tables.create(new(game, setup.scenario, setup.players, lesson.seed, bots, (), setup.options))
        table.let_bots_play()
        with remembered(file_in(data).parent):
            Terminal(table, read_line).run()
    finally:
        tables.storage.close()


def _begun(tables: Tables, lesson: Lesson) -> KeptMatch | None:
    """The lesson that was left last."""
    setup = lesson.setup
    for info in tables.all():
        if (info.game, info.scenario, info.players) == (
            setup.game,
            setup.scenario,
            setup.players,
        ) and not info.finished:
            table = tables.open(info.id)
            if guide_of(table.match) is not None and table.held is None:
                return table
    return None


def _new(game: str, scenario: str, players: str, bots: str, chosen: tuple[str, ...], seed: int | None) -> Match:
    names = line_up(game, players)
    seated = [name.strip() if name.strip() not in ("", "-") else None for name in bots.split(",")]
    options = chosen_options(chosen)
    if options and not names:
        new(
            game, known_scenario(game, scenario), options=options
        )  # what is wrong with them is said before anything is asked
    if not names:
        hero = _hero(game)
        names = _company(game, known_scenario(game, scenario), hero)
        seated = [None if name == hero else COMPANION for name in names] if len(names) > 1 and not bots else seated
    match = new(game, known_scenario(game, scenario), names, seed, seated, (), options)
    if not match.people():
        raise TavolaError("error-no-people")
    tell_reseated(match)
    return match


def tell_reseated(match: Match) -> None:
    """Say who plays another board than was asked for, before the game begins."""
    for note in reseated(match.rules, match.setup, match.state, role_names(match.rules, lang())):
        click.echo(say(note, lang()))


def _company(game: str, scenario: str, hero: str) -> tuple[str, ...]:
    """Who sits down with one person: nobody where one is enough, else as many of the first as are needed."""
    rules = game_of(game)
    least = next(info.players[0] for info in rules.scenarios() if info.id == scenario)
    others = [role for role in rules.roles() if role != hero][: least - 1]
    return tuple(role for role in rules.roles() if role == hero or role in others)


def _hero(game: str) -> str:
    """Ask who to play as, by number or by name as far as only one begins so; an empty line is the first."""
    heroes = role_names(game_of(game), lang())
    click.echo(said("terminal-who"))
    for number, name in enumerate(heroes.values(), 1):
        click.echo(f"{number}. {name}")
    ids = tuple(heroes)
    while True:
        try:
            line = read_line().strip()
        except EOFError:
            raise TavolaError("error-missing-argument", name="--players") from None
        if not line:
            return ids[0]
        if line.isdigit():
            if 1 <= int(line) <= len(ids):
                return ids[int(line) - 1]
            click.echo(said("terminal-no-number", number=line, most=len(ids)))
            continue
        meant = _called(heroes, line)
        if meant:
            return meant
        click.echo(said("terminal-nobody", name=line, most=len(ids)))


def _called(heroes: dict[str, str], line: str) -> str:
    """Who is called so: by id, or the only one whose name begins with these words; else nobody."""
    if line.lower() in heroes:
        return line.lower()
    typed = " ".join(plain(line))
    meant = [id for id, name in heroes.items() if typed and " ".join(plain(name)).startswith(typed)]
    return meant[0] if len(meant) == 1 else ""


def _last(tables: Tables, game: str | None) -> str:
    """The unfinished game played last: of this game, or of any."""
    for info in tables.all():
        if game in (None, info.game) and not info.finished:
            return info.id
    raise UnknownName("error-nothing-to-continue", game=game or "")
