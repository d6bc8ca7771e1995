"""Why not: the numbered rule behind a refusal, for an answer typed or a piece touched.

What bars an answer is known to its chapter, which lets the options pass through the same function; here it is only
found. Everything said can be seen by every seat.
"""

from __future__ import annotations

from ...kernel.records import Refusal
from ...kernel.refusals import no
from ..book import BOOK
from ..chapters.board.refusals import PHASE_RULES, not_offered
from ..state import State
from .pieces import pieces, spoken

#: What every answer to a question obeys, where its kinds have no nearer rule.
_QUESTIONS = {
    "agents_next": "MD-AGT-02",
    "agent_zone": "MD-AGT-03",
    "blast_where": "MD-MOB-09",
    "brace": "MD-EQP-07",
    "combat_assign": "MD-MOB-08",
    "combat_blank": "MD-GLO-01",
    "combat_enchant": "MD-ENCH-09",
    "combat_heal": "MD-ENCH-02",
    "combat_mix": "MD-SKILL-63",
    "combat_prepare": "MD-CMB-06",
    "combat_reroll": "MD-CMB-15",
    "combat_take": "MD-ENCH-21",
    "combat_tribute": "MD-SKILL-76",
    "door_room": "MD-ACT-19",
    "enemy_next": "MD-EPH-01",
    "enemy_route": "MD-EPH-18",
    "enemy_target": "MD-EPH-09",
    "enemy_towards": "MD-EPH-13",
    "first_player": "MD-SET-41",
    "guard_where": "MD-AGT-03",
    "heal_whom": "MD-EQP-20",
    "retry": "MD-STORY-18",
    "rush_whom": "MD-SKILL-28",
}


def refuse(state: State, said: str) -> Refusal:
    """The reason for one notation (`move 6v.b2`) or piece (`card t1_hammer`, `zone 6v.b2`, `enemy dwarf_warriors`)."""
    words = spoken(state, said).lower().split()
    if not state.stack:
        return no("MD-END-03", "md-why-over")
    if _offered(state, " ".join(words)):
        return no(PHASE_RULES[state.phase], "md-why-offered")
    question, frame = BOOK.asked(state)
    barred = question.barred(state, frame, words)
    if barred is not None:
        return barred
    if frame.step in _QUESTIONS:
        return no(_QUESTIONS[frame.step], "md-why-not-offered", said=said[:80])
    if frame.step != "activation" and _explained(words) and not BOOK.asks_for(state, words[0]):
        return no(PHASE_RULES[state.phase], "md-why-answer-first")
    return not_offered(state, said)


def _explained(words: list[str]) -> bool:
    """Whether some question has a rule for such words."""
    return any(word in question.refused for word in words[:1] for question in BOOK.questions.values())


def _offered(state: State, piece: str) -> bool:
    """Whether a piece can be used: some option is about it."""
    question, frame = BOOK.asked(state)
    options = question.options(state, frame)
    return any(spoken(state, one).lower() == piece for option in options for one in pieces(state, option))
