"""Piles of enemy tokens (MK-SET-11): drawing from them, and discarding to the own colour."""

from __future__ import annotations

from ....kernel.work import shuffle
from ...catalog import ENEMIES
from ...state import Work


def draw_enemy(work: Work, pile: str) -> str:
    """The top token of a pile; its discards are shuffled to make a new pile when it runs out."""
    if not work.piles[pile]:
        work.piles = {**work.piles, pile: shuffle(work, work.discards[pile])}
        work.discards = {**work.discards, pile: ()}
    token = work.piles[pile][0]
    work.piles = {**work.piles, pile: work.piles[pile][1:]}
    return token


def discard_enemy(work: Work, enemy: str) -> None:
    """Tokens go to the discard of their own colour."""
    pile = ENEMIES[enemy].pile
    work.discards = {**work.discards, pile: (*work.discards[pile], enemy)}


def none_left(work: Work, pile: str) -> bool:
    """Every token of this colour is in use."""
    return not work.piles[pile] and not work.discards[pile]
