"""Combat between players: who may be attacked where, and how the defender takes part (MK-PVP-01 to 03, MK-MOV-08)."""

from __future__ import annotations

from typing import Any

import pytest

import tavola
from tavola.mageknight.catalog import SKILLS, VARIANTS, Skill, Variant
from tavola.mageknight.verbs.points import attack

from ..duels import (
    BELOW_GLADE,
    BELOW_KEEP,
    FIELD,
    FROM,
    GLADE,
    KEEP,
    ME,
    RIVAL,
    THIRD,
    TILES,
    attacked,
    duel,
    meet,
)
from ..duels import arsenal as arsenal

# -- attacking ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-PVP-01", "MK-PVP-01a", "MK-MOV-08b1", "MK-MOV-08c1", "MK-PVP-02a")
def test_a_player_on_the_space_entered_is_attacked_as_the_action_of_the_turn() -> None:
    table = meet()
    assert table.refused("fight goldyx") == "MK-PVP-01a"
    table.play(f"move {FIELD}").play("fight goldyx")
    assert (table.seat, table.prompt) == (RIVAL, "mk-ask-duel-answer")
    assert (table.duel["aggressor"], table.duel["defender"]) == (ME, RIVAL)
    table.play("partial", "pass", "pass", "pass", "pass")
    assert table.seat == ME
    assert table.refused("fight goldyx") == "MK-TURN-06d1"


@pytest.mark.rule("MK-TURN-06b1")
def test_a_turn_cannot_end_on_the_space_of_a_player_who_may_be_attacked() -> None:
    table = meet().play(f"move {FIELD}")
    assert table.refused("end turn") == "MK-TURN-06b1"
    assert "end turn" in table.play("move 3,-3").options


@pytest.mark.rule("MK-MOV-08a1", "MK-MOV-08a2", "MK-EXP-06")
def test_one_may_pass_through_explore_from_there_and_move_on() -> None:
    table = meet(at="3,-3", start=FIELD).play("move 3,-3")
    slot = table.offered("explore")[0]
    table.play(slot, f"move {FIELD}")
    assert table.me["at"] == FIELD
    assert "end turn" in table.options


@pytest.mark.rule("MK-MOV-08c2")
def test_no_other_action_on_the_space_of_another_player() -> None:
    table = meet(at=FROM, start=FIELD).play(f"move {FROM}")  # a village
    assert "interact" not in table.options
    assert table.refused("interact") == "MK-MOV-08c2"
    alone = meet(at="3,-3", start=FIELD).play(f"move {FROM}")
    assert "interact" in alone.options


@pytest.mark.rule("MK-MOV-08b2", "MK-MOV-04a", "MK-CMB-01a3", "MK-CMB-01a4")
def test_entering_a_keep_with_its_owner_inside_is_an_assault_on_that_player() -> None:
    table = meet(at=KEEP, start=BELOW_KEEP, map={"owners": {KEEP: 1}}).play(f"move {KEEP}")
    assert table.me["reputation"] == -1
    assert (table.seat, table.prompt) == (RIVAL, "mk-ask-duel-answer")
    assert table.view["combat"] is None


@pytest.mark.rule("MK-MOV-04a", "MK-CMB-01a3", "MK-CMB-01a5")
def test_with_the_owner_away_a_garrison_is_fought() -> None:
    table = meet(at=FIELD, start=BELOW_KEEP, map={"owners": {KEEP: 1}}, piles={"grey": ["crossbowmen"]})
    table.play(f"move {KEEP}")
    assert table.me["reputation"] == -1
    assert [foe["enemy"] for foe in table.combat["enemies"]] == ["crossbowmen"]


@pytest.mark.rule("MK-PVP-01b", "MK-MOV-08d1")
def test_nobody_is_attacked_on_the_portal() -> None:
    table = meet(at="0,0", start="1,0").play("move 0,0")
    assert table.refused("fight goldyx") == "MK-PVP-01b"
    assert "end turn" in table.options


@pytest.mark.rule("MK-MOV-08d2")
def test_a_figure_that_ends_its_turn_on_the_portal_leaves_the_map() -> None:
    table = meet({"carded": True}, at="1,-1", start="1,0").play("move 0,0", "end turn", "done")
    assert table.me["at"] is None


# -- where it is forbidden ----------------------------------------------------------------------------------------


