"""`tavola position FILE`: shows a situation, its decision and options; applies answers."""

from __future__ import annotations

import click

from ..table import Match
from ..table import position as from_text
from ..table.outcomes import outcome_record
from ..text.lines import board
from .click_words import SpokenCommand, for_programs, option, speaks
from .output import print_json, read_file
from .words import lang, said


@click.command(cls=SpokenCommand, help="help-position")
@click.argument("file")
@option("--play", "answers", multiple=True, metavar="NOTATION", help="help-position-play")
@speaks
@for_programs
def position(file: str, answers: tuple[str, ...], as_json: bool) -> None:
    match = from_text(read_file(file))
    for answer in answers:
        match.play(answer)
    if as_json:
        show_record(match)
    else:
        show(match)


def show_record(match: Match) -> None:
    decision = match.decision
    print_json(
        {
            "seat": decision.seat,
            "prompt": decision.asks(lang()),
            "options": [option.notation for option in decision.options],
            "view": match.view(match.seat),
            "log": [
                {"n": line.n, "text": line.say(lang()), "rule": line.rule, "auto": line.auto}
                for line in match.lines(match.seat)
            ],
            "outcome": outcome_record(match.setup.game, match.outcome, lang()),
        }
    )


def show(match: Match) -> None:
    for line in match.lines(match.seat):
        click.echo(f"- {line.say(lang())}")
    click.echo("\n".join(board(match.setup.game, match.view(match.seat), lang())))
    click.echo(match.decision.asks(lang()))
    for option_ in match.decision.options:
        click.echo(f"  {option_.notation}  ({option_.label(lang())})")
    if match.outcome is not None:
        click.echo(said("terminal-total", points=match.outcome.totals[0]))
