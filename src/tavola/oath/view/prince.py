"""The mind of the Clockwork Prince as everybody sees it: nothing of it is hidden."""

from __future__ import annotations

from ..chapters.prince.box import action_limit, column_of, height, tactics
from ..chapters.prince.foresight import foreseen, walking
from ..chapters.prince.judge import judge_seat
from ..chapters.prince.mind import NODES
from ..chapters.prince.threat import Threat, assess
from ..chapters.prince.walk import test_name
from ..clockwork import BY_PEOPLE, EXPANDED
from ..state import BANDITS, SUITS, State
from . import records as seen


def prince_view(state: State) -> seen.Prince | None:
    """Out of his turn the Threat is the one he would find now."""
    prince = state.prince
    if prince is None:
        return None
    mine = state.turn.seat == prince.seat
    threat = Threat(prince.threat, prince.line, prince.goal) if mine else assess(state)
    acting = mine and walking(state)
    asks = prince.level == EXPANDED and prince.judge == BY_PEOPLE
    node = NODES[prince.mark]
    return seen.Prince(
        prince.seat,
        prince.level,
        judge_seat(state) if asks else BANDITS,
        prince.start,
        prince.mark,
        node.deed,
        node.quadrant,
        tuple(_relation(state, suit) for suit in SUITS),
        prince.ambition,
        prince.tactics,
        tactics(state),
        threat.seat,
        threat.line,
        threat.goal,
        prince.aim,
        prince.limit if acting else action_limit(state),
        prince.done if acting else 0,
        prince.shown,
        acting,
        tuple(
            seen.Foreseen(
                step.node,
                NODES[step.node].deed,
                step.skipped,
                step.site,
                step.foe,
                step.targets,
                test_name(step.because),
            )
            for step in foreseen(state)
        )
        if state.outcome is None and state.players[prince.seat].site
        else (),
    )


def _relation(state: State, suit: str) -> seen.Relation:
    column = column_of(state, suit)
    return seen.Relation(suit, column, height(state, suit, column) if column else 0)
