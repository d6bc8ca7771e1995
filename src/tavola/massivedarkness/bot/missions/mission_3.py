"""Mission 3: the parts of the artifact, and the Chosen One out alive."""

from __future__ import annotations

from ...chapters.board.skills import grown_by
from ...features import objectives
from ...scenarios.mission_3 import chosen_one
from ...state import Foe
from ..aims import OBJECTIVE, Aim
from ..mind import Mind
from ..strategy import Strategy, strategy_for


@strategy_for("mission_3")
class TheChosenOne(Strategy):
    """The parts, then the exit; the Chosen One takes no risk, and with the artifact in hand nothing keeps it."""

    grief = 2.8

    def aims(self, mind: Mind) -> list[Aim]:
        complete = objectives(mind.table)[0].done
        return [Aim(mind.board.exit, 2 * OBJECTIVE)] if complete else super().aims(mind)

    def prey(self, mind: Mind, foe: Foe) -> float:
        """The monsters that come with the last part need not die."""
        return 0.0

    def precious(self, mind: Mind) -> bool:
        return super().precious(mind) or mind.seat == chosen_one(mind.table)


def strongest(mind: Mind) -> int:
    """The hero who stands most: the Chosen One."""
    table = mind.table

    def sturdy(seat: int) -> tuple[bool, int]:
        hero = table.heroes[seat]
        return hero.role == "wrath_paladin", hero.maximum + grown_by(hero, table.level)

    return max(range(len(table.heroes)), key=sturdy)
