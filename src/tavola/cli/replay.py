"""`tavola replay FILE`: verifies a saved game answer by answer, and steps through it."""

from __future__ import annotations

import click

from .. import load
from ..table.outcomes import outcome_record
from ..text import say
from .click_words import SpokenCommand, for_programs, option, speaks
from .output import print_json, read_file
from .words import lang, said


@click.command(cls=SpokenCommand, help="help-replay")
@click.argument("file")
@option("--step", is_flag=True, help="help-replay-step")
@speaks
@for_programs
def replay(file: str, step: bool, as_json: bool) -> None:
    match = load(read_file(file))
    if as_json:
        print_json(
            {
                "game": match.setup.game,
                "scenario": match.setup.scenario,
                "players": match.setup.players,
                "seed": match.seed,
                "answers": [move.notation for move in match.moves],
                "verified": True,
                "outcome": outcome_record(match.setup.game, match.outcome, lang()),
            }
        )
        return
    for number, move in enumerate(match.moves, 1):
        click.echo(f"{number}. {move.notation}")
        for event in move.events:
            click.echo(f"   {say(event.text, lang())}")
        if step:
            click.pause(said("replay-more"))
    click.echo(said("replay-verified", answers=len(match.moves)))
    if match.outcome is not None:
        click.echo(said("terminal-total", points=match.outcome.totals[0]))
