"""Cards in play: advisers and their suits, rooms at sites, locks, discards."""

from __future__ import annotations

from ....kernel.powers import Power
from ....kernel.work import push, tell
from ...book import POWERS
from ...catalog import ADVISER_LIMIT, CARDS, DENIZEN, SITES, is_vision
from ...state import (
    REGIONS,
    Adviser,
    Site,
    Table,
    Work,
    alter,
    change,
    next_region,
    princely,
    region_of,
    site_of,
    turned,
)
from .heeding import heeded
from .tokens import fill, lift
from .warbands import bank_of


def adviser_suits(table: Table, seat: int, plus: tuple[Power, ...] = ()) -> tuple[str, ...]:
    """The suits of a player's face-up advisers, one for each; facedown ones have none (OA-PLAY-013)."""
    base = tuple(CARDS[adviser.card].suit for adviser in table.players[seat].advisers if adviser.up)
    return POWERS.value(table, "adviser_suits", base, seat, plus=plus)


def adviser_weight(table: Table, seat: int, advisers: tuple[Adviser, ...]) -> int:
    """How many advisers count toward the limit."""
    return POWERS.value(table, "adviser_weight", len(advisers), seat, advisers)


def adviser_limit(table: Table, seat: int) -> int:
    """At most three advisers, or as few as a card allows (OA-PLAY-010, 017); the Prince never has any
    (OA-PRINCE-005)."""
    return 0 if princely(table, seat) else POWERS.value(table, "adviser_limit", ADVISER_LIMIT, seat)


def capacity(table: Table, site: Site) -> int:
    return POWERS.value(table, "capacity", SITES[site.id].capacity, site)


def has_room(table: Table, site: Site) -> bool:
    return site.up and len(site.cards) < capacity(table, site)


def locked(table: Table, card: str, seat: int) -> bool:
    """Whether a face-up card cannot be discarded, moved or swapped by this player (OA-PLAY-021)."""
    return heeded(table, seat, "locked", CARDS[card].locked, card, seat)


def modifying(table: Table, card: str) -> bool:
    """Whether a card modifies the search under way, during which it cannot be discarded (OA-PLAY-046)."""
    return any(
        card == entry.partition(":")[0]
        for frame in table.stack
        if frame.step == "search.over"
        for entry in str(frame.args[-1]).split(",")
    )


def _stays(table: Table, card: str, seat: int) -> bool:
    return locked(table, card, seat) or modifying(table, card)


def discardable(table: Table, seat: int, site: Site) -> tuple[str, ...]:
    """The denizens at a site that a player could discard; edifices never (OA-PLAY-073, OA-SITE-029)."""
    return tuple(card for card in site.cards if CARDS[card].kind == DENIZEN and not _stays(table, card, seat))


def suits_at(table: Table, site: Site) -> tuple[str, ...]:
    """The suits of the cards at a site; ruins have none."""
    return tuple(CARDS[card].suit for card in site.cards if CARDS[card].suit)


def cards_of_suit_at_sites(table: Table, suit: str) -> int:
    return sum(CARDS[card].suit == suit for site in table.sites if site.up for card in site.cards)


# -- discarding -------------------------------------------------------------------------------------------------------


def to_pile(work: Work, card: str, region: str, bottom: bool = False) -> None:
    """A card goes face down onto a discard pile."""
    place = REGIONS.index(region)
    pile = (*work.piles[place], card) if bottom else (card, *work.piles[place])
    work.piles = (*work.piles[:place], pile, *work.piles[place + 1 :])


def shed_tokens(work: Work, card: str) -> None:
    """Tokens of a discarded card: favor to the bank of its suit, secrets face down to the acting player
    (OA-SEARCH-024)."""
    favor, secrets = lift(work, card)
    if favor and CARDS[card].suit:
        fill(work, CARDS[card].suit, favor)
    else:
        work.shared += favor
    if secrets:
        acting = work.turn.seat
        change(work, acting, spent=work.players[acting].spent + secrets)


def discard_from_site(work: Work, seat: int, card: str, site: str) -> None:
    """A denizen at a site is discarded by the region of that site (OA-SEARCH-023)."""
    there = site_of(work, site)
    alter(work, site, cards=tuple(other for other in there.cards if other != card))
    shed_tokens(work, card)
    to_pile(work, card, next_region(region_of(work, site)))
    if seat == work.turn.seat:
        turned(work, discarded=(*work.turn.discarded, f"{site} {CARDS[card].suit}"))
    tell(work, "oa-log-discarded-site", rule="OA-SEARCH-022", card=card, site=site)
    push(work, "title")


