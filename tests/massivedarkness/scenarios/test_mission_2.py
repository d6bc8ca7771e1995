"""Mission 2, Black Widow (MD-MIS-02).

The Spider goes 6r.b1, 6r.b2, 6r.b3, 4r.a2, 4r.a3, 4r.b3, 4r.c3, 3v.a3, 3v.a2 and 3v.b2, the exit.
"""

from __future__ import annotations

from typing import Any

import pytest

from ..rules.dungeon import Piece, at, deeds, enemy, hero, scene
from ..scripted import Table, given
from .quest import found, intent, outcome

SPIDER = "giant_spider"
NOTHING = ["r0", "r0", "b0"]  # two red dice against leather armour


def spider(zone: str, **keys: Any) -> Piece:
    return enemy("giant_spider_greater", zone, tag="black_widow", **keys)


def quest(*pieces: Piece, **keys: Any) -> Table:
    return scene(*pieces, scenario="mission_2", **keys)


@pytest.mark.rule("MD-MIS-02-01")
def test_the_map() -> None:
    view = quest(spider("6r.b1"), hero("bjorn", "3v.a1")).view
    assert {tile["tile"] for tile in view["map"]["tiles"]} == {"3v", "4r", "6r"}
    assert [token["level"] for token in view["board"]["levels"]] == [1, 2, 3]
    nests = [name for name, zone in view["board"]["zones"].items() if zone["tokens"]]
    assert nests == ["3v.b3", "4r.b1", "6r.a1"]
    assert (view["map"]["start"], view["map"]["exit"]) == ("3v.a1", "3v.b2")


@pytest.mark.rule("MD-MIS-02-03", "MD-GRD-18")
def test_the_spider_is_there_from_the_start_with_a_treasure_of_level_1() -> None:
    table = given('scenario = "mission_2"\nheroes = [{hero = "bjorn"}, {hero = "elias"}]')
    foe = table.foe(SPIDER)
    assert (foe["card"], foe["at"], foe["life"]) == ("giant_spider_greater", "6r.b1", 10)  # 5 for each of two heroes
    assert table.view["level"] == 1
    assert foe["loot"].startswith("t1_")


@pytest.mark.rule("MD-MIS-02-04")
def test_a_nest_gives_five_experience_to_every_hero() -> None:
    table = quest(spider("6r.b1"), hero("elias", "6r.b3", xp=1), hero("bjorn", "3v.b3"), open=["door1"])
    table.play("pick_up")
    assert (table.hero("bjorn")["xp"], table.hero("elias")["xp"]) == (5, 6)
    assert table.zone("3v.b3")["tokens"] == []


@pytest.mark.rule("MD-MIS-02-04", "MD-HERO-14")
def test_the_dead_gain_none_of_it() -> None:
    table = quest(spider("6r.b1"), hero("elias", "6r.b3", dead=True), hero("bjorn", "3v.b3"), open=["door1"])
    assert table.play("pick_up").hero("elias")["xp"] == 0


@pytest.mark.rule("MD-MIS-02-05")
def test_a_patrol_event_takes_no_notice_of_the_spider() -> None:
    table = quest(spider("6r.b1"), hero("bjorn", "3v.a1"), event="e5", decks={"lesser": ["hellhound_lesser"]})
    table.play("end")
    assert found(table) == ["6r.b2 giant_spider", "4r.b3 hellhound"]  # one step of its own; the hellhound on token 2


@pytest.mark.rule("MD-MIS-02-05")
def test_the_event_for_the_nearest_enemy_passes_it_over() -> None:
    table = quest(spider("6r.b1"), hero("bjorn", "3v.a1"), event="e19")
    assert at(table.play("end"), SPIDER) == "6r.b2"


@pytest.mark.rule("MD-MIS-02-05", "MD-EVT-05")
def test_its_figure_is_in_use_all_the_same() -> None:
    table = quest(spider("6r.b1"), hero("bjorn", "3v.a1"), event="e5", decks={"lesser": ["giant_spider_lesser"]})
    table.play("end")
    assert found(table) == ["6r.b3 giant_spider"]  # no second figure: the Spider acts once more, in its own way


@pytest.mark.rule("MD-MIS-02-06", "MD-MIS-02-07")
def test_it_attacks_and_leaves_although_a_hero_stands_there() -> None:
    table = quest(spider("6r.b2"), hero("bjorn", "6r.b2"), rolls=NOTHING)
    assert not table.foe(SPIDER)["held"]
    assert intent(table, SPIDER) == ["attack 0", "move 6r.b3"]
    assert deeds(table.play("end")) == ["melee bjorn", "to 6r.b3"]


@pytest.mark.rule("MD-MIS-02-07")
def test_with_nobody_in_reach_it_goes_one_zone_and_no_further() -> None:
    table = quest(spider("6r.b1"), hero("bjorn", "3v.a1"))
    assert intent(table, SPIDER) == ["move 6r.b2"]
    assert deeds(table.play("end")) == ["to 6r.b2"]
    assert table.told("md-event-enemy-moves")[0]["why"] == "flight"


@pytest.mark.rule("MD-MIS-02-07")
def test_it_never_chases_a_hero_behind_it() -> None:
    table = quest(spider("4r.a3"), hero("bjorn", "6r.b1"))  # in light, but the way to the exit leads the other way
    assert deeds(table.play("end")) == ["to 4r.b3"]


@pytest.mark.rule("MD-MIS-02-08")
def test_striking_back_it_attacks_and_does_not_move() -> None:
    table = quest(spider("6r.b2"), hero("bjorn", "6r.b2"), turn={"hit": [SPIDER]}, rolls=NOTHING * 2)
    assert deeds(table.play("end")) == ["melee bjorn", "melee bjorn", "to 6r.b3"]  # one zone, in its own phase


