"""Nomad denizens with battle plans."""

from __future__ import annotations

import pytest

from oath.scripted import given
from oath.tables import advisers, cards_at, fighting, pools

pytestmark = pytest.mark.rule("OA-PLAY-072")


@pytest.mark.rule("OA-CMP-038", "OA-CMP-092")
@pytest.mark.parametrize(
    ("card", "blue", "dice"),
    [
        ("horse_archers", "", (6, 2)),
        ("great_crusade", "", (4, 2)),
        ("rival_khan", 'advisers = ["elders"]', (7, 2)),
        ("rival_khan", 'advisers = ["#elders"]', (3, 2)),
        ("lancers", "", (3, 2)),
        ("rain_boots", "", (3, 2)),
    ],
)
def test_plans_of_the_attacker_are_discarded_at_the_end(card, blue, dice):
    """3 dice against 2; the Khan wants a face-up Nomad, and rides away without one too."""
    table = fighting(card, ["blank", "blank", *["sword"] * 7], blue=f"warbands = 0\nfavor = 0\n{blue}")
    table.play(f"plan {card}", "pass")
    assert pools(table) == dice
    assert advisers(table, "red") == []


@pytest.mark.rule("OA-CMP-039")
@pytest.mark.parametrize(
    ("card", "dice"),
    [("horse_archers", (0, 2)), ("great_crusade", (2, 2)), ("storm_caller", (3, 4)), ("mounted_patrol", (1, 2))],
)
def test_plans_of_the_defender_are_discarded_at_the_end(card, dice):
    rolls = ["two_shields"] * dice[1] + ["hollow"] * dice[0]
    table = fighting("wolves", rolls, blue=f'warbands = 4\nadvisers = ["{card}"]').play(f"plan {card}")
    assert pools(table) == dice
    assert advisers(table, "blue") == []


@pytest.mark.rule("OA-CMP-039")
def test_rival_khan_turns_missing_attack_dice_into_defence():
    """3 attack dice less 4: the fourth becomes a defence die."""
    table = fighting("elders", ["two_shields"] * 3, blue='warbands = 4\nadvisers = ["rival_khan"]')
    assert pools(table.play("plan rival_khan")) == (0, 3)


@pytest.mark.rule("OA-CMP-040")
def test_bandits_count_their_own_nomads_for_the_great_crusade():
    """Elders and the Crusade lie at bandit sites: 3 dice less 2."""
    table = given("""
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        cards = ["great_crusade"]
        [sites.provinces_1]
        site = "ancient_city"
        cards = ["elders"]
        [boards.red]
        site = "steppe"
        warbands = 3
        advisers = []
    """).play("campaign bandits", "attack")
    assert pools(table) == (1, 1)


@pytest.mark.rule("OA-CMP-070")
def test_lancers_count_everything_twice():
    """A skull and 2 hollow swords: 2 and 1, doubled 4 and 2; two of three die. Halving after doubling."""
    table = fighting("lancers", ["blank", "blank", "skull", "hollow", "hollow"], blue="warbands = 3\nfavor = 0")
    table.play("plan lancers")
    line = [line.event.text.args for line in table.match.log if line.event.text.key == "oa-log-totals"][-1]
    assert (line["attack"], line["defense"], table.board("red")["warbands"]) == (6, 3, 1)


def test_rain_boots_wade_through_single_shields():
    """A shield, two shields and a doubling: 4 instead of 6; 5 swords win against them."""
    rolls = ["shield", "two_shields", "double", *["sword"] * 5]
    banner = '[banners.peoples_favor]\nholder = "blue"\ntokens = 1'
    table = fighting(
        "rain_boots", rolls, 5, blue="warbands = 0\nfavor = 0", targets=("pawn", "banner peoples_favor"), more=banner
    )
    table.play("plan rain_boots")
    line = [line.event.text.args for line in table.match.log if line.event.text.key == "oa-log-totals"][-1]
    assert (line["attack"], line["defense"]) == (5, 4)


@pytest.mark.parametrize(("choice", "dice", "kept"), [("dice 1", 4, ["mountain_giant"]), ("dice 3 + discarded", 6, [])])
def test_mountain_giant_lends_a_hand_or_all_its_might(choice, dice, kept):
    table = fighting("mountain_giant", ["blank", "blank", *["sword"] * 6], blue="warbands = 0\nfavor = 0")
    table.play("plan mountain_giant", f"choose {choice}", "pass")
    assert (pools(table), advisers(table, "red")) == ((dice, 2), kept)
    assert table.board("red")["secrets"] == 2


@pytest.mark.rule("OA-CMP-083")
def test_warning_signals_gather_the_defence():
    """2 of 3 at the Coast come to the board at Steppe: 1 + 2 defend, then the card is gone."""
    far = '[sites.hinterland_1]\nsite = "rocky_coast"\narmy = "blue"\nwarbands = 3'
    rolls = ["two_shields", "two_shields", "hollow", "hollow", "hollow"]
    table = fighting("wolves", rolls, blue='warbands = 1\nadvisers = ["warning_signals"]', more=far)
    table.play("plan warning_signals")
    assert not table.offered("withdraw 3 from rocky_coast")
    table.play("withdraw 2 from rocky_coast")
    assert (table.board("blue")["warbands"], table.site("rocky_coast")["warbands"]) == (3, 1)
    assert advisers(table, "blue") == []


def test_bandits_waste_their_warning_signals():
    table = given("""
        turn = "red"
        rolls = ["two_shields", "hollow"]
        [sites.provinces_3]
        site = "steppe"
        cards = ["warning_signals"]
        [boards.red]
        site = "steppe"
        warbands = 1
        advisers = []
    """).play("campaign bandits", "attack")
    assert cards_at(table, "steppe") == []


@pytest.mark.parametrize(
    ("plans", "left"),
    [(("horse_archers", "storm_caller"), ["horse_archers", "storm_caller"]), (("storm_caller",), ["wolves"])],
)
def test_bandits_spare_two_mounts_for_a_beast(plans, left):
    table = given(f"""
        turn = "red"
        rolls = ["two_shields", "two_shields", "two_shields"]
        [sites.provinces_3]
        site = "steppe"
        cards = {["wild_mounts", *plans]}
        [sites.cradle_1]
        site = "fertile_valley"
        cards = ["wolves"]
        [boards.red]
        site = "steppe"
        warbands = 0
        advisers = []
    """).play("campaign bandits", "attack")
    assert [*cards_at(table, "fertile_valley"), *cards_at(table, "steppe")[1:]] == left
