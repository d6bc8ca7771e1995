"""The course of a turn (MK-TURN-05d to 10): effects, movement then one action, Rest, and its end."""

from __future__ import annotations

import pytest

from ...scripted import Table, given

VILLAGE = "2,-3"


def turn(player: str, top: str = "") -> Table:
    return given(f"{top}\n[player]\n{player}")


@pytest.mark.rule("MK-TURN-05d")
def test_special_effects_come_before_and_after_a_rest() -> None:
    table = turn('hand = ["concentration", "mana_draw", "march"]')
    table.play("play concentration", "choose mana red", "rest march", "play mana_draw")
    assert table.me["mana"] == {"red": 1}
    assert table.me["dice"] == 2


@pytest.mark.rule("MK-TURN-05e")
def test_healing_may_come_at_any_time_but_in_combat() -> None:
    healing = 'hand = ["tranquility", "wound", "rage"]'
    rested = turn(healing).play("rest rage", "wounds 0", "play tranquility", "choose heal 1", "heal hand")
    assert rested.me["hand"] == []
    fighting = turn(f'{healing}\nat = "{VILLAGE}"').play("challenge 3,-3")
    assert fighting.refused("play tranquility") == "MK-CMB-06b"


@pytest.mark.rule("MK-TURN-05f", "MK-TURN-06e")
def test_points_of_earlier_phases_are_lost_when_the_action_begins() -> None:
    table = turn(f'hand = ["march", "promise", "rage"]\nat = "{VILLAGE}"\nmove = 1')
    table.play("play march", "play promise")
    assert (table.me["move"], table.me["influence"]) == (3, 2)
    table.play("interact")
    assert (table.me["move"], table.me["influence"]) == (0, 0)


@pytest.mark.rule("MK-TURN-05f", "MK-TURN-05g", "MK-TURN-06d2")
def test_move_points_after_the_action_move_nobody() -> None:
    table = turn(f'hand = ["march", "stamina"]\nat = "{VILLAGE}"').play("interact", "play march", "play stamina")
    assert table.me["move"] == 4
    assert not table.offered("move")
    assert not table.offered("explore")
    assert table.refused("move 1,-2") == "MK-MOV-01b"
    assert table.refused("explore 1,1") == "MK-MOV-01b"


@pytest.mark.rule("MK-TURN-06", "MK-TURN-06a")
def test_movement_with_exploring_then_one_action() -> None:
    quiet = '[map]\nstack = ["countryside_3"]\n[map.tokens]\n"3,-3" = []'
    table = turn(f'hand = ["march"]\nat = "{VILLAGE}"\nmove = 4', quiet)
    table.play("explore 1,1", "move 3,-4", "interact")
    assert (table.me["at"], table.space("3,-4")["site"], table.view["phase"]) == ("3,-4", "village", "interaction")


KEEP = '[map.tiles]\n"1,1" = "countryside_3"\n[map.hidden]\n"5,-6" = ["guardsmen"]'


@pytest.mark.rule("MK-TURN-06b2")
def test_entering_an_unconquered_keep_is_an_assault() -> None:
    table = turn('hand = ["march"]\nat = "4,-5"\nmove = 3', KEEP).play("move 5,-6")
    assert (table.combat["kind"], [foe["enemy"] for foe in table.combat["enemies"]]) == ("assault", ["guardsmen"])
    assert table.refused("end turn") == "MK-CMB-03"


@pytest.mark.rule("MK-TURN-06b3", "MK-TURN-06d1")
def test_provoked_enemies_must_be_fought_and_use_up_the_action() -> None:
    # From the village to 2,-2 along the orcs of 3,-3.
    table = turn(f'hand = ["march"]\nat = "{VILLAGE}"\nmove = 6', '[map.tokens]\n"3,-3" = ["diggers"]')
    table.play("move 2,-2")
    assert [foe["enemy"] for foe in table.combat["enemies"]] == ["diggers"]
    table.play("next", "next", "next")
    assert table.view["phase"] == "after"
    assert not table.offered("challenge")
    assert table.refused("challenge 3,-3") == "MK-TURN-06d1"
    assert table.refused("move 2,-3") == "MK-MOV-01b"


@pytest.mark.rule("MK-TURN-06d1")
def test_after_a_fight_nobody_trades() -> None:
    table = turn(f'hand = ["march"]\nat = "{VILLAGE}"', '[map.tokens]\n"3,-3" = ["diggers"]')
    table.play("challenge 3,-3", "next", "next", "next")
    assert table.me["at"] == VILLAGE
    assert "interact" not in table.options
    assert table.refused("interact") == "MK-TURN-06d1"


