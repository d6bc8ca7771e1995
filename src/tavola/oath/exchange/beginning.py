"""Chronicles of which nothing has been played: the map of a first game, and decks still to be built (OA-CHR-063)."""

from __future__ import annotations

from msgspec.structs import replace

from .codes import SLOTS
from .record import Chronicle, Land, plain_name

#: The three sites a first game knows, and their cards (OA-SET-048).
KNOWN = {
    "cradle 1": ("plains", "longbows"),
    "provinces 1": ("mountain", "taming_charm"),
    "hinterland 1": ("rocky_coast", "elders"),
}


def fresh(name: str = "") -> Chronicle:
    """A new chronicle."""
    return Chronicle(name=plain_name(name), sites=tuple(_land(slot) for slot in SLOTS))


def _land(slot: str) -> Land:
    if slot not in KNOWN:
        return Land(slot)
    site, card = KNOWN[slot]
    return Land(slot, site, False, (card, None, None))


def signed(chronicle: Chronicle, winner: str) -> Chronicle:
    """The same chronicle with the name of whoever won the last game; a line without room for one stays as it is."""
    known = chronicle.previous_winner_name
    if known is None:
        return chronicle
    return replace(chronicle, previous_winner_name=plain_name(winner, known), counted="bytes")


def renamed(chronicle: Chronicle, name: str) -> Chronicle:
    """The same chronicle under another name."""
    return replace(chronicle, name=plain_name(name, chronicle.name), counted="bytes")
