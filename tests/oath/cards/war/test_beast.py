"""Beast cards in campaigns: what they add, forbid and cost."""

from __future__ import annotations

import pytest

from oath.scripted import given
from oath.tables import fighting, pools, totals

pytestmark = pytest.mark.rule("OA-PLAY-071")


@pytest.mark.parametrize(("adviser", "able"), [("true_names", False), ("elders", True)])
def test_true_names_forbid_plans_of_the_holders_suits(adviser: str, able: bool) -> None:
    """Blue holds True Names, itself a Beast: Red's Nature Worship (Beast) cannot be used, Longbows (Order) can."""
    table = fighting("nature_worship", [], blue=f'advisers = ["{adviser}"]')
    assert ("plan nature_worship" in table.options) is able
    assert "plan longbows" in fighting("longbows", [], blue=f'advisers = ["{adviser}"]').options


def test_insect_swarm_makes_plans_dearer() -> None:
    """Rangers cost 1 favor; against the Swarm 1 more is burned, and with 1 favor they cannot be paid."""
    table = fighting("rangers", [], blue='advisers = ["insect_swarm"]')
    before = table.view["shared"]
    table.play("plan rangers")
    assert (table.board("red")["favor"], table.view["shared"]) == (1, before + 1)
    poor = """
        players = ["purple", "red", "blue"]
        turn = "red"
        [boards.red]
        site = "steppe"
        favor = 1
        advisers = ["rangers"]
        [boards.blue]
        site = "steppe"
        advisers = ["insect_swarm"]
    """
    unasked = given(poor).play("campaign blue", "target pawn", "attack")
    assert "plan rangers" not in unasked.options
    assert "oa-log-rolls-defense" in unasked.log


def test_the_war_tortoise_voids_double_faces() -> None:
    """2 dice for the pawn, force 0: two shields and one shield, of which the two count nothing: 1. Attack 3 x 1."""
    rolls = ["two_shields", "shield", "sword", "sword", "sword"]
    table = fighting("war_tortoise", rolls, blue="warbands = 0").play("plan war_tortoise")
    assert totals(table) == (3, 1)
    assert table.board("red")["favor"] == 2


@pytest.mark.parametrize(("card", "able"), [("marsh_spirit", False), ("wolves", True)])
def test_the_marsh_spirit_lets_nobody_plan_who_targets_its_site(card: str, able: bool) -> None:
    """Red must target the Steppe, which Blue rules: with the Spirit there no Longbows."""
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        army = "blue"
        warbands = 1
        cards = ["{card}"]
        [boards.red]
        site = "steppe"
        favor = 3
        advisers = ["longbows"]
    """).play("campaign blue", "attack")
    assert ("plan longbows" in table.options) is able


@pytest.mark.parametrize(("place", "dice"), [("provinces_3", 1 + 2), ("provinces_2", 1)])
def test_the_walled_garden_adds_a_die_for_each_beast(place: str, dice: int) -> None:
    """The Steppe is the target: a garden there adds 2 dice, for itself and the Wolves; one elsewhere adds none."""
    garden, wolves = ("provinces_3", "provinces_2") if place == "provinces_3" else ("provinces_2", "provinces_3")
    names = {"provinces_2": "standing_stones", "provinces_3": "steppe"}
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        [sites.{garden}]
        site = "{names[garden]}"
        army = "blue"
        warbands = 1
        cards = ["walled_garden"]
        [sites.{wolves}]
        site = "{names[wolves]}"
        army = "blue"
        warbands = 1
        cards = ["wolves"]
        [boards.red]
        site = "steppe"
    """).play("campaign blue", "attack", "plan walled_garden")
    assert pools(table)[1] == dice


def test_wild_allies_campaign_where_beasts_are() -> None:
    """Red's 2 warbands at the Rocky Coast and 3 of the board: 5 dice, no Supply, though the pawn is at the Steppe."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [sites.hinterland_1]
        site = "rocky_coast"
        cards = ["wolves"]
        army = "red"
        warbands = 2
        [boards.red]
        site = "steppe"
        warbands = 3
        secrets = 1
        advisers = ["wild_allies"]
        [boards.blue]
        site = "rocky_coast"
        warbands = 0
    """).play("use wild_allies", "campaign blue", "target pawn", "attack")
    assert len(table.rolled("attack")) == 5
    assert table.board("red")["supply"] == 7
