"""Words about other players: taking from them, killing their warbands, dealing with them."""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel.records import Effect, Option
from ...kernel.work import push, tell
from ..book import BOOK, WINDOWS, word, word_if
from ..chapters.court.banners import give_banner
from ..chapters.court.deals import negotiate
from ..chapters.pieces import tokens, warbands
from ..chapters.pieces.muting import may_mute
from ..chapters.pieces.picking import pick
from ..chapters.pieces.rule import chancellor, here, rules
from ..state import Table, Work, change, clockwise, region_of, seat_of, set_banner, site_of
from ..state import banner as banner_of

CHANCELLOR = "chancellor"
HERE = "here"


def take_favor(n: int, whose: str) -> Effect:
    """Take favor from the Chancellor, or from a player at the user's site."""
    return Effect("take_favor", (n, whose))


def _victims(table: Table, seat: int, whose: str) -> list[int]:
    seats = here(table, seat) if whose == HERE else (chancellor(table),)
    return [other for other in seats if other != seat and table.players[other].favor]


@word_if("take_favor", lambda table, source, seat, place, n, whose: bool(_victims(table, seat, whose)))
def _take_favor(work: Work, source: str, seat: int, place: str, n: int, whose: str) -> None:
    among = [work.players[other].color for other in _victims(work, seat, whose)]
    pick(work, seat, "player", among, "people.favor", seat, n, why=source)


@BOOK.does("people.favor")
def _favor_from(work: Work, seat: int, n: int, color: str) -> None:
    tokens.take_favor(work, seat, seat_of(work, color), n)


def tax(n: int) -> Effect:
    """Take favor from every other player who stands at a site the user rules in the user's region."""
    return Effect("tax", (n,))


@word("tax")
def _tax(work: Work, source: str, seat: int, place: str, n: int) -> None:
    region = region_of(work, work.players[seat].site)
    for other in clockwise(work, seat)[1:]:
        there = work.players[other].site
        if region_of(work, there) == region and rules(work, seat, there):
            tokens.take_favor(work, seat, other, n)


def take_secret() -> Effect:
    """Take 1 secret from a player at the user's site, never that player's last one."""
    return Effect("take_secret")


def _rich(table: Table, source: str, seat: int, place: str) -> bool:
    return any(table.players[other].all_secrets > 1 for other in here(table, seat))


@word_if("take_secret", _rich)
def _take_secret(work: Work, source: str, seat: int, place: str) -> None:
    among = [work.players[other].color for other in here(work, seat) if work.players[other].all_secrets > 1]
    pick(work, seat, "player", among, "people.secret", seat, why=source)


@BOOK.does("people.secret")
def _secret_from(work: Work, seat: int, color: str) -> None:
    tokens.move_secret(work, seat_of(work, color), seat)
    tell(work, "oa-log-secret-taken", rule="OA-TURN-044", player=work.players[seat].color, other=color)


def kill_on_board(n: int) -> Effect:
    """Kill warbands on any board, the user's own among them."""
    return Effect("kill_on_board", (n,))


def _manned(table: Table) -> list[str]:
    return [player.color for player in table.players if player.warbands]


@word_if("kill_on_board", lambda table, source, seat, place, n: bool(_manned(table)))
def _kill_on_board(work: Work, source: str, seat: int, place: str, n: int) -> None:
    pick(work, seat, "player", _manned(work), "people.kill", n, why=source)


@BOOK.does("people.kill")
def _kill(work: Work, n: int, color: str) -> None:
    warbands.kill_on_board(work, seat_of(work, color), n)


def kill_own(n: int) -> Effect:
    """Warbands on the own board die, as many as there are."""
    return Effect("kill_own", (n,))


@word("kill_own")
def _kill_own(work: Work, source: str, seat: int, place: str, n: int) -> None:
    warbands.kill_on_board(work, seat, n)


def kill_here() -> Effect:
    """All warbands at this site die, whoever owns them."""
    return Effect("kill_here")


@word("kill_here")
def _kill_here(work: Work, source: str, seat: int, place: str) -> None:
    warbands.kill_at_site(work, place, site_of(work, place).warbands)


def bind_secrets() -> Effect:
    """Everybody burns all secrets but 1; the user's one is what lies on this card, all others on cards burn too."""
    return Effect("bind_secrets")


@word("bind_secrets")
def _bind_secrets(work: Work, source: str, seat: int, place: str) -> None:
    """Whoever keeps a secret keeps a face-up one. Those on sites and on the banner are nobody's (OA-TURN-045)."""
    for other, player in enumerate(work.players):
        kept = 0 if other == seat else 1
        up = min(kept, player.secrets)
        change(work, other, secrets=up, spent=min(kept - up, player.spent))
    bound = {card: (favor, min(secrets, 1) if card == source else 0) for card, (favor, secrets) in work.tokens.items()}
    work.tokens = {card: lying for card, lying in bound.items() if any(lying)}


