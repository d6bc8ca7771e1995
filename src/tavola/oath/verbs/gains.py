"""Gaining: favor, secrets, warbands, Supply."""

from __future__ import annotations

from ...kernel.records import Effect
from ...kernel.work import push
from ..book import BOOK, word, word_if
from ..chapters.actions.act import gain_supply as supply_up
from ..chapters.actions.minor import may_place
from ..chapters.pieces import tokens, warbands
from ..chapters.pieces.cards import adviser_suits, suits_at
from ..chapters.pieces.picking import pick
from ..state import SUITS, Table, Work, change, site_of, turned
from .amounts import number

ONE_BANK = "one"
ANY_BANKS = "any"
BANK_HERE = "here"


def gain_favor(n: int | str, bank: str) -> Effect:
    """Favor from a bank: a suit, `one` bank of the user's choice, one of a card `here` at the user's site, or `any`
    split over the banks."""
    return Effect("gain_favor", (n, bank))


def _some_favor(table: Table, source: str, seat: int, place: str, n: int | str, bank: str) -> bool:
    if bank == BANK_HERE:
        return bool(_banks_here(table, seat))
    return bool(tokens.bank(table, bank) if bank in SUITS else sum(table.banks))


def _banks_here(table: Table, seat: int) -> tuple[str, ...]:
    suits = suits_at(table, site_of(table, table.players[seat].site))
    return tuple(suit for suit in tokens.filled_banks(table) if suit in suits)


@word_if("gain_favor", _some_favor)
def _gain_favor(work: Work, source: str, seat: int, place: str, n: int | str, bank: str) -> None:
    count = number(work, seat, n)
    if bank in SUITS:
        gain_from_bank(work, seat, count, bank)
    elif bank == ONE_BANK:
        pick(work, seat, "bank", tokens.filled_banks(work), "favor.gain", seat, count, why=source)
    elif bank == BANK_HERE:
        pick(work, seat, "bank", _banks_here(work, seat), "favor.gain", seat, count, why=source)
    else:
        push(work, "favor.split", seat, count, source)


def gain_from_bank(work: Work, seat: int, n: int, bank: str) -> None:
    """Favor of one bank; what bandits would gain is burned (OA-CMP-041, OA-TURN-079)."""
    if seat >= 0:
        tokens.gain_favor(work, seat, n, bank)
        return
    burned = min(n, tokens.bank(work, bank))
    tokens.fill(work, bank, -burned)
    work.shared += burned


@BOOK.does("favor.gain")
def _from_bank(work: Work, seat: int, n: int, bank: str) -> None:
    tokens.gain_favor(work, seat, n, bank)


@BOOK.does("favor.split")
def _split(work: Work, seat: int, n: int, why: str) -> None:
    """One favor at a time from any bank."""
    if n and any(work.banks):
        push(work, "favor.split", seat, n - 1, why)
        pick(work, seat, "bank", tokens.filled_banks(work), "favor.gain", seat, 1, why=why)


def gain_in_common() -> Effect:
    """1 favor from a bank whose suit is both at the user's site and among the user's advisers, if the user likes."""
    return Effect("gain_in_common")


def _in_common(table: Table, seat: int) -> list[str]:
    here = suits_at(table, site_of(table, table.players[seat].site))
    return [suit for suit in tokens.filled_banks(table) if suit in here and suit in adviser_suits(table, seat)]


@word_if("gain_in_common", lambda table, source, seat, place: bool(_in_common(table, seat)))
def _gain_in_common(work: Work, source: str, seat: int, place: str) -> None:
    pick(work, seat, "bank", _in_common(work, seat), "favor.gain", seat, 1, may=True, why=source)


def gain_secrets(n: int | str) -> Effect:
    return Effect("gain_secrets", (n,))


@word("gain_secrets")
def _gain_secrets(work: Work, source: str, seat: int, place: str, n: int | str) -> None:
    tokens.gain_secrets(work, seat, number(work, seat, n))


def gain_warbands(n: int | str) -> Effect:
    return Effect("gain_warbands", (n,))


@word("gain_warbands")
def _gain_warbands(work: Work, source: str, seat: int, place: str, n: int | str) -> None:
    if seat >= 0:
        warbands.gain_warbands(work, seat, number(work, seat, n))


def gain_warbands_here(n: int) -> Effect:
    """Gain warbands and put them on this card's site."""
    return Effect("gain_warbands_here", (n,))


@word("gain_warbands_here")
def _gain_warbands_here(work: Work, source: str, seat: int, place: str, n: int) -> None:
    """Whoever may not put warbands on sites keeps them on the board (OA-PLAY-040)."""
    gained = warbands.gain_warbands(work, seat, n)
    if may_place(work, seat):
        warbands.station(work, seat, place, gained)


def blood_for_secrets() -> Effect:
    """Sacrifice an even number of warbands of the board, at least 2; gain 1 secret for each pair."""
    return Effect("blood_for_secrets")


@word_if("blood_for_secrets", lambda table, source, seat, place: table.players[seat].warbands > 1)
def _blood_for_secrets(work: Work, source: str, seat: int, place: str) -> None:
    even = range(2, work.players[seat].warbands + 1, 2)
    pick(work, seat, "number", map(str, even), "blood.shed", seat, why=source)


@BOOK.does("blood.shed")
def _shed(work: Work, seat: int, n: str) -> None:
    tokens.gain_secrets(work, seat, warbands.kill_on_board(work, seat, int(n)) // 2)


def gain_supply(n: int) -> Effect:
    return Effect("gain_supply", (n,))


@word("gain_supply")
def _gain_supply(work: Work, source: str, seat: int, place: str, n: int) -> None:
    supply_up(work, seat, n)


def end_act_phase() -> Effect:
    """The Act Phase ends with this action (OA-TURN-016)."""
    return Effect("end_act_phase")


@word("end_act_phase")
def _end_act_phase(work: Work, source: str, seat: int, place: str) -> None:
    if seat == work.turn.seat:
        turned(work, over=True)


def become_citizen(relic: str = "") -> Effect:
    """The user joins the Empire; `relic`: `unseen`, one of the Reliquary chosen by its space."""
    return Effect("become_citizen", (relic,) if relic else ())


def favor_to_bank(bank: str) -> Effect:
    """All favor of the user's board goes to this bank."""
    return Effect("favor_to_bank", (bank,))


@word("favor_to_bank")
def _favor_to_bank(work: Work, source: str, seat: int, place: str, bank: str) -> None:
    own = work.players[seat].favor
    change(work, seat, favor=0)
    tokens.fill(work, bank, own)
