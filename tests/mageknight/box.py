"""What a box of Mage Knight holds, counted wherever it lies; and the ranges of its tracks.

Wounds are unlimited, mana tokens too. Pieces a question is about (Artifacts just drawn) wait in its frame.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from contracts.contract import Contract
from tavola.kernel.records import Setup
from tavola.mageknight.catalog import CARDS, ENEMIES, TACTICS, UNITS, WOUND
from tavola.mageknight.chapters.hand.units import commands
from tavola.mageknight.chapters.pieces.fame import level_for
from tavola.mageknight.chapters.pieces.mana import MAX_CRYSTALS
from tavola.mageknight.chapters.pieces.tracks import LEVELS, REPUTATION
from tavola.text.rulebook import rule_ids

#: The worst an auction for a Hero can do to Fame.
LOWEST = -20

#: Questions whose frame holds cards that lie nowhere else.
HOLDING = frozenset({"rewards.artifact", "rewards.stack", "upgrades.choose"})


def census(state: Any) -> Counter[str]:
    """Every piece with its kind, and how many of it there are."""
    counted: Counter[str] = Counter()
    for kind, pieces in (
        ("card", _cards(state)),
        ("unit", _units(state)),
        ("enemy", _enemies(state)),
        ("ruin", _ruins(state)),
        ("tile", (*(placed.tile for placed in state.tiles), *state.tile_stack, *state.spare)),
        ("skill", _skills(state)),
        ("hero", (player.hero for player in state.players)),
    ):
        counted.update(f"{kind} {piece}" for piece in pieces)
    counted["die"] = len(state.source)
    return counted


def _cards(state: Any) -> Iterator[str]:
    zones: list[Iterable[str]] = [
        state.advanced,
        state.advanced_offer,
        state.spells,
        state.spell_offer,
        state.artifacts,
        (name for name in state.unit_offer if name in CARDS),
        (name for name in state.box if name in CARDS),
    ]
    for player in state.players:
        zones += [player.hand, player.deck, player.discard, player.stored, player.apart, player.pack]
        zones += [player.aside, player.shown]
        zones.append(played.card for played in player.play if played.side != "returned")
        zones.append(unit.standing or unit.banner for unit in player.units if unit.banner)
    if state.dummy is not None:
        zones += [state.dummy.deck, state.dummy.discard]
    zones += [(arg for arg in frame.args if arg in CARDS) for frame in state.stack if frame.step in HOLDING]
    return (card for zone in zones for card in zone if card != WOUND)


def _units(state: Any) -> Iterator[str]:
    yield from (name for name in (*state.unit_offer, *state.regular, *state.elite, *state.box) if name in UNITS)
    yield from (unit.unit for player in state.players for unit in player.units)


def _enemies(state: Any) -> Iterator[str]:
    for tokens in (*state.piles.values(), *state.discards.values(), *(player.kept for player in state.players)):
        yield from tokens
    for space in state.spaces.values():
        yield from (token.enemy for token in space.tokens)
    if state.combat is not None:
        # An enemy that lies on the map was counted there; the others were drawn for this fight.
        # Against a player the foes are Units, counted with their owner.
        yield from (foe.enemy for foe in state.combat.foes if not foe.space and not foe.defeated and foe.unit < 0)


def _ruins(state: Any) -> Iterator[str]:
    yield from state.ruins
    yield from (space.ruin for space in state.spaces.values() if space.ruin)


def _skills(state: Any) -> Iterator[str]:
    yield from state.common_skills
    for player in state.players:
        yield from player.skill_pile
        yield from (owned.skill for owned in player.skills)
    if state.dummy is not None:
        yield from state.dummy.skills


def secrets(state: Any) -> set[str]:
    """Hands, decks, stored cards and face-down tokens."""
    cards = {
        card
        for player in state.players
        for card in (*player.hand, *player.deck, *player.stored, *player.apart, *player.pack)
    }
    return cards | {token.enemy for space in state.spaces.values() for token in space.tokens if not token.up}


def check(state: Any) -> None:
    """Tracks, inventories and piles within what the box allows."""
    for player in state.players:
        assert player.fame >= LOWEST
        assert player.reputation in REPUTATION
        assert 1 <= player.level <= level_for(player.fame) <= len(LEVELS)
        assert all(0 <= count <= MAX_CRYSTALS for count in player.crystals)
        assert all(count >= 0 for count in player.mana)
        assert min(player.move, player.heal, player.dice) >= 0
        assert all(unit.wounds in (0, 1, 2) for unit in player.units)
        assert len(player.units) <= commands(player)
    for pile, tokens in (*state.piles.items(), *state.discards.items()):
        assert all(ENEMIES[token].pile == pile for token in tokens)
    held = [player.tactic for player in state.players if player.tactic]
    held += [state.dummy.tactic] if state.dummy is not None and state.dummy.tactic else []
    seen = (*state.tactics, *held)
    assert len(set(seen)) == len(seen)
    assert all(TACTICS[name].time == state.time for name in seen)


PLAYED = ("arythea", "goldyx", "norowas", "tovak", "wolfhawk", "krang", "braevalar")


CONTRACT = Contract(
    tuple(Setup("mageknight", "first_reconnaissance", (hero,)) for hero in PLAYED),
    census,
    check,
    secrets,
    frozenset(rule_ids("mageknight")),
    waits={
        "turn": {"end_turn"},  # until cards are drawn, the turn can be looked at and taken back
        "combat": set(),  # a fight goes on by a player's word
        "duel.answer": set(),  # what could be done depends on a hidden hand
        "duel.attack": set(),
        "duel.block": set(),
        "duel.assign": set(),
        "coop.consent": set(),
    },
)
