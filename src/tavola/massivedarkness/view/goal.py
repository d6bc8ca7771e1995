"""What a mission is about: its objectives with their progress, and how it is lost."""

from __future__ import annotations

from ...kernel.contract import Aim, Goal
from ...kernel.records import Seat, Text
from ..catalog import printed_id
from ..features import objectives
from ..state import State
from . import view


def goal(state: State, seat: Seat | None) -> Goal:
    mission = printed_id(state.mission)
    aims = tuple(Aim(Text(f"md-objective-{mission}-{one.id}"), one.have, one.need) for one in objectives(state))
    lost = tuple(Text(f"md-defeat-{mission}-{id}") for id in view(state, seat).defeats)
    left = Text("md-goal-left", {"count": state.lifebringer})
    return Goal(Text(f"md-scenario-{mission}"), aims, left, (Text("md-defeat-lifebringer"), *lost))
