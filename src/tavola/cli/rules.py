"""`tavola rules GAME [QUERY]`: the numbered rules, searched by words or by number."""

from __future__ import annotations

import click

from ..kernel.contract import game as game_of
from ..kernel.errors import UnknownName
from ..rules import RuleText, find_rules
from .click_words import SpokenCommand, for_programs, speaks
from .output import print_json
from .words import lang


def paragraph(found: RuleText) -> str:
    """One rule as a paragraph: its number, its words, its example."""
    return f"{found.id}  {found.text}" + (f"\n    {found.example}" if found.example else "")


@click.command(cls=SpokenCommand, help="help-rules")
@click.argument("game")
@click.argument("query", metavar="[WORDS]...", nargs=-1)
@speaks
@for_programs
def rules(game: str, query: tuple[str, ...], as_json: bool) -> None:
    game_of(game)
    words = " ".join(query)
    found = find_rules(game, words, lang())
    if not found:
        raise UnknownName("error-no-rule", query=words)
    if as_json:
        print_json([{"id": r.id, "chapter": r.chapter, "text": r.text, "example": r.example} for r in found])
        return
    for each in found:
        click.echo(paragraph(each))
