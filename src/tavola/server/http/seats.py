"""Links to seats, and changing who sits where. Codes travel once, to the host; no log ever sees one."""

from __future__ import annotations

import time
from typing import Annotated, Literal

import structlog
from msgspec import Meta, Struct
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ...kernel.errors import TavolaError
from ...kernel.records import Seat
from ...table import BadStorage, SeatRecord
from ...table.seats import BOT, HERE, LINK, RULES, SPECTATORS, WATCH, digest, new_code
from ...table.storage.door import Report
from ...table.tending import DAY
from ..rooms.rooms import Rooms
from .guard import is_local, owner_of
from .responses import FRESH, answer, read_body
from .words import problem, wanted

log = structlog.get_logger("tavola.server")

CREATED = 201
FORBIDDEN = 403
SEE_OTHER = 303
TOO_MANY = 429
LONGEST_NAME = 24
LONGEST_TITLE = 60


class Change(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/tables/ID/seats/SEAT`: a fresh link (with `once` for one browser only), the same with a
    word to whoever loses the seat, a bot instead of the player, the player again, what the player is called, or until
    when it wants no notices."""

    do: Literal["renew", "kick", "bot", "take", "name", "vacation"]
    bot: str = "greedy"
    once: bool = False
    called: Annotated[str, Meta(max_length=60)] = ""
    avatar: Literal["", "red", "blue", "green", "gold", "violet", "grey"] = ""
    days: Annotated[int, Meta(ge=0, le=365)] = 0


class House(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/tables/ID/house`."""

    do: Literal["lock", "unlock", "pause", "resume", "name", "forget"]
    called: Annotated[str, Meta(max_length=120)] = ""


class Saying(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/tables/ID/report`."""

    words: Annotated[str, Meta(min_length=1, max_length=2000)]


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
    try:
        id = await rooms.work(lambda: rooms.tables.sit(digest(code), visitor))
    except BadStorage:
        raise
    except TavolaError:
        return RedirectResponse("/?link=locked", SEE_OTHER, FRESH)
    if id is None:
        return RedirectResponse("/?link=gone", SEE_OTHER, FRESH)
    return RedirectResponse(f"/game/{id}", SEE_OTHER, FRESH)


async def change_seat(request: Request) -> Response:
    """The host changes any seat; a player may hand over and take back its own."""
    rooms: Rooms = request.app.state.rooms
    visitor, local = owner_of(request), is_local(request)
    change = await read_body(request, Change)
    seat = _place(request.path_params["seat"])
    async with rooms.visit(request.path_params["id"]) as room:
        rights = await rooms.work(lambda: rooms.rights(room.table, visitor, local))
        record = room.table.seats.get(seat, SeatRecord(SPECTATORS, WATCH) if seat == SPECTATORS else None)
        if record is None or record.kind == RULES:
            raise TavolaError("error-no-seat", seat=seat)
        if not rights.host and (change.do in ("renew", "kick") or seat not in rights.seats):
            return answer(problem(TavolaError("error-only-host"), wanted(request)), FORBIDDEN)
        code = new_code() if change.do in ("renew", "kick") else ""
        sat = [guest for guest in room.guests if seat in guest.seats]
        await room.reseat(_changed(record, change, code, room.table.match.bots.keys() | {seat}, room.table.seats))
        await rooms.refresh(room)
        for guest in sat if change.do == "kick" else ():
            if seat not in guest.seats:
                guest.complain("kicked")
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


async def keep_house(request: Request) -> Response:
    """Serve `POST /api/tables/ID/house`: the host locks the table, opens it, pauses it, lets it go on; gives the game a
    name, or has it deleted for good."""
    rooms: Rooms = request.app.state.rooms
    visitor, local = owner_of(request), is_local(request)
    wish = await read_body(request, House)
    async with rooms.visit(request.path_params["id"]) as room:
        rights = await rooms.work(lambda: rooms.rights(room.table, visitor, local))
        if not rights.host:
            return answer(problem(TavolaError("error-only-host"), wanted(request)), FORBIDDEN)
        if wish.do == "name":
            called = _name(wish.called, LONGEST_TITLE)
            await rooms.work(lambda: rooms.tables.storage.rename(room.table.id, called))
            return answer({"called": called})
        if wish.do == "forget":
            await rooms.forget(room)
            return answer({})
        locked = {"lock": True, "unlock": False}.get(wish.do, room.table.locked)
        paused = {"pause": True, "resume": False}.get(wish.do, room.table.paused)
        await room.keep_house(locked, paused)
    return answer({})


async def report(request: Request) -> Response:
    """Serve `POST /api/tables/ID/report`: whoever plays says what is wrong; the operator reads it with the position."""
    if not request.app.state.checks.allows(request):
        return answer(problem(TavolaError("error-too-many-checks"), wanted(request)), TOO_MANY)
    rooms: Rooms = request.app.state.rooms
    visitor, local = owner_of(request), is_local(request)
    said = await read_body(request, Saying)
    async with rooms.visit(request.path_params["id"]) as room:
        table = room.table
        rights = await rooms.work(lambda: rooms.rights(table, visitor, local))
        if not rights.host and not rights.seats:
            return answer(problem(TavolaError("error-watching"), wanted(request)), FORBIDDEN)

        def keep() -> None:
            position = table.match.position()
            rooms.tables.storage.report(Report(table.id, table.seq, time.time(), visitor, said.words, position))

        async with room.lock:
            await rooms.work(keep)
        log.info("table reported", table=table.id, seq=table.seq)
    return answer({}, CREATED)


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
    if code:
        kind = WATCH if record.kind == WATCH else LINK
        return SeatRecord(record.seat, kind, digest(code), once=change.once and kind == LINK)
    if record.kind == WATCH:
        raise TavolaError("error-no-seat", seat=record.seat)
    if change.do == "bot":
        if all(seat in bots for seat, one in seats.items() if seat >= 0 and one.kind != RULES):
            raise TavolaError("error-no-people")
        return replace(record, bot=change.bot)
    if change.do == "name":
        return replace(record, called=_name(change.called), avatar=change.avatar)
    if change.do == "vacation":
        return replace(record, away=time.time() + change.days * DAY if change.days else 0.0)
    return replace(record, kind=HERE if record.kind == BOT else record.kind, bot="")


def _name(said: str, longest: int = LONGEST_NAME) -> str:
    """What somebody wants to be called: one short line that can be read."""
    words = " ".join("".join(sign if sign.isprintable() else " " for sign in said).split())
    return words[:longest]