@pytest.mark.rule("MK-TURN-06c1", "MK-TURN-06c2", "MK-TURN-06c3", "MK-TURN-06c4")
@pytest.mark.parametrize(
    ("tile", "at", "action"),
    [
        ("countryside_3", "3,-4", "interact"),  # village
        ("countryside_5", "5,-6", "interact"),  # monastery
        ("countryside_7", "4,-4", "enter"),  # dungeon
        ("countryside_6", "3,-5", "enter"),  # monster den
        ("countryside_5", "5,-6", "burn"),
        ("countryside_1", VILLAGE, "challenge 3,-3"),
    ],
)
def test_voluntary_actions_by_the_space(tile: str, at: str, action: str) -> None:
    tiles = "" if tile == "countryside_1" else f'[map.tiles]\n"1,1" = "{tile}"'
    table = turn(f'hand = ["march"]\nat = "{at}"', tiles)
    assert {action, "end turn"} <= set(table.options)
    table.play(action)
    assert table.view["phase"] in ("interaction", "combat")
    assert not {"interact", "enter", "burn"} & set(table.options)


@pytest.mark.rule("MK-TURN-06c1", "MK-TURN-06c2")
def test_nothing_to_do_on_bare_ground() -> None:
    table = turn('hand = ["march"]\nat = "1,-2"')
    assert table.refused("interact") == "MK-INT-01a"
    assert table.refused("enter") == "MK-CMB-01b"
    assert table.refused("burn") == "MK-TURN-06c4"


@pytest.mark.rule("MK-TURN-07")
def test_resting_allows_no_movement_fight_or_trade() -> None:
    table = turn(f'hand = ["march", "stamina"]\nat = "{VILLAGE}"\nmove = 4').play("rest march", "play stamina")
    assert not [kind for kind in ("move", "explore", "interact", "challenge", "rest") if table.offered(kind)]
    for action in ("move 1,-2", "explore 1,1", "interact", "challenge 3,-3"):
        assert table.refused(action) == "MK-TURN-07"


@pytest.mark.rule("MK-TURN-07")
def test_after_moving_it_is_too_late_to_rest() -> None:
    table = turn('hand = ["march", "stamina"]\nmove = 2').play("move 1,0")
    assert not table.offered("rest")
    assert table.refused("rest march") == "MK-TURN-07"


@pytest.mark.rule("MK-TURN-07a1", "MK-TURN-07b1")
def test_a_standard_rest_discards_one_card_and_any_number_of_wounds() -> None:
    # March, Rage and three Wounds: Rage and 0 to 3 Wounds.
    table = turn('hand = ["march", "rage", "wound", "wound", "wound"]')
    assert table.offered("rest") == ["rest march", "rest rage"]
    assert table.refused("rest wound") == "MK-TURN-07a1"
    table.play("rest rage")
    assert table.options == ["wounds 3", "wounds 2", "wounds 1", "wounds 0"]
    table.play("wounds 2")
    assert sorted(table.me["hand"]) == ["march", "wound"]
    assert sorted(table.me["discard"]) == ["rage", "wound", "wound"]


@pytest.mark.rule("MK-TURN-07b2")
def test_resting_heals_nothing() -> None:
    table = turn('hand = ["rage", "wound", "march"]').play("rest rage", "wounds 1", "end turn", "done")
    assert sorted(table.me["discard"]) == ["rage", "wound"]


@pytest.mark.rule("MK-TURN-07a2", "MK-TURN-07c")
def test_slow_recovery_discards_exactly_one_wound() -> None:
    table = turn('hand = ["wound", "wound", "wound", "wound"]').play("rest wound")
    assert table.me["hand"] == ["wound"] * 3
    assert table.me["discard"] == ["wound"]
    assert not table.offered("rest")
    assert "end turn" in table.options


@pytest.mark.rule("MK-TURN-07a3")
def test_the_hand_at_the_time_of_resting_decides() -> None:
    table = turn('hand = ["concentration", "wound", "wound"]').play("play concentration", "choose mana red")
    assert table.offered("rest") == ["rest wound"]


@pytest.mark.rule("MK-TURN-08", "MK-TURN-08a")
def test_the_end_of_the_turn_first_gives_the_dice_back() -> None:
    table = turn(
        'hand = ["march"]\nat = "1,-3"\ndiscard = ["wound"]', 'rolls = ["blue"]\n[source]\ndice = ["green", "red"]'
    )
    table.play("play march strong green die")
    assert table.view["source"][0] == {"color": "green", "state": "taken"}
    table.play("end turn")
    assert table.prompt == "mk-ask-glade"
    assert table.view["source"][0] == {"color": "blue", "state": "free"}
    assert table.log[-1] == "mk-event-die-returned"


@pytest.mark.rule("MK-TURN-08b")
def test_the_next_player_begins_when_the_turn_is_completely_finished() -> None:
    table = turn('hand = ["march", "rage"]').play("play march", "end turn")
    assert "mk-event-dummy" not in table.log
    table.play("done")
    assert "mk-event-dummy" in table.log
