"""Scouts and Thugs."""

from __future__ import annotations

import pytest

from ...scripted import given
from ..hold import fight, peace, points, village

# -- Scouts -------------------------------------------------------------------------------------------------------

KEEP = """
    [map]
    tiles = {"1,0" = "countryside_9"}
    hidden = {"4,-2" = ["golems"]}
    [piles]
    brown = ["gargoyle", "minotaur"]
"""


def test_scouts_look_at_a_hidden_token_or_the_top_of_a_pile() -> None:
    table = peace("march", units='["scouts"]', top=KEEP, player='at = "2,-2"').play("use scouts 1 2")
    piles = [f"look {pile}" for pile in ("green", "grey", "brown", "violet", "red", "white")]
    assert table.options == ["look 4,-2", "look 2,-1", *piles]  # the keep, the tower, and every pile
    table.play("look 4,-2")
    assert table.space("4,-2")["tokens"][0]["up"] is False  # only the looker knows
    assert table.log[-1] == "mk-event-scouted"
    assert not table.can_undo()


def test_scouts_see_three_spaces_far() -> None:
    table = peace("march", units='["scouts"]', top=KEEP, player='at = "1,0"').play("use scouts 1 2")
    assert table.offered("look 4,-2") == ["look 4,-2"]
    table = peace("march", units='["scouts"]', top=KEEP, player='at = "0,0"').play("use scouts 1 2")
    assert not table.offered("look 4,-2")


def test_defeating_the_token_seen_is_worth_1_fame_more() -> None:
    table = given("""
        time = "night"
        [map]
        tiles = {"1,0" = "countryside_9"}
        hidden = {"4,-2" = ["golems"]}
        [player]
        hand = ["march"]
        at = "3,-1"
        units = ["scouts", "utem_swordsmen", "utem_swordsmen"]
        fame = 24
        move = 4
    """).play("use scouts 1 2", "look 4,-2", "move 4,-2", "next", "next", "damage 1 1 hero")
    table.play("use utem_swordsmen 2 2", "use utem_swordsmen 3 2", "attack 1")  # 12, halved by resistance: 6
    assert table.me["fame"] == 24 + 4 + 1


def test_another_token_of_the_same_name_is_worth_no_more() -> None:
    table = given("""
        [map]
        tokens = {"3,-3" = ["prowlers"]}
        [player]
        hand = ["march"]
        at = "2,-2"
        units = ["scouts", "utem_swordsmen"]
        fame = 24
        [piles]
        green = ["prowlers"]
    """).play("use scouts 1 2", "look green", "challenge 3,-3", "next", "next", "damage 1 1 hero")
    table.play("use utem_swordsmen 2 1", "attack 1")
    assert table.me["fame"] == 24 + 2


def test_the_token_seen_on_a_pile_counts_when_it_is_drawn() -> None:
    table = given("""
        [map.tiles]
        "1,0" = "countryside_6"
        [player]
        hand = ["march"]
        at = "2,-2"
        units = ["scouts", "utem_swordsmen"]
        fame = 24
        [piles]
        brown = ["minotaur"]
    """).play("use scouts 1 2", "look brown", "enter", "next", "next", "damage 1 1 hero")
    table.play("use utem_swordsmen 2 2", "attack 1")
    assert table.me["fame"] == 24 + 4 + 1


def test_scouts_reveal_a_tile_from_two_spaces_away() -> None:
    table = peace("march", units='["scouts"]', player='at = "3,-1"\nmove = 2')
    assert not table.offered("explore")
    table.play("use scouts 1 3")
    assert table.offered("explore") == ["explore 2,0"]
    assert points(table.play("explore 2,0")) == (2, 0, 0)
    assert not peace("march", units='["scouts"]', player='at = "1,0"').play("use scouts 1 3").offered("explore")


# -- Thugs --------------------------------------------------------------------------------------------------------

THUGS = '["thugs", "thugs", "peasants"]'


@pytest.mark.parametrize(
    ("reputation", "hand", "answers"),
    [
        # +2 counts as -2: 7 must be generated for a Unit of cost 5
        (
            4,
            ("promise", "threaten", "rage"),
            ("play promise strong white die", "play threaten", "play rage sideways influence"),
        ),
        # -2 counts as +2: 3 are enough
        (-4, ("promise", "rage"), ("play promise", "play rage sideways influence")),
        (0, ("promise", "rage"), ("play promise strong white die", "play rage sideways influence")),
    ],
)
def test_thugs_like_a_bad_name(reputation: int, hand: tuple[str, ...], answers: tuple[str, ...]) -> None:
    table = village(*hand, offer='["thugs"]', player=f"reputation = {reputation}").play(*answers[:-1])
    assert not table.offered("recruit")
    table.play(answers[-1], "recruit thugs")
    assert [unit["unit"] for unit in table.me["units"]] == ["thugs"]
    assert table.me["influence"] == 0


def test_reputation_is_turned_around_once_for_two_thugs() -> None:
    # 12 generated, less 2: two Thugs of cost 5
    hand = ("threaten", "promise", "threaten", "rage")
    table = village(*hand, offer=THUGS, player="fame = 8\nreputation = 4\nmana = {red = 2}")
    table.play("play threaten strong red token", "play threaten strong red token", "play promise")
    assert table.me["influence"] == 14
    table.play("recruit thugs", "recruit thugs")
    assert table.me["influence"] == 0


@pytest.mark.parametrize(("phase", "ability"), [("attack", 2), ("peace", 3)])
def test_thugs_spoil_the_heros_name(phase: str, ability: int) -> None:
    table = peace("march", units='["thugs"]') if phase == "peace" else fight(phase, "march", units='["thugs"]')
    assert table.play(f"use thugs 1 {ability}").me["reputation"] == -1
    assert fight("block", "march", units='["thugs"]').play("use thugs 1 1").me["reputation"] == 0


def test_thugs_take_damage_only_for_2_influence_paid_in_the_combat() -> None:
    table = fight("block", "march", units='["thugs", "peasants"]', player="fame = 8").play("next")
    assert table.offered("damage") == ["damage 1 1 hero", "damage 1 1 peasants 2"]
    assert table.refused("damage 1 1 thugs 1").startswith("MK-")
    table = fight("block", "promise", units='["thugs", "peasants"]', player="fame = 8").play("play promise", "next")
    assert table.offered("damage 1 1 thugs") == ["damage 1 1 thugs 1"]
    table.play("damage 1 1 thugs 1")
    assert table.me["influence"] == 0
    assert table.me["units"][0]["wounds"] == 1


def test_one_influence_does_not_bribe_thugs() -> None:
    table = fight("block", "march", units='["thugs", "peasants"]', player="fame = 8\ninfluence = 1").play("next")
    assert not table.offered("damage 1 1 thugs")
