"""Phase 1: who threatens the Prince, and where his markers go for it (P3)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from ....kernel.work import push, tell
from ...book import BOOK
from ...catalog import CARDS, OATHS
from ...state import (
    BANDITS,
    CHANCELLOR,
    CITIZEN,
    DARKEST_SECRET,
    EXILE,
    GRAND_SCEPTER,
    LAST_ROUND,
    Table,
    Work,
    steered,
)
from ..court.title import SCEPTER, succeeds
from ..court.visions import fulfilled
from .box import others, prince_of, quadrant, settle_ambition
from .mind import NODES, QUADRANT_OF_GOAL, START_NODES

SUCCESSOR = 1
TITLE = 2
VISION = 3
KEEPER = 4
RULES = {SUCCESSOR: "OA-PRINCE-026", TITLE: "OA-PRINCE-027", VISION: "OA-PRINCE-028", KEEPER: "OA-PRINCE-029"}


class Threat(Struct, frozen=True):
    """Who threatens, by which line of the sheet, and the goal that answers it."""

    seat: int = BANDITS
    line: int = 0
    goal: str = ""


NO_THREAT = Threat()


def assess(table: Table) -> Threat:
    """The first line that is true; several candidates: first in turn order from the Prince (OA-PRINCE-030, 031)."""
    chancellor = table.players[prince_of(table).seat].role == CHANCELLOR
    return next(_as_chancellor(table) if chancellor else _as_exile(table), NO_THREAT)


def _as_chancellor(table: Table) -> Iterator[Threat]:
    oath = OATHS[table.oath]
    for seat in others(table):
        if table.players[seat].role == CITIZEN and succeeds(table, seat, oath.successor):
            yield Threat(seat, SUCCESSOR, oath.successor)
    exiled = table.players[table.keeper].role == EXILE
    if exiled and (table.usurper or table.round == LAST_ROUND):
        yield Threat(table.keeper, TITLE, oath.goal)
    yield from _visions(table)
    if exiled:
        yield Threat(table.keeper, KEEPER, oath.goal)


def _as_exile(table: Table) -> Iterator[Threat]:
    """Without the title line 2 always holds; with it he has just become Usurper, and only a Vision can stop him."""
    if table.keeper != prince_of(table).seat:
        yield Threat(table.keeper, TITLE, OATHS[table.oath].goal)
    yield from _visions(table)


def _visions(table: Table) -> Iterator[Threat]:
    for seat in others(table):
        for card in fulfilled(table, seat):
            yield Threat(seat, VISION, CARDS[card].goal)


def take_note(work: Work) -> Threat:
    """Write down the Threat; the Scepter is his aim as long as it is what he is threatened by (OA-PRINCE-033)."""
    found = assess(work)
    aim = GRAND_SCEPTER if found.goal == SCEPTER else DARKEST_SECRET
    steered(work, threat=found.seat, line=found.line, goal=found.goal, aim=aim)
    return found


@BOOK.does("prince.threat")
def phase_one(work: Work) -> None:
    """The Threat comes after the steps of Wake; then the other three phases (OA-PRINCE-009, 024)."""
    steered(work, used=(), shown=())
    found = take_note(work)
    if found.line:
        color = work.players[found.seat].color
        exiled = found.line == TITLE and work.players[prince_of(work).seat].role == EXILE
        key = "oa-log-prince-threat-title" if exiled else f"oa-log-prince-threat-{found.line}"
        tell(work, key, rule=RULES[found.line], player=color, goal=found.goal)
        _turn_to(work, QUADRANT_OF_GOAL[found.goal])
    else:
        tell(work, "oa-log-prince-no-threat", rule="OA-PRINCE-030")
    push(work, "prince.phase_two")


def _turn_to(work: Work, wanted: str) -> None:
    """Both markers go to the start of another quadrant; in the right one they stay (OA-PRINCE-032)."""
    if wanted == quadrant(work):
        tell(work, "oa-log-prince-stays", rule="OA-PRINCE-032", quadrant=wanted)
        return
    node = START_NODES[wanted]
    steered(work, start=node, mark=node)
    tell(work, "oa-log-prince-turns", rule="OA-PRINCE-032", quadrant=wanted)
    settle_ambition(work)


def enter(work: Work, node: str) -> None:
    """The action marker moves on; leaving the saving quadrants empties the Ambition box (OA-PRINCE-142)."""
    steered(work, mark=NODES[node].id)
    settle_ambition(work)
