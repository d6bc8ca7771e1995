"""The activation of an enemy in four steps, and the phase in which every enemy has one (MD-EPH, MD-AGT)."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.records import Option, Text
from ....kernel.work import push, tell
from ...book import BOOK, speaker
from ...features import FEATURES, Feature, claim, fire, gather
from ...state import NOBODY, Foe, Table, Work, alter, bench, foe_of, frozen, the_foe
from ..board.board import zone_name
from ..board.naming import foe_name, foe_type, hero_name, pillar_name
from ..combat.course import strike
from ..combat.wounds import batter as wound_pillar
from . import agents as agents
from .intents import TURNED, Course, alerted, approach, courses, hidden, pinned, strikes, why_struck

LAST_MOVE = 4

#: The rule behind each reason to move.
_DRAWN = {
    "sight": "MD-EPH-13",
    "light": "MD-EPH-14",
    "counter": "MD-CTR-04",
    "start": "MD-EPH-15",
    "exit": "MD-EPH-19",
    "march": "MD-MIS-09-16",
    "flight": "MD-MIS-02-07",
    "stride": "MD-MIS-05-12",
    "lure": "MD-MIS-05-13",
}


# One activation. Frames carry the enemy, the only possible target of a counter-attack (or NOBODY), and the step 1-4.


def activate(work: Work, n: int, counter: int = NOBODY) -> None:
    """Activate an enemy; in a counter-attack the hero named is its only possible target (MD-CTR-03)."""
    push(work, "enemy_activate", n, counter)


@BOOK.does("enemy_activate")
def _activate(work: Work, n: int, counter: int) -> None:
    foe = foe_of(work, n)
    if foe is None or not ready(work, foe, counter):
        return
    if foe.asleep:
        foe = alter(work, n, asleep=False)
        tell(work, "md-event-wakes", enemy=foe_type(foe))
    if foe.stunned:
        alter(work, n, stunned=False)
        tell(work, "md-event-enemy-up", "MD-STUN-03", enemy=foe_type(foe))
    elif not claim(work, Feature.activated, foe, counter):
        push(work, "enemy_try", n, counter, 1)


def ready(table: Table, foe: Foe, counter: int = NOBODY) -> bool:
    """Whether an enemy would be activated now: awake, and for a counter-attack the hero must not be hidden from it
    (MD-CTR-06, MD-CTR-07, ruling A-53)."""
    if foe.asleep:
        return False
    if counter == NOBODY:
        return True
    return table.heroes[counter].present and not hidden(table, foe, counter)


@BOOK.does("enemy_try")
def _try(work: Work, n: int, counter: int, step: int) -> None:
    """Steps 1 and 3: attack if a hero is in reach, otherwise go on to the move (MD-EPH-04, MD-EPH-08, MD-EPH-23)."""
    foe = foe_of(work, n)
    if foe is None:
        return
    if foe.goal != "start" and (counter != NOBODY or alerted(work, foe)):
        alter(work, n, goal="start")
    if not try_attack(work, foe, counter) and step:
        push(work, "enemy_move", n, counter, step + 1)


def try_attack(work: Work, foe: Foe, counter: int = NOBODY) -> bool:
    """Attack whoever the rules name, if anybody is in reach; ties are the players' choice (MD-EPH-09, ruling A-46)."""
    pillars = tuple(gather(work, Feature.lures, foe)) if counter == NOBODY else ()
    found = strikes(work, foe, counter) if not pillars else ()
    if len(pillars) + len(found) > 1:
        push(work, "enemy_target", foe.n, counter, seat=speaker(work))
    elif pillars:
        batter(work, foe, pillars[0])
    elif found:
        strike(work, foe.n, *found[0], why_struck(work, foe, found[0][0], counter))
    return bool(pillars or found)


TARGET = BOOK.asks("enemy_target")


@TARGET.prompt
def _target_prompt(table: Table, seat: int, n: int, counter: int) -> Text:
    return Text("md-ask-enemy-target", {"enemy": foe_type(the_foe(table, n))})


@TARGET.offers
def _target_offers(table: Table, seat: int, n: int, counter: int) -> list[Option]:
    foe = the_foe(table, n)
    pillars = tuple(gather(table, Feature.lures, foe)) if counter == NOBODY else ()
    if pillars:
        return [Option(f"attack {pillar_name(table, one)}", "enemy_batters", (one,)) for one in pillars]
    found = strikes(table, foe, counter)
    one_way = len({victim for victim, _ in found}) == len(found)
    return [
        Option(f"attack {hero_name(table, victim)}" + ("" if one_way else f" {kind}"), "enemy_attacks", (victim, kind))
        for victim, kind in found
    ]


