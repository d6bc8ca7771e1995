"""Counter-attacks (MD-CTR): enemies a hero attacked strike back when its activation is over."""

from __future__ import annotations

import pytest

from ..dungeon import at, deeds, enemy, hero, scene

MISS = ["y0", "b0"]  # of a yellow die against the leather armour's blue one


@pytest.mark.rule("MD-CTR-01", "MD-CTR-11")
def test_an_attacked_enemy_strikes_back_and_acts_again_in_its_own_phase() -> None:
    table = scene(
        enemy("orc_flayers_l1", "6v.b2"), hero("elias", "6v.b2"), turn={"hit": ["orc_flayers"]}, rolls=MISS * 2
    )
    assert deeds(table.play("end")) == ["melee elias", "melee elias"]
    assert table.view["round"] == 2


@pytest.mark.rule("MD-CTR-01", "MD-CTR-02")
def test_twice_attacked_it_strikes_back_once() -> None:
    table = scene(
        enemy("orc_flayers_l1", "6v.b2"),
        hero("bjorn", "6v.b2", hands=["se_mace"]),
        rolls=["y0", "y0", "y0", "y0", *MISS * 2],
    )
    table.play("melee orc_flayers", "melee orc_flayers", "end")
    assert table.log.count("md-event-attack") == 2
    assert deeds(table) == ["melee bjorn", "melee bjorn"]  # one counter-attack, one activation of its own


@pytest.mark.rule("MD-CTR-03", "MD-EPH-09")
def test_only_the_hero_who_attacked_is_its_target() -> None:
    table = scene(
        enemy("goblin_archers_l1", "6v.b2"),
        hero("bjorn", "6v.b2", xp=20),
        hero("elias", "8r.b2", xp=0),
        turn={"seat": 1, "hit": ["goblin_archers"]},
        rolls=MISS * 2,
    )
    assert deeds(table.play("end")) == ["ranged elias", "melee bjorn"]


@pytest.mark.rule("MD-CTR-04")
def test_shot_from_two_zones_away_a_melee_enemy_comes_and_cannot_strike() -> None:
    table = scene(enemy("orc_flayers_l1", "6v.b2"), hero("sibyl", "8r.c2"), turn={"hit": ["orc_flayers"]}, rolls=MISS)
    assert deeds(table.play("end")) == ["to 6v.c2", "to 8r.c2", "melee sibyl"]  # the blow falls in its own phase
    assert table.told("md-event-enemy-moves")[0]["why"] == "counter"


@pytest.mark.rule("MD-CTR-04")
def test_shot_from_one_zone_away_it_comes_and_strikes() -> None:
    table = scene(
        enemy("orc_flayers_l1", "6v.b2"), hero("sibyl", "6v.c2"), turn={"hit": ["orc_flayers"]}, rolls=MISS * 2
    )
    assert deeds(table.play("end")) == ["to 6v.c2", "melee sibyl", "melee sibyl"]


@pytest.mark.rule("MD-CTR-05", "MD-CTR-04")
def test_held_by_another_hero_it_neither_moves_nor_strikes_that_one() -> None:
    table = scene(
        enemy("orc_flayers_l1", "6v.b2"),
        hero("siegfried", "6v.b2"),
        hero("sibyl", "6v.c2"),
        turn={"seat": 1, "hit": ["orc_flayers"]},
    )
    assert deeds(table.play("end"))[0] == "stays"
    assert at(table, "orc_flayers") == "6v.b2"


@pytest.mark.rule("MD-CTR-06", "MD-CTR-10", "MD-ZONE-11")
def test_round_a_corner_and_in_shadow_nobody_strikes_back() -> None:
    table = scene(enemy("orc_flayers_l1", "8r.b2"), hero("sibyl", "8r.c2"), turn={"hit": ["orc_flayers"], "actions": 1})
    table.play("move 8r.c1", "stop", "end")
    assert table.told("md-event-no-counter") == [{"enemy": "orc_flayers", "hero": "sibyl"}]
    assert [step["why"] for step in table.told("md-event-enemy-moves")] == ["start", "sight"]  # in its own phase


@pytest.mark.rule("MD-CTR-07")
@pytest.mark.parametrize(
    ("zone", "first"),
    [("8r.c2", "to 6v.c2"), ("6v.b3", "to 6v.b2")],  # in shadow but seen; out of sight but in light
)
def test_shadow_or_a_corner_alone_does_not_help(zone: str, first: str) -> None:
    start = "6v.b2" if zone == "8r.c2" else "6v.c2"
    table = scene(
        enemy("orc_flayers_l1", start),
        hero("sibyl", zone),
        turn={"hit": ["orc_flayers"]},
        open=["door2"],
        rolls=MISS * 2,
    )
    table.play("end")
    assert "md-event-no-counter" not in table.log
    assert deeds(table)[0] == first


