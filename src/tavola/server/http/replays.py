"""Looking at a game as it was: any step of it, through the eyes one may use, and a fork of it to play on from there."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from ...kernel.errors import TavolaError
from ...kernel.records import Seat, Text
from ...table import KeptMatch
from ...table.match import Match, Move
from ...table.seats import BOT, HERE
from ...teaching import goal_told
from ...text import names, say
from ...text.vocabulary import words_of
from ..rooms.logbook import LOG_LINES
from ..rooms.rooms import Rights, Rooms
from .guard import is_local, owner_of
from .reels import Reel, Reels
from .responses import answer, body_of
from .words import problem, wanted

#: How many of the last log lines are told by key and arguments too.
RECENT = 60
#: So many turning points are told of a finished game, none smaller than this.
TURNS = 4
TURN_LEAST = 2
#: So many of the events a game turned on, where it is not measured.
LAST = 8
CREATED = 201
FORBIDDEN = 403


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/tables/ID/fork`."""

    at: int


async def at_step(request: Request) -> Response:
    """Serve `/api/tables/ID/at/N?eyes=SEAT`: the table as it was after N answers, as this visitor may see it."""
    rooms: Rooms = request.app.state.rooms
    reels: Reels = request.app.state.reels
    id, step, lang = request.path_params["id"], request.path_params["step"], wanted(request)
    visitor, local, eyes = owner_of(request), is_local(request), request.query_params.get("eyes", "")

    def shown() -> dict[str, Any]:
        reel = reels.of(rooms.tables, id)
        rights = rooms.rights(reel.table, visitor, local)
        with reel.lock:
            return _shown(reel, rights, step, eyes, lang)

    return answer(await rooms.work(shown))


async def progress(request: Request) -> Response:
    """Serve `/api/tables/ID/progress`: how a finished game went, from step to step, and where it turned."""
    rooms: Rooms = request.app.state.rooms
    reels: Reels = request.app.state.reels
    id, lang = request.path_params["id"], wanted(request)

    def told() -> dict[str, Any]:
        reel = reels.of(rooms.tables, id)
        with reel.lock:
            return _progress(reel, lang)

    return answer(await rooms.work(told))


def _progress(reel: Reel, lang: str) -> dict[str, Any]:
    match = reel.table.match
    if match.outcome is None:
        raise TavolaError("error-not-over")
    tallies, marks = reel.tallies(), _marks(reel, lang)
    return {
        "of": len(match.moves),
        "answers": sum(bool(move.notation) for move in match.moves),
        "rounds": match.rules.round_of(match.state),
        "what": say(Text(match.rules.tallied), lang) if tallies else "",
        "marks": marks,
        "tally": tallies,
        "turns": _gains(match, tallies, lang) if tallies else _turnings(match, lang),
    }


def _gains(match: Match, tallies: list[tuple[int, tuple[int, ...]]], lang: str) -> list[dict[str, Any]]:
    """The answers that brought most of what the game is measured by."""
    gains = [
        (now - before, step, seat)
        for (_, earlier), (step, later) in pairwise(tallies)
        for seat, (before, now) in enumerate(zip(earlier, later, strict=True))
        if now - before >= TURN_LEAST
    ]
    largest = sorted(gains, key=lambda gain: (-gain[0], gain[1]))[:TURNS]
    return [
        {"step": step, "seat": seat, "gain": gain, "words": _said(match.moves[step - 1], lang)}
        for gain, step, seat in sorted(largest, key=lambda one: one[1])
    ]


def _turnings(match: Match, lang: str) -> list[dict[str, Any]]:
    """The last of the events its game turns on, where it is not measured while it goes on."""
    known = words_of(match.setup.game)
    turning = known.turnings if known else frozenset()
    lines = [line for line in match.lines(None) if line.event.text.key in turning]
    return [
        {
            "step": line.step,
            "round": match.rules.round_of(match.state_after(line.step)),
            "words": say(line.event.text, lang),
        }
        for line in lines[-LAST:]
    ]


