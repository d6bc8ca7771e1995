"""Skills and turns: flipped ones, borrowed ones, and what may be used before an own turn or in that of another."""

from __future__ import annotations

import pytest

from ...cards.tables import at_peace, in_fight
from ..duels import FROM, RIVAL, attacked
from ..fights import setting

DISGUISE, RITUAL, FRENZY = "krang_arcane_disguise", "krang_shamanic_ritual", "krang_battle_frenzy"
VILLAGE = "4,-2"
PAIN = "arythea_ritual_of_pain"


@pytest.mark.rule("MK-SKILL-04c", "MK-SKILL-T1")
def test_a_skill_flipped_in_an_earlier_turn_works_as_soon_as_it_lies_face_up() -> None:
    table = at_peace("march", "march", skills=[RITUAL], deck=["march"] * 9, mana={})
    table.play(f"skill {RITUAL}", "choose mana red", "play march", "end turn", "done")
    assert table.offered("skill") == []
    table.play(f"turn {RITUAL}")
    assert table.play(f"skill {RITUAL}", "choose mana blue").me["mana"] == {"blue": 1}
    assert table.offered("turn") == []  # turning it up was the action of this turn


@pytest.mark.rule("MK-SKILL-T1")
def test_a_skill_flipped_in_this_turn_is_not_used_twice_in_it() -> None:
    table = at_peace("march", skills=[DISGUISE], at=VILLAGE, mana={"green": 2})
    table.play(f"skill {DISGUISE}", "choose ignore_reputation + flip_self", f"turn {DISGUISE}")
    assert table.offered("skill") == []
    assert table.refused(f"skill {DISGUISE}") == "MK-SKILL-T1"


@pytest.mark.rule("MK-SKILL-04c", "MK-TURN-07b1")
def test_a_rest_turns_the_frenzy_up() -> None:
    table = in_fight("march", "rage", skills=[FRENZY], phase="attack", deck=["march"] * 9)
    table.play(f"skill {FRENZY}", "choose attack 4 physical melee + flip_self", "next")
    assert [one["used"] for one in table.me["skills"]] == [True]
    table.play("end turn")
    while not table.offered("rest"):
        table.play(table.options[0])
    table.play(table.offered("rest")[0])
    assert [one["used"] for one in table.me["skills"]] == [False]


@pytest.mark.rule("MK-SKILL-02c")
@pytest.mark.parametrize(("choice", "again"), [("influence 2", True), ("ignore_reputation + flip_self", False)])
def test_the_circlet_lends_a_skill_twice_only_without_flipping(choice: str, again: bool) -> None:
    skills = {"offers": {"skills": [DISGUISE]}}
    table = at_peace("circlet_of_proficiency", "march", at=VILLAGE, tables=skills)
    table.play("play circlet_of_proficiency", f"skill {DISGUISE}", f"choose {choice}")
    assert (f"skill {DISGUISE}" in table.options) is again


@pytest.mark.rule("MK-SKILL-T3", "MK-SKILL-T4")
@pytest.mark.parametrize(("wounds", "thrown"), [(0, 0), (1, 0), (1, 1), (2, 2), (3, 2)])
def test_ritual_of_pain_throws_up_to_two_wounds_away(wounds: int, thrown: int) -> None:
    table = at_peace(*["wound"] * wounds, "march", skills=[PAIN], deck=["march"] * 9).play(f"skill {PAIN}")
    for _ in range(thrown):
        table.play("choose throw_wound")
    while table.offered("choose"):
        table.play("choose nothing")
    assert table.me["hand"].count("wound") == wounds - thrown
    assert [one["used"] for one in table.me["skills"]] == [True]


@pytest.mark.rule("MK-SKILL-T3", "MK-SKILL-T4")
def test_without_a_wound_the_ritual_still_serves_an_ally() -> None:
    ally = {"hero": "goldyx", "hand": ["wound", "march"], "at": "0,0"}
    player = {"hand": ["march"], "skills": [PAIN], "deck": ["march"] * 9, "tactic": "early_bird"}
    table = setting(scenario="full_cooperation", rivals=[{**ally, "tactic": "planning"}], player=player)
    table.play(f"skill {PAIN}", "play march", "end turn")
    assert table.seat == RIVAL
    table.play(f"return {PAIN}", "play wound sideways move")
    assert table.player(RIVAL)["move"] == 3


@pytest.mark.rule("MK-PVP-03", "MK-SKILL-04a2", "MK-TURN-01a")
@pytest.mark.parametrize("joins", ["full", "partial"])
def test_motivation_used_when_attacked_leaves_the_choice_how_to_take_part(joins: str) -> None:
    rival = {"hand": ["march"], "deck": ["rage", "rage"], "skills": ["goldyx_motivation"], "fame": 5}
    table = attacked({}, rival)
    assert {"full", "partial", "skill goldyx_motivation"} <= set(table.options)
    table.play("skill goldyx_motivation")
    assert table.player(RIVAL)["hand_count"] == 3
    assert ("full" in table.options, "partial" in table.options, table.seat) == (True, True, RIVAL)
    assert "skill goldyx_motivation" not in table.options
    assert table.play(joins).duel["full"] is (joins == "full")


@pytest.mark.rule("MK-PVP-03a9", "MK-TURN-01g")
def test_motivation_may_bring_the_card_full_participation_asks_for() -> None:
    rival = {"hand": ["wound"], "deck": ["rage", "rage"], "skills": ["goldyx_motivation"], "fame": 5}
    table = attacked({"at": FROM}, rival)
    assert "full" not in table.options
    assert "full" in table.play("skill goldyx_motivation").options


@pytest.mark.rule("MK-INT-04a1", "MK-SKILL-04c")
@pytest.mark.parametrize(("how", "three"), [("recruit peasants", False), ("play banner_of_command strong", True)])
def test_on_her_own_is_about_units_recruited_for_influence(how: str, three: bool) -> None:
    tables = {"phase": "interaction", "map": {"tiles": {"1,0": "countryside_1"}}, "offers": {"units": ["peasants"]}}
    skill = "wolfhawk_on_her_own"
    table = at_peace("banner_of_command", "march", skills=[skill], at="4,-2", influence=4, tables=tables)
    table.play(how)
    assert [unit["unit"] for unit in table.me["units"]] == ["peasants"]
    before = table.me["influence"]
    table.play(f"skill {skill}", *(["choose influence 3"] if three else []))
    assert table.me["influence"] - before == (3 if three else 1)
