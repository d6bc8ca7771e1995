"""Cooperative Skills among several players (MK-SKILL-T2 to T10): the token in the middle is for one of the others."""

from __future__ import annotations

from typing import Any

import pytest

import tavola
from tavola.mageknight.catalog import SKILLS

from ...scripted import Table
from ..allies import CITY, GLADE, agreed, finish, pass_fight
from ..duels import arsenal
from ..fights import setting

__all__ = ["arsenal"]

WEATHER = "norowas_calming_the_weather"
PLAIN, FOREST = "1,0", "1,-1"
RAGE = "play rage sideways move"


def weather(*, players: int = 2, **tables: Any) -> Table:
    """Norowas has calmed the weather in the own turn; the others follow."""
    hand = {"hand": ["march", "rage"], "deck": ["rage"] * 9}
    rivals = [
        {"hero": "tovak", "at": "1,-1", **hand, **tables.pop("tovak", {})},
        {"hero": "arythea", "at": "0,-1", **hand, **tables.pop("arythea", {})},
    ]
    me = {"skills": [WEATHER], "at": PLAIN, **hand, **tables.pop("me", {})}
    found = {"scenario": "full_cooperation", "hero": "norowas", "dummy": {"deck": ["march"] * 16}, **tables}
    return setting(rivals=rivals[: players - 1], player=me, **found)


@pytest.mark.rule("MK-SKILL-T2", "MK-SCN-COOP-05c")
@pytest.mark.parametrize(("scenario", "kind"), [("full_cooperation", "cooperative"), ("full_conquest", "competitive")])
def test_which_interactive_skills_are_in_the_game(scenario: str, kind: str) -> None:
    match = tavola.new("mageknight", scenario=scenario, players=["norowas", "braevalar"])
    kinds = {SKILLS[skill].kind for player in match.state.players for skill in player.skill_pile}
    assert kinds <= {"normal", kind}
    assert ("cooperative" in kinds) == (kind == "cooperative")


@pytest.mark.rule("MK-SKILL-T3")
def test_the_owner_has_the_first_effect_in_the_own_turn() -> None:
    table = weather().play(f"skill {WEATHER}")
    assert table.space(FOREST)["cost"] == 1  # 3 less 2
    assert not table.offered("return")


@pytest.mark.rule("MK-SKILL-T3")
def test_nobody_else_can_begin_it() -> None:
    table = finish(weather().play("play march"))
    assert table.seat == 1
    assert not table.offered("skill")
    assert not table.offered("return")
    assert table.refused(f"skill {WEATHER}") == "MK-SKILL-02b"


@pytest.mark.rule("MK-SKILL-T4", "MK-SKILL-T5")
def test_one_of_the_others_returns_the_token_for_the_second_effect() -> None:
    table = finish(weather(players=3).play(f"skill {WEATHER}", "play march"))
    assert (table.seat, table.space(FOREST)["cost"]) == (1, 3)
    table.play(f"return {WEATHER}")
    assert table.space(FOREST)["cost"] == 2  # 3 less 1
    assert not table.offered("return")
    finish(table.play("play march"))
    assert table.seat == 2
    assert not table.offered("return")  # it was for one of them


@pytest.mark.rule("MK-SKILL-T4")
def test_who_does_not_want_it_leaves_it_to_the_next() -> None:
    table = finish(weather(players=3).play(f"skill {WEATHER}", "play march"))
    finish(table.play("play march"))
    assert table.seat == 2
    assert f"return {WEATHER}" in table.options


@pytest.mark.rule("MK-SKILL-T4", "MK-SKILL-T6")
def test_the_owner_never_has_the_second_effect() -> None:
    table = finish(weather().play(f"skill {WEATHER}", "play march"))
    finish(table.play("play march"))
    assert table.seat == 0
    assert not table.offered("return")
    assert not table.offered("skill")


@pytest.mark.rule("MK-SKILL-T6")
def test_a_new_round_clears_the_middle_of_the_table() -> None:
    table = weather(turns_left=0).play(f"skill {WEATHER}", "play march", "end turn", "done")
    while table.view["phase"] in ("end", "tactics"):
        table.play(table.options[0])
    assert not table.offered("return")


@pytest.mark.rule("MK-SKILL-T9", "MK-COOP-06b")
@pytest.mark.usefixtures("arsenal")
def test_a_turn_in_advance_leaves_the_token_in_the_middle() -> None:
    # Norowas' Skill lies in the middle when Norowas is invited to fight: it stays there until the place comes up.
    guest = {"hand": ["march", "rage"], "skills": [WEATHER], "at": GLADE}
    owner = {"hand": ["march", "rage"], "at": "2,-2", "deck": ["rage"] * 9}
    table = agreed("norowas 1", {"hand": ["march", "rage"], "deck": ["rage"] * 9}, owner, guest)
    table.play(f"move {CITY}")
    pass_fight(table)
    assert table.seat == 2
    table.play(f"skill {WEATHER}", "hold back")
    finish(table)  # Tovak's turn ends
    finish(table)  # and that of Norowas
    assert table.seat == 1
    assert f"return {WEATHER}" in table.options
    finish(table.play("play march"))  # Norowas' place comes up: the turn is skipped, the Skill expires
    assert table.seat == 0
    assert not table.offered("return")


@pytest.mark.rule("MK-SKILL-T10")
def test_a_second_turn_in_a_row_ends_it_at_once() -> None:
    table = weather(me={"tactic": "the_right_moment"})
    table.play("use the_right_moment", f"skill {WEATHER}", "play march")
    finish(table)
    assert table.seat == 0  # the second turn
    finish(table.play(table.offered("play")[0]))
    assert table.seat == 1
    assert not table.offered("return")


def alone(**tables: Any) -> Table:
    """Norowas alone, with the weather calmed."""
    me = {"skills": [WEATHER], "at": PLAIN, "hand": ["march", "rage"], "deck": ["rage"] * 9}
    found = {"scenario": "solo_conquest", "hero": "norowas", "dummy": {"deck": ["march"] * 16}, **tables}
    return finish(setting(player=me, **found).play(f"skill {WEATHER}", "play march"))


@pytest.mark.rule("MK-SKILL-T7")
def test_alone_the_second_effect_is_for_the_next_own_turn() -> None:
    table = alone()
    table.play(f"return {WEATHER}")
    assert table.space(FOREST)["cost"] == 2


@pytest.mark.rule("MK-SKILL-T8")
def test_alone_the_second_effect_waits_for_that_turn_only() -> None:
    table = finish(alone().play(RAGE))
    assert not table.offered("return")


@pytest.mark.rule("MK-SKILL-T8")
def test_alone_it_is_wasted_in_the_last_turn_of_a_round() -> None:
    table = alone(turns_left=0)
    while table.view["phase"] in ("end", "tactics"):
        table.play(table.options[0])
    assert not table.offered("return")
