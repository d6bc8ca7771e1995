"""What people type: short words, any order, amounts, names of either language; and what they typed before."""

from __future__ import annotations

import pytest

from tavola import IllegalAnswer

from ..scripted import given

FIGHT = """
    [player]
    hand = ["march"]
    [combat]
    enemies = ["diggers", "prowlers"]
    phase = "attack"
    pool = ["attack 20 physical melee"]
"""


MANA = '[source]\ndice = ["black"]\n[player]\nhand = ["crystallize"]\nmana = {red = 1, blue = 1}'


@pytest.mark.parametrize("said", ["attack 2 1", "attack 1 2", "  ATTACK  2 1 "])
def test_targets_come_in_any_order(said: str) -> None:
    table = given(FIGHT).play(said)
    assert (table.view["combat"], table.me["fame"]) == (None, 4)  # 2 for each


@pytest.mark.parametrize("said", ["play march", "play Marcha", "play marcha", "Play MARCH"])
def test_pieces_go_by_their_names(said: str) -> None:
    assert given('[player]\nhand = ["march"]').play(said).me["move"] == 2


def test_accents_may_be_left_out() -> None:
    assert given('[player]\nhand = ["threaten"]').play("play ameaca").me["influence"] == 2


def test_an_amount_is_one_answer() -> None:
    player = '[player]\nhand = ["march", "wound"]\ninfluence = 6\neffects = ["convert influence 2 (heal 1)"]'
    table = given(player).play("convert 6")
    assert (table.me["influence"], table.me["heal"], len(table.match.moves)) == (0, 3, 1)
    one = given(player).play("convert influence: heal 1")
    assert (one.me["influence"], one.me["heal"]) == (4, 1)


@pytest.mark.parametrize(
    "said", ["choose red: crystal red", "choose pay_mana red: crystal red", "choose red crystal red"]
)
def test_what_was_typed_before_is_still_understood(said: str) -> None:
    table = given(MANA).play("play crystallize")
    assert table.options == ["choose red: crystal red", "choose blue: crystal blue"]
    assert table.play(said).me["crystals"]["red"] == 1


def test_words_for_leaving_it_at_that_mean_each_other() -> None:
    assert given(FIGHT.replace("attack 20", "attack 1")).play("pass").view["combat"] is None


def test_what_could_mean_two_things_is_refused() -> None:
    table = given('[player]\nhand = ["march"]\ninfluence = 6\neffects = ["convert influence 2 (heal 1)"]')
    assert table.refused("convert")


TOWER = """
    phase = "interaction"
    [player]
    at = "3,-2"
    hand = ["march"]
    influence = 7
    mana = {red = 1}
    [source]
    dice = ["black"]
    [map]
    shields = ["3,-2"]
    [map.tiles]
    "1,0" = "countryside_4"
    [offers]
    spells = ["fireball", "tremor"]
"""


@pytest.mark.parametrize(
    "said",
    [
        "gain fireball",
        "gain fireball red token",
        "learn fireball",
        "learn fireball red token",
        "get fireball red token",
    ],
)
def test_one_verb_for_whatever_comes_to_a_player(said: str) -> None:
    """Cards learned, Skills and rewards are all gained; the words of before are understood, also without the mana."""
    table = given(TOWER)
    assert table.offered("gain") == ["gain fireball red token"]
    assert table.play(said).view["offers"]["spells"].count("fireball") == 0


@pytest.mark.rule("MK-CMB-04")
@pytest.mark.parametrize("said", ["play rage", "play Rage", "play Fúria", "play furia"])
def test_a_refusal_knows_pieces_by_their_names_too(said: str) -> None:
    table = given('[player]\nhand = ["rage", "march"]')
    assert table.refused(said) == "MK-CMB-04"
    reason = table.match.why(said)
    assert reason is not None
    assert reason.rule == "MK-CMB-04"


def test_what_is_simply_not_offered_is_told_back_as_it_was_said() -> None:
    with pytest.raises(IllegalAnswer, match="“jogar Marcha” is not possible now"):
        given('[player]\nhand = ["march"]').match.play("jogar Marcha")