def _forbidden(rule: str, **how: object) -> None:
    """No attack, no action, and a Forced Withdrawal with a Wound at the end of the turn."""
    table = meet({"carded": True}, **how).play(f"move {FIELD}")  # type: ignore[arg-type]
    assert not table.offered("fight")
    assert table.refused("fight goldyx") == rule
    table.play("end turn", "done")
    assert table.player(ME)["at"] == FROM
    assert table.player(ME)["hand"].count("wound") == 1


@pytest.mark.rule("MK-MOV-08e", "MK-MOV-08e1", "MK-PVP-01d", "MK-PVP-03a2")
def test_not_a_player_whose_token_lies_face_down() -> None:
    _forbidden("MK-MOV-08e1", down=[1])


@pytest.mark.rule("MK-MOV-08e", "MK-MOV-08e2", "MK-PVP-01c")
def test_not_once_the_end_of_the_round_is_announced() -> None:
    _forbidden("MK-MOV-08e2", turns_left=1)


@pytest.mark.rule("MK-MOV-08e", "MK-MOV-08e3", "MK-PVP-01c")
def test_not_in_the_last_turns_of_the_game() -> None:
    _forbidden("MK-MOV-08e3", final_turns=1)


@pytest.mark.rule("MK-SCN-RECON-06", "MK-MOV-08e4")
def test_not_in_first_reconnaissance_unless_the_players_agree() -> None:
    _forbidden("MK-MOV-08e4", scenario="first_reconnaissance")
    agreed = meet(scenario="first_reconnaissance", options={"allow_pvp": "on"}).play(f"move {FIELD}")
    assert agreed.offered("fight") == ["fight goldyx"]


@pytest.mark.rule("MK-SCN-RECON-06")
def test_the_agreement_is_for_that_scenario_only() -> None:
    with pytest.raises(tavola.UnknownName):
        tavola.new("mageknight", "full_conquest", ["tovak", "goldyx"], options={"allow_pvp": "on"})


@pytest.mark.rule("MK-MOV-08e4", "MK-VAR-FRI-03")
def test_not_where_the_players_agreed_to_forbid_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(VARIANTS, "no_player_combat", Variant("no_player_combat"))
    _forbidden("MK-VAR-FRI-03", options={"no_player_combat": "on"})


@pytest.mark.rule("MK-MOV-08a1", "MK-MOV-08e")
def test_a_keep_with_its_owner_is_closed_where_the_owner_cannot_be_attacked() -> None:
    table = meet(at=KEEP, start=BELOW_KEEP, map={"owners": {KEEP: 1}}, down=[1])
    assert table.refused(f"move {KEEP}") == "MK-MOV-08e1"


@pytest.mark.rule("MK-PVP-01e", "MK-CMB-02e")
def test_no_step_onto_a_player_may_provoke_a_rampaging_enemy() -> None:
    orcs = "1,-4"  # next to both the glade and the forest west of it
    near = meet(at=GLADE, start="0,-3")
    assert near.space(orcs)["tokens"][0]["rampaging"]
    assert near.refused(f"move {GLADE}") == "MK-PVP-01e"
    assert f"move {GLADE}" in meet(at=GLADE, start=BELOW_GLADE).options


@pytest.mark.rule("MK-CMB-02e")
def test_rampaging_neighbours_are_not_invited_to_a_fight_with_a_player() -> None:
    table = meet(at=GLADE, start=BELOW_GLADE).play(f"move {GLADE}", "fight goldyx")
    assert table.prompt == "mk-ask-duel-answer"
    assert not table.offered("challenge")


# -- the defender -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-PVP-02b")
def test_the_defender_neither_moves_nor_acts() -> None:
    table = attacked(rival={"move": 5}, at=FROM, start=FIELD).play("partial")
    assert table.seat == RIVAL
    assert not table.offered("move")
    assert table.refused(f"move {FIELD}") == "MK-PVP-02b"
    assert table.refused("interact") == "MK-PVP-02b"


@pytest.mark.rule("MK-PVP-03")
def test_what_is_allowed_before_an_own_turn_comes_first() -> None:
    table = attacked(rival={"deck": ["rage", "march", "march"]}, at=FROM, start=FIELD)  # in a village
    table.play("plunder")
    assert table.player(RIVAL)["hand"] == ["march", "rage", "march"]
    assert table.player(RIVAL)["reputation"] == -1
    assert table.offered("full") == ["full"]
    assert not table.offered("plunder")


