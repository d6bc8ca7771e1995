"""The soak of single pieces: by chance and with a preference for what has not happened yet, every side of every card,
every ability of every Unit and every Skill comes to be resolved."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tavola.kernel.records import Option
from tavola.mageknight.catalog import CARDS, SKILLS, UNITS, WOUND

from ..scripted import Table, given
from .hands import dealt

Piece = tuple[str, str]


def pieces() -> set[Piece]:
    """Everything that can be played: a card's sides, a Unit's abilities, a Skill."""
    found = {(card.id, side) for card in CARDS.values() if card.id != WOUND for side in ("basic", "strong")}
    found |= {(unit.id, str(index)) for unit in UNITS.values() for index in range(len(unit.abilities))}
    return found | {(skill.id, "skill") for skill in SKILLS.values() if skill.usage != "passive"}


def piece_of(table: Table, option: Option) -> Piece | None:
    """What an option would resolve."""
    kind, args = option.kind, option.args
    if kind in ("play", "spell", "banner"):
        return str(args[0]), "basic"
    if kind == "strong":
        return str(args[0]), "strong"
    if kind == "skill":
        return str(args[0]), "skill"
    if kind == "ability":
        return table.me["units"][int(args[0])]["unit"], str(args[1])
    return None


def play_new(table: Table, chance: random.Random, seen: Counter[Piece], steps: int = 30) -> None:
    """Answer by chance, but rather with something not resolved before."""
    for _ in range(steps):
        options = list(table.match.asked().options)
        if not options:
            return
        known = [(piece_of(table, option), option) for option in options]
        fresh = [(piece, option) for piece, option in known if piece is not None and not seen[piece]]
        piece, option = chance.choice(fresh or known)
        if piece is not None:
            seen[piece] += 1
        table.match.step(option)


#: Moments a dealt hand seldom meets: talks in a village, a wounded Unit in peace.
MOMENTS = (
    """
    phase = "interaction"
    [player]
    at = "2,-3"
    hand = ["march"]
    skills = ["goldyx_glittering_fortune"]
    crystals = { red = 1, blue = 1 }
    """,
    """
    [player]
    hand = ["banner_of_fortitude"]
    units = [{ unit = "peasants", wounds = 1 }]
    """,
)


def unresolved(hands: int) -> set[Piece]:
    """What has not been resolved after so many hands."""
    seen: Counter[Piece] = Counter()
    wanted = pieces()
    for moment in MOMENTS:
        play_new(given(moment), random.Random(1), seen, steps=2)
    for seed in range(hands):
        play_new(dealt(seed), random.Random(seed), seen)
        if wanted <= seen.keys():
            break
    return wanted - seen.keys()


def elsewhere(piece: Piece) -> bool:
    """Pieces that need rivals at the table, a fortified site near by, or mana spent just before; each has a test of
    its own."""
    name, _ = piece
    rival = name in SKILLS and SKILLS[name].kind == "competitive"
    interactive = name in CARDS and CARDS[name].interactive
    rare = {("underground_travel", "strong"), ("krang_mana_enhancement", "skill")}
    return rival or interactive or piece in rare


@pytest.mark.slow
def test_every_piece_is_resolved_in_the_soak() -> None:
    left = {piece for piece in unresolved(2500) if not elsewhere(piece)}
    assert not left, sorted(left)
