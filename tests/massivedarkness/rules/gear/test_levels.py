"""The level of the game (MD-LVL)."""

from __future__ import annotations

import pytest

from ...scripted import Table, given

#: Tutorial: tile 6V has the level 1 token on 6v.b2, tile 8R the level 2 token on 8r.c2, beside 6v.c2.
OWEN = '[[heroes]]\nhero = "owen"\n'


def owen(at: str, top: str = "", after: str = "") -> Table:
    return given(f'{top}\n{OWEN}at = "{at}"\n{after}')


@pytest.mark.rule("MD-LVL-01", "MD-LVL-02", "MD-LVL-03", "MD-LVL-08")
def test_a_game_starts_at_level_one_with_that_token_active() -> None:
    table = given(OWEN)
    tokens = {token["level"]: token["active"] for token in table.view["board"]["levels"]}
    assert table.view["level"] == 1
    assert tokens == {1: True, 2: False}


@pytest.mark.rule("MD-LVL-04", "MD-LVL-07", "MD-LVL-20")
def test_an_action_that_ends_on_a_higher_tile_raises_the_level_for_all() -> None:
    table = owen("6v.c2", after='[[heroes]]\nhero = "elias"\n').play("move 8r.c2")
    assert table.view["level"] == 1, "the movement action goes on"
    table.play("stop")
    assert table.view["level"] == 2
    tokens = {token["level"]: token["active"] for token in table.view["board"]["levels"]}
    assert tokens == {1: False, 2: True}


@pytest.mark.rule("MD-LVL-05")
def test_crossing_a_higher_tile_within_one_action_changes_nothing() -> None:
    table = owen("6v.c2").play("move 8r.c2", "move 6v.c2")
    assert table.view["level"] == 1


@pytest.mark.rule("MD-LVL-09")
def test_the_level_never_falls() -> None:
    table = owen("6v.c2").play("move 8r.c2", "stop", "move 6v.c2", "stop")
    assert table.view["level"] == 2


@pytest.mark.rule("MD-LVL-21")
def test_levels_may_be_skipped() -> None:
    """Mission 1: tile 4R of level 3 lies beside tile 8R; from level 1 straight to 3."""
    table = given('scenario = "mission_1"\n[turn]\npoints = 1\n' + OWEN + 'at = "8r.c2"\n')
    zone = next(option.split()[1] for option in table.offered("move") if "4r" in option)
    assert table.view["level"] == 1
    assert table.play(f"move {zone}").view["level"] == 3


@pytest.mark.rule("MD-LVL-22", "MD-LVL-04")
def test_the_end_of_a_phase_counts_as_well() -> None:
    table = given('[decks]\nevent = ["e9"]\n' + OWEN + 'at = "8r.c2"\n')
    assert table.view["level"] == 1
    assert table.play("end").view["level"] == 2


@pytest.mark.rule("MD-LVL-10", "MD-SKILL-03", "MD-SKILL-88")
def test_a_skill_works_from_its_level_on() -> None:
    """Slip Away of the Nightrunner is a skill of level 2."""
    text = """
        level = {level}
        [[heroes]]
        hero = "whisper"
        class = "bloodmoon_nightrunner"
        at = "6v.b2"
        bought = {{slip_away = 1}}
        [[enemies]]
        card = "goblin_warriors_l1"
        at = "6v.b2"
    """
    assert given(text.format(level=1)).refused("move 6v.a2") == "MD-MOVE-03"
    assert given(text.format(level=2)).offered("move 6v.a2")


@pytest.mark.rule("MD-LVL-16")
def test_treasure_has_the_level_of_its_tile() -> None:
    top = 'level = 2\ntreasure = {"6v.b3" = [1, 0]}\n[decks]\ntreasure_1 = ["t1_light_boots"]'
    assert owen("6v.b3", top).play("pick_up").me["bag"] == ["t1_light_boots"]


@pytest.mark.rule("MD-LVL-18", "MD-LVL-11")
def test_a_guardian_has_treasure_of_the_current_level_wherever_it_stands() -> None:
    """At level 2 the door on the level 1 tile reveals a level 2 guard with a level 2 treasure."""
    top = 'level = 2\n[decks]\ndoor = ["d7"]\nguard_2 = ["orc_flayers_l2"]\ntreasure_2 = ["t2_elven_boots"]'
    table = owen("6v.b2", top).play("open door1")
    assert table.foe("orc_flayers")["card"] == "orc_flayers_l2"
    assert table.foe("orc_flayers")["loot"] == "t2_elven_boots"
