"""Boards in plain lines, one printer per game; a game without a printer shows its view as it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ...mageknight.words import board as mageknight
from ...massivedarkness.words import board as massivedarkness

_Printer = Callable[[dict[str, Any], str], list[str]]
_BOARDS: dict[str, _Printer] = {"mageknight": mageknight.board, "massivedarkness": massivedarkness.board}
_STATUS: dict[str, _Printer] = {"mageknight": mageknight.status, "massivedarkness": massivedarkness.status}


#: A piece to ask about, for the help: `why card rage`.
_PIECES = {"mageknight": "card rage", "massivedarkness": "zone 6v.b2"}


def example(game: str) -> str:
    """A piece of the game as it is typed."""
    return _PIECES.get(game, "…")


def board(game: str, view: dict[str, Any], lang: str) -> list[str]:
    """The whole table in words."""
    printer = _BOARDS.get(game, _plain)
    return printer(view, lang)


def status(game: str, view: dict[str, Any], lang: str) -> list[str]:
    """The few lines worth hearing at every decision."""
    printer = _STATUS.get(game)
    return printer(view, lang) if printer else []


def _plain(view: dict[str, Any], lang: str) -> list[str]:
    text = str(msgspec.json.format(msgspec.json.encode(view), indent=1), "utf-8")
    return text.splitlines()
