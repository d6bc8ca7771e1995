"""What a mission remembers: each note by its name, as `name:value`. Only notes of the mission itself are understood."""

from __future__ import annotations

from typing import Any

from ...kernel.errors import BadPosition
from ...kernel.reading import impossible, known
from ..catalog import EQUIPMENT, TILES, printed_id
from ..state import Work, noted
from .board import tags

#: Notes every mission may have: the monsters it named that are dead, and the round whose event changed the light.
COMMON = ("slain", "light")
#: Notes of single missions, and what they can say: a word, a seat, a card, a number, or nothing more.
OWN: dict[str, dict[str, str]] = {
    "mission_1": {"library": ""},
    "mission_2": {"fled": ""},
    "mission_3": {"chosen": "seat", "artifact": "card"},
    "mission_4": {"buried": "", "passed": ""},
    "mission_5": {"bridge": "bridge"},
    "mission_9": {"taken": ""},
    "mission_10": {"stage": "stage"},
}
WORDS = {"bridge": ("immortal", "empty"), "stage": ("1", "2", "3")}
MOST_DAMAGE = 9


def fill_notes(work: Work, entries: list[Any]) -> None:
    """Each note takes the place of the one of its name; the others stay as the set-up left them."""
    for entry in entries:
        name, colon, value = str(entry).partition(":")
        if not colon:
            raise BadPosition("md-position-note", key="notes", value=str(entry))
        known(name, _names(work), "notes")
        _check(work, name, value)
        noted(work, name, value)


def _names(work: Work) -> tuple[str, ...]:
    own = OWN.get(printed_id(work.mission), {})
    damage = tuple(f"damage_{tile}" for tile in TILES) if printed_id(work.mission) == "mission_4" else ()
    return (*COMMON, *own, *damage)


def _check(work: Work, name: str, value: str) -> None:
    own = OWN.get(printed_id(work.mission), {})
    kind = "number" if name.startswith("damage_") or name == "light" else own.get(name, "")
    if name == "slain":
        for tag in filter(None, value.split("+")):
            known(tag, tags(), "notes")
    elif kind == "number" and not (
        value.isdecimal() and int(value) <= (MOST_DAMAGE if name != "light" else work.round)
    ):
        raise impossible("notes", f"{name}:{value}")
    elif kind == "seat" and not (value.isdecimal() and int(value) < len(work.heroes)):
        raise impossible("notes", f"{name}:{value}", tuple(f"{name}:{seat}" for seat in range(len(work.heroes))))
    elif kind == "card":
        artifacts = tuple(card.id for card in EQUIPMENT.values() if card.kind == "artifact" or card.id.startswith("a"))
        known(value, ("", *artifacts), "notes")
    elif kind in WORDS:
        known(value, WORDS[kind], "notes")
    elif not kind and value:
        raise impossible("notes", f"{name}:{value}", (f"{name}:",))
