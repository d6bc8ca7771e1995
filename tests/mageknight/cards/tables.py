"""Settings and readings the card tests share."""

from __future__ import annotations

from typing import Any

from ..rules.fights import fight, setting
from ..scripted import Table

#: One token of every colour but gold: enough to power any one card.
MANA = {"red": 1, "blue": 1, "white": 1, "green": 1}


def at_peace(*hand: str, time: str = "day", tables: dict[str, Any] | None = None, **player: Any) -> Table:
    """The movement phase, with these cards in hand and a token of each basic colour."""
    player.setdefault("mana", MANA)
    more = {"source": {"dice": ["black" if time == "day" else "gold"] * 3}, **(tables or {})}
    return setting(time=time, player={"hand": list(hand), **player}, **more)


def in_fight(*hand: str, enemies: tuple[str, ...] = ("ironclads",), **more: Any) -> Table:
    """A combat with these cards in hand and a token of each basic colour."""
    more.setdefault("mana", MANA)
    return fight(*enemies, hand=list(hand), **more)


def pool(table: Table) -> list[str]:
    """Points waiting to be used: `attack 3 fire ranged`."""
    return [f"{one['what']} {one['n']} {one['element']} {one['kind']}" for one in table.combat["pool"]]


def points(table: Table) -> tuple[int, int, int]:
    """Move, Influence and Healing points."""
    return table.me["move"], table.me["influence"], table.me["heal"]


def crystals(table: Table) -> dict[str, int]:
    return {color: n for color, n in table.me["crystals"].items() if n}


def costs(table: Table, terrain: str) -> set[int | None]:
    """What the spaces of a terrain cost to enter now."""
    spaces = [space for space in table.view["map"]["hexes"] if not space["site"] and not space["tokens"]]
    return {space["cost"] for space in spaces if space["terrain"] == terrain}
