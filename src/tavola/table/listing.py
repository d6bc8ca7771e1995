"""Kept games in words: one line of a list, the same on the page and in the terminal."""

from __future__ import annotations

import datetime
from typing import Any

from ..kernel.records import Text
from ..kernel.shelf import game
from ..text import say
from ..text.catalogue import role_names
from .storage.door import TableInfo


def line(info: TableInfo, lang: str) -> dict[str, Any]:
    """One kept game in the reader's language; `chapter` is empty where the game says no more than its round."""
    heroes = role_names(game(info.game), lang)
    names = [heroes.get(player, player) for player in info.players]
    who = ", ".join(names)
    title = next((say(Text(s.name), lang) for s in game(info.game).scenarios() if s.id == info.scenario), info.scenario)
    return {
        "id": info.id,
        "game": info.game,
        "scenario": info.scenario,
        "players": info.players,
        "names": names,
        "round": info.round,
        "chapter": say(info.chapter, lang) if info.chapter is not None else "",
        "finished": info.finished,
        "updated": datetime.datetime.fromtimestamp(info.updated, datetime.UTC).isoformat(timespec="seconds"),
        "title": f"{title} · {who}" if who else title,
    }
