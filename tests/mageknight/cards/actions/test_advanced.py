"""Advanced Actions: each side played from a position, with its numbers and what it may not do."""

from __future__ import annotations

import pytest

from ..tables import at_peace, costs, crystals, in_fight, points


@pytest.mark.parametrize(
    ("card", "play", "expected"),
    [
        ("agility", "play agility", (2, 0, 0)),
        ("agility", "play agility strong white token", (4, 0, 0)),
        ("refreshing_walk", "play refreshing_walk", (2, 0, 1)),
        ("refreshing_walk", "play refreshing_walk strong green token", (4, 0, 2)),
        ("intimidate", "play intimidate", (0, 4, 0)),
        ("intimidate", "play intimidate strong red token", (0, 8, 0)),
        ("frost_bridge", "play frost_bridge", (2, 0, 0)),
        ("frost_bridge", "play frost_bridge strong blue token", (4, 0, 0)),
        ("song_of_wind", "play song_of_wind", (2, 0, 0)),
        ("path_finding", "play path_finding", (2, 0, 0)),
        ("path_finding", "play path_finding strong green token", (4, 0, 0)),
        ("heroic_tale", "play heroic_tale", (0, 3, 0)),
        ("heroic_tale", "play heroic_tale strong white token", (0, 6, 0)),
        ("steady_tempo", "play steady_tempo", (2, 0, 0)),
        ("steady_tempo", "play steady_tempo strong blue token", (4, 0, 0)),
        ("diplomacy", "play diplomacy", (0, 2, 0)),
        ("in_need", "play in_need", (0, 3, 0)),
        ("in_need", "play in_need strong green token", (0, 5, 0)),
        ("ambush", "play ambush", (2, 0, 0)),
        ("ambush", "play ambush strong green token", (4, 0, 0)),
        ("learning", "play learning", (0, 2, 0)),
        ("learning", "play learning strong white token", (0, 4, 0)),
        ("mountain_lore", "play mountain_lore", (3, 0, 0)),
        ("mountain_lore", "play mountain_lore strong green token", (5, 0, 0)),
        ("regeneration", "play regeneration", (0, 0, 1)),
        ("regeneration", "play regeneration strong green token", (0, 0, 2)),
    ],
)
def test_points(card: str, play: str, expected: tuple[int, int, int]) -> None:
    assert points(at_peace(card).play(play)) == expected


def test_intimidate_costs_reputation() -> None:
    assert at_peace("intimidate").play("play intimidate").me["reputation"] == -1
    assert at_peace("intimidate").play("play intimidate strong red token").me["reputation"] == -2


def test_frost_bridge_strong_opens_lakes() -> None:
    tables = {"map": {"tiles": {"1,0": "countryside_4"}}}
    table = at_peace("frost_bridge", tables=tables)
    assert costs(table, "lake") == {None}
    table.play("play frost_bridge strong blue token")
    assert costs(table, "lake") == {1}


def test_song_of_wind_strong_may_open_lakes_for_blue() -> None:
    table = at_peace("song_of_wind").play("play song_of_wind strong white token")
    assert table.offered("choose") == ["choose blue: open lake", "choose nothing"]
    assert costs(table.play("choose nothing"), "plains") == {0}
    assert table.me["mana"] == {"red": 1, "blue": 1, "green": 1}


def test_path_finding_lowers_costs_to_two() -> None:
    table = at_peace("path_finding", time="night").play("play path_finding")
    assert costs(table, "forest") == {4}  # 5 at Night
    assert costs(table, "plains") == {2}
    strong = at_peace("path_finding", time="night").play("play path_finding strong green token")
    assert costs(strong, "forest") == {2}


def test_heroic_tale_rewards_each_recruit() -> None:
    tables = {"phase": "interaction", "map": {"tiles": {"1,0": "countryside_1"}}}
    tables["offers"] = {"units": ["peasants", "herbalists"]}
    table = at_peace("heroic_tale", tables=tables, at="4,-2", influence=9)
    assert table.offered("recruit") == ["recruit peasants", "recruit herbalists"]
    table.play("recruit peasants")
    assert table.me["reputation"] == 0
    table.play("play heroic_tale strong white token")  # the Unit recruited before counts too
    assert (table.me["reputation"], table.me["fame"]) == (1, 1)


def test_regeneration_readies_a_unit_and_is_not_for_combat() -> None:
    units = [{"unit": "peasants", "spent": True}]
    assert not at_peace("regeneration", units=units).play("play regeneration").me["units"][0]["spent"]
    assert in_fight("regeneration", phase="attack").offered("play regeneration") == [
        "play regeneration sideways attack"
    ]


def test_steady_tempo_may_go_back_to_the_deck() -> None:
    table = at_peace("steady_tempo", deck=["rage"]).play("play steady_tempo", "end turn")
    assert table.options == ["return steady_tempo", "done"]
    assert "steady_tempo" not in table.play("return steady_tempo").me["discard"]


