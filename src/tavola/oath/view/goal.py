"""What a seat strives for: the oath of the age, or a Vision, and what ends the game."""

from __future__ import annotations

from ...kernel.contract import Aim, Goal
from ...kernel.records import Seat, Text
from ..catalog import OATHS
from ..state import State
from . import view
from .records import Player, View

ROUNDS = 8


def goal(state: State, seat: Seat | None) -> Goal:
    me = seat or 0
    seen = view(state, seat)
    counted = OATHS[state.oath].goal
    mine, best = _count(seen, me, counted), max(_count(seen, one, counted) for one in _rivals(seen, me))
    keeps = int(seen.title.holder == me)
    aims = [Aim(Text(f"oa-aim-{counted}", {"mine": mine, "best": best}), keeps)]
    if seen.players[me].role == "exile":
        aims.append(Aim(Text("oa-aim-vision"), 0, 0))
    ends = "oa-ends-exile" if seen.players[me].role == "exile" else "oa-ends-empire"
    left = Text("oa-goal-left", {"n": ROUNDS - state.round, "of": ROUNDS})
    return Goal(Text("oa-goal-name", {"oath": state.oath}), tuple(aims), left, (Text(ends), Text("oa-ends-last")))


def _rivals(seen: View, me: Seat) -> list[Seat]:
    return [seat for seat in range(len(seen.players)) if seat != me]


def _count(seen: View, seat: Seat, counted: str) -> int:
    """What the oath counts, of one seat."""
    player: Player = seen.players[seat]
    if counted in seen.banners:
        banner = seen.banners[counted]
        return banner.tokens if banner.holder == seat else 0
    return player.sites if counted == "sites" else player.held
