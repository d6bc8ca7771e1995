"""What one seat may see (`records.py` is its shape). Deny by default: only what is listed here leaves."""

from __future__ import annotations

from ..catalog import CARDS, RELIQUARY_SPACES, is_vision
from ..chapters.court.title import relic_counts, site_counts
from ..chapters.pieces.cards import capacity, tag, top_kind
from ..chapters.pieces.rule import bandits_at, ruler
from ..chapters.pieces.warbands import bank_of
from ..state import (
    DARKEST_SECRET,
    PEOPLES_FAVOR,
    REGION_OF_SLOT,
    REGIONS,
    SUITS,
    Adviser,
    Player,
    Site,
    State,
    Veiled,
    place_name,
)
from . import records as seen
from .campaign import campaign_view, offer_view
from .prince import prince_view

UNKNOWN = ""


def view(state: State, seat: int | None) -> seen.View:
    """The table as a seat sees it; `None`: a spectator, who sees what everybody does."""
    counts = _counts(state)
    return seen.View(
        game="oath",
        scenario=state.scenario,
        seat=seat,
        oath=state.oath,
        round=state.round,
        visions_drawn=state.visions_drawn,
        turn=state.turn.seat,
        title=seen.Title(state.keeper, "usurper" if state.usurper else "oathkeeper"),
        players=tuple(_player(state, other, player, seat, counts[other]) for other, player in enumerate(state.players)),
        sites=tuple(_site(state, slot, site, seat) for slot, site in enumerate(state.sites)),
        banks=dict(zip(SUITS, state.banks, strict=True)),
        shared=state.shared,
        deck_top=top_kind(state),
        deck_left=len(state.deck),
        piles={region: tuple(map(_back, pile)) for region, pile in zip(REGIONS, state.piles, strict=True)},
        shown=state.turn.shown if any(state.turn.shown in pile for pile in state.piles) else UNKNOWN,
        relics_left=len(state.relic_deck),
        reliquary=tuple(
            seen.Space(space, None if relic is None else _veiled(relic, seat))
            for space, relic in zip(RELIQUARY_SPACES, state.reliquary, strict=True)
        ),
        banners={
            PEOPLES_FAVOR: seen.Banner(
                state.people.holder, state.people.tokens, "mob" if state.people.mob else "people"
            ),
            DARKEST_SECRET: seen.Banner(state.secret.holder, state.secret.tokens, "secret"),
        },
        tokens={card: seen.Tokens(*pair) for card, pair in sorted(state.tokens.items())},
        captives=tuple(seen.Captive(one.card, one.color, one.n) for one in state.captives),
        promises=tuple(seen.Promise(one.by, one.to, one.what, one.round) for one in state.promises),
        dispossessed=len(state.dispossessed),
        gone=state.gone,
        campaigns=tuple(campaign_view(state, campaign) for campaign in state.campaigns),
        offer=offer_view(state),
        prince=prince_view(state),
    )


def _back(card: str) -> str:
    return "vision" if is_vision(card) else "denizen"


def _veiled(relic: Veiled, seat: int | None) -> seen.Veiled:
    return seen.Veiled(relic.n, relic.card if seat in relic.seen else UNKNOWN, relic.seen)


def _counts(state: State) -> tuple[tuple[int, int], ...]:
    """Sites ruled, relics and banners held, by seat; once the winner has written the chronicle, as the victory left
    them."""
    annals = state.annals
    if state.outcome is None or annals is None or not annals.held:
        return tuple(zip(site_counts(state), relic_counts(state), strict=True))
    rulers = [held.ruler for held in annals.land]
    return tuple((rulers.count(player.color), held) for player, held in zip(state.players, annals.held, strict=True))


def _player(state: State, other: int, player: Player, seat: int | None, counts: tuple[int, int]) -> seen.Player:
    return seen.Player(
        player.color,
        player.role,
        player.site,
        player.favor,
        player.secrets,
        player.spent,
        player.warbands,
        bank_of(state, player.banner_color),
        player.supply,
        tuple(_adviser(adviser, other, seat) for adviser in player.advisers),
        player.relics,
        player.vision,
        player.hand if other == seat or player.open else tuple(map(_back, player.hand)),
        *counts,
    )


def _adviser(adviser: Adviser, owner: int, seat: int | None) -> seen.Adviser:
    known = adviser.up or owner == seat or seat in adviser.seen
    suit = CARDS[adviser.card].suit if adviser.up else ""
    card = adviser.card if known else UNKNOWN
    return seen.Adviser(tag(adviser), card, adviser.up, _back(adviser.card), suit, adviser.seen)


def _site(state: State, slot: int, site: Site, seat: int | None) -> seen.Site:
    return seen.Site(
        slot,
        REGION_OF_SLOT[slot],
        place_name(state, slot),
        site.id if site.up or seat in site.seen else UNKNOWN,
        site.up,
        capacity(state, site) if site.up else 0,
        site.cards,
        tuple(_veiled(relic, seat) for relic in site.relics),
        site.favor,
        site.secrets,
        site.army,
        site.warbands,
        ruler(state, site),
        bandits_at(state, site) if site.up else 0,
    )
