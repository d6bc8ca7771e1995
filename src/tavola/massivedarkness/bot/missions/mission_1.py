"""Mission 1: both artifacts, then the library."""

from __future__ import annotations

from ...features import objectives
from ...state import Foe
from ..aims import OBJECTIVE, Aim, chambers, lying
from ..mind import Mind
from ..strategy import Strategy, strategy_for


@strategy_for("mission_1")
class ScorchedEarth(Strategy):
    """Tokens until both artifacts are found, then everybody to the library, and no enemy there."""

    def aims(self, mind: Mind) -> list[Aim]:
        found = chambers(mind, mind.table.level)
        if found:
            return found
        goals = objectives(mind.table)
        if not goals[0].done:
            return lying(mind)
        library = next(token.at for token in mind.table.tokens if token.type == "library")
        holder = bool(mind.hero.carried)
        return [Aim(library, OBJECTIVE * (1.5 if holder else 1.0))]

    def prey(self, mind: Mind, foe: Foe) -> float:
        goals = objectives(mind.table)
        inside = any(token.type == "library" and token.at == foe.at for token in mind.table.tokens)
        return 4.0 if goals[0].done and inside else 0.0
