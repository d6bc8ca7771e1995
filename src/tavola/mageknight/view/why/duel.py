"""Why not, between players: who may be attacked, and what a duel allows."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.records import Refusal, Text, TextArg
from ...catalog import CARDS, SKILLS
from ...chapters.hand.skills import on_others_turns
from ...chapters.land.movement import double_trouble, retreat_cost
from ...chapters.pieces.hexmap import adjacent, board
from ...chapters.pieces.opposing import opponent
from ...chapters.pieces.rivals import owner_inside, rival_at, shared, truce
from ...chapters.players.questions import partial
from ...chapters.players.strikes import STEALING, hero_toughness, the_duel, toughness, usable, walled
from ...state import State

_ELSEWHERE = ("move", "space", "explore", "slot", "interact", "enter", "burn", "challenge", "rest", "altar", "buy")


def _no(rule: str, key: str, **args: TextArg) -> Refusal:
    return Refusal(rule, Text(key, args))


# -- outside a duel -----------------------------------------------------------------------------------------------


def no_fight(state: State, words: list[str]) -> Refusal | None:
    """Why nobody can be attacked here and now."""
    if state.duel is not None:
        return _no("MK-PVP-02b", "mk-why-defender-stays")
    if state.phase != "move":
        return _no("MK-TURN-06d1", "mk-why-one-action")
    at = state.me.at
    rival = rival_at(state, at)
    if rival >= 0:
        rule = truce(state, rival)
        return _no(rule, "mk-why-truce", law=rule) if rule else None
    if at and shared(state, at):
        return _no("MK-PVP-01b", "mk-why-shared-space")
    return _no("MK-PVP-01a", "mk-why-nobody-to-fight")


def must_fight(state: State) -> Refusal | None:
    """A turn cannot end on the space of a player who may be attacked."""
    rival = rival_at(state, state.me.at) if state.phase == "move" else -1
    return _no("MK-TURN-06b1", "mk-why-must-fight") if rival >= 0 and not truce(state, rival) else None


def no_step(state: State, at: str) -> Refusal | None:
    """Why another Hero's presence bars a space."""
    owner = owner_inside(state, at)
    rule = truce(state, owner) if owner >= 0 else ""
    if rule:
        return _no(rule, "mk-why-truce", law=rule)
    return _no("MK-PVP-01e", "mk-why-provokes-there") if double_trouble(state, state.me.at, at) else None


# -- inside -------------------------------------------------------------------------------------------------------


def no_duel_answer(state: State, words: list[str]) -> Refusal | None:
    """Why this is no answer in the running duel; nothing where the usual reasons serve."""
    duel = state.duel
    if duel is None:
        return None
    if words[0] in _ELSEWHERE:
        return _no("MK-PVP-02b" if duel.stage != "after" else "MK-PVP-03a8", "mk-why-defender-stays")
    if duel.stage == "after":
        return None
    if words[0] == "announce":
        return _no("MK-PVP-03", "mk-why-defender-stays")
    if words[0] == "full" and duel.stage == "answer":
        return _no("MK-PVP-03a9", "mk-why-only-wounds-in-hand")
    if words[0] in ("die", "skill") and partial(state):
        return _denied(words)
    reason = _REASONS.get(words[0])
    return reason(state, words[1:]) if reason is not None else None


def _denied(words: list[str]) -> Refusal | None:
    """What a partial participant goes without."""
    if words[0] == "die":
        return _no("MK-PVP-03b2", "mk-why-partial-die")
    if len(words) > 1 and words[1] in SKILLS and not on_others_turns(words[1]):
        return _no("MK-PVP-03b3", "mk-why-partial-skill")
    return None


def _strike(state: State, words: list[str]) -> Refusal | None:
    duel, combat = the_duel(state)
    if duel.stage != "attack":
        return _no("MK-PVP-R1", "mk-why-not-duelling")
    if combat.pool and not usable(state) and walled(state):
        return _no("MK-PVP-R3a", "mk-why-siege-against-walls")
    return _no("MK-PVP-R2", "mk-why-nothing-to-strike-with")


def _wound(state: State, words: list[str]) -> Refusal | None:
    duel, combat = the_duel(state)
    if duel.stage != "assign" or not words:
        return _no("MK-PVP-R5", "mk-why-not-duelling")
    if words[0] == "hero":
        return _no("MK-PVP-R5", "mk-why-damage-short", need=hero_toughness(state), have=duel.damage)
    number = int(words[1]) if len(words) > 1 and words[1].isdigit() else 0
    foe = next((foe for foe in combat.foes if foe.n == number and foe.enemy == words[0]), None)
    if foe is None or foe.defeated:
        return _no("MK-PVP-R5a1", "mk-why-unit-out")
    return _no("MK-PVP-R5", "mk-why-damage-short", need=toughness(state, foe), have=duel.damage)


def _steal(state: State, words: list[str]) -> Refusal | None:
    duel, _ = the_duel(state)
    if duel.stage != "assign":
        return _no("MK-PVP-M2", "mk-why-not-duelling")
    if duel.phase != "melee":
        return _no("MK-PVP-M2", "mk-why-melee-only")
    if not words or words[0] not in CARDS:
        return None
    if duel.damage < STEALING:
        return _no("MK-PVP-M2a1", "mk-why-damage-short", need=STEALING, have=duel.damage)
    return _no("MK-PVP-M2a3", "mk-why-not-stealable")


def _drive(state: State, words: list[str]) -> Refusal | None:
    duel, _ = the_duel(state)
    if duel.stage != "assign":
        return _no("MK-PVP-M2", "mk-why-not-duelling")
    if duel.phase != "melee":
        return _no("MK-PVP-M2", "mk-why-melee-only")
    at = words[0] if words else ""
    if at not in board(state.tiles) or not adjacent(duel.at, at):
        return _no("MK-PVP-M2b1", "mk-why-no-retreat-there")
    cost = retreat_cost(state, at, opponent(duel, state.current))
    if cost is None:
        return _no("MK-PVP-M2b3", "mk-why-no-retreat-there")
    return _no("MK-PVP-M2b2", "mk-why-damage-short", need=cost, have=duel.damage)


def _elsewhere(state: State, words: list[str]) -> Refusal | None:
    return _no("MK-PVP-R1", "mk-why-not-duelling")


_REASONS: dict[str, Callable[[State, list[str]], Refusal | None]] = {
    "strike": _strike,
    "wound": _wound,
    "steal": _steal,
    "drive": _drive,
    "pass": _elsewhere,
    "stand": _elsewhere,
    "full": _elsewhere,
    "partial": _elsewhere,
}