@pytest.mark.rule("MD-MIS-02-08")
def test_out_of_its_reach_nothing_happens() -> None:
    table = quest(spider("4r.a3"), hero("bjorn", "6r.b1"), turn={"hit": [SPIDER]})  # in light, yet not in its sight
    assert deeds(table.play("end")) == ["to 4r.b3"]
    assert "md-event-no-counter" not in table.log  # it was activated and could not do anything


@pytest.mark.rule("MD-MIS-02-09")
def test_the_dead_and_the_stunned_are_carried_along() -> None:
    table = quest(
        spider("6r.b2"),
        hero("elias", "6r.b2", dead=True),
        hero("owen", "6r.b2", stunned=True, health=3),
        hero("bjorn", "6r.b2", xp=9),
        rolls=NOTHING,
    )
    table.play("end", "done")
    assert at(table, SPIDER) == "6r.b3"
    assert [table.hero(seat)["at"] for seat in range(3)] == ["6r.b3", "6r.b3", "6r.b2"]
    assert [line["hero"] for line in table.told("md-event-dragged")] == ["elias", "owen"]
    assert table.hero("elias")["health"] == 5  # resurrected where the Spider dropped the body


@pytest.mark.rule("MD-MIS-02-10")
def test_in_the_exit_zone_nothing_is_lost_before_it_leaves_in_the_next_round() -> None:
    table = quest(spider("3v.a2"), hero("bjorn", "6r.b1"), decks={"event": ["e9", "e20"]})
    assert outcome(table.play("end")) == "open"
    assert at(table, SPIDER) == "3v.b2"
    assert table.view["round"] == 2
    assert intent(table, SPIDER) == ["flee"]
    assert outcome(table.play("end")) == "lost: spider"
    assert table.view["round"] == 2


@pytest.mark.rule("MD-MIS-02-10", "MD-MIS-02-07")
def test_it_attacks_a_last_time_before_it_leaves() -> None:
    table = quest(spider("3v.b2"), hero("bjorn", "3v.b2"), rolls=NOTHING)
    assert outcome(table.play("end")) == "lost: spider"
    assert deeds(table) == ["melee bjorn"]


@pytest.mark.rule("MD-MIS-02-11", "MD-EPH-09")
def test_it_attacks_the_richest_hero_in_reach() -> None:
    table = quest(spider("6r.b2"), hero("elias", "6r.b3", xp=4), hero("bjorn", "6r.b2", xp=3), rolls=NOTHING)
    assert deeds(table.play("end")) == ["ranged elias", "to 6r.b3"]


@pytest.mark.rule("MD-MIS-02-11")
def test_equal_heroes_are_the_players_choice() -> None:
    table = quest(spider("6r.b2"), hero("elias", "6r.b3", xp=3), hero("bjorn", "6r.b2", xp=3), rolls=NOTHING)
    table.play("end")
    assert table.options == ["attack elias", "attack bjorn"]
    assert deeds(table.play("attack bjorn")) == ["melee bjorn", "to 6r.b3"]


@pytest.mark.rule("MD-MIS-02-07", "MD-STUN-03")
def test_stunned_it_loses_attack_and_move() -> None:
    table = quest(spider("6r.b2", stunned=True), hero("bjorn", "6r.b2"))
    assert deeds(table.play("end")) == ["up"]
    assert at(table, SPIDER) == "6r.b2"


@pytest.mark.rule("MD-MIS-02-07", "MD-ACT-13")
def test_shut_in_it_opens_the_door_itself_and_no_card_is_drawn() -> None:
    table = quest(spider("4r.b2"), hero("bjorn", "3v.a1"))
    assert intent(table, SPIDER) == ["move 4r.a2"]
    table.play("end")
    assert at(table, SPIDER) == "4r.a2"
    assert table.door("door3") == "open"
    assert "md-event-door-card" not in table.log
    assert table.view["level"] == 1  # enemies never raise it


@pytest.mark.rule("MD-MIS-02-07")
def test_with_an_open_way_it_leaves_doors_alone() -> None:
    table = quest(spider("6r.b2"), hero("bjorn", "3v.a1"))
    table.play("end")
    assert set(table.view["board"]["doors"].values()) == {"closed"}


@pytest.mark.rule("MD-MIS-02-02")
def test_its_death_wins() -> None:
    table = quest(spider("6r.b3", life=1), hero("bjorn", "6r.b3", hands=["se_mace"]), rolls=["y1", "y1", "g0"])
    assert table.goal("spider")["done"] is False
    assert outcome(table.play(f"melee {SPIDER}")) == "won"


@pytest.mark.rule("MD-MIS-02-02")
def test_the_death_of_another_enemy_does_not() -> None:
    table = quest(
        spider("6r.b1"),
        enemy("hellhound_lesser", "3v.a1", life=1),
        hero("bjorn", "3v.a1", hands=["se_mace"]),
        rolls=["y1", "y1", "b0"],
    )
    table.play("melee hellhound")
    assert found(table) == ["6r.b1 giant_spider"]
    assert outcome(table) == "open"


@pytest.mark.rule("MD-MIS-02-02")
def test_the_exit_is_not_for_heroes() -> None:
    table = quest(spider("6r.b1"), hero("bjorn", "3v.b2"))
    assert table.offered("leave") == []


@pytest.mark.rule("MD-END-06")
def test_a_death_too_many_loses() -> None:
    table = quest(spider("6r.b1"), hero("elias", "3v.a2", dead=True), hero("bjorn", "3v.a1"), lifebringer=0)
    assert outcome(table.play("end")) == "lost: lifebringer"
