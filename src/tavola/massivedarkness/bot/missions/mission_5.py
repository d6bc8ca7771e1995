"""Mission 5: the Immortal onto the bridge, and the bridge down."""

from __future__ import annotations

from ....kernel.records import Option
from ...state import Combat, Foe
from ..aims import OBJECTIVE, Aim, lying
from ..chances import hardest, sides
from ..mind import Mind
from ..strategy import Strategy, strategy_for, zone_named


@strategy_for("mission_5")
class ImmortalsDownfall(Strategy):
    """Fetch a firework, burn it beyond the bridge when the Immortal sees it, and break the pillars under it."""

    BRIDGE = ("bridge1", "bridge2")
    BANK = ("6v.c1", "6v.c2")

    def _immortal(self, mind: Mind) -> Foe | None:
        return next((foe for foe in mind.table.foes if foe.tag == "immortal"), None)

    def _bridged(self, mind: Mind) -> bool:
        """Whether the Immortal stands on the bridge."""
        foe = self._immortal(mind)
        return foe is not None and foe.at in {zone_named(mind, name) for name in self.BRIDGE}

    def aims(self, mind: Mind) -> list[Aim]:
        bank = [Aim(zone_named(mind, name), OBJECTIVE) for name in self.BANK]
        have = sum(hero.carried.count("firework") for hero in mind.table.heroes)
        burning = any(token.type == "firework" for token in mind.table.tokens)
        if self._bridged(mind) or mind.hero.carried or burning:
            return bank
        near = [aim for aim in lying(mind) if mind.board.tiles[aim.zone] != "7r" and mind.board.tiles[aim.zone] != "2v"]
        if not have and near:
            return [Aim(aim.zone, 2 * OBJECTIVE) for aim in near]
        return bank

    def prey(self, mind: Mind, foe: Foe) -> float:
        return 0.0

    def pillar(self, mind: Mind, n: int, kind: str) -> float:
        """With the Immortal on the bridge both must fall; before, one may, and the other must be left standing."""
        if self._bridged(mind):
            return 30.0
        standing = mind.table.pillars
        if len(standing) < 2:
            attack, _ = sides(mind.table, Combat(True, mind.seat, n, kind, pillar=True))
            return 3.0 if standing[0].health > hardest(attack) else 0.0
        return 3.0 if n == min(pillar.n for pillar in standing) else 0.0

    def special(self, mind: Mind, option: Option) -> float | None:
        """A firework is burnt where it draws the Immortal onto the bridge or keeps it there."""
        if option.kind != "place_firework" or any(token.type == "firework" for token in mind.table.tokens):
            return None
        foe = self._immortal(mind)
        if foe is None or mind.hero.at not in mind.ways.sight[foe.at]:
            return None
        bridge = {zone_named(mind, name) for name in self.BRIDGE}
        steps = mind.ways.away(mind.hero.at)
        passing = mind.hero.at in {zone_named(mind, name) for name in self.BANK} and foe.at == zone_named(mind, "7r.c3")
        return 40.0 if passing or (foe.at in bridge and steps[foe.at] <= 2) else None

    def peril(self, mind: Mind, zone: int, hit: tuple[int, ...] = ()) -> float:
        """Where the Immortal comes by, whoever stands dies; and the bridge falls."""
        foe = self._immortal(mind)
        if foe is None:
            return 0.0
        if zone in {zone_named(mind, name) for name in self.BRIDGE}:
            return 20.0
        return 15.0 if mind.ways.away(foe.at)[zone] <= 2 and not self._drawn(mind, zone) else 0.0

    def _drawn(self, mind: Mind, zone: int) -> bool:
        """Whether a burning firework leads the Immortal elsewhere, or it stays on the bridge."""
        foe = self._immortal(mind)
        lures = [token.at for token in mind.table.tokens if token.type == "firework"]
        return bool(lures) and foe is not None and mind.ways.away(foe.at)[zone] > 2

    def harmless(self, mind: Mind, foe: Foe) -> bool:
        return foe.tag == "immortal"

    def hasty(self, mind: Mind) -> bool:
        return True
