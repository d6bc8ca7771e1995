"""Mission 2, Black Widow: kill the Giant Spider before it gets away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.work import push, tell
from ..book import BOOK
from ..chapters.board.board import FAR, board_of, ways_of, zone_name
from ..chapters.board.ending import decide_soon
from ..chapters.board.naming import foe_type
from ..chapters.enemies.activation import try_attack, walk
from ..chapters.enemies.intents import approach, strikes
from ..chapters.gear.experience import earn_all
from ..features import Feature, feature
from ..state import NOBODY, Goal, Intent, change, foe_of, note, noted
from .shared.common import slain

if TYPE_CHECKING:
    from ..state import Foe, Lying, Table, Work

SPIDER = "black_widow"


@feature("mission_2")
class BlackWidow(Feature):
    """The Spider attacks if it can and then goes a zone nearer to the exit, whoever stands around it (MD-MIS-02)."""

    def picked(self, work: Work, seat: int, token: Lying) -> None:
        earn_all(work, 5, "MD-MIS-02-04")

    def slips(self, table: Table, may: bool, foe: Foe) -> bool:
        return may or foe.tag == SPIDER

    def activated(self, work: Work, foe: Foe, counter: int) -> bool:
        """It never chases anybody; when it strikes back it does not even move (MD-MIS-02-07, MD-MIS-02-08)."""
        if foe.tag != SPIDER:
            return False
        if counter == NOBODY:
            push(work, "spider_moves", foe.n)
        try_attack(work, foe, counter)
        return True

    def foresee(self, table: Table, foe: Foe, counter: int) -> tuple[Intent, ...] | None:
        if foe.tag != SPIDER:
            return None
        found = strikes(table, foe, counter)
        seats = tuple(dict.fromkeys(seat for seat, _ in found))
        attack = (Intent("attack", seats, tuple(dict.fromkeys(kind for _, kind in found))),) if found else ()
        if counter != NOBODY:
            return attack or (Intent("stay"),)
        if foe.at == board_of(table.mission).exit:
            return (*attack, Intent("flee", why="flight"))
        return (*attack, Intent("move", zones=_ahead(table, foe), why="flight"))

    def foe_moved(self, work: Work, foe: Foe, origin: int) -> None:
        """The dead and the stunned of its zone are carried along (MD-MIS-02-09, ruling A-123)."""
        if foe.tag != SPIDER:
            return
        for seat, hero in enumerate(work.heroes):
            if hero.at == origin and not hero.out and (hero.stunned or not hero.alive):
                change(work, seat, at=foe.at)
                tell(work, "md-event-dragged", "MD-MIS-02-09", hero=hero.hero, zone=zone_name(work, foe.at))

    def goals(self, table: Table) -> list[Goal]:
        return [Goal("spider", int(SPIDER in slain(table)))]

    def lost(self, table: Table) -> str | None:
        return "spider" if note(table, "fled") is not None else None


@BOOK.does("spider_moves")
def _moves(work: Work, n: int) -> None:
    """One zone towards the exit; from the exit it gets away (MD-MIS-02-10). It may have been killed or stunned by the
    defence against its own attack."""
    foe = foe_of(work, n)
    if foe is None or foe.stunned:
        return
    exit_zone = board_of(work.mission).exit
    if foe.at == exit_zone:
        noted(work, "fled")
        tell(work, "md-event-spider-flees", "MD-MIS-02-10", enemy=foe_type(foe))
        decide_soon(work)
        return
    _break_out(work, foe)
    walk(work, foe, exit_zone, "flight")


def _ahead(table: Table, foe: Foe) -> tuple[int, ...]:
    """The zones it may enter next; through shut doors where there is no open way."""
    ways, exit_zone = ways_of(table), board_of(table.mission).exit
    if ways.away(exit_zone)[foe.at] < FAR:
        return approach(table, foe.at, exit_zone)
    away = ways.through(exit_zone)
    return tuple(zone for zone in ways.loose[foe.at] if away[zone] < away[foe.at])


def _break_out(work: Work, foe: Foe) -> None:
    """With no open way it opens the doors ahead; no door card is drawn and the level does not rise (rulings A-90 and
    A-125)."""
    board = board_of(work.mission)
    if ways_of(work).away(board.exit)[foe.at] < FAR:
        return
    for zone in _ahead(work, foe):
        pair = (min(foe.at, zone), max(foe.at, zone))
        if pair not in board.doors or board.doors.index(pair) not in work.shut:
            continue
        work.shut = tuple(door for door in work.shut if board.doors[door] != pair)
        behind = {board.chamber_of[side] for side in pair} - {NOBODY}
        work.opened = tuple(sorted({*work.opened, *behind}))
        tell(work, "md-event-spider-door", "MD-MIS-02-07", enemy=foe_type(foe), zone=zone_name(work, zone))
