"""Advice from the strong player: what it would answer, what that leads to, and what the other answers are worth."""

from __future__ import annotations

from ....bots.bot import Look
from ....kernel.records import Decision, Text
from ....kernel.rng import Rng
from ....teaching.advice import AHEAD, Advice, Compared, Weighed
from ...solver import solve
from ...solver.search import answered, asked
from ...state import State
from ..answers import sensible
from ..clock import turns_left
from ..outlook import aim_of
from ..records import Effort
from ..trials import Trials
from ..turns import TurnSearch
from .comparing import compared
from .reasons import fight_reason, plan_reason

#: An adviser answers a person who waits: about as quickly as the player itself.
EFFORT = Effort(width=8, glances=6, fights=2, nodes=160, worlds=2)
NODES = 1200


def advise(decision: Decision, look: Look) -> Advice:
    """The best answer and its reason. Hidden things are guessed, never looked at."""
    worlds: list[State] = [look.imagine(Rng(f"advice {number}")) for number in range(EFFORT.worlds)]
    world = worlds[0]
    if world.combat is not None and world.duel is None and world.current == look.seat:
        solution = solve(world, aim_of(world, world.combat, turns_left(world, world.players[look.seat])), NODES)
        if solution is not None and solution.line:
            return _advice(decision, look, world, solution.line, fight_reason(world, solution), ())
    search = TurnSearch(look.seat, EFFORT, lambda: True)
    turns = turns_left(world, world.players[look.seat])
    plan = search.best(worlds, Trials().of(worlds, look.seat, turns))
    if plan is None or not plan.line:
        plain = sensible(world, list(decision.options))[0]
        return Advice(plain.notation, Text("advice-habit"))
    offered = {option.notation for option in decision.options}
    openings = [one for one in search.openings() if one.notation in offered]
    worth = tuple(Weighed(one.notation, round(one.value, 2)) for one in openings)
    best = compared(world, look.seat, openings, turns)
    return _advice(decision, look, world, plan.line, plan_reason(world, look.seat, plan), worth, best)


def _advice(
    decision: Decision,
    look: Look,
    world: State,
    line: tuple[str, ...],
    reason: Text,
    worth: tuple[Weighed, ...],
    best: tuple[Compared, ...] = (),
) -> Advice:
    state = world
    ahead: list[Text] = []
    for place, notation in enumerate(line[: AHEAD + 1]):
        option = next((one for one in asked(state) if one.notation == notation), None)
        if option is None:
            break
        if place:
            ahead.append(look.rules.label(state, option))
        state, sealed = answered(state, option)
        if sealed or not state.stack or state.current != look.seat:
            break
    known = {option.notation for option in decision.options}
    first = line[0] if line[0] in known else decision.options[0].notation
    return Advice(first, reason, worth, tuple(ahead), best)
