"""Mission 10: three Emissaries on three stages."""

from __future__ import annotations

from ....kernel.records import Option
from ...catalog import MISSIONS
from ...scenarios.mission_10 import STAGES, reached
from ...scenarios.shared.common import slain
from ..aims import OBJECTIVE, Aim, chambers
from ..mind import Mind
from ..strategy import PATIENCE, Strategy, seasoned, strategy_for, zone_named

#: Steps to the stairs from which a hero still climbs them in the same round.
IN_TIME = 4


@strategy_for("mission_10")
class HeartOfDarkness(Strategy):
    """Grow strong on the first stage, then hurry: the darkness of the later ones kills."""

    zeal = 1.6
    SEASON = 4

    def _stage(self, mind: Mind, zone: int) -> int:
        return STAGES[mind.board.tiles[zone]]

    def aims(self, mind: Mind) -> list[Aim]:
        table = mind.table
        stage = reached(table)
        dead = len(slain(table))
        here = self._stage(mind, mind.hero.at)
        if here <= dead and here < 3:
            if here == 1 and reached(table) == 1 and not self._prepared(mind):
                return self._loot(mind) or [Aim(zone_named(mind, "3r.b2"), OBJECTIVE)]
            return self._climb(mind, here)
        if stage == 1:
            return self._loot(mind) or self._den(mind, 1)
        if stage == 2:
            return self._den(mind, 2)
        return self._last(mind)

    def _prepared(self, mind: Mind) -> bool:
        """One or two heroes rest and learn before they climb; for more of them every patrol costs too much."""
        if len(mind.table.heroes) > 2:
            return True
        whole = all(mind.table.heroes[seat].health >= mind.table.heroes[seat].maximum - 1 for seat in mind.party)
        return (whole and seasoned(mind, self.SEASON)) or mind.table.round > PATIENCE + 10

    def _loot(self, mind: Mind) -> list[Aim]:
        """Chambers of the first stage, the Emissary's last."""
        doors = MISSIONS[mind.table.mission].doors
        dens = {zone for n, door in enumerate(doors) if door.role == "emissary" for zone in mind.board.doors[n]}
        return [aim for aim in chambers(mind, 9, ("6r", "3r")) if aim.zone not in dens]

    def _den(self, mind: Mind, stage: int) -> list[Aim]:
        foe = next((foe for foe in mind.table.foes if foe.tag == f"emissary{stage}"), None)
        return [Aim(foe.at, OBJECTIVE)] if foe is not None else []

    def _climb(self, mind: Mind, stage: int) -> list[Aim]:
        """The far end of the stairs that lead on; their foot, while nobody is up there and somebody is left behind:
        the darkness above grows with the first step into it."""
        link = MISSIONS[mind.table.mission].links[stage - 1]
        foot = zone_named(mind, link.a)
        behind = max(mind.ways.through(foot)[mind.table.heroes[seat].at] for seat in mind.party)
        if reached(mind.table) == stage and behind > IN_TIME and not self._weary(mind):
            return [Aim(foot, OBJECTIVE)]
        return [Aim(zone_named(mind, link.b), OBJECTIVE)]

    def _weary(self, mind: Mind) -> bool:
        """Whether to wait for anybody costs more than it gains."""
        return mind.table.round > PATIENCE + 10 or not mind.table.lifebringer

    def _last(self, mind: Mind) -> list[Aim]:
        """One lever breaks one pillar: the Emissary sleeps on until both are down."""
        levers = [token.at for token in mind.table.tokens if token.fixed and not token.down]
        if len(mind.table.pillars) == 2 and levers:
            return [Aim(zone, OBJECTIVE) for zone in levers]
        return self._den(mind, 3)

    def special(self, mind: Mind, option: Option) -> float | None:
        return 40.0 if option.kind == "lever" and len(mind.table.pillars) == 2 else None

    def hasty(self, mind: Mind) -> bool:
        return reached(mind.table) > 1

    def bold(self, mind: Mind, door: int) -> bool:
        """No door card waits behind the Emissary's doors, and every round in the dark costs blood."""
        return self.hasty(mind) and MISSIONS[mind.table.mission].doors[door].role == "emissary"
