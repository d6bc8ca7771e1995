"""Variants of time (MK-VAR-TIME): arriving at Night, and the Darkness that comes to stay."""

from __future__ import annotations

import pytest

from tavola.mageknight.catalog import TACTICS

from ..agreed_tables import next_round, opened, refused, turn
from ..quests import notes

BASIC = {"red", "blue", "white", "green"}


@pytest.mark.rule("MK-VAR-TIME-01a")
def test_night_arrival_starts_with_a_night_and_then_day_follows() -> None:
    table = opened("full_conquest", 2, night_arrival="on")
    assert table.view["round"]["time"] == "night"
    assert {TACTICS[tactic].time for tactic in table.view["offers"]["tactics"]} == {"night"}
    assert opened("full_conquest", 2).view["round"]["time"] == "day"
    later = next_round(turn(time="night", round=1, turns_left=0, options={"night_arrival": "on"}))
    assert (later.view["round"]["number"], later.view["round"]["time"]) == (2, "day")


@pytest.mark.rule("MK-VAR-TIME-01b")
def test_night_arrival_rerolls_gold_and_black_dice() -> None:
    plain = [opened("blitz_conquest", 4, seed) for seed in range(8)]
    assert any(die["color"] not in BASIC for table in plain for die in table.view["source"])
    for seed in range(8):
        dice = opened("blitz_conquest", 4, seed, night_arrival="on").view["source"]
        assert len(dice) == 4 + 2 + 1  # a Blitz has one more
        assert {die["color"] for die in dice} <= BASIC


@pytest.mark.rule("MK-VAR-TIME-01a")
def test_at_a_night_arrival_ruins_lie_face_down() -> None:
    ruins = [
        space["ruin"]
        for seed in range(12)
        for space in opened("full_conquest", 4, seed, night_arrival="on").view["map"]["hexes"]
        if space["ruin"]
    ]
    assert ruins
    assert set(ruins) == {"hidden"}


@pytest.mark.rule("MK-VAR-TIME-02a", "MK-VAR-TIME-02b")
@pytest.mark.parametrize(
    ("rolls", "time"),
    [
        (["black", "red"], "night"),
        (["gold", "black"], "night"),
        (["black", "black"], "night"),
        (["red", "gold"], "day"),
    ],
)
def test_two_dice_at_the_end_of_a_day_decide(rolls: list[str], time: str) -> None:
    table = next_round(turn(turns_left=0, rolls=rolls, options={"darkness_coming": "on"}))
    assert (table.view["round"]["number"], table.view["round"]["time"]) == (2, time)
    key = "mk-event-darkness" if time == "night" else "mk-event-another-day"
    assert notes(table, key) == [{"color": rolls[0], "color2": rolls[1]}]
    assert {TACTICS[tactic].time for tactic in table.view["offers"]["tactics"]} == {time}


@pytest.mark.rule("MK-VAR-TIME-02a")
def test_darkness_coming_starts_by_day() -> None:
    assert opened("full_conquest", 2, darkness_coming="on").view["round"]["time"] == "day"


@pytest.mark.rule("MK-VAR-TIME-02b")
def test_the_night_stays_and_no_dice_are_rolled_for_it() -> None:
    table = next_round(turn(time="night", round=3, turns_left=0, options={"darkness_coming": "on"}))
    assert (table.view["round"]["number"], table.view["round"]["time"]) == (4, "night")
    assert not notes(table, "mk-event-darkness") + notes(table, "mk-event-another-day")


@pytest.mark.rule("MK-VAR-TIME-02b")
def test_after_another_day_dice_are_rolled_again() -> None:
    table = next_round(turn(round=3, turns_left=0, rolls=["white", "black"], options={"darkness_coming": "on"}))
    assert table.view["round"]["time"] == "night"


@pytest.mark.rule("MK-VAR-TIME-02b")
def test_alone_a_set_of_tactics_used_up_is_complete_again() -> None:
    """Two Tactics leave the game each round, so after three Days of six Tactics none would be left."""
    table = opened("solo_conquest", 1, darkness_coming="on")
    seen = []
    while table.match.outcome is None:
        if table.view["phase"] == "tactics" and table.offered("tactic"):
            seen.append(len(table.offered("tactic")))
            table.play(table.offered("tactic")[0])
            continue
        wanted = ("announce end", "end turn", "done", "begin turn")
        notation = next((said for said in wanted if said in table.options), table.options[-1])
        table.play(notation)
    assert len(seen) == 6
    assert min(seen) >= 2


@pytest.mark.rule("MK-VAR-TIME-02a")
@pytest.mark.parametrize("scenario", ["druid_nights", "dungeon_lords", "one_to_return"])
def test_scenarios_that_count_days_and_nights_need_both(scenario: str) -> None:
    assert refused(scenario, 2, darkness_coming="on") == {"name": "darkness_coming", "other": scenario}


@pytest.mark.rule("MK-VAR-TIME-01a", "MK-VAR-TIME-02a")
def test_one_beginning_excludes_the_other() -> None:
    said = refused("full_conquest", 2, darkness_coming="on", night_arrival="on")
    assert set(said.values()) == {"darkness_coming", "night_arrival"}
