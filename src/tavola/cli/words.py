"""The language of this run of the command, and the sentences it says."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextvars import ContextVar

from ..kernel.errors import IllegalAnswer, TavolaError, UndoRefused, UnknownName
from ..kernel.records import Text, TextArg
from ..text import DEFAULT, LANGUAGES, language_of, say

_lang: ContextVar[str] = ContextVar("lang", default=DEFAULT)


def lang() -> str:
    return _lang.get()


def use(name: str) -> None:
    """Speak this language from now on."""
    _lang.set(language(name))


def language(name: str) -> str:
    """The language a person means: `pt-BR`, `pt`, `en`, `en-GB`, in any case."""
    found = language_of(name)
    if found is None:
        raise UnknownName("error-unknown-language", name=name, known=LANGUAGES)
    return found


def from_environment() -> str:
    """The language of the machine, if it is spoken here."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"):
        if value := os.environ.get(variable, ""):
            return language_of(value.partition(":")[0]) or DEFAULT
    return DEFAULT


def from_arguments(arguments: Sequence[str]) -> str:
    """`--lang` is read before anything else, so that help and errors already speak it."""
    chosen = ""
    for place, word in enumerate(arguments):
        if word == "--lang" and place + 1 < len(arguments):
            chosen = arguments[place + 1]
        elif word.startswith("--lang="):
            chosen = word.partition("=")[2]
    try:
        return language(chosen) if chosen else from_environment()
    except UnknownName:
        return from_environment()


def said(key: str, **args: TextArg) -> str:
    """One sentence in the language of this run."""
    return say(Text(key, args), lang())


def sentence(error: TavolaError) -> str:
    """An error in words, with the number of the rule behind it."""
    words = say(error.text, lang())
    rule = error.rule if isinstance(error, (IllegalAnswer, UndoRefused)) else ""
    return f"{words} [{rule}]" if rule and rule not in words else words
