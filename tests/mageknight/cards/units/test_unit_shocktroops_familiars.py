"""Shocktroops and Magic Familiars."""

from __future__ import annotations

import pytest

from ...scripted import Table, given
from ..hold import fight, peace, points, pool

# -- Shocktroops --------------------------------------------------------------------------------------------------


def test_shocktroops_shoot_and_lend_their_fury_to_all_other_units() -> None:
    units = '["shocktroops", "utem_crossbowmen", "peasants"]'
    table = fight("ranged", "march", units=units).play("use shocktroops 1 1", "use utem_crossbowmen 2 2")
    assert pool(table) == ["attack 1 physical ranged", "attack 3 physical ranged"]
    table.play("next", "next", "damage 1 1 hero", "use peasants 3 1")
    assert pool(table) == ["attack 3 physical melee"]


def test_two_shocktroops_help_each_other_but_not_themselves() -> None:
    table = fight("ranged", "march", units='["shocktroops", "shocktroops"]')
    table.play("use shocktroops 1 1", "use shocktroops 2 1")
    assert pool(table) == ["attack 1 physical ranged", "attack 2 physical ranged"]


def test_the_fury_does_not_raise_cards() -> None:
    table = fight("attack", "rage", units='["shocktroops"]').play("use shocktroops 1 1", "play rage")
    assert pool(table) == ["attack 1 physical ranged", "attack 2 physical melee"]


def test_shocktroops_wear_an_enemy_down() -> None:
    table = fight("block", "march", units='["shocktroops"]').play("use shocktroops 1 2", "against 1 1")
    foe = table.foe(1)
    assert (foe["armor"], foe["attacks"][0]["value"]) == (2, 3)


def test_worn_down_armor_stays_at_least_1() -> None:
    units = '["shocktroops", "shocktroops", "shocktroops"]'
    table = fight("block", "march", units=units)
    for place in (1, 2, 3):
        table.play(f"use shocktroops {place} 2", "against 1 1")
    foe = table.foe(1)
    assert (foe["armor"], foe["attacks"][0]["value"]) == (1, 1)


def test_in_the_attack_phase_only_the_armor_is_left_to_wear_down() -> None:
    table = fight("attack", "march", units='["shocktroops"]').play("use shocktroops 1 2", "target 1")
    assert table.foe(1)["armor"] == 2


def test_arcane_immunity_saves_the_armor_but_not_the_attack() -> None:
    table = fight("block", "march", units='["shocktroops"]', enemies='["shadow"]')
    table.play("use shocktroops 1 2", "against 1 1")
    assert (table.foe(1)["armor"], table.foe(1)["attacks"][0]["value"]) == (8, 3)  # elusive: 8 until blocked


def test_one_attack_of_several_is_worn_down() -> None:
    table = fight("block", "march", units='["shocktroops"]', enemies='["hydra"]').play("use shocktroops 1 2")
    assert table.options == ["against 1 1", "against 1 2", "against 1 3"]
    table.play("against 1 2")
    assert [attack["value"] for attack in table.foe(1)["attacks"]] == [2, 1, 2]


def test_shocktroops_draw_an_attack_on_themselves() -> None:
    units = '["peasants", "shocktroops"]'
    table = fight("block", "march", units=units, enemies='["swordsmen"]').play("use shocktroops 2 3", "against 1 1")
    assert table.foe(1)["attacks"][0]["damage"] == 3  # 6 - 3
    table.play("next")
    assert table.offered("damage") == ["damage 1 1 shocktroops 2"]
    table.play("damage 1 1 shocktroops 2")
    assert [unit["wounds"] for unit in table.me["units"]] == [0, 1]
    assert "wound" not in table.me["hand"]


def test_an_assassin_is_drawn_away_from_the_hero_too() -> None:
    table = fight("block", "march", units='["shocktroops", "peasants"]', enemies='["orc_trackers"]')
    table.play("use shocktroops 1 3", "against 1 1", "next")
    assert table.offered("damage") == ["damage 1 1 shocktroops 1"]
    table.play("damage 1 1 shocktroops 1")  # 4 - 3 = 1
    assert "wound" not in table.me["hand"]


def test_what_the_shocktroops_cannot_take_goes_on() -> None:
    units = '["peasants", "shocktroops"]'
    table = fight("block", "march", units=units, enemies='["werewolf"]').play("use shocktroops 2 3", "against 1 1")
    table.play("next", "damage 1 1 shocktroops 2")  # 7 - 3 = 4, Armor 3
    assert table.combat["damage_left"] == {"n": 1, "i": 1, "left": 1}
    assert table.offered("damage") == ["damage 1 1 hero", "damage 1 1 peasants 1"]


def test_an_attack_of_3_drawn_away_counts_as_blocked() -> None:
    table = fight("block", "march", units='["shocktroops"]', enemies='["diggers"]')
    table.play("use shocktroops 1 3", "against 1 1")
    assert table.foe(1)["attacks"][0]["state"] == "blocked"


