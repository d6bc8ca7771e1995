"""Mana Overload: whoever first powers a card with the marked colour for Move, Influence, Attack or Block gets more.

It works by itself (MK-SKILL-T5), for the owner too. The token comes back the moment it has added its points, so a card
that gives none of these leaves it where it is.
"""

from __future__ import annotations

from msgspec.structs import replace

from .....kernel.effects import Ctx
from .....kernel.records import Effect, Frame
from .....kernel.work import push, tell
from ....book import BOOK, ORIGIN, VERBS
from ....catalog import SKILLS, Card
from ....chapters.hand.bonuses import BOOSTS, use_up
from ....chapters.hand.cards import ON_POWER
from ....state import Owned, Work

SKILL = "tovak_mana_overload"
_CHARGED = "overloaded"


@VERBS.verb("overload", can=lambda table, effect, ctx: False)
def _overload(work: Work, effect: Effect, ctx: Ctx) -> None:
    """Nobody chooses it: it happens with the first card powered so."""


def _waiting(work: Work) -> tuple[int, Owned] | None:
    """The token in the middle of the table; alone at the table it also waits through the owner's next turn."""
    for seat, player in enumerate(work.players):
        for owned in (work.me if seat == work.current else player).skills:
            if owned.skill == SKILL and owned.mark and owned.used in ("centre", "return"):
                return seat, owned
    return None


def _watch(work: Work, card: Card, used: list[set[str]]) -> None:
    found = _waiting(work)
    if found is None or not any(found[1].mark in colors for colors in used):
        return
    n = int(SKILLS[SKILL].other.args[0])
    work.me.mods += (Effect(_CHARGED, (n, f"card:{card.id}", found[0])),)
    push(work, "mana_overload.over")


def _add(work: Work, mod: Effect, what: str, ctx: Ctx) -> int:
    """The points of the card itself, once; then the token goes back face down."""
    n, origin, owner = mod.args
    if ctx[ORIGIN] != origin:
        return 0
    use_up(work, mod)
    _return(work, int(owner))
    tell(work, "mk-event-overload", "MK-SKILL-T5", skill=SKILL, count=int(n))
    return int(n)


def _return(work: Work, owner: int) -> None:
    """Face down, without its mark, to whoever owns it."""
    player = work.me if owner == work.current else work.players[owner]
    skills = tuple(replace(one, used="round", mark="") if one.skill == SKILL else one for one in player.skills)
    if owner == work.current:
        work.me.skills = skills
    else:
        returned = replace(work.players[owner], skills=skills)
        work.players = (*work.players[:owner], returned, *work.players[owner + 1 :])


@BOOK.step("mana_overload.over")
def over(work: Work, frame: Frame) -> None:
    """The card is done: what it did not use stays in the middle of the table."""
    work.me.mods = tuple(mod for mod in work.me.mods if mod.op != _CHARGED)


ON_POWER.append(_watch)
BOOSTS[_CHARGED] = _add
