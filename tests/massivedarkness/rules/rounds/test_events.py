"""Event cards (MD-EVT): patrols, blessings, darkness."""

from __future__ import annotations

from typing import Any

import pytest

from ...scripted import Table
from ..dungeon import Piece, at, deeds, enemy, hero, scene


def after(event: str, *pieces: Piece, **keys: Any) -> Table:
    """The table after a round that ended with this event."""
    return scene(*pieces, event=event, **keys).play("end")


@pytest.mark.rule("MD-EVT-01")
def test_the_first_player_draws_one_card_each_round() -> None:
    table = scene(
        hero("elias", "6v.c1"), hero("bjorn", "6v.c1"), first=1, turn={"seat": 0}, decks={"event": ["e9", "e20"]}
    )
    left = table.view["decks"]["event"]
    table.play("end")
    assert table.told("md-event-event") == [{"event_card": "e9", "hero": "bjorn"}]
    assert (table.view["decks"]["event"], table.view["discards"]["event"]) == (left - 1, ["e9"])
    assert not table.can_undo()


@pytest.mark.rule("MD-EVT-01", "MD-HERO-24")
def test_a_dead_first_player_still_draws() -> None:
    table = after("e9", hero("elias", "6v.c1", dead=True), hero("bjorn", "6v.c1"))
    assert table.told("md-event-event") == [{"event_card": "e9", "hero": "elias"}]


@pytest.mark.rule("MD-SET-47")
def test_the_discarded_events_make_a_new_deck() -> None:
    table = scene(hero("elias", "6v.c1"), decks={"event": ["e9"], "only": ["event"]}, level=2).play("end")
    assert (table.view["decks"]["event"], len(table.view["discards"]["event"])) == (0, 20)
    table = scene(hero("elias", "6v.c1"), decks={"event": [], "only": ["event"]}, discards={"event": ["e20"]})
    table.play("end")
    assert (table.view["decks"]["event"], len(table.view["discards"]["event"])) == (19, 1)


# Patrols: where they appear stands in test_spawning.py.


@pytest.mark.rule("MD-EVT-02", "MD-LVL-15")
def test_a_roaming_monster_appears_ahead_or_behind() -> None:
    decks = {"lesser": ["hellhound_lesser"]}
    assert at(after("e5", hero("elias", "6v.c1"), decks=decks), "hellhound") == "8r.c2"
    assert at(after("e6", hero("elias", "6v.c1"), decks=decks, level=2), "hellhound") == "6v.b2"


@pytest.mark.rule("MD-EVT-02")
def test_a_roaming_monster_already_about_is_activated_instead() -> None:
    table = after("e5", enemy("overlord_troll_lesser", "8r.c1"), hero("elias", "6v.c1"))
    # Two steps of its patrol in the enemies' phase; then it meets Elias in his corner.
    assert deeds(table)[:2] == ["to 8r.c2", "to 6v.c2"]
    assert deeds(table)[2] == "to 6v.c1"
    assert table.foes == ["overlord_troll"]


@pytest.mark.rule("MD-EVT-02")
def test_the_players_choose_which_of_two_monsters() -> None:
    table = scene(
        enemy("overlord_troll_lesser", "8r.c1", stunned=True),
        enemy("hellhound_lesser", "8r.b3", stunned=True),
        hero("elias", "6v.c1"),
        event="e6",
    )
    table.play("end", "activate all")
    assert table.prompt == "md-ask-event-enemy"
    assert table.options == ["activate overlord_troll", "activate hellhound"]
    table.play("activate hellhound")
    assert at(table, "hellhound") != "8r.b3"
    assert at(table, "overlord_troll") == "8r.c1"


@pytest.mark.rule("MD-MIS-02-05")
def test_a_monster_the_mission_exempts_is_none_for_events() -> None:
    # Ruling A-118: the Black Widow is neither activated in place of a new monster nor driven by frenzy.
    widow = enemy("giant_spider_greater", "6r.b1", tag="black_widow", stunned=True)
    sibyl = hero("sibyl", "3v.a1")
    table = after("e5", widow, sibyl, scenario="mission_2", decks={"lesser": ["hellhound_lesser"]})
    assert table.foes == ["giant_spider", "hellhound"]
    table = after("e19", widow, sibyl, scenario="mission_2")
    assert (deeds(table), at(table, "giant_spider")) == (["up"], "6r.b1")


# Blessings.


@pytest.mark.rule("MD-EVT-04")
@pytest.mark.parametrize("event", ["e7", "e10"])
def test_every_living_hero_heals_one_wound(event: str) -> None:
    table = after(
        event,
        hero("elias", "6v.c1", health=2),
        hero("bjorn", "6v.c1"),
        hero("owen", "6v.c1", health=4),
    )
    assert [table.hero(seat)["health"] for seat in range(3)] == [3, 5, 5]


