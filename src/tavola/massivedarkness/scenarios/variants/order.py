"""The missions of a campaign in random order (MD-STORY-15)."""

from __future__ import annotations

from ....kernel.work import shuffle
from ...catalog import CAMPAIGN, VARIANTS, Variant
from ...features import Feature, feature
from ...state import Work, chosen

RANDOM = "random"

VARIANTS["order"] = Variant("order", (RANDOM, "printed"), only=(CAMPAIGN,))


@feature("order")
class Order(Feature):
    """Nobody knows what comes next."""

    def missions(self, work: Work, order: tuple[str, ...]) -> tuple[str, ...]:
        return shuffle(work, order) if chosen(work, "order", "") == RANDOM else order
