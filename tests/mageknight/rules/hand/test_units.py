"""MK-UNIT: Command tokens, activation, recruiting and disbanding."""

from __future__ import annotations

import pytest

import tavola
from mageknight.scripted import Table, given

VILLAGE = "4,-2"


def led(units: str, hand: str = '["march", "rage"]', player: str = "", top: str = "") -> Table:
    """A turn with these Units and a green and a red die."""
    return given(f"""
        {top}
        [source]
        dice = ["green", "red"]
        [player]
        hand = {hand}
        units = {units}
        {player}
    """)


def names(table: Table) -> list[str]:
    return [unit["unit"] for unit in table.me["units"]]


@pytest.mark.rule("MK-UNIT-01a", "MK-UNIT-02a")
def test_a_game_begins_without_units_and_with_regular_ones_on_offer() -> None:
    match = tavola.new("mageknight", "first_reconnaissance", ["tovak"], seed=2)
    view = match.view(0)
    assert view["players"][0]["units"] == []
    regular = view["decks"]["regular"] + len(view["offers"]["units"])
    assert regular == 28  # 20 of the base game and 8 of the Lost Legion; First Reconnaissance has no Elite Units


@pytest.mark.rule("MK-UNIT-02b", "MK-UNIT-04a", "MK-UNIT-03b")
def test_a_recruit_stands_ready_and_unwounded_in_the_unit_area() -> None:
    table = led("[]", player=f'reputation = 7\nat = "{VILLAGE}"', top='[offers]\nunits = ["peasants"]')
    table.play("interact", "recruit peasants")
    assert table.me["units"] == [
        {
            "unit": "peasants",
            "spent": False,
            "wounds": 0,
            "mana": "",
            "banner": "",
            "furled": False,
            "n": 0,
            "armor": 3,
            "resistances": [],
            "absorbed": False,
        }
    ]
    assert table.me["hand"] == ["march", "rage"]
    assert table.me["discard"] == []
    table.play("play march", "end turn", "done")
    assert names(table) == ["peasants"]


@pytest.mark.rule("MK-UNIT-03a", "MK-UNIT-04b")
def test_two_command_tokens_and_a_third_unit_cost_one_of_the_others() -> None:
    table = led(
        '["foresters", "herbalists"]',
        player=f'fame = 8\nreputation = 7\nat = "{VILLAGE}"',
        top='[offers]\nunits = ["peasants"]',
    )
    assert table.me["commands"] == 2
    deck = table.view["decks"]["regular"]
    table.play("interact", "recruit peasants")
    assert table.options == ["disband foresters 1", "disband herbalists 2"]
    table.play("disband foresters 1")
    assert names(table) == ["herbalists", "peasants"]
    assert table.view["offers"]["units"] == []
    assert table.view["decks"]["regular"] == deck


@pytest.mark.rule("MK-UNIT-03a")
@pytest.mark.parametrize(("fame", "commands"), [(0, 1), (7, 1), (8, 2), (24, 3), (48, 4), (80, 5)])
def test_odd_levels_bring_command_tokens(fame: int, commands: int) -> None:
    assert led("[]", player=f"fame = {fame}").me["commands"] == commands


@pytest.mark.rule("MK-UNIT-04c")
def test_the_newcomer_is_fresh_whatever_the_disbanded_one_was() -> None:
    table = led(
        '[{unit = "foresters", spent = true, wounds = 1}]',
        player=f'reputation = 7\nat = "{VILLAGE}"',
        top='[offers]\nunits = ["peasants"]',
    ).play("interact", "recruit peasants", "disband foresters 1", "use peasants 2 2")
    assert table.me["influence"] == 5 - 4 + 2


@pytest.mark.rule("MK-UNIT-04b")
def test_a_unit_keeps_its_number_whoever_leaves_and_nobody_gets_one_twice() -> None:
    table = led(
        '["foresters", "herbalists", "herbalists"]',
        player=f'reputation = 7\nfame = 24\ninfluence = 20\nat = "{VILLAGE}"',
        top='phase = "interaction"\n[offers]\nunits = ["peasants", "foresters"]',
    )
    table.play("recruit peasants", "disband foresters 1")
    assert [(unit["unit"], unit["n"]) for unit in table.me["units"]] == [
        ("herbalists", 1),
        ("herbalists", 2),
        ("peasants", 3),
    ]
    table.play("recruit foresters")
    assert table.offered("disband") == ["disband herbalists 2", "disband herbalists 3", "disband peasants 4"]
    table.play("disband peasants 4")
    assert table.offered("use foresters") == ["use foresters 5 1"]