@TARGET.answers("enemy_batters")
def _batters(work: Work, seat: int, n: int, counter: int, pillar: int) -> None:
    batter(work, the_foe(work, n), pillar)


@TARGET.answers("enemy_attacks")
def _attacks(work: Work, seat: int, n: int, counter: int, victim: int, kind: str) -> None:
    strike(work, n, victim, kind, why_struck(work, the_foe(work, n), victim, counter))


def batter(work: Work, foe: Foe, pillar: int) -> None:
    """An enemy attacks a pillar: no dice, exactly one wound (MD-MIS-09-15)."""
    tell(work, "md-event-batter", "MD-MIS-09-12", enemy=foe_type(foe), pillar=pillar_name(work, pillar))
    wound_pillar(work, pillar, 1, "MD-MIS-09-15")


# Moving.


@BOOK.does("enemy_move")
def _move(work: Work, n: int, counter: int, step: int) -> None:
    """Steps 2 and 4: one zone along a shortest way towards the target chosen anew (MD-EPH-12, MD-EPH-24)."""
    foe = the_foe(work, n)
    found = courses(work, foe, counter)
    if len(found) > 1:
        push(work, "enemy_towards", n, counter, step, seat=speaker(work))
    elif found:
        _set_out(work, foe, counter, step, found[0])
    else:
        _stay(work, foe)


def _stay(work: Work, foe: Foe) -> None:
    why = "held" if pinned(work, foe) else "near"
    rule = {"held": "MD-EPH-16", "near": "MD-EPH-18"}[why]
    tell(work, "md-event-enemy-stays", rule, enemy=foe_type(foe), why=why)


TOWARDS = BOOK.asks("enemy_towards")


@TOWARDS.prompt
def _towards_prompt(table: Table, seat: int, n: int, counter: int, step: int) -> Text:
    return Text("md-ask-enemy-towards", {"enemy": foe_type(the_foe(table, n))})


@TOWARDS.offers
def _towards_offers(table: Table, seat: int, n: int, counter: int, step: int) -> list[Option]:
    heroes = [course.seat for course in courses(table, the_foe(table, n), counter)]
    return [Option(f"towards {hero_name(table, one)}", "towards", (one,)) for one in heroes]


@TOWARDS.answers("towards")
def _towards(work: Work, seat: int, n: int, counter: int, step: int, hero: int) -> None:
    foe = the_foe(work, n)
    _set_out(work, foe, counter, step, next(one for one in courses(work, foe, counter) if one.seat == hero))


def walk(work: Work, foe: Foe, zone: int, why: str = "march") -> None:
    """Move an enemy one zone towards a zone, outside the four steps: for missions. It does not ask what holds it."""
    zones = approach(work, foe.at, zone)
    if zones:
        _set_out(work, foe, NOBODY, LAST_MOVE, Course(zones, why))
    else:
        _stay(work, foe)


def _set_out(work: Work, foe: Foe, counter: int, step: int, course: Course) -> None:
    """Follow a course; between equal ways the players choose (MD-EPH-18)."""
    if not course.zones:
        _stay(work, foe)
    elif len(course.zones) > 1 and _one_way(work, foe, counter, step, course):
        work.ledger.forced.append(tuple(f"by {zone_name(work, zone)}" for zone in course.zones))
        _go(work, foe, counter, step, course, course.zones[0])
    elif len(course.zones) > 1:
        push(work, "enemy_route", foe.n, counter, step, course.why, course.seat, *course.zones, seat=speaker(work))
    else:
        _go(work, foe, counter, step, course, course.zones[0])


def _beside(work: Work) -> Work:
    """The same table once more, to try something on: with nothing pending and nothing pinned."""
    trial = bench(frozen(work))
    trial.stack, trial.pins = (), ()
    return trial


def _one_way(work: Work, foe: Foe, counter: int, step: int, course: Course) -> bool:
    """Whether every way ends alike, with nothing rolled and nothing asked on it."""
    ends = []
    for zone in course.zones:
        trial = _beside(work)
        if not BOOK.tried(trial, _go, foe, counter, step, course, zone) or trial.stack:
            return False
        ends.append(frozen(trial))
    return all(end == ends[0] for end in ends)


ROUTE = BOOK.asks("enemy_route")


@ROUTE.prompt
def _route_prompt(table: Table, seat: int, n: int, counter: int, step: int, why: str, hero: int, *zones: int) -> Text:
    return Text("md-ask-enemy-route", {"enemy": foe_type(the_foe(table, n))})


@ROUTE.offers
def _route_offers(
    table: Table, seat: int, n: int, counter: int, step: int, why: str, hero: int, *zones: int
) -> list[Option]:
    return [Option(f"by {zone_name(table, zone)}", "by", (zone,)) for zone in zones]


