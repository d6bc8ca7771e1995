"""What a new table may be: games, scenarios, heroes, variants, sets and bots, each in words."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from ...bots import bots
from ...kernel.contract import VariantInfo
from ...kernel.errors import TavolaError
from ...kernel.records import Setup, Text
from ...kernel.shelf import game, games
from ...teaching import lesson_of
from ...text import knows, say
from ...text.catalogue import role_names
from ..rooms.rooms import Rooms
from .responses import KEEP, answer
from .words import wanted


async def list_games(request: Request) -> Response:
    return answer(offered(wanted(request)), headers=KEEP)


async def sketch(request: Request) -> Response:
    """Serve `/api/sketch/GAME/SCENARIO?players=N`: what anybody would see of such a game as it begins, for a picture of
    where it is played."""
    rooms: Rooms = request.app.state.rooms
    name, scenario = request.path_params["game"], request.path_params["scenario"]
    known = {info.id: info for info in game(name).scenarios()} if name in games() else {}
    if scenario not in known:
        raise TavolaError("error-unknown-scenario", name=scenario, known=tuple(known))
    least, most = known[scenario].players
    said = request.query_params.get("players", "")
    count = min(max(int(said) if said.isdecimal() and len(said) < 3 else least, least), most)
    return answer(await rooms.work(lambda: first_view(name, scenario, count)), headers=KEEP)


@lru_cache(maxsize=64)
def first_view(name: str, scenario: str, count: int) -> Any:
    """What a spectator sees of a game that begins."""
    rules = game(name)
    setup = Setup(name, scenario, tuple(rules.roles())[:count])
    return rules.view(rules.begun(setup, 1).state, None)


@lru_cache(maxsize=8)
def offered(lang: str) -> list[dict[str, Any]]:
    """Every game with everything that can be chosen for it."""
    return [
        {
            "id": name,
            "name": say(Text(f"game-{name}"), lang),
            "about": _known(f"about-game-{name}", lang),
            "open": game(name).open_table,
            "scenarios": [
                {
                    "id": info.id,
                    "name": say(Text(info.name), lang),
                    "about": _known(f"about-scenario-{info.id}", lang),
                    "players": info.players,
                    "rounds": info.rounds,
                }
                for info in game(name).scenarios()
            ],
            "heroes": [
                {"id": hero, "name": shown, "about": _known(f"about-{game(name).role_kind}-{hero}", lang)}
                for hero, shown in role_names(game(name), lang).items()
            ],
            "variants": [_variant(one, lang) for one in game(name).variants()],
            "sets": [
                {"id": one, "name": _known(f"set-{one}", lang, one), "about": _known(f"about-set-{one}", lang)}
                for one in game(name).sets()
            ],
            "bots": [
                {"id": one, "name": _known(f"bot-{one}", lang, one), "about": _known(f"about-bot-{one}", lang)}
                for one in bots()
            ],
            "lesson": _lesson(name),
        }
        for name in games()
    ]


def _lesson(name: str) -> dict[str, Any] | None:
    """The table a guided first game is begun with, as `POST /api/tables` takes it; none where there is no lesson."""
    lesson = lesson_of(name)
    if lesson is None:
        return None
    setup = lesson.setup
    seats = ["bot:greedy" if seat in lesson.bots else "here" for seat in range(len(setup.players))]
    return {
        "game": name,
        "scenario": setup.scenario,
        "players": setup.players,
        "options": setup.options,
        "seed": lesson.seed,
        "seats": seats,
    }


def _variant(one: VariantInfo, lang: str) -> dict[str, Any]:
    """A variant with its words; its own name where nobody wrote any."""
    return {
        "id": one.id,
        "name": _known(one.name, lang, one.id),
        "about": _known(one.about, lang),
        "values": [{"id": value, "name": _known(f"{one.name}-{value}", lang, value)} for value in one.values],
        "against": one.against,
        "fits": one.fits,
    }


def _known(key: str, lang: str, otherwise: str = "") -> str:
    return say(Text(key), lang) if knows(key, lang) else otherwise
