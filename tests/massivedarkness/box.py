"""What a box of Massive Darkness holds, counted wherever it lies; and the ranges of its tracks.

Treasure and damage tokens are a supply without limit (ruling A-18); objective tokens leave the board for good.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from contracts.contract import Contract
from tavola.kernel.records import Setup
from tavola.massivedarkness.catalog import ENEMIES, EQUIPMENT, MINION_FIGURES
from tavola.massivedarkness.state import MOST_XP
from tavola.massivedarkness.view import OPEN
from tavola.text.rulebook import rule_ids

HIGHEST = 5


def census(state: Any) -> Counter[str]:
    """Every card with its kind, and how many of it there are; and who plays."""
    counted: Counter[str] = Counter(f"hero {hero.hero}" for hero in state.heroes)
    for pile in (*state.decks.values(), *state.discards.values()):
        counted.update(f"card {card}" for card in pile)
    for hero in state.heroes:
        counted.update(f"card {card}" for card in hero.cards)
    for foe in state.foes:
        counted.update(f"card {card}" for card in (foe.card, foe.loot) if card)
    if state.campaign is not None:
        counted.update(f"card {card}" for card in state.campaign.market)
    return counted


def secrets(state: Any) -> set[str]:
    """Cards in face-down decks."""
    return {card for deck, cards in state.decks.items() if deck not in OPEN for card in cards}


def check(state: Any) -> None:
    """Tracks, hands, figures and levels within what the box allows."""
    assert 1 <= state.level <= HIGHEST
    assert state.lifebringer >= 0
    assert 0 <= state.first < len(state.heroes)
    for hero in state.heroes:
        assert 0 <= hero.health <= hero.maximum
        assert 0 <= hero.xp <= MOST_XP
        assert 0 <= hero.micro < 5
        slots = [EQUIPMENT[card].slot for card in hero.hands]
        assert len(slots) + slots.count("two_hands") <= 2
        assert set(slots) <= {"one_hand", "two_hands"}
        assert not hero.body or EQUIPMENT[hero.body].slot == "body"
    _check_figures(state)
    assert all(heap.normal >= 0 and heap.special >= 0 and heap.normal + heap.special for heap in state.treasure)


def _check_figures(state: Any) -> None:
    minions: Counter[str] = Counter()
    leaders: Counter[str] = Counter()
    for foe in state.foes:
        card = ENEMIES[foe.card]
        assert foe.life or foe.minions, foe
        assert 0 <= foe.hurt < card.health, foe
        minions[card.type] += foe.minions
        leaders[card.type] += bool(foe.life)
    assert all(count <= MINION_FIGURES.get(kind, 0) for kind, count in minions.items())
    assert all(count <= 1 for count in leaders.values())


CONTRACT = Contract(
    (
        Setup("massivedarkness", "tutorial", ("sibyl",)),
        Setup("massivedarkness", "tutorial", ("bjorn", "elias", "whisper")),
    ),
    census,
    check,
    secrets,
    frozenset(rule_ids("massivedarkness")),
    waits={"activation": set()},  # before the enemies' dice are rolled
)
