"""Ways to be told that it is one's turn: asked for at a table, confirmed by a letter, ended by a link in each."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ...kernel.errors import TavolaError
from ...table.storage.door import Reach
from ..notices.outbox import Outbox
from ..notices.ways import EMAIL, plausible
from ..rooms.rooms import Rooms
from .guard import is_local, owner_of
from .responses import FRESH, answer, read_body
from .words import problem, wanted

FORBIDDEN = 403
SEE_OTHER = 303
TOO_MANY = 429
#: Ways to one seat.
MOST_WAYS = 5


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/tables/ID/notices/SEAT`: an address to be told at, or to be told at no more."""

    kind: Literal["email", "webhook"]
    address: Annotated[str, Meta(min_length=3, max_length=254)]
    stop: bool = False


async def notices(request: Request) -> Response:
    """Serve `/api/tables/ID/notices/SEAT`: the ways to whoever plays a seat, for those alone; or one more, or less."""
    rooms: Rooms = request.app.state.rooms
    outbox: Outbox = request.app.state.outbox
    id, said = request.path_params["id"], request.path_params["seat"]
    visitor, local, lang = owner_of(request), is_local(request), wanted(request)
    seat = int(said) if said.isascii() and said.isdecimal() and len(said) <= 2 else -1
    storage = rooms.tables.storage
    stored = await rooms.work(lambda: storage.load(id))
    if seat not in await rooms.work(lambda: rooms.seats_of(stored.game, visitor, local)):
        return answer(problem(TavolaError("error-not-your-seat"), lang), FORBIDDEN)
    if request.method == "POST":
        wish = await read_body(request, Wish)
        if wish.stop:
            await rooms.work(lambda: storage.drop_reach(id, seat, wish.kind, wish.address))
        else:
            if not request.app.state.links.allows(request):
                return answer(problem(TavolaError("error-too-many-links"), lang), TOO_MANY)
            if wish.kind not in outbox.ways or not plausible(wish.kind, wish.address):
                raise TavolaError("error-notice-address")
            known = await rooms.work(lambda: storage.reaches(id, seat))
            if len(known) >= MOST_WAYS:
                raise TavolaError("error-notice-many", most=MOST_WAYS)
            reach = Reach(seat, wish.kind, wish.address, lang, confirmed=wish.kind != EMAIL)
            if wish.kind == EMAIL and not await outbox.confirm((id, seat, wish.kind, wish.address), lang):
                raise TavolaError("error-notice-address")
            await rooms.work(lambda: storage.put_reach(id, reach))
    ways = await rooms.work(lambda: storage.reaches(id, seat))
    told = [{"kind": one.kind, "address": one.address, "confirmed": one.confirmed} for one in ways]
    return answer({"kinds": sorted(outbox.ways), "ways": told})


async def notice(request: Request) -> Response:
    """Serve `/notice/CODE`: whoever reads an address agrees to be told there; or, with `?stop=yes`, no more."""
    rooms: Rooms = request.app.state.rooms
    outbox: Outbox = request.app.state.outbox
    table, seat, kind, address = outbox.target(request.path_params["code"])
    if request.method == "HEAD":
        return Response(None, 200, FRESH)
    storage = rooms.tables.storage
    if request.query_params.get("stop") == "yes":
        await rooms.work(lambda: storage.drop_reach(table, seat, kind, address))
        return RedirectResponse("/?notice=off", SEE_OTHER, FRESH)
    for reach in await rooms.work(lambda: storage.reaches(table, seat)):
        if (reach.kind, reach.address) == (kind, address):
            await rooms.work(partial(storage.put_reach, table, replace(reach, confirmed=True)))
            return RedirectResponse("/?notice=on", SEE_OTHER, FRESH)
    return RedirectResponse("/?notice=gone", SEE_OTHER, FRESH)
