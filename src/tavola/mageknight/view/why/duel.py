"""Why not, between players: what a duel allows."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ....kernel.records import Refusal
from ....kernel.refusals import no
from ...catalog import CARDS, SKILLS
from ...chapters.pieces.hexmap import board
from ...chapters.players.duel import full_barred
from ...chapters.players.questions import part_barred, partial
from ...chapters.players.strikes import drive_barred, steal_barred, strike_barred, the_duel, wound_barred
from ...state import State

_MAP = ("move", "space", "explore", "slot", "challenge", "fight")
_ELSEWHERE = (*_MAP, "interact", "enter", "burn", "rest", "altar", "buy")


def duel_barred(state: State, words: list[str]) -> Refusal | None:
    """Why this is no answer in the running duel; nothing where the usual reasons serve."""
    duel = state.duel
    if duel is None:
        return None
    if words[0] in _ELSEWHERE:
        return no("MK-PVP-02b" if duel.stage != "after" else "MK-PVP-03a8", "mk-why-defender-stays")
    if duel.stage == "after":
        return None
    if words[0] == "announce":
        return no("MK-PVP-03", "mk-why-defender-stays")
    if words[0] == "full" and duel.stage == "answer":
        return full_barred(state)
    if words[0] in ("die", "skill", "banner") and partial(state):
        return _denied(state, words)
    reason = DUEL.get(words[0])
    return reason(state, words[1:]) if reason is not None else None


def _denied(state: State, words: list[str]) -> Refusal | None:
    """What a partial participant goes without."""
    if words[0] == "die":
        return no("MK-PVP-03b2", "mk-why-partial-die")
    if words[0] == "banner":
        return part_barred("banner", "")
    if len(words) < 2 or words[1] not in SKILLS or state.stack[-1].step == "duel.answer":
        return None
    return part_barred("skill", words[1])


def _strike(state: State, words: list[str]) -> Refusal | None:
    return strike_barred(state)


def _wound(state: State, words: list[str]) -> Refusal | None:
    _, combat = the_duel(state)
    if words[:1] == ["hero"]:
        return wound_barred(state, None)
    number = int(words[1]) if len(words) > 1 and words[1].isdigit() else 0
    foe = next((foe for foe in combat.foes if words and foe.n == number and foe.enemy == words[0]), None)
    if foe is not None:
        return wound_barred(state, foe)
    stage = wound_barred(state, None) if the_duel(state)[0].stage != "assign" else None
    return stage or no("MK-PVP-R5a1", "mk-why-unit-out")


def _steal(state: State, words: list[str]) -> Refusal | None:
    return steal_barred(state, words[0]) if words and words[0] in CARDS else None


def _drive(state: State, words: list[str]) -> Refusal | None:
    at = words[0] if words else ""
    return drive_barred(state, at if at in board(state.tiles) else "")


def _at(*stages: str) -> Callable[[State, list[str]], Refusal | None]:
    """An answer that belongs to these stages of the duel."""

    def barred(state: State, words: list[str]) -> Refusal | None:
        return None if the_duel(state)[0].stage in stages else no("MK-PVP-R1", "mk-why-not-duelling")

    return barred


DUEL: Mapping[str, Callable[[State, list[str]], Refusal | None]] = {
    "strike": _strike,
    "wound": _wound,
    "steal": _steal,
    "drive": _drive,
    "pass": _at("attack", "block"),
    "stand": _at("block"),
    "full": _at("answer"),
    "partial": _at("answer"),
}
