"""A first game against the Clockwork Prince, who takes a seat of his own beside one to five people (P1)."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.errors import UnknownName
from ...kernel.rng import Chance
from ..catalog import OATHS
from ..chapters.prince.mind import QUADRANT_OF_OATH, START_NODES
from ..chapters.turn.setup import Start
from ..clockwork import BY_PEOPLE, BY_RULES, EXPANDED, LIMITED, Prince
from ..state import CHANCELLOR, COLORS, EXILE, PURPLE
from . import fresh

#: What may be chosen of him, the usual first: his side, his level of powers, who judges for an Expanded one.
OPTIONS = {
    "prince_side": (CHANCELLOR, EXILE),
    "prince_level": (LIMITED, EXPANDED),
    "prince_judge": (BY_PEOPLE, BY_RULES),
}
PEOPLE = (1, len(COLORS) - 1)


def plan(chance: Chance) -> Start:
    return fresh.plan(chance)


def chosen(options: Mapping[str, str]) -> dict[str, str]:
    """Every choice about him; what is not said is the usual."""
    for name, value in options.items():
        if name not in OPTIONS:
            raise UnknownName("error-unknown-variant", name=name, known=tuple(OPTIONS))
        if value not in OPTIONS[name]:
            raise UnknownName("error-unknown-variant", name=f"{name}={value}", known=OPTIONS[name])
    return {name: options.get(name, values[0]) for name, values in OPTIONS.items()}


def seated(people: tuple[str, ...], side: str) -> tuple[tuple[str, ...], int]:
    """The boards in turn order, and his seat. As Chancellor he takes purple from whoever asked for it; as Exile he
    comes last, in the first colour left (OA-PRINCE-001, 003, 004)."""
    least, most = PEOPLE
    if not least <= len(people) <= most:
        raise UnknownName("error-player-count", count=len(people), least=least, most=most)
    for name in people:
        if name not in COLORS or people.count(name) > 1:
            raise UnknownName("error-unknown-hero", name=name, known=COLORS)
    free = [color for color in COLORS if color not in people and color != PURPLE]
    if side == CHANCELLOR:
        return (PURPLE, *(free[0] if name == PURPLE else name for name in people)), 0
    rest = [name for name in people if name != PURPLE] if PURPLE in people else list(people[1:])
    taken = (PURPLE, *rest)
    return (*taken, next(color for color in COLORS if color not in taken)), len(people)


def prince(oath: str, seat: int, choice: Mapping[str, str]) -> Prince:
    """His boxes at the beginning: nobody aligned, no Ambition, no Tactics, both markers on the oath's start node
    (OA-PRINCE-007)."""
    node = START_NODES[QUADRANT_OF_OATH[OATHS[oath].id]]
    return Prince(seat, choice["prince_level"], choice["prince_judge"], node, node)
