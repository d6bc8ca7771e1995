"""`tavola bench`: the measurements of docs/performance.md on this machine."""

from __future__ import annotations

import click

from ..kernel.contract import games
from ..kernel.errors import UnknownName
from .click_words import SpokenCommand, for_programs, option, speaks
from .measures import measures
from .output import known_scenario, print_json, print_table
from .words import said


@click.command(cls=SpokenCommand, help="help-bench")
@click.argument("game", default="mageknight")
@option("--players", default="tovak", show_default=True, metavar="A,B", help="help-players")
@option("--scenario", default="", help="help-scenario")
@option("--quick", is_flag=True, help="help-bench-quick")
@speaks
@for_programs
def bench(game: str, players: str, scenario: str, quick: bool, as_json: bool) -> None:
    if game not in games():
        raise UnknownName("error-unknown-game", name=game, known=games())
    names = tuple(name for name in players.split(",") if name)
    found = list(measures(game, known_scenario(game, scenario), names, quick))
    if as_json:
        print_json({each.name.removeprefix("bench-"): each for each in found})
        return
    print_table(
        (said("heading-measure"), said("heading-middle"), said("heading-most")),
        ((said(each.name), f"{each.middle:g} {each.unit}", f"{each.most:g} {each.unit}") for each in found),
    )
