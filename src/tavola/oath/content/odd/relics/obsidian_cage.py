"""Obsidian Cage: the beaten side's survivors go onto the relic, and from there to boards of their colour."""

from __future__ import annotations

from .....kernel.powers import Power
from .....kernel.records import Effect
from .....kernel.work import push
from ....book import BOOK, POWERS, word_if
from ....chapters.campaign.sides import force, side_of
from ....chapters.pieces.picking import pick
from ....chapters.pieces.relics import release
from ....chapters.pieces.warbands import leave
from ....state import Captive, Table, Work, campaign_of, change
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
    """Caged warbands of one colour go to the board of that colour."""
    return Effect("open_cage")


def _colors(table: Table, source: str) -> list[str]:
    boards = {player.banner_color for player in table.players}
    found = [captive.color for captive in table.captives if captive.card == source and captive.color in boards]
    return list(dict.fromkeys(found))


@word_if("open_cage", lambda table, source, seat, place: bool(_colors(table, source)))
def _open(work: Work, source: str, seat: int, place: str) -> None:
    pick(work, seat, "color", _colors(work, source), "cage.free", source, why=source)


@BOOK.does("cage.free")
def _free(work: Work, source: str, color: str) -> None:
    for captive in work.captives:
        if captive.card == source and captive.color == color:
            release(work, captive)
    work.captives = tuple(one for one in work.captives if not (one.card == source and one.color == color))
