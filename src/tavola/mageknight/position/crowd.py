"""What a position may not hold more of than a game can: each of these multiplies the answers of a decision."""

from __future__ import annotations

from collections.abc import Mapping

from ..state import State

#: Enemies in one fight, as many as the largest city holds and one met on the way; and those they summoned besides.
MOST_FOES = 12
#: Tokens on one space (substitutes gather where a pile has run out), cards of a hand, Units of a player.
MOST_TOKENS = 16
MOST_CARDS = 99
MOST_UNITS = 20


def crowd(state: State) -> Mapping[str, tuple[int, int]]:
    foes = state.combat.foes if state.combat is not None else ()
    return {
        "combat.enemies": (sum(not foe.summoned_by for foe in foes), MOST_FOES),
        "combat.enemies.summoned_by": (sum(bool(foe.summoned_by) for foe in foes), MOST_FOES),
        "map": (max((len(space.tokens) for space in state.spaces.values()), default=0), MOST_TOKENS),
        "player.hand": (max(len(player.hand) for player in state.players), MOST_CARDS),
        "player.units": (max(len(player.units) for player in state.players), MOST_UNITS),
    }
