"""Combat between players: the Ranged and the Melee phase, Blocks and damage (MK-PVP-04, R and M)."""

from __future__ import annotations

import pytest

from ..duels import (
    BELOW_GLADE,
    BELOW_KEEP,
    FIELD,
    FROM,
    GLADE,
    KEEP,
    ME,
    RIVAL,
    attacked,
    duel,
    hit,
    melee,
    own_unit,
    shot,
    sums,
)
from ..duels import arsenal as arsenal

pytestmark = pytest.mark.usefixtures("arsenal")


# -- the course of the phases -------------------------------------------------------------------------------------


@pytest.mark.rule("MK-PVP-04a", "MK-PVP-R1", "MK-PVP-R2", "MK-PVP-R6b", "MK-PVP-M1a")
def test_the_defender_begins_from_afar_the_aggressor_in_the_melee() -> None:
    table = duel({"hand": ["march"]}, {"hand": ["march"]})
    assert (table.seat, table.duel["phase"], table.duel["stage"]) == (RIVAL, "ranged", "attack")
    assert "pass" in table.options
    assert table.refused("strike") == "MK-PVP-R2"
    table.play("pass")
    assert (table.seat, table.duel["phase"]) == (ME, "ranged")
    table.play("pass")
    assert (table.seat, table.duel["phase"]) == (ME, "melee")
    table.play("pass")
    assert (table.seat, table.duel["phase"]) == (RIVAL, "melee")


@pytest.mark.rule("MK-PVP-R6a", "MK-PVP-R6b", "MK-PVP-R1")
def test_after_each_attack_the_roles_swap_and_only_two_passes_in_a_row_end_the_phase() -> None:
    table = duel({"hand": ["arrow_1"]}, {"hand": ["arrow_1"]})
    table.play("pass", "play arrow_1", "strike")
    assert (table.seat, table.duel["stage"]) == (RIVAL, "block")
    table.play("stand")
    assert (table.seat, table.duel["stage"], table.duel["phase"]) == (RIVAL, "attack", "ranged")
    table.play("play arrow_1", "strike", "stand")
    assert (table.seat, table.duel["phase"]) == (ME, "ranged")
    assert table.play("pass", "pass").duel["phase"] == "melee"


@pytest.mark.rule("MK-PVP-R3", "MK-PVP-R3b")
def test_from_afar_only_ranged_and_siege_attacks_make_the_attack() -> None:
    table = shot({"hand": ["arrow_2", "ram_3", "blade_5", "march"]}, {})
    assert "play blade_5" not in table.options
    assert not table.offered("play march sideways") + table.offered("play blade_5 sideways")
    table.play("play arrow_2", "play ram_3")
    assert sums(table)[0] == 5
    assert table.refused("play march sideways attack") == "MK-RNG-03b"


@pytest.mark.rule("MK-PVP-R3a")
def test_against_a_keep_the_aggressor_uses_siege_attacks_only() -> None:
    keep = {"at": KEEP, "start": BELOW_KEEP, "map": {"owners": {KEEP: 1}}}
    table = shot({"hand": ["arrow_4", "ram_3"]}, {}, **keep)
    assert table.duel["siege_only"]
    table.play("play arrow_4")
    assert sums(table)[0] == 0
    assert table.refused("strike") == "MK-PVP-R3a"
    assert sums(table.play("play ram_3"))[0] == 3
    assert sums(table.play("strike"))[0] == 3


@pytest.mark.rule("MK-PVP-R3a")
def test_the_walls_do_not_protect_the_aggressor() -> None:
    table = duel({}, {"hand": ["arrow_4"]}, at=KEEP, start=BELOW_KEEP, map={"owners": {KEEP: 1}})
    assert sums(table.play("play arrow_4"))[0] == 4


@pytest.mark.rule("MK-PVP-M1b2")
def test_walls_are_ignored_in_the_melee() -> None:
    table = melee({"hand": ["blade_4"]}, {}, at=KEEP, start=BELOW_KEEP, map={"owners": {KEEP: 1}})
    assert sums(table.play("play blade_4"))[0] == 4


