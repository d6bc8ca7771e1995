"""The Conspiracy: a theft for a secret, if two own advisers match the victim's (OA-VISION-020 to 026)."""

from __future__ import annotations

from ....kernel.records import Effect
from ....kernel.work import push
from ...book import BOOK, POWERS, word
from ...catalog import Price
from ...chapters.pieces.cards import adviser_suits
from ...chapters.pieces.picking import pick
from ...chapters.pieces.relics import seize_relic, takeable
from ...chapters.pieces.rule import here
from ...chapters.pieces.tokens import affords, spend_secrets
from ...state import DARKEST_SECRET, PEOPLES_FAVOR, Table, Work, banner

PRICE = Price(burn_secrets=1)
MATCHES = 2


def conspire() -> Effect:
    return Effect("conspire")


def _loot(table: Table, seat: int) -> list[str]:
    """Relics and banners of every player at the site whose advisers two of the own match."""
    found = []
    for other in here(table, seat):
        theirs = adviser_suits(table, other)
        if sum(suit in theirs for suit in adviser_suits(table, seat)) < MATCHES:
            continue
        banners = [name for name in (PEOPLES_FAVOR, DARKEST_SECRET) if banner(table, name).holder == other]
        things = (*table.players[other].relics, *banners)
        found += [thing for thing in things if takeable(table, seat, other, thing)]
    return found


@word("conspire")
def _conspire(work: Work, source: str, seat: int, place: str) -> None:
    forbidden = POWERS.value(work, "bars_power", None, seat, PRICE) is not None
    if affords(work, seat, PRICE) and not forbidden:
        pick(work, seat, "thing", _loot(work, seat), "conspiracy.take", seat, may=True, why=source)


@BOOK.does("conspiracy.take")
def _take(work: Work, seat: int, thing: str) -> None:
    spend_secrets(work, seat, 1)
    if thing in (PEOPLES_FAVOR, DARKEST_SECRET):
        push(work, "banner.seized", seat, thing)
        return
    victim = next(other for other, player in enumerate(work.players) if thing in player.relics)
    seize_relic(work, seat, victim, (thing,))
