"""Why a plan is a good one, in words to be: what a Unit is for, where a way leads, what may lie behind new ground."""

from __future__ import annotations

from typing import NamedTuple

from ....kernel.records import Text, TextArg
from ...book import leaves
from ...catalog import TILES, UNITS, WOUND
from ...chapters.pieces.foes import living
from ...chapters.pieces.hexmap import neighbours
from ...solver import Solution, targets
from ...state import Player, State
from ..clock import turns_left
from ..judgement import distances
from ..outlook import garrison, glory, odds, power, prowlers
from ..records import Plan
from ..weights import weights

#: A fight is named as what comes next if it is won about as often as not.
LIKELY = 0.4
#: Move points a turn brings, about.
A_TURN = 6


class Goal(NamedTuple):
    """What a player may fight for next: the site, or the enemies who prowl there, and the Move points to them."""

    worth: float
    steps: int
    site: str = ""
    enemies: tuple[str, ...] = ()


def next_goal(state: State, me: Player, seat: int) -> Goal | None:
    """The fight that promises most from where the player stands, with what a fresh hand brings."""
    far = distances(state.tiles, state.time == "night", me.at)
    might, each = power(me), glory(state, me, turns_left(state, me))
    found: list[Goal] = []
    scale = weights(state)
    for target in targets(state, seat):
        space = state.spaces.get(target.at)
        prowling = target.kind == "challenge" and space is not None
        places = neighbours(target.at) if prowling else (target.at,)
        steps = min((far[at] for at in places if at in far), default=-1)
        if steps < 0:
            continue
        if prowling and space is not None:
            need, prize = prowlers(space, each)
            goal = Goal(0.0, steps, enemies=tuple(token.enemy for token in space.tokens))
        else:
            need, prize = garrison(state, target.at, space, target.site, each)
            goal = Goal(0.0, steps, site=target.site)
        chance = odds(scale, might, need)
        if chance >= LIKELY:
            found.append(goal._replace(worth=prize * chance * scale.per_step**steps))
    return max(found, key=lambda one: one.worth, default=None)


def gift(unit: str) -> tuple[str, int]:
    """What a Unit brings to a fight: the most it attacks or blocks with, what costs no mana first."""
    for paid in (False, True):
        given = [
            (int(leaf.args[0]), leaf.op)
            for ability in UNITS[unit].abilities
            if bool(ability.mana) == paid
            for leaf in leaves(ability.effect)
            if leaf.op in ("attack", "block") and leaf.args
        ]
        if given:
            n, gives = max(given)
            return gives, n
    return "", 0


def plan_reason(state: State, seat: int, plan: Plan) -> Text:
    """What the turn is for: a fight, people, new ground, health, or a better place."""
    before, after = state.players[seat], plan.end.players[seat]
    if plan.fought is not None:
        chance, fame, wounds = plan.fought
        args: dict[str, TextArg] = {
            "enemy": plan.foes,
            "chance": round(100 * chance),
            "fame": round(fame),
            "count": max(0, round(wounds)),
        }
        return Text("mk-advice-plan-fight", args)
    if len(after.units) > len(before.units):
        return _recruited(plan.end, after, seat, after.units[-1].unit)
    if len(plan.end.tiles) > len(state.tiles):
        last = TILES[plan.end.tiles[-1].tile].back
        key = "mk-advice-plan-explore-core" if last == "core" else "mk-advice-plan-explore"
        return Text(key, {"count": len(plan.end.tile_stack)})
    healed = before.hand.count(WOUND) - after.hand.count(WOUND)
    if healed > 0:
        return Text("mk-advice-plan-heal", {"count": healed})
    if after.at != before.at:
        return _nearer(plan.end, after, seat)
    return Text("advice-best")


def _recruited(state: State, me: Player, seat: int, unit: str) -> Text:
    """What the new Unit is for: the next fight in reach."""
    goal = next_goal(state, me, seat)
    gives, n = gift(unit)
    if goal is None or not n:
        return Text("mk-advice-plan-recruit", {"unit": unit})
    args: dict[str, TextArg] = {"unit": unit, "gives": gives, "n": n, "when": _when(state, me, goal)}
    return _towards("mk-advice-plan-recruit", goal, args)


def _nearer(state: State, me: Player, seat: int) -> Text:
    """Where the way leads."""
    goal = next_goal(state, me, seat)
    if goal is None:
        return Text("mk-advice-plan-move")
    return _towards("mk-advice-plan-move", goal, {"count": goal.steps, "when": _when(state, me, goal)})


def _towards(key: str, goal: Goal, args: dict[str, TextArg]) -> Text:
    if goal.site:
        return Text(f"{key}-site", {**args, "site": goal.site})
    return Text(f"{key}-enemy", {**args, "enemy": goal.enemies})


def _when(state: State, me: Player, goal: Goal) -> str:
    """When the goal may be reached: in this Day or Night as far as cards are left for it, else later."""
    turns = len(me.hand) + len(me.deck) >= 5
    return str(state.time) if turns and goal.steps <= A_TURN else "later"


def fight_reason(state: State, solution: Solution) -> Text:
    """How the fight ends this way."""
    foes = tuple(foe.enemy for foe in living(state.combat)) if state.combat is not None else ()
    if solution.won:
        key = "mk-advice-fight-won" if solution.wounds <= 0 else "mk-advice-fight-won-hurt"
    else:
        key = "mk-advice-fight-some" if solution.fame > 0 else "mk-advice-fight-none"
    args: dict[str, TextArg] = {"enemy": foes, "fame": solution.fame, "count": max(0, solution.wounds)}
    return Text(key, args)