def test_steady_tempo_basic_needs_a_deck() -> None:
    table = at_peace("steady_tempo", deck=[]).play("play steady_tempo", "end turn")
    assert "return steady_tempo" not in table.options


def test_in_need_counts_wounds_in_hand_and_on_units() -> None:
    units = [{"unit": "peasants", "wounds": 1}]
    table = at_peace("in_need", "wound", "wound", units=units).play("play in_need strong green token")
    assert table.me["influence"] == 11  # 5 + 3 * 2


def test_maximal_effect_uses_an_action_three_times() -> None:
    table = at_peace("maximal_effect", "march").play("play maximal_effect", "borrow march")
    assert points(table) == (6, 0, 0)
    table.play("end turn")
    assert "march" not in table.me["discard"]
    assert "maximal_effect" in table.me["discard"]


def test_maximal_effect_strong_twice_without_mana() -> None:
    table = at_peace("maximal_effect", "march", mana={"red": 1})
    table.play("play maximal_effect strong red token", "borrow march")
    assert points(table) == (8, 0, 0)


def test_maximal_effect_needs_another_action() -> None:
    assert at_peace("maximal_effect", "wound").offered("play maximal_effect") == ["play maximal_effect sideways move"]


def test_learning_buys_one_advanced_action() -> None:
    tables = {"offers": {"advanced": ["agility", "in_need", "ambush"]}}
    table = at_peace("learning", "promise", tables=tables).play("play learning")
    assert not table.offered("lesson")  # 2 Influence are too few
    table.play("play promise strong white token", "lesson discard")
    assert table.options == ["gain agility", "gain in_need", "gain ambush"]
    table.play("gain in_need")
    assert table.me["discard"] == ["in_need"]
    assert table.me["influence"] == 0
    assert not table.offered("lesson")


def test_training_takes_an_advanced_action_of_the_same_colour() -> None:
    tables = {"offers": {"advanced": ["agility", "in_need", "ambush"]}}
    table = at_peace("training", "march", "rage", tables=tables).play("play training strong green token")
    # Only March can go, for no red card is offered.
    assert table.options == ["gain in_need", "gain ambush"]
    assert table.play("gain ambush").me["hand"] == ["rage", "ambush"]


def test_peaceful_moment_as_the_action_sells_healing() -> None:
    table = at_peace("peaceful_moment", "wound").play("play peaceful_moment")
    action = next(option for option in table.options if option.startswith("choose action"))
    table.play(action, "convert influence: heal 1")
    assert points(table) == (0, 1, 1)
    table.play("heal hand")
    assert table.offered("move") == []
    assert "wound" not in table.me["hand"]


def test_peaceful_moment_readies_one_unit() -> None:
    units = [{"unit": "peasants", "spent": True}, {"unit": "foresters", "spent": True}]
    table = at_peace("peaceful_moment", units=units, level=3).play("play peaceful_moment strong white token")
    table.play(next(option for option in table.options if option.startswith("choose action")))
    assert table.play("ready peasants 1 once").me["influence"] == 4
    assert table.offered("ready") == []


def test_stout_resolve_takes_any_cards_but_one_wound() -> None:
    table = at_peace("stout_resolve", "wound", "wound", "rage").play("play stout_resolve strong green token")
    table.play("discard wound")
    assert table.offered("discard") == ["discard rage"]
    table.play("discard rage", "done", "choose move 7")
    assert points(table) == (7, 0, 0)


def test_mountain_lore_rewards_a_turn_ended_on_hills() -> None:
    tables = {"map": {"tiles": {"1,0": "countryside_2"}}}
    table = at_peace("mountain_lore", tables=tables)
    hills = [space["at"] for space in table.view["map"]["hexes"] if space["terrain"] == "hills" and not space["site"]]
    here = at_peace("mountain_lore", tables=tables, at=hills[0], deck=["rage"] * 9).play(
        "play mountain_lore", "end turn"
    )
    assert here.me["hand_count"] == 6
    away = at_peace("mountain_lore", tables=tables, deck=["rage"] * 9).play("play mountain_lore", "end turn")
    assert away.me["hand_count"] == 5


def test_mountain_lore_strong_opens_mountains() -> None:
    tables = {"map": {"tiles": {"1,0": "countryside_9"}}}
    table = at_peace("mountain_lore", tables=tables)
    assert costs(table, "mountain") == {None}
    assert costs(table.play("play mountain_lore strong green token"), "mountain") == {5}


def test_maximal_effect_stops_when_nothing_is_left_to_repeat() -> None:
    """Mana Storm three times over two basic dice: the third time finds none."""
    tables = {"source": {"dice": ["red", "blue"]}, "rolls": ["gold", "black"]}
    table = at_peace("maximal_effect", "mana_storm", tables=tables).play("play maximal_effect", "borrow mana_storm")
    table.play("die red", "die blue")
    assert crystals(table) == {"red": 1, "blue": 1}
    assert table.prompt == "mk-ask-turn-move"