@pytest.mark.rule("MK-UNIT-03c", "MK-UNIT-05a", "MK-UNIT-05b")
def test_an_activated_unit_is_spent() -> None:
    table = led('["peasants"]').play("use peasants 1 3")
    assert table.me["units"][0]["spent"]
    assert not table.offered("use peasants")
    assert table.refused("use peasants 1 2") == "MK-UNIT-05b"


@pytest.mark.rule("MK-UNIT-05c")
def test_exactly_one_ability_is_used_and_adds_to_other_effects() -> None:
    table = led('["peasants"]')
    assert table.offered("use peasants") == ["use peasants 1 2", "use peasants 1 3"]
    table.play("use peasants 1 3", "play march")
    assert (table.me["move"], table.me["influence"]) == (4, 0)


@pytest.mark.rule("MK-UNIT-05d")
def test_an_ability_with_a_mana_symbol_is_paid_first() -> None:
    table = led('["herbalists"]')
    assert table.offered("use herbalists 1 1") == ["use herbalists 1 1 green die"]
    table.play("use herbalists 1 1 green die")
    assert table.view["source"][0]["state"] == "taken"
    poor = given('[source]\ndice = ["red"]\n[player]\nhand = ["march"]\nunits = ["herbalists"]')
    assert poor.refused("use herbalists 1 1") == "MK-UNIT-05d"


@pytest.mark.rule("MK-UNIT-06")
def test_a_readied_unit_is_used_twice_in_one_turn() -> None:
    table = led('["peasants"]', hand='["rejuvenate", "march"]')
    table.play("use peasants 1 3", "play rejuvenate", "choose ready_unit 2", "use peasants 1 3")
    assert table.me["move"] == 4
    assert table.me["units"][0]["spent"]


@pytest.mark.rule("MK-UNIT-06", "MK-UNIT-03d")
def test_readying_does_not_heal() -> None:
    table = led('[{unit = "peasants", spent = true, wounds = 1}]', hand='["rejuvenate"]')
    table.play("play rejuvenate", "choose ready_unit 2")
    assert table.me["units"] == [
        {
            "unit": "peasants",
            "spent": False,
            "wounds": 1,
            "mana": "",
            "banner": "",
            "furled": False,
            "n": 0,
            "armor": 3,
            "resistances": [],
            "absorbed": False,
        }
    ]
    assert not table.offered("use peasants")


@pytest.mark.rule("MK-UNIT-07")
def test_a_better_attack_is_lent_only_to_units_that_attack() -> None:
    table = given("""
        [player]
        hand = ["march"]
        fame = 24
        units = ["shocktroops", "foresters", "peasants"]
        [combat]
        enemies = ["ironclads"]
    """).play("use shocktroops 1 1", "next")
    table.play("use foresters 2 2")
    assert [piece["n"] for piece in table.combat["pool"]] == [3]  # a Block is no attack
    table.play("next", "damage 1 1 hero", "use peasants 3 1")
    assert [piece["n"] for piece in table.combat["pool"]] == [3]
    assert not table.offered("use foresters")


@pytest.mark.rule("MK-UNIT-09a")
def test_a_spent_unit_stays_spent_into_the_next_turn() -> None:
    table = led('["peasants"]').play("use peasants 1 3", "play march", "end turn", "done")
    assert table.view["round"]["turn"] == 2
    assert table.me["units"][0]["spent"]


@pytest.mark.rule("MK-UNIT-09b", "MK-UNIT-05b")
def test_all_units_are_ready_when_a_round_begins() -> None:
    table = led('["peasants"]', hand='["march"]', top="turns_left = 0").play(
        "use peasants 1 3", "play march", "end turn"
    )
    assert table.view["round"]["number"] == 2
    assert not table.me["units"][0]["spent"]
