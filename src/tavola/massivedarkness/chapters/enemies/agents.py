"""Agents call for help at the end of the enemies' phase (MD-AGT)."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.records import Frame, Option, Scalar, Text
from ....kernel.work import push, tell
from ...book import BOOK, asked_seat
from ...catalog import ENEMIES
from ...features import adventure
from ...state import Foe, Table, Work, the_foe
from ..board.board import zone_name
from ..board.naming import foe_name, foe_type
from ..gear.treasure import token_zone
from .intents import dormant
from .spawn import guard


@BOOK.does("agents_call")
def _call(work: Work) -> None:
    """Agents are counted once, before any reinforcement appears; stunned ones call too (rulings A-59 and A-60)."""
    agents = [foe.n for foe in work.foes if ENEMIES[foe.card].role == "agent" and not dormant(work, foe)]
    if agents and adventure(work).reinforcements:
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


def _left(table: Table, agents: Sequence[Scalar]) -> list[Foe]:
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


def _options(table: Table, frame: Frame) -> list[Option]:
    names = [(foe_name(table, foe), foe.n) for foe in _left(table, frame.args)]
    return [Option(f"reinforce {name}", "reinforce", (n,)) for name, n in names]


def _chosen(work: Work, frame: Frame, option: Option) -> None:
    agent = the_foe(work, int(option.args[0]))
    _one(work, _left(work, frame.args), agent)


BOOK.question(
    "agents_next",
    seat=asked_seat,
    prompt=lambda table, frame: Text("md-ask-agents-order"),
    options=_options,
    answer=_chosen,
)


def _zones(table: Table, frame: Frame) -> list[Option]:
    names = [(zone_name(table, int(zone)), int(zone)) for zone in frame.args[1:]]
    return [Option(f"place {name}", "place", (zone,)) for name, zone in names]


def _zone_chosen(work: Work, frame: Frame, option: Option) -> None:
    agent = the_foe(work, int(frame.args[0]))
    _reinforce(work, agent, int(option.args[0]))


BOOK.question(
    "agent_zone",
    seat=asked_seat,
    prompt=lambda table, frame: Text("md-ask-agent-zone"),
    options=_zones,
    answer=_zone_chosen,
)
