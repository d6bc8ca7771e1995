"""The enemies' phase (MD-EPH): whom an enemy attacks, towards whom it moves, and what the players decide."""

from __future__ import annotations

from typing import Any

import pytest

from tavola.massivedarkness.catalog import ENEMIES

from ..dungeon import deeds, enemy, hero, scene

#: One enemy of each make: melee only, ranged and melee, magic and melee; with the dice of a missed attack.
MAKES: dict[str, tuple[str, dict[str, list[str]]]] = {
    "melee": ("orc_flayers_l1", {"melee": ["y0", "b0"]}),
    "ranged": ("goblin_archers_l1", {"melee": ["y0", "b0"], "ranged": ["y0", "b0"]}),
    "magic": ("ogre_mage_lesser", {"melee": ["y0", "b0"], "magic": ["y0", "r0", "b0"]}),
}

#: The zones of the corridor by their distance from its western end.
CORRIDOR = ["6v.a2", "6v.b2", "6v.c2", "8r.c2", "8r.b2"]


@pytest.mark.rule("MD-EPH-01", "MD-ENM-03", "MD-MOB-03")
def test_every_enemy_acts_once_in_the_order_the_players_prefer() -> None:
    table = scene(
        enemy("goblin_archers_l1", "8r.b2"),
        enemy("overlord_troll_lesser", "6v.b2"),
        hero("elias", "6v.b2"),
        rolls=["y0", "r0", "b0", "y0", "b0"],
    )
    table.play("end")
    assert table.prompt == "md-ask-enemy-order"
    assert table.options == ["activate goblin_archers", "activate overlord_troll", "activate all"]
    table.play("activate overlord_troll")  # the archers are the only ones left: nobody is asked again
    assert deeds(table) == ["melee elias", "ranged elias"]
    assert table.view["round"] == 2


@pytest.mark.rule("MD-EPH-01")
def test_all_of_them_may_act_in_the_order_shown() -> None:
    table = scene(
        enemy("goblin_archers_l1", "8r.b2"),
        enemy("orc_flayers_l1", "6v.b2"),
        enemy("dwarf_warriors_l1", "8r.c2", stunned=True),
        hero("elias", "6v.b2"),
        rolls=["y0", "b0", "y0", "b0"],
    )
    table.play("end", "activate all")
    assert deeds(table) == ["ranged elias", "melee elias", "up"]


@pytest.mark.rule("MD-EPH-01", "MD-ENM-01")
def test_the_first_player_speaks_for_the_group() -> None:
    table = scene(
        enemy("goblin_archers_l1", "8r.b2"),
        enemy("orc_flayers_l1", "6v.a3"),
        hero("elias", "6v.b2"),
        hero("bjorn", "6v.b2"),
        first=1,
        turn={"seat": 0},
    )
    table.play("end")
    assert (table.prompt, table.seat) == ("md-ask-enemy-order", 1)


@pytest.mark.rule(
    "MD-EPH-04", "MD-EPH-05", "MD-EPH-06", "MD-EPH-07", "MD-EPH-08", "MD-ENM-02", "MD-ENM-14", "MD-ENM-20"
)
@pytest.mark.parametrize(
    ("make", "reach"),
    [
        ("melee", ["melee", "", "", "", ""]),
        ("ranged", ["melee", "ranged", "ranged", "ranged", "ranged"]),
        ("magic", ["melee", "magic", "magic", "", ""]),
    ],
)
@pytest.mark.parametrize("distance", range(5))
@pytest.mark.rule("MD-EPH-41", "MD-EPH-42", "MD-EPH-43", "MD-ENM-15", "MD-ENM-16")
def test_each_kind_of_combat_has_its_reach(make: str, reach: list[str], distance: int) -> None:
    card, misses = MAKES[make]
    kind = reach[distance]
    table = scene(enemy(card, "6v.a2"), hero("elias", CORRIDOR[distance]), rolls=misses.get(kind, []))
    plan = table.foe(ENEMIES[card].type)["intent"][0]
    assert (plan["act"], plan["kinds"]) == (("attack", [kind]) if kind else ("move", []))
    if kind:
        assert deeds(table.play("end")) == [f"{kind} elias"]


