"""Variants of map and cities (MK-VAR-MAP, MK-VAR-CITY), and what holds for all variants (MK-VAR-00)."""

from __future__ import annotations

import pytest

import tavola
from tavola.kernel.shelf import game
from tavola.mageknight.catalog import CITIES, TILES

from ...scripted import Table
from ..agreed_tables import opened, refused, turn
from ..quests import count, drawn, piles_at, seated, slots

COLORS = set(CITIES)
#: The outer spaces of a tile, clockwise from the upper right, and those of the tile at slot 0,1.
OUTER = ("NE", "E", "SE", "SW", "W", "NW")
AROUND = ("2,-4", "2,-3", "1,-2", "0,-2", "0,-3", "1,-4")


# -- all variants -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-VAR-00a", "MK-VAR-00e")
def test_without_a_wish_the_normal_rules_hold() -> None:
    """First Reconnaissance, the first game, offers variants and uses none by itself."""
    table = seated("first_reconnaissance", 2)
    assert table.match.state.variants == ()
    assert table.view["quest"] == {}


@pytest.mark.rule("MK-VAR-00b", "MK-VAR-00c")
def test_variants_are_part_of_the_agreement_and_cannot_be_changed_later() -> None:
    """They belong to the setup, before any Hero is chosen; no answer of the game changes them."""
    table = opened("full_conquest", 2, hero_choice="draft", rampage="on")
    assert table.prompt == "mk-ask-hero"
    agreed = table.match.state.variants
    assert agreed == ("hero_choice=draft", "rampage")
    for _ in range(12):
        table.play(table.options[0])
        assert table.match.state.variants == agreed
    saved = tavola.load(table.match.save())
    assert saved.state.variants == agreed


@pytest.mark.rule("MK-VAR-00d")
def test_several_variants_go_together_unless_they_contradict_each_other() -> None:
    table = opened("full_conquest", 3, night_arrival="on", rampage="on", random_cities="on", friendly_mana="on")
    assert set(table.match.state.variants) == {"night_arrival", "rampage", "random_cities", "friendly_mana"}
    assert set(refused("full_conquest", 2, megapolis="4", two_megapolises="4").values()) == {
        "megapolis",
        "two_megapolises",
    }


@pytest.mark.rule("MK-VAR-00d")
def test_every_variant_says_in_both_languages_what_it_is() -> None:
    for variant in game("mageknight").variants():
        for key in (variant.name, variant.about):
            for lang in ("en", "pt-BR"):
                assert tavola.text.say(tavola.kernel.records.Text(key), lang) != key


def test_unknown_variants_values_and_player_counts_are_refused_by_name() -> None:
    assert refused("full_conquest", 2, city_level="12")["value"] == "12"
    assert refused("full_conquest", 2, rampage="maybe")["value"] == "maybe"
    assert refused("solo_conquest", 1, interactive_combat="on") == {"name": "interactive_combat", "least": 2, "most": 4}
    assert refused("first_reconnaissance", 2, city_level="5")["other"] == "first_reconnaissance"


# -- the map ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-VAR-MAP-01")
def test_shape_and_number_of_tiles_may_be_changed() -> None:
    """Full Conquest for two: usually a wedge of 8 Countryside and 1 + 2 Core tiles."""
    assert count(drawn(opened("full_conquest", 2))) == (8, 2, 1)
    table = opened("full_conquest", 2, map_shape="open3", countryside_tiles="6", core_tiles="3")
    assert count(drawn(table)) == (6, 2, 3)
    assert table.match.state.tiles[0].tile == "start_b"
    assert "2,-1" in slots(table)
    assert "2,-2" not in slots(table)


def lying(table: Table) -> dict[int, tuple[str, int]]:
    """The tiles of the map and how far each is turned."""
    return {place: (placed.tile, placed.turn) for place, placed in enumerate(table.match.state.tiles)}


@pytest.mark.rule("MK-VAR-MAP-02a")
def test_tiles_lie_in_any_of_six_ways_but_the_starting_tile_as_always() -> None:
    turns = set()
    for seed in range(20):
        table = opened("full_conquest", 2, seed, random_orientation="on")
        assert lying(table)[0] == ("start_a", 0)
        turns |= {turn for place, (_, turn) in lying(table).items() if place}
        assert all(turn == 0 for _, turn in lying(opened("full_conquest", 2, seed)).values())
    assert turns == set(range(6))


