"""Mission 5, The Immortal's Downfall (MD-MIS-05).

The Immortal strides 7r.a1, 7r.b1, 7r.b2, 7r.b3, 7r.c3, 2v.c3, 2v.b3, 2v.b2, 2v.b1 and 1r.c2, the start zone. The row of
7r.c3 goes on with bridge2, bridge1, 6v.c1 and 6v.c2; the pillars stand on the last two.
"""

from __future__ import annotations

from typing import Any

import pytest

from ..rules.dungeon import Piece, at, deeds, enemy, hero, scene
from ..scripted import Table, given
from .quest import found, intent, outcome

TROLL = "overlord_troll"
FIREWORK = "firework"


def immortal(zone: str) -> Piece:
    return enemy("overlord_troll_greater", zone, tag="immortal")


def quest(*pieces: Piece, **keys: Any) -> Table:
    return scene(*pieces, scenario="mission_5", **keys)


@pytest.mark.rule("MD-MIS-05-01")
def test_the_map() -> None:
    view = quest(immortal("7r.a1"), hero("bjorn", "1r.c2")).view
    assert {tile["tile"] for tile in view["map"]["tiles"]} == {"1r", "2v", "6v", "7r"}
    assert [zone["zone"] for zone in view["map"]["zones"] if zone["kind"] == "bridge"] == ["bridge1", "bridge2"]


@pytest.mark.rule("MD-MIS-05-02")
def test_the_objectives_in_their_order() -> None:
    view = quest(immortal("7r.a1"), hero("bjorn", "1r.c2")).view
    assert [(goal["goal"], goal["need"]) for goal in view["goals"]] == [("lure", 1), ("pillars", 2)]


@pytest.mark.rule("MD-MIS-05-03", "MD-MIS-05-04", "MD-GRD-18")
def test_the_set_up() -> None:
    table = given('scenario = "mission_5"\nheroes = [{hero = "bjorn"}, {hero = "elias"}]')
    assert found(table) == ["7r.a1 overlord_troll", "7r.c2 goblin_archers"]
    troll, goblins = table.foe(TROLL), table.foe("goblin_archers")
    assert (troll["card"], troll["life"], troll["loot"]) == ("overlord_troll_greater", 12, None)  # no equipment
    assert goblins["card"] == "goblin_archers_l4"
    assert goblins["loot"].startswith("t1_")
    assert [token["type"] for token in table.zone("7r.c2")["tokens"]] == ["library"]


# The goblins of the library.


@pytest.mark.rule("MD-MIS-05-05")
def test_the_goblins_never_move() -> None:
    goblins = enemy("goblin_archers_l4", "7r.c2", tag="goblin_watch")
    table = quest(goblins, hero("bjorn", "6v.c2"), open=["door9"])  # the hero stands in light
    assert at(table.play("end"), "goblin_archers") == "7r.c2"


@pytest.mark.rule("MD-MIS-05-05")
def test_they_attack_whom_they_can() -> None:
    goblins = enemy("goblin_archers_l4", "7r.c2", tag="goblin_watch", minions=0)
    table = quest(goblins, hero("bjorn", "7r.b2"), open=["door9"], rolls=["y0", "y0", "r0", "b0"])
    assert deeds(table.play("end"))[:1] == ["ranged bjorn"]
    assert at(table, "goblin_archers") == "7r.c2"


@pytest.mark.rule("MD-MIS-05-05")
def test_other_goblin_archers_move() -> None:
    table = quest(enemy("goblin_archers_l3", "7r.b1"), hero("bjorn", "6v.c2"))
    assert at(table.play("end"), "goblin_archers") != "7r.b1"


@pytest.mark.rule("MD-MIS-05-20")
def test_nor_do_they_move_to_strike_back() -> None:
    goblins = enemy("goblin_archers_l4", "7r.c2", tag="goblin_watch")
    table = quest(goblins, hero("bjorn", "7r.a1"), open=["door9"], turn={"hit": ["goblin_archers"]})
    table.play("end")
    assert at(table, "goblin_archers") == "7r.c2"
    assert "md-event-enemy-moves" not in table.log


# Fireworks.


@pytest.mark.rule("MD-MIS-05-06")
@pytest.mark.parametrize(("zone", "n"), [("1r.c1", 1), ("6v.b1", 1), ("7r.c2", 3)])
def test_crates_of_fireworks(zone: str, n: int) -> None:
    table = quest(immortal("7r.a1"), hero("bjorn", zone), open=["door2", "door4", "door9"])
    table.play("pick_up")
    assert table.me["carried"] == [FIREWORK] * n
    assert table.me["xp"] == 0
    assert table.zone(zone)["tokens"] == []


