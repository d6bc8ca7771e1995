"""Fluent messages of one language: read once from the package, parsed when first needed, then formatted.

Most messages are plain names. Only those with places or selectors go through Fluent, so that starting up costs
a scan of the files and nothing more.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

from ..kernel.errors import UnknownName
from .vocabulary import known, when_learnt

#: What a language lacks is said in this one.
DEFAULT = "en"


def _found() -> tuple[str, ...]:
    """The languages there are: the folders of the house that hold messages, the default first."""
    tags = [
        folder.name
        for folder in resources.files(__package__).iterdir()
        if folder.is_dir() and any(file.name.endswith(".ftl") for file in folder.iterdir())
    ]
    return tuple(sorted(tags, key=lambda tag: (tag != DEFAULT, tag)))


LANGUAGES = _found()


def language_of(wanted: str) -> str | None:
    """The language a tag means, however it is written: `pt-BR`, `pt`, `en_GB.UTF-8`; None where there is none near."""
    tag = wanted.partition(".")[0].replace("_", "-").lower()
    for lang in LANGUAGES:
        if tag == lang.lower():
            return lang
    return next((lang for lang in LANGUAGES if tag.split("-")[0] == lang.split("-")[0].lower()), None)


ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(.*(?:\n(?:[ \t}].*)?)*)", re.MULTILINE)


class MissingWords(UserWarning):
    """A key without a message, or a message without an argument: an error in tests, a plain key for players."""


class Signed(FluentType):
    """A number written with its sign: what the Fluent function SIGNED gives."""

    def __init__(self, value: int) -> None:
        self.value = value

    def format(self, locale: object) -> str:
        return f"+{self.value}" if self.value > 0 else f"−{-self.value}" if self.value < 0 else "0"


def size(value: int) -> Any:
    """A number without its sign: what the Fluent function SIZE gives."""
    return fluent_number(abs(value), useGrouping=False)


class Messages:
    """Every message of one language; those it lacks are the default's."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.sources: dict[str, str] = (messages(DEFAULT).sources if lang != DEFAULT else {}) | dict(_entries(lang))
        self._plain = {key: value.strip() for key, value in self.sources.items() if "{" not in value}
        self._bundle = FluentBundle([lang, DEFAULT], functions={"SIGNED": Signed, "SIZE": size}, use_isolating=False)
        self._parsed: set[str] = set()
        for key in self.sources:
            if key.startswith("-"):
                self._parse(key)

    def __iter__(self) -> Iterator[str]:
        return (key for key in self.sources if not key.startswith("-"))

    def get(self, key: str) -> str | None:
        """The words of a message without arguments; None where there is no such plain message."""
        return self._plain.get(key)

    def format(self, key: str, args: Mapping[str, int | str]) -> str:
        """The words of a message. A key nobody wrote comes back as it is."""
        plain = self._plain.get(key)
        if plain is not None:
            return plain
        if key not in self.sources:
            warnings.warn(f"no message {key} in {self.lang}", MissingWords, stacklevel=2)
            return key
        if key not in self._parsed:
            self._parse(key)
        values: dict[str, Any] = {
            name: fluent_number(arg, useGrouping=False) if isinstance(arg, int) else arg for name, arg in args.items()
        }
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return key
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            warnings.warn(f"message {key} in {self.lang}: {errors}", MissingWords, stacklevel=2)
        return str(text)

    def _parse(self, key: str) -> None:
        self._bundle.add_resource(FluentResource(f"{key} ={self.sources[key]}\n"))
        self._parsed.add(key)


@cache
def messages(lang: str) -> Messages:
    """The messages of a language, built once."""
    if lang not in LANGUAGES:
        raise UnknownName("error-unknown-language", name=lang, known=LANGUAGES)
    return Messages(lang)


def knows(key: str, lang: str) -> bool:
    """Whether a message exists."""
    return key in messages(lang).sources


def files(lang: str, game: str | None = None) -> Iterator[tuple[str, str]]:
    """The name and text of each Fluent file of a language, in order: those of the house, then those of each game, or
    of the one named."""
    games = [words.package for words in known() if game is None or words.game == game]
    for package in ("", *games):
        yield from room_files(package, lang)


def room_files(package: str, lang: str) -> Iterator[tuple[str, str]]:
    """The name and text of each Fluent file of one room: that of a game by its package (its words, then those of its
    lessons), or of the house."""
    base = resources.files(package or __package__)
    for folder in (base.joinpath("words", lang), base.joinpath("lessons", lang)) if package else (base.joinpath(lang),):
        if folder.is_dir():
            for file in sorted(folder.iterdir(), key=lambda file: file.name):
                if file.name.endswith(".ftl"):
                    yield file.name, file.read_text(encoding="utf-8")


def entries(source: str) -> Iterator[tuple[str, str]]:
    """The key and raw value of each message of one file."""
    for found in ENTRY.finditer(source):
        yield found[1], found[2]


def _entries(lang: str) -> Iterator[tuple[str, str]]:
    for _, source in files(lang):
        yield from entries(source)


when_learnt(messages.cache_clear)