@pytest.mark.rule("MK-PVP-M1b1", "MK-PVP-M1c1")
def test_the_melee_takes_every_kind_of_attack_and_cards_sideways() -> None:
    table = melee({"hand": ["blade_2", "arrow_2", "ram_2", "march", "wound"]}, {})
    table.play("play blade_2", "play arrow_2", "play ram_2", "play march sideways attack")
    assert sums(table)[0] == 7
    assert table.duel["elements"] == ["physical"]
    assert not table.offered("play wound")


# -- Blocks -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-PVP-R4c1", "MK-PVP-R4", "MK-PVP-R4a1", "MK-PVP-R4b", "MK-PVP-R4d")
@pytest.mark.parametrize(("card", "block", "left"), [("icewall_4", 4, 2), ("wall_7", 3, 3)])
def test_from_afar_two_points_of_block_stop_one_of_attack(card: str, block: int, left: int) -> None:
    table = shot({"hand": ["ember_4"]}, {"hand": [card]}).play("play ember_4", "strike", f"play {card}")
    assert sums(table) == (4, block, left)
    assert table.duel["elements"] == ["fire"]
    assert table.play("stand").duel["damage"] == left


@pytest.mark.rule("MK-PVP-M1d", "MK-PVP-R4b")
def test_in_the_melee_each_point_of_block_stops_one_of_attack() -> None:
    table = melee({"hand": ["blade_7"]}, {"hand": ["wall_4"]}).play("play blade_7", "strike", "play wall_4")
    assert sums(table) == (7, 4, 3)


@pytest.mark.rule("MK-PVP-R4a2", "MK-PVP-M1c2")
def test_a_block_is_efficient_if_it_is_against_one_of_the_elements() -> None:
    table = melee({"hand": ["flame_4", "march"]}, {"hand": ["wall_5"]})
    table.play("play flame_4", "play march sideways attack", "strike", "play wall_5")
    assert table.duel["elements"] == ["fire", "physical"]
    assert sums(table) == (5, 5, 0)
    pure = melee({"hand": ["flame_5"]}, {"hand": ["wall_5"]}).play("play flame_5", "strike", "play wall_5")
    assert sums(pure) == (5, 2, 3)


@pytest.mark.rule("MK-PVP-R4a2")
def test_fire_and_ice_together_are_blocked_by_either() -> None:
    table = melee({"hand": ["flame_3", "frost_3"]}, {"hand": ["firewall_4"]})
    table.play("play flame_3", "play frost_3", "strike", "play firewall_4")
    assert sums(table) == (6, 4, 2)


@pytest.mark.rule("MK-PVP-R4")
def test_cards_may_be_played_sideways_to_block() -> None:
    table = melee({"hand": ["blade_3"]}, {"hand": ["march", "wound"]}).play("play blade_3", "strike")
    table.play("play march sideways block")
    assert sums(table) == (3, 1, 2)
    assert not table.offered("play wound")


# -- damage -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-PVP-R5", "MK-PVP-R5a1")
def test_the_attacker_assigns_and_must_pay_the_full_armor() -> None:
    table = shot({"hand": ["arrow_4"]}, {"units": ["peasants"]}).play("play arrow_4", "strike", "stand")
    assert table.seat == ME
    assert table.options == ["wound hero", "wound peasants 1", "done"]
    table.play("wound peasants 1")  # Armor 3; the last point is lost
    assert table.player(RIVAL)["units"][0]["wounds"] == 1
    assert "mk-event-duel-wasted" in table.log
    assert table.player(RIVAL)["hand"] == ["march"]


@pytest.mark.rule("MK-PVP-R5")
def test_one_damage_is_not_enough() -> None:
    table = shot({"hand": ["arrow_2"]}, {"units": ["peasants"]}).play("play arrow_2", "strike", "stand")
    assert table.options == ["wound hero", "done"]
    assert table.refused("wound peasants 1") == "MK-PVP-R5"


@pytest.mark.rule("MK-PVP-R5c")
def test_damage_below_every_armor_is_lost() -> None:
    rival = {"fame": 8, "units": ["peasants", "utem_crossbowmen"]}  # Armor 3, 3 and 4
    table = shot({"hand": ["arrow_2"]}, rival).play("play arrow_2", "strike", "stand")
    assert (table.seat, table.duel["stage"]) == (RIVAL, "attack")
    assert table.player(RIVAL)["hand"] == ["march"]


