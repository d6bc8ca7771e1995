"""`tavola scenarios GAME`: what can be played, by how many, for how long."""

from __future__ import annotations

import click

from ..kernel.records import Text
from ..kernel.shelf import game as game_of
from ..text import LANGUAGES, say
from .click_words import SpokenCommand, for_programs, speaks
from .output import print_json, print_table
from .words import said


@click.command(cls=SpokenCommand, help="help-scenarios")
@click.argument("game")
@speaks
@for_programs
def scenarios(game: str, as_json: bool) -> None:
    found = game_of(game).scenarios()
    if as_json:
        print_json(
            [
                {
                    "id": info.id,
                    "names": {lang: say(Text(info.name), lang) for lang in LANGUAGES},
                    "players": info.players,
                    "rounds": info.rounds,
                }
                for info in found
            ]
        )
        return
    print_table(
        (said("heading-id"), said("heading-name"), said("heading-players"), said("heading-rounds")),
        (
            (info.id, said(info.name), "-".join(map(str, dict.fromkeys(info.players))), str(info.rounds or "–"))
            for info in found
        ),
    )
