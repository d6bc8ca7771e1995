"""Settings for the tests of allies: Tovak, Goldyx and Norowas around a city.

    table = camp(me={"hand": ["ram_5"]}, goldyx={"hand": ["ram_5"]})     # before anything is proposed
    table = agreed("goldyx 1", ...)                                       # everybody has agreed; Tovak enters first

The cards are those of the duels: a `ram` is a Siege attack that reaches over the walls.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..scripted import Table
from .fights import setting

TOVAK, GOLDYX, NOROWAS = range(3)
CITY = "4,-5"
#: Where the three stand: an empty swamp, a village, a magical glade; all next to the city.
SWAMP, VILLAGE, GLADE = "4,-4", "5,-6", "4,-6"
#: Rampaging enemies of the city's tile: next to the city, to the swamp, and the first also to the village.
DRACONUM, ORC = "5,-5", "3,-4"
TILES = {"0,1": "countryside_1", "1,0": "countryside_3", "1,1": "core_5"}
THREE = ("crossbowmen",) * 3


def camp(
    me: Mapping[str, Any] | None = None,
    goldyx: Mapping[str, Any] | None = None,
    norowas: Mapping[str, Any] | None = None,
    *,
    enemies: tuple[str, ...] = THREE,
    rampaging: Mapping[str, list[str]] | None = None,
    **tables: Any,
) -> Table:
    """Tovak's turn, with Move points enough for the city; two players unless Norowas is there."""
    tokens = {CITY: list(enemies), DRACONUM: [], ORC: [], **(rampaging or {})}
    rivals = [{"hero": "goldyx", "hand": ["march"], "at": VILLAGE, **(goldyx or {})}]
    if norowas is not None:
        rivals.append({"hero": "norowas", "hand": ["march"], "at": GLADE, **norowas})
    place = {"tiles": TILES, "tokens": tokens, **tables.pop("map", {})}
    player = {"hand": ["march"], "at": SWAMP, "move": 2, **(me or {})}
    found = {"scenario": "full_cooperation", "source": {"dice": ["red"] * 5}, **tables}
    return setting(rivals=rivals, player=player, map=place, **found)


def agreed(split: str, *people: Mapping[str, Any] | None, **how: Any) -> Table:
    """All invited have agreed; Tovak stands before the gate."""
    table = camp(*people, **how).play(f"propose {CITY}", f"split {split}")
    while "agree" in table.options:
        table.play("agree")
    return table


def downs(table: Table) -> list[int]:
    """Whose Round Order token lies face down."""
    return [place["who"] for place in table.view["round"]["order"] if place["down"]]


def pass_fight(table: Table) -> Table:
    """Let everything in the fight happen."""
    while table.view["combat"] is not None:
        hero = [notation for notation in table.offered("damage") if notation.endswith("hero")]
        table.play(hero[0] if hero else "next")
    return table


def finish(table: Table) -> Table:
    """End the turn of whoever decides, with no wish left open."""
    seat = table.seat
    table.play("end turn")
    while table.match.outcome is None and table.seat == seat and table.view["phase"] == "end":
        table.play("done" if "done" in table.options else table.offered("discard")[0])
    return table
