"""Why not, among allies: when a joint assault can be proposed, joined and fought."""

from __future__ import annotations

from ....kernel.records import Refusal, Text, TextArg
from ...chapters.land.joint_proposal import able, within_reach
from ...chapters.land.movement import crowded, move_cost
from ...chapters.pieces.hexmap import adjacent, neighbours
from ...state import State

_ELSEWHERE = ("space", "explore", "slot", "interact", "enter", "burn", "challenge", "rest", "altar", "buy", "fight")


def _no(rule: str, key: str, **args: TextArg) -> Refusal:
    return Refusal(rule, Text(key, args))


def no_coop_answer(state: State, words: list[str]) -> Refusal | None:
    """Why this is no answer about something decided together; nothing where the usual reasons serve."""
    step = state.stack[-1].step
    if step == "coop.consent" and words[0] == "agree":
        return _no("MK-COOP-02d3", "mk-why-coop-only-wounds")
    if step == "coop.propose" and words[0] == "split":
        return _no("MK-COOP-03b", "mk-why-coop-split")
    if step == "tactics.give_up" and words[0] == "remove":
        return _no("MK-SCN-COOP-07b", "mk-why-coop-dummy-tactic")
    if step == "coop.entering":
        return _no_entry(state, words)
    return no_proposal(state) if words[0] == "propose" and step == "turn" else None


def _no_entry(state: State, words: list[str]) -> Refusal | None:
    """Before the city is entered nothing else can be done."""
    joint = state.joint
    if joint is None:
        return None
    if words == ["move", joint.at] and adjacent(joint.at, state.me.at):
        return _no("MK-COOP-06c1", "mk-why-coop-city-move", count=move_cost(state, joint.at) or 0)
    if words[0] in ("move", *_ELSEWHERE):
        return _no("MK-COOP-06c1", "mk-why-coop-only-city")
    return None


def no_proposal(state: State) -> Refusal:
    """The first condition of a joint assault that fails."""
    if state.left >= 0 or state.final >= 0:
        return _no("MK-COOP-02a", "mk-why-coop-last-turns")
    if state.phase != "move":
        return _no("MK-COOP-02b", "mk-why-coop-acted")
    if crowded(state):
        return _no("MK-COOP-02c1", "mk-why-coop-crowded")
    near = within_reach(state)
    if not near:
        return _no("MK-COOP-02c1", "mk-why-coop-no-city")
    if not any(able(state, at) for at in near):
        down = any(state.players[seat].at in neighbours(at) for seat in state.down for at in near)
        return _no("MK-COOP-02d2" if down else "MK-COOP-02d1", "mk-why-coop-nobody")
    return _no("MK-COOP-03c", "mk-why-coop-refused")