def test_nothing_is_drawn_away_in_the_attack_phase() -> None:
    assert not fight("attack", "march", units='["shocktroops"]').offered("use shocktroops 1 3")


# -- Magic Familiars ----------------------------------------------------------------------------------------------


def familiar(color: str) -> str:
    return f'[{{unit = "magic_familiars", mana = "{color}"}}]'


@pytest.mark.parametrize(
    ("color", "phase", "answers", "expected"),
    [
        ("blue", "attack", ("use magic_familiars 1 1",), "attack 3 physical melee"),
        ("red", "attack", ("use magic_familiars 1 1",), "attack 5 physical melee"),
        ("red", "block", ("use magic_familiars 1 2",), "block 4 physical plain"),
        ("blue", "block", ("use magic_familiars 1 2",), "block 7 physical plain"),
    ],
)
def test_familiars_fight_better_with_the_fitting_token(
    color: str, phase: str, answers: tuple[str, ...], expected: str
) -> None:
    assert pool(fight(phase, "march", units=familiar(color)).play(*answers)) == [expected]


@pytest.mark.parametrize(
    ("color", "answers", "expected"),
    [
        ("red", ("use magic_familiars 1 3", "choose move 3"), (3, 0, 0)),
        ("red", ("use magic_familiars 1 3", "choose influence 3"), (0, 3, 0)),
        ("white", ("use magic_familiars 1 3", "choose move 5"), (5, 0, 0)),
        ("white", ("use magic_familiars 1 3", "choose influence 5"), (0, 5, 0)),
        ("red", ("use magic_familiars 1 4",), (0, 0, 2)),
        ("green", ("use magic_familiars 1 4",), (0, 0, 3)),
    ],
)
def test_familiars_help_in_peace(color: str, answers: tuple[str, ...], expected: tuple[int, int, int]) -> None:
    table = peace("march", units=familiar(color)).play(*answers)
    assert points(table) == expected
    assert table.me["units"][0]["mana"] == color  # the token stays for the round


def at_monastery(player: str, dice: str = '["black"]') -> Table:
    """5 Influence by Reputation and 1 by a card: the price of the Familiars."""
    return given(f"""
        [map.tiles]
        "1,0" = "countryside_5"
        [source]
        dice = {dice}
        [player]
        hand = ["march", "rage"]
        at = "4,-3"
        reputation = 7
        {player}
        [offers]
        units = ["magic_familiars"]
    """).play("interact", "play march sideways influence")


def test_familiars_are_fed_a_basic_mana_when_recruited() -> None:
    table = at_monastery("crystals = {red = 1}\nmana = {gold = 1}").play("recruit magic_familiars")
    assert table.options == [
        "feed red gold token",
        "feed red red crystal",
        "feed blue gold token",
        "feed white gold token",
        "feed green gold token",
    ]
    table.play("feed blue gold token")
    assert table.me["units"] == [
        {
            "unit": "magic_familiars",
            "spent": False,
            "wounds": 0,
            "mana": "blue",
            "banner": "",
            "furled": False,
            "n": 0,
            "armor": 5,
            "resistances": [],
            "absorbed": False,
        }
    ]
    assert table.me["influence"] == 0
    assert table.me["crystals"]["red"] == 1


def test_familiars_may_take_the_place_of_another_unit() -> None:
    table = at_monastery('units = ["peasants"]\ncrystals = {red = 1}').play("recruit magic_familiars")
    table.play("disband peasants 1", "feed red red crystal")
    assert [(unit["unit"], unit["mana"]) for unit in table.me["units"]] == [("magic_familiars", "red")]


def test_familiars_do_not_come_without_mana_for_them() -> None:
    assert not at_monastery("mana = {black = 1}").offered("recruit")
    assert at_monastery("", dice='["green"]').offered("recruit") == ["recruit magic_familiars"]


def test_familiars_can_be_met_in_a_glade() -> None:
    table = peace("march", player='at = "1,-3"', top='[offers]\nunits = ["magic_familiars", "peasants"]')
    table.play("interact")
    assert not table.offered("recruit peasants")
    assert "interact" not in peace("march", player='at = "1,-3"', top='[offers]\nunits = ["peasants"]').options


def upkeep(player: str) -> Table:
    """The round has ended with Familiars that hold a red token."""
    return peace("march", units=familiar("red"), player=player, top="turns_left = 0").play("play march", "end turn")


def test_familiars_are_fed_anew_each_round() -> None:
    table = upkeep("crystals = {blue = 1}")
    assert table.view["round"]["number"] == 2
    assert table.options == ["feed blue blue crystal", "release"]  # no die: nobody has a turn
    table.play("feed blue blue crystal")
    assert table.me["units"][0]["mana"] == "blue"
    assert table.me["crystals"]["blue"] == 0


def test_familiars_may_be_let_go() -> None:
    assert upkeep("crystals = {blue = 1}").play("release").me["units"] == []


def test_familiars_nobody_can_feed_leave() -> None:
    assert upkeep("").me["units"] == []  # nothing to choose: nobody is asked
