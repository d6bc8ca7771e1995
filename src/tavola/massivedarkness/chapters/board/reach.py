"""Whom a hero can attack: range, sight and what the mission allows (MD-CMB-24, MD-EQP-11 to 15)."""

from __future__ import annotations

from functools import lru_cache

from ....kernel.records import Refusal
from ....kernel.refusals import no
from ...catalog import EQUIPMENT, MISSIONS
from ...features import Feature, attackable, first
from ...state import Table, foe_of
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


@lru_cache(maxsize=4096)
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
    foes = [foe for foe in table.foes if foe.at in seen and attackable(table, foe)]
    pillars = _pillars(table, seen)
    if not foes and not pillars:
        return []
    found: list[tuple[str, int, bool]] = []
    for kind in kinds:
        least, most, beside = _reach(table, seat, kind)
        found += [(kind, foe.n, False) for foe in foes if least <= seen[foe.at] <= most]
        found += [(kind, n, True) for n, zone in pillars if least <= seen[zone] <= most]
        if beside:
            found += [(kind, foe.n, False) for foe in foes if foe.at == at]
    return found


def _reach(table: Table, seat: int, kind: str) -> tuple[int, int, bool]:
    """How far a hero's attacks of a kind reach: from, to, and whether magic also strikes an enemy in the own zone, as
    Sword and Spell lets it do with melee weapons (MD-SKILL-26)."""
    armed = _armed(table, seat)
    least, most = RANGE[kind] if kind in armed else _NOWHERE
    spell = kind == "magic" and "melee" in armed and keyword(table, seat, "sword_and_spell") is not None
    return least, most, spell


_NOWHERE = (1, 0)


def barred_target(table: Table, seat: int, kind: str, n: int, pillar: bool = False) -> Refusal | None:
    """What bars an attack of a kind on an enemy, or a pillar: no weapon for it, sight, range, the mission."""
    if kind not in kinds_ready(table, seat):
        return no("MD-ACT-24", "md-why-no-weapon", kind=kind)
    if (kind, n, pillar) in targets(table, seat, (kind,)):
        return None
    at = _zone_of(table, n, pillar)
    foe = None if pillar else foe_of(table, n)
    barred = first(table, Feature.attack_barred, foe) if foe is not None else None
    if barred is not None:
        return barred
    if at < 0:
        return no("MD-MIS-05-10", "md-why-not-attackable")
    away = ways_of(table).sight[table.heroes[seat].at].get(at)
    rule = {"melee": "MD-ACT-26", "ranged": "MD-ACT-27", "magic": "MD-ACT-28"}[kind]
    if away is None:
        return no("MD-LOS-01" if kind != "melee" else rule, "md-why-not-in-sight")
    return no(rule, f"md-why-range-{kind}", away=away)


def _zone_of(table: Table, n: int, pillar: bool) -> int:
    """Where a target stands; -1 for a pillar that cannot be worn down."""
    if not pillar:
        foe = foe_of(table, n)
        return foe.at if foe is not None else -1
    spot = MISSIONS[table.mission].pillars[n]
    return board_of(table.mission).number[spot.zone] if spot.attackable else -1


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
