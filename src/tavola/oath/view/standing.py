"""Where a game stands, in one line for lists of kept games."""

from __future__ import annotations

from ...kernel.records import Text
from ..state import State


def standing(state: State) -> Text:
    """The round, the oath and who holds the title; at the end, who has won."""
    if state.outcome is not None and state.outcome.winners:
        winner = state.players[state.outcome.winners[0]].color
        return Text("oa-chapter-over", {"round": state.round, "oath": state.oath, "player": winner})
    keeper = state.players[state.keeper].color
    key = "oa-chapter-usurper" if state.usurper else "oa-chapter-keeper"
    return Text(key, {"round": state.round, "oath": state.oath, "player": keeper})
