"""Every message key that occurs in the source, with the arguments it is given, found without running it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

import tavola
from sources import sources

SOURCE = Path(tavola.__file__).parent
KEY = re.compile(r"(mk|md|oa|error)-[a-z_]+(-[a-z0-9_]+)*")


class Use(Struct, frozen=True):
    """A key in the source; `args` are the names it is given there, None where that cannot be read."""

    key: str
    place: str
    args: frozenset[str] | None = None


def uses(prefix: str) -> Iterator[Use]:
    """Each key literal outside the text room. Keys put together at run time are not literals."""
    for path, source in sources(SOURCE):
        if path.is_relative_to(SOURCE / "text"):
            continue
        for literal in source.literals:
            if literal.text.startswith(prefix) and KEY.fullmatch(literal.text):
                yield Use(literal.text, f"{path.relative_to(SOURCE)}:{literal.line}", literal.args)


def beginnings(prefix: str) -> Iterator[str]:
    """What keys put together at run time begin with."""
    for _, source in sources(SOURCE):
        yield from (text for text in source.beginnings if text.startswith(prefix))


def option_kinds(game: str) -> Iterator[str]:
    """The kind of every `Option("notation", "kind", ...)` a game offers, and of every `@action("kind")`."""
    places = {"Option": 1, "action": 0}
    for _, source in sources(SOURCE / game):
        for call in source.calls:
            place = places.get(call.name)
            kind = call.literals[place] if place is not None and len(call.literals) > place else None
            if kind is not None:
                yield kind
