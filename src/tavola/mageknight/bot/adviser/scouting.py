"""Can I beat this? The fight a place promises, solved with all that is at hand once the way there is paid for."""

from __future__ import annotations

from collections.abc import Sequence

from ....bots.bot import Look
from ....kernel.records import Text, TextArg
from ....kernel.rng import Rng
from ....teaching.advice import Scouted
from ...catalog import ENEMIES
from ...solver import Solution, solve, staged, targets
from ...solver.search import answered, asked
from ...state import Combat, State
from ..clock import turns_left
from ..outlook import aim_of
from .reasons import fight_reason

#: Worlds imagined where somebody lies face down, positions opened in all of them together, answers told at most.
WORLDS = 5
NODES = 1200
LINE = 12


def scout(look: Look, piece: str, first: Sequence[str]) -> Scouted | None:
    """What a fight at a space promises after these answers; None where nobody is to be fought. Who lies face down is
    imagined, never looked at."""
    what, _, at = piece.partition(":")
    solved: list[Solution] = []
    begun: list[Combat] = []
    for number in range(WORLDS):
        world = look.imagine(Rng(f"scout {number}"))
        known = _in_sight(world, at)
        fight = _fight(_walked(world, first), look.seat, at) if what == "space" and world.combat is None else None
        if fight is None or fight.combat is None:
            return None
        turns = turns_left(fight, fight.players[look.seat])
        solution = solve(fight, aim_of(fight, fight.combat, turns), NODES if known else NODES // WORLDS)
        if solution is None:
            return None
        solved.append(solution)
        begun.append(fight.combat)
        if known:
            return Scouted(fight_reason(fight, solution), _line(look, fight, solution))
    return Scouted(_unknown(solved, begun))


def _in_sight(state: State, at: str) -> bool:
    """Whether everybody who stands there lies face up."""
    space = state.spaces.get(at)
    return space is not None and bool(space.tokens) and all(token.up for token in space.tokens)


def _walked(state: State, first: Sequence[str]) -> State:
    """Where these answers lead, as far as they are offered."""
    for notation in first:
        option = next((one for one in asked(state) if one.notation == notation), None) if state.stack else None
        if option is None or state.combat is not None:
            break
        state, _ = answered(state, option)
    return state


def _fight(state: State, seat: int, at: str) -> State | None:
    if state.combat is not None:
        return state
    target = next((one for one in targets(state, seat) if one.at == at), None)
    return staged(state, target) if target is not None and state.current == seat else None


def _line(look: Look, state: State, solution: Solution) -> tuple[Text, ...]:
    """The answers to give, in words, as far as nothing hidden shows."""
    told: list[Text] = []
    for notation in solution.line[: min(LINE, solution.sealed)]:
        option = next((one for one in asked(state) if one.notation == notation), None)
        if option is None:
            break
        told.append(look.rules.label(state, option))
        state, _ = answered(state, option)
    return tuple(told)


def _unknown(solved: list[Solution], begun: list[Combat]) -> Text:
    """What to expect of somebody who lies face down."""
    count = len(solved)
    piles = {ENEMIES[foe.enemy].pile for combat in begun for foe in combat.foes}
    args: dict[str, TextArg] = {
        "color": tuple(sorted(piles)),
        "won": sum(one.won for one in solved),
        "of": count,
        "fame": round(sum(one.fame for one in solved) / count),
        "count": max(0, round(sum(one.wounds for one in solved) / count)),
    }
    return Text("mk-scout-unknown", args)
