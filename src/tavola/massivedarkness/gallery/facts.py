"""The printed facts of Massive Darkness as docs/protocol.md describes them, read from the catalogue the rules use."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from .. import catalog as printed
from ..chapters.combat.dice import PRINTED
from .lists import card_list


def players() -> tuple[str, ...]:
    return tuple(printed.HEROES)


def sets() -> tuple[str, ...]:
    return ()


@cache
def catalog() -> dict[str, Any]:
    return {
        "dice": PRINTED,
        "cards": _plain(printed.EQUIPMENT),
        "sets": _plain(printed.SETS),
        "enemies": _plain(printed.ENEMIES),
        "heroes": _plain(printed.HEROES),
        "classes": _plain(printed.CLASSES),
        "doors": _plain(printed.DOORS),
        "events": _plain(printed.EVENTS),
        "tiles": _plain(printed.TILES),
        "pieces": [
            {"what": info.name.split("-")[1], "id": info.id, "kind": info.kind, "rules": info.rules}
            for info in card_list()
        ],
    }


def _plain(table: dict[str, Any]) -> dict[str, Any]:
    """Records as JSON objects; their key already says the id."""
    found: dict[str, Any] = {}
    for id, piece in table.items():
        fields: dict[str, Any] = msgspec.to_builtins(piece)
        del fields["id"]
        found[id] = fields
    return found
