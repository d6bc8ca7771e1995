"""The keys of a position that describe a state: the twin of everything in this room.

What they leave unsaid (work under way, the archive, numbers not yet given) is written as a remainder.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any

from ..catalog import CARDS, OATHS
from ..state import (
    COLORS,
    DARKEST_SECRET,
    PEOPLES_FAVOR,
    REGIONS,
    SLOT_NAMES,
    SUITS,
    Adviser,
    Banner,
    Player,
    Site,
    State,
    Veiled,
)
from .pieces import DECKS

#: Fields of records in which names stand, and the names that exist.
NAMES: Mapping[str, Container[str]] = {
    **dict.fromkeys(("deck", "hand", "relic_deck", "dispossessed", "archive", "gone", "cards"), CARDS),
    **dict.fromkeys(("color", "army"), ("", *COLORS)),
    "oath": OATHS,
    "vision": ("", *CARDS),
    "shown": ("", *CARDS),
}


def told(state: State) -> dict[str, Any]:
    """The keys of a position for this state."""
    colors = [player.color for player in state.players]
    return {
        "scenario": state.scenario,
        "players": colors,
        "oath": state.oath,
        "round": state.round,
        "visions_drawn": state.visions_drawn,
        "title": colors[state.keeper],
        "usurper": state.usurper,
        "turn": colors[state.turn.seat],
        **{
            key: list(value)
            for key, value in (
                ("deck", state.deck),
                ("relic_deck", state.relic_deck),
                ("dispossessed", state.dispossessed),
                ("gone", state.gone),
                ("rolls", state.pins),
            )
            if value
        },
        "only": list(DECKS),
        "reliquary": ["" if relic is None else _veiled(relic, "relic", colors) for relic in state.reliquary],
        **_lists(state, colors),
        "banks": dict(zip(SUITS, state.banks, strict=True)),
        "piles": {region: list(pile) for region, pile in zip(REGIONS, state.piles, strict=True)},
        "tokens": {card: list(pair) for card, pair in sorted(state.tokens.items())},
        "banners": {
            PEOPLES_FAVOR: _banner(state.people, colors),
            DARKEST_SECRET: _banner(state.secret, colors),
        },
        **({"this_turn": turn} if (turn := _turn(state)) else {}),
        "sites": {slot: _site(site, colors) for slot, site in zip(SLOT_NAMES, state.sites, strict=True)},
        "boards": {player.color: _board(player, colors) for player in state.players},
    }


def _lists(state: State, colors: list[str]) -> dict[str, Any]:
    captives = [{"card": one.card, "color": one.color, "n": one.n} for one in state.captives]
    promises = [
        {"by": colors[one.by], "to": colors[one.to], "what": one.what, "round": one.round} for one in state.promises
    ]
    return {key: found for key, found in (("captives", captives), ("promises", promises)) if found}


def _turn(state: State) -> dict[str, Any]:
    turn = state.turn
    found: dict[str, Any] = {key: getattr(turn, key) for key in ("refilled", "over", "shown") if getattr(turn, key)}
    return found | {key: list(getattr(turn, key)) for key in ("discarded", "taken") if getattr(turn, key)}


def _banner(banner: Banner, colors: list[str]) -> dict[str, Any]:
    holder = {"holder": colors[banner.holder]} if banner.holder >= 0 else {}
    return {**holder, "tokens": banner.tokens, **({"mob": True} if banner.mob else {})}


def _veiled(relic: Veiled, key: str, colors: list[str]) -> dict[str, Any]:
    seen = {"seen": [colors[seat] for seat in relic.seen]} if relic.seen else {}
    return {key: relic.card, "n": relic.n, **seen}


def _site(site: Site, colors: list[str]) -> dict[str, Any]:
    found: dict[str, Any] = {"site": site.id, "up": site.up, "cards": list(site.cards)}
    if site.seen:
        found["seen"] = [colors[seat] for seat in site.seen]
    if site.relics:
        found["relics"] = [_veiled(relic, "relic", colors) for relic in site.relics]
    for key in ("favor", "secrets", "army", "warbands"):
        if getattr(site, key):
            found[key] = getattr(site, key)
    return found


def _board(player: Player, colors: list[str]) -> dict[str, Any]:
    found: dict[str, Any] = {"role": player.role}
    if player.site:
        found["site"] = player.site
    for key in ("favor", "secrets", "spent", "warbands", "supply"):
        found[key] = getattr(player, key)
    found["advisers"] = [_adviser(adviser, colors) for adviser in player.advisers]
    found["relics"] = list(player.relics)
    for key in ("hand", "muted"):
        if getattr(player, key):
            found[key] = list(getattr(player, key))
    if player.vision:
        found["vision"] = player.vision
    return found | ({"open": True} if player.open else {})


def _adviser(adviser: Adviser, colors: list[str]) -> str | dict[str, Any]:
    if adviser.up:
        return adviser.card
    seen = {"seen": [colors[seat] for seat in adviser.seen]} if adviser.seen else {}
    return {"card": adviser.card, "n": adviser.n, **seen}
