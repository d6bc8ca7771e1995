"""MK-CARD: what a Deed card may be used for, and where it goes."""

from __future__ import annotations

import pytest

import tavola
from mageknight.pieces import made_up as made_up
from mageknight.scripted import Table, given
from tavola.mageknight.catalog import CARDS


def holding(*hand: str, more: str = "", **player: str) -> Table:
    """A Day turn on the portal with these cards in hand."""
    keys = "\n".join(f"{key} = {value}" for key, value in player.items())
    return given(f"""
        {more}
        [source]
        dice = ["red", "blue", "black"]
        [player]
        hand = {list(hand)}
        {keys}
    """)


def fighting(phase: str, *hand: str) -> Table:
    return given(f"""
        [source]
        dice = ["red", "blue", "white"]
        [player]
        hand = {list(hand)}
        [combat]
        enemies = ["prowlers"]
        phase = "{phase}"
    """)


@pytest.mark.rule("MK-CARD-01b")
def test_first_deck_holds_the_heros_sixteen_basic_actions_only() -> None:
    match = tavola.new("mageknight", "first_reconnaissance", ["tovak"], seed=3)
    hand = match.view(0)["players"][0]["hand"]
    assert len(hand) + match.view(0)["players"][0]["deck_count"] == 16
    assert {CARDS[card].kind for card in hand} == {"basic_action"}


@pytest.mark.rule("MK-CARD-02", "MK-CARD-03a1")
def test_card_goes_from_hand_to_play_area_and_acts_free_of_mana() -> None:
    table = holding("march", "rage").play("play march")
    assert table.me["hand"] == ["rage"]
    assert table.me["play"] == [{"card": "march", "side": "basic"}]
    assert table.me["move"] == 2
    assert [die["state"] for die in table.view["source"]] == ["free", "free", "depleted"]
    assert table.refused("play march") == "MK-CARD-02"


@pytest.mark.rule("MK-CARD-03a2", "MK-CARD-03a3")
def test_powered_by_its_own_colour_an_action_gives_the_strong_effect_instead() -> None:
    table = holding("march", "stamina", mana="{white = 1, green = 1}")
    assert table.offered("play march strong") == ["play march strong green token"]
    assert table.offered("play stamina strong") == ["play stamina strong blue die"]
    table.play("play march strong green token")
    assert table.me["move"] == 4
    assert table.me["mana"] == {"white": 1}
    assert table.me["play"] == [{"card": "march", "side": "strong"}]


@pytest.mark.rule("MK-CARD-03a2")
def test_without_mana_of_its_colour_an_action_stays_basic() -> None:
    assert holding("swiftness").refused("play swiftness strong red die") == "MK-CARD-03a2"


@pytest.mark.rule("MK-CARD-03b1", "MK-CARD-03b3")
def test_a_spell_costs_its_colour_even_for_the_basic_effect(made_up: None) -> None:
    table = holding("spark")
    assert table.offered("play spark") == ["play spark red die", "play spark sideways move"]
    table.play("play spark red die")
    assert table.me["move"] == 3
    assert not holding("spark", more='time = "night"', mana="{}").offered("play spark strong")


@pytest.mark.rule("MK-CARD-03b2")
def test_no_strong_spell_by_day_even_with_black_mana(made_up: None) -> None:
    table = holding("spark", mana="{red = 1, black = 1}")
    assert not table.offered("play spark strong")
    assert table.refused("play spark strong red token + black token") == "MK-CARD-03b2"


@pytest.mark.rule("MK-CARD-03b2", "MK-MANA-02b1")
def test_strong_spell_at_night_for_its_colour_and_black(made_up: None) -> None:
    table = holding("spark", more='time = "night"', crystals="{red = 1}")
    assert table.offered("play spark strong") == ["play spark strong red crystal + black die"]
    table.play("play spark strong red crystal + black die")
    assert table.me["move"] == 6
    assert table.me["crystals"]["red"] == 0


@pytest.mark.rule("MK-CARD-03c1", "MK-CARD-05a")
def test_artifact_played_basic_is_discarded_like_other_cards(made_up: None) -> None:
    table = holding("horn", "rage").play("play horn")
    assert table.me["move"] == 2
    table.play("end turn", "done")
    assert "horn" in table.me["discard"]


