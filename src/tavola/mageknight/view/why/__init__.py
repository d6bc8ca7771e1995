"""Why not: the numbered rule behind a refusal, for an answer typed or a piece touched.

What bars an answer is known to its chapter, which lets the options pass through the same function; here it is only
found for the words said. Every sentence is built from what the asking seat can see anyway.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ....kernel.records import Refusal
from ....kernel.refusals import no
from ...book import BOOK
from ...features import Feature, first
from ...state import State
from ..pieces import pieces, spoken
from .cards import CARDS_AND_UNITS
from .combat import COMBAT
from .duel import DUEL, duel_barred
from .joint import joint_answer_barred
from .map import LAND
from .trade import TRADE

Reason = Callable[[State, list[str]], Refusal | None]

#: The rule that says what may be done now, for refusals that have no nearer one.
_PHASE_RULES = {
    "setup": "MK-SET-02a",
    "tactics": "MK-RND-03a1",
    "before": "MK-TURN-01a",
    "move": "MK-TURN-06",
    "interaction": "MK-INT-04",
    "combat": "MK-CMB-04",
    "maze": "MK-TURN-06c2",
    "after": "MK-TURN-06d1",
    "rest": "MK-TURN-07",
    "end": "MK-TURN-08c",
    "over": "MK-SET-05",
}
#: The rule behind a question, where it is a nearer one than that of the phase; by the beginning of its name.
_QUESTION_RULES = {
    "banners.detach": "MK-RND-02g3",
    "banners.fortitude": "MK-UNIT-08b",
    "combat.invite": "MK-CMB-01d",
    "discard": "MK-EFF-D1a",
    "end.discarding": "MK-END-07a",
    "end.glade": "MK-END-04a1",
    "end.mine": "MK-END-04b1",
    "ready": "MK-UNIT-06",
    "rewards": "MK-END-05",
    "tactics.choose": "MK-RND-03a1",
    "turn.announce": "MK-TURN-03a",
    "turn.rest_wounds": "MK-TURN-07b1",
    "units.disband": "MK-UNIT-04b",
    "units.surplus": "MK-UNIT-03a",
}
_STANDING = ("turn", "combat", "coop.entering", "duel.answer", "duel.attack", "duel.block", "duel.assign")
_REASONS: Mapping[str, Reason] = {**CARDS_AND_UNITS, **LAND, **TRADE, **COMBAT}


def refuse(state: State, said: str) -> Refusal:
    """The reason for one notation (`move 2,-1`) or piece (`card rage`, `space 2,-1`, `unit peasants`)."""
    words = spoken(state, said).lower().split()
    if state.phase == "over" or not state.stack:
        return no("MK-SET-05", "mk-why-over")
    if not words:
        return _general(state, said)
    if _offered(state, " ".join(words)):
        return no(_rule(state, ""), "mk-why-offered")
    barred = _barred(state, words)
    return barred if barred is not None else _general(state, said)


def _barred(state: State, words: list[str]) -> Refusal | None:
    """What bars these words, from the general (a question waits, the wrong phase) to the particular."""
    step = state.stack[-1].step
    between = duel_barred(state, words) if state.duel is not None else None
    if between is None and len(state.players) > 1:
        between = joint_answer_barred(state, words)
    if between is not None:
        return between
    if step not in _STANDING and (words[0] in _REASONS or words[0] in DUEL):
        return None if BOOK.asks_for(state, words[0]) else no(_rule(state, ""), "mk-why-answer-first")
    special = first(state, Feature.reason, words)
    if special is not None:
        return special
    reason = _REASONS.get(words[0])
    return reason(state, words[1:]) if reason is not None else None


def _offered(state: State, piece: str) -> bool:
    """Whether a piece can be used: some option is about it."""
    question, frame = BOOK.asked(state)
    options = question.options(state, frame)
    return any(spoken(state, one).lower() == piece for option in options for one in pieces(state, option))


def _rule(state: State, word: str) -> str:
    """The rule of the question, for one of its answers that is not among them; else that of the phase."""
    step = state.stack[-1].step
    near = next((rule for name, rule in _QUESTION_RULES.items() if step == name or step.startswith(f"{name}.")), "")
    return near if near and BOOK.asks_for(state, word) else _PHASE_RULES.get(state.phase, "MK-TURN-06")


def _general(state: State, said: str) -> Refusal:
    return no(_rule(state, said.lower().partition(" ")[0]), "mk-why-not-offered", said=said[:80])
