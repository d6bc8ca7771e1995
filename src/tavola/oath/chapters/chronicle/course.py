"""The eleven phases in their order (OA-END-018)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from ....kernel.rng import Chance
from ....kernel.work import push, tell
from ...annals import Annals, Held
from ...book import BOOK
from ...state import BANDITS, CITIZEN, Site, Table, Work
from ..court.title import relic_counts
from ..pieces.rule import ruler

#: Phases 1 to 11. Sites, ruins and the new map are one step: sites are set aside between them.
PHASES = ("vow", "citizens", "edifice", "land", "enter", "leave", "relics", "deck", "save")


@BOOK.does("chronicle")
def begin(work: Work, seat: int, way: str) -> None:
    """The winner writes; the map as the victory left it is remembered."""
    work.campaigns = ()
    color = work.players[seat].color
    were = tuple(player.color for player in work.players if player.role == CITIZEN)
    annals = annals_of(work)
    recorded(
        work,
        winner=color,
        way=way,
        were=(*were, *annals.citizens),
        land=tuple(_held(work, site) for site in work.sites),
        held=relic_counts(work),
    )
    tell(work, "oa-log-chronicle", rule="OA-END-018", player=color)
    for phase in reversed(PHASES):
        push(work, f"chronicle.{phase}", seat)


def _held(table: Table, site: Site) -> Held:
    if not site.up:
        return Held()
    by = ruler(table, site)
    return Held(site.id, site.cards, len(site.relics), "bandits" if by == BANDITS else table.players[by].color)


def annals_of(table: Table) -> Annals:
    """The chronicle that is written."""
    assert table.annals is not None
    return table.annals


def recorded(work: Work, **fields: object) -> Annals:
    """The chronicle with some fields changed, written back."""
    work.annals = replace(annals_of(work), **fields)
    return annals_of(work)


def drawn(work: Work, choose: Callable[[Chance], str]) -> str:
    """What chance decides for a winner who plays by rules."""
    chance = Chance(work.rng)
    found = choose(chance)
    work.rng = chance.rng
    work.ledger.seal()
    return found
