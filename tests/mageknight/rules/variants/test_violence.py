"""Violent times (MK-VAR-VIO): a bad name from the start, and rampaging enemies that come back."""

from __future__ import annotations

from typing import Any

import pytest

from ...scripted import Table
from ..agreed_tables import GLADE, ORC, OTHER_ORC, next_round, opened, refused, turn
from ..duels import arsenal
from ..quests import piles_at

pytestmark = pytest.mark.usefixtures("arsenal")
__all__ = ["arsenal"]

#: Spaces of the red city's tile that show draconum.
DRACONUM, FAR = "4,-4", "3,-5"
COLORS = ("red", "green", "gold", "white", "blue", "black")


def after(rolls: list[str], variant: str = "rampage", standing: tuple[str, ...] = (), **tables: Any) -> Table:
    """The end of a Day (or Night) at which both orcs of the map have been defeated, save those still standing."""
    tokens: dict[str, list[str]] = {at: [] for at in (ORC, OTHER_ORC) if at not in standing}
    place = {"tokens": tokens, **tables.pop("map", {})}
    piles = {"green": ["prowlers", "cursed_hags"], "brown": ["minotaur", "gargoyle"]}
    table = turn(turns_left=0, rolls=rolls, map=place, piles=piles, options={variant: "on"}, **tables)
    return next_round(table)


@pytest.mark.rule("MK-VAR-VIO-01", "MK-VAR-VIO-05")
@pytest.mark.parametrize(
    ("variant", "reputation", "bonus"), [("rampage", -2, -1), ("more_rampage", -4, -2)], ids=["rampage", "more"]
)
@pytest.mark.parametrize("scenario", ["full_conquest", "blitz_conquest"])
def test_heroes_start_with_a_bad_name(scenario: str, variant: str, reputation: int, bonus: int) -> None:
    table = opened(scenario, 2, seed=1, **{variant: "on"})
    for player in table.view["players"]:
        assert (player["reputation"], player["influence_bonus"]) == (reputation, bonus)


@pytest.mark.rule("MK-VAR-VIO-02", "MK-VAR-VIO-03a")
@pytest.mark.parametrize("color", COLORS)
def test_at_the_end_of_a_day_red_green_and_gold_bring_them_back(color: str) -> None:
    """The second die is blue, so nobody comes to the other space."""
    table = after([color, "blue"])
    expected = {"red": ["green"], "green": ["green"], "gold": ["green", "brown"]}
    assert piles_at(table, ORC) == expected.get(color, [])
    assert piles_at(table, OTHER_ORC) == []


@pytest.mark.rule("MK-VAR-VIO-04")
@pytest.mark.parametrize("color", COLORS)
def test_at_the_end_of_a_night_white_blue_and_black_do(color: str) -> None:
    table = after([color, "red"], time="night")
    expected = {"white": ["green"], "blue": ["green"], "black": ["green", "brown"]}
    assert piles_at(table, ORC) == expected.get(color, [])
    assert piles_at(table, OTHER_ORC) == []


@pytest.mark.rule("MK-VAR-VIO-02")
def test_there_is_a_die_only_for_spaces_whose_enemy_was_defeated() -> None:
    table = after(["red"], standing=(OTHER_ORC,))
    assert len(table.space(OTHER_ORC)["tokens"]) == 1
    assert piles_at(table, ORC) == ["green"]
    assert table.log.count("mk-event-rampage-roll") == 1


@pytest.mark.rule("MK-VAR-VIO-02")
def test_no_enemy_comes_to_a_space_on_which_a_hero_stands() -> None:
    table = after(["red"], rival={"at": ORC})
    assert piles_at(table, ORC) == []
    assert piles_at(table, OTHER_ORC) == ["green"]


