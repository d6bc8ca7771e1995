"""Campaigns, worked out by hand from the examples of the rules."""

from __future__ import annotations

import pytest

from oath.scripted import given


@pytest.mark.rule("OA-CMP-018", "OA-CMP-021", "OA-CMP-023", "OA-CMP-052", "OA-CMP-063", "OA-CMP-066", "OA-CMP-097")
@pytest.mark.example("OA-CMP-082", "OA-CMP-097")
def test_a_full_defeat_of_the_chancellor_at_plains():
    """Example 1: 4 defence dice, 7 attack dice less 1 by Longbows; 9 against 5; five sacrifices win; 2 of 5 die."""
    table = given("""
        turn = "red"
        rolls = ["blank", "shield", "shield", "double", "hollow", "hollow", "hollow", "sword", "sword", "skull"]
        [sites.cradle_1]
        site = "plains"
        cards = ["longbows"]
        army = "purple"
        warbands = 2
        [boards.red]
        site = "plains"
        warbands = 6
        [boards.purple]
        site = "plains"
        warbands = 3
        favor = 5
    """)
    table.play("campaign purple", "target pawn", "attack")
    assert (table.campaign["attack_dice"], table.campaign["defense_dice"]) == (7, 4)
    assert table.asked == "purple"
    table.play("plan longbows")
    assert (table.campaign["attack"], table.campaign["defense"]) == (5, 9)
    assert table.campaign["attack_dice"] == 6
    assert table.board("red")["warbands"] == 5
    table.play("sacrifice 5")
    assert table.prompt == "oa-ask-fallen"
    table.play("kill 2 purple")
    assert table.board("purple")["warbands"] == 3
    assert table.site("plains")["warbands"] == 0
    assert table.site("plains")["ruler"] == -1
    table.play("pass", "burn 2")
    assert table.board("purple")["favor"] == 3


@pytest.mark.rule("OA-CMP-015", "OA-CMP-057", "OA-CMP-071", "OA-CMP-098")
@pytest.mark.example("OA-CMP-098")
def test_a_failed_attack_on_bandits():
    """Example 2: 1 die and 1 bandit make 3; hollow x3 and a sword make 2; without sacrifices 2 of 4 die."""
    table = given("""
        turn = "red"
        rolls = ["two_shields", "hollow", "hollow", "hollow", "sword"]
        [sites.provinces_1]
        site = "ancient_city"
        [boards.red]
        site = "ancient_city"
        warbands = 4
    """)
    table.play("campaign bandits", "attack")
    assert (table.campaign["attack"], table.campaign["defense"]) == (2, 3)
    assert table.options == ["sacrifice 2", "sacrifice none"]
    assert table.match.after("sacrifice 2").view(1)["players"][1]["warbands"] == 2
    table.play("sacrifice none")
    assert table.board("red")["warbands"] == 2
    assert "oa-log-wins-defense" in table.log


@pytest.mark.rule("OA-CMP-039", "OA-CMP-099", "OA-SITE-039")
@pytest.mark.example("OA-CMP-099")
def test_a_die_that_cannot_leave_an_empty_pool_defends():
    """Example 3: 1 warband against Mountain is no die; Longbows takes one more and makes a defence die."""
    table = given("""
        players = ["purple", "red", "white"]
        turn = "red"
        rolls = ["blank", "blank"]
        [sites.provinces_1]
        site = "mountain"
        cards = ["longbows"]
        army = "white"
        warbands = 1
        [boards.red]
        site = "mountain"
        warbands = 1
    """)
    table.play("campaign white", "attack")
    assert (table.campaign["attack_dice"], table.campaign["defense_dice"]) == (0, 1)
    table.play("plan longbows")
    assert (table.rolled("attack"), table.rolled("defense")) == ([], ["blank", "blank"])


@pytest.mark.rule("OA-CMP-010", "OA-CMP-055", "OA-CMP-100")
@pytest.mark.example("OA-CMP-100")
def test_several_sites_at_a_distance():
    """Example 4: three sites with 1, 2 and 1 warbands, roll 1, 1, x2: 8; attack 7, two sacrifices; 2 of 4 die."""
    faces = ["shield", "shield", "double", *["sword"] * 4, *["hollow"] * 3, "skull"]
    table = given(f"""
        players = ["purple", "yellow", "black"]
        turn = "yellow"
        rolls = {faces}
        [sites.provinces_1]
        site = "ancient_city"
        army = "black"
        warbands = 1
        [sites.provinces_2]
        site = "standing_stones"
        army = "black"
        warbands = 2
        [sites.provinces_3]
        site = "steppe"
        army = "black"
        warbands = 1
        [boards.yellow]
        site = "ancient_city"
        warbands = 8
        [boards.black]
        site = "rocky_coast"
    """)
    table.play("campaign black", "target site standing_stones", "target site steppe", "attack")
    assert (table.campaign["attack"], table.campaign["defense"]) == (7, 8)
    table.play("sacrifice 2", "kill 2 standing_stones", "place 1", "place 2", "no more")
    assert table.board("yellow")["warbands"] == 2
    assert [table.site(name)["warbands"] for name in ("ancient_city", "standing_stones", "steppe")] == [1, 2, 0]
    assert table.board("black")["warbands"] == 3 + 2


