"""Words that move favor between the banks, or take it bank by bank."""

from __future__ import annotations

from ...kernel.records import Effect
from ...kernel.work import push, tell
from ..book import BOOK, word_if
from ..chapters.pieces.picking import pick
from ..chapters.pieces.tokens import bank, fill, filled_banks, gain_favor, least_banks
from ..state import SUITS, Table, Work
from .amounts import number


def _move(work: Work, source: str, to: str, n: int) -> None:
    moved = min(n, bank(work, source))
    fill(work, source, -moved)
    fill(work, to, moved)
    tell(work, "oa-log-bank-moved", rule="OA-TURN-042", n=moved, bank=source, bank2=to)


def _others(table: Table, to: str) -> list[str]:
    return [suit for suit in filled_banks(table) if suit != to]


def whole_bank_to(to: str) -> Effect:
    """All favor of one bank goes into this one."""
    return Effect("whole_bank_to", (to,))


@word_if("whole_bank_to", lambda table, source, seat, place, to: bool(_others(table, to)))
def _whole_bank_to(work: Work, source: str, seat: int, place: str, to: str) -> None:
    pick(work, seat, "bank", _others(work, to), "banks.whole", to, why=source)


@BOOK.does("banks.whole")
def _whole(work: Work, to: str, suit: str) -> None:
    _move(work, suit, to, bank(work, suit))


def gather_in_bank(to: str, n: int | str) -> Effect:
    """So much favor in all goes from the other banks, in any split, into this one."""
    return Effect("gather_in_bank", (to, n))


def _some(table: Table, source: str, seat: int, place: str, to: str, n: int | str) -> bool:
    return bool(_others(table, to)) and number(table, seat, n) > 0


@word_if("gather_in_bank", _some)
def _gather_in_bank(work: Work, source: str, seat: int, place: str, to: str, n: int | str) -> None:
    push(work, "banks.gather", source, seat, to, number(work, seat, n))


@BOOK.does("banks.gather")
def _gather(work: Work, source: str, seat: int, to: str, left: int) -> None:
    """One favor at a time; where all that is left must go, nobody is asked."""
    others = _others(work, to)
    if left >= sum(bank(work, suit) for suit in others):
        for suit in others:
            _move(work, suit, to, bank(work, suit))
    elif left:
        push(work, "banks.gather", source, seat, to, left - 1)
        pick(work, seat, "bank", others, "banks.one", to, why=source)


@BOOK.does("banks.one")
def _one(work: Work, to: str, suit: str) -> None:
    _move(work, suit, to, 1)


def level_banks(n: int) -> Effect:
    """So much favor goes from the fullest bank to the emptiest; the user breaks ties."""
    return Effect("level_banks", (n,))


def _fullest(table: Table) -> list[str]:
    most = max(table.banks)
    return [suit for suit, favor in zip(SUITS, table.banks, strict=True) if favor == most]


@word_if("level_banks", lambda table, source, seat, place, n: any(table.banks))
def _level_banks(work: Work, source: str, seat: int, place: str, n: int) -> None:
    pick(work, seat, "bank", _fullest(work), "banks.from", source, seat, n, why=source)


@BOOK.does("banks.from")
def _from(work: Work, source: str, seat: int, n: int, fullest: str) -> None:
    emptiest = [suit for suit in least_banks(work) if suit != fullest]
    pick(work, seat, "bank", emptiest, "banks.to", fullest, n, why=source)


@BOOK.does("banks.to")
def _to(work: Work, fullest: str, n: int, emptiest: str) -> None:
    _move(work, fullest, emptiest, n)


def favor_of_banks(n: int) -> Effect:
    """1 favor from each of so many different banks."""
    return Effect("favor_of_banks", (n,))


@word_if("favor_of_banks", lambda table, source, seat, place, n: any(table.banks))
def _favor_of_banks(work: Work, source: str, seat: int, place: str, n: int) -> None:
    push(work, "banks.each", source, seat, n, "")


@BOOK.does("banks.each")
def _each(work: Work, source: str, seat: int, left: int, had: str) -> None:
    among = [suit for suit in filled_banks(work) if suit not in had.split()]
    if left and among:
        pick(work, seat, "bank", among, "banks.gained", source, seat, left, had, why=source)


@BOOK.does("banks.gained")
def _gained(work: Work, source: str, seat: int, left: int, had: str, suit: str) -> None:
    gain_favor(work, seat, 1, suit)
    push(work, "banks.each", source, seat, left - 1, f"{had} {suit}".strip())