@pytest.mark.rule("MK-CARD-03c2", "MK-EFF-D2b")
def test_artifact_thrown_away_for_its_strong_effect_leaves_the_game(made_up: None) -> None:
    table = holding("horn", "rage", deck='["march", "march"]').play("play horn strong")
    assert table.me["move"] == 5
    table.play("end turn", "done")
    assert "horn" not in table.me["discard"] + table.me["hand"]
    assert table.me["deck_count"] == 0


@pytest.mark.rule("MK-CARD-03d")
@pytest.mark.parametrize("notation", ["play wound", "play wound sideways move", "play wound strong red die"])
def test_wounds_cannot_be_played_in_any_way(notation: str) -> None:
    table = holding("wound", "march")
    assert not table.offered("play wound")
    assert table.refused(notation) == "MK-CARD-03d"


@pytest.mark.rule("MK-CARD-03e1", "MK-MOV-02c")
def test_sideways_while_moving_is_move_1() -> None:
    table = holding("rage")
    assert table.offered("play rage") == ["play rage sideways move"]
    assert table.play("play rage sideways move").me["move"] == 1
    assert table.me["play"] == [{"card": "rage", "side": "sideways"}]


@pytest.mark.rule("MK-CARD-03e1", "MK-INT-02d")
def test_sideways_while_interacting_is_influence_1() -> None:
    table = holding("rage", at='"4,-2"').play("interact")
    assert table.offered("play rage sideways") == ["play rage sideways influence"]
    assert table.play("play rage sideways influence").me["influence"] == 1


@pytest.mark.rule("MK-CARD-03e1", "MK-CARD-03e2")
@pytest.mark.parametrize(("phase", "what"), [("block", "block"), ("attack", "attack")])
def test_sideways_in_combat_is_plain_block_or_attack(phase: str, what: str) -> None:
    table = fighting(phase, "promise")
    assert table.offered("play promise sideways") == [f"play promise sideways {what}"]
    table.play(f"play promise sideways {what}")
    (piece,) = table.combat["pool"]
    assert (piece["what"], piece["n"], piece["element"]) == (what, 1, "physical")
    assert piece["kind"] in ("melee", "plain")


@pytest.mark.rule("MK-CARD-03e2")
def test_sideways_is_never_a_ranged_attack() -> None:
    table = fighting("ranged", "promise")
    assert not table.offered("play promise sideways")
    assert table.refused("play promise sideways attack") == "MK-RNG-03b"


@pytest.mark.rule("MK-CARD-04")
def test_move_2_and_move_4_and_a_sideways_card_make_7() -> None:
    table = holding("march", "stamina", "rage")
    assert table.play("play march", "play stamina strong blue die", "play rage sideways move").me["move"] == 7


@pytest.mark.rule("MK-CARD-05a", "MK-CARD-05b")
def test_played_cards_are_discarded_and_unplayed_ones_stay() -> None:
    table = holding("march", "rage", "promise", deck='["stamina", "stamina", "swiftness"]')
    table.play("play march", "end turn")
    assert table.options == ["done", "discard rage", "discard promise"]
    table.play("discard promise", "done")
    assert sorted(table.me["discard"]) == ["march", "promise"]
    assert sorted(table.me["hand"]) == ["rage", "stamina", "stamina", "swiftness"]


@pytest.mark.rule("MK-CARD-06a")
def test_effect_whose_mana_cannot_be_paid_cannot_be_played() -> None:
    table = given("""
        time = "night"
        [source]
        dice = ["gold", "black", "gold"]
        [player]
        hand = ["crystallize", "march"]
    """)
    assert table.offered("play crystallize") == ["play crystallize sideways move"]
    assert table.play("rest march").refused("play crystallize") == "MK-CARD-06a"


@pytest.mark.rule("MK-CARD-06b", "MK-EFF-D1b")
def test_wounds_do_not_pay_for_improvisation() -> None:
    table = holding("improvisation", "wound", "wound", "march").play("play march")
    assert table.offered("play improvisation") == ["play improvisation sideways move"]
    table = holding("improvisation", "wound", "wound", "march").play("rest march", "wounds 0")
    assert table.refused("play improvisation") == "MK-CARD-06b"


@pytest.mark.rule("MK-CARD-06a", "MK-CARD-06b", "MK-EFF-D1a")
def test_the_card_discarded_as_a_cost_is_never_a_wound() -> None:
    table = holding("improvisation", "wound", "march").play("play improvisation")
    assert table.log[-1] == "mk-event-discard"  # the only one there is: nobody is asked
    assert table.me["discard"] == ["march"]
    assert table.offered("choose") == ["choose move 3", "choose influence 3"]
    assert table.play("choose move 3").me["move"] == 3