@pytest.mark.rule("MK-PVP-03", "MK-PVP-03a3")
def test_the_defender_cannot_announce_the_end_of_the_round() -> None:
    table = attacked(rival={"deck": []})
    assert table.refused("announce end") == "MK-PVP-03"
    assert "announce end" not in table.play("full").options


@pytest.mark.rule("MK-PVP-03a9")
@pytest.mark.parametrize("hand", [["wound", "wound"], []])
def test_full_participation_needs_a_card_that_is_no_wound(hand: list[str]) -> None:
    table = attacked(rival={"hand": hand})
    assert table.options == ["partial"]
    assert table.refused("full") == "MK-PVP-03a9"


def _order(seat: int, joins: str) -> bool:
    table = attacked().play(joins)
    return bool(next(one["down"] for one in table.view["round"]["order"] if one["who"] == seat))


@pytest.mark.rule("MK-PVP-03a1", "MK-PVP-03b1")
def test_only_a_full_participant_turns_the_token_down() -> None:
    assert _order(RIVAL, "full")
    assert not _order(RIVAL, "partial")
    assert not _order(ME, "full")


@pytest.mark.rule("MK-PVP-03a1", "MK-PVP-03a3", "MK-TURN-02c", "MK-TURN-02a", "MK-TURN-02e")
def test_the_turn_taken_in_advance_is_skipped_when_it_comes() -> None:
    table = duel({"carded": True}, {"deck": []}, "full").play("pass", "pass", "pass", "pass")
    assert (table.seat, table.view["phase"]) == (RIVAL, "after")
    table.play("end turn", "discard march")
    assert (table.seat, table.view["phase"]) == (ME, "after")
    table.play("end turn", "done")
    assert "mk-event-turn-skipped" in table.log
    assert table.seat == ME
    assert not any(one["down"] for one in table.view["round"]["order"])
    assert "mk-event-announce" not in table.log


@pytest.mark.rule("MK-PVP-03a4")
def test_a_full_participant_gets_what_the_start_of_a_turn_gives() -> None:
    def mana(joins: str) -> dict[str, int]:
        found: dict[str, int] = attacked(at=GLADE, start=BELOW_GLADE).play(joins).player(RIVAL)["mana"]
        return found

    assert mana("full") == {"gold": 1}
    assert mana("partial") == {}


@pytest.mark.rule("MK-PVP-03a5", "MK-PVP-03b2")
def test_a_source_die_is_for_full_participants() -> None:
    dice: dict[str, Any] = {"source": {"dice": ["white", "white"]}}
    full = duel({}, {"hand": ["swiftness", "swiftness"]}, "full", **dice)
    assert "play swiftness strong white die" in full.options
    assert not full.play("play swiftness strong white die").offered("play swiftness strong")  # one die, no more
    partial = duel({}, {"hand": ["swiftness"]}, **dice)
    assert not partial.offered("play swiftness strong")
    assert partial.refused("die white") == "MK-PVP-03b2"


@pytest.mark.rule("MK-PVP-03b2")
def test_a_partial_participant_may_use_a_die_an_effect_allows_and_own_mana() -> None:
    table = duel({}, {"hand": ["swiftness", "mana_draw"]}, source={"dice": ["white", "white"]})
    assert "play swiftness strong white die" in table.play("play mana_draw").options
    token = duel({}, {"hand": ["swiftness"], "mana": {"white": 1}, "crystals": {"white": 1}})
    assert token.offered("play swiftness strong") == [
        "play swiftness strong white token",
        "play swiftness strong white crystal",
    ]


@pytest.mark.rule("MK-PVP-03a6", "MK-PVP-03b3")
def test_skills_are_for_full_participants_but_motivation_works_in_any_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SKILLS, "jab", Skill("jab", "goldyx", "normal", "once_per_turn", attack(2)))
    rival = {"skills": ["jab", "goldyx_motivation"], "hand": ["march"]}
    full = duel({}, rival, "full")
    assert full.offered("skill") == ["skill goldyx_motivation"]  # a melee attack is no use from afar
    full.play("pass", "pass", "pass")
    assert full.offered("skill") == ["skill jab", "skill goldyx_motivation"]
    partial = duel({}, rival).play("pass", "pass", "pass")
    assert partial.offered("skill") == ["skill goldyx_motivation"]
    assert partial.refused("skill jab") == "MK-PVP-03b3"


