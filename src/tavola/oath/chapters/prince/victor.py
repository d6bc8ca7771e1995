"""The Prince as victor: what the chronicle asks of him (P10). Nothing here changes the table; chance is handed in."""

from __future__ import annotations

from ....kernel.rng import Chance
from ...catalog import CARDS, DENIZEN, EDIFICE, OATHS
from ...state import CHANCELLOR, SUITS, Site, Table
from ..pieces.rule import ruled_sites
from .box import CONSPIRATOR, FRIEND, height, highest, prince_of

BUILD = "build"
REPAIR = "repair"
NOTHING = ""
#: What he does with edifices: how, at which site, with which card.
Work = tuple[str, str, str]


def new_oath(table: Table, chance: Chance) -> str:
    """A goal that must be chosen is chosen at random among the three not in use (OA-PRINCE-144, 145)."""
    return chance.pick([oath for oath in sorted(OATHS) if oath != table.oath])


def offers_citizenship(table: Table) -> bool:
    """As Exile he makes nobody a Citizen of the new realm (OA-PRINCE-146)."""
    return table.players[prince_of(table).seat].role == CHANCELLOR


def edifice(table: Table) -> Work:
    """Build at the leftmost, topmost ruled site where he can; without an edifice in the archive, or with none that can
    be built, repair the ruin at the leftmost ruled site with one (OA-PRINCE-147, 148, 153)."""
    ruled = ruled_sites(table, prince_of(table).seat)
    suits = {CARDS[card].suit for card in table.archive if CARDS[card].kind == EDIFICE}
    for site in ruled:
        card = _foundation(table, site, suits)
        if card:
            return BUILD, site.id, card
    for site in ruled:
        for card in site.cards:
            if CARDS[card].ruined:
                return REPAIR, site.id, card
    return NOTHING, "", ""


def _foundation(table: Table, site: Site, suits: set[str]) -> str:
    """The denizen an edifice takes the place of: suit of the highest Friend, then of the highest Conspirator, then the
    one nearest to the site (OA-PRINCE-151)."""
    if any(CARDS[card].kind == EDIFICE for card in site.cards):
        return ""
    able = [card for card in site.cards if CARDS[card].kind == DENIZEN and CARDS[card].suit in suits]

    def order(card: str) -> tuple[int, int]:
        return -height(table, CARDS[card].suit, FRIEND), -height(table, CARDS[card].suit, CONSPIRATOR)

    return min(able, key=order, default="")


def archive_suit(table: Table, work: Work, chance: Chance) -> str:
    """Six cards in: the suit of the edifice built or repaired; without one of the highest Friend, then of the highest
    Conspirator, then any (OA-PRINCE-149, 150, 152)."""
    _, _, card = work
    if card:
        return CARDS[CARDS[card].back].suit if CARDS[card].ruined else CARDS[card].suit
    return highest(table, FRIEND) or highest(table, CONSPIRATOR) or chance.pick(list(SUITS))
