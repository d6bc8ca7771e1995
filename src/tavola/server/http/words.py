"""Which language a request wants, and errors in it."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from ...kernel.errors import IllegalAnswer, TavolaError, UndoRefused
from ...text import DEFAULT, language_of, say


def known(name: str) -> str:
    """The language meant, or the default."""
    return language_of(name) or DEFAULT


def wanted(request: HTTPConnection) -> str:
    """`?lang=`, else the first of those the browser prefers that there is."""
    if chosen := request.query_params.get("lang"):
        return known(chosen)
    preferred = (tag.split(";")[0].strip() for tag in request.headers.get("accept-language", "").split(","))
    return next((found for tag in preferred if (found := language_of(tag))), DEFAULT)


def code(error: TavolaError) -> str:
    """`error-unknown-table` is the code `unknown-table`."""
    return error.text.key.removeprefix("error-")


def problem(error: TavolaError, lang: str) -> dict[str, str]:
    return {"code": code(error), "text": say(error.text, lang), "rule": rule_of(error)}


def rule_of(error: TavolaError) -> str:
    return error.rule if isinstance(error, (IllegalAnswer, UndoRefused)) else ""