@pytest.mark.rule("MD-CTR-04")
def test_once_active_it_keeps_its_target_though_the_way_leads_out_of_sight() -> None:
    # Ruling A-53: the test is made once. Sibyl is in light behind the open door, out of sight all the way.
    table = scene(
        enemy("orc_flayers_l1", "8r.c2"), hero("sibyl", "6v.b3"), turn={"hit": ["orc_flayers"]}, open=["door2"]
    )
    table.play("end")
    assert deeds(table)[:2] == ["to 6v.c2", "to 6v.b2"]


@pytest.mark.rule("MD-CTR-08")
def test_others_do_not_strike_back() -> None:
    table = scene(
        enemy("orc_flayers_l1", "6v.b2"),
        enemy("goblin_warriors_l1", "6v.b2"),
        hero("elias", "6v.b2"),
        turn={"hit": ["orc_flayers"]},
        rolls=MISS,
    )
    table.play("end")
    assert deeds(table) == ["melee elias"]
    assert table.prompt == "md-ask-enemy-order"


@pytest.mark.rule("MD-CTR-01")
def test_the_players_choose_the_order_of_several_counter_attacks() -> None:
    table = scene(
        enemy("orc_flayers_l1", "6v.b2"),
        enemy("goblin_archers_l1", "6v.c2"),
        hero("elias", "6v.b2"),
        turn={"hit": ["orc_flayers", "goblin_archers"]},
        rolls=MISS * 2,
    )
    table.play("end")
    assert table.prompt == "md-ask-counter-order"
    assert table.options == ["activate orc_flayers", "activate goblin_archers", "activate all"]
    assert deeds(table.play("activate goblin_archers")) == ["ranged elias", "melee elias"]


@pytest.mark.rule("MD-CTR-01", "MD-HERO-25")
def test_a_hero_killed_by_one_of_them_is_no_target_of_the_next() -> None:
    table = scene(
        enemy("orc_flayers_l1", "6v.b2"),
        enemy("goblin_archers_l1", "6v.c2"),
        hero("elias", "6v.b2", health=1),
        turn={"hit": ["orc_flayers", "goblin_archers"]},
        rolls=["y1", "b0"],
    )
    table.play("end", "activate orc_flayers")
    assert deeds(table)[0] == "melee elias"
    assert not [deed for deed in deeds(table)[1:] if "elias" in deed]


@pytest.mark.rule("MD-CTR-01")
def test_a_killed_enemy_strikes_nobody() -> None:
    table = scene(
        enemy("orc_flayers_l1", "6v.b2", minions=0, life=1),
        hero("bjorn", "6v.b2", hands=["se_mace"]),
        rolls=["y1", "y0"],
    )
    table.play("melee orc_flayers", "end")
    assert (table.foes, deeds(table)) == ([], [])


@pytest.mark.rule("MD-STUN-04", "MD-STUN-12")
def test_getting_up_may_cost_the_counter_attack() -> None:
    table = scene(
        enemy("orc_flayers_l1", "6v.b2", stunned=True),
        hero("elias", "6v.b2"),
        turn={"hit": ["orc_flayers"]},
        rolls=MISS,
    )
    assert deeds(table.play("end")) == ["up", "melee elias"]


@pytest.mark.rule("MD-CTR-06", "MD-STUN-03")
def test_stunned_and_unable_to_see_the_hero_it_stays_down_until_its_own_phase() -> None:
    # Ruling A-55.
    table = scene(enemy("orc_flayers_l1", "8r.b2", stunned=True), hero("sibyl", "8r.c1"), turn={"hit": ["orc_flayers"]})
    table.play("end")
    assert table.log.index("md-event-no-counter") < table.log.index("md-event-enemy-up")
    assert deeds(table) == ["up"]


@pytest.mark.rule("MD-CTR-09", "MD-SKILL-93")
def test_an_attack_by_command_is_not_answered() -> None:
    # Elias commands Bjorn, whose blow misses; neither of them is struck back at.
    table = scene(
        enemy("orc_flayers_l1", "6v.b2"),
        hero("bjorn", "6v.b2", hands=["se_mace"]),
        hero("elias", "6v.c2", **{"class": "battle_wizard", "bought": {"war_mentor": 1}}),
        level=3,
        rolls=["y0", "y0", *MISS],
    )
    table.play("command bjorn", "melee orc_flayers")
    assert (table.turn["seat"], table.turn["hit"]) == (1, [])
    assert deeds(table.play("end")) == ["melee bjorn"]  # its activation in the enemies' phase, no other
