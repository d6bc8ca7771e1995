"""The next game of a chronicle: everything comes from its line (OA-SET-056, 057, OA-CHR-060 to 064)."""

from __future__ import annotations

from ...kernel.errors import BadLine
from ...kernel.rng import Chance
from ..annals import Annals
from ..catalog import SITES
from ..chapters.turn.setup import Start, colors_of, layered
from ..exchange.beginning import fresh as begun
from ..exchange.codes import RELICS
from ..exchange.reading import read
from ..exchange.record import Chronicle, Land, plain_name
from ..state import REGION_OF_SLOT, REGIONS
from . import fresh

#: Cards of the world deck a game needs: one for each discard pile, three for each player.
PILES = 3
HAND = 3


def plan(line: str, players: tuple[str, ...], chance: Chance) -> Start:
    """What a line says (none: a new chronicle), and where it leaves something to be drawn, what chance says. Raises
    BadLine."""
    told = read(line) if line else begun()
    sites = _sites(told, chance)
    deck = _deck(told, chance)
    played = colors_of(players)
    if len(deck) < PILES + HAND * len(played):
        raise BadLine("oa-line-unplayable", "world_deck", n=len(deck), players=len(played))
    listed = any(card in RELICS for card in (*told.on_map, *told.relic_deck))
    built = {*deck, *told.on_map, *told.dispossessed}
    return Start(
        told.oath,
        tuple((site, up, _attached(land)) for (site, up), land in zip(sites, told.sites, strict=True)),
        deck,
        tuple(reversed(told.relic_deck)) if listed else fresh.relics(chance),
        tuple(card for card in told.archive if card not in built),
        told.dispossessed,
        first=told.game_number == 1 and not listed,
        laid=tuple(tuple(card for card in land.cards if card in RELICS) for land in told.sites),
        citizens=told.citizens,
        annals=Annals(
            plain_name(told.name),
            told.game_number,
            tuple(color for color in told.citizens if color not in played),
        ),
    )


def _attached(land: Land) -> tuple[str, ...]:
    """Denizens and edifices of a site."""
    return tuple(card for card in land.cards if card is not None and card not in RELICS)


def _deck(told: Chronicle, chance: Chance) -> tuple[str, ...]:
    """The world deck in its order; that of a first game is built where the line leaves it to be (OA-CHR-063)."""
    if not told.decks_to_build:
        return told.world_deck
    on_map = set(told.on_map)
    return layered(chance, tuple(card for card in fresh.first_denizens() if card not in on_map), fresh.visions())


def _sites(told: Chronicle, chance: Chance) -> list[tuple[str, bool]]:
    """The site of each slot and whether it lies face up. Empty slots are drawn face down, and a region that would have
    none face up turns up its top one, as when the chronicle is written (OA-CHR-027, 028)."""
    on_map = {land.site for land in told.sites}
    hidden = iter(chance.shuffled(sorted(set(SITES) - on_map)))
    found = [(land.site, not land.facedown) if land.site else (next(hidden), False) for land in told.sites]
    for region in REGIONS:
        slots = [slot for slot, other in enumerate(REGION_OF_SLOT) if other == region]
        if not any(found[slot][1] for slot in slots):
            found[slots[0]] = (found[slots[0]][0], True)
    return found
