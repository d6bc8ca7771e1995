"""Space Bending and Time Bending.

Space Bending is a record of the turn that movement reads. Time Bending waits for the end of the turn: the Spell, or the
card that borrowed it, is set aside for the Round (MK-EFF-C5), the other cards played come back to the hand, nothing is
drawn, and another turn begins at once (MK-SKILL-T10).
"""

from __future__ import annotations

from .....kernel.effects import Ctx
from .....kernel.records import Effect
from .....kernel.work import tell
from ....book import VERBS
from ....powers import Power, power
from ....state import Table, Work

SPELL = "space_bending"


def _can_bend(table: Table, effect: Effect, ctx: Ctx) -> bool:
    """In an own turn, and not when another turn has been won already."""
    duel = table.duel
    own = duel is None or duel.full or table.current == duel.aggressor
    return own and not table.me.extra_turn


@VERBS.verb("bend_time", can=_can_bend, rules=("MK-EFF-C5", "MK-SKILL-T10"))
def _bend_time(work: Work, effect: Effect, ctx: Ctx) -> None:
    """Which card will be set aside is known now: the Spell itself, or else the card laid last, which borrowed it."""
    me = work.me
    own = any(played.card == SPELL and played.side == "strong" for played in me.play)
    card = SPELL if own or not me.play else me.play[-1].card
    me.mods += (Effect("time_bending", (card,)),)
    me.extra_turn = True


@power("time_bending")
class TimeBending(Power):
    """The turn's cards come back, and nothing is drawn."""

    def cleaning(self, work: Work) -> None:
        """One card is set aside until the round is over; the others played come back, save those thrown away."""
        me, bent = work.me, str(self.mod.args[0])
        left = []
        for played in me.play:
            if played.side in ("thrown", "returned"):
                left.append(played)
            elif played.card == bent and bent not in me.aside:
                me.aside += (bent,)
            else:
                me.hand += (played.card,)
        me.play = tuple(left)
        tell(work, "mk-event-time-bent", "MK-EFF-C5", card=bent)

    def drawing(self, work: Work) -> bool:
        return True
