"""Heroes, Altem Mages and Delphana Masters: Units with rules of their own."""

from __future__ import annotations

from typing import Any

import pytest

from ...rules.fights import states
from ...scripted import given
from ..tables import at_peace, in_fight, pool


@pytest.mark.parametrize(
    ("unit", "phase", "play", "expected"),
    [
        ("heroes_blue", "attack", "use heroes_blue 1 1", "attack 5 physical melee"),
        ("heroes_blue", "block", "use heroes_blue 1 2 blue token", "block 8 coldfire plain"),
        ("heroes_red", "attack", "use heroes_red 1 2 red token", "attack 6 coldfire melee"),
        ("heroes_white", "ranged", "use heroes_white 1 2 white token", "attack 7 physical ranged"),
    ],
)
def test_heroes_fight(unit: str, phase: str, play: str, expected: str) -> None:
    assert pool(in_fight("march", units=[unit], phase=phase).play(play)) == [expected]


def test_green_heroes_heal_in_peace_only() -> None:
    table = at_peace("march", "wound", units=["heroes_green"]).play("use heroes_green 1 2 green token")
    assert table.me["heal"] == 4
    assert in_fight("march", units=["heroes_green"]).offered("use heroes_green 1 2") == []


@pytest.mark.parametrize(("reputation", "bonus"), [(2, 1), (-2, -1), (0, 0)])
def test_reputation_counts_twice_for_heroes(reputation: int, bonus: int) -> None:
    """Printed price 9; the bonus is already in the points once, so the price moves by it once more."""
    table = given(f"""
        phase = "move"
        [player]
        hand = ["march"]
        units = ["heroes_white"]
        at = "2,-3"
        reputation = {reputation}
        fame = 24
        [offers]
        units = ["heroes_red"]
    """)
    table.play("interact", "use heroes_white 1 3")  # Influence 5
    assert table.me["influence"] == 5 + bonus
    assert table.me["reputation"] == reputation + 1  # used in an interaction
    assert table.refused("recruit heroes_red") == "MK-INT-04a1"


def test_heroes_ask_for_influence_when_storming_walls() -> None:
    table = given("""
        [player]
        hand = ["promise"]
        units = ["heroes_white"]
        [map]
        tiles = { "1,1" = "countryside_3" }
        [combat]
        enemies = ["diggers"]
        site = "keep"
        phase = "block"
    """)
    assert table.offered("use heroes_white") == []
    table.play("play promise")
    assert table.me["influence"] == 2
    table.play("use heroes_white 1 1")
    assert table.me["influence"] == 0
    assert pool(table) == ["block 5 physical plain"]


def test_altem_mages_make_any_two_mana() -> None:
    table = at_peace("march", units=["altem_mages"], mana={})
    table.play("use altem_mages 1 1", "choose mana gold", "choose mana red")
    assert table.me["mana"] == {"gold": 1, "red": 1}


@pytest.mark.parametrize(
    ("mana", "choice", "expected"),
    [
        ({}, None, "block 5 coldfire plain"),
        ({"blue": 1}, "choose pay_mana blue: attack 7 coldfire melee / block 7 coldfire", "block 7 coldfire plain"),
        ({"red": 1}, "choose pay_mana red: attack 7 coldfire melee / block 7 coldfire", "block 7 coldfire plain"),
        (
            {"red": 1, "blue": 1},
            "choose pay_both blue red: attack 9 coldfire melee / block 9 coldfire",
            "block 9 coldfire plain",
        ),
    ],
)
def test_altem_mages_burn_brighter_with_mana(mana: dict[str, int], choice: str | None, expected: str) -> None:
    table = in_fight("march", units=["altem_mages"], mana=mana, phase="block")
    table.play("use altem_mages 1 2")
    if choice:
        table.play(choice)
    assert pool(table) == [expected]


def test_one_gold_mana_does_not_pay_for_two_colors() -> None:
    table = in_fight("march", units=["altem_mages"], mana={"gold": 1}, phase="block")
    table.play("use altem_mages 1 2")
    assert not [option for option in table.options if "pay_both" in option]


@pytest.mark.parametrize(
    ("choice", "phase", "expected"),
    [("coldfire", "attack", "attack 2 coldfire melee"), ("siege", "ranged", "attack 2 physical siege")],
)
def test_altem_mages_change_all_attacks(choice: str, phase: str, expected: str) -> None:
    """Rage is melee 2: as Siege it can already be played in the first phase."""
    table = in_fight("rage", units=["altem_mages"], mana={"black": 1}, phase=phase, tables={"time": "night"})
    table.play("use altem_mages 1 3 black token", f"choose attacks_become {choice}", "play rage")
    assert pool(table) == [expected]


def test_delphana_masters_use_several_abilities_at_once() -> None:
    table = in_fight(
        "march", units=["delphana_masters"], mana={"blue": 1, "green": 1}, enemies=("swordsmen",), phase="block"
    )
    table.play("use delphana_masters 1 1 blue token")
    assert states(table) == ["cancelled"]
    assert table.prompt == "mk-ask-more-abilities"
    assert table.offered("use delphana_masters 1 1") == []
    table.play("use delphana_masters 1 3 green token")
    assert table.foe(1)["armor"] == 1  # Armor 5 less 5, never below 1


def test_delphana_masters_doom_an_enemy_that_is_then_blocked() -> None:
    """Diggers attack with 3 and are worth 2 Fame."""
    table = in_fight(
        "determination", "march", units=["delphana_masters"], mana={"red": 1}, enemies=("diggers",), phase="block"
    )
    table.play("use delphana_masters 1 2 red token", "play determination", "play march sideways block", "block 1 1")
    assert table.view["combat"] is None
    assert table.me["fame"] == 2


def test_delphana_masters_strip_walls_and_resistances() -> None:
    table = in_fight("march", units=["delphana_masters"], mana={"white": 1}, enemies=("altem_guardsmen",))
    table.play("use delphana_masters 1 4 white token")
    assert table.foe(1)["fortified"] == 0
    assert table.foe(1)["resistances"] == []


@pytest.mark.parametrize(("reputation", "offered"), [(2, True), (0, False), (-2, False)])
def test_price_of_heroes_follows_reputation(reputation: int, offered: bool) -> None:
    """Influence 8 played: with a bonus of 1 there are 9 points and the price is 8; without it 8 points for 9."""
    table = given(f"""
        [player]
        hand = ["promise", "promise", "promise", "promise"]
        at = "2,-3"
        reputation = {reputation}
        fame = 24
        [offers]
        units = ["heroes_red", "thugs"]
    """)
    table.play("interact", "play promise", "play promise", "play promise", "play promise")
    assert bool(table.offered("recruit heroes_red")) is offered
    if offered:
        table.play("recruit heroes_red")
        assert table.me["influence"] == 1
        assert table.offered("recruit thugs") == []  # never together with Heroes


def test_a_doomed_enemy_that_was_the_last_ends_the_combat() -> None:
    """It is blocked already, so it falls at once, in the middle of the activation that doomed it."""
    mana = {"red": 1, "blue": 1, "white": 1, "green": 1}
    fight: dict[str, Any] = {"enemies": ("prowlers",), "phase": "block", "pool": ["block 4 physical"], "mana": mana}
    table = in_fight("march", units=["delphana_masters"], **fight).play("block 1 1")
    table.play("use delphana_masters 1 2 red token")
    while "done" in table.options:
        table.play("done")
    assert table.view["combat"] is None
    assert table.prompt == "mk-ask-turn-after"
    assert "play march" in table.options
