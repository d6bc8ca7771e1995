"""Mission 2: the Spider before it escapes."""

from __future__ import annotations

from ..aims import OBJECTIVE, Aim, chambers, lying, way_out
from ..mind import Mind
from ..strategy import Strategy, strategy_for


@strategy_for("mission_2")
class BlackWidow(Strategy):
    """Nests and chambers while the Spider is far from the exit; then the Spider."""

    def aims(self, mind: Mind) -> list[Aim]:
        spider = next((foe for foe in mind.table.foes if foe.tag == "black_widow"), None)
        if spider is None:
            return way_out(mind)
        left = mind.ways.through(mind.board.exit)[spider.at]
        hunt = [Aim(spider.at, OBJECTIVE)]
        if left <= 5:
            return hunt
        early = [aim for aim in lying(mind) if mind.board.tiles[aim.zone] != "6r"]
        return [*early, *chambers(mind, 2)] or hunt

    def hasty(self, mind: Mind) -> bool:
        return True
