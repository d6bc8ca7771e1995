"""Phases 7, 8 and 10: six cards enter, six leave, and the world deck is built anew (R15.7, 15.8, 15.10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ....kernel.records import Option
from ....kernel.rng import Chance
from ....kernel.work import push, shuffle, tell
from ...book import BOOK
from ...catalog import CARDS, VISION, is_denizen, is_vision, suit_of
from ...state import SUITS, Table, Work, change, princely
from ..pieces.cards import adviser_suits
from ..prince import victor
from ..turn.setup import layered
from .course import annals_of, drawn, recorded

SUIT = BOOK.asks("chronicle.suit", "oa-ask-chronicle-suit")

#: How many cards enter of the most common suit, of the next one clockwise, and of the one after.
ENTER = (3, 2, 1)
SIX = 6


@BOOK.does("chronicle.enter")
def enter(work: Work, seat: int) -> None:
    """The most common suit of the winner's face-up advisers decides; of several the winner chooses (OA-CHR-031, 032,
    037)."""
    if princely(work, seat):
        built = (victor.BUILD, "", annals_of(work).edifice)
        entered(work, drawn(work, lambda chance: victor.archive_suit(work, built, chance)))
        return
    found = common(work, seat)
    if len(found) == 1:
        entered(work, found[0])
    else:
        push(work, "chronicle.suit", seat=seat)


def common(table: Table, seat: int) -> tuple[str, ...]:
    """The suits most common among the winner's advisers; all of them where none has a suit."""
    counts = Counter(suit for suit in adviser_suits(table, seat) if suit)
    most = max(counts.values(), default=0)
    return tuple(suit for suit in SUITS if counts[suit] == most)


@SUIT.offers
def _suits(table: Table, seat: int) -> Iterable[Option]:
    for suit in common(table, seat):
        yield Option(f"suit {suit}", "suit", (suit,))


@SUIT.answers("suit")
def _suit(work: Work, seat: int, suit: str) -> None:
    entered(work, suit)


def entered(work: Work, suit: str) -> None:
    """3, 2 and 1 random cards of the archive join the world deck; where one stack is short, none of them does and the
    archive is healed (OA-CHR-033, 034, 068)."""
    work.ledger.seal()
    recorded(work, suit=suit)
    place = SUITS.index(suit)
    circle = tuple(SUITS[(place + step) % len(SUITS)] for step in range(len(ENTER)))
    stacks = [tuple(card for card in work.archive if is_denizen(card) and suit_of(card) == one) for one in circle]
    if any(len(stack) < n for stack, n in zip(stacks, ENTER, strict=True)):
        _heal(work)
        return
    taken = tuple(card for stack, n in zip(stacks, ENTER, strict=True) for card in shuffle(work, stack)[:n])
    work.deck += taken
    work.archive = tuple(card for card in work.archive if card not in taken)
    recorded(work, entered=len(taken))
    tell(work, "oa-log-enter", rule="OA-CHR-033", suits=circle)


def _heal(work: Work) -> None:
    """6 random cards of the largest stack of the Dispossessed join the world deck, or as many as it has, and all others
    return to the archive (OA-CHR-035, 036)."""
    stacks = {suit: tuple(card for card in work.dispossessed if suit_of(card) == suit) for suit in SUITS}
    most = max(map(len, stacks.values()))
    largest = shuffle(work, tuple(suit for suit in SUITS if len(stacks[suit]) == most))[0]
    taken = shuffle(work, stacks[largest])[:SIX]
    work.deck += taken
    work.archive += tuple(card for card in work.dispossessed if card not in taken)
    work.dispossessed = ()
    recorded(work, entered=len(taken), healed=largest if taken else "nothing")
    if taken:
        tell(work, "oa-log-healed", rule="OA-CHR-035", suit=largest, n=len(taken))
    else:
        tell(work, "oa-log-healed-not", rule="OA-CHR-036")


@BOOK.does("chronicle.leave")
def leave(work: Work, seat: int) -> None:
    """The Visions are put aside; of all discards and the losers' advisers 6 random cards, or as many as there are, go
    unseen to the Dispossessed (OA-CHR-038 to 041)."""
    advisers = [adviser.card for player in work.players for adviser in player.advisers]
    seen = [*work.deck, *(card for pile in work.piles for card in pile), *work.gone, *advisers]
    work.gone = tuple(card for card in seen if is_vision(card))
    work.gone += tuple(player.vision for player in work.players if player.vision)
    stack = [card for pile in work.piles for card in pile]
    for other, player in enumerate(work.players):
        if other != seat:
            stack += [adviser.card for adviser in player.advisers]
            change(work, other, advisers=(), vision="")
    mixed = shuffle(work, tuple(card for card in stack if not is_vision(card)))
    work.piles = ((), (), ())
    work.deck = tuple(card for card in (*work.deck, *mixed[SIX:]) if not is_vision(card))
    work.dispossessed += mixed[:SIX]
    recorded(work, left=len(mixed[:SIX]))
    tell(work, "oa-log-leave", rule="OA-CHR-039", n=len(mixed[:SIX]))


@BOOK.does("chronicle.deck")
def deck(work: Work, seat: int) -> None:
    """The winner's advisers return, and all denizens left in play are layered with the 5 Visions, the Conspiracy among
    them (OA-CHR-040, 047 to 049)."""
    advisers = tuple(adviser.card for adviser in work.players[seat].advisers if not is_vision(adviser.card))
    change(work, seat, advisers=(), vision="")
    chance = Chance(work.rng)
    visions = tuple(sorted(card.id for card in CARDS.values() if card.kind == VISION))
    work.deck = layered(chance, (*work.deck, *advisers), visions)
    work.rng = chance.rng
    work.gone = ()
    tell(work, "oa-log-deck", rule="OA-CHR-047", n=len(work.deck))
