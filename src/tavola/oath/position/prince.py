"""The Clockwork Prince of a position: who he is, and everything in his boxes. His Threat is found, never set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.errors import BadPosition
from ...kernel.reading import known, number, only, table_of
from ..chapters.prince.mind import HIGHEST, NODES, QUADRANT_OF_OATH, START_NODES, TACTICS
from ..chapters.prince.threat import take_note
from ..scenarios.prince import OPTIONS
from ..state import SUITS, Work, steered

KEYS = (
    "side",
    "level",
    "judge",
    "node",
    "start",
    "friends",
    "conspirators",
    "ambition",
    "tactics",
)


def choices(table: Mapping[str, Any]) -> dict[str, str]:
    """What was agreed on about him, as options of the setup."""
    section = table_of(table, "prince")
    return {
        name: known(str(section[key]), values, f"prince.{key}")
        for name, values in OPTIONS.items()
        if (key := name.removeprefix("prince_")) in section
    }


def fill_prince(work: Work, table: Mapping[str, Any]) -> None:
    """His boxes. Without `start` both markers stand on `node`."""
    section = table_of(table, "prince")
    if work.prince is None:
        if section:
            raise BadPosition("error-position-value", key="prince", value=str(table.get("scenario", "fresh")))
        return
    only(section, KEYS, "prince.")
    prince = work.prince
    usual = START_NODES[QUADRANT_OF_OATH[work.oath]]
    mark = known(str(section.get("node", usual)), NODES, "prince.node")
    friends, conspirators = _heights(section, "friends"), _heights(section, "conspirators")
    for suit, one, other in zip(SUITS, friends, conspirators, strict=True):
        if one and other:
            raise BadPosition("error-position-value", key=f"prince.conspirators.{suit}", value=str(other))
    steered(
        work,
        mark=mark,
        start=known(str(section.get("start", mark)), NODES, "prince.start"),
        friends=friends,
        conspirators=conspirators,
        ambition=_bounded(section, "ambition", work.players[prince.seat].favor),
        tactics=_bounded(section, "tactics", len(TACTICS) - 1),
    )
    take_note(work)


def _heights(section: Mapping[str, Any], column: str) -> tuple[int, ...]:
    heights = table_of(section, column)
    only(heights, SUITS, f"prince.{column}.")
    return tuple(_bounded(heights, suit, HIGHEST, f"{column}.") for suit in SUITS)


def _bounded(section: Mapping[str, Any], key: str, most: int, prefix: str = "") -> int:
    value = number(section, key, 0, 0, f"prince.{prefix}")
    if value > most:
        raise BadPosition("error-position-value", key=f"prince.{prefix}{key}", value=str(value))
    return value
