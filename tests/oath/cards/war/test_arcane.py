"""Arcane denizens in campaigns: battle plans and standing powers."""

from __future__ import annotations

import pytest

from oath.scripted import given
from oath.tables import fighting, totals

pytestmark = pytest.mark.rule("OA-PLAY-068")


@pytest.mark.rule("OA-CMP-107")
@pytest.mark.parametrize(("holder", "dice"), [("red", 6), ("blue", 3)])
def test_fire_talkers_need_the_darkest_secret(holder, dice):
    """Without the banner the plan may be used, but brings nothing."""
    table = fighting(
        "fire_talkers",
        ["blank"] * 2 + ["sword"] * dice,
        blue="warbands = 0",
        more=f'[banners.darkest_secret]\nholder = "{holder}"',
    )
    table.play("plan fire_talkers")
    assert (len(table.rolled("attack")), table.board("red")["secrets"]) == (dice, 2)


@pytest.mark.rule("OA-CMP-107")
@pytest.mark.parametrize(("holder", "total"), [("blue", 1), ("red", 2)])
def test_rusting_ray_voids_the_hollow_swords(holder, total):
    """Two hollow swords and a sword: 2, or 1 against the ray."""
    table = fighting(
        "tents",
        ["two_shields", "blank", "hollow", "hollow", "sword"],
        blue='warbands = 4\nsecrets = 1\nadvisers = ["rusting_ray"]',
        more=f'[banners.darkest_secret]\nholder = "{holder}"',
    )
    table.play("plan rusting_ray")
    assert totals(table) == (total, 6)
    assert (table.board("blue")["secrets"], table.board("blue")["spent"]) == (0, 1)


@pytest.mark.rule("OA-CMP-080")
@pytest.mark.parametrize(("plan", "left"), [("plan billowing_fog", 4), ("no more plans", 2)])
def test_billowing_fog_saves_a_beaten_force(plan, left):
    table = fighting("billowing_fog", ["blank"] * 2 + ["hollow"] * 4, warbands=4, blue="warbands = 9")
    table.play(plan)
    assert table.board("red")["warbands"] == left


def test_kindred_warriors_ignore_skulls_and_take_up_to_a_die_for_each_other_suit():
    """Red rules Nomad and Order beside Arcane: 0, 1 or 2 dice more, and the skulls kill nobody."""
    table = fighting(
        "kindred_warriors",
        ["blank"] * 2 + ["skull"] * 5,
        blue="warbands = 0",
        more='[sites.hinterland_1]\nsite = "rocky_coast"\narmy = "red"\nwarbands = 1\ncards = ["elders", "toll_roads"]',
    )
    table.play("plan kindred_warriors")
    assert table.options == ["number 0", "number 1", "number 2"]
    table.play("number 2")
    assert (len(table.rolled("attack")), table.board("red")["warbands"]) == (5, 3)


def test_cracking_ground_brings_a_die_for_each_targeted_site():
    """Two sites and the pawn: 2 dice. The secret is burned."""
    table = fighting(
        "cracking_ground",
        ["blank"] * 4 + ["sword"] * 5,
        blue="warbands = 0",
        targets=("site rocky_coast", "pawn"),
        more='[sites.provinces_3]\nsite = "steppe"\narmy = "blue"\nwarbands = 1\n'
        '[sites.hinterland_1]\nsite = "rocky_coast"\narmy = "blue"\nwarbands = 1',
    )
    table.play("plan cracking_ground")
    assert (len(table.rolled("attack")), table.board("red")["secrets"], table.view["tokens"]) == (5, 2, {})


@pytest.mark.rule("OA-CMP-022")
@pytest.mark.parametrize(("adviser", "dice"), [("sealing_ward", 6), ("tents", 5)])
def test_sealing_ward_adds_a_die_to_each_relic_of_its_holder(adviser, dice):
    """The Map has 3 dice, the pawn 2; the ward makes it 6 in all."""
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        oath = "devotion"
        title = "purple"
        [boards.red]
        site = "steppe"
        favor = 1
        warbands = 3
        advisers = ["mercenaries"]
        [boards.blue]
        site = "steppe"
        relics = ["map"]
        advisers = ["{adviser}"]
    """)
    table.play("campaign blue", "target relic map", "target pawn", "attack")
    assert table.campaign["defense_dice"] == dice


@pytest.mark.rule("OA-CMP-046")
@pytest.mark.parametrize(("secrets", "offered"), [(1, True), (0, False)])
def test_gleaming_armor_asks_a_secret_for_each_plan_against_its_holder(secrets, offered):
    """Mercenaries then cost 1 favor and 1 secret, both placed."""
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        rolls = {["blank"] * 2 + ["sword"] * 6}
        [boards.red]
        site = "steppe"
        favor = 1
        secrets = {secrets}
        warbands = 3
        advisers = ["mercenaries"]
        [boards.blue]
        site = "steppe"
        warbands = 0
        advisers = ["gleaming_armor"]
    """)
    table.play("campaign blue", "target pawn", "attack")
    assert ("plan mercenaries" in table.options) is offered
    if offered:
        table.play("plan mercenaries")
        assert table.view["tokens"] == {"mercenaries": {"favor": 1, "secrets": 1}}