@pytest.mark.rule("MK-VAR-VIO-06")
@pytest.mark.parametrize("time", ["day", "night"])
@pytest.mark.parametrize("color", COLORS)
def test_with_more_violence_they_always_return(color: str, time: str) -> None:
    """Gold, red or green by Day: orc and brown enemy; any other colour: the orc alone. At Night the other three."""
    valid = COLORS[:3] if time == "day" else COLORS[3:]
    table = after([color, "red" if time == "night" else "blue"], "more_rampage", time=time)
    assert piles_at(table, ORC) == (["green", "brown"] if color in valid else ["green"])
    assert piles_at(table, OTHER_ORC) == ["green"]


@pytest.mark.rule("MK-VAR-VIO-07")
def test_the_icon_of_the_space_tells_the_colour() -> None:
    """The red city's tile shows draconum on two spaces."""
    draconum = {"tiles": {"1,1": "core_8"}, "tokens": {DRACONUM: [], FAR: [], ORC: [], OTHER_ORC: []}}
    table = turn(turns_left=0, rolls=["blue", "blue", "red", "red"], map=draconum, options={"rampage": "on"}, people=2)
    next_round(table)
    assert (piles_at(table, DRACONUM), piles_at(table, FAR)) == (["red"], ["red"])
    assert piles_at(table, ORC) == []


def facing(*enemies: str, at: str = ORC, start: str = GLADE, weapon: str = "arrow_8") -> Table:
    """These rampage on a space next to Tovak, who has challenged them."""
    place = {"tiles": {"1,1": "core_8"}, "tokens": {DRACONUM: [], FAR: [], ORC: [], OTHER_ORC: [], at: list(enemies)}}
    table = turn({"at": start, "hand": [weapon, "march"]}, map=place, options={"rampage": "on"})
    assert table.offered("challenge") == [f"challenge {at}"]
    return table.play(f"challenge {at}", f"play {weapon}")


@pytest.mark.rule("MK-VAR-VIO-03a")
def test_both_of_a_pair_must_be_fought_together() -> None:
    table = facing("prowlers", "minotaur")
    assert [foe["enemy"] for foe in table.combat["enemies"]] == ["prowlers", "minotaur"]
    assert all(foe["rampaging"] for foe in table.combat["enemies"])


@pytest.mark.rule("MK-VAR-VIO-03b", "MK-VAR-VIO-03c")
def test_while_one_of_two_remains_the_space_is_held() -> None:
    """The prowlers fall, the minotaur stays: +1 Reputation, and the space is as closed as before."""
    table = facing("prowlers", "minotaur").play("attack 1", "next", "next")
    while table.view["combat"] is not None:
        table.play("next")
    assert [token["enemy"] for token in table.space(ORC)["tokens"]] == ["minotaur"]
    assert table.space(ORC)["tokens"][0]["rampaging"]
    assert table.space(ORC)["cost"] is None
    assert table.me["reputation"] == 1
    alone = facing("minotaur").play("attack 1")
    assert alone.me["reputation"] == 1
    assert alone.space(ORC)["tokens"] == []
    assert alone.space(ORC)["cost"] is not None


@pytest.mark.rule("MK-VAR-VIO-03c")
def test_each_token_of_a_pair_is_worth_one_reputation() -> None:
    """Armor 3 and 5 need an attack of 8."""
    table = facing("prowlers", "minotaur").play("attack 1 2")
    assert table.me["reputation"] == 2
    assert table.space(ORC)["tokens"] == []


@pytest.mark.rule("MK-VAR-VIO-03c")
def test_a_draconum_is_worth_one_in_a_pair_and_two_alone() -> None:
    """An ice dragon has Armor 7, and fire hurts it."""
    how = {"at": DRACONUM, "start": "4,-3", "weapon": "ember_7"}
    assert facing("ice_dragon", "minotaur", **how).play("attack 1").me["reputation"] == 1
    assert facing("ice_dragon", **how).play("attack 1").me["reputation"] == 2


@pytest.mark.rule("MK-VAR-VIO-01", "MK-VAR-VIO-05")
def test_one_violence_excludes_the_other() -> None:
    said = refused("full_conquest", 2, rampage="on", more_rampage="on")
    assert set(said.values()) == {"rampage", "more_rampage"}
