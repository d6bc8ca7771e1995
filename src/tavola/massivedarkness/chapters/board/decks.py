"""Decks and discard piles: what is drawn, and what happens when a deck runs out."""

from __future__ import annotations

from ....kernel.work import shuffle
from ...catalog import EQUIPMENT
from ...state import Work

HIGHEST = 5


def draw(work: Work, deck: str) -> str:
    """The top card of a deck; an empty one is made anew from its discards (MD-SET-24, MD-SET-47). Empty: no card.

    Treasure and guard decks of levels 1 to 4 are never reshuffled: the next higher level is drawn from (MD-SET-25)."""
    kind, _, level = deck.partition("_")
    if level:
        for higher in range(int(level), HIGHEST):
            if work.decks[f"{kind}_{higher}"]:
                return _take(work, f"{kind}_{higher}")
        deck = f"{kind}_{HIGHEST}"
    if not work.decks[deck] and work.discards[deck]:
        work.decks = {**work.decks, deck: shuffle(work, work.discards[deck])}
        work.discards = {**work.discards, deck: ()}
    return _take(work, deck)


def _take(work: Work, deck: str) -> str:
    cards = work.decks[deck]
    if not cards:
        return ""
    work.ledger.seal()
    work.decks = {**work.decks, deck: cards[1:]}
    return cards[0]


def discard(work: Work, deck: str, card: str) -> None:
    """Lay a card on the discard pile beside its deck (MD-SET-23)."""
    work.discards = {**work.discards, deck: (*work.discards[deck], card)}


def home(card: str) -> str:
    """The deck an equipment card belongs to."""
    printed = EQUIPMENT[card]
    return printed.deck if printed.deck != "treasure" else f"treasure_{printed.level}"


def put_away(work: Work, card: str) -> None:
    """Discard an equipment card: starting cards go back to their set, artifacts under their deck (ruling A-21)."""
    deck = home(card)
    if deck in ("starting", "artifact"):
        work.decks = {**work.decks, deck: (*work.decks[deck], card)}
    else:
        discard(work, deck, card)
