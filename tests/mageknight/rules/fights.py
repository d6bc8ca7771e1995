"""Settings for the tests of combat: who fights where, in which phase, with which points already made.

    fight("prowlers", pool=["attack 3 fire ranged"]).play("attack 1")
    fight("swordsmen", site="keep", hand=["rage"], mana={"red": 1})

Keys that are not named here belong to the player; `tables` holds any other section of the position.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from ..scripted import Table, given

#: A tile that holds one site of the kind; it is laid at slot 1,0 in place of the usual one.
TILES = {
    "keep": "countryside_3",
    "mage_tower": "countryside_4",
    "monastery": "countryside_5",
    "monster_den": "countryside_6",
    "dungeon": "countryside_7",
    "ancient_ruins": "countryside_8",
    "tomb": "core_1",
    "spawning_grounds": "core_1",
}


def setting(**tables: Any) -> Table:
    """A position from Python values: simple values are top keys, mappings are sections."""
    tables = {"scenario": "first_reconnaissance", **tables}
    top = [f"{key} = {_toml(value)}" for key, value in tables.items() if not isinstance(value, Mapping)]
    for name, section in tables.items():
        if isinstance(section, Mapping):
            top += [f"[{name}]", *(f"{json.dumps(key)} = {_toml(value)}" for key, value in section.items())]
    return given("\n".join(top))


def _toml(value: object) -> str:
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{json.dumps(key)} = {_toml(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value)


def fight(
    *enemies: str,
    phase: str = "ranged",
    pool: Iterable[str] = (),
    site: str = "",
    wounds: int = 0,
    piles: Mapping[str, list[str]] | None = None,
    tables: Mapping[str, Any] | None = None,
    **player: Any,
) -> Table:
    """A combat under way; without a site, enemies met in the open. By Day the black dice of the Source are no help."""
    player.setdefault("hand", ["march"])
    combat = {"enemies": enemies, "phase": phase, "pool": list(pool), "site": site, "wounds": wounds}
    more = dict(tables or {})
    place = {**({"tiles": {"1,0": TILES[site]}} if site else {}), **more.pop("map", {})}
    source = {"dice": ["black"] * 3}
    return setting(**{"source": source, **more}, player=player, combat=combat, map=place, piles=piles or {})


def conquer(site: str, *enemies: str, ruin: str = "", tables: Mapping[str, Any] | None = None, **player: Any) -> Table:
    """A site just taken: all its enemies have fallen and the rewards are due at the end of the turn."""
    more = dict(tables or {})
    if ruin:
        more["map"] = {"ruins": {"4,-3": ruin}}
    pool = ["attack 99 coldfire siege"]
    table = fight(*enemies, site=site, phase="attack", pool=pool, tables=more, **player)
    return table.play("attack " + " ".join(str(n) for n, _ in enumerate(enemies, 1)))


def hurt(table: Table) -> tuple[int, int]:
    """Wounds in the hand and in the discard pile."""
    return table.me["hand"].count("wound"), table.me["discard"].count("wound")


def needs(table: Table, n: int = 1) -> list[tuple[int, int]]:
    """Block needed and damage dealt by each attack of enemy n."""
    return [(attack["need"], attack["damage"]) for attack in table.foe(n)["attacks"]]


def states(table: Table, n: int = 1) -> list[str]:
    """What became of each attack of enemy n."""
    return [attack["state"] for attack in table.foe(n)["attacks"]]


def meter(table: Table, *numbers: int) -> tuple[int, int]:
    """What the pool is worth against a group of enemies, and what it takes."""
    found = next(one for one in table.combat["attack_meters"] if one["n"] == list(numbers))
    return found["have"], found["need"]


def block_meter(table: Table, n: int = 1, attack: int = 1) -> tuple[int, int]:
    """What the pool is worth against one attack, and what it takes."""
    found = next(one for one in table.combat["block_meters"] if (one["n"], one["i"]) == (n, attack))
    return found["have"], found["need"]