@pytest.mark.rule("MK-PVP-R5c")
def test_points_may_be_left_unassigned() -> None:
    table = shot({"hand": ["arrow_4"]}, {}).play("play arrow_4", "strike", "stand", "done")
    assert (table.seat, table.player(RIVAL)["hand"]) == (RIVAL, ["march"])


@pytest.mark.rule("MK-PVP-R5a1")
def test_a_wounded_unit_is_no_target() -> None:
    rival = {"units": [{"unit": "peasants", "wounds": 1}]}
    table = shot({"hand": ["arrow_9"]}, rival).play("play arrow_9", "strike", "stand")
    assert not table.offered("wound peasants")
    assert table.refused("wound peasants 1") == "MK-PVP-R5a1"


@pytest.mark.rule("MK-PVP-R5a2", "MK-ABL-URES2")
@pytest.mark.parametrize(("damage", "falls"), [(5, False), (6, True)])
def test_a_unit_that_resists_one_of_the_elements_has_twice_the_armor(
    monkeypatch: pytest.MonkeyPatch, damage: int, falls: bool
) -> None:
    own_unit(monkeypatch, "salamanders", 3, "fire")
    fire = damage - 2
    table = melee({"hand": [f"flame_{fire}", "blade_2"]}, {"units": ["salamanders"]})
    table.play(f"play flame_{fire}", "play blade_2", "strike", "stand")
    assert table.duel["units"][0]["need"] == 6
    assert bool(table.offered("wound salamanders")) is falls


@pytest.mark.rule("MK-PVP-R5a2", "MK-PVP-M1c2")
def test_a_physical_part_doubles_the_armor_of_physical_resistance() -> None:
    rival = {"units": ["guardian_golems"]}  # Armor 3, Physical resistance
    table = melee({"hand": ["flame_4", "march"]}, rival)
    table.play("play flame_4", "play march sideways attack", "strike", "stand")
    assert table.duel["units"][0]["need"] == 6
    pure = melee({"hand": ["flame_4"]}, rival).play("play flame_4", "strike", "stand")
    assert pure.duel["units"][0]["need"] == 3


@pytest.mark.rule("MK-PVP-R5b1")
def test_the_hero_is_wounded_for_each_full_armor() -> None:
    table = shot({"hand": ["arrow_5"]}, {}).play("play arrow_5", "strike", "stand", "wound hero", "wound hero")
    assert table.player(RIVAL)["hand"] == ["march", "wound", "wound"]
    assert table.seat == RIVAL  # 1 point left, Armor 2


@pytest.mark.rule("MK-PVP-R5b2", "MK-PVP-06")
def test_wounds_up_to_the_hand_limit_knock_the_blocker_out() -> None:
    table = shot({"hand": ["arrow_10"]}, {"hand": ["march", "rage"]}).play("play arrow_10", "strike", "stand")
    table.play(*["wound hero"] * 4)
    assert "rage" in table.player(RIVAL)["hand"]
    table.play("wound hero")
    assert table.player(RIVAL)["hand"] == ["wound"] * 5
    assert "mk-event-knock-out" in table.log
    assert sorted(table.player(RIVAL)["discard"]) == ["march", "rage"]
    assert table.player(ME)["hand"] == []


# -- more uses of Melee damage ------------------------------------------------------------------------------------


@pytest.mark.rule("MK-PVP-M2", "MK-PVP-M2a1")
def test_five_damage_steals_an_artifact() -> None:
    table = hit({}, {"discard": ["ruby_ring", "diamond_ring", "rage"]}, 11)
    assert table.offered("steal") == ["steal ruby_ring", "steal diamond_ring"]
    table.play("steal ruby_ring", "steal diamond_ring")
    assert table.seat == RIVAL  # 1 point is wasted
    assert table.player(ME)["discard"] == ["ruby_ring", "diamond_ring"]
    assert table.player(RIVAL)["discard"] == ["rage"]


@pytest.mark.rule("MK-PVP-M2a1")
def test_four_damage_steals_nothing() -> None:
    assert hit({}, {"discard": ["ruby_ring"]}, 4).refused("steal ruby_ring") == "MK-PVP-M2a1"


