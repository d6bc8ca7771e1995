"""Interactive combat (MK-VAR-INT): a hidden colour helps a single enemy, and pays for it.

Prowlers have Armor 3, Attack 4 and 2 Fame.
"""

from __future__ import annotations

from typing import Any

import pytest

from ...scripted import Table
from ..agreed_tables import GLADE, ORC, OTHER_ORC, turn
from ..duels import arsenal
from ..quests import notes

pytestmark = pytest.mark.usefixtures("arsenal")
__all__ = ["arsenal"]

INTERACTIVE = {"interactive_combat": "on"}


def challenged(*hand: str, enemy: str = "prowlers", people: int = 2, **tables: Any) -> Table:
    """Tovak has challenged a single enemy; the player before him is asked."""
    place = {"tokens": {ORC: [enemy], OTHER_ORC: []}}
    me = {"at": GLADE, "hand": [*hand, "march"]}
    table = turn(me, people=people, map=place, **{"options": INTERACTIVE, **tables})
    return table.play(f"challenge {ORC}")


def helped(color: str, *hand: str, **how: Any) -> Table:
    return challenged(*hand, **how).play(f"secret {color}")


def to_attack(table: Table) -> Table:
    """Everything the enemy does is taken by the Hero."""
    table.play("next", "next")
    while table.combat["phase"] == "damage":
        table.play(next(said for said in table.offered("damage") if said.endswith("hero")))
    return table


@pytest.mark.rule("MK-VAR-INT-01", "MK-VAR-INT-02")
@pytest.mark.parametrize(("people", "hider"), [(2, 1), (3, 2), (4, 3)])
def test_whoever_played_before_chooses_any_colour(people: int, hider: int) -> None:
    """Tovak is the first of the round: the last of the order played before him."""
    table = challenged(people=people)
    assert table.seat == hider
    assert table.options == [f"secret {color}" for color in ("red", "blue", "white", "green", "gold", "black")]


@pytest.mark.rule("MK-VAR-INT-01")
def test_against_several_enemies_nobody_is_asked() -> None:
    place = {"tokens": {ORC: ["prowlers", "minotaur"], OTHER_ORC: []}}
    table = turn({"at": GLADE, "hand": ["march"]}, map=place, options=INTERACTIVE).play(f"challenge {ORC}")
    assert table.seat == 0
    assert len(table.combat["enemies"]) == 2


@pytest.mark.rule("MK-VAR-INT-01")
def test_the_last_defender_of_a_city_is_a_single_enemy() -> None:
    place: dict[str, Any] = {"tiles": {"1,1": "core_7"}, "tokens": {"4,-5": ["crossbowmen"], "4,-4": []}}
    table = turn({"at": "5,-6", "move": 2, "hand": ["march"]}, map=place, options=INTERACTIVE).play("move 4,-5")
    assert (table.seat, table.prompt) == (1, "mk-ask-secret")
    place["tokens"]["4,-5"] = ["crossbowmen", "crossbowmen"]
    several = turn({"at": "5,-6", "move": 2, "hand": ["march"]}, map=place, options=INTERACTIVE).play("move 4,-5")
    assert several.seat == 0


@pytest.mark.rule("MK-VAR-INT-01")
def test_an_enemy_in_a_dungeon_counts_too() -> None:
    place = {"tiles": {"1,0": "countryside_7"}}
    at = next(space["at"] for space in turn(map=place).view["map"]["hexes"] if space["site"] == "dungeon")
    table = turn({"at": at, "hand": ["march"]}, map=place, options=INTERACTIVE).play("enter")
    assert (table.seat, table.prompt) == (1, "mk-ask-secret")


@pytest.mark.rule("MK-VAR-INT-02")
def test_the_colour_is_a_secret() -> None:
    table = helped("red")
    assert table.match.view(1)["quest"]["secret"] == {"hider": 1, "color": "red"}
    for seat in (0, None):
        assert table.match.view(seat)["quest"]["secret"] == {"hider": 1, "color": None}
    assert not any("red" in line.event.text.args.values() for line in table.match.log if line.event.only == -1)


