"""Every enemy token behaves in combat as it is printed; the numbers come from the collected facts."""

from __future__ import annotations

import json
from math import ceil
from pathlib import Path
from typing import Any

import pytest

from ..fights import fight, hurt, needs, states

FACTS = Path(__file__).parents[3] / "facts" / "mageknight"
TOKENS: list[dict[str, Any]] = json.loads((FACTS / "enemies.json").read_text(encoding="utf-8"))
PILES = {token["id"]: token["pile"] for token in TOKENS}

each_token = pytest.mark.parametrize("token", TOKENS, ids=lambda token: str(token["id"]))


def attacks(token: dict[str, Any]) -> list[tuple[int, int, list[str]]]:
    """Block needed, damage dealt and abilities of each attack that strikes."""
    return [
        (
            one["value"] * (2 if "swift" in one["abilities"] else 1),
            one["value"] * (2 if "brutal" in one["abilities"] else 1),
            one["abilities"],
        )
        for one in token["attacks"]
        if one["kind"] != "summon"
    ]


def summoned(token: dict[str, Any]) -> list[str]:
    return [one["summon_pile"] for one in token["attacks"] if one["kind"] == "summon"]


@each_token
def test_block_needed(token: dict[str, Any]) -> None:
    """Cold Fire blocks everything; one point less blocks nothing."""
    for place, (need, _, _) in enumerate(attacks(token), 1):
        enough = fight(token["id"], phase="block", pool=[f"block {need} coldfire"])
        assert f"block 1 {place}" in enough.options
        short = fight(token["id"], phase="block", pool=[f"block {need - 1} coldfire"])
        assert f"block 1 {place}" not in short.options


@each_token
def test_damage_dealt(token: dict[str, Any]) -> None:
    """Against Armor 2; poisoned Wounds go to the discard pile too, Paralyze empties the hand."""
    table = fight(token["id"], phase="block", hand=["march"])
    if summoned(token):
        assert states(table) == ["open"] * len(summoned(token))
        return
    assert needs(table) == [(need, damage) for need, damage, _ in attacks(token)]
    table.play("next")
    taken = [(ceil(damage / 2), abilities) for _, damage, abilities in attacks(token)]
    total = sum(wounds for wounds, _ in taken)
    assert hurt(table) == (total, sum(wounds for wounds, abilities in taken if "poison" in abilities))
    paralyzed = any("paralyze" in abilities for _, abilities in taken)
    assert ("march" in table.me["hand"]) == (not paralyzed and total < 5)
    vampiric = sum(wounds for wounds, abilities in taken if "vampiric" in abilities)
    assert table.foe(1)["armor"] == (token["armor_elusive"] or token["armor"]) + vampiric


@each_token
def test_damage_to_units(token: dict[str, Any]) -> None:
    """Assassins pass a Unit by; the others wound it, poison it or destroy it."""
    if summoned(token):
        return
    table = fight(token["id"], phase="block", units=["thugs", "peasants"]).play("next")
    abilities = attacks(token)[0][2]
    if "assassination" in abilities:
        assert table.combat["phase"] == "attack"
        return
    table.play("damage 1 1 peasants 2")
    peasants = [unit["wounds"] for unit in table.me["units"] if unit["unit"] == "peasants"]
    assert peasants == ([] if "paralyze" in abilities else [2 if "poison" in abilities else 1])


@each_token
def test_armor_fame_and_reputation(token: dict[str, Any]) -> None:
    """Unblocked, so an elusive enemy shows its higher Armor; its own Defend counts once."""
    need = (token["armor_elusive"] or token["armor"]) + token["defend"]
    points = need * (2 if {"fire", "ice"} <= set(token["resistances"]) else 1)
    short = fight(token["id"], phase="attack", pool=[f"attack {points - 1} coldfire melee"])
    assert short.offered("attack") == []
    table = fight(token["id"], phase="attack", pool=[f"attack {points} coldfire melee"]).play("attack 1")
    roaming = {"green": 1, "red": 2}.get(token["pile"], 0)  # met in the open, they rampage
    assert (table.me["fame"], table.me["reputation"]) == (token["fame"], token["reputation"] + roaming)


@each_token
@pytest.mark.parametrize("element", ["physical", "fire", "ice"])
def test_resistances(token: dict[str, Any], element: str) -> None:
    table = fight(token["id"], phase="attack", pool=[f"attack 9 {element} melee"])
    assert table.combat["attack_meters"][0]["have"] == (4 if element in token["resistances"] else 9)


@each_token
def test_fortifications(token: dict[str, Any]) -> None:
    """In the open and in a keep: 0 open, 1 Siege only, 2 out of reach."""
    own = "fortified" in token["abilities"]
    walls = "unfortified" not in token["abilities"]
    for site, fortified in (("", own), ("keep", own + walls)):
        table = fight(token["id"], site=site, pool=["attack 99 coldfire ranged"])
        assert table.foe(1)["fortified"] == fortified
        assert table.offered("attack") == ([] if fortified else ["attack 1"])
        table = fight(token["id"], site=site, pool=["attack 99 coldfire siege"])
        assert table.offered("attack") == ([] if fortified == 2 else ["attack 1"])


@pytest.mark.parametrize("token", [token for token in TOKENS if summoned(token)], ids=lambda token: str(token["id"]))
def test_summoners(token: dict[str, Any]) -> None:
    """One token of the pile for each summon attack; nobody strikes in its place but they."""
    table = fight(token["id"]).play("next")
    drawn = [foe for foe in table.combat["enemies"] if foe["summoned_by"] == 1]
    assert [PILES[foe["enemy"]] for foe in drawn] == summoned(token)
    assert all(one["n"] > 1 for one in table.combat["block_meters"])


@pytest.mark.parametrize("token", [token for token in TOKENS if token["armor_elusive"]], ids=lambda t: str(t["id"]))
def test_elusive_enemies_once_blocked(token: dict[str, Any]) -> None:
    """Each attack is blocked in turn by a strong Cold Toughness; then the lower Armor shows."""
    table = fight(token["id"], phase="block", hand=["cold_toughness"] * 9, mana={"blue": 9})
    for place, _ in enumerate(token["attacks"], 1):
        while f"block 1 {place}" not in table.options:
            table.play("play cold_toughness strong blue token")
        table.play(f"block 1 {place}")
    assert table.play("next").foe(1)["armor"] == token["armor"]
