"""Favor and secrets: gaining, paying, burning, giving. Favor is counted, secrets never run out (OA-SET-010, 011)."""

from __future__ import annotations

from ....kernel.work import tell
from ...book import POWERS
from ...catalog import CARDS, Price
from ...state import SUITS, Table, Work, change, lying
from .warbands import kill_on_board


def bank(table: Table, suit: str) -> int:
    return table.banks[SUITS.index(suit)]


def fill(work: Work, suit: str, n: int) -> None:
    """Put favor into a bank, or take it out."""
    place = SUITS.index(suit)
    work.banks = (*work.banks[:place], work.banks[place] + n, *work.banks[place + 1 :])


def arrive(work: Work, seat: int, n: int) -> None:
    """Favor reaches a player's board, unless a power sends it elsewhere."""
    if n and not POWERS.claim(work, "favor_arrives", seat, n):
        change(work, seat, favor=work.players[seat].favor + n)


def gain_favor(work: Work, seat: int, n: int, suit: str, straight: bool = False) -> int:
    """Gain favor from a bank, as much as it has (OA-TURN-042, 043). `straight`: no power sends it elsewhere."""
    n = min(n, bank(work, suit))
    if n > 0:
        fill(work, suit, -n)
        if straight:
            change(work, seat, favor=work.players[seat].favor + n)
        else:
            arrive(work, seat, n)
        tell(work, "oa-log-favor", rule="OA-TURN-043", player=work.players[seat].color, n=n, bank=suit)
    return max(n, 0)


def purse(table: Table, seat: int) -> int:
    """The favor a player can spend."""
    return POWERS.value(table, "purse", table.players[seat].favor, seat)


def spend_favor(work: Work, seat: int, n: int) -> None:
    """Favor leaves a player's purse: the board first."""
    own = min(n, work.players[seat].favor)
    if own:
        change(work, seat, favor=work.players[seat].favor - own)
    if n > own and not POWERS.claim(work, "favor_spent", seat, n - own):
        raise ValueError(f"seat {seat} cannot spend {n} favor")


def burn_favor(work: Work, seat: int, n: int) -> None:
    """Favor goes from a player to the shared bank, unless a power takes it (OA-TURN-045, 067)."""
    spend_favor(work, seat, n)
    if n and not POWERS.claim(work, "favor_burned", seat, n):
        work.shared += n


def pay_bank(work: Work, seat: int, n: int, suit: str) -> None:
    spend_favor(work, seat, n)
    fill(work, suit, n)


def give_favor(work: Work, giver: int, taker: int, n: int) -> None:
    """Favor goes from one player to another; what is owed to bandits is burned (OA-TURN-070)."""
    if taker < 0:
        burn_favor(work, giver, n)
        return
    spend_favor(work, giver, n)
    arrive(work, taker, n)


def take_favor(work: Work, taker: int, victim: int, n: int) -> int:
    """Take favor from a player's board, as much as lies there."""
    n = min(n, work.players[victim].favor)
    if n:
        change(work, victim, favor=work.players[victim].favor - n)
        arrive(work, taker, n)
        one, other = work.players[taker].color, work.players[victim].color
        tell(work, "oa-log-favor-taken", rule="OA-TURN-044", n=n, player=one, other=other)
    return n


def gain_secrets(work: Work, seat: int, n: int) -> None:
    if n > 0:
        change(work, seat, secrets=work.players[seat].secrets + n)
        tell(work, "oa-log-secrets", rule="OA-TURN-043", player=work.players[seat].color, n=n)


def spend_secrets(work: Work, seat: int, n: int) -> None:
    """Face-up secrets leave the board."""
    if n:
        change(work, seat, secrets=work.players[seat].secrets - n)


def flip_secrets(work: Work, seat: int, n: int) -> None:
    """Turn face-up secrets down: they are still there, but pay nothing (OA-SET-012, 013)."""
    player = work.players[seat]
    change(work, seat, secrets=player.secrets - n, spent=player.spent + n)


def lose_secrets(work: Work, seat: int, n: int) -> None:
    """Burn secrets by an effect, face-up ones first."""
    player = work.players[seat]
    up = min(n, player.secrets)
    change(work, seat, secrets=player.secrets - up, spent=player.spent - min(n - up, player.spent))


def move_secret(work: Work, giver: int, taker: int) -> None:
    """A secret changes hands and keeps its side, a face-up one first (OA-TURN-077)."""
    side = "secrets" if work.players[giver].secrets else "spent"
    change(work, giver, **{side: getattr(work.players[giver], side) - 1})
    change(work, taker, **{side: getattr(work.players[taker], side) + 1})


def place(work: Work, card: str, favor: int = 0, secrets: int = 0) -> None:
    """Tokens come to lie on a card."""
    had = lying(work, card)
    work.tokens = {**work.tokens, card: (had[0] + favor, had[1] + secrets)}


def lift(work: Work, card: str) -> tuple[int, int]:
    """Take all tokens off a card."""
    had = lying(work, card)
    if had != (0, 0):
        work.tokens = {other: tokens for other, tokens in work.tokens.items() if other != card}
    return had


def affords(table: Table, seat: int, price: Price) -> bool:
    """Whether a player could pay all of this together (OA-PLAY-038, 039)."""
    player = table.players[seat]
    favor = price.favor + price.burn
    return (
        (not favor or purse(table, seat) >= favor)
        and player.secrets >= price.secrets + price.burn_secrets + price.flip
        and player.warbands >= price.sacrifice
    )


def pay(work: Work, seat: int, price: Price, card: str) -> None:
    """Pay a price onto a card. Outside the own turn favor goes straight to the bank of the card's suit, and secrets
    stay on the board face down (OA-PLAY-033, 037)."""
    spend_secrets(work, seat, price.burn_secrets)
    if price.flip:
        flip_secrets(work, seat, price.flip)
    if price.burn:
        burn_favor(work, seat, price.burn)
    if price.sacrifice:
        kill_on_board(work, seat, price.sacrifice)
    if not price.places:
        return
    suit = CARDS[card].suit if card in CARDS else ""
    if seat == work.turn.seat:
        spend_favor(work, seat, price.favor)
        spend_secrets(work, seat, price.secrets)
        place(work, card, price.favor, price.secrets)
        return
    if price.favor and suit:
        pay_bank(work, seat, price.favor, suit)
    elif price.favor:
        burn_favor(work, seat, price.favor)
    flip_secrets(work, seat, price.secrets)


def return_tokens(work: Work, seat: int, keep: str = "") -> None:
    """Favor on cards goes to the banks of their suits, secrets to this player, whose own turn up (OA-TURN-017, 018)."""
    kept = {}
    secrets = 0
    for card, (favor, placed) in work.tokens.items():
        if card == keep:
            kept[card] = (favor, 0)
            secrets += placed
            continue
        secrets += placed
        if favor and CARDS[card].suit:
            fill(work, CARDS[card].suit, favor)
        else:
            work.shared += favor
    work.tokens = kept
    player = work.players[seat]
    change(work, seat, secrets=player.secrets + player.spent + secrets, spent=0)


def least_banks(table: Table) -> tuple[str, ...]:
    least = min(table.banks)
    return tuple(suit for suit, favor in zip(SUITS, table.banks, strict=True) if favor == least)


def filled_banks(table: Table) -> tuple[str, ...]:
    return tuple(suit for suit, favor in zip(SUITS, table.banks, strict=True) if favor)
