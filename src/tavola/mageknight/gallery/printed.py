"""What is printed on a piece besides its effects: colors, prices, numbers, piles and how many there are of it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from ..catalog import HEROES, SKILLS, WOUND, Card, Enemy, Hero, UnitCard
from .related import Piece

#: Rampaging enemies on the map: the pile they come from and the Reputation their defeat gives.
RAMPAGING = {"orc_marauder": ("green", 1), "draconum": ("red", 2)}
#: Fields that are effects, and what the entry itself says.
_NOT_FACTS = ("id", "set", "basic", "strong", "effect", "other", "abilities")


def printed(piece: Piece | Hero) -> dict[str, Any]:
    """The printed facts of a piece as plain data."""
    if isinstance(piece, Card):
        return _card(piece)
    if isinstance(piece, Hero):
        skills = [skill.id for skill in SKILLS.values() if skill.hero == piece.id]
        return {"deck": dict(Counter(piece.deck)), "crystals": list(piece.dummy_crystals), "skills": skills}
    fields = {key: value for key, value in msgspec.to_builtins(piece).items() if key not in _NOT_FACTS}
    if isinstance(piece, UnitCard):
        fields["prices"] = [ability.mana for ability in piece.abilities]
    elif isinstance(piece, Enemy):
        fields["abilities"] = list(piece.abilities)
    return fields


def strong_mana(card: Card) -> list[str]:
    """The mana the strong side takes: a Spell needs black besides its own color; an Artifact is thrown away."""
    paid = [card.color] if card.color and card.kind != "artifact" else []
    return [*paid, "black"] if card.kind == "spell" else paid


def _card(card: Card) -> dict[str, Any]:
    decks = {hero.id: hero.deck.count(card.id) for hero in HEROES.values() if card.id in hero.deck}
    fields: dict[str, Any] = {
        "colors": [color for color in (card.color, card.second_color) if color],
        "mana": strong_mana(card),
        "hero": card.hero,
        "decks": decks,
        "healing": card.healing,
        "interactive": card.interactive,
        "banner": card.banner,
    }
    if not decks and card.id != WOUND:
        fields["copies"] = 1
    if card.kind == "spell":
        fields["names"] = {"strong": f"mk-strong-{card.id}"}
    return fields
