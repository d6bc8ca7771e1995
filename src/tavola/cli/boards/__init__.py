"""Boards in plain lines, one printer per game; a game without a printer shows its view as it is."""

from __future__ import annotations

from typing import Any

import msgspec

from . import mageknight

_PRINTERS = {"mageknight": mageknight}


def board(game: str, view: dict[str, Any], lang: str) -> list[str]:
    """The whole table in words."""
    printer = _PRINTERS.get(game)
    if printer is None:
        text: str = msgspec.json.format(msgspec.json.encode(view), indent=1).decode()
        return text.splitlines()
    return printer.board(view, lang)


def status(game: str, view: dict[str, Any], lang: str) -> list[str]:
    """The few lines worth hearing at every decision."""
    printer = _PRINTERS.get(game)
    return printer.status(view, lang) if printer else []