@pytest.mark.rule("MD-EPH-06")
def test_a_shot_needs_another_zone_so_archers_use_their_blades_in_their_own() -> None:
    table = scene(enemy("goblin_archers_l1", "6v.b2"), hero("elias", "6v.b2"), rolls=["y0", "b0"])
    assert deeds(table.play("end")) == ["melee elias"]


@pytest.mark.rule("MD-EPH-09")
def test_the_players_choose_between_equally_rich_targets() -> None:
    table = scene(
        enemy("goblin_archers_l1", "6v.b2"),
        hero("elias", "6v.b2", xp=4),
        hero("bjorn", "8r.b2", xp=4),
        hero("sibyl", "6v.c2", xp=3),
        rolls=["y0", "b0"],
    )
    table.play("end")
    assert table.prompt == "md-ask-enemy-target"
    assert table.options == ["attack elias", "attack bjorn"]
    assert table.refused("attack sibyl")
    assert deeds(table.play("attack bjorn")) == ["ranged bjorn"]


@pytest.mark.rule("MD-EPH-03", "MD-EPH-12", "MD-EPH-24")
def test_an_enemy_far_away_moves_two_zones_and_no_more() -> None:
    table = scene(enemy("orc_flayers_l1", "6v.a2"), hero("elias", "8r.c2"))
    assert deeds(table.play("end")) == ["to 6v.b2", "to 6v.c2"]


@pytest.mark.rule("MD-EPH-03", "MD-EPH-24")
def test_no_attack_follows_the_second_move() -> None:
    table = scene(enemy("orc_flayers_l1", "6v.a2"), hero("elias", "6v.c2"))
    assert deeds(table.play("end")) == ["to 6v.b2", "to 6v.c2"]
    assert table.hero("elias")["health"] == 5


@pytest.mark.rule("MD-EPH-13")
def test_the_richest_hero_in_sight_draws_the_enemy() -> None:
    table = scene(enemy("orc_flayers_l1", "6v.c2"), hero("elias", "6v.a2", xp=2), hero("bjorn", "8r.b2", xp=6))
    assert deeds(table.play("end")) == ["to 8r.c2", "to 8r.b2"]


@pytest.mark.rule("MD-EPH-14", "MD-ZONE-11")
def test_without_sight_the_richest_hero_in_light_does() -> None:
    # Elias hides with 9 experience; Bjorn stands in the light with 3.
    table = scene(
        enemy("orc_flayers_l1", "8r.c1"),
        hero("elias", "8r.b3", xp=9),
        hero("bjorn", "6v.b3", xp=3),
        open=["door2"],
    )
    assert deeds(table.play("end")) == ["to 8r.c2", "to 6v.c2"]


@pytest.mark.rule("MD-EPH-40", "MD-EPH-36")
def test_a_hero_in_sight_comes_before_a_richer_one_in_light() -> None:
    table = scene(
        enemy("orc_flayers_l1", "8r.c1"),
        hero("elias", "8r.c2", xp=0),
        hero("bjorn", "6v.b3", xp=9),
        open=["door2"],
        rolls=["y0", "b0"],
    )
    assert deeds(table.play("end")) == ["to 8r.c2", "melee elias"]


@pytest.mark.rule("MD-EPH-36")
def test_a_hero_in_reach_comes_before_a_richer_one_in_sight() -> None:
    table = scene(
        enemy("ogre_mage_lesser", "6v.a2"),
        hero("elias", "6v.b2", xp=0),
        hero("bjorn", "8r.b2", xp=9),
        rolls=["y0", "r0", "b0"],
    )
    assert deeds(table.play("end")) == ["magic elias"]


@pytest.mark.rule("MD-EPH-39")
def test_a_hero_in_light_is_a_target_at_any_distance() -> None:
    table = scene(enemy("orc_flayers_l1", "6v.b3"), hero("elias", "8r.a1"), open=["door2", "door3"])
    assert deeds(table.play("end")) == ["to 6v.b2", "to 6v.c2"]


@pytest.mark.rule("MD-EPH-17")
def test_the_players_choose_between_equally_rich_heroes_whatever_their_distance() -> None:
    table = scene(enemy("orc_flayers_l1", "6v.b2"), hero("elias", "6v.a2", xp=2), hero("bjorn", "8r.b2", xp=2))
    table.play("end")
    assert table.prompt == "md-ask-enemy-towards"
    assert table.options == ["towards elias", "towards bjorn"]
    assert deeds(table.play("towards bjorn")) == ["to 6v.c2"]
    # The second move looks for its target anew, and the two are still equal.
    assert deeds(table.play("towards elias")) == ["to 6v.c2", "to 6v.b2"]


