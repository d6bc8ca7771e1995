"""Mission 3, The Chosen One (MD-MIS-03)."""

from __future__ import annotations

from typing import Any

import pytest

from ..rules.dungeon import Piece, enemy, hero, scene
from ..scripted import Table, given
from .quest import found, outcome

PARTS = {"part1": "6r.a1", "part2": "9v.a2", "part3": "7v.c1"}
WATCH = ["watch1", "watch2"]
OPEN = [f"door{n}" for n in range(1, 10)]
SWORD = "a1_lightbringer_sword"
OTHERS = [
    "a2_lightbringer_bow",
    "a3_lightbringer_staff",
    "a4_lightbringer_hammer",
    "a5_lightbringer_plate",
    "a6_lightbringer_lantern",
]


def quest(*pieces: Piece, left: tuple[str, ...] = (), **keys: Any) -> Table:
    """The first hero is the Chosen One; only these parts still lie on the board."""
    setting = {"notes": ["chosen:0"], "tokens": [*left, *WATCH], "open": OPEN, **keys}
    return scene(*pieces, scenario="mission_3", **setting)


def complete(*pieces: Piece, **keys: Any) -> Table:
    """All parts are found, and the sword is the artifact."""
    return quest(*pieces, **{"notes": ["chosen:0", f"artifact:{SWORD}"], **keys})


@pytest.mark.rule("MD-MIS-03-01")
def test_the_map() -> None:
    view = quest(hero("elias", "6r.b1"), left=tuple(PARTS), open=[]).view
    assert {tile["tile"] for tile in view["map"]["tiles"]} == {"5v", "6r", "7v", "8v", "9v"}
    assert sorted(token["level"] for token in view["board"]["levels"]) == [1, 2, 3, 4, 4]
    lying = {token["token"]: name for name, zone in view["board"]["zones"].items() for token in zone["tokens"]}
    assert lying == {**PARTS, "watch1": "5v.b2", "watch2": "9v.b3"}
    assert (view["map"]["start"], view["map"]["exit"]) == ("6r.b1", "5v.b3")


@pytest.mark.rule("MD-MIS-03-02", "MD-MIS-03-05")
def test_the_objectives_in_their_order() -> None:
    table = quest(hero("elias", "6r.b1"), left=("part2",))
    assert [(goal["goal"], goal["have"], goal["need"]) for goal in table.view["goals"]] == [
        ("parts", 2, 3),
        ("exit", 0, 1),
    ]


@pytest.mark.rule("MD-MIS-03-03")
def test_the_players_name_the_chosen_one_before_the_first_round() -> None:
    table = given('scenario = "mission_3"\nphase = "setup"\nheroes = [{hero = "bjorn"}, {hero = "elias"}]')
    while table.prompt != "md-ask-chosen":
        assert table.view["round"] == 0
        table.play(table.options[0])
    assert table.options == ["chosen bjorn", "chosen elias"]
    table.play("chosen elias")
    assert table.view["special"]["chosen"] == 1
    assert table.view["round"] == 1


@pytest.mark.rule("MD-MIS-03-03")
def test_a_hero_alone_is_the_chosen_one() -> None:
    table = given('scenario = "mission_3"\nheroes = [{hero = "bjorn"}]')
    assert table.view["special"]["chosen"] == 0


@pytest.mark.rule("MD-MIS-03-04")
def test_the_death_of_the_chosen_one_loses_at_once_whatever_the_lifebringer_holds() -> None:
    table = quest(
        enemy("orc_flayers_l1", "6r.b1", minions=0),
        enemy("goblin_archers_l1", "8v.c3", minions=0),
        hero("elias", "6r.b1", health=1),
        left=tuple(PARTS),
        lifebringer=2,
        rolls=["y1", "b0"],
    )
    table.play("end", "activate orc_flayers")
    assert outcome(table) == "lost: chosen"
    assert table.view["phase"] == "over"
    assert table.told("md-event-enemy-moves") == []  # the archers never had their activation


@pytest.mark.rule("MD-MIS-03-04")
def test_another_hero_is_resurrected_as_usual() -> None:
    table = quest(hero("elias", "6r.b1"), hero("bjorn", "6r.b2", dead=True), left=tuple(PARTS), lifebringer=1)
    table.play("end")
    assert outcome(table) == "open"
    assert table.hero("bjorn")["health"] == 5


@pytest.mark.rule("MD-MIS-03-05")
@pytest.mark.parametrize("part", PARTS)
def test_any_hero_may_take_a_part_which_is_discarded(part: str) -> None:
    table = quest(hero("elias", "6r.b1"), hero("bjorn", PARTS[part]), left=tuple(PARTS))
    table.play("pick_up")
    assert table.goal("parts")["have"] == 1
    assert table.hero("bjorn")["carried"] == []
    assert table.hero("bjorn")["xp"] == 0
    assert "md-event-artifact" not in table.log


