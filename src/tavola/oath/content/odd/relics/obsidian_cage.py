"""Obsidian Cage: the beaten side's survivors go onto the relic, and from there to boards of their colour."""

from __future__ import annotations

from .....kernel.powers import Power
from .....kernel.records import Effect
from .....kernel.work import push
from ....book import BOOK, POWERS, word_if
from ....chapters.campaign.sides import force, side_of
from ....chapters.pieces.picking import pick
from ....chapters.pieces.relics import homes, release
from ....chapters.pieces.warbands import leave
from ....state import Captive, Table, Work, campaign_of, change, seat_of
from ....verbs.standing import bend


def cage() -> Effect:
    """If the user wins, the surviving enemy force goes onto this relic."""
    return Effect("cage")


@POWERS.claims("survivors", bend("cage"))
def _cage(work: Work, power: Power, n: int, side: str) -> bool:
    campaign = campaign_of(work, n)
    if side_of(campaign, power.seat) == side:
        return False
    for company in force(work, campaign, side):
        kind, _, what = company.place.partition(" ")
        if kind == "board":
            change(work, int(what), warbands=work.players[int(what)].warbands - company.n)
        else:
            leave(work, what, company.n)
        work.captives = (*work.captives, Captive(power.source, company.color, company.n))
    push(work, "title")
    return True


def open_cage() -> Effect:
    """Any number of caged warbands of one colour go to a board of that colour."""
    return Effect("open_cage")


def _caged(table: Table, source: str, color: str) -> int:
    return sum(captive.n for captive in table.captives if (captive.card, captive.color) == (source, color))


def _colors(table: Table, source: str) -> list[str]:
    found = [one.color for one in table.captives if one.card == source and homes(table, one.color)]
    return list(dict.fromkeys(found))


@word_if("open_cage", lambda table, source, seat, place: bool(_colors(table, source)))
def _open(work: Work, source: str, seat: int, place: str) -> None:
    pick(work, seat, "color", _colors(work, source), "cage.whose", source, seat, why=source)


@BOOK.does("cage.whose")
def _whose(work: Work, source: str, seat: int, color: str) -> None:
    boards = [work.players[home].color for home in homes(work, color)]
    pick(work, seat, "player", boards, "cage.many", source, seat, color, why=source)


@BOOK.does("cage.many")
def _many(work: Work, source: str, seat: int, color: str, board: str) -> None:
    numbers = [str(n) for n in range(1, _caged(work, source, color) + 1)]
    pick(work, seat, "number", numbers, "cage.free", source, color, board, why=source)


@BOOK.does("cage.free")
def _free(work: Work, source: str, color: str, board: str, n: str) -> None:
    left = _caged(work, source, color) - int(n)
    others = tuple(one for one in work.captives if (one.card, one.color) != (source, color))
    work.captives = (*others, Captive(source, color, left)) if left else others
    release(work, seat_of(work, board), int(n))
