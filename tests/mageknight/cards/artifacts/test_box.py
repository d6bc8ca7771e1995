"""Mysterious Box: for a turn it is the Artifact on top of the deck."""

from __future__ import annotations

from typing import Any

import pytest

from ...rules.allies import finish
from ...scripted import Table
from ..tables import at_peace, crystals, in_fight, points, pool

BOX = "mysterious_box"


def box(*artifacts: str, hand: tuple[str, ...] = ("march",), **more: Any) -> Table:
    """The Box has been opened over these Artifacts."""
    decks = {"artifacts": list(artifacts)}
    tables = {"decks": decks, "dummy": {"deck": ["march"] * 16}, **more.pop("tables", {})}
    return at_peace(BOX, *hand, deck=["rage"] * 9, tables=tables, **more).play(f"play {BOX}")


def top(table: Table, n: int) -> list[str]:
    """The first Artifacts of the deck."""
    return list(table.match.state.artifacts[:n])


def bottom(table: Table) -> str:
    return str(table.match.state.artifacts[-1])


def test_opening_shows_the_top_artifact_and_cannot_be_taken_back() -> None:
    table = box("ruby_ring", "golden_grail")
    assert table.me["shown"] == ["ruby_ring"]
    assert top(table, 1) == ["golden_grail"]
    assert not table.can_undo()
    assert table.me["fame"] == 0
    assert table.offered("box") == ["box basic", "box strong"]


def test_the_basic_effect_brings_a_fame_and_the_box_is_discarded() -> None:
    table = box("ruby_ring", "golden_grail").play("box basic")
    assert (crystals(table), table.me["mana"]["red"], table.me["fame"]) == ({"red": 1}, 2, 2)  # the ring gives 1 too
    assert table.offered("box") == []
    finish(table)
    assert BOX in table.me["discard"]
    assert (top(table, 1), bottom(table)) == (["golden_grail"], "ruby_ring")


def test_the_strong_effect_removes_the_box_from_the_game() -> None:
    table = box("endless_bag_of_gold", "golden_grail", fame=3).play("box strong")
    assert (points(table), table.me["fame"]) == ((0, 9, 0), 7)  # 3 of the bag, 1 of the Box
    finish(table)
    assert BOX not in table.me["discard"] + table.me["hand"]
    assert table.match.state.box == (BOX,)
    assert bottom(table) == "endless_bag_of_gold"


def test_it_may_be_used_later_in_the_turn() -> None:
    decks = {"decks": {"artifacts": ["horn_of_wrath"]}}
    table = in_fight(BOX, "march", tables=decks, enemies=("prowlers",), phase="block").play(f"play {BOX}")
    assert table.offered("box") == []  # a Siege Attack: not in this phase
    peace = box("horn_of_wrath", at="1,-3", tables={"map": {"tokens": {"1,-4": ["prowlers"]}}})
    assert peace.offered("box") == []
    peace.play("challenge 1,-4")
    assert "box basic" in peace.options
    peace.play("box basic")
    assert pool(peace) == ["attack 5 physical siege"]


def test_unused_it_returns_to_the_hand_and_is_no_card_played() -> None:
    table = box("ruby_ring", "golden_grail").play("end turn")
    assert table.options == ["discard march", f"discard {BOX}"]  # a card must still be discarded
    table.play("discard march", "done")
    assert BOX in table.me["hand"]
    assert (table.me["fame"], table.me["shown"]) == (0, [])
    assert bottom(table) == "ruby_ring"


def test_played_sideways_it_is_a_card_like_any_other() -> None:
    decks = {"decks": {"artifacts": ["ruby_ring"]}, "dummy": {"deck": ["march"] * 16}}
    table = at_peace(BOX, "march", deck=["rage"] * 9, tables=decks).play(f"play {BOX} sideways move", "end turn")
    assert "done" in table.options


def test_as_a_banner_it_goes_with_a_unit_until_the_turn_ends() -> None:
    table = box("banner_of_glory", "golden_grail", units=["peasants"])
    assert table.offered("box") == ["box banner peasants 1"]  # what it does for fighting Units is for a combat
    table.play("box banner peasants 1")
    assert (table.me["units"][0]["banner"], table.me["fame"]) == ("banner_of_glory", 1)
    finish(table)
    assert table.me["units"][0]["banner"] == ""
    assert BOX in table.me["discard"]
    assert "banner_of_glory" not in table.me["discard"]
    assert bottom(table) == "banner_of_glory"


def test_another_banner_sends_the_box_to_the_discard_pile() -> None:
    table = box("banner_of_glory", "golden_grail", hand=("banner_of_fear",), units=["peasants"])
    table.play("box banner peasants 1", "banner banner_of_fear peasants 1")
    assert table.me["discard"] == [BOX]
    finish(table)
    assert (table.me["units"][0]["banner"], table.me["discard"]) == ("banner_of_fear", [BOX])


def test_as_banner_of_command_its_unit_needs_another_token_when_it_leaves() -> None:
    tables = {"offers": {"units": ["foresters"]}}
    table = box("banner_of_command", "golden_grail", units=["peasants"], at="4,-2", tables=tables)
    table.play("interact", "box basic", "play march sideways influence", "recruit foresters", "under banner")
    assert [unit["unit"] for unit in table.me["units"]] == ["peasants", "foresters"]
    table.play("end turn")
    assert table.options == ["disband peasants 1", "disband foresters 2"]
    table.play("disband peasants 1")
    assert [unit["unit"] for unit in table.me["units"]] == ["foresters"]
    assert BOX in table.me["discard"]


def test_healing_artifacts_are_not_for_combat() -> None:
    table = box("golden_grail", hand=("wound",), at="1,-3", tables={"map": {"tokens": {"1,-4": ["prowlers"]}}})
    assert table.offered("box") == ["box basic", "box strong"]
    assert table.play("challenge 1,-4").offered("box") == []


def test_it_has_no_strong_effect_of_its_own() -> None:
    table = at_peace(BOX)
    assert table.offered(f"play {BOX}") == [f"play {BOX}", f"play {BOX} sideways move"]
    assert table.refused(f"play {BOX} strong") == "MK-CARD-06a"


@pytest.mark.rule("MK-EFF-C5")
def test_time_bent_by_a_tome_sets_the_box_aside() -> None:
    """The Box stands in for the Tome that borrows Time Bending: it is the card that played the Spell."""
    night = {"offers": {"spells": ["space_bending", "fireball", "cure"]}}
    table = box("tome_of_all_spells", hand=("stamina", "march"), time="night", tables=night)
    table.play("play march", "box strong", "discard stamina")
    table.play(*[option for option in table.options if option.startswith("borrow space_bending")])
    assert table.me["fame"] == 1
    finish(table)
    assert "march" in table.me["hand"]
