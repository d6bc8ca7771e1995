"""Drafting at the start (MK-VAR-DECK-02): Advanced Actions are dealt, picked and passed on; one a Day joins the deck.

What a player has selected is that player's secret until it is drawn.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....kernel.records import Option, Text
from ....kernel.rng import Chance
from ....kernel.work import push, shuffle, tell
from ...book import BOOK
from ...catalog import VARIANTS, Variant
from ...features import Feature, feature
from ...state import Table, Work, less, pick_up, put_down, sit

NAME = "drafted_start"
DEALT, KEPT = 4, 3

VARIANTS[NAME] = Variant(NAME)


@BOOK.does("drafted.turn")
def next_pick(work: Work, seat: int) -> None:
    """Everybody keeps one card, then the rest is passed on clockwise, until each has three."""
    if seat == len(work.players):
        _pass_on(work)
        seat = 0
    sit(work, seat)
    if len(work.me.apart) < KEPT:
        push(work, "drafted.turn", seat + 1)
        push(work, "drafted.pick")
        return
    put_down(work)
    left = tuple(card for player in work.players for card in player.pack)
    work.players = tuple(replace(player, pack=()) for player in work.players)
    pick_up(work, 0)
    work.advanced = shuffle(work, work.advanced + left)


def _pass_on(work: Work) -> None:
    put_down(work)
    packs = [player.pack for player in work.players]
    work.players = tuple(replace(player, pack=packs[seat - 1]) for seat, player in enumerate(work.players))
    pick_up(work, work.current)


PICKING = BOOK.asks("drafted.pick")


@PICKING.prompt
def _how_many(table: Table, seat: int) -> Text:
    return Text("mk-ask-select", {"count": KEPT - len(table.me.apart)})


@PICKING.offers
def _pack(table: Table, seat: int) -> list[Option]:
    return [Option(f"select {card}", "select", (card,)) for card in table.me.pack]


@PICKING.answers("select")
def _picked(work: Work, seat: int, card: str) -> None:
    work.me.apart += (card,)
    work.me.pack = less(work.me.pack, card)
    tell(work, "mk-event-selected", "MK-VAR-DECK-02b", only=seat, card=card)


@BOOK.does("drafted.ask")
def ask_card(work: Work, seat: int) -> None:
    sit(work, seat)
    if len(work.me.apart) == 1:
        _add(work, work.me.apart[0])
    else:
        push(work, "drafted.add")


def _add(work: Work, card: str) -> None:
    work.me.apart = less(work.me.apart, card)
    work.me.deck += (card,)
    tell(work, "mk-event-added", "MK-VAR-DECK-02d", only=work.current, card=card)


ADDING = BOOK.asks("drafted.add", "mk-ask-add")


@ADDING.offers
def _selected(table: Table, seat: int) -> list[Option]:
    return [Option(f"select {card}", "select", (card,)) for card in table.me.apart]


@ADDING.answers("select")
def _added(work: Work, seat: int, card: str) -> None:
    _add(work, card)


@feature(NAME)
class DraftedStart(Feature):
    """Four cards each at the start, three of them kept."""

    def dealt(self, work: Work) -> None:
        for seat in range(len(work.players)):
            sit(work, seat)
            work.me.pack, work.advanced = work.advanced[:DEALT], work.advanced[DEALT:]
        push(work, "drafted.turn", 0)

    def round_ends(self, work: Work) -> None:
        """At the end of a Day each player adds one selected card to the deck, which is then shuffled."""
        put_down(work)
        if work.time == "day":
            for seat in reversed(range(len(work.players))):
                if work.players[seat].apart and seat not in work.out:
                    push(work, "drafted.ask", seat)

    def shown(self, table: Table, found: dict[str, Any], seat: int | None) -> dict[str, Any]:
        """The own selection; of the others its size."""
        own = list(table.players[seat].apart) if seat is not None else []
        return found | {"selected": own, "selected_counts": [len(player.apart) for player in table.players]}

    def resampled(self, work: Work, seat: int | None, chance: Chance) -> None:
        """What others hold apart, or are choosing from, may be any card of the deck."""
        put_down(work)
        others = [player for number, player in enumerate(work.players) if number != seat]
        pool = sorted((*work.advanced, *(card for player in others for card in player.apart + player.pack)))
        mixed = list(chance.shuffled(pool))
        players = []
        for number, player in enumerate(work.players):
            if number != seat:
                apart = tuple(mixed.pop() for _ in player.apart)
                player = replace(player, apart=apart, pack=tuple(mixed.pop() for _ in player.pack))
            players.append(player)
        work.players, work.advanced = tuple(players), tuple(mixed)
        pick_up(work, work.current)
