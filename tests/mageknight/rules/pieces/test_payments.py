"""MK-MANA-05: several mana at once, kept dice, and every way to pay offered once."""

from __future__ import annotations

import pytest

from mageknight.scripted import Table, given

RUINS = "4,-3"  # on tile 8 beside the start


def at_altar(altar: str, player: str, dice: str, time: str = "day") -> Table:
    return given(f"""
        time = "{time}"
        [map]
        tiles = {{"1,0" = "countryside_8"}}
        ruins = {{"{RUINS}" = "{altar}"}}
        [source]
        dice = {dice}
        [player]
        hand = ["march"]
        at = "{RUINS}"
        {player}
    """)


def stock(table: Table) -> tuple[dict[str, int], dict[str, int]]:
    return table.me["mana"], {color: n for color, n in table.me["crystals"].items() if n}


@pytest.mark.rule("MK-MANA-05", "MK-MANA-03")
def test_three_green_for_an_altar_from_token_die_and_crystal() -> None:
    table = at_altar("altar_green", "mana = {green = 1}\ncrystals = {green = 1}", '["green", "green", "gold"]')
    # One die a turn: never two of the three dice.
    assert table.offered("altar") == [
        "altar green crystal + green die + green token",
        "altar gold die + green crystal + green token",
    ]
    table.play("altar gold die + green crystal + green token")
    assert stock(table) == ({}, {})
    assert table.me["fame"] == 7
    assert table.space(RUINS)["shields"] == [0]
    assert [die["state"] for die in table.view["source"]] == ["free", "free", "taken"]


@pytest.mark.rule("MK-MANA-05")
def test_two_mana_do_not_pay_for_three() -> None:
    assert not at_altar("altar_green", "crystals = {green = 2}", '["blue"]').offered("altar")
    assert at_altar("altar_green", "crystals = {green = 3}", '["blue"]').offered("altar") == [
        "altar green crystal + green crystal + green crystal"
    ]


@pytest.mark.rule("MK-MANA-02b2", "MK-MANA-02b3")
def test_neither_gold_nor_black_help_at_night() -> None:
    player = "mana = {gold = 1, black = 1}\ncrystals = {green = 2}"
    assert not at_altar("altar_green", player, '["gold", "black"]', time="night").offered("altar")


@pytest.mark.rule("MK-MANA-05", "MK-MANA-02a1")
def test_an_altar_of_all_colours_takes_one_of_each() -> None:
    table = at_altar("altar_all", "crystals = {green = 1, blue = 1, white = 1}\nmana = {gold = 1}", '["black"]')
    assert table.offered("altar") == ["altar green crystal + blue crystal + white crystal + gold token"]
    table.play("altar green crystal + blue crystal + white crystal + gold token")
    assert table.me["fame"] == 10


@pytest.mark.rule("MK-MANA-03", "MK-MANA-03a")
def test_a_die_kept_on_a_tactic_is_used_besides_the_die_of_the_turn() -> None:
    table = given("""
        rolls = ["white", "gold"]
        [source]
        dice = ["green"]
        kept = ["blue"]
        [player]
        hand = ["march", "stamina", "rage"]
        tactic = "mana_steal"
    """)
    assert table.offered("play stamina strong") == ["play stamina strong blue kept"]
    table.play("play march strong green die", "play stamina strong blue kept")
    assert table.me["move"] == 8
    table.play("end turn", "done")
    assert table.view["source"] == [{"color": "white", "state": "free"}, {"color": "gold", "state": "free"}]


@pytest.mark.rule("MK-MANA-05")
def test_the_cheapest_way_to_pay_comes_first() -> None:
    table = given("""
        [source]
        dice = ["gold", "green"]
        kept = ["green"]
        [player]
        hand = ["march"]
        mana = {green = 1, gold = 1}
        crystals = {green = 1}
    """)
    ways = [option.removeprefix("play march strong ") for option in table.offered("play march strong")]
    assert ways[0] == "green token"
    assert ways[-1] == "green crystal"
    assert sorted(ways) == ["gold die", "gold token", "green crystal", "green die", "green kept", "green token"]
