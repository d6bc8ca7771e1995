"""Reading a game that is not being played: its log in pages, also of one that this version cannot open."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ...kernel.errors import TavolaError
from ...kernel.records import Seat
from ...table.reopening import standing_of
from ...text import say
from ..rooms.logbook import LOG_LINES
from ..rooms.rooms import Rooms
from .guard import is_local, owner_of
from .responses import answer
from .words import wanted


async def log_page(request: Request) -> Response:
    """Serve `/api/tables/ID/log?before=N`: the lines before one that this visitor may know, as they were told."""
    rooms: Rooms = request.app.state.rooms
    id, visitor, lang = request.path_params["id"], owner_of(request), wanted(request)
    local = is_local(request)
    said = request.query_params.get("before", "")
    if said and not (said.isascii() and said.isdecimal() and len(said) < 10):
        raise TavolaError("error-bad-request", reason="before")

    def page() -> dict[str, object]:
        stored = rooms.tables.storage.load(id)
        seats = rooms.seats_of(stored.game, visitor, local)
        # One pair of eyes reads: whoever plays several seats reads what all may know.
        eyes: Seat = min(seats) if len(seats) == 1 else -1
        events = [event for entry in standing_of(stored) for event in entry.events if event.only in (-1, eyes)]
        last = min(int(said), len(events)) if said else len(events)
        first = max(0, last - LOG_LINES)
        lines = [
            {"n": number, "text": say(event.text, lang), "rule": event.rule, "auto": event.auto}
            for number, event in enumerate(events[first:last], first + 1)
        ]
        return {"log_from": first, "log_total": len(events), "log": lines}

    return answer(await rooms.work(page))
