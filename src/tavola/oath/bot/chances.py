"""The chance of each seat to win, read from the table when a turn begins: a formula fitted to games players played.

Every seat is weighed by how near it is to winning, what it owns, and how late it is; the chances of all seats make one.
`tools/chances.py` records the games and fits it; how well it tells is written in docs/players/strength.md.
"""

from __future__ import annotations

from math import exp

from ..state import CHANCELLOR, LAST_ROUND, State
from .worth import nearness, wealth

#: What makes one of each sign.
NEAR = 10.0
RICH = 10.0
#: The weights of the signs.
WEIGHTS = (0.48, 0.73, 0.91, 0.51, 0.34, 0.68)
#: No estimate is surer than this.
SURE = 0.99


def signs(state: State, seat: int) -> tuple[float, ...]:
    """What speaks for a seat."""
    near, rich = nearness(state, seat) / NEAR, wealth(state, seat) / RICH
    late = state.round / LAST_ROUND
    rules = float(state.players[seat].role == CHANCELLOR)
    return near, rich, near * late, rich * late, rules, rules * late


def chance(state: State, seat: int) -> float:
    """The chance of a seat to win."""
    if state.outcome is not None:
        return float(seat in state.outcome.winners)
    scores = [
        sum(weight * sign for weight, sign in zip(WEIGHTS, signs(state, other), strict=True))
        for other in range(len(state.players))
    ]
    most = max(scores)
    shares = [exp(score - most) for score in scores]
    return min(SURE, max(1 - SURE, shares[seat] / sum(shares)))