@ROUTE.answers("by")
def _by(work: Work, seat: int, n: int, counter: int, step: int, why: str, hero: int, *zones: int) -> None:
    """The zone chosen stands last."""
    _go(work, the_foe(work, n), counter, step, Course((), why, hero), zones[-1])


def _go(work: Work, foe: Foe, counter: int, step: int, course: Course, zone: int) -> None:
    """Enter the next zone; after the first move the enemy tries to attack again, after the second it is done."""
    goal = course.why if course.why in TURNED else foe.goal
    moved = alter(work, foe.n, at=zone, goal=goal)
    hero = hero_name(work, course.seat) if course.seat != NOBODY else ""
    rule = _DRAWN[course.why]
    tell(work, "md-event-enemy-moves", rule, enemy=foe_type(foe), zone=zone_name(work, zone), why=course.why, hero=hero)
    if step < LAST_MOVE:
        push(work, "enemy_try", foe.n, counter, step + 1)
    fire(work, Feature.foe_moved, moved, foe.at)


# Several activations, in the order the players prefer. Frames carry the only possible target, then the enemies left.


@BOOK.does("enemy_order")
def _order(work: Work, counter: int, *left: int) -> None:
    able = _able(work, counter, left)
    if len(able) > 1 and _in_any_order(work, counter, able, left):
        said = tuple(option.notation for option in _next_offers(work, NOBODY, counter, *left))
        work.ledger.forced += [said] * (len(able) - 1)
        push(work, "enemy_rest", counter, *left)
    elif len(able) > 1:
        push(work, "enemy_next", counter, *left, seat=speaker(work))
    elif able:
        if len(left) > 1:
            push(work, "enemy_order", counter, *(n for n in left if n != able[0].n))
        activate(work, able[0].n, counter)


def _in_any_order(work: Work, counter: int, able: list[Foe], left: tuple[int, ...]) -> bool:
    """Whether it comes to the same who is activated first, with nothing rolled and nothing asked: then there is
    nothing to prefer."""
    if any(_strikes_first(work, foe, counter) for foe in able):
        return False
    ends = []
    for first in left:
        others = tuple(n for n in left if n != first)
        for order in {others, others[::-1]}:
            trial = _beside(work)
            push(trial, "enemy_rest", counter, first, *order)
            if not BOOK.tried(trial) or trial.stack:
                return False
            ends.append(frozen(trial))
            if ends[-1] != ends[0]:
                return False
    return True


def _strikes_first(table: Table, foe: Foe, counter: int) -> bool:
    """Whether dice would fall, or somebody be asked, if this enemy came first: nothing has to be tried to see that,
    unless the mission has a say in what it does."""
    own_way = FEATURES.speaks(table, Feature.activated) or FEATURES.speaks(table, Feature.lures)
    return not own_way and not foe.stunned and bool(strikes(table, foe, counter))


@BOOK.does("enemy_rest")
def _rest(work: Work, counter: int, *left: int) -> None:
    """The rest of them in the order shown."""
    if len(left) > 1:
        push(work, "enemy_rest", counter, *left[1:])
    activate(work, left[0], counter)


def _able(table: Table, counter: int, left: Sequence[int]) -> list[Foe]:
    """Those of the enemies left that would be activated now."""
    return [foe for foe in table.foes if foe.n in left and ready(table, foe, counter)]


NEXT = BOOK.asks("enemy_next")


@NEXT.prompt
def _next_prompt(table: Table, seat: int, counter: int, *left: int) -> Text:
    return Text("md-ask-enemy-order" if counter == NOBODY else "md-ask-counter-order")


@NEXT.offers
def _next_offers(table: Table, seat: int, counter: int, *left: int) -> list[Option]:
    found = [(foe_name(table, foe), foe.n) for foe in _able(table, counter, left)]
    each = [Option(f"activate {name}", "activate", (n,)) for name, n in found]
    return [*each, Option("activate all", "activate_all")]


@NEXT.answers("activate_all")
def _all(work: Work, seat: int, counter: int, *left: int) -> None:
    push(work, "enemy_rest", counter, *left)


@NEXT.answers("activate")
def _one(work: Work, seat: int, counter: int, *left: int) -> None:
    """The enemy chosen stands last, once more."""
    *others, n = left
    push(work, "enemy_order", counter, *(other for other in others if other != n))
    activate(work, n, counter)


def phase(work: Work) -> None:
    """Every enemy on the board is activated once, then the agents call for help (MD-EPH-01, MD-EPH-25)."""
    push(work, "agents_call")
    push(work, "enemy_order", NOBODY, *(foe.n for foe in work.foes))
