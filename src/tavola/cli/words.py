"""The language of this run of the command, and the sentences it says."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextvars import ContextVar

from ..kernel.errors import IllegalAnswer, TavolaError, UndoRefused, UnknownName
from ..kernel.records import Text, TextArg
from ..text import LANGUAGES, say

_lang: ContextVar[str] = ContextVar("lang", default="en")


def lang() -> str:
    return _lang.get()


def use(name: str) -> None:
    """Speak this language from now on."""
    _lang.set(language(name))


def language(name: str) -> str:
    """The language a person means: `pt-BR`, `pt`, `en`, `en-GB`, in any case."""
    wanted = name.replace("_", "-").lower()
    for known in LANGUAGES:
        if wanted == known.lower():
            return known
    for known in LANGUAGES:
        if wanted.split("-")[0] == known.split("-")[0].lower():
            return known
    raise UnknownName("error-unknown-language", name=name, known=LANGUAGES)


def from_environment() -> str:
    """Portuguese where the machine speaks Portuguese, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"):
        if value := os.environ.get(variable, ""):
            return "pt-BR" if value.lower().startswith("pt") else "en"
    return "en"


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
