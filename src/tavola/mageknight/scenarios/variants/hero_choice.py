"""Choosing Heroes at the table (MK-SET-02, MK-VAR-AUC): in a random order, or by an auction for Fame.

Until then a seat has no Hero. Who chooses is the first in the order without one; in an auction others without a Hero
may object with a bid. A player earlier in the order needs only match a bid, later ones must raise it.
"""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.records import Frame, Option, Text
from ....kernel.work import push, shuffle, tell
from ...book import BOOK
from ...catalog import HEROES, VARIANTS, Variant, setting
from ...chapters.turn.setup import ANY, CHOICE, new_player
from ...features import Feature, feature
from ...state import Table, Work, pick_up, put_down, sit

AUCTION = "auction"
MOST = 20  # the last row of the Fame track is all there is below nothing
_TOOK = "hero of "

VARIANTS[CHOICE] = Variant(CHOICE, values=("draft", AUCTION), players=(2, 4))


def without_hero(table: Table) -> list[int]:
    """Seats still to choose, in their order."""
    return [seat for seat in table.order if table.players[seat].hero == ANY]


@BOOK.does("heroes.next")
def next_chooser(work: Work) -> None:
    """Who lost an auction chooses again; when all have a Hero the table is laid, and the Tactics of the first round
    will be chosen in the reverse order, whatever the Fame."""
    put_down(work)
    waiting = without_hero(work)
    if waiting:
        sit(work, waiting[0])
        push(work, "heroes.choose")
        return
    took = [int(note[len(_TOOK) :]) for note in work.notes if note.startswith(_TOOK)]
    work.notes = tuple(note for note in work.notes if not note.startswith(_TOOK))
    work.order = tuple(took)
    work.stack = tuple(
        Frame(waits.step, tuple(reversed(took))) if waits.step == "rounds.tactics" else waits for waits in work.stack
    )
    sit(work, 0)


CHOOSING = BOOK.asks("heroes.choose", "mk-ask-hero")


@CHOOSING.offers
def _free_heroes(table: Table, seat: int) -> list[Option]:
    taken = {player.hero for player in table.players}
    return [Option(f"hero {hero}", "hero", (hero,)) for hero in HEROES if hero not in taken]


@CHOOSING.answers("hero")
def _choose(work: Work, seat: int, hero: str) -> None:
    tell(work, "mk-event-hero-chosen", "MK-SET-02a", player=seat + 1, hero=hero)
    if setting(work, CHOICE) == AUCTION:
        push(work, "heroes.bidding", hero, 0, seat, seat)
    else:
        _take(work, seat, hero, 0)


def _take(work: Work, seat: int, hero: str, bid: int) -> None:
    """The Hero with all that belongs to it, for the Fame offered; the level is 1 all the same."""
    put_down(work)
    work.ledger.seal()
    player = new_player(work, hero)
    player = replace(player, fame=player.fame - bid)
    work.players = (*work.players[:seat], player, *work.players[seat + 1 :])
    pick_up(work, seat)
    work.notes += (f"{_TOOK}{seat}",)
    tell(work, "mk-event-hero-taken", "MK-VAR-AUC-05" if bid else "MK-SET-02a", player=seat + 1, hero=hero, count=bid)
    push(work, "heroes.next")


@BOOK.does("heroes.bidding")
def next_bidder(work: Work, hero: str, bid: int, holder: int, asked: int, *out: int) -> None:
    """Round after round in the order of choosing, until nobody objects to the last bid. `out`: who has given up."""
    put_down(work)
    order = work.order
    for step in range(1, len(order) + 1):
        seat = order[(order.index(asked) + step) % len(order)]
        if seat != holder and seat not in out and work.players[seat].hero == ANY:
            sit(work, seat)
            push(work, "heroes.bid", hero, bid, holder, *out)
            return
    _take(work, holder, hero, bid)


def bids(table: Table, bid: int, holder: int, seat: int) -> range:
    """What a player may offer: at least as much as the holder if earlier in the order, else more; whoever chose the
    Hero only matches."""
    if bid and table.order.index(seat) < table.order.index(holder):
        return range(bid, bid + 1) if seat == without_hero(table)[0] else range(bid, MOST + 1)
    return range(bid + 1, MOST + 1)


BIDDING = BOOK.asks("heroes.bid")


@BIDDING.prompt
def _what_is_bid(table: Table, seat: int, hero: str, bid: int, holder: int, *out: int) -> Text:
    return Text("mk-ask-bid", {"hero": hero, "count": bid, "player": holder + 1})


@BIDDING.offers
def _bids(table: Table, seat: int, hero: str, bid: int, holder: int, *out: int) -> list[Option]:
    offers = [Option(f"bid {fame}", "bid", (fame,)) for fame in bids(table, bid, holder, seat)]
    return [Option("decline", "decline"), *offers]


@BIDDING.answers("bid")
def _bid(work: Work, seat: int, hero: str, bid: int, holder: int, *more: int) -> None:
    """The last of what comes is the bid; before it, who has given up."""
    *out, fame = more
    tell(work, "mk-event-bid", "MK-VAR-AUC-02", player=seat + 1, hero=hero, count=fame)
    push(work, "heroes.bidding", hero, fame, seat, seat, *out)


@BIDDING.answers("decline")
def _decline(work: Work, seat: int, hero: str, bid: int, holder: int, *out: int) -> None:
    push(work, "heroes.bidding", hero, bid, holder, seat, *out, seat)


@feature(CHOICE)
class HeroChoice(Feature):
    """Heroes are chosen at the table."""

    def seated(self, work: Work) -> None:
        """The order of choosing is random."""
        work.order = tuple(int(seat) for seat in shuffle(work, tuple(str(seat) for seat in range(len(work.players)))))
        push(work, "heroes.next")
