"""The two banners: recovered, seized, given, and the duty of the People's Favor (R10)."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel.records import Option
from ....kernel.work import push, tell
from ...book import BOOK, POWERS
from ...catalog import MOB
from ...state import PEOPLES_FAVOR, SUITS, Table, Work, banner, board_favor, set_banner
from ..pieces.picking import pick
from ..pieces.tokens import fill, gain_secrets, least_banks, spend_favor

DUTY = BOOK.asks("banner.duty", "oa-ask-duty")
PENALTY = 2


@BOOK.does("banner.recovered")
def recovered(work: Work, seat: int, name: str, paid: int) -> None:
    """The payment is stacked on the banner; what lay there goes its way (OA-BANNER-012, 017 to 019)."""
    old, former = banner(work, name).tokens, banner(work, name).holder
    set_banner(work, name, holder=seat, tokens=paid)
    push(work, "title")
    if name == PEOPLES_FAVOR:
        mob = POWERS.value(work, "recovered_mob", False)
        set_banner(work, name, mob=mob, tokens=old + paid)
        pick(work, seat, "bank", SUITS, "banner.dealt", old)
    elif former in (seat, -1):
        gain_secrets(work, seat, old if former == seat else min(1, old))
    else:
        gain_secrets(work, seat, min(1, old))
        gain_secrets(work, former, old - 1)


@BOOK.does("banner.dealt")
def dealt(work: Work, old: int, suit: str) -> None:
    """The old favor is dealt one by one round the banks, from any suit onward."""
    first = SUITS.index(suit)
    set_banner(work, PEOPLES_FAVOR, tokens=work.people.tokens - old)
    for step in range(old):
        fill(work, SUITS[(first + step) % len(SUITS)], 1)


@BOOK.does("banner.seized")
def seized(work: Work, seat: int, name: str) -> None:
    """A banner taken otherwise burns 2, keeps at least 1, and the People's Favor shows Mob (OA-BANNER-014, 020)."""
    tokens = banner(work, name).tokens
    burned = min(PENALTY, tokens - 1)
    set_banner(work, name, holder=seat, tokens=tokens - burned)
    if name == PEOPLES_FAVOR:
        work.shared += burned
        set_banner(work, name, mob=True)
    tell(work, "oa-log-seizes", rule="OA-BANNER-014", player=work.players[seat].color, banner=name)
    push(work, "title")


def give_banner(work: Work, taker: int, name: str) -> None:
    """A banner given in a deal stays as it is (OA-BANNER-022)."""
    set_banner(work, name, holder=taker)
    push(work, "title")


# -- the duty of the People's Favor -----------------------------------------------------------------------------------


@BOOK.does("wake.duty")
def duty(work: Work, seat: int) -> None:
    """Its holder puts 1 favor on it or moves 1 to the poorest bank; on the Mob side twice (OA-BANNER-006, 009)."""
    if work.people.holder != seat:
        return
    push(work, "banner.turns")
    for _ in range(2 if work.people.mob else 1):
        push(work, "banner.duty", seat=seat)


@DUTY.asked_if
def _due(table: Table, seat: int) -> bool:
    return table.people.tokens > 1 or board_favor(table, seat) > 0


@DUTY.offers
def _duties(table: Table, seat: int) -> Iterable[Option]:
    """The own board alone is meant: no power's bank has to serve here."""
    if board_favor(table, seat):
        yield Option("add favor", "add")
    if table.people.tokens > 1:
        for suit in least_banks(table):
            yield Option(f"move favor {suit}", "move", (suit,))


@DUTY.answers("add")
def _add(work: Work, seat: int) -> None:
    spend_favor(work, seat, 1)
    set_banner(work, PEOPLES_FAVOR, tokens=work.people.tokens + 1)
    tell(work, "oa-log-duty-adds", rule="OA-BANNER-006", player=work.players[seat].color)


@DUTY.answers("move")
def _move(work: Work, seat: int, suit: str) -> None:
    set_banner(work, PEOPLES_FAVOR, tokens=work.people.tokens - 1)
    fill(work, suit, 1)
    tell(work, "oa-log-duty-moves", rule="OA-BANNER-006", player=work.players[seat].color, bank=suit)


@BOOK.does("banner.turns")
def turns(work: Work) -> None:
    """6 or more favor turn it to its Mob side; fewer never turn it back (OA-BANNER-010)."""
    if work.people.tokens >= MOB and not work.people.mob:
        set_banner(work, PEOPLES_FAVOR, mob=True)
        tell(work, "oa-log-mob", rule="OA-BANNER-010")
