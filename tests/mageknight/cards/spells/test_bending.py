"""Space Bending and Time Bending, Call to Arms and Call to Glory."""

from __future__ import annotations

from typing import Any

import pytest

from ...rules.allies import finish
from ...rules.fights import setting
from ...scripted import Table
from ..tables import at_peace, in_fight, pool

NIGHT = {"blue": 1, "white": 1, "black": 1}


def steps(table: Table) -> set[str]:
    return {notation.removeprefix("move ") for notation in table.offered("move")}


def distance(one: str, other: str) -> int:
    (q, r), (q2, r2) = (tuple(map(int, at.split(","))) for at in (one, other))
    return max(abs(q - q2), abs(r - r2), abs(q + r - q2 - r2))


# -- Space Bending ------------------------------------------------------------------------------------------------


def test_space_bending_reaches_two_spaces_away_for_the_cost_of_the_space_entered() -> None:
    table = at_peace("space_bending", at="1,0", move=9)
    assert {distance("1,0", at) for at in steps(table)} == {1}
    table.play("play space_bending blue token")
    far = sorted(at for at in steps(table) if distance("1,0", at) == 2)
    assert far
    assert max(distance("1,0", at) for at in steps(table)) == 2
    cost = table.space(far[0])["cost"]
    assert table.play(f"move {far[0]}").me["move"] == 9 - cost
    assert table.me["at"] == far[0]


def test_space_bending_does_not_enter_what_cannot_be_entered() -> None:
    table = at_peace("space_bending", at="1,0", move=9).play("play space_bending blue token")
    for space in table.view["map"]["hexes"]:
        if space["cost"] is None:
            assert space["at"] not in steps(table)
    assert "1,0" not in steps(table)


def test_space_bending_provokes_nobody() -> None:
    angry = at_peace("march", at="2,-3", move=6).play("move 2,-2")  # orcs at 3,-3 are next to both
    assert angry.combat["kind"] == "challenge"
    calm = at_peace("space_bending", at="2,-3", move=6).play("play space_bending blue token", "move 2,-2")
    assert calm.view["combat"] is None
    assert "3,-3" not in steps(calm)


def test_space_bending_explores_from_two_spaces_away() -> None:
    spots = [s["at"] for s in at_peace("space_bending", move=9).view["map"]["hexes"] if s["cost"]]
    for at in spots:
        table = at_peace("space_bending", at=at, move=9)
        before = table.offered("explore")
        after = table.play("play space_bending blue token").offered("explore")
        assert set(before) <= set(after)
        if after and not before:
            return
    raise AssertionError("no space from which only the Spell reaches a new tile")


# -- Time Bending -------------------------------------------------------------------------------------------------


def bent(*hand: str, **player: Any) -> Table:
    player.setdefault("mana", NIGHT)
    player.setdefault("deck", ["rage"] * 9)
    player.setdefault("at", "1,0")
    table = setting(
        scenario="first_reconnaissance",
        time="night",
        source={"dice": ["gold"] * 3},
        player={"hand": ["space_bending", *hand], **player},
    )
    return table.play("play space_bending strong blue token + black token")


@pytest.mark.rule("MK-EFF-C5")
def test_time_bending_takes_the_cards_back_and_plays_on() -> None:
    table = bent("march", "stamina", "ruby_ring", "swiftness")
    table.play("play march", "play stamina sideways move", "play ruby_ring strong")
    finish(table)
    assert sorted(table.me["hand"]) == ["march", "stamina", "swiftness"]  # no card drawn
    assert (table.me["deck_count"], table.me["discard"], table.seat) == (9, [], 0)
    assert "play march" in table.options
    state: Any = table.match.state
    assert state.me.aside == ("space_bending",)
    assert "ruby_ring" in state.box


def test_time_bending_does_not_bring_back_what_was_discarded() -> None:
    table = bent("improvisation", "march", "rage")
    table.play("play improvisation", "discard march", "choose move 3")
    finish(table)
    assert sorted(table.me["hand"]) == ["improvisation", "rage"]
    assert table.me["discard"] == ["march"]


def test_the_hand_is_drawn_again_after_the_second_turn() -> None:
    table = finish(bent("march").play("play march"))
    assert table.me["hand"] == ["march"]
    finish(table.play("play march"))
    assert len(table.me["hand"]) == 5


