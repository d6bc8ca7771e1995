"""Mission 3: the parts of the artifact, and the Chosen One out alive."""

from __future__ import annotations

from ...chapters.board.board import FAR
from ...chapters.board.skills import grown_by
from ...features import objectives
from ...scenarios.mission_3 import chosen_one
from ...state import Foe
from ..aims import OBJECTIVE, Aim, chambers, lying
from ..mind import Mind
from ..strategy import Strategy, strategy_for

#: The level of the last tiles.
HIGHEST = 4
#: Heroes who stay with the last part until the Chosen One stands at the exit.
BEARERS = 2


@strategy_for("mission_3")
class TheChosenOne(Strategy):
    """The parts, then the exit. The artifact comes to the Chosen One wherever it is, and two monsters with it: so the
    last part is left lying until the Chosen One stands at the exit and is yet to act, and then it just leaves."""

    grief = 2.8

    def aims(self, mind: Mind) -> list[Aim]:
        way_out = [Aim(mind.board.exit, 2 * OBJECTIVE)]
        if objectives(mind.table)[0].done:
            return way_out
        if self._last(mind):
            return lying(mind) if mind.seat in self._bearers(mind) else way_out
        return self._chambers(mind) or lying(mind)

    def _chambers(self, mind: Mind) -> list[Aim]:
        """Chambers of the level reached; of the highest only those that hide a part: what else is behind those doors is
        stronger than the party."""
        found = chambers(mind, mind.table.level)
        if mind.table.level < HIGHEST:
            return found
        hidden = {mind.board.chamber_of[aim.zone] for aim in lying(mind)}
        return [aim for aim in found if hidden.intersection(_behind(mind, aim.zone))]

    def _last(self, mind: Mind) -> bool:
        """Whether one part is left, the way to it is open, and somebody else can take it than the Chosen One."""
        parts = lying(mind)
        return (
            len(parts) == 1
            and len(mind.party) > 1
            and any(mind.away(mind.table.heroes[seat].at, parts[0].zone) < FAR for seat in mind.party)
        )

    def _bearers(self, mind: Mind) -> list[int]:
        """Those nearest to the last part."""
        heroes, (part, *_) = mind.table.heroes, lying(mind)
        others = [seat for seat in mind.party if seat != chosen_one(mind.table)]
        return sorted(others, key=lambda seat: (mind.away(heroes[seat].at, part.zone), seat))[:BEARERS]

    def takes(self, mind: Mind, zone: int) -> bool:
        """The last part waits for the Chosen One to stand at a free exit with its activation to come."""
        if not self._last(mind) or lying(mind)[0].zone != zone:
            return True
        chosen, way_out = chosen_one(mind.table), mind.board.exit
        at_exit = mind.table.heroes[chosen].at == way_out and all(foe.at != way_out for foe in mind.table.foes)
        return at_exit and mind.acts_later(chosen)

    def prey(self, mind: Mind, foe: Foe) -> float:
        """The monsters that come with the last part need not die."""
        return 0.0

    def precious(self, mind: Mind) -> bool:
        return super().precious(mind) or mind.seat == chosen_one(mind.table)


def _behind(mind: Mind, zone: int) -> set[int]:
    """The chambers behind the shut doors of a zone."""
    doors = [mind.board.doors[door] for door in mind.table.shut if zone in mind.board.doors[door]]
    return {mind.board.chamber_of[there] for pair in doors for there in pair if there != zone}


def strongest(mind: Mind) -> int:
    """The hero who stands most: the Chosen One."""
    table = mind.table

    def sturdy(seat: int) -> tuple[bool, int]:
        hero = table.heroes[seat]
        return hero.role == "wrath_paladin", hero.maximum + grown_by(hero, table.level)

    return max(range(len(table.heroes)), key=sturdy)