@pytest.mark.rule("MK-PVP-M2a2")
def test_artifacts_in_play_or_with_a_wounded_unit_can_be_stolen() -> None:
    units = [{"unit": "peasants", "wounds": 1, "banner": "pennant"}]
    table = hit({}, {"play": ["ruby_ring"], "units": units}, 10)
    assert table.offered("steal") == ["steal ruby_ring", "steal pennant"]
    table.play("steal pennant", "steal ruby_ring")
    assert table.player(ME)["discard"] == ["pennant", "ruby_ring"]
    assert table.player(RIVAL)["play"] == []


@pytest.mark.rule("MK-PVP-M2a2", "MK-PVP-M2a3")
def test_a_unit_wounded_in_this_attack_gives_up_its_artifact() -> None:
    table = hit({}, {"units": [{"unit": "peasants", "banner": "pennant"}]}, 8)
    assert table.refused("steal pennant") == "MK-PVP-M2a3"
    table.play("wound peasants 1", "steal pennant")
    assert table.player(ME)["discard"] == ["pennant"]


@pytest.mark.rule("MK-PVP-M2a3")
def test_artifacts_in_hand_or_deck_are_safe() -> None:
    table = hit({}, {"hand": ["ruby_ring"], "deck": ["diamond_ring"]}, 9)
    assert not table.offered("steal")
    assert table.refused("steal ruby_ring") == "MK-PVP-M2a3"
    assert table.refused("steal diamond_ring") == "MK-PVP-M2a3"


@pytest.mark.rule("MK-PVP-M2")
def test_from_afar_nothing_is_stolen_and_nobody_driven_away() -> None:
    table = shot({"hand": ["arrow_9"]}, {"discard": ["ruby_ring"]}).play("play arrow_9", "strike", "stand")
    assert table.refused("steal ruby_ring") == "MK-PVP-M2"
    assert table.refused(f"drive {FROM}") == "MK-PVP-M2"


@pytest.mark.rule("MK-PVP-M2b1", "MK-PVP-M2b2")
@pytest.mark.parametrize(
    ("time", "damage", "at", "falls"),
    [
        ("day", 3, "4,-2", True),  # hills
        ("day", 2, "4,-2", False),
        ("night", 5, "3,-2", True),  # forest
        ("night", 4, "3,-2", False),
    ],
)
def test_driving_a_player_away_costs_the_plain_move_cost(time: str, damage: int, at: str, falls: bool) -> None:
    field, start = ("3,-2", FROM) if time == "day" else (FIELD, FROM)
    table = hit({}, {}, damage, at=field, start=start, time=time)
    assert (f"drive {at}" in table.options) is falls
    if not falls:
        assert table.refused(f"drive {at}") == "MK-PVP-M2b2"


@pytest.mark.rule("MK-PVP-M2b1", "MK-PVP-M2b3")
def test_nobody_is_driven_into_walls_lakes_or_other_players() -> None:
    third = {"hero": "krang", "at": "3,-1"}
    table = attacked({"hand": ["blade_15"]}, {}, third, at="3,-2", start=FROM)
    table.play("partial", "pass", "pass", "play blade_15", "strike", "stand")
    assert "drive 4,-2" in table.options
    assert table.refused(f"drive {KEEP}") == "MK-PVP-M2b3"  # unconquered
    assert table.refused("drive 3,-1") == "MK-PVP-M2b3"  # Krang stands there
    assert table.refused("drive 0,0") == "MK-PVP-M2b1"  # not adjacent


@pytest.mark.rule("MK-PVP-M2b4", "MK-PVP-04b", "MK-PVP-M3")
def test_driven_away_the_combat_ends_and_nobody_is_provoked() -> None:
    table = hit({}, {}, 3, at=GLADE, start=BELOW_GLADE)  # orcs stand next to the glade and the forest
    table.play("drive 0,-3")
    assert table.player(RIVAL)["at"] == "0,-3"
    assert table.view["duel"] is None
    assert (table.seat, table.view["phase"], table.me["at"]) == (ME, "after", GLADE)


@pytest.mark.rule("MK-PVP-M3", "MK-PVP-M2b4")
def test_the_defender_may_drive_the_aggressor_away() -> None:
    table = melee({"hand": ["blade_1"]}, {"hand": ["blade_4"]})
    table.play("play blade_1", "strike", "stand", "play blade_4", "strike", "stand", "drive 3,-3")
    assert table.me["at"] == "3,-3"
    assert (table.seat, table.view["phase"]) == (ME, "after")