@pytest.mark.rule("MD-MIS-05-07")
def test_fireworks_are_traded_like_items() -> None:
    table = quest(immortal("7r.a1"), hero("elias", "1r.b1"), hero("bjorn", "1r.b1", carried=[FIREWORK, FIREWORK]))
    table.play("trade", "give firework bjorn elias", "done")
    assert (table.hero("elias")["carried"], table.hero("bjorn")["carried"]) == ([FIREWORK], [FIREWORK])


@pytest.mark.rule("MD-MIS-05-08")
def test_putting_one_down_costs_a_movement_point() -> None:
    table = quest(immortal("7r.a1"), hero("bjorn", "1r.b1", carried=[FIREWORK, FIREWORK]))
    table.play("place_firework")
    assert table.turn["points"] == 1
    assert table.turn["actions"] == 2
    assert [token["type"] for token in table.zone("1r.b1")["tokens"]] == [FIREWORK]
    assert table.me["carried"] == [FIREWORK]
    table.play("place_firework")
    assert len(table.zone("1r.b1")["tokens"]) == 2
    assert table.offered("place_firework") == []
    assert table.offered("pick_up") == []  # it burns where it lies


@pytest.mark.rule("MD-MIS-05-08")
def test_without_fireworks_or_actions_none_is_put_down() -> None:
    table = quest(immortal("7r.a1"), hero("bjorn", "1r.b1"))
    assert table.offered("place_firework") == []
    tired = quest(immortal("7r.a1"), hero("bjorn", "1r.b1", carried=[FIREWORK]), turn={"actions": 0})
    assert tired.offered("place_firework") == []


@pytest.mark.rule("MD-MIS-05-09")
def test_at_the_end_of_the_round_all_on_the_board_are_gone_and_those_carried_are_not() -> None:
    table = quest(immortal("7r.a1"), hero("bjorn", "1r.b1", carried=[FIREWORK, FIREWORK]))
    table.play("place_firework", "stop", "end")
    assert table.view["round"] == 2
    assert table.zone("1r.b1")["tokens"] == []
    assert table.me["carried"] == [FIREWORK]
    assert table.told("md-event-fireworks-out") == [{"n": 1}]


# The Immortal.


@pytest.mark.rule("MD-MIS-05-10")
def test_heroes_cannot_attack_it() -> None:
    table = quest(immortal("7r.b2"), hero("bjorn", "7r.b2", hands=["se_mace"]))
    assert table.offered("melee") == []
    assert table.refused(f"melee {TROLL}") == "MD-MIS-05-10"
    assert table.foe(TROLL)["attackable"] is False


@pytest.mark.rule("MD-MIS-05-11")
def test_it_does_not_count_for_events() -> None:
    table = quest(immortal("7r.a1"), hero("bjorn", "1r.b1"), event="e5", decks={"lesser": ["hellhound_lesser"]})
    table.play("end")
    assert found(table) == ["7r.b2 overlord_troll", "6v.b2 hellhound"]


@pytest.mark.rule("MD-MIS-05-12")
def test_it_strides_two_zones_towards_the_start_whoever_it_sees() -> None:
    table = quest(immortal("7r.a1"), hero("bjorn", "7r.b3"))
    assert intent(table, TROLL) == ["move 7r.b1", "move 7r.b2"]
    assert deeds(table.play("end")) == ["to 7r.b1", "to 7r.b2"]
    assert [line["why"] for line in table.told("md-event-enemy-moves")] == ["stride", "stride"]


@pytest.mark.rule("MD-MIS-05-13")
def test_a_firework_three_zones_away_in_its_row_draws_it_two_zones_nearer() -> None:
    table = quest(immortal("7r.c3"), hero("bjorn", "6v.c1", carried=[FIREWORK]))
    table.play("place_firework", "move 6v.c2", "stop")
    assert intent(table, TROLL) == ["move bridge2", "move bridge1"]
    assert deeds(table.play("end")) == ["to bridge2", "to bridge1"]
    assert table.goal("lure")["done"]
    assert [line["why"] for line in table.told("md-event-enemy-moves")] == ["lure", "lure"]


@pytest.mark.rule("MD-MIS-05-13")
def test_a_firework_it_does_not_see_changes_nothing() -> None:
    table = quest(immortal("7r.c3"), hero("bjorn", "6v.b2", carried=[FIREWORK]))
    table.play("place_firework", "stop", "end")
    assert deeds(table) == ["to 2v.c3", "to 2v.b3"]


