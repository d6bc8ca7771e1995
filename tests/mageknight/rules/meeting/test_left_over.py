"""What is left over still counts: cards of the Dummy, tiles of the box, sites conquered before."""

from __future__ import annotations

from typing import Any

import pytest

from ..fights import conquer
from ..quests import at_table, drawn, lines, seated
from ..scenarios.test_solo_conquest import ending


@pytest.mark.rule("MK-SCN-SOLO-14", "MK-SCN-SOLO-13", "MK-SCN-SOLO-15")
def test_the_cards_of_the_dummy_count_in_a_lost_mission_too() -> None:
    found = lines(ending(1, "round = 6\nturns_left = 0", dummy='deck = ["march", "rage", "stamina"]'))
    assert (found["cities"], found["dummy_cards"]) == ([10], [3])
    assert not {"all_cities", "spare_rounds", "unannounced"} & found.keys()


@pytest.mark.rule("MK-MAP-02b", "MK-EXP-05e4", "MK-EXP-05e5")
@pytest.mark.parametrize(
    ("scenario", "spare", "legal"),
    [
        ("full_conquest", ["core_3"], False),  # the outermost lines of a wedge map are closed to Core tiles
        ("full_conquest", ["core_3", "countryside_10"], True),  # Countryside comes first
        ("first_reconnaissance", ["core_3"], True),  # here they may lie on the coast
    ],
)
def test_a_left_over_core_tile_keeps_off_the_coast(scenario: str, spare: list[str], legal: bool) -> None:
    # Three tiles around 0,2, which lies on the left coast.
    board = f'[map]\nstack = []\nspare = {spare}\n[map.tiles]\n"0,3" = "countryside_4"\n"1,1" = "countryside_5"\n'
    view = at_table(scenario, more=board).view
    slots = {slot["slot"]: slot["legal"] for slot in view["map"]["slots"]}
    assert slots["0,2"] is legal


@pytest.mark.rule("MK-SCN-MINES-03c", "MK-EXP-05e4")
@pytest.mark.parametrize("people", [2, 3, 4])
def test_the_core_tile_without_a_mine_is_left_out_but_not_lost(people: int) -> None:
    for seed in range(4):
        table = seated("mines_liberation", people, seed=seed)
        assert "core_1" not in drawn(table)
        assert "core_1" in table.match.state.spare


@pytest.mark.rule("MK-CMB-01b2", "MK-RES-02b1")
@pytest.mark.parametrize("site", ["dungeon", "tomb"])
def test_a_second_conqueror_gets_fame_but_neither_shield_nor_reward(site: str) -> None:
    rival = {"hero": "goldyx", "hand": ["march"]}
    scene: dict[str, Any] = {"scenario": "full_conquest", "rivals": [rival]}
    first = conquer(site, "gargoyle", tables=scene)
    at = first.me["at"]
    assert (first.space(at)["shields"], bool(first.view["rewards"])) == ([0], True)
    again = conquer(site, "gargoyle", tables={**scene, "map": {"owners": {at: 1}}})
    assert (again.space(at)["shields"], again.view["rewards"]) == ([1], [])
    assert again.me["fame"] == first.me["fame"] == 4  # a gargoyle
