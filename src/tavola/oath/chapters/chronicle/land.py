"""Phases 4 to 6: which sites are kept, which fall to ruin, and how the map is filled again (R15.4 to 15.6)."""

from __future__ import annotations

from ....kernel.work import shuffle, tell
from ...book import BOOK, POWERS
from ...catalog import CARDS, DENIZEN, EDIFICE, SITES
from ...state import REGION_OF_SLOT, REGIONS, Site, Table, Work, alter, change, next_region, region_of
from ..pieces.cards import to_pile
from ..pieces.rule import ruled_sites
from .edifice import edifice_at


@BOOK.does("chronicle.land")
def land(work: Work, seat: int) -> None:
    """What the winner does not rule is lost, ruins are set aside, the map is cleared and filled again."""
    ruled = {site.id for site in ruled_sites(work, seat)}
    kept = _kept(work, ruled)
    lost = tuple(site for site in work.sites if site.id not in kept)
    for site in lost:
        _discard(work, site)
    for site in work.sites:
        if site.id in kept - ruled:
            _fall(work, site)
    _clear(work)
    work.sites = _filled(work, [_bare(site) for site in work.sites if site.id in kept])
    _turn_up(work)
    tell(work, "oa-log-map", rule="OA-CHR-027", sites=tuple(site.id for site in work.sites if site.up))


def _kept(table: Table, ruled: set[str]) -> set[str]:
    """Ruled sites, those with an intact edifice, and those a power keeps (OA-CHR-015, 017)."""
    return {
        site.id
        for site in table.sites
        if site.id in ruled
        or (edifice_at(site) and not CARDS[edifice_at(site)].ruined)
        or (site.up and POWERS.value(table, "keeps_site", False, site))
    }


def _discard(work: Work, site: Site) -> None:
    """Denizens go to a discard pile, relics to the relic deck, a ruin to the archive; facedown sites go too
    (OA-CHR-015, 016)."""
    _shed(work, site)
    work.relic_deck += tuple(relic.card for relic in site.relics)
    work.archive += tuple(CARDS[card].back for card in site.cards if CARDS[card].kind == EDIFICE)
    alter(work, site.id, cards=(), relics=())
    if site.up:
        tell(work, "oa-log-land-lost", rule="OA-CHR-015", site=site.id)


def _shed(work: Work, site: Site) -> None:
    """The denizens of a site are discarded."""
    for card in site.cards:
        if CARDS[card].kind == DENIZEN:
            to_pile(work, card, next_region(region_of(work, site.id)))


def _fall(work: Work, site: Site) -> None:
    """An intact edifice the winner does not rule falls to ruin, and the denizens beside it are discarded
    (OA-CHR-018)."""
    card = edifice_at(site)
    if not card or CARDS[card].ruined:
        return
    _shed(work, site)
    alter(work, site.id, cards=(CARDS[card].back,))
    tell(work, "oa-log-falls", rule="OA-CHR-018", card=card, site=site.id)


def _clear(work: Work) -> None:
    """Pawns, favor, secrets and warbands leave the map (OA-CHR-021)."""
    work.shared += sum(site.favor for site in work.sites) + sum(favor for favor, _ in work.tokens.values())
    work.tokens = {}
    for seat in range(len(work.players)):
        change(work, seat, site="")


def _bare(site: Site) -> Site:
    """A site with what travels with it: cards and relics (OA-CHR-030)."""
    return Site(site.id, True, site.cards, site.relics)


def _filled(work: Work, stay: list[Site]) -> tuple[Site, ...]:
    """Kept sites are pushed up: the Cradle takes the first, the Provinces the next, the Hinterland the rest
    (OA-CHR-022 to 024). Those with a ruin were set aside and come back from the bottom, the last first (OA-CHR-019,
    025, 026). What is still empty is drawn face down (OA-CHR-027)."""
    aside = [site for site in stay if (card := edifice_at(site)) != "" and CARDS[card].ruined]
    slots: list[Site | None] = [site for site in stay if site not in aside]
    slots += [None] * (len(REGION_OF_SLOT) - len(slots))
    for site in reversed(aside):
        slots[max(slot for slot, other in enumerate(slots) if other is None)] = site
    unused = iter(shuffle(work, tuple(sorted(set(SITES) - {site.id for site in stay}))))
    return tuple(Site(next(unused)) if site is None else site for site in slots)


def _turn_up(work: Work) -> None:
    """A region without a face-up site turns up its top one (OA-CHR-028); it gets its relics later (OA-CHR-029)."""
    for region in REGIONS:
        here = [site for slot, site in enumerate(work.sites) if REGION_OF_SLOT[slot] == region]
        if not any(site.up for site in here):
            alter(work, here[0].id, up=True)
    work.ledger.seal()
