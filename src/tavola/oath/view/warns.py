"""What an answer binds to, wastes or gives away that a player may not see."""

from __future__ import annotations

from ...kernel.contract import Result
from ...kernel.records import Option, Text
from ..chapters.actions.play import REVEALED
from ..chapters.turn.course import refreshed
from ..state import MOST_SUPPLY, State

BINDING = frozenset({"accept", "exile"})
#: Answers that draw or turn up something. A look at what lies face down says so by its name, and dice are no surprise.
SHOWN = {
    "travel": "oa-warn-site",
    "search": "oa-warn-draw",
    "use": "oa-warn-shows",
    "recover_relic": "oa-warn-relic",
}


def warns(state: State, option: Option, result: Result[State]) -> tuple[Text, ...]:
    """Belonging to the Empire, or no longer: the others answer next, and nobody may take it back; Supply beyond the end
    of its track; a Vision that gives way to another; and whatever shows what was hidden."""
    if option.kind in BINDING:
        return (Text("oa-warn-binding"),)
    if option.notation == "rest":
        lost = _beyond(state)
        return (Text("oa-warn-supply", {"count": lost, "most": MOST_SUPPLY}),) if lost else ()
    if option.args[-1:] == (REVEALED,) and (older := state.players[state.turn.seat].vision):
        return (Text("oa-warn-vision", {"card": older}),)
    return (Text(SHOWN[option.kind]),) if result.sealed and option.kind in SHOWN else ()


def _beyond(state: State) -> int:
    """Unspent Supply that the track has no room for after a rest (OA-SUP-004 to 007)."""
    seat = state.turn.seat
    unspent = max(0, state.players[seat].supply - state.turn.refilled)
    return max(0, refreshed(state, seat) + unspent - MOST_SUPPLY) if unspent else 0