# -- deals ------------------------------------------------------------------------------------------------------------


def exchange(goods: str) -> Effect:
    """A binding exchange of these goods with any one player: `exchange("favor secret relic")`."""
    return Effect("exchange", (goods,))


@word("exchange")
def _exchange(work: Work, source: str, seat: int, place: str, goods: str) -> None:
    among = [player.color for other, player in enumerate(work.players) if other != seat]
    pick(work, seat, "player", among, "people.deal", seat, goods, why=source)


@BOOK.does("people.deal")
def _deal(work: Work, seat: int, goods: str, color: str) -> None:
    negotiate(work, seat, seat_of(work, color), goods)


def gathering(goods: str) -> Effect:
    """Each player from the Chancellor on may put the pawn here; then those present may deal with each other."""
    return Effect("gathering", (goods,))


COME = BOOK.asks("gathering.come", "oa-ask-come")
BARTER = BOOK.asks("gathering.barter", "oa-ask-barter")


@word("gathering")
def _gathering(work: Work, source: str, seat: int, place: str, goods: str) -> None:
    push(work, "gathering.open", place, goods)
    for other in reversed(clockwise(work, chancellor(work))):
        push(work, "gathering.come", place, seat=other)


@COME.asked_if
def _elsewhere(table: Table, seat: int, place: str) -> bool:
    return table.players[seat].site != place


@COME.offers
def _comes(table: Table, seat: int, place: str) -> Iterable[Option]:
    yield Option("come", "come")
    yield Option("stay", "stay")


@COME.answers("come")
def _come(work: Work, seat: int, place: str) -> None:
    """To put a pawn on a site is no travel (OA-PLAY-074)."""
    change(work, seat, site=place)
    tell(work, "oa-log-comes", rule="OA-PLAY-074", player=work.players[seat].color, site=place)


@COME.answers("stay")
def _stay(work: Work, seat: int, place: str) -> None:
    pass


may_mute(COME, lambda place: "the_gathering")


@BOOK.does("gathering.open")
def _open(work: Work, place: str, goods: str) -> None:
    """Offers go round from the Chancellor until a whole round brings no deal."""
    WINDOWS.open(work, clockwise(work, chancellor(work)), "gathering.barter", place, goods)


@BARTER.offers
def _partners(table: Table, seat: int, place: str, goods: str) -> Iterable[Option]:
    for other in here(table, seat):
        yield Option(f"deal with {table.players[other].color}", "deal", (other,))
    yield Option("pass", "pass")


@BARTER.answers("deal")
def _bargain(work: Work, seat: int, place: str, goods: str, other: int) -> None:
    negotiate(work, seat, other, goods)


@BARTER.answers("pass")
def _none(work: Work, seat: int, place: str, goods: str) -> None:
    pass


@BARTER.asked_if
def _company(table: Table, seat: int, place: str, goods: str) -> bool:
    return table.players[seat].site == place and bool(here(table, seat))


may_mute(BARTER, lambda place, goods: "offers")


# -- banners ----------------------------------------------------------------------------------------------------------


def burn_banner(banner: str, n: int) -> Effect:
    """Burn tokens of a banner, always leaving 1; `n` 0: all the others."""
    return Effect("burn_banner", (banner, n))


@word_if("burn_banner", lambda table, source, seat, place, banner, n: banner_of(table, banner).tokens > 1)
def _burn_banner(work: Work, source: str, seat: int, place: str, banner: str, n: int) -> None:
    tokens_there = banner_of(work, banner).tokens
    burned = tokens_there - 1 if not n else min(n, tokens_there - 1)
    set_banner(work, banner, tokens=tokens_there - burned)


def add_to_banner(banner: str, n: int) -> Effect:
    """Put secrets of the shared bank on the Darkest Secret."""
    return Effect("add_to_banner", (banner, n))


@word("add_to_banner")
def _add_to_banner(work: Work, source: str, seat: int, place: str, banner: str, n: int) -> None:
    set_banner(work, banner, tokens=banner_of(work, banner).tokens + n)


def hand_banner(banner: str) -> Effect:
    """Give this banner to the Chancellor; without it this cannot be done."""
    return Effect("hand_banner", (banner,))


def _held(table: Table, source: str, seat: int, place: str, banner: str) -> bool:
    return banner_of(table, banner).holder == seat


@word_if("hand_banner", _held)
def _hand_banner(work: Work, source: str, seat: int, place: str, banner: str) -> None:
    give_banner(work, chancellor(work), banner)
