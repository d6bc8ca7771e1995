"""MK-MANA: the Source, tokens, crystals, and what may pay for what."""

from __future__ import annotations

import pytest

from mageknight.pieces import made_up as made_up
from mageknight.scripted import Table, given
from tavola.kernel.errors import BadPosition

MINE = "2,-1"  # a green mine beside the starting tile


def turn(player: str, *, dice: str = '"red", "blue", "white"', top: str = "") -> Table:
    """A turn with these dice in the Source."""
    return given(f"{top}\n[source]\ndice = [{dice}]\n[player]\n{player}")


def states(table: Table) -> list[tuple[str, str]]:
    return [(die["color"], die["state"]) for die in table.view["source"]]


@pytest.mark.rule("MK-MANA-01", "MK-MANA-02")
def test_crystals_come_in_the_four_basic_colours_and_no_others() -> None:
    table = turn('hand = ["crystallize"]\nmana = {gold = 1}', top='time = "day"')
    assert list(table.me["crystals"]) == ["red", "blue", "white", "green"]
    table.play("play crystallize strong gold token")
    assert table.options == [f"choose crystal {color}" for color in ("red", "blue", "white", "green")]
    with pytest.raises(BadPosition):
        turn("crystals = {gold = 1}")


@pytest.mark.rule("MK-MANA-01a1", "MK-MANA-01a2", "MK-EFF-G1")
def test_a_token_lies_in_the_play_area_and_vanishes_with_the_turn() -> None:
    table = turn('hand = ["concentration", "rage"]').play("play concentration", "choose mana red")
    assert table.me["mana"] == {"red": 1}
    assert table.me["crystals"] == {"red": 0, "blue": 0, "white": 0, "green": 0}
    assert table.play("end turn", "done").me["mana"] == {}


@pytest.mark.rule("MK-MANA-01b1")
def test_crystals_last_into_the_next_round() -> None:
    table = turn('hand = ["march"]\ncrystals = {red = 2}', top="turns_left = 0").play("play march", "end turn")
    assert table.view["round"]["number"] == 2
    assert table.me["crystals"]["red"] == 2


@pytest.mark.rule("MK-MANA-01b2")
def test_twelve_crystals_are_the_most() -> None:
    full = "crystals = {red = 3, blue = 3, white = 3, green = 3}"
    assert sum(turn(full).me["crystals"].values()) == 12
    with pytest.raises(BadPosition):
        turn("crystals = {red = 4}")


@pytest.mark.rule("MK-MANA-01b2", "MK-EFF-G2b")
def test_a_fourth_red_crystal_from_an_effect_is_a_red_token() -> None:
    table = turn('hand = ["crystallize"]\ncrystals = {red = 3}')
    table.play("play crystallize strong blue die", "choose crystal red")
    assert table.me["crystals"]["red"] == 3
    assert table.me["mana"] == {"red": 1}


@pytest.mark.rule("MK-EFF-G2a")
def test_a_crystal_gained_goes_to_the_inventory() -> None:
    table = turn('hand = ["crystallize"]').play("play crystallize strong blue die", "choose crystal green")
    assert table.me["crystals"]["green"] == 1
    assert table.me["mana"] == {}


@pytest.mark.rule("MK-MANA-01b3")
@pytest.mark.parametrize(
    ("where", "before"),
    [
        ("", ()),
        ('at = "4,-2"', ("interact",)),
        ("", ("rest march",)),
        ('[combat]\nenemies = ["prowlers"]', ()),
        ('[combat]\nenemies = ["prowlers"]\nphase = "block"', ()),
    ],
)
def test_a_crystal_becomes_mana_at_any_time_of_the_turn(where: str, before: tuple[str, ...]) -> None:
    table = turn(f'hand = ["march"]\ncrystals = {{blue = 1}}\n{where}').play(*before, "crystal blue")
    assert table.me["mana"] == {"blue": 1}
    assert table.me["crystals"]["blue"] == 0


@pytest.mark.rule("MK-MANA-01b4")
def test_a_token_does_not_become_a_crystal_by_itself() -> None:
    table = turn('hand = ["march"]\nmana = {red = 1}')
    assert not table.offered("crystal")
    assert table.refused("crystal red") == "MK-TURN-06"


@pytest.mark.rule("MK-MANA-02a1")
def test_by_day_a_gold_die_powers_a_blue_card() -> None:
    table = turn('hand = ["stamina"]', dice='"gold", "red"')
    assert table.offered("play stamina strong") == ["play stamina strong gold die"]
    assert table.play("play stamina strong gold die").me["move"] == 4
    assert states(table) == [("gold", "taken"), ("red", "free")]


@pytest.mark.rule("MK-MANA-02a1")
def test_gold_paid_as_blue_counts_as_blue() -> None:
    table = turn('hand = ["crystallize"]\nmana = {gold = 1}', dice='"black"')
    table.play("play crystallize", "choose pay_mana blue: crystal blue")
    assert table.me["crystals"] == {"red": 0, "blue": 1, "white": 0, "green": 0}
    assert table.me["mana"] == {}


