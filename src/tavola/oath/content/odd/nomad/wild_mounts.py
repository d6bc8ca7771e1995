"""Wild Mounts: instead of the Nomad plans due for discard its user may discard one ruled Beast card."""

from __future__ import annotations

from .....kernel.powers import Power
from .....kernel.records import Effect
from .....kernel.work import push
from ....book import BOOK, POWERS
from ....catalog import CARDS
from ....chapters.campaign.course import later
from ....chapters.pieces.cards import discard_adviser, discard_from_site, locked, tagged
from ....chapters.pieces.picking import pick
from ....chapters.pieces.rule import ruled_cards, where
from ....state import Table, Work, campaign_of, fought
from ....verbs.standing import bend

BANDITS_SPARE = 2


def spare_mounts() -> Effect:
    return Effect("spare_mounts")


def _due(table: Table, n: int, seat: int) -> list[str]:
    """The user's own Nomad plans that would be discarded."""
    return [
        entry.source
        for entry in campaign_of(table, n).later
        if entry.moment == "discard" and entry.seat == seat and CARDS[entry.source].suit == "nomad"
    ]


@POWERS.claims("plan_discards", bend("spare_mounts"))
def _discards(work: Work, power: Power, n: int) -> bool:
    seat = power.seat
    beasts = [card for card in ruled_cards(work, seat) if CARDS[card].suit == "beast" and not locked(work, card, seat)]
    if not beasts or not _due(work, n, seat):
        return False
    push(work, "mounts.rest", n)
    if seat < 0:
        # Bandits spare their mounts if that costs them fewer cards: the first Beast from the top of the Cradle down.
        if len(_due(work, n, seat)) >= BANDITS_SPARE:
            push(work, "mounts.instead", n, seat, beasts[0])
        return True
    pick(work, seat, "card", beasts, "mounts.instead", n, seat, may=True, why=power.source)
    return True


@BOOK.does("mounts.instead")
def _instead(work: Work, n: int, seat: int, beast: str) -> None:
    """The beast goes, the mounts stay."""
    owner, site = where(work, beast)
    if site:
        discard_from_site(work, seat, beast, site)
    else:
        discard_adviser(work, seat, owner, tagged(work, owner, beast))
    spared = _due(work, n, seat)
    kept = [one for one in campaign_of(work, n).later if not (one.moment == "discard" and one.source in spared)]
    fought(work, n, later=tuple(kept))


@BOOK.does("mounts.rest")
def _rest(work: Work, n: int) -> None:
    later(work, n, "discard", "")
