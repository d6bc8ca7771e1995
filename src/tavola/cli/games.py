"""`tavola games`: what is on the shelf; `tavola scenarios GAME`: what can be played, by how many, for how long."""

from __future__ import annotations

import click

from ..kernel.records import Text
from ..kernel.shelf import game as of_game
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
                    "scenarios": [info.id for info in of_game(name).scenarios()],
                }
                for name in registered()
            ]
        )
        return
    print_table(
        (said("heading-id"), said("heading-name"), said("heading-scenarios")),
        ((name, said(f"game-{name}"), str(len(of_game(name).scenarios()))) for name in registered()),
    )


@click.command(cls=SpokenCommand, help="help-scenarios")
@click.argument("game")
@speaks
@for_programs
def scenarios(game: str, as_json: bool) -> None:
    found = of_game(game).scenarios()
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
