"""Mana Overload: whoever first powers a card with the marked colour for Move, Influence, Attack or Block gets more.

It works by itself (MK-SKILL-T5), for the owner too. The token comes back the moment it has added its points, so a card
that gives none of these leaves it where it is.
"""

from __future__ import annotations

from msgspec.structs import replace

from .....kernel.effects import Ctx
from .....kernel.records import Effect
from .....kernel.work import push, tell
from ....book import BOOK, ORIGIN, VERBS
from ....catalog import SKILLS, Card
from ....chapters.hand.bonuses import use_up
from ....powers import Colors, Power, power
from ....state import Work

SKILL = "tovak_mana_overload"
_CHARGED = "overloaded"


@VERBS.verb("overload", can=lambda table, effect, ctx: False, args="n", rules=("MK-SKILL-T5",))
def _overload(work: Work, effect: Effect, ctx: Ctx) -> None:
    """Nobody chooses it: it happens with the first card powered so."""


def _return(work: Work, owner: int) -> None:
    """Face down, without its mark, to whoever owns it."""
    player = work.me if owner == work.current else work.players[owner]
    skills = tuple(replace(one, used="round", mark="") if one.skill == SKILL else one for one in player.skills)
    if owner == work.current:
        work.me.skills = skills
    else:
        returned = replace(work.players[owner], skills=skills)
        work.players = (*work.players[:owner], returned, *work.players[owner + 1 :])


@BOOK.does("mana_overload.over")
def over(work: Work) -> None:
    """The card is done: what it did not use stays in the middle of the table."""
    work.me.mods = tuple(mod for mod in work.me.mods if mod.op != _CHARGED)


@power(SKILL)
class ManaOverload(Power):
    """The token in the middle of the table, marked with a colour; alone at the table it also waits through the owner's
    next turn."""

    def card_powered(self, work: Work, card: Card, used: Colors) -> None:
        mark, owner = str(self.mod.args[0]), int(self.mod.args[1])
        if mark and any(mark in colors for colors in used):
            n = int(SKILLS[SKILL].other.args[0])
            work.me.mods += (Effect(_CHARGED, (n, f"card:{card.id}", owner)),)
            push(work, "mana_overload.over")


@power(_CHARGED)
class Overloaded(Power):
    """The card so powered gives more."""

    def points(self, work: Work, n: int, what: str, ctx: Ctx) -> int:
        """The points of the card itself, once; then the token goes back face down."""
        more, origin, owner = self.mod.args
        if ctx[ORIGIN] != origin:
            return n
        use_up(work, self.mod)
        _return(work, int(owner))
        tell(work, "mk-event-overload", "MK-SKILL-T5", skill=SKILL, count=int(more))
        return n + int(more)
