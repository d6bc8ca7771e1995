"""Dissent: everybody but the holder of the People's Favor pays for the suits among the ruled cards."""

from __future__ import annotations

from .....kernel.records import Effect
from .....kernel.work import tell
from ....book import word
from ....catalog import CARDS
from ....chapters.pieces.rule import ruled_cards
from ....chapters.pieces.tokens import place as lay
from ....state import Work, change


def collect_dissent() -> Effect:
    return Effect("collect_dissent")


@word("collect_dissent")
def _collect(work: Work, source: str, seat: int, place: str) -> None:
    """1 favor for each suit, at most what lies on the board; it lies on this card until Rest."""
    for other, player in enumerate(work.players):
        suits = {CARDS[card].suit for card in ruled_cards(work, other)}
        n = min(len(suits), player.favor) if other != work.people.holder else 0
        if n:
            change(work, other, favor=player.favor - n)
            lay(work, source, favor=n)
            tell(work, "oa-log-lays-favor", rule="OA-PLAY-067", player=player.color, n=n, card=source)
