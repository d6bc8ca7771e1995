"""Phase 3: the walk through the mind, action by action, and the tests that choose the way (P5)."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.work import push, tell
from ...book import BOOK
from ...catalog import OATHS
from ...state import DARKEST_SECRET, GRAND_SCEPTER, PEOPLES_FAVOR, Table, Work, banner, steered
from ..court.title import RELICS as RELIC_GOAL
from ..court.title import SITES as SITE_GOAL
from ..court.title import relic_counts, site_counts
from . import drawing as drawing
from .box import action_limit, color_of, prince_of
from .mind import BRANCH, ELSE, MOST_SKIPS, NODES, START, Node
from .recovering import can_recover, recover
from .threat import enter
from .trading import can_muster, can_trade, muster, trade
from .travelling import journey, travel
from .war import RELICS, RIVAL_SITES, campaign, meant, ready

#: What each test of readiness is about.
READY = {
    "rival_site": RIVAL_SITES,
    "most_relics_holder": RELICS,
    "darkest_secret_holder": DARKEST_SECRET,
    "peoples_favor_holder": PEOPLES_FAVOR,
}


# -- tests ------------------------------------------------------------------------------------------------------------


def holds(table: Table, test: str) -> bool:
    """Whether a test of the mind holds now (OA-PRINCE-048)."""
    name, _, what = test.partition(":")
    return _TESTS[name](table, what)


def _most(table: Table, counts: tuple[int, ...], goal: str) -> bool:
    """Strictly more than anybody else, or the title of that goal."""
    seat = prince_of(table).seat
    rest = [count for other, count in enumerate(counts) if other != seat]
    return counts[seat] > max(rest) or (table.keeper == seat and OATHS[table.oath].goal == goal)


def _holds(table: Table, what: str) -> bool:
    seat, what = prince_of(table).seat, meant(table, what)
    if what == GRAND_SCEPTER:
        return GRAND_SCEPTER in table.players[seat].relics
    return banner(table, what).holder == seat


def _holds_only(table: Table, what: str) -> bool:
    """This banner and not the other."""
    seat = prince_of(table).seat
    other = DARKEST_SECRET if what == PEOPLES_FAVOR else PEOPLES_FAVOR
    return banner(table, what).holder == seat != banner(table, other).holder


_TESTS: dict[str, Callable[[Table, str], bool]] = {
    "rules_most_sites": lambda table, what: _most(table, site_counts(table), SITE_GOAL),
    "holds_most_relics_and_banners": lambda table, what: _most(table, relic_counts(table), RELIC_GOAL),
    "holds": _holds,
    "holds_only": _holds_only,
    "ready": lambda table, what: ready(table, READY[what]),
    "can_pay": can_recover,
    ELSE: lambda table, what: True,
}


def test_name(test: str) -> str:
    """A test as texts call it."""
    return test.replace(":", "-")


def exit_of(table: Table, node: Node) -> tuple[str, str]:
    """The first exit whose test holds: the test, and the node behind it (OA-PRINCE-044)."""
    return next((test, to) for test, to in node.exits if holds(table, test))


# -- actions ----------------------------------------------------------------------------------------------------------


def can(table: Table, node: Node) -> bool:
    """Whether the action of a node is carried out; otherwise it is skipped."""
    return _CAN[node.action](table, node.what)


_CAN: dict[str, Callable[[Table, str], bool]] = {
    "muster": lambda table, what: can_muster(table),
    "trade": can_trade,
    "travel": lambda table, what: journey(table, what) is not None,
    "campaign": ready,
    "search": lambda table, what: True,
    "recover": can_recover,
}

_DO: dict[str, Callable[[Work, str], None]] = {
    "muster": lambda work, what: muster(work),
    "trade": trade,
    "travel": travel,
    "campaign": campaign,
    "search": lambda work, what: push(work, "prince.search"),
    "recover": recover,
}


def carry_out(work: Work, node: Node) -> None:
    _DO[node.action](work, node.what)


#: The rule by which each action is skipped.
_SKIPS = {
    "muster": "OA-PRINCE-064",
    "trade": "OA-PRINCE-058",
    "travel": "OA-PRINCE-068",
    "campaign": "OA-PRINCE-077",
    "recover": "OA-PRINCE-104",
}


@BOOK.does("prince.phase_three")
def phase_three(work: Work) -> None:
    """The number of actions is fixed here; the walk begins at the start marker (OA-PRINCE-021, 044)."""
    prince = prince_of(work)
    limit = action_limit(work)
    steered(work, mark=prince.start, limit=limit, done=0, skipped=0)
    tell(work, "oa-log-prince-actions", rule="OA-PRINCE-021", n=limit)
    push(work, "prince.walk")
    push(work, "prince.powers", seat=prince.seat)


@BOOK.does("prince.walk")
def step(work: Work) -> None:
    """One node: carry out its action or skip it, then leave by the first exit that holds (OA-PRINCE-044 to 047)."""
    prince = prince_of(work)
    if prince.done >= prince.limit or prince.skipped >= MOST_SKIPS:
        if prince.done < prince.limit:
            tell(work, "oa-log-prince-stuck", rule="OA-PRINCE-047")
        push(work, "prince.cleanup")
        return
    node = NODES[prince.mark]
    push(work, "prince.exit")
    if node.action in (START, BRANCH):
        return
    if can(work, node):
        steered(work, done=prince.done + 1, skipped=0)
        n, of = prince.done + 1, prince.limit
        tell(work, "oa-log-prince-does", rule="OA-PRINCE-044", player=color_of(work), n=n, of=of, deed=node.deed)
        push(work, "title")
        carry_out(work, node)
    else:
        steered(work, skipped=prince.skipped + 1)
        key = f"oa-log-prince-skips-{node.action}"
        tell(work, key, rule=_SKIPS[node.action], player=color_of(work), deed=node.deed)


@BOOK.does("prince.exit")
def leave(work: Work) -> None:
    """The marker moves on at once, after the last action too (OA-PRINCE-051). The Scepter is his aim no longer once he
    holds it."""
    test, to = exit_of(work, NODES[prince_of(work).mark])
    if test != ELSE:
        tell(work, "oa-log-prince-since", rule="OA-PRINCE-048", test=test_name(test), deed=NODES[to].deed)
    if prince_of(work).aim == GRAND_SCEPTER and _holds(work, DARKEST_SECRET):
        steered(work, aim=DARKEST_SECRET)
    enter(work, to)
    push(work, "prince.walk")
