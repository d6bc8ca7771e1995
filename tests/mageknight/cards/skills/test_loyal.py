"""Bonds of Loyalty: a Command token of its own, whose Unit is cheap, fights anywhere and is never disbanded."""

from __future__ import annotations

from typing import Any

import pytest

from ...scripted import Table
from ..tables import at_peace, in_fight

BONDS = "norowas_bonds_of_loyalty"
VILLAGE = "4,-2"
LOYAL = {"unit": "peasants", "token": BONDS}


def talks(*offer: str, influence: int = 0, **more: Any) -> Table:
    """Talking in a village with that much Influence."""
    tables = {"offers": {"units": list(offer)}, "phase": "interaction"}
    return at_peace("march", skills=[BONDS], at=VILLAGE, influence=influence, tables=tables, **more)


def test_gaining_it_adds_two_regular_units_to_the_offer() -> None:
    decks = {"regular": ["foresters", "herbalists", "scouts"], "advanced": []}
    offers = {"units": ["peasants"], "advanced": ["ambush", "agility", "in_need"]}
    table = at_peace(
        "march",
        fame=3,
        level=1,
        skill_pile=[BONDS, "norowas_leadership"],
        deck=["rage"] * 9,
        tables={"decks": decks, "offers": offers, "dummy": {"deck": ["march"] * 16}},
    )
    table.play("play march", "end turn")
    choice = next(one for one in table.match.decision.options if one.notation == f"gain {BONDS}")
    assert choice.reveals
    table.play(f"skill {BONDS}")
    assert [entry["unit"] for entry in table.view["offers"]["units"]] == ["peasants", "foresters", "herbalists"]
    assert table.me["commands"] == 2  # level 2 leads one Unit


def test_a_unit_under_it_costs_five_less_but_never_less_than_nothing() -> None:
    table = talks("foresters", "peasants", "utem_guardsmen", influence=0)
    # Foresters 5, Peasants 4, Guardsmen 5
    assert table.offered("recruit") == [
        "recruit foresters loyal",
        "recruit peasants loyal",
        "recruit utem_guardsmen loyal",
    ]
    rich = talks("foresters", influence=6).play("recruit foresters loyal")
    assert rich.me["influence"] == 6
    assert rich.me["units"][0]["token"] == BONDS
    assert talks("northern_monks", "savage_monks", influence=1).offered("recruit") == []  # not in villages


def test_the_token_carries_one_unit() -> None:
    table = talks("foresters", "peasants", influence=9).play("recruit foresters loyal")
    assert table.offered("recruit") == ["recruit peasants"]
    table.play("recruit peasants")
    assert [unit["unit"] for unit in table.me["units"]] == ["foresters", "peasants"]  # level 1, and the Skill
    assert table.me["influence"] == 5


def test_paying_the_full_price_leaves_the_token_free() -> None:
    table = talks("foresters", "peasants", influence=9).play("recruit peasants")
    assert "token" not in table.me["units"][0]
    assert "recruit foresters loyal" in table.options


def test_the_unit_is_never_disbanded() -> None:
    table = talks("foresters", influence=9, units=[LOYAL, "herbalists"]).play("recruit foresters")
    assert [unit["unit"] for unit in table.me["units"]] == ["peasants", "foresters"]


def test_the_rebate_adds_to_that_of_ruthless_coercion() -> None:
    tables = {"offers": {"units": ["utem_crossbowmen"]}}
    table = at_peace("ruthless_coercion", skills=[BONDS], at=VILLAGE, tables=tables).play("interact")
    table.play("play ruthless_coercion")
    assert table.me["influence"] == 2
    # Crossbowmen cost 6: 1 under the Skill, nothing with both
    assert table.offered("recruit") == ["recruit utem_crossbowmen loyal", "recruit utem_crossbowmen loyal discount"]
    table.play("recruit utem_crossbowmen loyal discount")
    assert (table.me["influence"], table.me["reputation"]) == (2, -1)


@pytest.mark.parametrize("site", ["dungeon", "monastery"])
def test_the_unit_fights_where_units_are_barred(site: str) -> None:
    table = in_fight(
        "march", units=[LOYAL, "peasants"], skills=[BONDS], site=site, enemies=("prowlers",), phase="block"
    )
    uses = table.offered("use peasants")
    assert uses
    assert all(use.startswith("use peasants 1 ") for use in uses)
    barred = in_fight("march", units=["peasants"], skills=[BONDS], site=site, enemies=("prowlers",), phase="block")
    assert barred.offered("use") == []
    assert barred.refused("use peasants 1 1") == "MK-CMB-01b"


def test_the_unit_may_be_assigned_damage_there() -> None:
    table = in_fight(
        "march", units=[LOYAL, "peasants"], skills=[BONDS], site="dungeon", enemies=("prowlers",), phase="block"
    )
    table.play("next")
    assert table.offered("damage") == ["damage 1 1 hero", "damage 1 1 peasants 1"]
    assert table.refused("damage 1 1 peasants 2") == "MK-CMB-01b"


def test_a_unit_gained_without_paying_may_take_the_token() -> None:
    offers = {"units": ["foresters", "peasants"]}
    table = at_peace("banner_of_command", skills=[BONDS], units=["herbalists"], tables={"offers": offers})
    table.play("play banner_of_command strong", "recruit foresters")
    assert table.options == [f"under {BONDS}", "done"]
    table.play(f"under {BONDS}")
    assert [unit.get("token", "") for unit in table.me["units"]] == ["", BONDS]


def test_the_token_is_free_again_when_its_unit_is_gone() -> None:
    table = talks("foresters", influence=9, units=["peasants"])
    assert "recruit foresters loyal" in table.options
    taken = talks("foresters", influence=9, units=[LOYAL])
    assert "recruit foresters loyal" not in taken.options
    assert "recruit foresters" in taken.options
