"""The HTTP half of docs/protocol.md."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import msgspec
import structlog
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from ... import new, position
from ...kernel.errors import TavolaError
from ...kernel.records import Seat, Text
from ...kernel.shelf import game, games
from ...table import BadStorage, DamagedGame, Match, OtherRules, SeatRecord, UnknownTable
from ...table.chronicles import lines_of
from ...table.listing import line
from ...table.seating import reseated, seat_bots
from ...table.seats import BOT, RULES, SPECTATORS, WATCH, seats_for
from ...text import LANGUAGES, card_texts, names, say, web_words
from ...text.catalogue import role_names
from ...text.rulebook import rule
from ..apart.jobs import Bring, Try
from ..config import IMPORT_SECONDS, MAX_SAVE
from ..rooms.rooms import Rooms
from .chronicles import chronicles_of, seen
from .guard import is_local, owner_of
from .responses import FRESH, KEEP, answer, body_of, while_there
from .seats import link_to
from .words import problem, wanted

log = structlog.get_logger("tavola.server")

CREATED = 201
UNPROCESSABLE = 422
TOO_MANY = 429
FORBIDDEN = 403
#: The largest seed a person may name; those the server draws are longer.
MAX_SEED = (1 << 63) - 1


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/tables`."""

    game: str
    scenario: str = ""
    players: tuple[str, ...] = ()
    seed: Annotated[int, Meta(ge=0, le=MAX_SEED)] | None = None
    options: dict[str, str] = {}
    bots: dict[str, str] = {}
    seats: tuple[str, ...] = ()
    position: str = ""
    chronicle: str = ""


async def list_tables(request: Request) -> Response:
    rooms: Rooms = request.app.state.rooms
    owner = None if request.app.state.config.shared and is_local(request) else owner_of(request)
    lang = wanted(request)
    found = await rooms.work(lambda: rooms.tables.all(owner))
    return answer([line(info, lang) for info in found if info.game in games()])


async def create_table(request: Request) -> Response:
    """A new table. The codes of its links are told here once, to whoever began it, and never again."""
    if not request.app.state.new_tables.allows(request):
        return answer(problem(TavolaError("error-too-many-tables"), wanted(request)), TOO_MANY)
    wish = _wish(await body_of(request))
    rooms: Rooms = request.app.state.rooms
    owner = owner_of(request)
    await _bearable(request, wish)

    whose = chronicles_of(request)

    def begin() -> tuple[str, dict[Seat, str]]:
        match, seats, codes = _laid(wish, rooms, whose)
        drawn = wish.seed is None and not wish.position
        table = rooms.tables.create(match, owner, seats, drawn, wish.chronicle)
        log.info("table begun", table=table.id, game=match.setup.game, scenario=match.setup.scenario)
        return table.id, codes

    id, codes = await rooms.work(begin)
    links = {WATCH if seat == SPECTATORS else str(seat): link_to(code) for seat, code in codes.items()}
    return answer({"id": id, "links": links}, CREATED)


async def check_table(request: Request) -> Response:
    """Whether such a table could be begun: the problem in words, or none; and who would play another board than was
    asked for."""
    lang = wanted(request)
    rooms: Rooms = request.app.state.rooms
    if not request.app.state.checks.allows(request):
        return answer(problem(TavolaError("error-too-many-checks"), lang), TOO_MANY)
    try:
        wish = _wish(await body_of(request))
        await _bearable(request, wish)
        whose = chronicles_of(request)
        match, _, _ = await rooms.work(lambda: _laid(wish, rooms, whose))
    except TavolaError as error:
        return answer({"problem": problem(error, lang)})
    notes = reseated(match.rules, match.setup, match.state, role_names(match.rules, lang))
    return answer({"problem": None, "notes": [say(note, lang) for note in notes]} if notes else {"problem": None})


async def _bearable(request: Request, wish: NewTable) -> None:
    """A position is tried out apart first, within its time. Raises TavolaError."""
    if not wish.position:
        return
    if not request.app.state.config.positions:
        raise TavolaError("error-positions-closed")
    rooms: Rooms = request.app.state.rooms
    await while_there(request, rooms.readers.ask(Try(wish.position), IMPORT_SECONDS))


def _wish(body: bytes) -> NewTable:
    try:
        return msgspec.json.decode(body, type=NewTable)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise TavolaError("error-bad-request", reason=str(error)) from None


