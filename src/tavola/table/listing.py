"""Kept games in words: one line of a list, the same on the page and in the terminal."""

from __future__ import annotations

import datetime
from typing import Any

from ..kernel.contract import Rules
from ..kernel.records import Text
from ..kernel.shelf import game
from ..text import say
from ..text.catalogue import role_names
from .storage.door import TableInfo


def line(info: TableInfo, lang: str) -> dict[str, Any]:
    """One kept game in the reader's language; `chapter` is empty where the game says no more than its round."""
    heroes = role_names(game(info.game), lang)
    names = [heroes.get(player, player) for player in info.players]
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
        "called": info.called,
        "title": title_of(game(info.game), info.scenario, info.players, lang),
    }


def title_of(rules: Rules[Any], scenario: str, players: tuple[str, ...], lang: str) -> str:
    """What a game is called: its scenario, and who plays in it."""
    heroes = role_names(rules, lang)
    who = ", ".join(heroes.get(player, player) for player in players)
    title = next((say(Text(one.name), lang) for one in rules.scenarios() if one.id == scenario), scenario)
    return f"{title} · {who}" if who else title
