"""The oath in force, the title, and who succeeds the Chancellor (R12)."""

from __future__ import annotations

from ....kernel.work import tell
from ...book import BOOK, POWERS
from ...catalog import OATHS
from ...state import CITIZEN, GRAND_SCEPTER, Table, Work, seat_of
from ..pieces.picking import pick
from ..pieces.relics import count
from ..pieces.rule import chancellor, imperial, ruler

SITES = "sites"
RELICS = "relics"
PEOPLE = "peoples_favor"
SECRET = "darkest_secret"
SCEPTER = "grand_scepter"


def site_counts(table: Table) -> tuple[int, ...]:
    """Sites ruled, the Empire's counted once, for the Chancellor (OA-OATH-005)."""
    counts = [0] * len(table.players)
    for site in table.sites:
        ruling = ruler(table, site)
        if ruling >= 0:
            counts[ruling] += 1
    return tuple(counts)


def relic_counts(table: Table) -> tuple[int, ...]:
    return tuple(count(table, seat) for seat in range(len(table.players)))


def contenders(table: Table, goal: str) -> tuple[int, ...]:
    """Who meets a goal; several where they are tied, none where nobody does (OA-OATH-010 to 012)."""
    if goal == PEOPLE:
        return (table.people.holder,) if table.people.holder >= 0 else ()
    if goal == SECRET:
        return (table.secret.holder,) if table.secret.holder >= 0 else ()
    counts = site_counts(table) if goal == SITES else relic_counts(table)
    most = max(counts)
    return tuple(seat for seat, number in enumerate(counts) if number == most) if most else ()


def meets(table: Table, seat: int, goal: str) -> bool:
    """Whether a Vision's goal is met: "most" means strictly more than anybody else (OA-VISION-013)."""
    return contenders(table, goal) == (seat,)


@BOOK.does("title")
def title(work: Work) -> None:
    """The title lies with whoever meets the goal; a tie leaves it where it is (OA-OATH-009, 010)."""
    found = contenders(work, OATHS[work.oath].goal)
    if not found or work.keeper in found:
        return
    pick(work, work.keeper, "player", [work.players[seat].color for seat in found], "title.taken")


@BOOK.does("title.taken")
def taken(work: Work, color: str) -> None:
    """A taken title shows its Oathkeeper side (OA-OATH-013)."""
    work.keeper = seat_of(work, color)
    work.usurper = False
    tell(work, "oa-log-title", rule="OA-OATH-009", player=color)
    POWERS.react(work, "title", work.keeper)


def successor(table: Table) -> int:
    """Who wins for the Empire: the Citizen who meets the Successor's goal, else the Chancellor (OA-OATH-019 to 024)."""
    goal = OATHS[table.oath].successor
    for seat, player in enumerate(table.players):
        if player.role == CITIZEN and succeeds(table, seat, goal):
            return seat
    return chancellor(table)


def succeeds(table: Table, seat: int, goal: str) -> bool:
    """Whether a player meets a Successor's goal, Citizen or not."""
    if goal == SCEPTER:
        return GRAND_SCEPTER in table.players[seat].relics
    if goal in (PEOPLE, SECRET):
        return contenders(table, goal) == (seat,)
    others = [count(table, other) for other in range(len(table.players)) if other != seat and imperial(table, other)]
    return count(table, seat) > max(others)
