"""Combat between players: who wins, Fame, draws and withdrawals, and what remains (MK-PVP-E, 04b, 06)."""

from __future__ import annotations

import pytest

from ..duels import BELOW_KEEP, FIELD, FROM, KEEP, ME, RIVAL, attacked, duel, hit, meet, melee
from ..duels import arsenal as arsenal

pytestmark = pytest.mark.usefixtures("arsenal")


@pytest.mark.rule("MK-PVP-E1", "MK-PVP-E1a", "MK-PVP-E1b", "MK-PVP-E1c", "MK-PVP-E1d")
@pytest.mark.parametrize(
    ("winner", "loser", "fame"),
    [
        (8, 24, 5),  # levels 3 and 5
        (5, 7, 1),  # both level 2
        (2, 3, 3),  # levels 1 and 2
        (7, 7, 0),
        (8, 7, 0),
        (24, 0, 0),
    ],
)
def test_fame_for_driving_away_a_greater_hero(winner: int, loser: int, fame: int) -> None:
    table = hit({"fame": winner}, {"fame": loser}, 4).play("drive 3,-3")
    assert table.player(ME)["fame"] == winner + fame
    assert table.player(RIVAL)["fame"] == loser


@pytest.mark.rule("MK-PVP-E1", "MK-PVP-E1a")
def test_a_defender_who_wins_gains_fame_too() -> None:
    table = melee({"hand": ["march"], "fame": 8}, {"hand": ["blade_4"], "fame": 0})
    table.play("pass", "play blade_4", "strike", "stand", "drive 3,-3")
    assert table.player(RIVAL)["fame"] == 1 + 2 * 2  # level 1 against 3
    assert table.player(ME)["fame"] == 8


@pytest.mark.rule("MK-PVP-E2", "MK-PVP-E2a1", "MK-PVP-04b", "MK-PVP-M3")
def test_a_draw_sends_the_aggressor_back_without_a_wound() -> None:
    table = duel({"fame": 0}, {"fame": 30}).play("pass", "pass", "pass")
    assert table.duel["phase"] == "melee"
    table.play("pass")
    assert (table.me["at"], table.me["fame"], table.me["hand"]) == (FROM, 0, ["march"])
    assert table.player(RIVAL)["at"] == FIELD
    assert "mk-event-duel-draw" in table.log
    table.play("end turn", "discard march")
    assert "mk-event-forced-withdrawal" not in table.log


@pytest.mark.rule("MK-PVP-E2a2")
def test_a_forced_withdrawal_goes_on_from_an_unsafe_space() -> None:
    third = {"hero": "krang", "at": FROM}
    table = meet({"carded": True}, {}, third, start="1,0").play(f"move {FROM}", f"move {FIELD}", "fight goldyx")
    table.play("partial", "pass", "pass", "pass", "pass")
    assert (table.me["at"], table.me["hand"].count("wound")) == (FROM, 0)  # Krang stands there
    table.play("end turn", "done")
    assert table.player(ME)["at"] == "1,0"
    assert table.player(ME)["hand"].count("wound") == 1


@pytest.mark.rule("MK-PVP-E1", "MK-CMB-01a4")
def test_the_keep_of_an_owner_driven_out_changes_hands() -> None:
    table = hit({}, {}, 3, at=KEEP, start=BELOW_KEEP, map={"owners": {KEEP: 1}}).play("drive 4,-2")
    assert table.space(KEEP)["shields"] == [ME]
    assert table.me["at"] == KEEP
    held = melee({"hand": ["march"]}, {"hand": ["blade_4"]}, at=KEEP, start=BELOW_KEEP, map={"owners": {KEEP: 1}})
    held.play("pass", "play blade_4", "strike", "stand", "drive 4,-2")
    assert held.space(KEEP)["shields"] == [RIVAL]


@pytest.mark.rule("MK-PVP-06", "MK-PVP-05")
def test_wounds_spent_cards_and_spent_units_remain() -> None:
    me = {"hand": ["blade_3"], "units": ["peasants"]}
    table = melee(me, {"hand": ["wall_1", "rage"]}, "full")
    table.play("play blade_3", "use peasants 1 1", "strike", "play wall_1", "stand", "wound hero", "wound hero")
    table.play("pass", "pass", "end turn", "discard rage")
    assert table.seat == ME
    assert table.me["units"] == [
        {
            "unit": "peasants",
            "spent": True,
            "wounds": 0,
            "mana": "",
            "banner": "",
            "furled": False,
            "n": 0,
            "armor": 3,
            "resistances": [],
            "absorbed": False,
        }
    ]
    assert [played["card"] for played in table.me["play"]] == ["blade_3"]
    assert table.player(RIVAL)["hand"].count("wound") == 2
    assert "wall_1" in table.player(RIVAL)["discard"]


@pytest.mark.rule("MK-PVP-06", "MK-PVP-03b5")
def test_what_a_partial_participant_played_lies_there_until_the_own_turn_ends() -> None:
    table = melee({"hand": ["blade_3"]}, {"hand": ["wall_3", "march"]})
    table.play("play blade_3", "strike", "play wall_3", "stand", "pass", "pass")
    assert [played["card"] for played in table.player(RIVAL)["play"]] == ["wall_3"]
    table.play("end turn")
    assert table.seat == RIVAL
    table.play("play march", "end turn")
    assert table.player(RIVAL)["discard"] == ["wall_3", "march"]


@pytest.mark.rule("MK-UNDO-02c")
def test_nothing_is_taken_back_past_the_answer_of_the_other_player() -> None:
    match = attacked().match
    assert match.can_undo({ME}).can
    match.play("partial")
    refused = match.can_undo({ME})
    assert (refused.can, refused.rule) == (False, "MK-UNDO-02c")
