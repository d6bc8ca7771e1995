"""A new chronicle's first game: three known sites, five hidden ones drawn at random (OA-SET-047 to 055)."""

from __future__ import annotations

from ...kernel.rng import Chance
from ..catalog import CARDS, DENIZEN, EDIFICE, RELIC, SITES, VISION
from ..chapters.turn.setup import Start, layered
from ..state import GRAND_SCEPTER

#: Slot, site and card of the three sites that lie face up.
KNOWN = {0: ("plains", "longbows"), 2: ("mountain", "taming_charm"), 5: ("rocky_coast", "elders")}
SLOTS = 8
#: The denizens of the first world deck and of the map are numbered up to here.
FIRST = 54


def plan(chance: Chance) -> Start:
    known = {site for site, _ in KNOWN.values()}
    hidden = iter(chance.shuffled(sorted(set(SITES) - known)))
    sites = tuple(
        (KNOWN[slot][0], True, (KNOWN[slot][1],)) if slot in KNOWN else (next(hidden), False, ())
        for slot in range(SLOTS)
    )
    return Start("supremacy", sites, layered(chance, deck_denizens(), visions()), relics(chance), archive())


def deck_denizens() -> tuple[str, ...]:
    """Denizens 1 to 54 but for the three on the map."""
    on_map = {card for _, card in KNOWN.values()}
    return tuple(card for card in first_denizens() if card not in on_map)


def first_denizens() -> tuple[str, ...]:
    """Denizens 1 to 54: those in circulation in a first game."""
    return tuple(sorted(card.id for card in CARDS.values() if card.kind == DENIZEN and card.number <= FIRST))


def visions() -> tuple[str, ...]:
    return tuple(sorted(card.id for card in CARDS.values() if card.kind == VISION))


def relics(chance: Chance) -> tuple[str, ...]:
    return chance.shuffled(
        sorted(card.id for card in CARDS.values() if card.kind == RELIC and card.id != GRAND_SCEPTER)
    )


def archive() -> tuple[str, ...]:
    """Denizens 55 to 198 and the six edifices."""
    return tuple(
        sorted(
            card.id
            for card in CARDS.values()
            if (card.kind == DENIZEN and card.number > FIRST) or (card.kind == EDIFICE and not card.ruined)
        )
    )
