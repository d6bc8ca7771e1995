"""Rules that several chapters share: cities entering play, direct movement, Skills out of turn, adjustable levels."""

from __future__ import annotations

import pytest

import tavola
from tavola.mageknight.catalog import SKILLS
from tavola.mageknight.chapters.land.cities import leader

from ...scripted import given


@pytest.mark.rule("MK-SET-26")
def test_a_city_enters_play_with_its_tile() -> None:
    """Before: no city anywhere. Then the White city of level 5: one grey and two white tokens, face down."""
    before = given('scenario = "solo_conquest"')
    assert not [space for space in before.view["map"]["hexes"] if space["site"] == "city"]
    after = given("""
        scenario = "solo_conquest"
        [map]
        tiles = { "1,1" = "core_7" }
    """)
    tokens = after.space("4,-5")["tokens"]
    assert [(token["pile"], token["enemy"]) for token in tokens] == [("grey", None), ("white", None), ("white", None)]


@pytest.mark.rule("MK-SET-38b", "MK-SET-38a")
@pytest.mark.parametrize(
    ("scenario", "players", "absent"),
    [
        ("full_conquest", ["tovak", "goldyx"], "cooperative"),
        ("full_cooperation", ["tovak", "goldyx"], "competitive"),
        ("first_reconnaissance", ["tovak"], "competitive"),
    ],
)
def test_one_of_the_two_interactive_skills_stays_in_the_box(scenario: str, players: list[str], absent: str) -> None:
    state = tavola.new("mageknight", scenario, players, seed=1).state
    kinds = {SKILLS[skill].kind for player in state.players for skill in player.skill_pile}
    assert absent not in kinds
    assert "normal" in kinds


@pytest.mark.rule("MK-CITY-02a1", "MK-CITY-02a2")
@pytest.mark.parametrize(("shields", "leads"), [((0, 1, 1, 0), 0), ((1, 0, 0), 0), ((1, 0), 1)])
def test_most_shields_lead_and_the_first_among_equals(shields: tuple[int, ...], leads: int) -> None:
    assert leader(shields) == leads


@pytest.mark.rule("MK-SKILL-04a2", "MK-TURN-01h", "MK-TURN-01g")
def test_motivation_before_the_turn() -> None:
    """Hand empty, two cards in the deck: Motivation draws them, and the deck is empty when the turn begins."""
    table = given("""
        phase = "before"
        [player]
        hand = []
        deck = ["march", "rage"]
        skills = ["tovak_motivation"]
    """)
    assert "skill tovak_motivation" in table.options
    table.play("skill tovak_motivation")
    assert sorted(table.me["hand"]) == ["march", "rage"]
    assert "announce end" in table.options


@pytest.mark.rule("MK-MOV-07c1", "MK-MOV-07c2", "MK-MOV-07c3")
def test_direct_movement_costs_what_the_effect_says_and_ends_on_safe_ground() -> None:
    """Underground Travel: up to three spaces for no Move points, past orcs, and never ending on a lake or an orc."""
    table = given("""
        [player]
        hand = ["underground_travel"]
        mana = { green = 1 }
        [source]
        dice = ["black"]
    """)
    table.play("play underground_travel green token")
    ends = [notation.split()[1] for notation in table.offered("fly")]
    assert len(ends) > 6  # farther than the neighbours
    assert all(table.space(at)["safe"] for at in ends)
    orc = next(space["at"] for space in table.view["map"]["hexes"] if space["tokens"])
    assert orc not in ends
    assert table.play(f"fly {ends[-1]}").me["move"] == 0


@pytest.mark.rule("MK-MOV-07d3")
def test_a_space_with_another_hero_is_not_safe_except_the_portal() -> None:
    table = given("""
        scenario = "blitz_conquest"
        [player]
        hand = ["march"]
        [[rivals]]
        hero = "arythea"
        at = "1,0"
    """)
    assert not table.space("1,0")["safe"]
    assert table.space("0,-1")["safe"]
    assert table.space("0,0")["safe"]


@pytest.mark.rule("MK-SCN-FULLCONQ-11", "MK-SCN-BLITZ-10", "MK-SCN-SOLO-16a", "MK-SCN-COOP-16a")
@pytest.mark.parametrize(
    ("scenario", "rival"),
    [("full_conquest", True), ("blitz_conquest", True), ("solo_conquest", False), ("full_cooperation", True)],
)
def test_city_levels_set_the_difficulty(scenario: str, rival: bool) -> None:
    """The White city of level 1 is held by a single white enemy."""
    table = given(f"""
        scenario = "{scenario}"
        [options]
        city_level = "1"
        [map]
        tiles = {{ "1,1" = "core_7" }}
        {"[[rivals]]" if rival else ""}
        {'hero = "goldyx"' if rival else ""}
    """)
    assert [token["pile"] for token in table.space("4,-5")["tokens"]] == ["white"]


@pytest.mark.rule("MK-SCN-FULLCONQ-12c", "MK-SCN-SOLO-16b", "MK-SCN-COOP-16b")
@pytest.mark.parametrize(
    ("scenario", "players", "options"),
    [
        ("solo_conquest", ["tovak"], {"megapolis": "10"}),
        ("full_cooperation", ["tovak", "goldyx"], {"megapolis": "10"}),
        (
            "full_conquest",
            ["tovak", "goldyx", "krang", "arythea"],
            {"teams": "on", "great_cities": "on", "two_megapolises": "10"},
        ),
    ],
)
def test_a_megapolis_may_be_agreed_on(scenario: str, players: list[str], options: dict[str, str]) -> None:
    match = tavola.new("mageknight", scenario, players, seed=1, options=options)
    assert match.decision.options
