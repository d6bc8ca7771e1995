"""What the Prince will do next if nothing changes: his own rules, played on a table laid aside (P11).

Phase 2 is passed over, for nobody knows the cards. The list ends where chance or something face down would decide:
after a campaign, a search, a site turned up, a relic taken.
"""

from __future__ import annotations

from typing import cast

from msgspec import Struct

from ....kernel.records import Frame
from ...book import BOOK
from ...state import BANDITS, State, Table, Work, bench, frozen, place_name, slot_of, steered
from ..actions.recover import RELIC
from .box import action_limit, prince_of
from .mind import ELSE, MOST_SKIPS, NODES, QUADRANT_OF_GOAL, START_NODES, Node
from .threat import assess, enter, take_note
from .travelling import journey
from .walk import can, carry_out, exit_of
from .war import planned

UNSURE = ("campaign", "search")


class Foreseen(Struct, frozen=True):
    """One step of the walk: the node, whether its action would be skipped, where it leads him, whom it strikes, and the
    test that led to it."""

    node: str
    skipped: bool = False
    site: str = ""
    foe: int = BANDITS
    targets: tuple[str, ...] = ()
    because: str = ELSE


def foreseen(table: Table) -> tuple[Foreseen, ...]:
    """His next actions from the markers as the Threat would set them, or from where he stands in his own turn."""
    work = bench(frozen(table) if isinstance(table, Work) else cast(State, table))
    work.stack = ()
    mine = walking(table)
    if not mine:
        _begin(work)
    found: list[Foreseen] = []
    because = ELSE
    prince = prince_of(work)
    done, skipped = (prince.done, 0) if mine else (0, 0)
    while done < prince.limit and skipped < MOST_SKIPS:
        node = NODES[prince_of(work).mark]
        if node.acts:
            able = can(work, node)
            found.append(_step(work, node, able, because))
            if able:
                done, skipped = done + 1, 0
                if not _played(work, node):
                    return tuple(found)
            else:
                skipped += 1
        because, to = exit_of(work, node)
        enter(work, to)
    while found and found[-1].skipped:  # nothing more would be done: how often he looks in vain is not worth telling
        found.pop()
    return tuple(found)


def walking(table: Table) -> bool:
    """Whether he is in the midst of his actions."""
    return any(frame.step in ("prince.walk", "prince.exit") for frame in table.stack)


def _begin(work: Work) -> None:
    """The Threat as it would be found now, and the markers it would move."""
    found = assess(work)
    take_note(work)
    prince = prince_of(work)
    mark = prince.start
    if found.line and QUADRANT_OF_GOAL[found.goal] != NODES[mark].quadrant:
        mark = START_NODES[QUADRANT_OF_GOAL[found.goal]]
    steered(work, mark=mark, start=mark, limit=action_limit(work))
    enter(work, mark)


def _step(work: Work, node: Node, able: bool, because: str) -> Foreseen:
    if not able:
        return Foreseen(node.id, True, because=because)
    if node.action == "campaign":
        strike = planned(work, node.what)
        assert strike is not None
        place = place_name(work, slot_of(work, strike.site))
        return Foreseen(node.id, False, place, strike.defender, strike.targets, because)
    if node.action == "travel":
        way = journey(work, node.what)
        return Foreseen(node.id, False, "" if way is None else way.to, because=because)
    return Foreseen(node.id, because=because)


def _played(work: Work, node: Node) -> bool:
    """Carry the action out on the table laid aside; False where nobody can know what comes of it."""
    if node.action in UNSURE or node.deed == f"recover-{RELIC}":
        return False
    carry_out(work, node)
    if any(_turns_up(work, frame) for frame in work.stack):
        return False
    BOOK.settle(work)
    # A question to a person, or dice: what follows is open.
    return not work.stack and not work.ledger.sealed


def _turns_up(work: Work, frame: Frame) -> bool:
    """Whether an arrival waits that would turn a site up."""
    return frame.step == "travel.arrive" and not work.sites[slot_of(work, str(frame.args[0]))].up
