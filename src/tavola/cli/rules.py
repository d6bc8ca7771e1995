"""`tavola rules GAME [QUERY]`: the numbered rules by chapter, by words or by number."""

from __future__ import annotations

import click

from ..kernel.errors import UnknownName
from ..kernel.shelf import game as game_of
from ..text.rulebook import RuleText, chapters, rule
from ..text.rulesearch import find_rules
from .click_words import SpokenCommand, for_programs, speaks
from .output import print_json, print_table
from .words import lang, said


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
    if not words.strip():
        contents(game, as_json)
        return
    found = of_chapter(game, words.strip()) or find_rules(game, words, lang())
    if not found:
        raise UnknownName("error-no-rule", query=words)
    if is_number(game, words) and not found[0].id.casefold().startswith(words.strip().casefold()):
        raise UnknownName("error-unknown-rule", name=words.strip(), game=said(f"game-{game}"))
    if as_json:
        print_json([{"id": r.id, "chapter": r.chapter, "text": r.text, "example": r.example} for r in found])
        return
    for each in found:
        click.echo(paragraph(each))


def is_number(game: str, words: str) -> bool:
    """Whether this is written like the number of a rule: it begins as a chapter does."""
    return any(words.strip().casefold().startswith(f"{one.id.casefold()}-") for one in chapters(game))


def of_chapter(game: str, name: str) -> list[RuleText]:
    """Every rule of the chapter with this id."""
    return [
        rule(game, id, lang()) for one in chapters(game) if one.id.casefold() == name.casefold() for id in one.rules
    ]


def contents(game: str, as_json: bool) -> None:
    """The chapters and how many rules each holds."""
    if as_json:
        print_json([{"id": one.id, "titles": one.title, "rules": len(one.rules)} for one in chapters(game)])
        return
    print_table(
        (said("heading-id"), said("heading-chapter"), said("heading-rules")),
        ((one.id, one.title[lang()], str(len(one.rules))) for one in chapters(game)),
    )
