"""Why not, among allies: when a joint assault can be proposed, joined and fought."""

from __future__ import annotations

from ....kernel.records import Refusal
from ....kernel.refusals import no
from ...book import BOOK
from ...chapters.land.joint_proposal import consent_barred, joint_barred, proposal_barred, splits, within_reach
from ...chapters.players.joint_fights import entry_barred
from ...state import State

_UNFAIR = no("MK-COOP-03b", "mk-why-coop-split")
_ELSEWHERE = ("space", "explore", "slot", "interact", "enter", "burn", "challenge", "rest", "altar", "buy", "fight")


def joint_answer_barred(state: State, words: list[str]) -> Refusal | None:
    """Why this is no answer about something decided together; nothing where the usual reasons serve."""
    frame = state.stack[-1]
    step = frame.step
    if step == "coop.consent" and words[0] == "agree":
        return consent_barred(state, BOOK.questions[step].seat(state, frame))
    if step == "coop.propose" and words[0] == "split":
        return None if tuple(_split(state, words[1:])) in splits(state, str(frame.args[0])) else _UNFAIR
    if step == "tactics.give_up" and words[0] == "remove":
        dummy = state.dummy.tactic if state.dummy is not None else ""
        return no("MK-SCN-COOP-07b", "mk-why-coop-dummy-tactic") if words[1:] == [dummy] else None
    if step == "coop.entering" and words[0] in ("move", *_ELSEWHERE):
        return entry_barred(state, words[1] if words[0] == "move" and len(words) > 1 else "")
    return no_proposal(state, words[1:]) if words[0] == "propose" and step == "turn" else None


def _split(state: State, words: list[str]) -> list[int]:
    """`goldyx 2 norowas 1` as seats and numbers."""
    heroes = [player.hero for player in state.players]
    pairs = zip(words[::2], words[1::2], strict=False)
    named = [(heroes.index(hero), int(n)) for hero, n in pairs if hero in heroes and n.isdigit()]
    return [part for pair in named for part in pair]


def no_proposal(state: State, words: list[str]) -> Refusal | None:
    """The first condition of a joint assault that fails."""
    barred = joint_barred(state)
    if barred is not None:
        return barred
    near = [at for at in within_reach(state) if not words or at in words]
    if not near:
        return no("MK-COOP-02c1", "mk-why-coop-no-city")
    found = [proposal_barred(state, at) for at in near]
    return None if None in found else found[0]
