"""Words about cards and relics: discarding, looking, drawing, moving."""

from __future__ import annotations

from ...kernel.records import Effect, Option
from ...kernel.work import push, tell
from ..book import BOOK, word, word_if
from ..catalog import CARDS
from ..chapters.pieces import cards, relics, tokens
from ..chapters.pieces.picking import pick
from ..chapters.pieces.rule import here, in_play, where
from ..state import (
    REGIONS,
    Table,
    Work,
    alter,
    region_of,
    site_of,
)

# -- this card --------------------------------------------------------------------------------------------------------


def discard_self() -> Effect:
    return Effect("discard_self")


@word("discard_self")
def _discard_self(work: Work, source: str, seat: int, place: str) -> None:
    """The card goes to a pile, unless it has already left play."""
    if not in_play(work, source):
        return
    owner, site = where(work, source)
    by = seat if seat >= 0 else work.turn.seat
    if site:
        cards.discard_from_site(work, by, source, site)
    else:
        cards.discard_adviser(work, owner, owner, cards.tagged(work, owner, source))


def bury_self() -> Effect:
    """This relic goes under the relic deck."""
    return Effect("bury_self")


@word("bury_self")
def _bury_self(work: Work, source: str, seat: int, place: str) -> None:
    relics.lose_relic(work, seat, source)
    relics.bury_relic(work, source)
    push(work, "title")


def turn_over() -> Effect:
    """This edifice shows its other side."""
    return Effect("turn_over")


@word("turn_over")
def _turn_over(work: Work, source: str, seat: int, place: str) -> None:
    back = CARDS[source].back
    site = site_of(work, place)
    alter(work, place, cards=tuple(back if card == source else card for card in site.cards))
    favor, secrets = tokens.lift(work, source)
    tokens.place(work, back, favor, secrets)
    tell(work, "oa-log-turned", rule="OA-PLAY-066", card=back, site=place)


# -- discarding -------------------------------------------------------------------------------------------------------


def discard_here(suits: str, favor: int = 0) -> Effect:
    """Discard a denizen of these suits (`beast+nomad`) at the user's site; gain favor of its bank for it."""
    return Effect("discard_here", (suits, favor))


def _of_suits(table: Table, seat: int, suits: str) -> list[str]:
    site = site_of(table, table.players[seat].site)
    return [card for card in cards.discardable(table, seat, site) if CARDS[card].suit in suits.split("+")]


@word_if("discard_here", lambda table, source, seat, place, suits, favor: bool(_of_suits(table, seat, suits)))
def _discard_here(work: Work, source: str, seat: int, place: str, suits: str, favor: int) -> None:
    pick(work, seat, "card", _of_suits(work, seat, suits), "cards.discard", seat, favor, why=source)


@BOOK.does("cards.discard")
def _discarded(work: Work, seat: int, favor: int, card: str) -> None:
    _, site = where(work, card)
    cards.discard_from_site(work, seat, card, site)
    tokens.gain_favor(work, seat, favor, CARDS[card].suit)


def discard_in_region(suits: str) -> Effect:
    """Discard every other denizen of these suits at sites of the user's region; locked ones stay."""
    return Effect("discard_in_region", (suits,))


@word("discard_in_region")
def _discard_in_region(work: Work, source: str, seat: int, place: str, suits: str) -> None:
    region = region_of(work, work.players[seat].site)
    for site in work.sites:
        if site.up and region_of(work, site.id) == region:
            for card in cards.discardable(work, seat, site):
                if CARDS[card].suit in suits.split("+") and card != source:
                    cards.discard_from_site(work, seat, card, site.id)


def discard_others_here() -> Effect:
    """Discard every other denizen at this site."""
    return Effect("discard_others_here")


@word("discard_others_here")
def _discard_others_here(work: Work, source: str, seat: int, place: str) -> None:
    for card in cards.discardable(work, seat, site_of(work, place)):
        if card != source:
            cards.discard_from_site(work, seat, card, place)


