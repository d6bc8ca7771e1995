"""Action upgrades (MK-VAR-DECK-01): after a Night the weaker decks choose first among new Advanced Actions.

With the value `open` everybody may look at all decks meanwhile (MK-VAR-DECK-01g).
"""

from __future__ import annotations

from typing import Any

from ....kernel.records import Option, Scalar
from ....kernel.work import push, tell
from ...book import BOOK
from ...catalog import CARDS, UNITS, VARIANTS, Variant, setting
from ...chapters.turn.rounds import next_time
from ...chapters.turn.scoring import deed_cards
from ...features import Feature, feature, scenario_of
from ...state import Player, Table, Work, less, put_down, sit

NAME = "action_upgrades"
PER_LEVEL = 3
_ACTIONS = ("basic_action", "advanced_action")
_POINTS = {"artifact": 2, "spell": 2, "advanced_action": 1}

VARIANTS[NAME] = Variant(NAME, values=("on", "open"))


def another_night(table: Table) -> bool:
    """Whether this Night is not the last one."""
    return next_time(table) == "night" or table.round + 2 <= scenario_of(table).rounds


def strength(player: Player) -> int:
    """2 for each Artifact or Spell, 1 for each Advanced Action, 1 for two crystals, and the levels of the Units, of
    Wounded ones half."""
    cards = sum(_POINTS.get(CARDS[card].kind, 0) for card in deed_cards(player))
    units = sum(UNITS[unit.unit].level // (2 if unit.wounds else 1) for unit in player.units)
    return cards + sum(player.crystals) // 2 + units


def choosing_order(table: Table) -> list[int]:
    """The lowest score first, with 3 points for each level above the lowest; ties by less Fame, then by the later place
    in the last round."""
    seats = [seat for seat in range(len(table.players)) if seat not in table.out]
    lowest = min(table.players[seat].level for seat in seats)

    def key(seat: int) -> tuple[int, int, int]:
        player = table.players[seat]
        return strength(player) + PER_LEVEL * (player.level - lowest), player.fame, -table.order.index(seat)

    return sorted(seats, key=key)


def _parts(count: int, *rest: Scalar) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """Seats still to choose, and cards still to be had."""
    return tuple(int(seat) for seat in rest[:count]), tuple(str(card) for card in rest[count:])


@BOOK.does("upgrades.next")
def next_choice(work: Work, count: int, *rest: Scalar) -> None:
    """What nobody takes goes under the deck."""
    seats, cards = _parts(count, *rest)
    if not seats or not cards:
        work.advanced += cards
        return
    sit(work, seats[0])
    able = _swaps(work, cards)
    push(work, "upgrades.choose" if able else "upgrades.next", len(seats) - 1, *seats[1:], *cards)


def _colors(card: str) -> set[str]:
    return {color for color in (CARDS[card].color, CARDS[card].second_color) if color}


def alike(card: str, other: str) -> bool:
    """Whether two Action cards have a colour or a type icon in common."""
    return bool(_colors(card) & _colors(other) or set(CARDS[card].icons) & set(CARDS[other].icons))


def _swaps(table: Table, cards: tuple[str, ...]) -> list[tuple[str, str]]:
    me = table.me
    own = sorted(card for card in {*me.hand, *me.deck, *me.discard, *me.stored} if CARDS[card].kind in _ACTIONS)
    return [(card, old) for card in cards for old in own if alike(card, old)]


UPGRADING = BOOK.asks("upgrades.choose", "mk-ask-upgrade")


@UPGRADING.offers
def _choices(table: Table, seat: int, count: int, *rest: Scalar) -> list[Option]:
    _, cards = _parts(count, *rest)
    found = [Option(f"upgrade {old} to {card}", "upgrade", (old, card)) for card, old in _swaps(table, cards)]
    return [*found, Option("done", "done")]


@UPGRADING.answers("upgrade")
def _upgraded(work: Work, seat: int, count: int, *more: Scalar) -> None:
    """The new card joins the deck, an own Action card of its colour or type leaves the game. The last two words are
    those cards."""
    seats, cards = _parts(count, *more[:-2])
    old, card = str(more[-2]), str(more[-1])
    me = work.me
    for pile in ("deck", "hand", "discard", "stored"):
        if old in getattr(me, pile):
            setattr(me, pile, less(getattr(me, pile), old))
            break
    work.box += (old,)
    me.deck += (card,)
    tell(work, "mk-event-upgraded", "MK-VAR-DECK-01e", hero=me.hero, card=old, card2=card)
    push(work, "upgrades.next", len(seats), *seats, *less(cards, card))


@UPGRADING.answers("done")
def _kept(work: Work, seat: int, *kept: Scalar) -> None:
    push(work, "upgrades.next", *kept)


@feature(NAME)
class ActionUpgrades(Feature):
    """After a Night that is not the last one, weaker decks choose first."""

    def round_ends(self, work: Work) -> None:
        """One card more than there are players is turned up, as far as the deck goes."""
        put_down(work)
        if work.time != "night" or not another_night(work):
            return
        seats = choosing_order(work)
        count = len(seats) + 1
        cards, work.advanced = work.advanced[:count], work.advanced[count:]
        work.ledger.seal()
        tell(work, "mk-event-upgrades", "MK-VAR-DECK-01a", card=cards)
        push(work, "upgrades.next", len(seats), *seats, *cards)

    def shown(self, table: Table, found: dict[str, Any], seat: int | None) -> dict[str, Any]:
        """The cards on offer; where the table agreed to it, everybody's cards for the players."""
        top = table.stack[-1] if table.stack else None
        if top is None or top.step != "upgrades.choose":
            return found
        found = found | {"upgrades": list(_parts(int(top.args[0]), *top.args[1:])[1])}
        if setting(table, NAME) == "open" and seat is not None:
            found["all_cards"] = [sorted(deed_cards(player)) for player in table.players]
        return found
