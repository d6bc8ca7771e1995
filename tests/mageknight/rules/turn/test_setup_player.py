"""Setting up a player's area (MK-SET-30 to 40): crystals, levels, Command tokens, Deed deck, Skills, Play area."""

from __future__ import annotations

from collections import Counter

import pytest

from tavola.mageknight.catalog import SKILLS, Skill

from ...scripted import given
from .. import trial


@pytest.mark.rule("MK-SET-30")
def test_a_hero_begins_without_crystals() -> None:
    assert trial.fresh().me["crystals"] == {"red": 0, "blue": 0, "white": 0, "green": 0}


@pytest.mark.rule("MK-SET-31a", "MK-SET-31b", "MK-SET-31c", "MK-SET-32b")
@pytest.mark.parametrize(
    ("fame", "level", "armor", "hand", "commands"),
    [
        (0, 1, 2, 5, 1),
        (3, 2, 2, 5, 1),
        (8, 3, 3, 5, 2),
        (15, 4, 3, 5, 2),
        (24, 5, 3, 6, 3),
        (35, 6, 3, 6, 3),
        (48, 7, 4, 6, 4),
        (63, 8, 4, 6, 4),
        (80, 9, 4, 7, 5),
        (99, 10, 4, 7, 5),
    ],
)
def test_level_tokens_in_increasing_order(fame: int, level: int, armor: int, hand: int, commands: int) -> None:
    me = given(f"[player]\nfame = {fame}").me
    assert (me["level"], me["armor"], me["hand_limit"], me["commands"]) == (level, armor, hand, commands)


@pytest.mark.rule("MK-SET-32a")
def test_each_unit_needs_its_own_command_token() -> None:
    table = given("""
        [offers]
        units = ["peasants"]
        [player]
        at = "2,-3"
        units = ["herbalists"]
        hand = ["promise", "threaten"]
    """).play("interact", "play promise", "play threaten", "recruit peasants")
    assert "mk-event-disband" in table.log  # the only Unit that can make room does
    assert [unit["unit"] for unit in table.me["units"]] == ["peasants"]


@pytest.mark.rule("MK-SET-33", "MK-SET-34")
def test_sixteen_shuffled_cards_five_in_hand() -> None:
    tables = [trial.fresh(seed) for seed in range(6)]
    for table in tables:
        assert (len(table.me["hand"]), table.me["deck_count"]) == (5, 11)
    assert len({tuple(table.me["hand"]) for table in tables}) == 6
    basic = {"rage": 2, "cold_toughness": 1, "swiftness": 2, "march": 2, "stamina": 2, "tranquility": 1, "promise": 1}
    basic |= {"threaten": 1, "crystallize": 1, "mana_draw": 1, "concentration": 1, "instinct": 1}
    drawn = Counter(given("[player]\nhand = []\nfame = 99\ndraw_bonus = 9\n").play("end turn").me["hand"])
    assert drawn == Counter(basic)


@pytest.mark.rule("MK-SET-35")
def test_played_cards_go_to_the_own_discard_pile_at_the_end_of_the_turn() -> None:
    table = given('[player]\nhand = ["march"]\n').play("play march")
    assert (table.me["discard"], table.me["play"]) == ([], [{"card": "march", "side": "basic"}])
    table.play("end turn")
    assert (table.me["discard"], table.me["play"]) == (["march"], [])


@pytest.mark.rule("MK-SET-36")
def test_the_figure_enters_by_the_portal_on_the_first_turn() -> None:
    table = trial.fresh()
    assert table.me["at"] is None
    table.play("tactic early_bird")
    assert (table.player(0)["at"], table.space("0,0")["site"]) == ("0,0", "portal")


@pytest.fixture
def two_skills(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tovak and Goldyx own one Skill of each kind."""
    for name in list(SKILLS):
        monkeypatch.delitem(SKILLS, name)
    for hero in ("tovak", "goldyx"):
        for kind in ("normal", "competitive", "cooperative"):
            monkeypatch.setitem(SKILLS, f"{hero}_{kind}", Skill(f"{hero}_{kind}", hero, kind, "passive"))


LEVEL_UP = """
[player]
hand = ["march"]
fame = 3
level = 1
[dummy]
hero = "goldyx"
skills = ["goldyx_cooperative"]
"""


@pytest.mark.rule("MK-SET-38a", "MK-SCN-SOLO-05b")
@pytest.mark.usefixtures("two_skills")
def test_alone_the_competitive_skill_is_left_out() -> None:
    table = given(LEVEL_UP).play("play march", "end turn")
    assert sorted(table.options) == ["gain tovak_cooperative", "gain tovak_normal"]


@pytest.mark.rule("MK-SET-38c", "MK-SET-39")
@pytest.mark.usefixtures("two_skills")
def test_skills_come_from_a_shuffled_pile_and_none_is_owned_at_first() -> None:
    shown = set()
    for seed in range(10):
        table = given(f"seed = {seed}\n{LEVEL_UP}")
        assert table.me["skills"] == []
        shown.add(tuple(table.play("play march", "end turn").options))
    assert len(shown) == 2


@pytest.mark.rule("MK-SET-40")
def test_everybody_sees_the_play_area_but_not_the_hand() -> None:
    table = given('[player]\nhand = ["march", "rage"]\n').play("play march")
    seen = table.match.view(None)["players"][0]
    assert seen["play"] == [{"card": "march", "side": "basic"}]
    assert (seen["hand"], seen["hand_count"]) == ([], 1)
