"""How commands print: JSON for programs, a plain table for people, and files read with one clear error."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Iterable, Sequence
from itertools import zip_longest
from pathlib import Path

import click
import msgspec

from ..kernel.errors import TavolaError, UnknownName
from ..kernel.shelf import game

MAX_FILE = 16_000_000
#: Spaces between two columns of a table.
GAP = 2


def print_json(value: object) -> None:
    click.echo(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def print_table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """A table without borders: readable in a narrow terminal and by a screen reader. The first column, which people
    copy, is never broken, and no word is; a table too wide for that runs on to the right."""
    lines = [tuple(headings), *(tuple(row) for row in rows)]
    widths = _widths(lines, shutil.get_terminal_size().columns)
    for place, line in enumerate(lines):
        for parts in zip_longest(*map(_wrapped, line, widths), fillvalue=""):
            text = (" " * GAP).join(part.ljust(width) for part, width in zip(parts, widths, strict=True)).rstrip()
            click.echo(text if place else click.style(text, bold=True))


def _widths(lines: Sequence[tuple[str, ...]], room: int) -> list[int]:
    """How wide each column is: as its longest entry, the widest narrowed to their longest word until all have room."""
    columns = list(zip(*lines, strict=True))
    widths = [max(map(len, column)) for column in columns]
    least = [max(len(word) for text in column for word in (text.split() or [""])) for column in columns]
    least[0] = widths[0]
    while sum(widths) + GAP * (len(widths) - 1) > room:
        place = max(range(len(widths)), key=lambda one: widths[one] - least[one])
        if widths[place] == least[place]:
            break
        widths[place] -= 1
    return widths


def folded(line: str) -> str:
    """A line for people, broken between words where the terminal is narrower; what goes to a file or a program is not
    broken."""
    room = shutil.get_terminal_size((0, 0)).columns
    if not room or len(line) <= room:
        return line
    indent = " " * (len(line) - len(line.lstrip()))
    return "\n".join(
        textwrap.wrap(
            line,
            room,
            subsequent_indent=f"{indent}   ",
            break_long_words=False,
            break_on_hyphens=False,
        )
    )


def _wrapped(text: str, width: int) -> list[str]:
    return textwrap.wrap(text, max(1, width), break_long_words=False, break_on_hyphens=False) or [""]


def read_file(name: str) -> str:
    """The text of a file, or of standard input for `-`."""
    if name == "-":
        return sys.stdin.read(MAX_FILE)
    path = Path(name)
    try:
        if path.stat().st_size > MAX_FILE:
            raise TavolaError("error-file-too-large", file=name)
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise TavolaError("error-file-not-text", file=name) from None
    except OSError as error:
        raise TavolaError("error-file", file=name, reason=error.strerror or str(error)) from None


def write_file(name: str, text: str) -> None:
    try:
        Path(name).write_text(text, encoding="utf-8")
    except OSError as error:
        raise TavolaError("error-file", file=name, reason=error.strerror or str(error)) from None


def known_scenario(name: str, scenario: str) -> str:
    """The scenario meant; a game with exactly one needs no name."""
    ids = tuple(info.id for info in game(name).scenarios())
    if not scenario and ids:
        return ids[0]
    if scenario not in ids:
        raise UnknownName("error-unknown-scenario", name=scenario, known=ids)
    return scenario


def line_up(name: str, group: str) -> tuple[str, ...]:
    """Who plays: names, or a number of them from the front of the list."""
    roles = game(name).roles()
    if group.isdigit():
        if not 0 < int(group) <= len(roles):
            raise TavolaError("error-seat-count", count=int(group), most=len(roles))
        return roles[: int(group)]
    return tuple(one.strip() for one in group.split(",") if one.strip())


def chosen_options(said: Sequence[str]) -> dict[str, str]:
    """Variants of the rules as `--option` names them: `name=value`, or a plain name that is simply on."""
    chosen = {}
    for word in said:
        name, given, value = word.partition("=")
        if not name.strip() or (given and not value.strip()):
            raise TavolaError("error-option-form", said=word)
        chosen[name.strip()] = value.strip() or "on"
    return chosen
