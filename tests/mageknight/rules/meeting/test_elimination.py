"""Eliminated from One to Return (MK-SCN-RETURN-04b, 05a): out of every rule that looks at the others."""

from __future__ import annotations

import pytest

from ...scripted import Table, given

PORTAL = "0,0"


def closed(me: str = "", lost: str = "", third: str = 'at = "1,0"', top: str = "", more: str = "") -> Table:
    """The first Day is over: Goldyx has lingered on the portal, Tovak (and Norowas) have not."""
    table = given(f"""
        scenario = "one_to_return"
        turns_left = 0
        {top}
        [player]
        hand = ["march"]
        at = "1,-1"
        {me}
        [[rivals]]
        hero = "goldyx"
        hand = ["march"]
        at = "{PORTAL}"
        {lost}
        [[rivals]]
        hero = "norowas"
        hand = ["march"]
        {third}
        {more}
    """)
    return table.play("play march", "end turn")


def to_turn(table: Table) -> Table:
    """Both choose their Tactics; Tovak's turn has begun."""
    while table.offered("tactic"):
        wanted = "tactic from_the_dusk" if table.seat == 0 else "tactic long_night"
        table.play(wanted)
    return table


@pytest.mark.rule("MK-SCN-RETURN-04b", "MK-SCN-RETURN-05a")
def test_the_eliminated_neither_stand_in_the_way_nor_can_be_fought() -> None:
    table = to_turn(closed(more="[decks]"))
    assert [player["at"] for player in table.view["players"]] == ["1,-1", None, "1,0"]
    assert table.space(PORTAL)["safe"]
    assert not table.offered("fight")


@pytest.mark.rule("MK-SCN-RETURN-04b", "MK-SCN-RETURN-05a")
def test_a_hero_can_stay_where_an_eliminated_one_stood() -> None:
    table = to_turn(closed(me='deck = ["march", "march", "march", "march", "march"]'))
    table.play("play march", f"move {PORTAL}")
    assert not table.offered("fight")
    table.play("end turn")
    while table.seat == 0:
        table.play("done")
    assert table.player(0)["at"] == PORTAL  # no Forced Withdrawal: nobody else is there


@pytest.mark.rule("MK-SCN-RETURN-04b", "MK-UNIT-08e")
def test_the_eliminated_are_not_asked_for_their_banners() -> None:
    units = 'units = [{unit = "peasants", banner = "banner_of_glory"}]'
    assert closed(lost=units).offered("tactic")
    assert closed(third=f'at = "1,0"\n{units}').offered("detach") == ["detach banner_of_glory"]


@pytest.mark.rule("MK-SCN-RETURN-04b", "MK-SKILL-04a2")
def test_the_fame_of_the_eliminated_is_compared_with_nobodys() -> None:
    me = (
        'skills = ["tovak_motivation"]\nfame = 1\ndeck = ["march", "march", "march", "march", "march", "march", "rage"]'
    )
    table = to_turn(closed(me=me, lost="fame = 0", third='at = "1,0"\nfame = 2'))
    table.play("skill tovak_motivation")
    assert table.me["mana"] == {"blue": 1}  # nobody still in the game has as little


@pytest.mark.rule("MK-SCN-RETURN-04b", "MK-SKILL-04b1")
def test_a_skill_of_the_eliminated_weighs_on_nobody() -> None:
    table = given("""
        scenario = "one_to_return"
        turns_left = 1
        [player]
        hand = ["march"]
        at = "0,0"
        skills = ["norowas_prayer_of_weather"]
        tactic = "early_bird"
        [[rivals]]
        hero = "goldyx"
        hand = ["march"]
        at = "1,0"
        tactic = "planning"
    """)
    table.play("skill norowas_prayer_of_weather", "play march", "end turn", "play march", "end turn")
    table.play("tactic from_the_dusk")
    assert [player["out"] for player in table.view["players"]] == [True, False]
    assert {space["cost"] for space in table.view["map"]["hexes"] if space["terrain"] == "plains"} == {2}
