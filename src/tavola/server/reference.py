"""The rules reference: chapters, the rules of one, and the search."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..kernel.contract import game
from ..rules import chapters, find_rules, rule
from .words import wanted

#: Rules change only with the program; a browser asks again with its next visit.
KEEP = {"cache-control": "public, max-age=300"}
#: How many rules one search names, and how long a search may be.
MOST_RULES = 60
LONGEST = 200


async def list_chapters(request: Request) -> Response:
    """The chapters in rulebook order, each with the number of its rules."""
    name = _game(request)
    lang = wanted(request)
    return _kept([{"id": one.id, "title": one.title[lang], "rules": len(one.rules)} for one in chapters(name)])


async def search_rules(request: Request) -> Response:
    """By words or number (`q`), or every rule of one chapter (`chapter`)."""
    name = _game(request)
    lang = wanted(request)
    if wish := request.query_params.get("chapter"):
        ids = next((one.rules for one in chapters(name) if one.id == wish.upper()), ())
        return _kept([rule(name, id, lang) for id in ids])
    return _kept(find_rules(name, request.query_params.get("q", "")[:LONGEST], lang, MOST_RULES))


def _game(request: Request) -> str:
    name: str = request.path_params["game"]
    game(name)
    return name


def _kept(value: object) -> Response:
    return Response(msgspec.json.encode(value), 200, KEEP, "application/json")
