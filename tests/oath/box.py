"""What a box of Oath holds, counted wherever it lies; and the ranges of its tracks."""

from __future__ import annotations

from collections import Counter
from typing import Any

from contracts.contract import Contract
from tavola.kernel.records import Setup
from tavola.oath.catalog import CARDS
from tavola.oath.chapters.pieces.warbands import bank_of
from tavola.oath.state import ALL_FAVOR, MOST_SUPPLY
from tavola.text.rulebook import rule_ids


def census(state: Any) -> Counter[str]:
    """Every card and relic, who plays, and the 36 favor. Edifices count by their intact side."""
    counted: Counter[str] = Counter(f"player {player.color}" for player in state.players)
    cards = [*state.deck, *state.relic_deck, *state.archive, *state.dispossessed, *state.gone]
    cards += [card for pile in state.piles for card in pile]
    cards += [relic.card for relic in state.reliquary if relic is not None]
    for site in state.sites:
        cards += [*site.cards, *(relic.card for relic in site.relics)]
    for player in state.players:
        cards += [*player.relics, *player.hand, *(adviser.card for adviser in player.advisers)]
        cards += [player.vision] if player.vision else []
    counted.update(f"card {CARDS[card].back if CARDS[card].ruined else card}" for card in cards)
    counted["favor"] = _favor(state)
    return counted


def _favor(state: Any) -> int:
    favor = sum(state.banks) + state.shared + state.people.tokens
    favor += sum(player.favor for player in state.players) + sum(site.favor for site in state.sites)
    return int(favor + sum(placed for placed, _ in state.tokens.values()))


def secrets(state: Any) -> set[str]:
    """Cards that lie face down for everybody."""
    hidden = {*state.deck, *state.relic_deck, *state.dispossessed}
    hidden |= {card for pile in state.piles for card in pile}
    hidden |= {relic.card for relic in state.reliquary if relic is not None}
    hidden |= {relic.card for site in state.sites for relic in site.relics}
    hidden |= {adviser.card for player in state.players for adviser in player.advisers if not adviser.up}
    hidden |= {card for player in state.players for card in player.hand}
    return hidden | {site.id for site in state.sites if not site.up}


def check(state: Any) -> None:
    """Tracks, banks and boards within what the box allows."""
    assert 1 <= state.round <= 8
    assert 0 <= state.visions_drawn <= 5
    assert all(favor >= 0 for favor in state.banks)
    assert _favor(state) == ALL_FAVOR
    assert state.shared >= 0
    assert state.people.tokens >= 1
    assert state.secret.tokens >= 1
    for player in state.players:
        assert 0 <= player.supply <= MOST_SUPPLY
        assert min(player.favor, player.secrets, player.spent, player.warbands) >= 0
        assert bank_of(state, player.banner_color) >= 0, player.color
    for site in state.sites:
        assert bool(site.army) == bool(site.warbands), site
        assert site.up or not (site.cards or site.relics or site.warbands)


CONTRACT = Contract(
    (
        Setup("oath", "fresh", ("purple", "red")),
        Setup("oath", "fresh", ("purple", "blue", "white", "yellow")),
        Setup("oath", "walkthrough", ("purple", "red", "blue", "white")),
        Setup("oath", "chronicle", ("purple", "red", "blue")),
        Setup("oath", "prince", ("red",)),
        Setup("oath", "prince", ("purple", "blue"), {"prince_side": "exile", "prince_level": "expanded"}),
    ),
    census,
    check,
    secrets,
    frozenset(rule_ids("oath")),
    waits={"act": {"leave"}},  # the end of a turn
    # An offer is made and answered by word, a battle won or given up by its attacker's word.
    spoken=frozenset({"deal", "proposal", "campaign.offering"}),
)