def _laid(wish: NewTable, rooms: Rooms, whose: str | None) -> tuple[Match, list[SeatRecord], dict[Seat, str]]:
    """The match a wish describes, who sits where, and the codes of the links. `whose`: the visitor whose chronicles it
    may go on with."""
    try:
        bots = {int(seat): name for seat, name in wish.bots.items()}
    except ValueError as error:
        raise TavolaError("error-bad-request", reason=str(error)) from None
    if wish.position:
        match = position(wish.position)
    elif wish.chronicle:
        kept = seen(rooms.tables, wish.chronicle, whose)
        scenario, options = lines_of(kept.game).goes_on(kept.line)
        match = new(kept.game, scenario, wish.players, wish.seed, (), (), {**wish.options, **options})
    else:
        match = new(wish.game, wish.scenario, wish.players, wish.seed, (), (), wish.options)
    infos = match.rules.seats(match.state)
    ruled = [info.seat for info in infos if not info.answers]
    seats, codes = seats_for(wish.seats, len(infos), bots, ruled)
    if codes and wish.seed is not None:
        raise TavolaError("error-seed-drawn")
    seat_bots({one.seat: one.bot for one in seats if one.bot}, 0)
    if all(one.kind in (BOT, RULES) for one in seats):
        raise TavolaError("error-no-people")
    return match, seats, codes


async def load_table(request: Request) -> Response:
    """A save becomes a table. It is read and played again apart, within its time, and stored as a whole or not at all;
    `?move=yes` lets one of other rules go on from its state."""
    if not request.app.state.new_tables.allows(request):
        return answer(problem(TavolaError("error-too-many-tables"), wanted(request)), TOO_MANY)
    job = Bring(
        await body_of(request, MAX_SAVE),
        request.app.state.config.positions,
        request.app.state.config.positions and request.query_params.get("move") == "yes",
    )
    rooms: Rooms = request.app.state.rooms
    owner = owner_of(request)
    found = (await while_there(request, rooms.readers.ask(job, IMPORT_SECONDS))).brought
    assert found is not None
    return answer({"id": await rooms.work(lambda: rooms.tables.bring(found, owner))}, CREATED)


async def save_table(request: Request) -> Response:
    """The whole game, hidden cards and all: only for those who play it, and where others play behind links only once
    it is over for good."""
    rooms: Rooms = request.app.state.rooms
    id, visitor, local = request.path_params["id"], owner_of(request), is_local(request)

    def saved() -> str:
        table = rooms.tables.open(id)
        rights = rooms.rights(table, visitor, local)
        if not rights.host and not rights.seats:
            raise TavolaError("error-watching")
        if not table.open:
            raise TavolaError("error-save-secret")
        return table.match.save()

    try:
        text = await rooms.work(saved)
    except (UnknownTable, DamagedGame, OtherRules, BadStorage):
        raise
    except TavolaError as error:
        return answer(problem(error, wanted(request)), FORBIDDEN)
    headers = {"content-disposition": f'attachment; filename="tavola-{id}.json"', **FRESH}
    return Response(text, 200, headers, "application/json")


async def get_catalog(request: Request) -> Response:
    name = request.path_params["game"]
    facts = game(name).catalog()
    return answer(facts if request.query_params.get("rules") != "no" else unruled(name), headers=KEEP)


@cache
def unruled(name: str) -> Any:
    """The printed facts of a game without the rules each piece touches, which only the gallery and large faces tell."""

    def left(facts: Any) -> Any:
        if isinstance(facts, dict):
            return {key: left(value) for key, value in facts.items() if key != "rules"}
        return [left(one) for one in facts] if isinstance(facts, list) else facts

    return left(msgspec.to_builtins(game(name).catalog()))


async def get_page_words(request: Request) -> Response:
    """The words of the page alone, for whoever has no game before them."""
    return answer(words_of("", wanted(request)), headers=KEEP)


async def get_words(request: Request) -> Response:
    name = request.path_params["game"]
    game(name)
    found = words_of(name, wanted(request), texts=request.query_params.get("texts") != "no")
    return answer(found, headers=KEEP)


async def get_texts(request: Request) -> Response:
    """What is printed on the pieces of a game: the larger part of its words, which a board does without at first."""
    name = request.path_params["game"]
    game(name)
    return answer(card_texts(name, wanted(request)), headers=KEEP)


def words_of(name: str, lang: str, texts: bool = True) -> dict[str, Any]:
    """Every word a page may need of a game, in one language, and which languages there are."""
    return {
        "game": name,
        "lang": lang,
        "languages": LANGUAGES,
        "names": {"game": {one: say(Text(f"game-{one}"), lang) for one in games()}} | names(name, lang),
        "texts": card_texts(name, lang) if texts else {},
        "web": web_words(lang, name),
    }


async def get_rule(request: Request) -> Response:
    name = request.path_params["game"]
    game(name)
    return answer(rule(name, request.path_params["id"], wanted(request)), headers=KEEP)