@pytest.mark.rule("MK-EFF-C5")
def test_the_card_that_borrowed_it_is_set_aside_instead() -> None:
    table = setting(
        time="night",
        source={"dice": ["gold"] * 3},
        offers={"spells": ["space_bending", "fireball", "tremor"]},
        player={"hand": ["magic_talent", "crystallize", "march"], "mana": NIGHT, "at": "1,0", "deck": ["rage"] * 5},
    )
    table.play("play march", "play magic_talent", "discard crystallize")
    table.play("cast space_bending strong blue token + black token")
    finish(table)
    state: Any = table.match.state
    assert (state.me.aside, table.me["hand"], table.me["discard"]) == (("magic_talent",), ["march"], ["crystallize"])
    assert "space_bending" in state.spell_offer


# -- Call to Arms, Call to Glory ----------------------------------------------------------------------------------

OFFER = {"units": ["utem_swordsmen", "herbalists", "fire_golems"]}


def test_call_to_arms_borrows_an_ability_without_taking_the_unit() -> None:
    table = in_fight("call_to_arms", phase="attack", tables={"offers": OFFER}).play("play call_to_arms white token")
    assert {"call utem_swordsmen 1", "call utem_swordsmen 2", "done"} <= set(table.options)
    table.play("call utem_swordsmen 2")
    assert pool(table) == ["attack 6 physical melee"]
    assert table.me["units"] == []  # nobody to be wounded
    assert {"unit": "utem_swordsmen"} in table.view["offers"]["units"]


def test_call_to_arms_pays_for_the_ability() -> None:
    mana = {"white": 1, "red": 1}
    table = in_fight("call_to_arms", phase="ranged", mana=mana, tables={"offers": OFFER})
    table.play("play call_to_arms white token", "call fire_golems 2 red token")
    assert pool(table) == ["attack 4 fire ranged"]
    assert not table.me["mana"]


def test_call_to_arms_only_for_what_can_happen_and_never_where_units_may_not_go() -> None:
    peace = at_peace("call_to_arms", tables={"offers": OFFER}).play("play call_to_arms white token")
    assert not peace.offered("call utem_swordsmen")
    assert peace.offered("call herbalists")
    below = in_fight("call_to_arms", phase="attack", site="dungeon", tables={"offers": OFFER})
    assert not below.offered("play call_to_arms white")


def test_the_borrowed_unit_takes_no_damage() -> None:
    table = in_fight("call_to_arms", enemies=("prowlers",), phase="block", tables={"offers": OFFER})
    table.play("play call_to_arms white token", "call utem_swordsmen 1", "next")
    assert all("hero" in notation for notation in table.offered("damage"))


def test_call_to_glory_recruits_for_free_anywhere() -> None:
    table = at_peace("call_to_arms", time="night", mana=NIGHT, tables={"offers": OFFER})
    table.play("play call_to_arms strong white token + black token", "recruit fire_golems")
    assert [unit["unit"] for unit in table.me["units"]] == ["fire_golems"]
    assert {"unit": "fire_golems"} not in table.view["offers"]["units"]


def test_call_to_glory_disbands_without_a_command_token() -> None:
    table = at_peace("call_to_arms", time="night", mana=NIGHT, units=["peasants"], tables={"offers": OFFER})
    table.play("play call_to_arms strong white token + black token", "recruit herbalists")
    assert [unit["unit"] for unit in table.me["units"]] == ["herbalists"]


@pytest.mark.rule("MK-SKILL-T10")
def test_time_bending_ends_interactive_skills_before_the_second_turn() -> None:
    """The weather is calmed in the first turn: nobody can return the Skill after the second one, nor can its owner use
    it again."""
    weather = "norowas_calming_the_weather"
    me = {"hand": ["space_bending", "march"], "skills": [weather], "at": "1,0", "mana": NIGHT, "deck": ["rage"] * 9}
    partner = {"hero": "tovak", "at": "1,-1", "hand": ["march"], "deck": ["rage"] * 9}
    found = {"scenario": "full_cooperation", "hero": "norowas", "time": "night", "dummy": {"deck": ["march"] * 16}}
    table = setting(rivals=[partner], player=me, **found).play(f"skill {weather}", "play march")
    finish(table.play("play space_bending strong blue token + black token"))
    assert (table.seat, table.view["round"]["turn"]) == (0, 2)  # the second turn in a row
    assert not table.offered("skill")
    assert not table.offered("return")
    finish(table.play("play march"))
    assert table.seat == 1
    assert not table.offered("return")