def discard_adviser_here() -> Effect:
    """Discard a face-up adviser of a player at the user's site."""
    return Effect("discard_adviser_here")


def _advisers_here(table: Table, seat: int) -> list[str]:
    return [
        adviser.card
        for other in here(table, seat)
        for adviser in cards.removable_advisers(table, other, seat)
        if adviser.up
    ]


@word_if("discard_adviser_here", lambda table, source, seat, place: bool(_advisers_here(table, seat)))
def _discard_adviser_here(work: Work, source: str, seat: int, place: str) -> None:
    pick(work, seat, "card", _advisers_here(work, seat), "cards.dismiss", seat, why=source)


@BOOK.does("cards.dismiss")
def _dismissed(work: Work, seat: int, card: str) -> None:
    owner, _ = where(work, card)
    cards.discard_adviser(work, seat, owner, cards.tagged(work, owner, card))


# -- looking ----------------------------------------------------------------------------------------------------------


def look_at_deck(n: int) -> Effect:
    """Look at the top cards of the world deck."""
    return Effect("look_at_deck", (n,))


@word_if("look_at_deck", lambda table, source, seat, place, n: bool(table.deck))
def _look_at_deck(work: Work, source: str, seat: int, place: str, n: int) -> None:
    work.ledger.seal()
    tell(work, "oa-log-saw-cards", rule="OA-TURN-050", only=seat, cards=work.deck[:n])


def look_at_pile(n: int) -> Effect:
    """Look at the top cards of the pile of the user's region."""
    return Effect("look_at_pile", (n,))


def _own_pile(table: Table, seat: int) -> tuple[str, ...]:
    return table.piles[REGIONS.index(region_of(table, table.players[seat].site))]


@word_if("look_at_pile", lambda table, source, seat, place, n: bool(_own_pile(table, seat)))
def _look_at_pile(work: Work, source: str, seat: int, place: str, n: int) -> None:
    work.ledger.seal()
    tell(work, "oa-log-saw-cards", rule="OA-TURN-050", only=seat, cards=_own_pile(work, seat)[:n])


def look_through_pile() -> Effect:
    """Look through one whole discard pile."""
    return Effect("look_through_pile")


@word_if("look_through_pile", lambda table, source, seat, place: any(table.piles))
def _look_through(work: Work, source: str, seat: int, place: str) -> None:
    among = [region for region, pile in zip(REGIONS, work.piles, strict=True) if pile]
    pick(work, seat, "pile", among, "cards.look", seat, why=source)


@BOOK.does("cards.look")
def _looked(work: Work, seat: int, region: str) -> None:
    work.ledger.seal()
    tell(work, "oa-log-saw-cards", rule="OA-TURN-050", only=seat, cards=work.piles[REGIONS.index(region)])


# -- relics -----------------------------------------------------------------------------------------------------------


def draw_relic() -> Effect:
    """Draw a relic, then keep it or bury it under the relic deck."""
    return Effect("draw_relic")


DRAWN = BOOK.asks("relic.drawn", "oa-ask-drawn-relic")


@word_if("draw_relic", lambda table, source, seat, place: bool(table.relic_deck))
def _draw_relic(work: Work, source: str, seat: int, place: str) -> None:
    work.ledger.seal()
    tell(work, "oa-log-saw-cards", rule="OA-TURN-050", only=seat, cards=(work.relic_deck[0],))
    push(work, "relic.drawn", seat=seat)


@DRAWN.offers
def _drawn_offers(table: Table, seat: int) -> list[Option]:
    return [Option("keep relic", "keep_relic"), Option("bury relic", "bury_relic")]


@DRAWN.answers("keep_relic")
def _keep(work: Work, seat: int) -> None:
    relics.take_relics(work, seat, (relics.draw_relic(work),))


@DRAWN.answers("bury_relic")
def _bury(work: Work, seat: int) -> None:
    relics.bury_relic(work, relics.draw_relic(work))
