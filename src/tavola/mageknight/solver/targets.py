"""Can I beat this? Every fight the map offers, each as if the Hero stood there now with all that is at hand."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from ...kernel.rng import Rng
from ...kernel.work import push
from ..book import ACTIONS, BOOK
from ..chapters.combat.course import enter_barred
from ..chapters.land.movement import closed
from ..chapters.pieces.hexmap import board, fortified_against, neighbours, site_at
from ..state import State, bench, frozen
from ..view.resample import resample
from .records import Aim, Solution
from .search import NODES, always, solve

#: How many imagined worlds a fight against the unknown is tried in.
WORLDS = 3


class Target(Struct, frozen=True):
    """A fight there is to be had. `kind`: challenge (rampaging enemies), assault (a fortified site) or enter (an
    adventure site); `at`: where they are; `site`: what stands there."""

    kind: str
    at: str
    site: str = ""


class Prospect(Struct, frozen=True):
    """What to expect of a fight: the share of worlds in which all foes fall, and means of Fame and Wounds. `known`:
    nothing about it was guessed; `proven`: in none of the worlds is there a better way; `best`: how, in the first of
    them."""

    target: Target
    chance: float
    fame: float
    wounds: float
    hurt: float
    value: float
    known: bool
    proven: bool
    best: Solution | None


def targets(state: State, seat: int) -> tuple[Target, ...]:
    """Everybody there is to fight on the map, as far as it is revealed."""
    found = []
    for at in board(state.tiles):
        space = state.spaces.get(at)
        if space is not None and space.rampaging and space.tokens:
            found.append(Target("challenge", at, space.rampaging))
        elif fortified_against(state, at, seat):
            if not closed(state, at):
                found.append(Target("assault", at, site_at(state, at)))
        elif _holds_enemies(state, at):
            found.append(Target("enter", at, site_at(state, at)))
    return tuple(found)


def _holds_enemies(state: State, at: str) -> bool:
    space = state.spaces.get(at)
    if space is not None and space.shields:
        return False  # Fame alone is left there
    work = bench(state)
    work.me.at = at
    return enter_barred(work) is None


def staged(state: State, target: Target) -> State | None:
    """The fight as it would begin if the acting player stood there now; None while something else is going on."""
    places = [place for place, frame in enumerate(state.stack) if frame.step == "turn"]
    if not places or state.combat is not None or state.duel is not None or state.joint is not None:
        return None
    work = bench(state)
    work.stack = work.stack[: places[-1] + 1]
    near = [at for at in neighbours(target.at) if at in board(state.tiles) and not closed(state, at)]
    beside = near[0] if near else work.me.at
    if target.kind == "challenge":
        work.me.at = beside
        ACTIONS["challenge"](work, target.at)
    elif target.kind == "assault":
        work.me.at = target.at
        work.me.path += (beside, target.at)
        push(work, "combat.assault", target.at, beside)
    else:
        work.me.at = target.at
        ACTIONS["enter"](work)
    BOOK.settle(work)
    while work.combat is None and work.stack and work.stack[-1].step == "combat.invite":
        question = BOOK.questions["combat.invite"]
        frame = work.stack[-1]
        work.stack = work.stack[:-1]
        question.answer(work, frame, question.options(work, frame)[0])
        BOOK.settle(work)
    return frozen(work) if work.combat is not None else None


def prospect(
    state: State,
    seat: int,
    target: Target,
    aim: Aim | None = None,
    *,
    worlds: int = WORLDS,
    nodes: int = NODES,
    seed: str = "",
    patient: Callable[[], bool] = always,
) -> Prospect | None:
    """What a fight promises a seat whose turn it is. The state is only looked at through worlds the seat imagines."""
    found: list[Solution] = []
    known = True
    for number in range(worlds):
        world = resample(state, seat, Rng(f"prospect {seed} {number}"))
        begun = staged(world, target)
        best = solve(begun, aim, nodes // worlds, patient) if begun is not None else None
        if best is None:
            return None
        found.append(best)
        known = known and best.sealed == len(best.line) and _in_sight(state, target)
        if known:
            break  # every world is like this one
    count = len(found)
    return Prospect(
        target,
        sum(one.won for one in found) / count,
        sum(one.fame for one in found) / count,
        sum(one.wounds for one in found) / count,
        sum(one.hurt for one in found) / count,
        sum(one.value for one in found) / count,
        known,
        all(one.proven for one in found),
        found[0],
    )


def _in_sight(state: State, target: Target) -> bool:
    """Whether all who stand there lie face up."""
    space = state.spaces.get(target.at)
    return space is not None and bool(space.tokens) and all(token.up for token in space.tokens)


def prospects(
    state: State, seat: int, aim: Aim | None = None, *, nodes: int = NODES, seed: str = ""
) -> tuple[Prospect, ...]:
    """Everything there is to fight, the most promising first."""
    found = [prospect(state, seat, target, aim, nodes=nodes, seed=seed) for target in targets(state, seat)]
    return tuple(sorted((one for one in found if one is not None), key=lambda one: -one.value))