@pytest.mark.rule("MK-VAR-MAP-02a")
@pytest.mark.parametrize("sixths", range(6))
def test_a_turned_tile_takes_its_sites_and_enemies_with_it(sixths: int) -> None:
    """Countryside 1: the village in the east, orcs in the north-west, one step clockwise for each sixth."""
    table = turn(map={"tiles": {"0,1": {"tile": "countryside_1", "turn": sixths}}})
    village, orcs = ((OUTER.index(side) + sixths) % 6 for side in ("E", "NW"))
    assert table.space("1,-3")["site"] == "magical_glade"
    for place, at in enumerate(AROUND):
        assert table.space(at)["site"] == ("village" if place == village else None)
        assert bool(table.space(at)["tokens"]) == (place == orcs)


@pytest.mark.rule("MK-VAR-MAP-02b")
def test_turned_tiles_still_fit_the_same_corners() -> None:
    """Half the turns lay circles on stars; the seven spaces of a position are the same in all of them."""
    for sixths in range(6):
        table = turn(map={"tiles": {"0,1": {"tile": "countryside_1", "turn": sixths}}})
        own = {space["at"] for space in table.view["map"]["hexes"] if space["tile"] == "countryside_1"}
        assert own == {"1,-3", *AROUND}


# -- cities -------------------------------------------------------------------------------------------------------


def found(table: Table) -> dict[str, list[str]]:
    """The colours of the cities by tile."""
    return {space["tile"]: space["colors"] for space in table.view["map"]["hexes"] if space["site"] == "city"}


@pytest.mark.rule("MK-VAR-MAP-03a")
def test_a_random_city_stands_on_a_city_tile_and_each_only_once() -> None:
    seen = set()
    for seed in range(16):
        tiles = {"1,1": "core_7", "2,1": "core_8"}
        colors = found(turn(seed=seed, map={"tiles": tiles}, options={"random_cities": "on"}))
        assert colors["core_7"] != colors["core_8"]
        seen.add(colors["core_7"][0])
    assert seen == COLORS
    assert found(turn(map={"tiles": {"1,1": "core_7"}})) == {"core_7": ["white"]}


@pytest.mark.rule("MK-VAR-MAP-03a")
def test_the_garrison_is_that_of_the_city_drawn() -> None:
    """Level 4: a white city has two grey and a white token, a green one grey, two brown and a white."""
    for seed in range(8):
        table = turn(seed=seed, map={"tiles": {"1,1": "core_7"}}, options={"random_cities": "on"})
        (color,) = found(table)["core_7"]
        assert piles_at(table, "4,-5") == list(CITIES[color].garrisons[3])


@pytest.mark.rule("MK-VAR-MAP-03b")
def test_a_named_city_lends_only_its_surroundings() -> None:
    """Mines Liberation names the red city: its tile is used, but any city may stand there."""
    seen = set()
    for seed in range(16):
        table = opened("mines_liberation", 2, seed, random_cities="on")
        assert [tile for tile in drawn(table) if TILES[tile].city] == ["core_8"]
        tiles = {"1,1": "core_8"}
        laid = turn(scenario="mines_liberation", seed=seed, map={"tiles": tiles}, options={"random_cities": "on"})
        seen |= set(found(laid)["core_8"])
    assert seen == COLORS


@pytest.mark.rule("MK-VAR-CITY-01")
@pytest.mark.parametrize(
    ("level", "piles"),
    [
        ("1", ["white"]),
        ("5", ["grey", "white", "white"]),
        ("11", ["grey", "white", "white", "white", "white"]),
    ],
)
def test_city_levels_may_be_any_up_to_eleven(level: str, piles: list[str]) -> None:
    for scenario in ("full_conquest", "full_cooperation"):
        table = turn(scenario=scenario, map={"tiles": {"1,1": "core_7"}}, options={"city_level": level})
        assert piles_at(table, "4,-5") == piles
    assert piles_at(turn(map={"tiles": {"1,1": "core_7"}}), "4,-5") == ["grey", "grey", "white"]
