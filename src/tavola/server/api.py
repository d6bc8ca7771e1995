"""The HTTP half of docs/protocol.md."""

from __future__ import annotations

import datetime
from functools import lru_cache
from typing import Any

import msgspec
import structlog
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from .. import load, new
from ..kernel.contract import game, games
from ..kernel.errors import TavolaError
from ..kernel.records import Text
from ..rules import find_rules, rule
from ..table import TableInfo
from ..text import card_texts, names, say, web_words
from .catalogs import catalog, names_of
from .config import MAX_BODY, MAX_SAVE
from .guard import owner_of
from .room import Rooms
from .words import problem, wanted

log = structlog.get_logger("tavola.server")

CREATED = 201
UNPROCESSABLE = 422
TOO_MANY = 429
#: Words and printed facts change only with the program; a browser asks again with its next visit.
KEEP = {"cache-control": "public, max-age=300"}
FRESH = {"cache-control": "no-store"}


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/tables`."""

    game: str
    scenario: str = ""
    players: tuple[str, ...] = ()
    seed: int | None = None
    options: dict[str, str] = {}
    bots: dict[str, str] = {}


def answer(value: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(value), status, headers or FRESH, "application/json")


async def list_games(request: Request) -> Response:
    return answer(_games(wanted(request)), headers=KEEP)


@lru_cache(maxsize=8)
def _games(lang: str) -> list[dict[str, Any]]:
    return [
        {
            "id": name,
            "name": say(Text(f"game-{name}"), lang),
            "scenarios": [
                {"id": info.id, "name": say(Text(info.name), lang), "players": info.players, "rounds": info.rounds}
                for info in game(name).scenarios()
            ],
            "heroes": [{"id": hero, "name": shown} for hero, shown in names_of(name, lang).items()],
        }
        for name in games()
    ]


async def list_tables(request: Request) -> Response:
    rooms: Rooms = request.app.state.rooms
    owner = None if request.app.state.config.shared else owner_of(request)
    lang = wanted(request)
    found = await rooms.work(lambda: rooms.tables.all(owner))
    return answer([_line(info, lang) for info in found if info.game in games()])


def _line(info: TableInfo, lang: str) -> dict[str, Any]:
    heroes = names_of(info.game, lang)
    who = ", ".join(heroes.get(player, player) for player in info.players)
    title = next((say(Text(s.name), lang) for s in game(info.game).scenarios() if s.id == info.scenario), info.scenario)
    return {
        "id": info.id,
        "game": info.game,
        "scenario": info.scenario,
        "players": info.players,
        "round": info.round,
        "finished": info.finished,
        "updated": datetime.datetime.fromtimestamp(info.updated, datetime.UTC).isoformat(timespec="seconds"),
        "title": f"{title} · {who}" if who else title,
    }


async def create_table(request: Request) -> Response:
    if not request.app.state.may_create(request):
        return answer(problem(TavolaError("error-too-many-tables"), wanted(request)), TOO_MANY)
    body = await _body(request, MAX_BODY)
    try:
        wish = msgspec.json.decode(body, type=NewTable)
        bots = {int(seat): name for seat, name in wish.bots.items()}
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError) as error:
        raise TavolaError("error-bad-request", reason=str(error)) from None
    rooms: Rooms = request.app.state.rooms
    owner = owner_of(request)

    def begin() -> str:
        match = new(wish.game, wish.scenario, wish.players, wish.seed, bots, (), wish.options)
        table = rooms.tables.create(match, owner)
        table.let_bots_play()
        log.info("table begun", table=table.id, game=wish.game, scenario=wish.scenario)
        return table.id

    return answer({"id": await rooms.work(begin)}, CREATED)


async def load_table(request: Request) -> Response:
    if not request.app.state.may_create(request):
        return answer(problem(TavolaError("error-too-many-tables"), wanted(request)), TOO_MANY)
    body = await _body(request, MAX_SAVE)
    rooms: Rooms = request.app.state.rooms
    owner = owner_of(request)
    return answer({"id": await rooms.work(lambda: rooms.tables.create(load(body), owner).id)}, CREATED)


async def save_table(request: Request) -> Response:
    """The whole game, hidden cards and all: only for those who play it."""
    rooms: Rooms = request.app.state.rooms
    id = request.path_params["id"]
    owner = await rooms.work(lambda: rooms.tables.owner(id))
    if not request.app.state.config.shared and owner != owner_of(request):
        return answer(problem(TavolaError("error-watching"), wanted(request)), 403)
    text = await rooms.work(lambda: rooms.tables.open(id).match.save())
    headers = {"content-disposition": f'attachment; filename="tavola-{id}.json"', **FRESH}
    return Response(text, 200, headers, "application/json")


async def get_catalog(request: Request) -> Response:
    name = request.path_params["game"]
    game(name)
    return answer(catalog(name), headers=KEEP)


async def get_words(request: Request) -> Response:
    name = request.path_params["game"]
    game(name)
    lang = wanted(request)
    return answer(
        {"lang": lang, "names": names(name, lang), "texts": card_texts(name, lang), "web": web_words(lang)},
        headers=KEEP,
    )


async def search_rules(request: Request) -> Response:
    name = request.path_params["game"]
    game(name)
    return answer(find_rules(name, request.query_params.get("q", "")[:200], wanted(request)), headers=KEEP)


async def get_rule(request: Request) -> Response:
    name = request.path_params["game"]
    game(name)
    return answer(rule(name, request.path_params["id"], wanted(request)), headers=KEEP)


async def _body(request: Request, most: int) -> bytes:
    """The body, read no further than allowed."""
    parts = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise TavolaError("error-body-too-large", limit=most)
        parts.append(part)
    return b"".join(parts)
