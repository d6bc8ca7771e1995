"""The rules reference: chapters, the rules of one, and the search."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ...kernel.shelf import game
from ...text.rulebook import chapters, glossary, in_words, rule
from ...text.rulesearch import find_rules
from .responses import KEEP, answer
from .words import wanted

#: How many rules one search names, and how long a search may be.
MOST_RULES = 60
LONGEST = 200


async def list_chapters(request: Request) -> Response:
    """The chapters in rulebook order, each with the number of its rules."""
    name = _game(request)
    lang = wanted(request)
    listed = [{"id": one.id, "title": in_words(one.title, lang), "rules": len(one.rules)} for one in chapters(name)]
    return answer(listed, headers=KEEP)


async def search_rules(request: Request) -> Response:
    """By words or number (`q`), or every rule of one chapter (`chapter`)."""
    name = _game(request)
    lang = wanted(request)
    if wish := request.query_params.get("chapter"):
        ids = next((one.rules for one in chapters(name) if one.id == wish.upper()), ())
        return answer([rule(name, id, lang) for id in ids], headers=KEEP)
    return answer(find_rules(name, request.query_params.get("q", "")[:LONGEST], lang, MOST_RULES), headers=KEEP)


async def list_words(request: Request) -> Response:
    """Every word of the game and what it means."""
    terms = glossary(_game(request), wanted(request))
    return answer([{"word": term.word, "means": term.meaning} for term in terms], headers=KEEP)


def _game(request: Request) -> str:
    name: str = request.path_params["game"]
    game(name)
    return name
