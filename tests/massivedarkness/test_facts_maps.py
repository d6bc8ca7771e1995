"""Tiles, missions, tokens and doors against the collected facts, which were written down independently."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from massivedarkness.facts import facts, named
from tavola.massivedarkness.catalog import ENEMIES, MISSIONS, TILES, Mission, MonsterSpot

BOX = {record["id"]: record["count"] for record in facts("tokens")}
#: Cards a mission names without naming one card.
DRAWN = {"random_greater", "abyssal_demon_by_level"}


def mission_of(fact: dict[str, Any]) -> Mission:
    return MISSIONS[f"mission_{fact['number']}" if fact["number"] else "tutorial"]


each_mission = pytest.mark.parametrize("fact", facts("missions"), ids=named)


def test_tile_sides_are_those_printed() -> None:
    assert [tile.upper() for tile in TILES] == [fact["id"] for fact in facts("tiles")]
    assert len(TILES) == 18


@pytest.mark.parametrize("fact", facts("tiles"), ids=named)
def test_tile_zones(fact: dict[str, Any]) -> None:
    tile = TILES[fact["id"].lower()]
    for zone in fact["zones"]:
        letter = tile.plan[zone["row"]][zone["col"]]
        assert (letter if letter != "c" else None) == zone["chamber"], zone["id"]
        assert (tile.light[zone["row"]][zone["col"]] == "L") == zone["light"], zone["id"]
        assert zone["id"] == "abc"[zone["col"]] + str(zone["row"] + 1)
    assert [len(row) for row in (*tile.plan, *tile.light)] == [3] * 6


def test_missions_are_the_tutorial_and_ten() -> None:
    assert sorted(mission.number for mission in MISSIONS.values())[:11] == list(range(11))
    assert all(mission.id == name for name, mission in MISSIONS.items())


@each_mission
def test_layout(fact: dict[str, Any]) -> None:
    mission = mission_of(fact)
    assert [(laid.tile.upper(), laid.x, laid.y, laid.turn) for laid in mission.layout] == [
        (laid["tile"], laid["x"], laid["y"], laid["rot"]) for laid in fact["layout"]
    ]
    assert sorted(laid.tile.upper() for laid in mission.layout) == sorted(fact["tiles_required"])
    assert [(zone.id, zone.x, zone.y, zone.light) for zone in mission.extra] == [
        (zone["id"], zone["x"], zone["y"], zone["light"]) for zone in fact["extra_zones"]
    ]
    assert [(link.id, [link.a, link.b], link.needs) for link in mission.links] == [
        (link["id"], [zone.lower() for zone in link["zones"]], link["needs"]) for link in fact["links"]
    ]


@each_mission
def test_start_exit_and_levels(fact: dict[str, Any]) -> None:
    mission = mission_of(fact)
    assert mission.start == fact["start_zone"].lower()
    assert mission.exit == (fact["exit_zone"] or "").lower()
    assert list(mission.levels) == [(token["level"], token["zone"].lower()) for token in fact["level_tokens"]]
    assert max(level for level, _ in mission.levels) == fact["max_level"]


def role(door: dict[str, Any]) -> str:
    return "special" if door.get("special") else str(door.get("chamber_of", ""))


@each_mission
def test_doors(fact: dict[str, Any]) -> None:
    mission = mission_of(fact)
    assert [(door.id, [door.a, door.b], door.state, door.role) for door in mission.doors] == [
        (door["id"], [zone.lower() for zone in door["between"]], door["state"], role(door)) for door in fact["doors"]
    ]


@each_mission
def test_objective_tokens(fact: dict[str, Any]) -> None:
    mission = mission_of(fact)
    assert [(token.id, token.type, token.zone, token.down, token.pickable) for token in mission.tokens] == [
        (
            token["id"],
            token["type"],
            token["zone"].lower(),
            token.get("face") == "down",
            token.get("pickable", True),
        )
        for token in fact["tokens"]
    ]
    hidden: Counter[str] = Counter()
    for rule in fact["rules"]:
        hidden.update(rule.get("pool", {}).get("hidden", {}))
    assert Counter(mission.pool) == hidden
    assert len(mission.pool) == sum(token.down for token in mission.tokens)


@each_mission
def test_pillars(fact: dict[str, Any]) -> None:
    mission = mission_of(fact)
    assert [
        (pillar.id, pillar.zone, list(pillar.blocks), list(pillar.marks), pillar.health, pillar.attackable)
        for pillar in mission.pillars
    ] == [
        (
            pillar["id"],
            pillar["zone"].lower(),
            [zone.lower() for zone in pillar["blocks"] or ()],
            [zone.lower() for zone in pillar.get("marks", ())],
            pillar["health"] or 0,
            pillar["attackable"],
        )
        for pillar in fact["pillars"]
    ]


def equipment(monster: MonsterSpot) -> dict[str, Any] | None:
    if monster.loot == "none":
        return None
    if monster.loot == "roaming":
        return {"roaming_card": "random_greater"}
    return {"draw_level": int(monster.loot) if monster.loot.isdigit() else monster.loot}


@each_mission
def test_monsters(fact: dict[str, Any]) -> None:
    mission = mission_of(fact)
    assert len(mission.monsters) == len(fact["monsters"])
    for monster, printed in zip(mission.monsters, fact["monsters"], strict=True):
        assert (monster.id, monster.card, monster.zone) == (printed["id"], printed["card"], printed["zone"].lower())
        assert monster.card in ENEMIES or monster.card in DRAWN
        assert equipment(monster) == printed["equipment"]
        assert monster.asleep == printed.get("inactive_until", "")
        assert monster.later == (printed.get("spawn") == "hero_enters_stage")
        assert monster.events == printed.get("counts_as_roaming_for_events", False)


@each_mission
def test_objectives_defeats_and_special_rules_are_as_many(fact: dict[str, Any]) -> None:
    mission = mission_of(fact)
    assert len(mission.objectives) == len(fact["objectives"])
    assert len(mission.defeats) == len([one for one in fact["lose_conditions"] if one["type"] != "lifebringer_empty"])
    assert list(mission.rules) == [rule["id"] for rule in fact["rules"]]


@pytest.mark.rule("MD-SET-01")
@each_mission
def test_no_mission_uses_both_faces_of_a_tile(fact: dict[str, Any]) -> None:
    pieces = [laid.tile[0] for laid in mission_of(fact).layout]
    assert len(pieces) == len(set(pieces))


@pytest.mark.rule("MD-SET-06")
@each_mission
def test_a_mission_never_needs_more_tokens_than_the_box_holds(fact: dict[str, Any]) -> None:
    mission = mission_of(fact)
    assert len(mission.doors) <= BOX["door"] == 15
    assert len(mission.pillars) <= BOX["pillar"] == 6
    assert len(mission.extra) <= BOX["bridge"] == 2
    assert all(count <= 2 for count in Counter(level for level, _ in mission.levels).values())
    assert len(mission.levels) <= BOX["level"] == 10
    types = Counter([*(token.type for token in mission.tokens if token.type != "objective"), *mission.pool])
    assert types["artifact"] <= BOX["artifact"] == 2
    assert types["lair"] <= BOX["lair"] == 3
    assert types["library"] <= BOX["library"] == 1
