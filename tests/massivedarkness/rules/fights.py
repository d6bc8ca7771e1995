"""Set up a fight and read off how it went.

Whisper in a light zone and without experience adds nothing of her own to a melee attack or a defence, so that the
numbers of a test are those of the cards it names. Dice are pinned in the order they are rolled: yellow, red, blue,
green.
"""

from __future__ import annotations

from typing import Any

from ..scripted import Table
from .dungeon import Piece, enemy, hero, scene

LIGHT = "6v.b2"
SHADOW = "6v.a2"
#: A blank die of each colour.
MISS = {"y": "y0", "r": "r0", "b": "b0", "g": "g0"}


def fighter(*hands: str, name: str = "whisper", at: str = LIGHT, **keys: Any) -> Piece:
    """A hero with these weapons, no armour and an empty bag, unless said otherwise."""
    return hero(name, at, hands=list(hands), **{"body": "", "bag": [], **keys})


def foe(card: str, at: str = LIGHT, **keys: Any) -> Piece:
    """An enemy, without equipment unless said otherwise."""
    return enemy(card, at, **keys)


def duel(one: Piece, other: Piece, *rolls: str, ask: bool = False, **keys: Any) -> Table:
    """A hero and an enemy, and what the dice will show. Unless the fight is to `ask`, the table has agreed that
    enchantments are paid without asking as long as symbols suffice."""
    options = {} if ask else {"always_enchant": "on"}
    return scene(one, other, rolls=list(rolls), **{"options": options, **keys})


def rolled(table: Table, turn: int = -1) -> tuple[str, str]:
    """The dice of a roll by colour: `yyr`, `bb`."""
    last = table.told("md-event-rolled")[turn]
    return "".join(die[0] for die in last["attack_dice"]), "".join(die[0] for die in last["defense_dice"])


def result(table: Table, turn: int = -1) -> tuple[int, int, int]:
    """Hits, Shields and wounds of a combat."""
    last = table.told("md-event-result")[turn]
    return last["hits"], last["shields"], last["n"]


def reasons(table: Table, key: str) -> list[tuple[str, int]]:
    """Who added how much: the log lines of one kind."""
    return [(line["origin"], line["n"]) for line in table.told(f"md-event-{key}")]


def paid(table: Table) -> list[str]:
    """The enchantments paid for, in order, by where they come from."""
    return [line["origin"].partition(":")[2] for line in table.told("md-event-enchants")]
