"""What operators watch: whether the server lives, whether it can work, and how it does."""

from __future__ import annotations

import contextlib

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ..counting import Told, lines
from ..peers.forwarding import AWAY, asked
from ..rooms.rooms import Rooms
from .guard import is_local
from .responses import FRESH, answer

NOT_FOUND = 404
TEXT = "text/plain; version=0.0.4"


async def health(request: Request) -> Response:
    """Serve `/health`: the process lives."""
    return answer({"ok": True})


async def ready(request: Request) -> Response:
    """Serve `/ready`: games can be read and stored; a storage that cannot is 503, as everywhere."""
    rooms: Rooms = request.app.state.rooms
    await rooms.work(rooms.tables.check)
    return answer({"ok": True})


async def metrics(request: Request) -> Response:
    """Serve `/metrics`, to this machine only: what all workers counted. Another worker is told its own part."""
    rooms: Rooms = request.app.state.rooms
    own = rooms.metrics.told(rooms.gauges())
    if request.scope.get("peer"):
        return answer(own)
    if not is_local(request):
        return Response(None, NOT_FOUND, FRESH)
    found = [own]
    for where in (await rooms.owners.others()).values():
        with contextlib.suppress(*AWAY):
            other = await asked(request, where, request.app.state.seal)
            found.append(msgspec.json.decode(other.body, type=Told))
    return PlainTextResponse(lines(found), 200, FRESH, TEXT)