@pytest.mark.rule("MK-VAR-INT-03a", "MK-VAR-INT-04")
def test_white_is_one_more_armor_at_range_only() -> None:
    table = helped("white", "arrow_3", "arrow_1", "blade_3")
    assert notes(table, "mk-event-secret-shown") == [{"color": "white"}]
    assert table.foe(1)["armor"] == 4
    table.play("play arrow_3")
    assert table.offered("attack") == []
    table.play("play arrow_1")
    assert table.offered("attack") == ["attack 1"]
    table.play("next")
    assert table.foe(1)["armor"] == 3
    assert notes(table, "mk-event-secret-denied") == []


@pytest.mark.rule("MK-VAR-INT-03b", "MK-VAR-INT-04")
def test_red_is_one_more_attack() -> None:
    table = helped("red", "wall_4", "wall_1")
    assert notes(table, "mk-event-secret-denied") == [{"color": "white"}]
    assert (table.foe(1)["armor"], table.foe(1)["attacks"][0]["value"]) == (3, 4)
    table.play("next")
    assert notes(table, "mk-event-secret-shown") == [{"color": "red"}]
    assert table.foe(1)["attacks"][0]["value"] == 5
    table.play("play wall_4")
    assert table.offered("block") == []
    assert table.play("play wall_1").offered("block") == ["block 1 1"]


@pytest.mark.rule("MK-VAR-INT-03c", "MK-VAR-INT-04")
def test_blue_is_one_more_armor_in_the_attack_phase() -> None:
    table = helped("blue", "blade_3", "blade_1")
    assert table.foe(1)["armor"] == 3
    to_attack(table)
    assert notes(table, "mk-event-secret-denied") == [{"color": "white"}, {"color": "red"}]
    assert notes(table, "mk-event-secret-shown") == [{"color": "blue"}]
    assert table.foe(1)["armor"] == 4
    assert table.play("play blade_3").offered("attack") == []
    assert table.play("play blade_1").offered("attack") == ["attack 1"]


@pytest.mark.rule("MK-VAR-INT-03d", "MK-VAR-INT-03e")
@pytest.mark.parametrize(
    ("color", "fame"), [("white", 3), ("red", 3), ("blue", 3), ("black", 2), ("green", 2), ("gold", 2)]
)
def test_an_enemy_that_is_helped_pays_one_fame_more(color: str, fame: int) -> None:
    """Even one that falls before its colour comes into play."""
    assert helped(color, "arrow_4").play("play arrow_4", "attack 1").me["fame"] == fame
    late = to_attack(helped(color, "blade_4")).play("play blade_4", "attack 1")
    assert late.me["fame"] == fame


@pytest.mark.rule("MK-VAR-INT-03e", "MK-VAR-INT-04")
@pytest.mark.parametrize("color", ["black", "green", "gold"])
def test_other_colours_do_nothing_and_are_shown_at_the_attack_phase(color: str) -> None:
    table = helped(color).play("next")
    assert (table.foe(1)["armor"], table.foe(1)["attacks"][0]["value"]) == (3, 4)
    assert table.match.view(0)["quest"]["secret"]["color"] is None
    table = to_attack(helped(color))
    assert table.foe(1)["armor"] == 3
    assert notes(table, "mk-event-secret-shown") == [{"color": color}]
    assert table.match.view(0)["quest"]["secret"]["color"] == color


@pytest.mark.rule("MK-VAR-INT-03b")
def test_what_an_enemy_summons_is_not_helped() -> None:
    table = helped("red", enemy="orc_summoners", piles={"brown": ["minotaur"]}).play("next")
    assert [foe["enemy"] for foe in table.combat["enemies"]] == ["orc_summoners", "minotaur"]
    assert table.foe(2)["attacks"][0]["value"] == 5


@pytest.mark.rule("MK-VAR-INT-01")
def test_without_the_variant_nobody_is_asked() -> None:
    assert challenged(options={}).seat == 0
