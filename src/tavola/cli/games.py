"""`tavola games`: what is on the shelf."""

from __future__ import annotations

import click

from ..kernel.records import Text
from ..kernel.shelf import game
from ..kernel.shelf import games as registered
from ..text import LANGUAGES, say
from .click_words import SpokenCommand, for_programs, speaks
from .output import print_json, print_table
from .words import said


@click.command(cls=SpokenCommand, help="help-games")
@speaks
@for_programs
def games(as_json: bool) -> None:
    if as_json:
        print_json(
            [
                {
                    "id": name,
                    "names": {lang: say(Text(f"game-{name}"), lang) for lang in LANGUAGES},
                    "scenarios": [info.id for info in game(name).scenarios()],
                }
                for name in registered()
            ]
        )
        return
    print_table(
        (said("heading-id"), said("heading-name"), said("heading-scenarios")),
        ((name, said(f"game-{name}"), str(len(game(name).scenarios()))) for name in registered()),
    )
