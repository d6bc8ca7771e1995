"""Relics of a line, put in order as the table module does it (OA-CHR-064). Nothing else is ever changed."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from ...kernel.records import Text
from .codes import RELICS
from .record import Chronicle, Land


def mended(chronicle: Chronicle) -> tuple[Chronicle, tuple[Text, ...]]:
    """The chronicle with each relic once, and what was done in words. One without any relic stays as it is."""
    told = Counter(card for card in (*chronicle.on_map, *chronicle.relic_deck) if card in RELICS)
    if not told:
        return chronicle, (Text("oa-line-no-relics"),)
    twice = tuple(card for card, count in told.items() if count > 1)
    missing = tuple(card for card in RELICS if card not in told)
    if not (twice or missing):
        return chronicle, ()
    notes = []
    if twice:
        notes.append(Text("oa-line-relics-twice", {"cards": twice}))
    if missing:
        notes.append(Text("oa-line-relics-missing", {"n": len(missing)}))
    sites, seen = _map(chronicle.sites)
    deck = (*_deck(chronicle.relic_deck, seen), *missing)
    return replace(chronicle, sites=sites, relic_deck=deck), tuple(notes)


def _map(sites: tuple[Land, ...]) -> tuple[tuple[Land, ...], set[str]]:
    """Of two on the map the earlier stays."""
    seen: set[str] = set()
    found = []
    for land in sites:
        cards: list[str | None] = []
        for card in land.cards:
            cards.append(None if card in seen else card)
            if card in RELICS:
                seen.add(card)
        found.append(replace(land, cards=tuple(cards)))
    return tuple(found), seen


def _deck(deck: tuple[str, ...], seen: set[str]) -> tuple[str, ...]:
    """What lies on the map is not in the deck; of two in the deck the higher, which is the later, stays."""
    found: list[str] = []
    for card in reversed(deck):
        if card not in seen and card not in found:
            found.insert(0, card)
    return tuple(found)
