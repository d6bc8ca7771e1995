"""`tavola words`: the languages there are, and what each lacks."""

from __future__ import annotations

import click

from ..kernel.errors import UnknownName
from ..text import LANGUAGES
from ..text.lacking import lacking
from .click_words import SpokenCommand, for_programs, option, speaks
from .output import print_json, print_table
from .words import language, said


@click.command(cls=SpokenCommand, help="help-words")
@option("--missing", "tag", default=None, metavar="LANG", help="help-words-missing")
@speaks
@for_programs
def words(tag: str | None, as_json: bool) -> None:
    if tag is None:
        rows = [(lang, sum(map(len, lacking(lang).values()))) for lang in LANGUAGES]
        if as_json:
            print_json([{"lang": lang, "missing": n} for lang, n in rows])
        else:
            print_table((said("heading-language"), said("heading-missing")), ((lang, str(n)) for lang, n in rows))
        return
    absent = lacking(_known(tag))
    if as_json:
        print_json(absent)
    elif any(absent.values()):
        for room, keys in absent.items():
            for key in keys:
                click.echo(f"{room}  {key}")
    else:
        click.echo(said("words-none-missing"), err=True)


def _known(tag: str) -> str:
    """A language there is, by any way of writing it; a tag nobody uses yet stays as it is."""
    try:
        return language(tag)
    except UnknownName:
        return tag
