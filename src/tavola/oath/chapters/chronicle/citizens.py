"""Phase 2: an Exile who won turns the Citizens out and may welcome others (R15.2)."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel.records import Option, Text
from ....kernel.work import push, tell
from ...book import BOOK
from ...state import CITIZEN, EXILE, Table, Work, alter, change, princely
from ..pieces.warbands import bank_of
from ..prince import victor
from .course import annals_of, recorded

WELCOME = BOOK.asks("chronicle.welcome", "oa-ask-welcome")
JOIN = BOOK.asks("chronicle.join")


@BOOK.does("chronicle.citizens")
def citizens(work: Work, seat: int) -> None:
    """Every Citizen board turns to Exile, also those nobody plays. A Chancellor or Citizen who won changes no board
    (OA-CHR-004, 007)."""
    if work.players[seat].role != EXILE:
        tell(work, "oa-log-boards-stay", rule="OA-CHR-007")
        return
    turned = annals_of(work).were
    for other, player in enumerate(work.players):
        if player.role == CITIZEN:
            change(work, other, role=EXILE, warbands=0)
    recorded(work, turned=turned, citizens=())
    if turned:
        tell(work, "oa-log-turned-out", rule="OA-CHR-004", players=turned)
    if not princely(work, seat) or victor.offers_citizenship(work):
        push(work, "chronicle.welcome", "", seat=seat)


def guests(table: Table, seat: int, asked: str) -> tuple[int, ...]:
    """The Exiles who may still be offered Citizenship: not those just turned out (OA-CHR-005)."""
    never = (*annals_of(table).turned, *asked.split())
    return tuple(
        other
        for other, player in enumerate(table.players)
        if other != seat and player.role == EXILE and player.color not in never
    )


@WELCOME.asked_if
def _due(table: Table, seat: int, asked: str) -> bool:
    return bool(guests(table, seat, asked))


@WELCOME.offers
def _exiles(table: Table, seat: int, asked: str) -> Iterable[Option]:
    for other in guests(table, seat, asked):
        yield Option(f"welcome {table.players[other].color}", "welcome", (other,))
    yield Option("pass", "pass")


@WELCOME.answers("welcome")
def _welcome(work: Work, seat: int, asked: str, other: int) -> None:
    color = work.players[other].color
    tell(work, "oa-log-welcomes", rule="OA-CHR-005", player=work.players[seat].color, other=color)
    push(work, "chronicle.welcome", f"{asked} {color}".strip(), seat=seat)
    push(work, "chronicle.join", seat, seat=other)


@WELCOME.answers("pass")
def _enough(work: Work, seat: int, asked: str) -> None:
    pass


@JOIN.prompt
def _asks(table: Table, seat: int, by: int) -> Text:
    return Text("oa-ask-join", {"player": table.players[by].color})


@JOIN.offers
def _answers(table: Table, seat: int, by: int) -> Iterable[Option]:
    yield Option("accept", "accept")
    yield Option("decline", "decline")


@JOIN.answers("accept")
def _accept(work: Work, seat: int, by: int) -> None:
    """The board turns, and at each site the player rules one warband of the winner replaces all there (OA-CHR-006)."""
    color, victor = work.players[seat].color, work.players[by].color
    held = [site.id for site in work.sites if site.army == color]
    change(work, seat, role=CITIZEN, warbands=0)
    for site in held:
        alter(work, site, army="", warbands=0)
    for site in held:
        if bank_of(work, victor):
            alter(work, site, army=victor, warbands=1)
    tell(work, "oa-log-joins", rule="OA-CHR-006", player=color, sites=tuple(held), n=len(held))


@JOIN.answers("decline")
def _decline(work: Work, seat: int, by: int) -> None:
    tell(work, "oa-log-joins-not", rule="OA-CHR-005", player=work.players[seat].color)
