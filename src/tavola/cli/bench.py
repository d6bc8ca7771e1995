"""`tavola bench`: the measurements of docs/performance.md on this machine."""

from __future__ import annotations

import click

from .. import new
from ..kernel.errors import UnknownName
from ..kernel.shelf import game as game_of
from ..kernel.shelf import games
from .click_words import SpokenCommand, for_programs, option, speaks
from .measures import measures
from .output import known_scenario, line_up, print_json, print_table
from .words import said


@click.command(cls=SpokenCommand, help="help-bench")
@click.argument("game", default="mageknight")
@option("--players", default="", metavar="A,B", help="help-bench-players")
@option("--scenario", default="", help="help-scenario")
@option("--quick", is_flag=True, help="help-bench-quick")
@speaks
@for_programs
def bench(game: str, players: str, scenario: str, quick: bool, as_json: bool) -> None:
    if game not in games():
        raise UnknownName("error-unknown-game", name=game, known=games())
    wanted = known_scenario(game, scenario)
    fewest = next(info.players[0] for info in game_of(game).scenarios() if info.id == wanted)
    names = line_up(game, players or str(fewest))
    new(game, wanted, names, 1)  # a party that cannot play is bad input and said at once
    found = list(measures(game, wanted, names, quick))
    if as_json:
        print_json({each.name.removeprefix("bench-"): each for each in found})
        return
    print_table(
        (said("heading-measure"), said("heading-middle"), said("heading-most")),
        ((said(each.name), f"{each.middle:g} {each.unit}", f"{each.most:g} {each.unit}") for each in found),
    )