def _said(move: Move, lang: str) -> str:
    """What everybody saw of an answer first."""
    return next((say(event.text, lang) for event in move.events if event.only == -1), "")


async def fork(request: Request) -> Response:
    """A new table that begins where this one was after so many answers: for whoever began it, where nobody else
    plays."""
    rooms: Rooms = request.app.state.rooms
    id, visitor, local = request.path_params["id"], owner_of(request), is_local(request)
    try:
        wish = msgspec.json.decode(await body_of(request), type=Fork)
    except msgspec.MsgspecError as error:
        raise TavolaError("error-bad-request", reason=str(error)) from None

    def begin() -> str | None:
        table = rooms.tables.open(id)
        if not _may_fork(table, rooms.rights(table, visitor, local)):
            return None
        seats = [one for one in table.seats.values() if one.seat >= 0]
        return rooms.tables.create(table.match.until(wish.at), visitor, seats).id

    made = await rooms.work(begin)
    if made is None:
        return answer(problem(TavolaError("error-watching"), wanted(request)), FORBIDDEN)
    return answer({"id": made}, CREATED)


def _may_fork(table: KeptMatch, rights: Rights) -> bool:
    return rights.host and all(one.kind in (HERE, BOT) for one in table.seats.values())


def _seats_open(table: KeptMatch, rights: Rights) -> tuple[Seat, ...]:
    """Through whose eyes one may look: everybody's once it is over, else the own ones where nothing is hidden from
    oneself."""
    match = table.match
    if match.outcome is not None:
        return tuple(info.seat for info in match.rules.seats(match.state))
    return tuple(sorted(rights.seats)) if len(rights.seats) == 1 or match.rules.open_table else ()


def _shown(reel: Reel, rights: Rights, step: int, wanted_eyes: str, lang: str) -> dict[str, Any]:
    table = reel.table
    match, may = table.match, _seats_open(table, rights)
    chosen = next((seat for seat in may if str(seat) == wanted_eyes), min(may, default=None))
    past = match.until(step)
    rules, state, decision = past.rules, past.state, past.asked()
    lines = past.lines(chosen)
    called = names(past.setup.game, lang).get(rules.role_kind, {})
    return {
        "type": "table",
        "seq": step,
        "lang": lang,
        "view": rules.view(state, chosen),
        "decision": {"seat": decision.seat, "mine": False, "prompt": say(decision.prompt, lang), "options": []},
        "undo": {"can": False},
        "log": [
            {"n": line.n, "text": line.say(lang), "rule": line.rule, "auto": line.auto} for line in lines[-LOG_LINES:]
        ],
        "log_from": max(0, len(lines) - LOG_LINES),
        "recent": [
            {"n": line.n, "event": line.event.text.key, "args": line.event.text.args} for line in lines[-RECENT:]
        ],
        "outcome": None,
        "seats": [
            {
                "seat": info.seat,
                "hero": info.who,
                "name": called.get(info.who, info.who),
                "kind": HERE,
                "bot": "",
                "connected": True,
            }
            for info in rules.seats(state)
        ],
        "mine": [] if chosen is None else [chosen],
        "goal": goal_told(rules.goal(state, chosen), lang),
        "replay": {
            "step": step,
            "of": len(match.moves),
            "eyes": chosen,
            "may": may,
            "marks": _marks(reel, lang),
            "fork": _may_fork(table, rights),
            "said": match.moves[step].notation if step < len(match.moves) else "",
        },
    }


def _marks(reel: Reel, lang: str) -> list[dict[str, Any]]:
    """Where a game stood, and from which step on: what its own line in a list of games says."""
    found: list[dict[str, Any]] = []
    for step, text in reel.marks():
        words = say(text, lang)
        if words and (not found or found[-1]["words"] != words):
            found.append({"step": step, "words": words})
    return found
