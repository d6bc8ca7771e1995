"""The end of a turn (MK-END): its order, withdrawal, the space, discarding and drawing."""

from __future__ import annotations

from typing import Any

import pytest

from ...scripted import Table
from ..fights import hurt, setting
from ..trial import sample_cards

GREEN_MINE, GLADE = "2,-1", "1,-3"
DECK = ["rage", "stamina", "promise", "threaten", "crystallize", "concentration", "mana_draw", "instinct", "march"]


def turn(tables: dict[str, Any] | None = None, **player: Any) -> Table:
    """A turn with one card played: it can be ended."""
    player = {"hand": [], "deck": DECK, "play": ["march"], "carded": True, **player}
    return setting(player=player, **(tables or {}))


@pytest.mark.rule("MK-END-00", "MK-END-01")
def test_the_end_of_a_turn_goes_in_order() -> None:
    """The die comes back, the mine pays, the level is gained, the hand is filled."""
    table = setting(
        player={"hand": ["march"], "deck": DECK, "at": GREEN_MINE, "fame": 8, "level": 2},
        source={"dice": ["green", "blue", "white"]},
        rolls=["red"],
    )
    table.play("play march strong green die")
    assert [die["state"] for die in table.view["source"]] == ["taken", "free", "free"]
    table.play("end turn")
    keys = ["mk-event-die-returned", "mk-event-crystal", "mk-event-command-level", "mk-event-draw-count"]
    assert [key for key in table.log if key in keys] == keys
    assert table.view["source"][0] == {"color": "red", "state": "free"}


@pytest.mark.rule("MK-END-02", "MK-END-02a", "MK-END-02b")
def test_from_an_unsafe_space_the_hero_is_forced_back_along_the_path() -> None:
    """Safe hills, then two lakes crossed by an effect: two spaces back, two Wounds."""
    place = {"tiles": {"1,0": "countryside_11"}}
    table = turn({"map": place}, path=["3,-3", "4,-3", "4,-2"], hand=["rage"])
    assert [table.space(at)["safe"] for at in ("3,-3", "4,-3", "4,-2")] == [True, False, False]
    table.play("end turn", "done")
    assert (table.me["at"], hurt(table)) == ("3,-3", (2, 0))
    assert table.me["hand_count"] == 5


@pytest.mark.rule("MK-END-02")
def test_a_safe_space_holds() -> None:
    table = turn(at="2,-2").play("end turn")
    assert (table.me["at"], hurt(table)) == ("2,-2", (0, 0))


@pytest.mark.rule("MK-END-02a", "MK-END-04a1", "MK-END-00")
def test_the_space_the_hero_is_forced_back_to_gives_its_benefit() -> None:
    table = turn(path=[GLADE, "2,-4"]).play("end turn")
    assert table.options == ["glade hand", "done"]
    assert hurt(table.play("glade hand")) == (0, 0)


@pytest.mark.rule("MK-END-03a", "MK-END-03a2", "MK-END-03b1")
def test_mana_tokens_vanish_crystals_stay_and_played_cards_are_discarded() -> None:
    table = turn(mana={"red": 2, "gold": 1}, crystals={"blue": 1}, play=["march", "rage"]).play("end turn")
    assert (table.me["mana"], table.me["crystals"]["blue"], table.me["play"]) == ({}, 1, [])
    assert table.me["discard"] == ["march", "rage"]


@pytest.mark.rule("MK-END-03b2")
def test_cards_thrown_away_leave_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    sample_cards(monkeypatch)
    table = turn(hand=["relic_one", "relic_two"], deck=["rage"]).play("play relic_one strong", "play relic_two")
    table.play("end turn")
    assert (table.me["hand"], table.me["deck_count"]) == (["rage"], 0)
    assert table.me["discard"] == ["march", "relic_two"]


@pytest.mark.rule("MK-END-04a1", "MK-END-04a2")
def test_a_glade_takes_away_one_wound_but_none_of_a_unit() -> None:
    units = [{"unit": "peasants", "wounds": 1}]
    table = turn(at=GLADE, hand=["wound", "wound"], discard=["wound"], units=units).play("end turn")
    assert table.options == ["glade hand", "glade discard", "done"]
    assert hurt(table.play("glade hand")) == (1, 1)
    assert table.me["units"][0]["wounds"] == 1


@pytest.mark.rule("MK-END-04a1")
def test_a_glade_reaches_into_the_discard_pile() -> None:
    table = turn(at=GLADE, hand=["wound"], discard=["wound"]).play("end turn", "glade discard")
    assert hurt(table) == (1, 0)
    assert "glade" not in turn(at=GLADE, deck=["march"]).play("end turn").prompt


