"""Ivory Eye: a look at one hidden thing: a site, an adviser, or a relic at a site."""

from __future__ import annotations

from msgspec.structs import replace

from .....kernel.records import Effect
from .....kernel.work import tell
from ....book import BOOK, word_if
from ....chapters.pieces.picking import pick
from ....chapters.pieces.relics import look_at_site
from ....state import SLOT_NAMES, Table, Work, alter, change


def look_anywhere() -> Effect:
    """Look at a facedown site, somebody's facedown adviser, or a relic at a site."""
    return Effect("look_anywhere")


def _hidden(table: Table, seat: int) -> list[str]:
    """Slots by their name, cards and relics by the number they lie under."""
    slots = [name for name, site in zip(SLOT_NAMES, table.sites, strict=True) if not site.up]
    advisers = [
        f"#{adviser.n}"
        for other, player in enumerate(table.players)
        for adviser in player.advisers
        if other != seat and not adviser.up
    ]
    relics = [f"#{relic.n}" for site in table.sites for relic in site.relics]
    return [*slots, *advisers, *relics]


@word_if("look_anywhere", lambda table, source, seat, place: bool(_hidden(table, seat)))
def _look(work: Work, source: str, seat: int, place: str) -> None:
    pick(work, seat, "hidden", _hidden(work, seat), "eye.sees", seat, why=source)


@BOOK.does("eye.sees")
def _sees(work: Work, seat: int, what: str) -> None:
    work.ledger.seal()
    if not what.startswith("#"):
        site = work.sites[SLOT_NAMES.index(what)]
        alter(work, site.id, seen=tuple(sorted({*site.seen, seat})))
        tell(work, "oa-log-saw-site", rule="OA-TURN-050", only=seat, site=site.id)
        return
    number = int(what[1:])
    for site in work.sites:
        if any(relic.n == number for relic in site.relics):
            look_at_site(work, seat, site.id, number)
            return
    for owner, player in enumerate(work.players):
        for adviser in player.advisers:
            if adviser.n == number and not adviser.up:
                known = replace(adviser, seen=tuple(sorted({*adviser.seen, seat})))
                change(work, owner, advisers=tuple(known if one == adviser else one for one in player.advisers))
                tell(work, "oa-log-saw", rule="OA-TURN-050", only=seat, card=adviser.card)