@pytest.mark.rule("MK-MANA-02a2", "MK-MANA-03c1")
def test_black_mana_is_of_no_use_by_day() -> None:
    table = turn('hand = ["march", "rage", "crystallize"]\nmana = {black = 2}', dice='"black", "black"')
    assert states(table) == [("black", "depleted")] * 2
    assert not [notation for notation in table.options if "black" in notation]
    assert table.offered("play crystallize") == ["play crystallize sideways move"]


@pytest.mark.rule("MK-MANA-02b2", "MK-MANA-03c2")
def test_gold_mana_is_of_no_use_at_night_whatever_its_origin() -> None:
    table = turn('hand = ["march", "stamina"]\nmana = {gold = 1}', dice='"gold", "gold"', top='time = "night"')
    assert states(table) == [("gold", "depleted")] * 2
    assert not [notation for notation in table.options if "gold" in notation]
    assert table.refused("play march strong gold die") == "MK-CARD-03a2"


@pytest.mark.rule("MK-MANA-02b3")
def test_at_night_a_black_die_does_not_power_a_red_card() -> None:
    table = turn('hand = ["threaten"]\nmana = {black = 1}', dice='"black", "black"', top='time = "night"')
    assert states(table) == [("black", "free")] * 2
    assert not table.offered("play threaten strong")


@pytest.mark.rule("MK-MANA-03", "MK-MANA-05")
def test_one_die_a_turn_then_a_token_or_a_crystal() -> None:
    table = turn(
        'hand = ["march", "stamina", "swiftness", "stamina"]\nmana = {green = 1}\ncrystals = {blue = 1, green = 1}',
        dice='"blue", "blue", "green"',
    )
    assert table.offered("play march strong") == [
        "play march strong green token",
        "play march strong green die",
        "play march strong green crystal",
    ]
    table.play("play stamina strong blue die")
    assert table.offered("play stamina strong") == ["play stamina strong blue crystal"]
    table.play("play stamina strong blue crystal")
    table.play("play march strong green token")
    assert table.me["move"] == 12


@pytest.mark.rule("MK-MANA-03a", "MK-MANA-03c3")
def test_a_used_die_is_rerolled_and_may_come_back_depleted() -> None:
    table = turn('hand = ["threaten", "march"]', top='rolls = ["black"]')
    table.play("play threaten strong red die", "end turn", "done")
    assert states(table) == [("black", "depleted"), ("blue", "free"), ("white", "free")]


@pytest.mark.rule("MK-MANA-03b")
def test_a_die_cannot_be_taken_without_using_it() -> None:
    table = turn('hand = ["march"]')
    assert not table.offered("die")
    assert table.refused("die red") == "MK-MANA-03b"


@pytest.mark.rule("MK-MANA-03c3")
def test_depleted_dice_stay_in_the_source_and_are_rolled_for_the_next_round() -> None:
    table = turn(
        'hand = ["march"]', dice='"black", "black", "red"', top='turns_left = 0\nrolls = ["red", "blue", "gold"]'
    )
    table.play("play march", "end turn")
    assert table.view["round"]["time"] == "night"
    assert states(table) == [("red", "free"), ("blue", "free"), ("gold", "depleted")]


@pytest.mark.rule("MK-MANA-04")
def test_a_resting_turn_has_one_die_too() -> None:
    table = turn('hand = ["march", "tranquility", "rejuvenate"]', dice='"green", "green"').play("rest march")
    table.play("play tranquility strong green die", "choose heal 2")
    assert not table.offered("play rejuvenate strong")


@pytest.mark.rule("MK-MANA-06")
def test_a_mine_gives_nothing_beyond_three() -> None:
    player = f'hand = ["march", "rage"]\nat = "{MINE}"\ncrystals'
    assert turn(f"{player} = {{green = 2}}").play("play march", "end turn", "done").me["crystals"]["green"] == 3
    table = turn(f"{player} = {{green = 3}}").play("play march", "end turn")
    assert table.me["crystals"]["green"] == 3
    assert table.me["mana"] == {}
    assert "mk-event-crystal-lost" in table.log


@pytest.mark.rule("MK-MANA-06", "MK-EFF-G4")
def test_a_combat_reward_comes_at_the_end_and_gives_nothing_beyond_three() -> None:
    table = given("""
        rolls = ["red", "blue"]
        [map.tiles]
        "1,0" = "countryside_6"
        [player]
        hand = ["march"]
        crystals = {red = 3, blue = 1}
        [combat]
        enemies = ["gargoyle"]
        site = "monster_den"
        phase = "attack"
        pool = ["attack 4 ice melee"]
    """).play("attack 1")
    assert table.view["rewards"] == ["random_crystal", "random_crystal"]
    assert table.me["crystals"]["blue"] == 1
    table.play("end turn")
    assert (table.me["crystals"]["red"], table.me["crystals"]["blue"]) == (3, 2)
    assert table.me["mana"] == {}


@pytest.mark.rule("MK-MANA-02a2", "MK-MANA-02b1")
def test_underground_by_day_gold_fails_and_black_works(made_up: None) -> None:
    table = given("""
        [source]
        dice = ["gold", "black", "black"]
        [map.tiles]
        "1,0" = "countryside_7"
        [player]
        hand = ["stamina", "spark"]
        mana = {red = 1, gold = 1}
        [combat]
        enemies = ["minotaur"]
        site = "dungeon"
    """)
    assert not [notation for notation in table.options if "gold" in notation]
    assert "play spark strong red token + black die" in table.options