@pytest.mark.rule("MD-MIS-03-07")
def test_the_lair_tokens_stay_where_they_are() -> None:
    table = quest(hero("elias", "5v.b2"), left=tuple(PARTS))
    assert table.offered("pick_up") == []


@pytest.mark.rule("MD-MIS-03-06", "MD-MIS-03-07")
def test_with_the_last_part_the_chosen_one_receives_an_artifact_and_two_monsters_appear() -> None:
    table = quest(
        hero("elias", "6r.b1"),
        hero("bjorn", PARTS["part3"]),
        left=("part3",),
        level=3,
        decks={"artifact": [SWORD], "lesser": ["hellhound_lesser", "giant_spider_lesser"]},
    )
    table.play("pick_up", "keep")
    assert SWORD in table.hero("elias")["bag"]  # wherever that hero is
    assert table.view["special"]["artifact"] == SWORD
    assert table.goal("parts")["done"]
    assert found(table) == ["5v.b2 hellhound", "9v.b3 giant_spider"]


@pytest.mark.rule("MD-MIS-03-07", "MD-LVL-14")
def test_from_level_4_on_they_are_greater_ones() -> None:
    greater = ["hellhound_greater", "giant_spider_greater"]
    table = quest(hero("elias", "7v.c1"), left=("part3",), level=4, decks={"artifact": [SWORD], "greater": greater})
    table.play("pick_up", "keep")
    assert [foe["card"] for foe in table.view["enemies"]] == greater


@pytest.mark.rule("MD-MIS-03-06", "MD-MIS-03-02")
def test_with_every_artifact_owned_already_the_parts_are_enough() -> None:
    table = quest(hero("bjorn", "6r.b1", bag=[SWORD, *OTHERS]), hero("elias", "7v.c1"), left=("part3",))
    table.play("pick_up")
    assert table.goal("parts")["done"]
    assert len(table.view["enemies"]) == 2
    bare = quest(hero("elias", "5v.b3"), notes=["chosen:0", "artifact:"])
    assert outcome(bare.play("leave")) == "won"


@pytest.mark.rule("MD-MIS-03-08")
def test_the_two_monsters_do_not_count_for_events() -> None:
    table = complete(
        enemy("hellhound_lesser", "9v.b3", tag="watcher", stunned=True),
        hero("elias", "6r.b1", bag=[SWORD]),
        event="e6",
        level=2,
        decks={"lesser": ["ogre_mage_lesser"]},
    )
    table.play("end")
    assert found(table) == ["9v.b3 hellhound", "6r.b2 ogre_mage"]  # a new one appears; the watcher is not driven


@pytest.mark.rule("MD-MIS-03-02")
def test_the_chosen_one_wins_by_leaving_with_the_artifact() -> None:
    table = complete(hero("elias", "5v.b3", bag=[SWORD]), hero("bjorn", "6r.b1"), turn={"seat": 0})
    assert outcome(table.play("leave")) == "won"  # the others need not leave


@pytest.mark.rule("MD-MIS-03-02", "MD-END-08")
def test_not_before_the_parts_are_collected() -> None:
    table = quest(hero("elias", "5v.b3"), left=("part3",))
    assert table.offered("leave") == []
    assert table.refused("leave") == "MD-END-08"


@pytest.mark.rule("MD-MIS-03-02")
def test_not_while_another_hero_holds_the_artifact() -> None:
    table = complete(hero("elias", "5v.b3"), hero("bjorn", "5v.b3", bag=[SWORD]), turn={"seat": 0})
    assert table.offered("leave") == []
    table.play("trade", f"give {SWORD} bjorn elias", "done", "keep")
    assert outcome(table.play("leave")) == "won"


@pytest.mark.rule("MD-MIS-03-02")
def test_no_other_hero_leaves() -> None:
    table = complete(hero("elias", "6r.b1"), hero("bjorn", "5v.b3", bag=[SWORD]))
    assert table.offered("leave") == []


@pytest.mark.rule("MD-MIS-03-02", "MD-END-05")
def test_an_artifact_transmuted_away_loses() -> None:
    table = complete(hero("elias", "6r.b1", hands=["se_mace"], bag=[SWORD]))
    table.play("transmute", f"discard {SWORD}", "discard se_leather_armor", "discard se_mace")
    assert outcome(table) == "lost: artifact"


@pytest.mark.rule("MD-END-06")
def test_a_death_too_many_loses() -> None:
    table = quest(hero("elias", "6r.b1"), hero("bjorn", "6r.b2", dead=True), left=tuple(PARTS), lifebringer=0)
    assert outcome(table.play("end")) == "lost: lifebringer"
