"""Citizens and Exiles: joining the Empire, being cast out, leaving it (R13)."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel.records import Option, Refusal, Text
from ....kernel.work import push, tell
from ...book import BOOK, POWERS, word
from ...state import (
    CITIZEN,
    EXILE,
    GRAND_SCEPTER,
    MOST_SUPPLY,
    PURPLE,
    Table,
    Work,
    alter,
    change,
    site_of,
    turned,
)
from ..actions.act import carries_out, minor
from ..pieces.cards import discard_vision
from ..pieces.picking import pick
from ..pieces.relics import leave_reliquary, take_relics
from ..pieces.tokens import give_favor, purse
from ..pieces.warbands import bank_of

EXILE_PRICE = 5


def scepter_holder(table: Table) -> int:
    return next((seat for seat, player in enumerate(table.players) if GRAND_SCEPTER in player.relics), -1)


def wields_scepter(table: Table, seat: int) -> bool:
    """The Scepter serves its holder, but not in the turn it was taken (OA-RELIC-010)."""
    return GRAND_SCEPTER in table.players[seat].relics and GRAND_SCEPTER not in table.turn.taken


# -- joining ----------------------------------------------------------------------------------------------------------


def become_citizen(work: Work, seat: int) -> None:
    """An Exile joins the Empire (OA-CIT-016 to 023). What is promised comes afterwards."""
    player = work.players[seat]
    places = _own_places(work, seat)
    tell(work, "oa-log-citizen", rule="OA-CIT-016", player=player.color)
    push(work, "citizen.joined", seat)
    push(work, "citizen.replace", seat, max(0, sum(n for _, n in places) - bank_of(work, PURPLE)))


def _own_places(table: Table, seat: int) -> list[tuple[str, int]]:
    player = table.players[seat]
    found = [("board", player.warbands)] if player.warbands else []
    return found + [(site.id, site.warbands) for site in table.sites if site.army == player.color]


@BOOK.does("citizen.replace")
def replace_short(work: Work, seat: int, short: int) -> None:
    """Where purple runs short the Exile chooses which warbands are lost (OA-CIT-017)."""
    if short:
        push(work, "citizen.replace", seat, short - 1)
        pick(work, seat, "army", [place for place, _ in _own_places(work, seat)], "citizen.lost", seat)


@BOOK.does("citizen.lost")
def lost(work: Work, seat: int, place: str) -> None:
    if place == "board":
        change(work, seat, warbands=work.players[seat].warbands - 1)
    else:
        there = site_of(work, place)
        alter(work, place, warbands=there.warbands - 1, army=there.army if there.warbands > 1 else "")


@BOOK.does("citizen.joined")
def joined(work: Work, seat: int) -> None:
    player = work.players[seat]
    for site in work.sites:
        if site.army == player.color:
            alter(work, site.id, army=PURPLE)
    change(work, seat, role=CITIZEN)
    push(work, "title")
    if player.vision:
        discard_vision(work, seat)
    if work.keeper == seat:
        work.usurper = False
    if work.turn.seat == seat:
        turned(work, over=True)
    refill(work, seat)


def refill(work: Work, seat: int) -> None:
    """Changing sides fills the Supply; in the own turn that is no saved Supply (OA-SUP-010)."""
    player = work.players[seat]
    if work.turn.seat == seat:
        turned(work, refilled=work.turn.refilled + MOST_SUPPLY - player.supply)
    change(work, seat, supply=MOST_SUPPLY)


def take_from_reliquary(work: Work, seat: int, space: int) -> None:
    """A relic of the Reliquary is taken; its space now binds the Chancellor (OA-RELQ-004)."""
    take_relics(work, seat, (leave_reliquary(work, space),))


# -- leaving ----------------------------------------------------------------------------------------------------------


def exile_price(table: Table, seat: int, victim: int) -> int:
    """5 favor, more for a Citizen with title or People's Favor, less for a Scepter holder with them (OA-CIT-026)."""
    price = EXILE_PRICE
    for who, sign in ((victim, 1), (seat, -1)):
        price += sign * ((table.keeper == who) + (table.people.holder == who))
    return price


def self_price(table: Table, seat: int) -> int:
    """Favor for leaving: own secrets, on board and cards, and own board warbands (OA-CIT-031)."""
    player = table.players[seat]
    placed = sum(secrets for _, secrets in table.tokens.values()) if table.turn.seat == seat else 0
    return player.all_secrets + placed + player.warbands


def exile_bar(table: Table, seat: int, victim: int) -> Refusal | None:
    """Why a Citizen cannot be exiled."""
    if table.players[victim].role != CITIZEN:
        return Refusal("OA-CIT-026", Text("oa-why-no-citizen", {"player": table.players[victim].color}))
    if seat == victim and scepter_holder(table) in (seat, -1):
        return Refusal("OA-CIT-033", Text("oa-why-own-scepter"))
    price = self_price(table, seat) if seat == victim else exile_price(table, seat, victim)
    if purse(table, seat) < price:
        return Refusal("OA-CIT-027", Text("oa-why-exile-price", {"n": price}))
    nothing: Refusal | None = None
    return POWERS.value(table, "bars_exile", nothing, victim)


@minor
def exiles(table: Table, seat: int) -> Iterable[Option]:
    if wields_scepter(table, seat):
        for other, player in enumerate(table.players):
            if other != seat and exile_bar(table, seat, other) is None:
                yield Option(f"exile {player.color}", "exile", (other,))
    if table.players[seat].role == CITIZEN and exile_bar(table, seat, seat) is None:
        yield Option("leave the empire", "exile", (seat,))


@carries_out("exile")
def exile(work: Work, seat: int, mods: str, victim: int) -> None:
    if seat == victim:
        give_favor(work, seat, scepter_holder(work), self_price(work, seat))
        turned(work, over=True)
    else:
        give_favor(work, seat, victim, exile_price(work, seat, victim))
    become_exile(work, victim)


def become_exile(work: Work, seat: int) -> None:
    """The board turns, its warbands take the own colour as far as it reaches; sites stay Imperial (OA-CIT-028 to
    030)."""
    board = work.players[seat].warbands
    player = change(work, seat, role=EXILE, warbands=0)
    change(work, seat, warbands=min(board, bank_of(work, player.color)))
    refill(work, seat)
    tell(work, "oa-log-exile", rule="OA-CIT-028", player=player.color)
    push(work, "title")


@word("become_citizen")
def _become(work: Work, source: str, seat: int, place: str, relic: str = "") -> None:
    """A card grants Citizenship; with `relic` one of the Reliquary comes along, chosen by its space (OA-CIT-025)."""
    if relic:
        spaces = [str(space + 1) for space, veiled in enumerate(work.reliquary) if veiled is not None]
        pick(work, seat, "space", spaces, "citizen.relic", seat, why=source)
    become_citizen(work, seat)


@BOOK.does("citizen.relic")
def blind_relic(work: Work, seat: int, space: str) -> None:
    take_from_reliquary(work, seat, int(space) - 1)
