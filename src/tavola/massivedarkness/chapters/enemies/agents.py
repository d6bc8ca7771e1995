"""Agents call for help at the end of the enemies' phase (MD-AGT)."""

from __future__ import annotations

from ....kernel.records import Option
from ....kernel.work import push, tell
from ...book import BOOK
from ...catalog import ENEMIES
from ...features import Feature, fold
from ...state import Foe, Table, Work, the_foe
from ..board.board import zone_name
from ..board.naming import foe_name, foe_type
from ..gear.treasure import token_zone
from .spawn import guard


@BOOK.does("agents_call")
def _call(work: Work) -> None:
    """Agents are counted once, before any reinforcement appears; stunned ones call too (rulings A-59 and A-60)."""
    agents = [foe.n for foe in work.foes if ENEMIES[foe.card].role == "agent" and not foe.asleep]
    if fold(work, Feature.reinforcements, True) and agents:
        push(work, "agents_order", *agents)


@BOOK.does("agents_order")
def _order(work: Work, *agents: int) -> None:
    """One after another; the players choose the order where it makes a difference."""
    left = _left(work, agents)
    if not left:
        return
    if len({(ENEMIES[foe.card].level, *token_zone(work, foe.at)) for foe in left}) > 1:
        push(work, "agents_next", *(foe.n for foe in left))
    else:
        _one(work, left, left[0])


def _left(table: Table, agents: tuple[int, ...]) -> list[Foe]:
    return [foe for foe in table.foes if foe.n in agents]


def _one(work: Work, left: list[Foe], agent: Foe) -> None:
    others = [foe.n for foe in left if foe.n != agent.n]
    if others:
        push(work, "agents_order", *others)
    zones = token_zone(work, agent.at)
    if len(zones) > 1:
        push(work, "agent_zone", agent.n, *zones)
    elif zones:
        _reinforce(work, agent, zones[0])


def _reinforce(work: Work, agent: Foe, zone: int) -> None:
    """A guard of the agent's own level on the level token of its tile (MD-AGT-02, MD-AGT-03)."""
    tell(work, "md-event-reinforcement", "MD-AGT-02", enemy=foe_type(agent), zone=zone_name(work, zone))
    guard(work, zone, ENEMIES[agent.card].level)


NEXT = BOOK.asks("agents_next", "md-ask-agents-order", rest=0)


@NEXT.offers
def _options(table: Table, seat: int, agents: tuple[int, ...]) -> list[Option]:
    names = [(foe_name(table, foe), foe.n) for foe in _left(table, agents)]
    return [Option(f"reinforce {name}", "reinforce", (n,)) for name, n in names]


@NEXT.answers("reinforce")
def _chosen(work: Work, seat: int, agents: tuple[int, ...], n: int) -> None:
    _one(work, _left(work, agents), the_foe(work, n))


ZONE = BOOK.asks("agent_zone", "md-ask-agent-zone", rest=1)


@ZONE.offers
def _zones(table: Table, seat: int, n: int, zones: tuple[int, ...]) -> list[Option]:
    return [Option(f"place {zone_name(table, zone)}", "place", (zone,)) for zone in zones]


@ZONE.answers("place")
def _zone_chosen(work: Work, seat: int, n: int, zones: tuple[int, ...], zone: int) -> None:
    _reinforce(work, the_foe(work, n), zone)
