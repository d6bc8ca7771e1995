"""Positions for card tests: a hand, Units, all four colours in the Source; peace, a village, or a fight."""

from __future__ import annotations

from ..scripted import Table, given

DICE = '["red", "blue", "white", "green"]'


def peace(*hand: str, player: str = "", top: str = "", dice: str = DICE, units: str = "[]") -> Table:
    """A Day turn on the portal."""
    return given(f"""
        {top}
        [source]
        dice = {dice}
        [player]
        hand = {list(hand)}
        units = {units}
        {player}
    """)


def village(*hand: str, offer: str = '["peasants"]', player: str = "", units: str = "[]", dice: str = DICE) -> Table:
    """Interacting with a village, with these Units on offer."""
    return peace(*hand, player=f'at = "4,-2"\n{player}', top=f"[offers]\nunits = {offer}", units=units, dice=dice).play(
        "interact"
    )


def fight(
    phase: str,
    *hand: str,
    enemies: str = '["prowlers"]',
    units: str = "[]",
    player: str = "",
    top: str = "",
    dice: str = DICE,
    site: str = "",
) -> Table:
    """A fight in the phase asked for, in the open or over a site."""
    return given(f"""
        {top}
        [source]
        dice = {dice}
        [player]
        hand = {list(hand)}
        units = {units}
        {player}
        [combat]
        enemies = {enemies}
        phase = "{phase}"
        site = "{site}"
    """)


def pool(table: Table) -> list[str]:
    """The points generated: `attack 3 fire ranged`, `block 4 ice plain`."""
    return [f"{one['what']} {one['n']} {one['element']} {one['kind']}" for one in table.combat["pool"]]


def points(table: Table) -> tuple[int, int, int]:
    """Move, Influence and Healing points."""
    return table.me["move"], table.me["influence"], table.me["heal"]
