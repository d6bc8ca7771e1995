"""Settings for the tests of combat between players: Tovak stands one step from Goldyx and means no good.

    attacked(rival={"hand": ["rage"]})          # Goldyx has to answer
    duel({"hand": ["ember_4"]}, {"hand": ["icewall_4"]})   # partial participation; Goldyx attacks first
    melee({"hand": ["blade_7"]}, {})            # both passed in the Ranged phase; Tovak attacks first

The cards of the arsenal are worth what they say: `blade` attacks, `arrow` and `ram` are Ranged and Siege, `flame`,
`frost` and `ember` (Ranged) burn and freeze, `wall`, `icewall` and `firewall` block; a `pennant` hangs on a Unit.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tavola.kernel.records import Effect
from tavola.mageknight.catalog import CARDS, UNITS, Banner, Card, UnitCard
from tavola.mageknight.verbs.points import attack, block, ranged, siege

from ..scripted import Table
from .fights import setting

ME, RIVAL, THIRD = range(3)
TILES = {"0,1": "countryside_1", "1,0": "countryside_3"}
#: The field of the fight and the way to it: plains next to a village.
FIELD, FROM = "2,-2", "2,-1"
KEEP, BELOW_KEEP = "4,-3", "4,-2"
GLADE, BELOW_GLADE = "1,-3", "1,-2"

_WORTH = {
    "blade": lambda n: attack(n),
    "flame": lambda n: attack(n, "fire"),
    "frost": lambda n: attack(n, "ice"),
    "arrow": lambda n: ranged(n),
    "ember": lambda n: ranged(n, "fire"),
    "ram": lambda n: siege(n),
    "wall": lambda n: block(n),
    "icewall": lambda n: block(n, "ice"),
    "firewall": lambda n: block(n, "fire"),
}


@pytest.fixture
def arsenal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards of every use and strength lie in the box."""
    for name, effect in _WORTH.items():
        for n in range(1, 16):
            own_card(monkeypatch, f"{name}_{n}", effect(n))
    monkeypatch.setitem(CARDS, "pennant", Card("pennant", "artifact", banner=Banner()))


def own_card(monkeypatch: pytest.MonkeyPatch, name: str, basic: Effect, color: str = "") -> None:
    """A card that does just this, in this colour."""
    monkeypatch.setitem(CARDS, name, Card(name, "advanced_action", color=color, basic=basic))


def own_unit(monkeypatch: pytest.MonkeyPatch, name: str, armor: int, *resistances: str) -> None:
    """A Unit of this Armor that resists these elements and can do nothing."""
    unit = UnitCard(name, "regular", 1, 4, armor, ("village",), (), resistances=resistances)
    monkeypatch.setitem(UNITS, name, unit)


def meet(
    me: Mapping[str, Any] | None = None,
    rival: Mapping[str, Any] | None = None,
    *others: Mapping[str, Any],
    at: str = FIELD,
    start: str = FROM,
    **tables: Any,
) -> Table:
    """Goldyx stands on a space next to Tovak, who has Move points enough."""
    player = {"hand": ["march"], "at": start, "move": 9, **(me or {})}
    goldyx = {"hero": "goldyx", "hand": ["march"], "at": at, **(rival or {})}
    place = {"tiles": TILES, **tables.pop("map", {})}
    found = {"scenario": "full_conquest", "source": {"dice": ["black"] * 4}, **tables}
    return setting(rivals=[goldyx, *others], player=player, map=place, **found)


def attacked(
    me: Mapping[str, Any] | None = None, rival: Mapping[str, Any] | None = None, *others: Mapping[str, Any], **how: Any
) -> Table:
    """Tovak has attacked; Goldyx answers."""
    table = meet(me, rival, *others, **how)
    at = how.get("at", FIELD)
    table.play(f"move {at}")
    return table if table.seat == RIVAL else table.play("fight goldyx")


def duel(me: Mapping[str, Any], rival: Mapping[str, Any], joins: str = "partial", **how: Any) -> Table:
    """The Ranged phase has begun: Goldyx, the defender, attacks first."""
    return attacked(me, rival, **how).play(joins)


def shot(me: Mapping[str, Any], rival: Mapping[str, Any], **how: Any) -> Table:
    """Goldyx has passed: Tovak may attack from afar."""
    return duel(me, rival, **how).play("pass")


def melee(me: Mapping[str, Any], rival: Mapping[str, Any], joins: str = "partial", **how: Any) -> Table:
    """Both have passed in the Ranged phase: Tovak attacks first."""
    return duel(me, rival, joins, **how).play("pass", "pass")


def hit(me: Mapping[str, Any], rival: Mapping[str, Any], n: int, **how: Any) -> Table:
    """Tovak assigns n Melee damage."""
    card = f"blade_{n}"
    return melee({"hand": [card], **me}, rival, **how).play(f"play {card}", "strike", "stand")


def sums(table: Table) -> tuple[int, int, int]:
    """Attack, Block, and what gets through or is left."""
    return table.duel["attack"], table.duel["block"], table.duel["damage"]
