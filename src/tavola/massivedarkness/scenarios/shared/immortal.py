"""The activation of the Immortal: two zones towards the start zone or a firework, crushing whatever is in its way.

It looks around in its zone before the first step and after each of the two: heroes first, then other enemies, then
fireworks (MD-MIS-05-12 to 16, rulings A-97 and A-98). Frames carry its number, the steps made, and the zone of the
firework it follows, or NOBODY.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ....kernel.records import Option
from ....kernel.work import push, tell
from ...book import BOOK
from ...chapters.board.board import FAR, board_of, ways_of, zone_name
from ...chapters.board.naming import foe_type
from ...chapters.combat.suffering import kill
from ...chapters.combat.wounds import slay
from ...chapters.enemies.activation import walk
from ...chapters.enemies.intents import approach
from ...state import NOBODY, Intent, foe_of, the_foe

if TYPE_CHECKING:
    from ...state import Foe, Table, Work

IMMORTAL = "immortal"
FIREWORK = "firework"
STEPS = 2


def lures(table: Table, zone: int) -> list[int]:
    """The zones with fireworks that are seen from a zone."""
    sight = ways_of(table).sight[zone]
    return sorted({token.at for token in table.tokens if token.type == FIREWORK and token.at in sight})


def _victims(table: Table, zone: int) -> list[int]:
    return [seat for seat, hero in enumerate(table.heroes) if hero.present and hero.at == zone]


@BOOK.does("immortal_looks")
def _looks(work: Work, n: int, steps: int, aim: int) -> None:
    """Heroes end its activation with their death; other enemies die in passing; a firework ends the activation too,
    and the next one in sight begins another."""
    foe = foe_of(work, n)
    if foe is None:
        return
    victims = _victims(work, foe.at)
    if victims:
        tell(work, "md-event-crush", "MD-MIS-05-14", enemy=foe_type(foe), zone=zone_name(work, foe.at))
        for seat in victims:
            kill(work, seat, "MD-MIS-05-14")
        return
    for other in work.foes:
        if other.at == foe.at and other.n != n:
            tell(work, "md-event-trample", "MD-MIS-05-15", enemy=foe_type(foe), foe=foe_type(other))
            slay(work, other.n, xp=False)
    rest = tuple(token for token in work.tokens if token.type != FIREWORK or token.at != foe.at)
    if len(rest) < len(work.tokens):
        work.tokens = rest
        tell(work, "md-event-firework-destroyed", "MD-MIS-05-16", enemy=foe_type(foe), zone=zone_name(work, foe.at))
        if lures(work, foe.at):
            push(work, "immortal_looks", n, 0, NOBODY)
    elif steps < STEPS:
        push(work, "immortal_steps", n, steps, aim)


@BOOK.does("immortal_steps")
def _steps(work: Work, n: int, steps: int, aim: int) -> None:
    """One zone towards the firework it follows or sees, else towards the start zone; with no open way it waits."""
    foe = the_foe(work, n)
    seen = lures(work, foe.at)
    if aim not in seen:
        if len(seen) > 1:
            push(work, "immortal_lure", n, steps)
            return
        aim = seen[0] if seen else NOBODY
    goal = aim if aim != NOBODY else board_of(work.mission).start
    if ways_of(work).away(goal)[foe.at] == FAR:
        tell(work, "md-event-enemy-stays", "MD-MIS-05-12", enemy=foe_type(foe), why="near")
        return
    push(work, "immortal_looks", n, steps + 1, aim)
    walk(work, foe, goal, "lure" if aim != NOBODY else "stride")


LURE = BOOK.asks("immortal_lure", "md-ask-lure")


@LURE.offers
def _lures(table: Table, seat: int, n: int, steps: int) -> list[Option]:
    foe = the_foe(table, n)
    return [Option(f"lure {zone_name(table, zone)}", "lure", (zone,)) for zone in lures(table, foe.at)]


@LURE.answers("lure")
def _lure(work: Work, seat: int, n: int, steps: int, zone: int) -> None:
    push(work, "immortal_steps", n, steps, zone)


def foresight(table: Table, foe: Foe) -> tuple[Intent, ...]:
    """What it will do if nothing changes, as far as no choice of the players lies between."""
    plan: list[Intent] = []
    for step in range(STEPS + 1):
        victims = _victims(table, foe.at)
        if victims:
            return (*plan, Intent("crush", seats=tuple(victims)))
        seen = lures(table, foe.at)
        if step == STEPS or foe.at in seen:
            break
        goals = seen or [board_of(table.mission).start]
        zones = tuple(dict.fromkeys(zone for goal in goals for zone in approach(table, foe.at, goal)))
        if not zones:
            break
        plan.append(Intent("move", zones=zones, why="lure" if seen else "stride"))
        if len(zones) > 1:
            break
        foe = replace(foe, at=zones[0])
    return tuple(plan) or (Intent("stay"),)
