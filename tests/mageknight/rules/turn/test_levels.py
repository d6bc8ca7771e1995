"""Levelling up (MK-LVL): Command levels, Skill levels, the common Skill offer."""

from __future__ import annotations

from typing import Any

import pytest

from tavola.mageknight.catalog import SKILLS, Skill
from tavola.mageknight.verbs.points import move

from ...scripted import Table
from ..fights import fight, setting
from ..trial import sample_cards

OWN = ["own_one", "own_two", "own_three", "own_four"]
RIVAL = ["rival_one", "rival_two"]
OFFER = ["lesson_red", "lesson_blue", "lesson_white"]
DECK = ["rage", "stamina", "promise", "threaten", "crystallize", "concentration", "mana_draw", "instinct"]


@pytest.fixture(autouse=True)
def _samples(monkeypatch: pytest.MonkeyPatch) -> None:
    sample_cards(monkeypatch)
    for name in OWN + RIVAL:
        monkeypatch.setitem(SKILLS, name, Skill(name, "tovak" if name in OWN else "goldyx", "normal", "once_per_turn"))


def rising(fame: int, level: int, *, common: list[str] | None = None, **keys: Any) -> Table:
    """Fame for more than the level: the turn is ended and the levels are due."""
    player = {"hand": [], "deck": DECK, "carded": True, "fame": fame, "level": level, "skill_pile": OWN, **keys}
    table = setting(
        player=player,
        offers={"advanced": OFFER, "skills": common or []},
        decks={"advanced": ["lesson_green", "lesson_ash"]},
        dummy={"hero": "goldyx", "skills": RIVAL},
    )
    return table.play("end turn")


def skills(table: Table) -> list[str]:
    return [owned["skill"] for owned in table.me["skills"]]


def numbers(table: Table) -> tuple[int, int, int, int]:
    me = table.me
    return me["level"], me["armor"], me["hand_limit"], me["commands"]


@pytest.mark.rule("MK-LVL-06", "MK-LVL-06a1", "MK-LVL-06a2", "MK-LVL-06c", "MK-LVL-06d", "MK-LVL-T9")
@pytest.mark.parametrize(
    ("fame", "level", "armor", "limit", "commands"),
    [(8, 3, 3, 5, 2), (24, 5, 3, 6, 3), (48, 7, 4, 6, 4), (80, 9, 4, 7, 5)],
)
def test_an_odd_level_is_a_command_level(fame: int, level: int, armor: int, limit: int, commands: int) -> None:
    """No choice: a Command token more, the new Armor and Hand limit, which count for the draw of this turn."""
    table = rising(fame, level - 1)
    assert numbers(table) == (level, armor, limit, commands)
    assert table.me["hand_count"] == limit


@pytest.mark.rule("MK-LVL-06b1", "MK-LVL-06b2", "MK-LVL-06b4", "MK-LVL-06d", "MK-LVL-T6", "MK-LVL-T10")
def test_an_even_level_brings_a_skill_and_an_advanced_action() -> None:
    table = rising(3, 1)
    assert table.options == ["gain own_one", "gain own_two"]
    assert not table.can_undo()
    table.play("skill own_two")
    assert table.view["offers"]["skills"] == ["own_one", "rival_one"]
    assert table.options == ["gain lesson_red", "gain lesson_blue", "gain lesson_white"]
    table.play("gain lesson_blue")
    assert skills(table) == ["own_two"]
    assert table.me["hand"][:2] == ["lesson_blue", "rage"]
    assert table.view["offers"]["advanced"] == ["lesson_green", "lesson_red", "lesson_white"]
    assert numbers(table) == (2, 2, 5, 1)


@pytest.mark.rule("MK-LVL-06b3", "MK-DUMMY-17b", "MK-DUMMY-17c")
def test_a_common_skill_costs_both_own_and_brings_the_lowest_advanced_action() -> None:
    table = rising(3, 1, common=["rival_two"])
    assert table.options == ["gain own_one", "gain own_two", "gain rival_two"]
    table.play("common rival_two")
    assert skills(table) == ["rival_two"]
    assert table.view["offers"]["skills"] == ["own_one", "own_two", "rival_one"]
    assert table.me["hand"][0] == "lesson_white"
    assert table.view["offers"]["advanced"] == ["lesson_green", "lesson_red", "lesson_blue"]


@pytest.mark.rule("MK-LVL-T7", "MK-LVL-T8")
def test_a_refused_skill_never_comes_back() -> None:
    """From level 1 to 4: what was left at level 2 is not on offer at level 4, the Dummy's Skill is."""
    table = rising(15, 1).play("skill own_one", "gain lesson_red")
    assert table.view["offers"]["skills"] == ["own_two", "rival_one"]
    assert table.options == ["gain own_three", "gain own_four", "gain rival_one"]


@pytest.mark.rule("MK-LVL-T8")
def test_with_an_empty_common_offer_there_is_no_such_choice() -> None:
    assert rising(3, 1).options == ["gain own_one", "gain own_two"]


@pytest.mark.rule("MK-LVL-T4", "MK-LVL-06d", "MK-LVL-06")
def test_several_levels_are_gained_one_at_a_time() -> None:
    """From level 1 to 3: first the Skill level, then the Command level."""
    table = rising(8, 1)
    assert (table.me["level"], table.options) == (2, ["gain own_one", "gain own_two"])
    table.play("skill own_one", "gain lesson_red")
    assert numbers(table) == (3, 3, 5, 2)
    gained = [key for key in table.log if key.endswith("-level")]
    assert gained == ["mk-event-skill-level", "mk-event-command-level"]


@pytest.mark.rule("MK-LVL-T4")
def test_from_level_2_to_level_4_the_command_level_comes_first() -> None:
    table = rising(15, 2)
    assert (numbers(table), table.options) == ((4, 3, 5, 2), ["gain own_one", "gain own_two"])
    assert [key for key in table.log if key.endswith("-level")] == ["mk-event-command-level", "mk-event-skill-level"]


@pytest.mark.rule("MK-LVL-T3", "MK-RNG-05b2")
def test_the_level_is_not_gained_before_the_end_of_the_turn() -> None:
    table = fight("prowlers", phase="attack", pool=["attack 3 physical melee"], fame=7, level=2, hand=[])
    table.play("attack 1")
    assert (table.me["fame"], table.me["level"]) == (9, 2)
    assert table.play("end turn").me["level"] == 3


@pytest.mark.rule("MK-LVL-T5")
def test_a_new_skill_serves_from_the_next_turn_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SKILLS, "own_one", Skill("own_one", "tovak", "normal", "once_per_turn", move(1)))
    table = rising(3, 1)
    assert table.refused("skill own_three") == "MK-TURN-08c"
    table.play("skill own_one")
    assert table.offered("skill") == []
    table.play("gain lesson_red")
    assert (table.view["phase"], table.offered("skill")) == ("move", ["skill own_one"])


@pytest.mark.rule("MK-LVL-T1", "MK-LVL-T2")
def test_nobody_rises_above_level_10() -> None:
    """Fame goes on past the end of the track, without further levels."""
    table = rising(130, 10)
    assert (table.me["fame"], numbers(table), table.me["next_level"]) == (130, (10, 4, 7, 5), None)
    assert table.view["phase"] == "move"
