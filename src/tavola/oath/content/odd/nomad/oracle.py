"""Oracle: the Vision nearest the top of the world deck is drawn, and played or discarded as in a search."""

from __future__ import annotations

from collections.abc import Iterable

from .....kernel.records import Effect, Option, Text
from .....kernel.work import push, tell
from ....book import BOOK, word_if
from ....catalog import MOST_VISIONS, is_vision
from ....chapters.actions.play import destinations, play
from ....chapters.actions.search import owed, pay_tolls
from ....chapters.pieces.cards import discard_held
from ....chapters.pieces.tokens import affords
from ....state import Table, Work, change, less

ASK = BOOK.asks("oracle")


def draw_vision() -> Effect:
    return Effect("draw_vision")


@word_if("draw_vision", lambda table, source, seat, place: any(map(is_vision, table.deck)))
def _draw(work: Work, source: str, seat: int, place: str) -> None:
    """The other cards keep their order; the Vision counts as drawn."""
    card = next(card for card in work.deck if is_vision(card))
    work.deck = less(work.deck, card)
    work.visions_drawn = min(MOST_VISIONS, work.visions_drawn + 1)
    work.ledger.seal()
    change(work, seat, hand=(*work.players[seat].hand, card))
    tell(work, "oa-log-vision-drawn", rule="OA-SEARCH-008", n=work.visions_drawn)
    tell(work, "oa-log-drew", rule="OA-SEARCH-012", only=seat, cards=(card,))
    push(work, "oracle", card, seat=seat)


@ASK.prompt
def _asks(table: Table, seat: int, card: str) -> Text:
    return Text("oa-ask-play")


@ASK.offers
def _offers(table: Table, seat: int, card: str) -> Iterable[Option]:
    """A toll for playing must be paid here too (OA-SEARCH-020)."""
    if affords(table, seat, owed(table, seat)):
        for to in destinations(table, seat, card, True, ""):
            yield Option(f"play {card} {to}", "play", (to,))
    yield Option(f"discard {card}", "discard")


@ASK.answers("play")
def _play(work: Work, seat: int, card: str, to: str) -> None:
    pay_tolls(work, seat)
    play(work, seat, card, to, True, "")


@ASK.answers("discard")
def _discard(work: Work, seat: int, card: str) -> None:
    change(work, seat, hand=less(work.players[seat].hand, card))
    discard_held(work, seat, card)
    tell(work, "oa-log-discards", rule="OA-SEARCH-015", player=work.players[seat].color)
