"""Which powers are in force, read from the cards that lie face up, and which can be used.

Powers are read again only when a card, relic or banner has moved: they are kept by the pieces they were read from.
"""

from __future__ import annotations

from functools import lru_cache

from ....kernel.powers import Force, Power
from ...book import POWERS
from ...catalog import ADVISER_ONLY, BANNERS, CARDS, RELIQUARY, RELIQUARY_SPACES, SITES, Printed, bends
from ...clockwork import Prince
from ...state import BANDITS, DARKEST_SECRET, PEOPLES_FAVOR, Banner, Player, Site, State, Table, Veiled
from ..pieces.rule import chancellor
from .offered import Offered

KEPT = 512
ALWAYS = "always"
#: The Prince's Tactics are a plan without a card.
TACTICS = "tactics"
#: The actions that cards modify.
MODIFIED = ("search", "muster", "trade", "travel", "recover")


class Present(Force):
    """The powers in force, and those that can be used, by the moment they are for."""

    __slots__ = ("modifiers", "offered")

    def __init__(self, powers: tuple[Power, ...], offered: dict[str, tuple[Offered, ...]]) -> None:
        super().__init__(powers)
        self.offered = offered
        self.modifiers = {one.card: one for action in MODIFIED for one in offered.get(action, ())}


Cards = tuple[str, ...]
Key = tuple[tuple[tuple[str, Cards], ...], tuple[tuple[Cards, Cards], ...], tuple[int, ...], int, int, int, int, int]


@lru_cache(maxsize=KEPT)
def _read(key: Key) -> Present:
    sites, boards, uncovered, people, secret, purple, prince, tactics = key
    powers: list[Power] = []
    offered: dict[str, list[Offered]] = {}

    def add(card: str, printed: tuple[Printed, ...], holder: int, place: str) -> None:
        for number, power in enumerate(printed):
            if power.when == ALWAYS:
                powers.extend(bends(power, card, holder, place))
            else:
                offered.setdefault(power.when, []).append(Offered(card, number, holder, place))

    for site, cards in sites:
        add(site, SITES[site].powers, BANDITS, site)
        for card in cards:
            # A line of another table may lay a card for advisers at a site: nobody holds it, so it has no power.
            if CARDS[card].only != ADVISER_ONLY:
                add(card, CARDS[card].powers, BANDITS, site)
    for seat, (advisers, relics) in enumerate(boards):
        for card in (*advisers, *relics):
            add(card, CARDS[card].powers, seat, "")
    for space in uncovered:
        add(RELIQUARY_SPACES[space], RELIQUARY[RELIQUARY_SPACES[space]], purple, "")
    for name, holder in ((PEOPLES_FAVOR, people), (DARKEST_SECRET, secret)):
        if holder >= 0:
            add(name, BANNERS[name], holder, "")
    if tactics:
        powers.append(Power(TACTICS, TACTICS, prince, "", (tactics,)))
    return Present(tuple(powers), {when: tuple(found) for when, found in offered.items()})


def _key(table: Table) -> Key:
    return (
        tuple([(site.id, site.cards) for site in table.sites if site.up]),
        tuple(
            [
                (tuple([adviser.card for adviser in player.advisers if adviser.up]), player.relics)
                for player in table.players
            ]
        ),
        tuple([space for space, relic in enumerate(table.reliquary) if relic is None]),
        table.people.holder,
        table.secret.holder,
        chancellor(table),
        BANDITS if table.prince is None else table.prince.seat,
        0 if table.prince is None else table.prince.tactics,
    )


Read = tuple[tuple[Site, ...], tuple[Player, ...], tuple[Veiled | None, ...], Banner, Banner, Prince | None, Present]
#: What was read last; a decision asks a hundred times about one and the same table.
_last: list[Read] = []


def present(table: Table) -> Present:
    """Everything face up that speaks."""
    for sites, players, reliquary, people, secret, prince, known in _last:
        if (
            sites is table.sites
            and players is table.players
            and reliquary is table.reliquary
            and people is table.people
            and secret is table.secret
            and prince is table.prince
        ):
            return known
    found = _read(_key(table))
    _last[:] = [(table.sites, table.players, table.reliquary, table.people, table.secret, table.prince, found)]
    return found


POWERS.in_force(present, at_rest=State)


def modifier(table: Table, card: str) -> Offered:
    """The modifier on a face-up card."""
    return present(table).modifiers[card]


def usable(table: Table, when: str) -> tuple[Offered, ...]:
    """Every power of that kind on a face-up piece, whoever may use it."""
    return present(table).offered.get(when, ())
