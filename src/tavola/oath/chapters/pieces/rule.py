"""Who rules what, and who is whose enemy. Every other module asks here; cards that override speak through powers."""

from __future__ import annotations

from ...book import POWERS
from ...catalog import CARDS
from ...state import BANDITS, CHANCELLOR, NOBODY, PURPLE, Site, Table, seat_of, site_of


def chancellor(table: Table) -> int:
    """The seat of the one Chancellor (OA-CIT-001)."""
    for seat, player in enumerate(table.players):
        if player.role == CHANCELLOR:
            return seat
    raise LookupError("there is no Chancellor")


def imperial(table: Table, seat: int) -> bool:
    """Chancellor and Citizens are Imperial; a Citizen at war with the Empire is not while that campaign lasts
    (OA-CIT-009)."""
    return seat >= 0 and table.players[seat].imperial and all(c.outlaw != seat for c in table.campaigns)


def ruler(table: Table, site: Site) -> int:
    """Who rules a site: a player (the Chancellor for the Empire), the bandits, or nobody where it lies face down
    (OA-CIT-004 to 006, OA-CIT-010)."""
    if not site.up:
        return NOBODY
    if not site.warbands:
        base = BANDITS
    else:
        base = chancellor(table) if site.army == PURPLE else seat_of(table, site.army)
    return POWERS.value(table, "ruler", base, site)


def _obeys(table: Table, seat: int, ruling: int) -> bool:
    """Whether what `ruling` rules obeys this seat: the Empire rules as one."""
    if ruling == seat:
        return True
    return ruling >= 0 and imperial(table, seat) and table.players[ruling].role == CHANCELLOR


def rules(table: Table, seat: int, site: str) -> bool:
    return _obeys(table, seat, ruler(table, site_of(table, site)))


def ruled_sites(table: Table, seat: int) -> tuple[Site, ...]:
    """The sites a player rules, in map order."""
    return tuple(site for site in table.sites if site.up and _obeys(table, seat, ruler(table, site)))


def bandit_sites(table: Table) -> tuple[Site, ...]:
    return tuple(site for site in table.sites if ruler(table, site) == BANDITS)


def card_ruler(table: Table, card: str, seat: int, place: str) -> int:
    """Who rules a card: its holder, or the ruler of its site unless a power says otherwise."""
    if not place:
        return seat
    return POWERS.value(table, "card_ruler", ruler(table, site_of(table, place)), card, place)


def rules_card(table: Table, seat: int, card: str, holder: int, place: str) -> bool:
    return _obeys(table, seat, card_ruler(table, card, holder, place))


def enemies(table: Table, one: int, other: int) -> bool:
    """Exiles are everybody's enemies, Imperial players each other's friends, bandits nobody's (OA-CIT-008)."""
    if one == other:
        return False
    return not (imperial(table, one) and imperial(table, other))


def enemy_of_card(table: Table, seat: int, card: str, holder: int, place: str) -> bool:
    """Whether a player is an enemy of a card's ruler; bandits as rulers have every player as an enemy (OA-PLAY-042)."""
    return enemies(table, seat, card_ruler(table, card, holder, place))


def where(table: Table, card: str) -> tuple[int, str]:
    """The holder of a face-up card, or its site: `(seat, "")`, `(-1, site)`."""
    for site in table.sites:
        if card in site.cards:
            return BANDITS, site.id
    for seat, player in enumerate(table.players):
        if card in player.relics or any(adviser.up and adviser.card == card for adviser in player.advisers):
            return seat, ""
    raise LookupError(f"{card} is not face up in play")


def in_play(table: Table, card: str) -> bool:
    """Whether a card lies face up at a site, among advisers or beside a board."""
    return any(card in site.cards for site in table.sites) or any(
        card in player.relics or any(adviser.up and adviser.card == card for adviser in player.advisers)
        for player in table.players
    )


def ruled_cards(table: Table, seat: int) -> tuple[str, ...]:
    """Every suited card a player rules: at ruled sites, and the own face-up advisers. Bandits rule those of their
    sites."""
    at_sites = [
        card
        for site in table.sites
        for card in site.cards
        if site.up and rules_card(table, seat, card, BANDITS, site.id)
    ]
    own = [adviser.card for adviser in table.players[seat].advisers if adviser.up] if seat >= 0 else []
    return tuple(card for card in (*at_sites, *own) if CARDS[card].suit)


def bandits_at(table: Table, site: Site) -> int:
    """How many bandits a site shelters while no warbands are there (OA-SET-027)."""
    return POWERS.value(table, "bandits", 1, site)


def here(table: Table, seat: int) -> tuple[int, ...]:
    """The other players whose pawns share this player's site (OA-TURN-078)."""
    site = table.players[seat].site
    return tuple(other for other, player in enumerate(table.players) if other != seat and player.site == site)