@pytest.mark.rule("OA-CMP-024", "OA-CMP-029", "OA-CMP-076", "OA-CMP-083", "OA-CMP-101")
@pytest.mark.example("OA-CMP-024", "OA-CMP-058", "OA-CMP-101")
def test_a_citizen_is_defended_by_the_empire():
    """Example 5: site 1 + title 1; force 2 + 3; the Chancellor chooses the 2 dead."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        rolls = ["blank", "blank", "sword", "sword", "sword", "sword", "sword", "sword", "sword", "sword"]
        [sites.provinces_1]
        site = "ancient_city"
        army = "purple"
        warbands = 2
        [boards.red]
        site = "ancient_city"
        warbands = 8
        [boards.blue]
        role = "citizen"
        site = "ancient_city"
        warbands = 3
        [boards.purple]
        site = "fertile_valley"
        warbands = 3
    """)
    table.play("campaign blue", "attack")
    assert table.asked == "purple"
    assert (table.campaign["defense_dice"], table.campaign["defense"]) == (2, 5)
    table.play("kill 1 blue", "kill 1 ancient_city")
    assert table.board("blue")["warbands"] == 2
    assert table.board("purple")["warbands"] == 3 + 1


@pytest.mark.rule("OA-CMP-085", "OA-CMP-102", "OA-BANNER-014", "OA-BANNER-002")
def test_a_banner_taken_by_force_loses_two_and_shows_mob():
    """Example 6: 4 favor and the mandatory site are 5 dice; 2 burn, 2 are left."""
    table = given("""
        turn = "red"
        rolls = ["blank", "blank", "blank", "blank", "blank", "blank", "sword", "sword", "sword"]
        [sites.cradle_1]
        site = "fertile_valley"
        army = "purple"
        warbands = 1
        [boards.red]
        site = "fertile_valley"
        warbands = 3
        [boards.purple]
        site = "fertile_valley"
        warbands = 0
        [banners.peoples_favor]
        holder = "purple"
        tokens = 4
    """)
    table.play("campaign purple", "target banner peoples_favor", "attack", "no more")
    assert table.view["banners"]["peoples_favor"] == {"holder": 1, "tokens": 2, "side": "mob"}


@pytest.mark.rule("OA-CMP-067", "OA-CMP-103", "OA-CMP-012")
@pytest.mark.example("OA-CMP-103")
def test_a_tie_is_lost_and_one_sacrifice_wins():
    """Example 7: (2 + 1) x 2 = 6 against 1 + 3 + 2 = 6; one sacrifice makes 7."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        rolls = ["two_shields", "shield", "double", "hollow", "hollow", "hollow", "sword", "sword", "sword", "skull"]
        [boards.red]
        site = "steppe"
        warbands = 7
        [boards.blue]
        site = "steppe"
        warbands = 0
        relics = ["circlet_of_command"]
    """)
    table.play("campaign blue", "target pawn", "attack")
    assert table.campaign["defense_dice"] == 3
    assert (table.campaign["attack"], table.campaign["defense"]) == (6, 6)
    assert table.options == ["sacrifice 1", "sacrifice none"]
    table.play("sacrifice 1")
    assert "oa-log-wins-attack" in table.log


@pytest.mark.rule("OA-CMP-002", "OA-CMP-003", "OA-CMP-006", "OA-CMP-007")
@pytest.mark.example("OA-CMP-007")
def test_who_can_be_attacked():
    """At a purple site an Exile finds the Chancellor, a Citizen the whole Empire, nobody the bandits."""
    table = given("""
        players = ["purple", "red", "blue", "white"]
        turn = "blue"
        [sites.provinces_1]
        site = "ancient_city"
        army = "purple"
        warbands = 2
        [boards.blue]
        role = "citizen"
        site = "ancient_city"
        [boards.white]
        role = "citizen"
        site = "rocky_coast"
        [boards.red]
        site = "rocky_coast"
    """)
    assert table.offered("campaign") == ["campaign purple", "campaign white"]


@pytest.mark.rule("OA-CMP-008", "OA-CMP-013")
def test_a_campaign_called_off_costs_nothing():
    table = given("""
        turn = "red"
        [boards.red]
        site = "steppe"
        supply = 2
    """)
    table.play("campaign bandits", "call off")
    assert table.board("red")["supply"] == 2


@pytest.mark.rule("OA-CMP-058", "OA-CMP-029", "OA-CMP-030")
@pytest.mark.parametrize(("answer", "force"), [("accept", 2 + 3 + 4), ("decline", 2 + 3)])
def test_a_citizen_present_joins_with_leave(answer, force):
    """Red attacks Citizen Blue; White, a Citizen at the site, joins only with the defender's permission."""
    table = given("""
        players = ["purple", "red", "blue", "white"]
        turn = "red"
        rolls = ["blank", "blank", "hollow", "hollow", "hollow", "hollow", "hollow", "hollow", "hollow", "hollow"]
        [sites.provinces_3]
        site = "steppe"
        army = "purple"
        warbands = 2
        [boards.purple]
        site = "fertile_valley"
        [boards.red]
        site = "steppe"
        warbands = 8
        [boards.blue]
        role = "citizen"
        site = "steppe"
        warbands = 3
        [boards.white]
        role = "citizen"
        site = "steppe"
        warbands = 4
    """).play("campaign blue", "attack")
    assert table.asked == "white"
    table.play("join")
    assert table.asked == "blue"
    table.play(answer)
    assert (table.campaign["attack"], table.campaign["defense"]) == (4, force)
    assert table.campaign["allies"] == ([0, 3] if answer == "accept" else [0])
