"""Event cards: one each round, and the effect words only they use (MD-EVT)."""

from __future__ import annotations

from ....kernel.effects import seq
from ....kernel.work import tell
from ...book import VERBS
from ...catalog import EVENTS
from ...features import Feature, fold
from ...state import Work
from ..board.decks import discard, draw
from ..board.naming import hero_name


def draw_event(work: Work) -> None:
    """The first player draws an event card and its effects happen in order (MD-EVT-01)."""
    if not fold(work, Feature.events, True):
        return
    card = draw(work, "event")
    if not card:
        return
    discard(work, "event", card)
    tell(work, "md-event-event", "MD-EVT-01", event_card=card, hero=hero_name(work, work.first))
    effects = EVENTS[card].effects
    if effects:
        VERBS.do(work, seq(*effects), (f"event:{card}", work.first))
