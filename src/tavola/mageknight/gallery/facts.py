"""Mage Knight's printed facts as docs/protocol.md describes them, read from the catalogue the rules use."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from .. import catalog as printed
from ..chapters.pieces import tracks
from ..chapters.turn.setup import optional_sets
from .lists import skill_set, unwritten
from .printed import strong_mana
from .related import related


def players() -> tuple[str, ...]:
    return tuple(printed.HEROES)


def sets() -> tuple[str, ...]:
    return optional_sets()


@cache
def catalog() -> dict[str, Any]:
    return {
        "cards": {id: _card(card) for id, card in printed.CARDS.items()},
        "units": _plain(printed.UNITS),
        "enemies": _plain(printed.ENEMIES),
        "tiles": _plain(printed.TILES),
        "skills": {id: {**_fields(skill), "set": skill_set(skill)} for id, skill in printed.SKILLS.items()},
        "tactics": _plain(printed.TACTICS),
        "sites": _plain(printed.SITES),
        "cities": {
            color: {"garrisons": city.garrisons, "rules": related(city)} for color, city in printed.CITIES.items()
        },
        "ruins": _plain(printed.RUINS),
        "heroes": {id: _bare(hero) for id, hero in printed.HEROES.items()},
        "tracks": _tracks(),
        "missing": [{"what": what, "kind": kind, "id": id} for what, kind, id in unwritten()],
    }


def _plain(table: dict[str, Any]) -> dict[str, Any]:
    """Records as JSON objects; their key already says the id."""
    return {id: _fields(piece) for id, piece in table.items()}


def _fields(piece: Any) -> dict[str, Any]:
    return {**_bare(piece), "rules": related(piece)}


def _bare(piece: Any) -> dict[str, Any]:
    fields: dict[str, Any] = _whole(msgspec.to_builtins(piece))
    del fields["id"]
    return fields


def _whole(value: Any) -> Any:
    """Every effect with all three of its parts, so that the page need not know which may be left out."""
    if isinstance(value, dict):
        fields = {key: _whole(part) for key, part in value.items()}
        return {"args": [], "parts": [], **fields} if "op" in fields else fields
    if isinstance(value, (list, tuple)):
        return [_whole(part) for part in value]
    return value


def _card(card: printed.Card) -> dict[str, Any]:
    """A card; `cost` is the mana its strong side takes."""
    return {**_fields(card), "cost": strong_mana(card)}


def _tracks() -> dict[str, Any]:
    return {
        "terrain": {name: {"day": day, "night": night} for name, (day, night) in tracks.TERRAIN_COST.items()},
        "levels": [msgspec.to_builtins(level) for level in tracks.LEVELS],
        "reputation": [{"space": space, "influence": n} for space, n in tracks.REPUTATION.items()],
    }
