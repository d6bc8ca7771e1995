"""Whom an enemy attacks and where it goes (MD-EPH), as pure questions about the table.

Each answer lists what the rules leave open: one entry when they decide, several where the players break a tie.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from msgspec.structs import replace

from ...catalog import ENEMIES, KINDS
from ...features import Feature, first, fold, gather
from ...state import NOBODY, Foe, Intent, Table, foe_of
from ..board.board import FAR, Ways, in_light, ways_of
from ..board.reach import in_range
from ..board.skills import keyword
from ..gear.experience import richness

#: Where a patrol heads after it cannot come closer to the other end (MD-EPH-19, MD-EPH-20).
TURNED = {"start": "exit", "exit": "start"}


class Course(NamedTuple):
    """A move of one zone: the zones the shortest ways begin with, and what draws the enemy there.

    `why`: sight, light or counter (towards the hero `seat`), start or exit (patrol), march, flight,
    stride or lure (the mission's goal)."""

    zones: tuple[int, ...]
    why: str
    seat: int = NOBODY


# Attack.


def kinds_reaching(table: Table, foe: Foe, zone: int) -> tuple[str, ...]:
    """With which kinds of combat an enemy reaches a zone: melee its own, ranged every other zone in sight, magic
    those at 1 or 2 (MD-EPH-05 to 07). Only sections its card has count, whatever equipment it holds."""
    away = ways_of(table).sight[foe.at].get(zone)
    return () if away is None else _kinds_across(foe.card, away)


@cache
def _kinds_across(card: str, away: int) -> tuple[str, ...]:
    dice = ENEMIES[card].dice
    return tuple(kind for kind in KINDS if kind in dice and in_range(kind, away))


def strikes(table: Table, foe: Foe, counter: int = NOBODY) -> tuple[tuple[int, str], ...]:
    """The attacks open to an enemy: hero and kind of combat. Among the heroes in reach only those with the most
    unspent experience count, however strong each kind and far each hero is (MD-EPH-09, MD-EPH-10)."""
    reached = reach(table, foe, counter)
    return tuple((seat, kind) for seat in richest(table, reached) for kind in reached[seat])


def reach(table: Table, foe: Foe, counter: int = NOBODY) -> dict[int, tuple[str, ...]]:
    """The heroes an enemy may attack from where it stands, and with which kinds of combat (MD-EPH-08)."""
    reached = {}
    for seat, hero in enumerate(table.heroes):
        if hero.present and counter in (NOBODY, seat):
            kinds = kinds_reaching(table, foe, hero.at)
            if kinds:
                reached[seat] = kinds
    return reached


def why_struck(table: Table, foe: Foe, seat: int, counter: int = NOBODY) -> str:
    """Why it is this hero: `counter`, the `only` one in reach, for a `taunt`, or with the `most` unspent experience."""
    if counter != NOBODY:
        return "counter"
    if len(reach(table, foe)) < 2:
        return "only"
    return "most" if keyword(table, seat, "taunt") is None else "taunt"


def richest(table: Table, seats: Iterable[int]) -> list[int]:
    """Those with the most unspent experience. Heroes with Taunt count as having the most (MD-SKILL-30, MD-SKILL-31)."""
    found = list(seats)
    if len(found) < 2:
        return found
    taunting = [seat for seat in found if keyword(table, seat, "taunt") is not None]
    if taunting:
        return taunting
    most = max(richness(table, seat) for seat in found)
    return [seat for seat in found if richness(table, seat) == most]


# Movement.


def pinned(table: Table, foe: Foe) -> bool:
    """A living hero who is not stunned keeps an enemy in its zone (MD-EPH-16, MD-STUN-06)."""
    here = any(hero.at == foe.at and hero.present and not hero.stunned for hero in table.heroes)
    return here and not fold(table, Feature.slips, False, foe)


def seen(table: Table, foe: Foe) -> list[int]:
    """The heroes in an enemy's line of sight."""
    sight = ways_of(table).sight[foe.at]
    return [seat for seat, hero in enumerate(table.heroes) if hero.present and hero.at in sight]


def lit(table: Table) -> list[int]:
    """The heroes in light zones."""
    return [seat for seat, hero in enumerate(table.heroes) if hero.present and in_light(table, hero.at)]


def hidden(table: Table, foe: Foe, seat: int) -> bool:
    """Out of the enemy's sight and in a shadow zone: such a hero is ignored (MD-ZONE-11)."""
    hero = table.heroes[seat]
    return hero.at not in ways_of(table).sight[foe.at] and not in_light(table, hero.at)


def alerted(table: Table, foe: Foe) -> bool:
    """Whether any hero is in sight or in light, which ends a patrol (MD-EPH-21)."""
    return bool(seen(table, foe) or lit(table))


def courses(table: Table, foe: Foe, counter: int = NOBODY) -> tuple[Course, ...]:
    """The moves open to an enemy, one for each tied target; none when it has to stay where it is."""
    if pinned(table, foe) or not fold(table, Feature.mobile, True, foe):
        return ()
    if counter != NOBODY:
        return _towards(table, foe, [counter], "counter")
    if fold(table, Feature.holds, False, foe):
        return ()
    march = first(table, Feature.march, foe)
    if march is not None:
        return _moving(Course(approach(table, foe.at, march), "march"))
    visible = seen(table, foe)
    if visible:
        return _towards(table, foe, richest(table, visible), "sight")
    bright = lit(table)
    if bright:
        return _towards(table, foe, richest(table, bright), "light")
    return _patrol(table, foe)


def _towards(table: Table, foe: Foe, seats: list[int], why: str) -> tuple[Course, ...]:
    """One course for each hero; heroes to whom the same ways lead need no choice."""
    found: dict[tuple[int, ...], Course] = {}
    for seat in seats:
        at = table.heroes[seat].at
        ends = (at,) if why == "light" else _posts(table, foe, at)
        zones = _first_steps(ways_of(table), foe.at, at, ends)
        found.setdefault(zones, Course(zones, why, seat))
    return tuple(found.values()) if len(found) > 1 else _moving(*found.values())


def _moving(*found: Course) -> tuple[Course, ...]:
    return tuple(course for course in found if course.zones)


def _posts(table: Table, foe: Foe, zone: int) -> tuple[int, ...]:
    """The zones from which an enemy reaches a zone: it goes no nearer than it has to (ruling A-51)."""
    around = ways_of(table).sight[zone]
    posts = tuple(post for post, away in around.items() if _kinds_across(foe.card, away))
    return posts or (zone,)


def _patrol(table: Table, foe: Foe) -> tuple[Course, ...]:
    """Towards the start zone; who is there or can come no closer turns to the exit, and back (MD-EPH-15, 19, 20)."""
    for goal in (foe.goal, TURNED[foe.goal]):
        zone = _end(table, goal)
        zones = approach(table, foe.at, zone) if zone != NOBODY else ()
        if zones:
            return (Course(zones, goal),)
    return ()


def _end(table: Table, goal: str) -> int:
    board = ways_of(table).board
    zone = board.start if goal == "start" else board.exit
    return NOBODY if zone in table.gone else zone


def approach(table: Table, at: int, target: int) -> tuple[int, ...]:
    """The zones with which the shortest ways to a zone begin; none when one cannot come closer."""
    return _first_steps(ways_of(table), at, target, (target,))


def _first_steps(ways: Ways, at: int, target: int, ends: tuple[int, ...]) -> tuple[int, ...]:
    roads = [ways.away(end) for end in ends]
    left = min(road[at] for road in roads)
    if left == FAR:
        nearer = _as_near_as_can_be(ways, at, target)
        return _first_steps(ways, at, target, nearer) if nearer else ()
    return tuple(zone for zone in ways.walks[at] if min(road[zone] for road in roads) < left)


def _as_near_as_can_be(ways: Ways, at: int, target: int) -> tuple[int, ...]:
    """With no open way: the reachable zones nearest to the target if shut doors did not count (ruling A-47)."""
    reach, distance = ways.away(at), ways.through(target)
    open_zones = [zone for zone, steps in enumerate(reach) if steps < FAR]
    least = min(distance[zone] for zone in open_zones)
    if least >= distance[at]:
        return ()
    best = [zone for zone in open_zones if distance[zone] == least]
    fewest = min(reach[zone] for zone in best)
    return tuple(zone for zone in best if reach[zone] == fewest)


# Preview.


def intent(table: Table, n: int, counter: int = NOBODY) -> tuple[Intent, ...]:
    """What an enemy will do in its next activation if nothing changes: up to four steps, as far as no choice of the
    players lies between."""
    foe = foe_of(table, n)
    if foe is None:
        return ()
    if foe.asleep:
        return (Intent("asleep"),)
    if foe.stunned:
        return (Intent("up"),)
    special = first(table, Feature.foresee, foe, counter)
    if special is not None:
        return special
    plan: list[Intent] = []
    for _ in range(2):
        attack = _attack_intent(table, foe, counter)
        if attack is not None:
            return (*plan, attack)
        found = courses(table, foe, counter)
        if not found:
            break
        zones = tuple(dict.fromkeys(zone for course in found for zone in course.zones))
        seats = tuple(course.seat for course in found if course.seat != NOBODY)
        plan.append(Intent("move", seats=seats, zones=zones, why=found[0].why))
        if len(zones) > 1:
            return tuple(plan)
        goal = found[0].why if found[0].why in TURNED else "start"
        foe = replace(foe, at=zones[0], goal=goal)
    return tuple(plan) or (Intent("stay"),)


def _attack_intent(table: Table, foe: Foe, counter: int) -> Intent | None:
    pillars = tuple(gather(table, Feature.lures, foe)) if counter == NOBODY else ()
    if pillars:
        return Intent("batter", pillars=pillars)
    found = strikes(table, foe, counter)
    if not found:
        return None
    seats = tuple(dict.fromkeys(seat for seat, _ in found))
    return Intent("attack", seats=seats, kinds=tuple(dict.fromkeys(kind for _, kind in found)))
