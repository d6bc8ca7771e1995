"""Whom a hero can attack: range, sight and what the mission allows (MD-CMB-24, MD-EQP-11 to 15)."""

from __future__ import annotations

from functools import lru_cache

from ...catalog import EQUIPMENT, MISSIONS
from ...features import adventure
from ...state import Table
from .board import board_of, ways_of
from .skills import equipped, keyword

#: How far a kind of combat reaches: from, to. A magic attack in the own zone needs Sword and Spell (MD-SKILL-26).
RANGE = {"melee": (0, 0), "ranged": (1, 999), "magic": (1, 2)}


def in_range(kind: str, away: int) -> bool:
    """Melee reaches the own zone, ranged every other zone, magic one or two zones away (MD-CMB-24)."""
    least, most = RANGE[kind]
    return least <= away <= most


def _armed(table: Table, seat: int) -> frozenset[str]:
    """The kinds of attack dice among the equipped cards."""
    return _kinds(equipped(table, seat))


@lru_cache(maxsize=16384)
def _kinds(cards: tuple[str, ...]) -> frozenset[str]:
    return frozenset(kind for card in cards for kind in EQUIPMENT[card].dice)


def kinds_ready(table: Table, seat: int) -> tuple[str, ...]:
    """The kinds of combat a hero can attack with; Sword and Spell lets melee weapons serve magic actions."""
    armed = _armed(table, seat)
    ready = [kind for kind in RANGE if kind in armed]
    if "melee" in armed and "magic" not in armed and keyword(table, seat, "sword_and_spell") is not None:
        ready.append("magic")
    return tuple(ready)


def targets(
    table: Table, seat: int, kinds: tuple[str, ...] = tuple(RANGE), zone: int = -1
) -> list[tuple[str, int, bool]]:
    """Every legal attack of these kinds: the kind, the number of the enemy or pillar, and whether it is a pillar.
    `zone`: as if the hero stood there."""
    hero = table.heroes[seat]
    at = hero.at if zone < 0 else zone
    if not hero.present or not (table.foes or table.pillars):
        return []
    seen = ways_of(table).sight[at]
    foes = [foe for foe in table.foes if foe.at in seen and adventure(table).attackable(table, foe)]
    pillars = _pillars(table, seen)
    if not foes and not pillars:
        return []
    armed = _armed(table, seat)
    found: list[tuple[str, int, bool]] = []
    for kind in kinds:
        if kind in armed:
            found += [(kind, foe.n, False) for foe in foes if in_range(kind, seen[foe.at])]
            found += [(kind, n, True) for n, zone in pillars if in_range(kind, seen[zone])]
        beside = [foe.n for foe in foes if foe.at == at] if kind == "magic" and "melee" in armed else []
        if beside and keyword(table, seat, "sword_and_spell") is not None:
            found += [(kind, n, False) for n in beside]
    return found


def _pillars(table: Table, seen: dict[int, int]) -> list[tuple[int, int]]:
    """Pillars in sight that can be worn down, with the zone their token stands in (ruling A-104)."""
    if not table.pillars:
        return []
    spots, number = MISSIONS[table.mission].pillars, board_of(table.mission).number
    return [
        (pillar.n, zone)
        for pillar in table.pillars
        if spots[pillar.n].attackable and (zone := number[spots[pillar.n].zone]) in seen
    ]