def discard_held(work: Work, seat: int, card: str) -> None:
    """A card from a hand or area goes by the region of the pawn of the player who discards it (OA-SEARCH-025)."""
    to_pile(work, card, next_region(region_of(work, work.players[seat].site)))


def discard_adviser(work: Work, seat: int, owner: int, adviser: Adviser) -> None:
    """An adviser leaves; `seat` is who says so."""
    remove_adviser(work, owner, adviser)
    if adviser.up:
        shed_tokens(work, adviser.card)
    discard_held(work, seat, adviser.card)
    color = work.players[owner].color
    if adviser.up:
        tell(work, "oa-log-discarded-adviser", rule="OA-PLAY-011", player=color, card=adviser.card)
    else:
        tell(work, "oa-log-discarded-facedown", rule="OA-PLAY-011", player=color)


def discard_vision(work: Work, seat: int) -> None:
    """A revealed Vision leaves its space by the region of its owner's pawn (OA-VISION-003, 008), unless a power has
    a claim on it."""
    card = work.players[seat].vision
    change(work, seat, vision="")
    tell(work, "oa-log-vision-discarded", rule="OA-VISION-003", player=work.players[seat].color, card=card)
    if not POWERS.claim(work, "vision_discarded", seat, card):
        discard_held(work, seat, card)


# -- advisers ---------------------------------------------------------------------------------------------------------


def face_up(table: Table, seat: int) -> tuple[str, ...]:
    return tuple(adviser.card for adviser in table.players[seat].advisers if adviser.up)


def add_adviser(work: Work, seat: int, card: str, up: bool) -> None:
    """A card joins the advisers; a facedown one gets a number of its own."""
    adviser = Adviser(card, True) if up else Adviser(card, False, work.serial)
    if not up:
        work.serial += 1
    change(work, seat, advisers=(*work.players[seat].advisers, adviser))


def remove_adviser(work: Work, seat: int, adviser: Adviser) -> None:
    change(work, seat, advisers=tuple(other for other in work.players[seat].advisers if other != adviser))


def numbered(table: Table, seat: int, n: int) -> Adviser:
    """The facedown adviser with that number."""
    for adviser in table.players[seat].advisers:
        if adviser.n == n and not adviser.up:
            return adviser
    raise LookupError(f"no facedown adviser {n}")


def facedown(table: Table) -> tuple[str, ...]:
    """Every facedown adviser by its number, as answers name it."""
    return tuple(tag(adviser) for player in table.players for adviser in player.advisers if not adviser.up)


def facedown_owner(table: Table, name: str) -> int:
    """Whose facedown adviser has that name (`#7`)."""
    for seat, player in enumerate(table.players):
        if any(not adviser.up and tag(adviser) == name for adviser in player.advisers):
            return seat
    raise LookupError(f"no facedown adviser {name}")


def removable_advisers(table: Table, seat: int, by: int) -> tuple[Adviser, ...]:
    """Advisers that could be discarded; a facedown one has no lock (OA-PLAY-020, 022)."""
    return tuple(
        adviser for adviser in table.players[seat].advisers if not (adviser.up and _stays(table, adviser.card, by))
    )


def tag(adviser: Adviser) -> str:
    """How an answer names an adviser: by its card, or by its number while it lies face down."""
    return adviser.card if adviser.up else f"#{adviser.n}"


def tagged(table: Table, seat: int, name: str) -> Adviser:
    """The adviser an answer names."""
    for adviser in table.players[seat].advisers:
        if tag(adviser) == name:
            return adviser
    raise LookupError(f"no adviser {name}")


def put_at_site(work: Work, card: str, site: str) -> None:
    alter(work, site, cards=(*site_of(work, site).cards, card))
    push(work, "title")


def release_marks(work: Work, card: str) -> None:
    """Warbands that stood on a card are gone with it."""
    work.captives = tuple(captive for captive in work.captives if captive.card != card)


def visions_in_play(table: Table) -> tuple[str, ...]:
    """Every revealed Vision."""
    return tuple(player.vision for player in table.players if player.vision)


def purple_short(table: Table, n: int) -> int:
    """How many of n warbands the purple bank cannot replace."""
    return max(0, n - bank_of(table, "purple"))


def top_kind(table: Table) -> str:
    """The back of the top card of the world deck, which everybody sees (OA-TURN-038)."""
    return ("vision" if is_vision(table.deck[0]) else "denizen") if table.deck else ""
