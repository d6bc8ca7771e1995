"""Why not: the map, and the actions of a turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ....kernel.records import Refusal
from ....kernel.refusals import no
from ...chapters.combat.course import burn_barred, challenge_barred, enter_barred
from ...chapters.land.explore import explore_barred, reachable_slots, slot_barred
from ...chapters.land.movement import (
    action_barred,
    attack_player_options,
    entry_barred,
    fight_barred,
    movement_barred,
    step_barred,
    within_step,
)
from ...chapters.pieces.hexmap import board, site_card
from ...chapters.turn.altars import altar_barred
from ...chapters.turn.course import end_barred, rest_barred, resting_barred
from ...chapters.turn.interaction import talks_barred
from ...features import Feature, gather
from ...state import State


def _move(state: State, words: list[str]) -> Refusal | None:
    """A step that is not offered: the movement, the way, what stands there, the cost."""
    if not words:
        return None
    at = words[0]
    if at not in board(state.tiles):
        return no("MK-EXP-05a1", "mk-why-not-revealed", space=at[:20])
    general = movement_barred(state)
    if general is not None:
        return general
    if at == state.me.at:
        return _here(state)
    barred = entry_barred(state, at)
    if barred is not None:
        return barred
    if at not in within_step(state):
        return no("MK-MOV-03", "mk-why-not-adjacent")
    return step_barred(state, at, state.me)


def _here(state: State) -> Refusal:
    """The own space: why nothing can be started there."""
    site = site_card(state, state.me.at)
    barred = action_barred(state) or (talks_barred(state) if site is not None and site.recruit else None)
    return barred or no("MK-TURN-06c5", "mk-why-nothing-here")


def _explore(state: State, words: list[str]) -> Refusal | None:
    general = movement_barred(state)
    if general is not None or not words:
        return general
    try:
        x, y = (int(part) for part in words[0].split(","))
    except ValueError:
        return None
    barred = slot_barred(state, (x, y)) or explore_barred(state)
    if barred is not None:
        return barred
    return None if (x, y) in reachable_slots(state) else no("MK-EXP-05a1", "mk-why-explore-adjacent")


def _interact(state: State, words: list[str]) -> Refusal | None:
    return action_barred(state) or talks_barred(state)


def _enter(state: State, words: list[str]) -> Refusal | None:
    special = any(option.notation == "enter" for option in gather(state, Feature.options))
    return None if special else action_barred(state) or enter_barred(state)


def _burn(state: State, words: list[str]) -> Refusal | None:
    return action_barred(state) or burn_barred(state)


def _altar(state: State, words: list[str]) -> Refusal | None:
    barred = action_barred(state) or altar_barred(state)
    return barred if barred is not None or words else no("MK-CARD-06a", "mk-why-cannot-pay")


def _challenge(state: State, words: list[str]) -> Refusal | None:
    return action_barred(state) or challenge_barred(state, words)


def _fight(state: State, words: list[str]) -> Refusal | None:
    return fight_barred(state)


def _rest(state: State, words: list[str]) -> Refusal | None:
    if not words:
        return resting_barred(state) or no("MK-TURN-07b1", "mk-why-rest-card")
    return rest_barred(state, words[0])


def _end(state: State, words: list[str]) -> Refusal | None:
    if state.combat is not None:
        return no("MK-CMB-03", "mk-why-combat-running")
    return end_barred(state, bool(attack_player_options(state)))


LAND: Mapping[str, Callable[[State, list[str]], Refusal | None]] = {
    "move": _move,
    "space": _move,
    "explore": _explore,
    "slot": _explore,
    "interact": _interact,
    "enter": _enter,
    "burn": _burn,
    "altar": _altar,
    "challenge": _challenge,
    "fight": _fight,
    "rest": _rest,
    "end": _end,
}
