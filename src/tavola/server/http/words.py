"""Which language a request wants, and errors in it."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from ...kernel.errors import IllegalAnswer, TavolaError, UndoRefused
from ...text import LANGUAGES, say

DEFAULT = "en"


def known(name: str) -> str:
    """The language meant, or English."""
    wanted = name.lower()
    for lang in LANGUAGES:
        if wanted == lang.lower() or (wanted and wanted.split("-")[0] == lang.split("-")[0].lower()):
            return lang
    return DEFAULT


def wanted(request: HTTPConnection) -> str:
    """`?lang=`, else what the browser prefers."""
    if chosen := request.query_params.get("lang"):
        return known(chosen)
    return known(request.headers.get("accept-language", "").split(",")[0].split(";")[0].strip())


def code(error: TavolaError) -> str:
    """`error-unknown-table` is the code `unknown-table`."""
    return error.text.key.removeprefix("error-")


def problem(error: TavolaError, lang: str) -> dict[str, str]:
    return {"code": code(error), "text": say(error.text, lang), "rule": rule_of(error)}


def rule_of(error: TavolaError) -> str:
    return error.rule if isinstance(error, (IllegalAnswer, UndoRefused)) else ""