@pytest.mark.rule("MD-MIS-05-13")
def test_seeing_several_the_players_decide_and_it_keeps_to_that() -> None:
    table = quest(
        immortal("7r.c3"),
        hero("elias", "6v.c2", carried=[FIREWORK]),
        hero("bjorn", "2v.a3", carried=[FIREWORK]),
        turn={"seat": 0},
    )
    table.play("place_firework", "stop", "end", "place_firework", "stop", "end")
    assert table.prompt == "md-ask-lure"
    assert table.options == ["lure 6v.c2", "lure 2v.a3"]
    assert deeds(table.play("lure 2v.a3")) == ["to 2v.c3", "to 2v.b3"]


@pytest.mark.rule("MD-MIS-05-14")
def test_heroes_in_its_zone_die_and_its_activation_is_over() -> None:
    table = quest(immortal("7r.b2"), hero("elias", "7r.b2"), hero("bjorn", "1r.b1"), lifebringer=2)
    assert intent(table, TROLL) == ["crush 0"]
    table.play("end")
    assert deeds(table) == []
    assert at(table, TROLL) == "7r.b2"
    assert table.told("md-event-dies") == [{"hero": "elias"}]
    assert table.view["lifebringer"] == 1  # and stood up again with the new round


@pytest.mark.rule("MD-MIS-05-14")
def test_it_looks_again_after_each_step() -> None:
    table = quest(immortal("7r.b1"), hero("elias", "7r.b2"), hero("bjorn", "1r.b1"))
    assert intent(table, TROLL) == ["move 7r.b2", "crush 0"]
    assert deeds(table.play("end")) == ["to 7r.b2"]
    assert table.told("md-event-dies") == [{"hero": "elias"}]


@pytest.mark.rule("MD-MIS-05-15")
def test_other_enemies_die_without_experience_and_it_goes_on() -> None:
    table = quest(
        immortal("7r.a1"), enemy("goblin_warriors_l2", "7r.b1", stunned=True, loot="t1_hammer"), hero("bjorn", "1r.b1")
    )
    table.play("end", "activate overlord_troll")
    assert found(table) == ["7r.b2 overlord_troll"]
    assert table.me["xp"] == 0
    assert "t1_hammer" in table.view["discards"]["treasure_1"]


@pytest.mark.rule("MD-MIS-05-14", "MD-MIS-05-15")
def test_heroes_come_first_so_enemies_beside_them_live() -> None:
    table = quest(
        immortal("7r.b2"),
        enemy("goblin_warriors_l2", "7r.b2", stunned=True),
        hero("elias", "7r.b2"),
        hero("bjorn", "1r.b1"),
    )
    table.play("end", "activate overlord_troll")
    assert table.told("md-event-dies") == [{"hero": "elias"}]
    assert "goblin_warriors" in table.foes


@pytest.mark.rule("MD-MIS-05-16")
def test_a_firework_it_reaches_is_destroyed_and_ends_its_activation() -> None:
    table = quest(immortal("7r.c3"), hero("bjorn", "bridge2", carried=[FIREWORK]))
    table.play("place_firework", "move bridge1", "move 6v.c1", "move 6v.c2", "stop", "end")
    assert deeds(table) == ["to bridge2"]
    assert "md-event-fireworks-out" not in table.log


@pytest.mark.rule("MD-MIS-05-16")
def test_seeing_another_one_then_it_is_activated_again() -> None:
    table = quest(immortal("7r.c3"), hero("bjorn", "bridge2", carried=[FIREWORK] * 2))
    table.play("place_firework", "move bridge1", "move 6v.c1", "place_firework", "move 6v.c2", "end")
    table.play("lure bridge2")
    assert deeds(table) == ["to bridge2", "to bridge1", "to 6v.c1"]  # the second activation has two steps of its own
    assert len(table.told("md-event-firework-destroyed")) == 2


@pytest.mark.rule("MD-MIS-05-14", "MD-MIS-05-16")
def test_heroes_end_it_before_a_firework_beside_them_counts() -> None:
    table = quest(immortal("7r.c3"), hero("bjorn", "bridge2", carried=[FIREWORK]))
    table.play("place_firework", "stop", "end")
    assert table.told("md-event-dies") == [{"hero": "bjorn"}]
    assert table.told("md-event-fireworks-out") == [{"n": 1}]


