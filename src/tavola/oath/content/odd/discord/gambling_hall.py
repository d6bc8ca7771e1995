"""Gambling Hall: as much favor of one bank as the defence dice show shields."""

from __future__ import annotations

from .....kernel.records import Effect
from ....book import BOOK, word
from ....chapters.pieces.dice import cast, shields_on
from ....chapters.pieces.picking import pick
from ....chapters.pieces.tokens import filled_banks
from ....state import Work


def gamble(dice: int) -> Effect:
    """Roll defence dice, then gain that many favor from one bank."""
    return Effect("gamble", (dice,))


@word("gamble")
def _gamble(work: Work, source: str, seat: int, place: str, dice: int) -> None:
    cast(work, seat, dice, "gamble.won", seat, source)


@BOOK.does("gamble.won")
def _won(work: Work, seat: int, source: str, *faces: str) -> None:
    """The bank is chosen after the roll and gives what it has."""
    if shields_on(faces):
        pick(work, seat, "bank", filled_banks(work), "favor.gain", seat, shields_on(faces), why=source)
