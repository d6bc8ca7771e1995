"""`tavola cards GAME [ID]`: everything printed, with the words a player reads."""

from __future__ import annotations

from typing import Any

import click

from ..kernel.contract import CardInfo
from ..kernel.contract import game as game_of
from ..kernel.errors import UnknownName
from ..kernel.records import Effect, Text
from ..text import LANGUAGES, describe, say
from .click_words import SpokenCommand, for_programs, option, speaks
from .output import print_json, print_table
from .words import lang, said


def words(side: Any, language: str) -> str:
    """The words of one side: rendered from its effect, or from the key it carries."""
    return describe(side, language) if isinstance(side, Effect) else say(Text(str(side)), language)


def record(card: CardInfo) -> dict[str, Any]:
    return {
        "id": card.id,
        "kind": card.kind,
        "set": card.set,
        "names": {language: say(Text(card.name), language) for language in LANGUAGES},
        "text": {language: {side: words(value, language) for side, value in card.sides} for language in LANGUAGES},
        "facts": card.facts,
    }


@click.command(cls=SpokenCommand, help="help-cards")
@click.argument("game")
@click.argument("card", metavar="[ID]", required=False)
@option("--missing", is_flag=True, help="help-missing")
@speaks
@for_programs
def cards(game: str, card: str | None, missing: bool, as_json: bool) -> None:
    rules = game_of(game)
    if missing:
        absent = rules.missing()
        if as_json:
            print_json(absent)
        else:
            click.echo("\n".join(absent) if absent else said("cards-none-missing"))
        return
    found = [info for info in rules.cards() if card in (None, info.id)]
    if not found and card is not None:
        raise UnknownName("error-unknown-card", name=card, game=game)
    if as_json:
        print_json([record(info) for info in found])
    elif card is None:
        print_table(
            (said("heading-id"), said("heading-name"), said("heading-kind"), said("heading-set")),
            ((info.id, said(info.name), info.kind, info.set) for info in found),
        )
    else:
        for info in found:
            show(info)


def show(info: CardInfo) -> None:
    click.echo(f"{said(info.name)} ({info.id}, {info.kind}, {info.set})")
    for side, value in info.sides:
        click.echo(f"  {side}: {words(value, lang())}")