# -- after the combat ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-PVP-03a7", "MK-PVP-05")
def test_a_full_participant_heals_and_ends_the_turn_then_the_aggressor_goes_on() -> None:
    rival = {"hand": ["tranquility", "wound"], "deck": ["rage"] * 9}
    table = duel({"hand": ["tranquility", "wound"]}, rival, "full").play("pass", "pass", "pass", "pass")
    assert table.seat == RIVAL
    table.play("play tranquility", "choose heal 1", "heal hand", "end turn")
    assert table.player(RIVAL)["hand"] == ["rage"] * 5
    assert (table.seat, table.view["phase"]) == (ME, "after")
    table.play("play tranquility", "choose heal 1", "heal hand")
    assert table.player(ME)["hand"] == []
    assert "end turn" in table.options


@pytest.mark.rule("MK-PVP-03a8")
def test_a_full_participant_neither_moves_nor_reveals_nor_acts() -> None:
    table = duel({}, {"hand": ["march"], "move": 5}, "full", at=FROM, start=FIELD)
    table.play("pass", "pass", "pass", "pass", "play march")
    assert not table.offered("move") + table.offered("explore") + table.offered("interact") + table.offered("rest")
    assert table.refused(f"move {FIELD}") == "MK-PVP-03a8"
    assert table.refused("interact") == "MK-PVP-03a8"


@pytest.mark.rule("MK-PVP-03b4", "MK-PVP-03b5", "MK-PVP-05")
def test_partial_participation_ends_with_the_combat() -> None:
    table = duel({}, {"hand": ["tranquility", "wound"]}).play("pass", "pass", "pass", "pass")
    assert (table.seat, table.view["phase"]) == (ME, "after")
    assert table.player(RIVAL)["hand"] == ["tranquility", "wound"]  # nothing healed, nothing drawn


@pytest.mark.rule("MK-PVP-03b6")
def test_mana_not_used_stays_until_the_end_of_the_own_turn() -> None:
    rival = {"hand": ["march", "rage"], "mana": {"red": 1}}
    table = duel({"carded": True}, rival).play("pass", "pass", "pass", "pass", "end turn", "done")
    assert (table.seat, table.player(RIVAL)["mana"]) == (RIVAL, {"red": 1})
    table.play("play march", "end turn", "done")
    assert table.player(RIVAL)["mana"] == {}


@pytest.mark.rule("MK-PVP-03b1")
def test_a_partial_participant_may_be_attacked_again_and_plays_the_next_turn() -> None:
    third = {"hero": "krang", "hand": ["march"], "at": "1,-2", "tactic": "planning"}
    table = attacked({"carded": True}, {"hand": ["march"]}, third).play("partial", "pass", "pass", "pass", "pass")
    table.play("end turn", "done")
    assert table.seat == RIVAL  # an ordinary turn
    table.play("play march", "end turn")
    assert table.seat == THIRD
    table.play("play march", f"move {FIELD}", "fight goldyx")
    assert table.seat == RIVAL


@pytest.mark.rule("MK-PVP-03b7")
def test_a_partial_participant_blocks_and_attacks(arsenal: None) -> None:
    table = duel({"hand": ["arrow_4"]}, {"hand": ["arrow_2", "wall_8"]})
    table.play("play arrow_2", "strike", "stand")
    assert table.seat == RIVAL  # 2 damage, Armor 2: a Wound to assign
    table.play("wound hero")
    assert table.player(ME)["hand"] == ["arrow_4", "wound"]
    table.play("play arrow_4", "strike", "play wall_8", "stand")
    assert table.player(RIVAL)["hand"] == []


@pytest.mark.rule("MK-MOV-08d1", "MK-MOV-08d3", "MK-PVP-01b")
def test_a_conquered_city_holds_several_heroes_in_peace() -> None:
    city, outside = "4,-5", "5,-6"
    table = meet(at=city, start=outside, map={"tiles": {**TILES, "1,1": "core_7"}, "owners": {city: 1}})
    table.play(f"move {city}")
    assert table.refused("fight goldyx") == "MK-PVP-01b"
    assert "interact" in table.options
    table.play(f"move {outside}")
    assert table.me["at"] == outside