@pytest.mark.rule("MK-END-04b1", "MK-END-04b2")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (2, 3), (3, 3)])
def test_a_mine_gives_a_crystal_of_its_color_up_to_three(before: int, after: int) -> None:
    table = turn(at=GREEN_MINE, crystals={"green": before}).play("end turn")
    assert table.me["crystals"] == {"red": 0, "blue": 0, "white": 0, "green": after}
    assert table.me["mana"] == {}


@pytest.mark.rule("MK-END-04c")
def test_the_space_pays_a_hero_at_rest_but_not_a_forfeited_turn() -> None:
    table = setting(player={"hand": ["march"], "at": GREEN_MINE}).play("rest march", "end turn")
    assert table.me["crystals"]["green"] == 1
    table = turn(at=GREEN_MINE, deck=[]).play("end turn")  # the next turn is forfeited: no cards are left
    assert "mk-event-announce" in table.log
    assert (table.view["round"]["number"], table.me["crystals"]["green"]) == (2, 1)


@pytest.mark.rule("MK-END-07a", "MK-END-07a2")
def test_any_cards_but_wounds_may_be_discarded_before_drawing() -> None:
    table = turn(hand=["march", "rage", "wound"]).play("end turn")
    assert table.options == ["done", "discard march", "discard rage"]
    table.play("discard march", "discard rage")
    assert table.me["hand"] == ["wound", *DECK[:4]]
    assert table.me["discard"] == ["march", "march", "rage"]


@pytest.mark.rule("MK-END-07a")
def test_a_turn_without_a_card_must_end_with_a_discard() -> None:
    table = setting(player={"hand": ["march", "rage"], "deck": DECK}).play("end turn")
    assert table.options == ["discard march", "discard rage"]
    assert table.play("discard rage").options == ["done", "discard march"]


@pytest.mark.rule("MK-END-07b")
@pytest.mark.parametrize(("fame", "limit"), [(0, 5), (24, 6), (80, 7)])
def test_the_hand_is_filled_to_its_limit(fame: int, limit: int) -> None:
    table = turn(hand=["wound", "wound"], fame=fame).play("end turn")
    assert table.me["hand"] == ["wound", "wound", *DECK[: limit - 2]]


KEEPS = {
    "tiles": {"0,1": "countryside_10", "1,0": "countryside_3", "1,1": "countryside_9"},
    "shields": ["0,-2", "4,-3", "5,-5"],
}


@pytest.mark.rule("MK-END-07b1")
@pytest.mark.parametrize(("at", "drawn"), [("0,-1", 8), ("0,-2", 8), ("1,0", 5)])
def test_near_an_own_keep_the_limit_rises_by_all_own_keeps(at: str, drawn: int) -> None:
    """Three own keeps, standing next to one: 5 becomes 8."""
    assert turn({"map": KEEPS}, at=at).play("end turn").me["hand_count"] == drawn


@pytest.mark.rule("MK-END-07b4")
@pytest.mark.parametrize(("hand", "filled"), [(2, 6), (1, 5)])
def test_planning_raises_the_limit_with_two_cards_kept(hand: int, filled: int) -> None:
    table = turn(hand=["rage"] * hand, tactic="planning").play("end turn", "done")
    assert table.me["hand_count"] == filled


@pytest.mark.rule("MK-END-07c")
def test_too_many_cards_are_kept_and_none_drawn() -> None:
    """Hand 6, limit 5; Wounds count as cards."""
    table = turn(hand=["rage", "march", "wound", "wound", "wound", "wound"]).play("end turn", "done")
    assert table.me["hand"] == ["rage", "march", "wound", "wound", "wound", "wound"]


@pytest.mark.rule("MK-END-07d1")
def test_an_empty_deck_ends_the_drawing() -> None:
    """Limit 5, hand 1, deck 2: hand 3, the discard pile untouched."""
    table = turn(hand=["rage"], deck=["march", "stamina"], discard=["promise"], play=[]).play("end turn", "done")
    assert table.me["hand"] == ["rage", "march", "stamina"]
    assert (table.me["discard"], table.me["deck_count"]) == (["promise"], 0)


@pytest.mark.rule("MK-END-07d2")
def test_the_long_night_goes_on_in_the_middle_of_drawing() -> None:
    table = turn(
        {"time": "night"}, hand=["rage"], deck=["march"], discard=["promise"] * 5, play=[], tactic="long_night"
    )
    table.play("end turn", "done")
    assert table.options == ["use long_night", "done"]
    table.play("use long_night")
    assert table.me["hand"] == ["rage", "march", "promise", "promise", "promise"]
    assert (table.me["discard"], table.me["deck_count"]) == (["promise"] * 2, 0)