@pytest.mark.rule("MD-EPH-17")
def test_nobody_is_asked_when_both_heroes_lie_the_same_way() -> None:
    table = scene(enemy("orc_flayers_l1", "6v.a2"), hero("elias", "8r.c2", xp=2), hero("bjorn", "8r.b2", xp=2))
    assert deeds(table.play("end")) == ["to 6v.b2", "to 6v.c2"]


@pytest.mark.rule("MD-EPH-18")
def test_the_players_choose_between_equally_short_ways() -> None:
    table = scene(enemy("orc_flayers_l1", "8r.b2"), hero("elias", "4r.b1"), scenario="mission_1")
    table.play("end")
    assert table.prompt == "md-ask-enemy-route"
    assert table.options == ["by 8r.c1", "by 4r.a2"]
    assert deeds(table.play("by 4r.a2")) == ["to 8r.c2", "to 4r.a2"]


@pytest.mark.rule("MD-EPH-18")
def test_nobody_is_asked_for_a_way_when_all_end_alike() -> None:
    """Two zones lie between the enemy and its aim, and it crosses either of them without a halt."""
    table = scene(enemy("orc_flayers_l1", "8r.c1"), hero("elias", "4r.a2"), scenario="mission_1")
    assert deeds(table.play("end")) == ["to 8r.c2", "to 4r.a2"]
    again = scene(enemy("orc_flayers_l1", "8r.c1"), hero("elias", "4r.a2"), scenario="mission_1")
    again.play("end", "by 4r.a1")  # a script that still names a way is understood
    assert deeds(again) == deeds(table)


@pytest.mark.rule("MD-EPH-16", "MD-STUN-06", "MD-MOVE-03", "MD-MOVE-08")
@pytest.mark.parametrize(("state", "stays"), [({}, True), ({"stunned": True}, False), ({"dead": True}, False)])
def test_a_living_hero_on_its_feet_holds_an_enemy(state: dict[str, bool], stays: bool) -> None:
    # Sibyl shot the flayers; only she can be their target when they strike back.
    table = scene(
        enemy("orc_flayers_l1", "6v.b2"),
        hero("elias", "6v.b2", **state),
        hero("sibyl", "6v.c2"),
        turn={"seat": 1, "hit": ["orc_flayers"]},
        rolls=["y0", "b0", "y0", "b0"],
    )
    table.play("end")
    # In the enemies' phase that follows everybody is a target again.
    assert deeds(table) == (["stays", "melee elias"] if stays else ["to 6v.c2", "melee sibyl", "melee sibyl"])


@pytest.mark.rule("MD-EPH-37", "MD-EPH-16")
def test_an_enemy_beside_a_hero_strikes_and_never_walks_off() -> None:
    table = scene(
        enemy("orc_flayers_l1", "6v.b2"),
        hero("elias", "6v.b2", xp=0),
        hero("bjorn", "6v.c2", xp=20),
        rolls=["y0", "b0"],
    )
    assert deeds(table.play("end")) == ["melee elias"]


@pytest.mark.rule("MD-HERO-25", "MD-ZONE-11")
@pytest.mark.parametrize("state", [{"dead": True}, {"out": True}])
def test_heroes_who_are_dead_or_gone_are_no_targets(state: dict[str, bool]) -> None:
    table = scene(
        enemy("goblin_archers_l1", "6v.b2"),
        hero("bjorn", "6v.b2", xp=9, **state),
        hero("elias", "8r.b2"),
        rolls=["y0", "b0"],
    )
    assert deeds(table.play("end")) == ["ranged elias"]


@pytest.mark.rule("MD-ZONE-11", "MD-LOS-04")
def test_a_hero_in_shadow_but_in_sight_is_a_target() -> None:
    table = scene(
        enemy("goblin_archers_l1", "6v.b2"), hero("elias", "8r.c2", xp=5), hero("bjorn", "8r.b2"), rolls=["y0", "b0"]
    )
    assert deeds(table.play("end")) == ["ranged elias"]


# Closed doors (ruling A-47) and magic (ruling A-51).


