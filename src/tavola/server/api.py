"""The HTTP half of docs/protocol.md."""

from __future__ import annotations

from typing import Any

import msgspec
import structlog
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from .. import load, new, position
from ..kernel.errors import TavolaError
from ..kernel.records import Seat
from ..kernel.shelf import game, games
from ..table import Match, SeatRecord, UnknownTable
from ..table.seating import seat_bots
from ..table.seats import BOT, LINK, SPECTATORS, WATCH, seats_for
from ..text import LANGUAGES, card_texts, names, web_words
from ..text.rulebook import rule
from .config import MAX_SAVE
from .guard import owner_of
from .listing import line
from .responses import FRESH, KEEP, answer, body_of
from .rooms import Rooms
from .seats import link_to
from .words import problem, wanted

log = structlog.get_logger("tavola.server")

CREATED = 201
UNPROCESSABLE = 422
TOO_MANY = 429
FORBIDDEN = 403


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/tables`."""

    game: str
    scenario: str = ""
    players: tuple[str, ...] = ()
    seed: int | None = None
    options: dict[str, str] = {}
    bots: dict[str, str] = {}
    seats: tuple[str, ...] = ()
    position: str = ""


async def list_tables(request: Request) -> Response:
    rooms: Rooms = request.app.state.rooms
    owner = None if request.app.state.config.shared else owner_of(request)
    lang = wanted(request)
    found = await rooms.work(lambda: rooms.tables.all(owner))
    return answer([line(info, lang) for info in found if info.game in games()])


async def create_table(request: Request) -> Response:
    """A new table. The codes of its links are told here once, to whoever began it, and never again."""
    if not request.app.state.may_create(request):
        return answer(problem(TavolaError("error-too-many-tables"), wanted(request)), TOO_MANY)
    wish = _wish(await body_of(request))
    rooms: Rooms = request.app.state.rooms
    owner = owner_of(request)

    def begin() -> tuple[str, dict[Seat, str]]:
        match, seats, codes = _laid(wish)
        table = rooms.tables.create(match, owner, seats)
        log.info("table begun", table=table.id, game=match.setup.game, scenario=match.setup.scenario)
        return table.id, codes

    id, codes = await rooms.work(begin)
    links = {WATCH if seat == SPECTATORS else str(seat): link_to(code) for seat, code in codes.items()}
    return answer({"id": id, "links": links}, CREATED)


async def check_table(request: Request) -> Response:
    """Whether such a table could be begun: the problem in words, or none."""
    lang = wanted(request)
    rooms: Rooms = request.app.state.rooms
    try:
        wish = _wish(await body_of(request))
        await rooms.work(lambda: _laid(wish))
    except TavolaError as error:
        return answer({"problem": problem(error, lang)})
    return answer({"problem": None})


def _wish(body: bytes) -> NewTable:
    try:
        return msgspec.json.decode(body, type=NewTable)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise TavolaError("error-bad-request", reason=str(error)) from None


def _laid(wish: NewTable) -> tuple[Match, list[SeatRecord], dict[Seat, str]]:
    """The match a wish describes, who sits where, and the codes of the links."""
    try:
        bots = {int(seat): name for seat, name in wish.bots.items()}
    except ValueError as error:
        raise TavolaError("error-bad-request", reason=str(error)) from None
    if wish.position:
        match = position(wish.position)
    else:
        match = new(wish.game, wish.scenario, wish.players, wish.seed, (), (), wish.options)
    seats, codes = seats_for(wish.seats, len(match.rules.seats(match.state)), bots)
    seat_bots({one.seat: one.bot for one in seats if one.bot}, 0)
    if all(one.kind == BOT for one in seats):
        raise TavolaError("error-no-people")
    return match, seats, codes


async def load_table(request: Request) -> Response:
    if not request.app.state.may_create(request):
        return answer(problem(TavolaError("error-too-many-tables"), wanted(request)), TOO_MANY)
    body = await body_of(request, MAX_SAVE)
    rooms: Rooms = request.app.state.rooms
    owner = owner_of(request)
    return answer({"id": await rooms.work(lambda: rooms.tables.create(load(body), owner).id)}, CREATED)


async def save_table(request: Request) -> Response:
    """The whole game, hidden cards and all: only for those who play it, and where others play behind links only once
    it is over."""
    rooms: Rooms = request.app.state.rooms
    id, visitor = request.path_params["id"], owner_of(request)

    def saved() -> str:
        table = rooms.tables.open(id)
        rights = rooms.rights(table, visitor)
        if not rights.host and not rights.seats:
            raise TavolaError("error-watching")
        if table.match.outcome is None and any(one.kind == LINK for one in table.seats.values()):
            raise TavolaError("error-save-secret")
        return table.match.save()

    try:
        text = await rooms.work(saved)
    except UnknownTable:
        raise
    except TavolaError as error:
        return answer(problem(error, wanted(request)), FORBIDDEN)
    headers = {"content-disposition": f'attachment; filename="tavola-{id}.json"', **FRESH}
    return Response(text, 200, headers, "application/json")


async def get_catalog(request: Request) -> Response:
    name = request.path_params["game"]
    game(name)
    return answer(game(name).catalog(), headers=KEEP)


async def get_page_words(request: Request) -> Response:
    """The words of the page alone, for whoever has no game before them."""
    return answer(words_of("", wanted(request)), headers=KEEP)


async def get_words(request: Request) -> Response:
    name = request.path_params["game"]
    game(name)
    return answer(words_of(name, wanted(request)), headers=KEEP)


def words_of(name: str, lang: str) -> dict[str, Any]:
    """Every word a page may need of a game, in one language, and which languages there are."""
    return {
        "game": name,
        "lang": lang,
        "languages": LANGUAGES,
        "names": names(name, lang) if name else {},
        "texts": card_texts(name, lang) if name else {},
        "web": web_words(lang),
    }


async def get_rule(request: Request) -> Response:
    name = request.path_params["game"]
    game(name)
    return answer(rule(name, request.path_params["id"], wanted(request)), headers=KEEP)
