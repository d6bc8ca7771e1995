"""What one seat may see: plain data, nothing hidden from that seat in it."""

from __future__ import annotations

from typing import Any

from ..catalog import CARDS, RELIQUARY_SPACES, is_vision
from ..chapters.campaign.course import attack_total, defense_total
from ..chapters.pieces.cards import capacity, tag, top_kind
from ..chapters.pieces.rule import bandits_at, ruler
from ..chapters.pieces.warbands import bank_of
from ..state import REGION_OF_SLOT, REGIONS, SUITS, Adviser, Campaign, Player, Site, State, Veiled

UNKNOWN = ""


def view(state: State, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it; `None`: a spectator, who sees what everybody does."""
    return {
        "game": "oath",
        "scenario": state.scenario,
        "seat": seat,
        "oath": state.oath,
        "round": state.round,
        "visions_drawn": state.visions_drawn,
        "turn": state.turn.seat,
        "title": {"holder": state.keeper, "side": "usurper" if state.usurper else "oathkeeper"},
        "players": [_player(state, other, player, seat) for other, player in enumerate(state.players)],
        "sites": [_site(state, slot, site, seat) for slot, site in enumerate(state.sites)],
        "banks": dict(zip(SUITS, state.banks, strict=True)),
        "shared": state.shared,
        "deck": {"top": top_kind(state)},
        "piles": {
            region: ["vision" if is_vision(card) else "denizen" for card in pile]
            for region, pile in zip(REGIONS, state.piles, strict=True)
        },
        "relics_left": len(state.relic_deck),
        "reliquary": [
            {"space": space, "relic": None if relic is None else _veiled(relic, seat)}
            for space, relic in zip(RELIQUARY_SPACES, state.reliquary, strict=True)
        ],
        "banners": {
            "peoples_favor": {
                "holder": state.people.holder,
                "tokens": state.people.tokens,
                "side": "mob" if state.people.mob else "people",
            },
            "darkest_secret": {"holder": state.secret.holder, "tokens": state.secret.tokens, "side": "secret"},
        },
        "tokens": {
            card: {"favor": favor, "secrets": secrets} for card, (favor, secrets) in sorted(state.tokens.items())
        },
        "captives": [{"card": one.card, "color": one.color, "n": one.n} for one in state.captives],
        "promises": [{"by": one.by, "to": one.to, "what": one.what, "round": one.round} for one in state.promises],
        "dispossessed": len(state.dispossessed),
        "gone": list(state.gone),
        "campaigns": [_campaign(state, campaign) for campaign in state.campaigns],
        "outcome": None if state.outcome is None else {"winners": list(state.outcome.winners)},
    }


def _veiled(relic: Veiled, seat: int | None) -> dict[str, Any]:
    return {"n": relic.n, "card": relic.card if seat in relic.seen else UNKNOWN, "seen": list(relic.seen)}


def _player(state: State, other: int, player: Player, seat: int | None) -> dict[str, Any]:
    return {
        "color": player.color,
        "role": player.role,
        "site": player.site,
        "favor": player.favor,
        "secrets": player.secrets,
        "spent": player.spent,
        "warbands": player.warbands,
        "bank": bank_of(state, player.banner_color),
        "supply": player.supply,
        "advisers": [_adviser(adviser, other, seat) for adviser in player.advisers],
        "relics": list(player.relics),
        "vision": player.vision,
        "hand": list(player.hand)
        if other == seat
        else ["vision" if is_vision(card) else "denizen" for card in player.hand],
    }


def _adviser(adviser: Adviser, owner: int, seat: int | None) -> dict[str, Any]:
    known = adviser.up or owner == seat or seat in adviser.seen
    back = "vision" if is_vision(adviser.card) else "denizen"
    return {
        "name": tag(adviser),
        "card": adviser.card if known else UNKNOWN,
        "up": adviser.up,
        "back": back,
        "suit": CARDS[adviser.card].suit if adviser.up else "",
        "seen": list(adviser.seen),
    }


def _site(state: State, slot: int, site: Site, seat: int | None) -> dict[str, Any]:
    known = site.up or seat in site.seen
    return {
        "slot": slot,
        "region": REGION_OF_SLOT[slot],
        "id": site.id if known else UNKNOWN,
        "up": site.up,
        "capacity": capacity(state, site) if site.up else 0,
        "cards": list(site.cards),
        "relics": [_veiled(relic, seat) for relic in site.relics],
        "favor": site.favor,
        "secrets": site.secrets,
        "army": site.army,
        "warbands": site.warbands,
        "ruler": ruler(state, site),
        "bandits": bandits_at(state, site) if site.up else 0,
    }


def _campaign(state: State, campaign: Campaign) -> dict[str, Any]:
    return {
        "n": campaign.n,
        "attacker": campaign.attacker,
        "defender": campaign.defender,
        "site": campaign.site,
        "targets": list(campaign.targets),
        "allies": list(campaign.allies),
        "attack_dice": campaign.attack,
        "defense_dice": campaign.defense,
        "plans": [{"card": card, "seat": seat} for card, seat in zip(campaign.plans, campaign.users, strict=True)],
        "attack_roll": list(campaign.attack_roll),
        "defense_roll": list(campaign.defense_roll),
        "attack": attack_total(state, campaign),
        "defense": defense_total(state, campaign),
        "sacrificed": campaign.sacrificed,
        "winner": campaign.winner,
    }
