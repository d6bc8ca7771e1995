"""What a position may not hold more of than a game can: each of these multiplies the answers of a decision."""

from __future__ import annotations

from collections.abc import Mapping

from ..state import State

#: Dice on one side of a roll, and cards in one bag.
MOST_DICE = 12
MOST_CARDS = 60


def crowd(state: State) -> Mapping[str, tuple[int, int]]:
    fights = [state.combat] if state.combat is not None else []
    return {
        "combat.attack": (max((len(fight.attack) for fight in fights), default=0), MOST_DICE),
        "combat.defense": (max((len(fight.defense) for fight in fights), default=0), MOST_DICE),
        "heroes.bag": (max(len(hero.bag) for hero in state.heroes), MOST_CARDS),
    }
