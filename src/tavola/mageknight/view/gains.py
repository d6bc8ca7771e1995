"""What an answer adds to the sums on the table: Move, Influence and Healing, its part of a Block or an Attack."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...kernel.contract import Result, Rules, Walk
from ...kernel.records import Option
from ..chapters.land.movement import move_cost
from ..state import State
from . import records as seen
from .combat import attack_meters, block_meters

#: Answers that make points, the question they may ask first, and more Move points than any way takes.
MAKES = frozenset({"play", "spell", "strong", "sideways", "ability", "skill", "choose", "tactic_use"})
CHOICE = "mk-ask-choose"
PLENTY = 1000


def gains(rules: Rules[Any], state: State, option: Option, result: Result[State]) -> seen.Gain | None:
    """None for an answer that makes no points, or that shows what is hidden."""
    if option.kind not in MAKES or result.sealed:
        return None
    if not _asks_again(rules, state, result.state):
        way = _way(state, result.state, "")
        return None if way is None else seen.Gain((way,))
    found = []
    for further in rules.options(result.state).options:
        after = rules.apply(result.state, further)
        way = None if after.sealed else _way(state, after.state, further.notation)
        if way is not None:
            found.append(way)
    return seen.Gain(tuple(found)) if found else None


def _asks_again(rules: Rules[Any], before: State, after: State) -> bool:
    """Whether the same player is asked what the answer is to make."""
    if not after.stack:
        return False
    question, frame = rules.book.asked(after)
    return question.why(after, frame).key == CHOICE and rules.book.decides(after) == before.current


def _way(before: State, after: State, then: str) -> seen.Way | None:
    """What stands on the table afterwards and did not before; None where nothing of it is more."""
    one, other = before.me, after.players[before.current]
    move, influence, heal = other.move - one.move, other.influence - one.influence, other.heal - one.heal
    block, attack = _risen(_blocks(before), _blocks(after)), _risen(_attacks(before), _attacks(after))
    if max(move, influence, heal) <= 0 and not block and not attack:
        return None
    return seen.Way(then, max(0, move), max(0, influence), max(0, heal), block, attack)


def _blocks(state: State) -> dict[str, int]:
    meters = block_meters(state.combat) if state.combat is not None and state.duel is None else ()
    return {f"{meter.n}.{meter.i}": meter.have for meter in meters}


def _attacks(state: State) -> dict[str, int]:
    if state.combat is None or state.duel is not None:
        return {}
    return {str(meter.n[0]): meter.have for meter in attack_meters(state, state.combat) if len(meter.n) == 1}


def _risen(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {key: have - before.get(key, 0) for key, have in after.items() if have > before.get(key, 0)}


def _plenty(state: State) -> State:
    """As if there were Move points for any way."""
    me = replace(state.me, move=PLENTY)
    return replace(state, players=(*state.players[: state.current], me, *state.players[state.current + 1 :]))


def _price(state: State, step: Option) -> int | None:
    return move_cost(state, str(step.args[0]))


WALK: Walk[State] = Walk(frozenset({"move"}), lambda state: state.me.move, _plenty, price=_price)