@pytest.mark.rule("MD-EPH-12", "MD-EPH-18", "MD-MOVE-06")
def test_a_shut_door_stops_an_enemy_as_near_to_its_target_as_it_can_come() -> None:
    table = scene(enemy("orc_flayers_l1", "6v.a3"), hero("elias", "6v.b1"))
    assert deeds(table.play("end")) == ["to 6v.a2", "to 6v.b2"]


@pytest.mark.rule("MD-EPH-18")
def test_an_enemy_that_can_come_no_closer_stays_and_looks_for_no_other_target() -> None:
    # Elias, the richest in light, is behind the shut door beside the flayers; to Bjorn, in light too, the way is open.
    table = scene(
        enemy("orc_flayers_l1", "6v.b2"),
        hero("elias", "6v.b1", xp=5),
        hero("bjorn", "8r.c3", xp=3),
        open=["door4"],
    )
    assert deeds(table.play("end")) == ["stays"]


@pytest.mark.rule("MD-EPH-13", "MD-ENM-16")
def test_a_magic_enemy_comes_no_nearer_than_it_must() -> None:
    table = scene(enemy("ogre_mage_lesser", "6v.a2"), hero("elias", "8r.c2"), rolls=["y0", "r0", "b0"])
    assert deeds(table.play("end")) == ["to 6v.b2", "magic elias"]


# Taunt (MD-SKILL-30, 31, 92) and micro-experience (MD-STORY-05).

PALADIN: dict[str, Any] = {"class": "wrath_paladin", "bought": {"provoke": 1}}


@pytest.mark.rule("MD-SKILL-30")
def test_a_taunting_hero_counts_as_the_richest() -> None:
    table = scene(
        enemy("goblin_archers_l1", "6v.b2"),
        hero("siegfried", "6v.c2", xp=0, **PALADIN),
        hero("elias", "6v.b2", xp=12),
        rolls=["y0", "b0"],
    )
    assert deeds(table.play("end")) == ["ranged siegfried"]


@pytest.mark.rule("MD-SKILL-31")
def test_the_players_choose_between_taunting_heroes() -> None:
    table = scene(
        enemy("goblin_archers_l1", "6v.b2"),
        hero("siegfried", "6v.c2", xp=0, **PALADIN),
        hero("owen", "8r.c2", xp=3, **PALADIN),
        hero("elias", "6v.b2", xp=12),
    )
    assert table.play("end").options == ["attack siegfried", "attack owen"]


@pytest.mark.rule("MD-SKILL-92")
def test_a_taunting_hero_out_of_sight_and_in_shadow_is_ignored() -> None:
    table = scene(
        enemy("orc_flayers_l1", "8r.c1"),
        hero("siegfried", "8r.b3", **PALADIN),
        hero("elias", "6v.b3"),
        open=["door2"],
    )
    assert deeds(table.play("end")) == ["to 8r.c2", "to 6v.c2"]


@pytest.mark.rule("MD-STORY-05")
def test_micro_experience_decides_between_heroes_of_equal_experience() -> None:
    table = scene(
        enemy("goblin_archers_l1", "6v.b2"),
        hero("elias", "6v.b2", xp=3, micro=1),
        hero("bjorn", "8r.b2", xp=3, micro=4),
        story=True,
        rolls=["y0", "b0"],
    )
    assert deeds(table.play("end")) == ["ranged bjorn"]


# Stunned and sleeping enemies.


@pytest.mark.rule("MD-STUN-03", "MD-STUN-12")
def test_a_stunned_enemy_loses_one_activation_and_then_acts_again() -> None:
    table = scene(
        enemy("orc_flayers_l1", "6v.b2", stunned=True),
        hero("elias", "6v.b2"),
        rolls=["y0", "b0"],
        decks={"event": ["e9", "e20"]},
    )
    table.play("end")
    assert deeds(table) == ["up"]
    assert not table.foe("orc_flayers")["stunned"]
    assert deeds(table.play("end")) == ["up", "melee elias"]


@pytest.mark.rule("MD-MIS-08-06")
def test_a_sleeping_enemy_does_nothing() -> None:
    table = scene(enemy("overlord_troll_lesser", "6v.b2", asleep=True), hero("elias", "6v.b2"))
    assert deeds(table.play("end")) == []
    assert table.view["round"] == 2