@pytest.mark.rule("MD-MIS-05-19")
def test_in_the_start_zone_it_wins() -> None:
    table = quest(immortal("2v.b2"), enemy("orc_flayers_l1", "6v.c3"), hero("bjorn", "6v.c2"))
    table.play("end", f"activate {TROLL}")
    assert outcome(table) == "lost: immortal"
    assert at(table, "orc_flayers") == "6v.c3"  # lost at once: nobody else acts


@pytest.mark.rule("MD-MIS-05-19", "MD-MIS-05-12")
def test_left_alone_it_arrives_in_round_5() -> None:
    table = quest(immortal("7r.a1"), hero("bjorn", "1r.a1"), open=["door1"], decks={"event": ["e9", "e20"]})
    places = []
    for _ in range(4):
        table = quest(immortal(at(table, TROLL)), hero("bjorn", "1r.a1"), open=["door1"]).play("end")
        places.append(at(table, TROLL))
    assert places == ["7r.b2", "7r.c3", "2v.b3", "2v.b1"]
    assert outcome(table) == "open"
    assert outcome(quest(immortal("2v.b1"), hero("bjorn", "1r.a1")).play("end")) == "lost: immortal"


# Pillars and bridge.


@pytest.mark.rule("MD-MIS-05-17")
def test_pillars_have_five_health_and_are_attacked_without_defence() -> None:
    table = quest(immortal("7r.a1"), hero("sibyl", "6v.c2", hands=["se_mace"]), rolls=["y5", "y5"])
    assert table.view["board"]["pillars"] == {"pillar1": 5, "pillar2": 5}
    assert table.offered("melee") == ["melee pillar2"]  # pillar1 stands one zone further
    table.play("melee pillar2")
    assert table.view["board"]["pillars"] == {"pillar1": 5, "pillar2": 1}
    assert table.me["xp"] == 0


@pytest.mark.rule("MD-MIS-05-17")
def test_a_bow_reaches_them_from_afar() -> None:
    table = quest(immortal("7r.a1"), hero("sibyl", "7r.c3", hands=["se_short_bow"]))
    assert table.offered("ranged") == ["ranged pillar1", "ranged pillar2"]


@pytest.mark.rule("MD-MIS-05-17")
def test_one_pillar_down_holds_the_bridge_still() -> None:
    table = quest(
        immortal("7r.a1"),
        hero("sibyl", "6v.c2", hands=["se_mace"]),
        pillars={"pillar1": 5, "pillar2": 1},
        rolls=["y1", "y1"],
    )
    table.play("melee pillar2")
    assert table.view["board"]["pillars"] == {"pillar1": 5}
    assert table.goal("pillars")["have"] == 1
    assert not table.zone("bridge1")["gone"]
    assert outcome(table) == "open"


def last_blow(*pieces: Piece) -> Table:
    """Sibyl brings the last pillar down."""
    table = quest(
        *pieces,
        hero("sibyl", "6v.c2", hands=["se_mace"]),
        pillars={"pillar2": 1},
        rolls=["y1", "y1"],
    )
    return table.play("melee pillar2")


@pytest.mark.rule("MD-MIS-05-18", "MD-MIS-05-02")
def test_both_pillars_down_with_the_immortal_on_the_bridge_win() -> None:
    table = last_blow(immortal("bridge1"))
    assert outcome(table) == "won"
    assert table.foes == []
    assert table.zone("bridge1")["gone"]
    assert table.zone("bridge2")["gone"]


@pytest.mark.rule("MD-MIS-05-18")
def test_a_hero_falling_with_it_does_not_spoil_the_victory() -> None:
    table = last_blow(immortal("bridge2"), enemy("orc_flayers_l1", "bridge1"), hero("elias", "bridge2"))
    assert outcome(table) == "won"
    assert table.hero("elias")["health"] == 0
    assert table.foes == []
    assert table.hero("sibyl")["xp"] == 0


@pytest.mark.rule("MD-MIS-05-21")
def test_without_the_immortal_on_the_bridge_all_is_lost() -> None:
    table = last_blow(immortal("7r.c3"))
    assert outcome(table) == "lost: bridge"
    assert table.foes == [TROLL]


@pytest.mark.rule("MD-END-06")
def test_a_death_too_many_loses() -> None:
    table = quest(immortal("7r.a1"), hero("elias", "1r.b1", dead=True), hero("bjorn", "1r.b1"), lifebringer=0)
    assert outcome(table.play("end")) == "lost: lifebringer"
