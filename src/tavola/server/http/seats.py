"""Links to seats, and changing who sits where. Codes travel once, to the host; no log ever sees one."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ...kernel.errors import TavolaError
from ...kernel.records import Seat
from ...table import SeatRecord
from ...table.seats import BOT, HERE, LINK, SPECTATORS, WATCH, digest, new_code
from ..rooms.rooms import Rooms
from .guard import is_local, owner_of
from .responses import FRESH, answer, body_of
from .words import problem, wanted

FORBIDDEN = 403
SEE_OTHER = 303
TOO_MANY = 429


class Change(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/tables/ID/seats/SEAT`: a fresh link, a bot instead of the player, or the player again."""

    do: Literal["renew", "bot", "take"]
    bot: str = "greedy"


def link_to(code: str) -> str:
    return f"/s/{code}"


async def take_seat(request: Request) -> Response:
    """Serve `/s/CODE`: this browser holds the seat from now on.

    A browser that is new here gets its cookie first and comes again with it, so that only those who keep one, and
    are no mere preview of the link, take a place.
    """
    rooms: Rooms = request.app.state.rooms
    code, visitor = request.path_params["code"], owner_of(request)
    if not request.app.state.links.allows(request):
        return answer(problem(TavolaError("error-too-many-links"), wanted(request)), TOO_MANY)
    if request.method == "HEAD":
        return Response(None, 200, FRESH)
    if not request.scope["known"]:
        again = "/?link=cookie" if request.query_params.get("again") else f"{link_to(code)}?again=1"
        return RedirectResponse(again, SEE_OTHER, FRESH)
    id = await rooms.work(lambda: rooms.tables.sit(digest(code), visitor))
    if id is None:
        return RedirectResponse("/?link=gone", SEE_OTHER, FRESH)
    return RedirectResponse(f"/game/{id}", SEE_OTHER, FRESH)


async def change_seat(request: Request) -> Response:
    """The host changes any seat; a player may hand over and take back its own."""
    rooms: Rooms = request.app.state.rooms
    visitor, local = owner_of(request), is_local(request)
    try:
        change = msgspec.json.decode(await body_of(request), type=Change)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise TavolaError("error-bad-request", reason=str(error)) from None
    seat = _place(request.path_params["seat"])
    async with rooms.visit(request.path_params["id"]) as room:
        rights = await rooms.work(lambda: rooms.rights(room.table, visitor, local))
        record = room.table.seats.get(seat, SeatRecord(SPECTATORS, WATCH) if seat == SPECTATORS else None)
        if record is None:
            raise TavolaError("error-no-seat", seat=seat)
        if not rights.host and (change.do == "renew" or seat not in rights.seats):
            return answer(problem(TavolaError("error-only-host"), wanted(request)), FORBIDDEN)
        code = new_code() if change.do == "renew" else ""
        await room.reseat(_changed(record, change, code, room.table.match.bots.keys() | {seat}, room.table.seats))
        await rooms.refresh(room)
    return answer({"link": link_to(code)} if code else {})


async def move_on(request: Request) -> Response:
    """Serve `POST /api/tables/ID/rules`: whoever plays a game that is held because the rules changed lets it go on from
    its stored state; all of them see that in the log."""
    rooms: Rooms = request.app.state.rooms
    visitor, local = owner_of(request), is_local(request)
    async with rooms.visit(request.path_params["id"]) as room:
        rights = await rooms.work(lambda: rooms.rights(room.table, visitor, local))
        if not rights.host:
            return answer(problem(TavolaError("error-only-host"), wanted(request)), FORBIDDEN)
        await room.move_on()
    return answer({})


def _place(said: str) -> Seat:
    """The seat an address names."""
    if said == WATCH:
        return SPECTATORS
    if said.isascii() and said.isdecimal() and len(said) <= 2:
        return int(said)
    raise TavolaError("error-no-seat", seat=said[:20])


def _changed(
    record: SeatRecord, change: Change, code: str, bots: set[Seat], seats: dict[Seat, SeatRecord]
) -> SeatRecord:
    if change.do == "renew":
        kind = WATCH if record.kind == WATCH else LINK
        return SeatRecord(record.seat, kind, digest(code))
    if record.kind == WATCH:
        raise TavolaError("error-no-seat", seat=record.seat)
    if change.do == "bot":
        if all(seat in bots for seat in seats if seat >= 0):
            raise TavolaError("error-no-people")
        return SeatRecord(record.seat, record.kind, record.digest, change.bot)
    return SeatRecord(record.seat, HERE if record.kind == BOT else record.kind, record.digest)
