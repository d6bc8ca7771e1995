"""Search: draw, keep one, discard the others, play what was kept (R6.1)."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel.powers import Power
from ....kernel.records import Option, Refusal, Text
from ....kernel.work import push, tell
from ...book import BOOK, POWERS
from ...catalog import DECK_COST, DRAWN, MOST_VISIONS, PILE_COST, Price, is_vision
from ...state import REGIONS, Table, Work, change, less, next_region, region_of
from ..pieces.cards import to_pile
from ..pieces.picking import pick
from ..powers.access import announced, pay_bill
from ..powers.deeds import DECK, Search
from .act import carries_out, major, payable, spend_supply
from .travel import NO_TOLL, Toll, pay_toll

KEEP = BOOK.asks("search.keep", "oa-ask-keep")
LAY = BOOK.asks("search.lay", "oa-ask-lay")


def cost(table: Table, deed: Search) -> int:
    """2 for a pile; for the world deck by the Visions drawn (OA-SEARCH-001, 002)."""
    base = DECK_COST[table.visions_drawn] if deed.source == DECK else PILE_COST
    return max(0, POWERS.value(table, "search_cost", base, deed, plus=deed.mods))


def tolls(table: Table, seat: int) -> tuple[Toll, ...]:
    """Favor owed for searching, or playing an adviser, where the pawn stands (OA-SEARCH-020)."""
    return POWERS.value(table, "search_tolls", NO_TOLL, seat)


def owed(table: Table, seat: int) -> Price:
    return Price(burn=sum(n for _, n in tolls(table, seat)))


def pay_tolls(work: Work, seat: int) -> None:
    for to, n in tolls(work, seat):
        pay_toll(work, seat, to, n)


def cards_of(table: Table, source: str) -> tuple[str, ...]:
    return table.deck if source == DECK else table.piles[REGIONS.index(source)]


def barred(table: Table, deed: Search, mods: str = "") -> Refusal | None:
    """Why this source cannot be searched."""
    if not cards_of(table, deed.source):
        return Refusal("OA-SEARCH-006", Text("oa-why-empty", {"pile": deed.source}))
    if cost(table, deed) > table.players[deed.seat].supply:
        return Refusal("OA-SUP-001", Text("oa-why-supply", {"n": cost(table, deed)}))
    if not payable(table, deed.seat, mods, owed(table, deed.seat)):
        return Refusal("OA-TURN-069", Text("oa-why-toll", {"site": deed.site}))
    nothing: Refusal | None = None
    return POWERS.value(table, "bars_search", nothing, deed, cost(table, deed), plus=deed.mods)


def sources(table: Table, seat: int, powers: tuple[Power, ...]) -> tuple[str, ...]:
    """The world deck or the pile of the own region, unless a modifier opens others (OA-SEARCH-005, 014)."""
    region = region_of(table, table.players[seat].site)
    return POWERS.value(table, "search_sources", (DECK, region), seat, plus=powers)


@major("search")
def ways(table: Table, seat: int, mods: str, powers: tuple[Power, ...]) -> Iterable[Option]:
    site = table.players[seat].site
    for source in sources(table, seat, powers):
        if barred(table, Search(seat, site, source, powers), mods) is None:
            yield Option(f"search {source}", "search", (source,))


@carries_out("search")
def search(work: Work, seat: int, mods: str, source: str) -> None:
    deed = Search(seat, work.players[seat].site, source, announced(work, seat, mods))
    spend_supply(work, seat, cost(work, deed))
    pay_tolls(work, seat)
    pay_bill(work, seat, mods)
    color = work.players[seat].color
    tell(work, "oa-log-searches", rule="OA-SEARCH-005", player=color, pile=source)
    n = max(0, POWERS.value(work, "search_draw", DRAWN, deed, plus=deed.mods))
    bottom = POWERS.value(work, "search_bottom", False, deed, plus=deed.mods)
    hand = draw(work, source, n, bottom)
    change(work, seat, hand=hand)
    tell(work, "oa-log-drew", rule="OA-SEARCH-012", only=seat, cards=hand)
    push(work, "search.over", seat, source, mods)
    plays = POWERS.value(work, "search_plays", 1, deed, plus=deed.mods)
    push(work, "search.keep", mods, plays, "", seat=seat)
    POWERS.react(work, "drawn", seat, plus=deed.mods)


def draw(work: Work, source: str, n: int, bottom: bool = False) -> tuple[str, ...]:
    """Cards from the top; a Vision of the world deck is announced and ends the drawing (OA-SEARCH-008 to 010)."""
    work.ledger.seal()
    if source != DECK:
        place = REGIONS.index(source)
        pile = work.piles[place]
        cards = tuple(reversed(pile[-n:])) if bottom and n else pile[:n]
        left = pile[: len(pile) - len(cards)] if bottom else pile[n:]
        work.piles = (*work.piles[:place], left, *work.piles[place + 1 :])
        return cards
    found: list[str] = []
    while len(found) < n and work.deck:
        found.append(work.deck[0])
        work.deck = work.deck[1:]
        if is_vision(found[-1]):
            work.visions_drawn = min(MOST_VISIONS, work.visions_drawn + 1)
            tell(work, "oa-log-vision-drawn", rule="OA-SEARCH-008", n=work.visions_drawn)
            break
    return tuple(found)


# -- keeping and discarding -------------------------------------------------------------------------------------------


@KEEP.offers
def _keepable(table: Table, seat: int, mods: str, plays: int, kept: str) -> Iterable[Option]:
    for card in table.players[seat].hand:
        if card not in kept.split():
            yield Option(f"keep {card}", "keep", (card,))
    yield Option("keep nothing" if not kept else "keep no more", "enough")


@KEEP.answers("keep")
def _keep(work: Work, seat: int, mods: str, plays: int, kept: str, card: str) -> None:
    kept = f"{kept} {card}".strip()
    hand = work.players[seat].hand
    if plays > 1 and len(hand) > len(kept.split()):
        push(work, "search.keep", mods, plays - 1, kept, seat=seat)
    else:
        _discard_others(work, seat, mods, kept)


@KEEP.answers("enough")
def _enough(work: Work, seat: int, mods: str, plays: int, kept: str) -> None:
    _discard_others(work, seat, mods, kept)


def _discard_others(work: Work, seat: int, mods: str, kept: str) -> None:
    """What is not kept is discarded before anything is played (OA-SEARCH-018)."""
    cards = kept.split()
    for card in reversed(cards):
        push(work, "play.card", card, mods, 1, 0, seat=seat)
    if len(cards) < len(work.players[seat].hand):
        push(work, "search.discard", seat, mods, kept)
    for card in reversed(cards):
        POWERS.react(work, "kept", seat, card, plus=announced(work, seat, mods))


@BOOK.does("search.discard")
def _discard(work: Work, seat: int, mods: str, kept: str) -> None:
    usual = next_region(region_of(work, work.players[seat].site))
    plain: tuple[str, ...] = (usual,)
    places = POWERS.value(work, "discard_places", plain, seat, plus=announced(work, seat, mods))
    pick(work, seat, "pile", places, "search.discard_to", seat, kept)


@BOOK.does("search.discard_to")
def _discard_to(work: Work, seat: int, kept: str, pile: str) -> None:
    """A single card has no order to ask for."""
    left = [card for card in work.players[seat].hand if card not in kept.split()]
    if len(left) == 1:
        lay(work, seat, left[0], pile)
    elif left:
        push(work, "search.lay", kept, pile, seat=seat)


@LAY.offers
def _layable(table: Table, seat: int, kept: str, pile: str) -> Iterable[Option]:
    """Discards go on the pile in the order the player likes (OA-SEARCH-017)."""
    for card in table.players[seat].hand:
        if card not in kept.split():
            yield Option(f"lay {card}", "lay", (card,))


@LAY.answers("lay")
def _lay(work: Work, seat: int, kept: str, pile: str, card: str) -> None:
    lay(work, seat, card, pile)
    _discard_to(work, seat, kept, pile)


def lay(work: Work, seat: int, card: str, pile: str) -> None:
    """A drawn card goes to a pile, or under the world deck."""
    change(work, seat, hand=less(work.players[seat].hand, card))
    where, _, end = pile.partition("_")
    if where == DECK:
        work.deck = (*work.deck, card)
    else:
        to_pile(work, card, where, bottom=end == "bottom")
    back = "vision" if is_vision(card) else "denizen"
    tell(work, "oa-log-laid", rule="OA-SEARCH-022", player=work.players[seat].color, back=back, pile=pile)


@BOOK.does("search.over")
def _over(work: Work, seat: int, source: str, mods: str) -> None:
    """A card that modifies the search cannot be discarded during it, so all of them still speak (OA-PLAY-046)."""
    if work.players[seat].open:
        change(work, seat, open=False)
    POWERS.react(work, "search", seat, source, plus=announced(work, seat, mods))
