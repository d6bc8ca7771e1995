"""Powers that always speak, plans of ruins, and the order of a victory."""

from __future__ import annotations

import pytest

from oath.scripted import given


@pytest.mark.rule("OA-CIT-008", "OA-PLAY-041", "OA-PLAY-042")
@pytest.mark.parametrize(
    ("role", "army", "paid"), [("citizen", "purple", 0), ("exile", "purple", 1), ("exile", "red", 0)]
)
def test_who_is_an_enemy_of_a_cards_ruler(role, army, paid):
    """Curfew asks an Exile at an Imperial site, neither a Citizen nor its own ruler."""
    table = given(f"""
        turn = "red"
        [banks]
        order = 3
        [sites.provinces_3]
        site = "steppe"
        cards = ["longbows", "curfew"]
        army = "{army}"
        warbands = 1
        [boards.red]
        role = "{role}"
        site = "steppe"
        favor = 1
        secrets = 1
    """).play("trade longbows favor")
    assert table.board("red")["favor"] == 1 + 1 - paid


@pytest.mark.rule("OA-TURN-056", "OA-TURN-072", "OA-TURN-046")
@pytest.mark.example("OA-TURN-056")
def test_the_boiling_lake_kills_as_many_as_there_are():
    """With 1 warband on the board that 1 dies, and the travel stands."""
    table = given("""
        turn = "red"
        [sites.provinces_1]
        site = "ancient_city"
        cards = ["boiling_lake"]
        army = "purple"
        warbands = 1
        [boards.red]
        site = "steppe"
        warbands = 1
    """).play("travel ancient_city")
    red = table.board("red")
    assert (red["site"], red["warbands"], red["bank"]) == ("ancient_city", 0, 14)


@pytest.mark.rule("OA-PLAY-056", "OA-CMP-040")
@pytest.mark.parametrize(("more", "dice"), [((), 4), (("target site ancient_city",), 2)])
def test_the_bandit_rampart_defends_its_own_site(more, dice):
    table = given("""
        turn = "red"
        [sites.provinces_1]
        site = "ancient_city"
        cards = ["bandit_rampart"]
        [boards.red]
        site = "steppe"
        warbands = 4
    """).play("campaign bandits", *more, "attack")
    assert len(table.rolled("attack")) == dice


@pytest.mark.rule("OA-CMP-081", "OA-CMP-090", "OA-CMP-084")
def test_sites_then_relics_then_pawn():
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        rolls = ["blank", "blank", "blank", "blank", "blank", "sword", "sword", "sword"]
        [sites.provinces_3]
        site = "steppe"
        army = "blue"
        warbands = 1
        [boards.red]
        site = "steppe"
        warbands = 3
        [boards.blue]
        site = "steppe"
        warbands = 0
        favor = 2
        relics = ["whistle"]
    """).play("campaign blue", "target relic whistle", "target pawn", "attack")
    assert table.options == ["place 1", "place 2", "place 3", "no more"]
    assert table.board("red")["relics"] == []
    table.play("place 3")
    assert (table.board("red")["relics"], table.prompt) == (["whistle"], "oa-ask-pick-site")
    assert table.play("site lush_coast").prompt == "oa-ask-burn"


@pytest.mark.rule("OA-CMP-049")
@pytest.mark.example("OA-CMP-049")
def test_hearts_and_minds_win_without_a_roll():
    """The attacker with 5 on the board: 2 die, 3 stay."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        cards = ["hearts_and_minds"]
        army = "blue"
        warbands = 1
        [boards.red]
        site = "steppe"
        warbands = 5
        [boards.blue]
        site = "steppe"
        favor = 6
        secrets = 3
    """).play("campaign blue", "attack", "plan hearts_and_minds")
    assert table.board("red")["warbands"] == 3
    assert "oa-log-rolls-attack" not in table.log
