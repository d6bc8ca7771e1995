"""Wounds (MK-HEAL-01, MK-DMG-05c): how the Hero takes them, and the knock-out."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.records import Effect
from ....kernel.work import tell
from ...catalog import WOUND
from ...powers import Power, claim
from ...state import Work
from .tracks import LEVELS


def take_wounds(work: Work, n: int) -> None:
    """Wounds into the hand. In combat they count, whatever their source, and the one that reaches the unmodified
    Hand limit knocks the Hero out."""
    work.me.hand += (WOUND,) * n
    tell(work, "mk-event-wound", "MK-HEAL-01", count=n)
    work.me.mods += (Effect("wounded", (n,)),)
    claim(work, Power.wounded, n)
    combat = work.combat
    if combat is None:
        return
    taken = combat.wounds + n
    falls = not combat.knocked and taken >= LEVELS[work.me.level - 1].hand_limit
    work.combat = replace(combat, wounds=taken, knocked=combat.knocked or falls)
    if falls:
        drop_cards(work)
        tell(work, "mk-event-knock-out", "MK-DMG-05c1")


def drop_cards(work: Work) -> None:
    """Discard every non-Wound card of the hand at once."""
    me = work.me
    dropped = tuple(card for card in me.hand if card != WOUND)
    if not dropped:
        return
    me.discard += dropped
    me.hand = (WOUND,) * (len(me.hand) - len(dropped))
    me.carded = True
    tell(work, "mk-event-drop-cards", card=dropped)
