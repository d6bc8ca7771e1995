"""Tables that have agreed on variants: games just set up, and turns in the middle of one.

opened("full_conquest", 2, night_arrival="on")                       # before the first Tactic
turn(options={"rampage": "on"}, map={"tokens": {ORC: []}})           # Tovak's turn, Goldyx waits
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import tavola

from ..scripted import Table
from .fights import setting
from .quests import HEROES

#: Rampaging orcs of the two tiles at hand, and where a Hero next to the first one stands.
ORC, OTHER_ORC, GLADE = "1,-4", "3,-3", "1,-3"
TILES = {"0,1": "countryside_1", "1,0": "countryside_2"}


def opened(scenario: str, people: int, seed: int = 1, **options: str) -> Table:
    """A game just set up, at its first question."""
    table = Table.__new__(Table)
    heroes = ("any",) * people if "hero_choice" in options else HEROES[:people]
    table.match = tavola.new("mageknight", scenario, heroes, seed=seed, options=options)
    return table


def refused(scenario: str, people: int, **options: str) -> Mapping[str, Any]:
    """What the refusal of such a table names."""
    try:
        opened(scenario, people, seed=1, **options)
    except tavola.UnknownName as error:
        return error.text.args
    raise AssertionError(f"{options} was accepted")


def turn(
    me: Mapping[str, Any] | None = None, rival: Mapping[str, Any] | None = None, people: int = 2, **tables: Any
) -> Table:
    """Tovak's turn; the others wait with a card each."""
    place = dict(tables.pop("map", {}))
    place["tiles"] = {**TILES, **place.get("tiles", {})}
    waiting = {"hand": ["march"], **(rival or {})}
    rivals = [{"hero": hero, **waiting} for hero in HEROES[1:people]]
    player = {"hand": ["march"], **(me or {})}
    found = {"scenario": "full_conquest", "source": {"dice": ["red"] * (people + 2)}, **tables}
    return setting(rivals=rivals, player=player, map=place, **found)


def next_round(table: Table) -> Table:
    """The only card is played and the last turn of the round ends; nothing else is wanted in it."""
    table.play("play march", "end turn")
    while table.match.outcome is None and table.prompt in ("mk-ask-glade", "mk-ask-discard"):
        table.play("done")
    return table