@pytest.mark.rule("MD-EVT-04", "MD-GLO-02")
def test_one_hero_of_choice_heals_completely() -> None:
    table = after("e11", hero("elias", "6v.c1", health=2), hero("bjorn", "6v.c1", health=1))
    assert table.offered("heal") == ["heal elias", "heal bjorn"]
    table.play("heal bjorn")
    assert [table.hero(seat)["health"] for seat in range(2)] == [2, 5]


@pytest.mark.rule("MD-EVT-04", "MD-GLO-04")
@pytest.mark.parametrize(("event", "tokens"), [("e8", [1, 0]), ("e13", [0, 1])])
def test_treasure_appears_beside_the_first_player(event: str, tokens: list[int]) -> None:
    table = after(event, hero("elias", "6v.c1"), hero("bjorn", "8r.c1"), first=1, turn={"seat": 0})
    assert (table.zone("8r.c1")["treasure"], table.zone("6v.c1")["treasure"]) == (tokens, [0, 0])


@pytest.mark.rule("MD-EVT-04")
def test_treasure_appears_on_the_level_token_of_each_tile_with_heroes() -> None:
    table = after("e12", hero("elias", "6v.c1"), hero("bjorn", "6v.a3"), treasure={"6v.b2": [1, 0]})
    assert (table.zone("6v.b2")["treasure"], table.zone("8r.c2")["treasure"]) == ([2, 0], [0, 0])


@pytest.mark.rule("MD-EVT-04", "MD-HERO-14")
def test_every_living_hero_learns() -> None:
    table = after("e14", hero("elias", "6v.c1", xp=2), hero("bjorn", "6v.c1", xp=2, dead=True), hero("owen", "6v.c1"))
    assert [table.hero(seat)["xp"] for seat in range(3)] == [3, 2, 1]


@pytest.mark.rule("MD-EVT-04", "MD-SET-39")
@pytest.mark.parametrize(("options", "before", "later"), [({}, 1, 2), ({}, 2, 2), ({"lifebringer": "4"}, 3, 4)])
def test_a_token_returns_to_the_lifebringer_up_to_the_number_agreed(
    options: dict[str, str], before: int, later: int
) -> None:
    table = after("e15", hero("elias", "6v.c1"), lifebringer=before, options=options)
    assert table.view["lifebringer"] == later


@pytest.mark.rule("MD-EVT-04", "MD-SKILL-22")
def test_second_wind_gives_a_free_move_in_the_next_round_only() -> None:
    table = scene(hero("elias", "6v.c1"), decks={"event": ["e16", "e9"]}, event="e16")
    assert table.turn["extra"] == []
    assert table.play("end").turn["extra"] == ["move"]
    assert table.play("end").turn["extra"] == []


# Darkness.


@pytest.mark.rule("MD-ZONE-08", "MD-END-01")
@pytest.mark.parametrize(("event", "lit"), [("e17", False), ("e18", True)])
def test_light_changes_for_one_round(event: str, lit: bool) -> None:
    table = scene(hero("elias", "6v.c1"), decks={"event": [event, "e9"]}, event=event)
    before = {zone: inside["light"] for zone, inside in table.view["board"]["zones"].items()}
    table.play("end")
    assert {inside["light"] for inside in table.view["board"]["zones"].values()} == {lit}
    table.play("end")
    assert {zone: inside["light"] for zone, inside in table.view["board"]["zones"].items()} == before


@pytest.mark.rule("MD-EVT-01", "MD-EVT-06")
def test_frenzy_activates_the_enemy_closest_to_the_first_player() -> None:
    table = scene(
        enemy("orc_flayers_l1", "8r.c1", stunned=True),
        enemy("goblin_warriors_l1", "6v.a3", stunned=True),
        hero("elias", "6v.c1"),
        event="e19",
    )
    table.play("end", "activate all")
    # Goblins: four zones away; flayers: three.
    assert (at(table, "orc_flayers"), at(table, "goblin_warriors")) == ("6v.c2", "6v.a3")


@pytest.mark.rule("MD-EVT-01")
def test_frenzy_between_equals_is_the_players_choice() -> None:
    table = scene(
        enemy("orc_flayers_l1", "8r.c2", stunned=True),
        enemy("goblin_warriors_l1", "6v.b2", stunned=True),
        hero("elias", "6v.c1"),
        event="e19",
    )
    table.play("end", "activate all")
    assert table.options == ["activate orc_flayers", "activate goblin_warriors"]


@pytest.mark.rule("MD-EVT-01")
def test_frenzy_wakes_nobody() -> None:
    table = after("e19", enemy("overlord_troll_lesser", "6v.c1", asleep=True), hero("elias", "6v.c1"))
    assert deeds(table) == []
