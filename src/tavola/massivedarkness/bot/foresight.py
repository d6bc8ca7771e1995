"""What an answer does to the chance of winning: the round played on from it in worlds the seat imagines."""

from __future__ import annotations

from typing import Any

from ...bots.bot import Look
from ...kernel.contract import Rules
from ...kernel.records import Option
from ...kernel.rng import Rng
from ..state import State
from . import answered
from .outlook import chance

#: In how many worlds each answer is tried; the same ones for all answers.
WORLDS = 16
#: A round takes fewer answers than this.
MOST = 400


def foreseen(look: Look, options: list[Option]) -> dict[str, list[float]]:
    """For each answer the chance to win when the next round begins, world by world; nothing for a mission nobody has
    measured."""
    found: dict[str, list[float]] = {option.notation: [] for option in options}
    for number in range(WORLDS):
        world: State = look.imagine(Rng(f"chance {number}"))
        if chance(world) is None:
            return {}
        for option in options:
            found[option.notation].append(_after(look.rules, world, option))
    return found


def _after(rules: Rules[Any], world: State, option: Option) -> float:
    state: State = rules.apply(world, option).state
    for _ in range(MOST):
        if state.outcome is not None or state.round != world.round or _over(world, state):
            break
        decision = rules.options(state)
        state = rules.apply(state, answered(state, decision)).state
    if _over(world, state):
        return float(_won(state) > _won(world))
    told = chance(state)
    assert told is not None
    return told


def _over(before: State, after: State) -> bool:
    """Whether a mission of a story was won or lost on the way."""
    if after.campaign is None or before.campaign is None:
        return False
    return _won(after) > _won(before) or after.campaign.defeats > before.campaign.defeats


def _won(state: State) -> int:
    return len(state.campaign.won) if state.campaign is not None else 0
