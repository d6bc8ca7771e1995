"""Cards in a position: whatever it lays out comes from the decks, so that no card exists more often than in the box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.errors import BadPosition
from ...kernel.reading import known, names, only
from ..catalog import DOORS, ENEMIES, EQUIPMENT, EVENTS
from ..chapters.board.decks import home
from ..chapters.enemies.spawn import enemy_deck
from ..state import Work, less


def home_of(card: str) -> str:
    """The deck any card belongs to; empty for a card that does not exist."""
    if card in EQUIPMENT:
        return home(card)
    if card in ENEMIES:
        return enemy_deck(card)
    return "door" if card in DOORS else "event" if card in EVENTS else ""


def take(work: Work, card: str, key: str) -> str:
    """Take one copy of a card out of its deck, or else its discard pile."""
    deck = home_of(card)
    if card in work.decks.get(deck, ()):
        work.decks = {**work.decks, deck: less(work.decks[deck], card)}
    elif card in work.discards.get(deck, ()):
        work.discards = {**work.discards, deck: less(work.discards[deck], card)}
    else:
        raise BadPosition("md-position-copies", key=key, card=card)
    return card


def give_back(work: Work, card: str) -> None:
    """Put a card that the set-up dealt under its deck again."""
    deck = home_of(card)
    if deck:
        work.decks = {**work.decks, deck: (*work.decks[deck], card)}


def equipment(name: object, key: str) -> str:
    """An equipment card that a hero can own."""
    card = known(str(name), EQUIPMENT, key)
    if EQUIPMENT[card].kind in ("trap", "luck"):
        raise BadPosition("error-position-value", key=key, value=card)
    return card


def fill_discards(work: Work, section: Mapping[str, Any]) -> None:
    """The named cards lie on the discard piles, oldest first."""
    only(section, tuple(work.discards), "discards.")
    for deck in section:
        found = names(section, deck, _cards_of(deck), "discards.")
        for card in found:
            take(work, card, f"discards.{deck}")
        work.discards = {**work.discards, deck: found}


def fill_decks(work: Work, section: Mapping[str, Any]) -> None:
    """The named cards lie on top of their decks, in this order; decks named by `only` hold nothing else, the rest of
    their cards is discarded."""
    only(section, (*work.decks, "only"), "decks.")
    bare = names(section, "only", work.decks, "decks.")
    for deck in dict.fromkeys((*(key for key in section if key != "only"), *bare)):
        found = names(section, deck, _cards_of(deck), "decks.")
        for card in found:
            take(work, card, f"decks.{deck}")
        rest = work.decks[deck]
        if deck in bare:
            if deck in work.discards:
                work.discards = {**work.discards, deck: (*work.discards[deck], *sorted(rest))}
            rest = ()
        work.decks = {**work.decks, deck: found + rest}


def _cards_of(deck: str) -> frozenset[str]:
    cards = (*EQUIPMENT, *ENEMIES, *DOORS, *EVENTS)
    return frozenset(card for card in cards if home_of(card) == deck)
