"""Why something cannot be done: refusals that several chapters give.

Every kind of option has one function that says what bars it (`barred_…`). Options are what nothing bars; whoever asks
why not is led to the same function by the question on the table (`refuses`), which reads the words of the answer.
"""

from __future__ import annotations

from ....kernel.records import Refusal
from ....kernel.refusals import no
from ...catalog import EQUIPMENT
from ...state import Table
from .skills import usable_level

#: The rule that says what may be done now, for refusals that have no nearer one.
PHASE_RULES = {
    "setup": "MD-SET-28",
    "heroes": "MD-ACT-02",
    "enemies": "MD-EPH-01",
    "experience": "MD-XP-04",
    "event": "MD-EVT-01",
    "end": "MD-END-01",
    "market": "MD-MKT-01",
    "over": "MD-END-03",
}


def not_offered(table: Table, said: str) -> Refusal:
    """The last resort: this is no answer to the question on the table."""
    return no(PHASE_RULES.get(table.phase, "MD-ACT-01"), "md-why-not-offered", said=said[:80])


NO_ACTION = no("MD-ACT-05", "md-why-no-action")
ONCE = no("MD-ACT-30", "md-why-once")


def no_card(table: Table, seat: int, card: str) -> Refusal | None:
    """A card the hero does not have."""
    hero = table.heroes[seat]
    if card in hero.cards or card in hero.carried:
        return None
    if card in EQUIPMENT:
        return no("MD-ACT-44", "md-why-not-yours", card=card)
    return no("MD-EQP-01", "md-why-no-card", said=card[:40])


def too_high(table: Table, card: str) -> Refusal | None:
    """A card above the level of a story's mission (MD-STORY-12)."""
    if usable_level(table, card):
        return None
    return no("MD-STORY-12", "md-why-card-level", level=EQUIPMENT[card].level)


def named_hero(table: Table, name: str) -> int | Refusal:
    """The seat of a hero by its name."""
    for seat, hero in enumerate(table.heroes):
        if hero.hero == name:
            return seat
    return no("MD-HERO-01", "md-why-no-hero", said=name[:40])
