"""Chronicles over HTTP: list, begin, read a line from another table, rename, and a history with its maps."""

from __future__ import annotations

import datetime
from typing import Annotated, Any

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from ...kernel.contract import Chronicles, LineInfo
from ...kernel.errors import TavolaError
from ...kernel.shelf import games
from ...table import Tables, UnknownChronicle
from ...table.chronicles import LONGEST_LINE, LONGEST_NAME, keeping, lines_of
from ...table.seats import LINK
from ...table.storage.door import ChronicleInfo, StoredChronicle
from ...text import say
from ..rooms.rooms import Rooms
from .guard import is_local, owner_of
from .responses import answer, read_body
from .words import problem, wanted

CREATED = 201
TOO_MANY = 429

Name = Annotated[str, Meta(max_length=LONGEST_NAME)]


class NewChronicle(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/chronicles`: a name for a new one, or the line of one from another table."""

    game: str = ""
    name: Name = ""
    line: Annotated[str, Meta(max_length=LONGEST_LINE)] = ""


class Renamed(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/chronicles/ID`."""

    name: Name


async def list_chronicles(request: Request) -> Response:
    """Those this browser began or has played in."""
    rooms: Rooms = request.app.state.rooms
    found = await rooms.work(lambda: rooms.tables.chronicles.all(chronicles_of(request)))
    return answer([_line(info) for info in found if info.game in games()])


def chronicles_of(request: Request) -> str | None:
    """Whose chronicles a request may see: its browser's; at the machine of a shared server everybody's."""
    return None if request.app.state.config.shared and is_local(request) else owner_of(request)


def _line(info: ChronicleInfo) -> dict[str, Any]:
    when = datetime.datetime.fromtimestamp(info.updated, datetime.UTC).isoformat(timespec="seconds")
    told = {"id": info.id, "game": info.game, "name": info.name, "number": info.number, "pages": info.pages}
    return {**told, "updated": when}


async def begin_chronicle(request: Request) -> Response:
    """A new chronicle, or that of a line: every character of it is looked at, and what was mended is told."""
    if not request.app.state.new_tables.allows(request):
        return answer(problem(TavolaError("error-too-many-tables"), wanted(request)), TOO_MANY)
    wish = await read_body(request, NewChronicle)
    rooms: Rooms = request.app.state.rooms
    owner, lang = owner_of(request), wanted(request)
    name = wish.game or keeping()[0]

    def begun() -> tuple[str, LineInfo | None]:
        shelf = rooms.tables.chronicles
        return shelf.bring(name, wish.line, owner) if wish.line else (shelf.begin(name, wish.name, owner), None)

    id, told = await rooms.work(begun)
    notes = [say(note, lang) for note in told.notes] if told is not None else []
    return answer({"id": id, "notes": notes}, CREATED)


async def show_chronicle(request: Request) -> Response:
    """A chronicle with its land, its history, and its line where nobody could cheat with it."""
    rooms: Rooms = request.app.state.rooms
    id, whose, lang = request.path_params["id"], chronicles_of(request), wanted(request)
    return answer(await rooms.work(lambda: _shown(rooms.tables, seen(rooms.tables, id, whose), lang)))


async def rename_chronicle(request: Request) -> Response:
    rooms: Rooms = request.app.state.rooms
    id, whose = request.path_params["id"], chronicles_of(request)
    wish = await read_body(request, Renamed)

    def renamed() -> str:
        seen(rooms.tables, id, whose)
        rooms.tables.chronicles.rename(id, wish.name)
        return rooms.tables.chronicles.open(id).name

    return answer({"name": await rooms.work(renamed)})


def seen(tables: Tables, id: str, whose: str | None) -> StoredChronicle:
    """The chronicle, if this visitor may see it. Raises UnknownChronicle."""
    kept = tables.chronicles.open(id)
    if whose is not None and all(info.id != id for info in tables.chronicles.all(whose)):
        raise UnknownChronicle("error-unknown-chronicle", id=id)
    return kept


def _shown(tables: Tables, kept: StoredChronicle, lang: str) -> dict[str, Any]:
    rules = lines_of(kept.game)
    told = rules.read(kept.line)
    return {
        "id": kept.id,
        "game": kept.game,
        "name": kept.name,
        "number": kept.number,
        "line": "" if _played_apart(tables, kept) else kept.line,
        "land": told.land,
        "words": [say(text, lang) for text in rules.land_told(told.land)],
        "pages": [_page(rules, page.number, page.table, page.shown, lang) for page in reversed(kept.pages)],
        "begun": [one.table for one in kept.begun if not one.finished and one.number == kept.number],
    }


def _page(rules: Chronicles, number: int, table: str, shown: dict[str, Any], lang: str) -> dict[str, Any]:
    words = [say(text, lang) for text in rules.told(shown)]
    return {"number": number, "table": table, "shown": shown, "words": words}


def _played_apart(tables: Tables, kept: StoredChronicle) -> bool:
    """Whether people behind links play the game this line begins: it tells what lies in their decks."""
    under_way = [one.table for one in kept.begun if not one.finished and one.number == kept.number]
    return any(seat.kind == LINK for id in under_way for seat in tables.storage.load(id).game.seats)
