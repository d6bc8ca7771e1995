"""The result of a finished game to take away: who got how much, for what."""

from __future__ import annotations

import csv
import io
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from ...kernel.errors import TavolaError
from ...table import Tables
from ...table.match import Match
from ...table.outcomes import outcome_record
from ...text import say
from ...text.catalogue import role_names
from ...text.vocabulary import words_of
from ..rooms.drawing import commitment
from ..rooms.rooms import Rooms
from .responses import FRESH, answer
from .words import wanted

HEADINGS = ("seat", "hero", "key", "what", "count", "points")


async def score(request: Request) -> Response:
    """Serve `/api/tables/ID/score`, as JSON or (`?format=csv`) for a spreadsheet. Nothing here is hidden."""
    rooms: Rooms = request.app.state.rooms
    id, lang = request.path_params["id"], wanted(request)
    found = await rooms.work(lambda: _result(rooms.tables, id, lang))
    plain = request.query_params.get("format") == "csv"
    headers = {
        "content-disposition": f'attachment; filename="tavola-{id}-score.{"csv" if plain else "json"}"',
        **FRESH,
    }
    return Response(_csv(found), 200, headers, "text/csv") if plain else answer(found, headers=headers)


def _result(tables: Tables, id: str, lang: str) -> dict[str, Any]:
    table = tables.open(id)
    match = table.match
    record = outcome_record(match.setup.game, match.outcome, lang)
    if record is None:
        raise TavolaError("error-not-over")
    heroes = [info.who for info in match.rules.seats(match.state)]
    names = role_names(match.rules, lang)
    return {
        "game": match.setup.game,
        "scenario": match.setup.scenario,
        "options": match.setup.options,
        "chronicle": tables.storage.chronicle_of(id),
        # Browsers count exactly up to 2^53 only: a longer seed is told as a text.
        "seed": match.seed if match.seed < 1 << 53 else str(match.seed),
        "commitment": commitment(match.seed) if table.drawn else "",
        "won": record["won"],
        "players": [
            {
                "seat": seat,
                "hero": hero,
                "name": names.get(hero, hero),
                "winner": seat in record["winners"],
                "total": record["totals"][seat],
                "lines": record["lines"][seat],
            }
            for seat, hero in enumerate(heroes)
        ],
        "course": _course(match, lang),
    }


def _course(match: Match, lang: str) -> list[dict[str, Any]]:
    """The milestones of the game, in the order in which everybody heard of them."""
    known = words_of(match.setup.game)
    milestones = known.milestones if known else frozenset()
    return [
        {"step": line.step, "event": said.key, "args": said.args, "text": say(said, lang)}
        for line in match.lines(None)
        if (said := line.event.text).key in milestones
    ]


def _csv(found: dict[str, Any]) -> str:
    out = io.StringIO()
    rows = csv.writer(out)
    rows.writerow(HEADINGS)
    for player in found["players"]:
        for line in player["lines"]:
            rows.writerow((player["seat"], player["name"], line["key"], line["text"], line["detail"], line["points"]))
        rows.writerow((player["seat"], player["name"], "total", "", "", player["total"]))
    return out.getvalue()
