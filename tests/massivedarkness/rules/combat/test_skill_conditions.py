"""What a skill's line asks for (MD-SKILL): shadow, wounds paid, weapons held, armour worn."""

from __future__ import annotations

import pytest

from ..dungeon import hero, scene
from ..fights import LIGHT, SHADOW, duel, fighter, foe, reasons, result, rolled


@pytest.mark.rule("MD-SKILL-74", "MD-SKILL-80", "MD-HERO-08")
@pytest.mark.parametrize(("zone", "dice"), [(SHADOW, "yr"), (LIGHT, "r")])
def test_shadow_mode_works_in_shadow_zones_only(zone: str, dice: str) -> None:
    table = duel(fighter("t1_broadsword", name="bjorn", at=zone), foe("goblin_warriors_l1", zone))
    table.play("melee goblin_warriors")
    assert rolled(table)[0] == dice


@pytest.mark.rule("MD-SKILL-75")
def test_bloodthirst_is_paid_with_wounds_and_never_with_the_last() -> None:
    one = fighter("t1_hammer", name="owen", bought={"bloodlust": 1})
    table = duel(one, foe("overlord_troll_lesser"), "y1", "y0", "g2")
    table.play("melee overlord_troll")
    assert table.options == ["use bloodlust", "done"]
    table.play("use bloodlust")
    assert table.me["health"] == 4
    assert reasons(table, "hits") == [("line:bloodlust", 2)]
    assert result(table) == (3, 1, 2)
    table = duel(fighter("t1_hammer", name="owen", health=1, bought={"bloodlust": 1}), foe("overlord_troll_lesser"))
    table.play("melee overlord_troll")  # no question: it would be the last wound
    assert table.me["health"] == 1


@pytest.mark.rule("MD-SKILL-75")
def test_bloodthirst_may_be_left_alone() -> None:
    one = fighter("t1_hammer", name="owen", bought={"bloodlust": 1})
    table = duel(one, foe("overlord_troll_lesser"), "y1", "y0", "g2")
    table.play("melee overlord_troll", "done")
    assert (table.me["health"], result(table)) == (5, (1, 1, 0))


@pytest.mark.rule("MD-SKILL-76")
def test_a_blood_tribute_may_come_from_an_ally_in_sight_who_agrees() -> None:
    one = fighter("t1_hammer", name="elias", bought={"blood_magic": 1})
    table = scene(
        foe("overlord_troll_lesser"),
        hero("owen", "6v.c2"),  # in sight
        hero("bjorn", "6v.c1"),  # not in sight
        hero("whisper", LIGHT, health=1),  # would fall
        one,
        rolls=["y1", "y0", "g2"],
        level=2,
    )
    table.play("melee overlord_troll")
    assert table.options == ["use blood_magic owen", "use blood_magic elias", "done"]
    table.play("use blood_magic owen")
    assert (table.seat, table.options) == (0, ["agree", "refuse"])
    table.play("refuse")
    assert (table.seat, table.hero("owen")["health"]) == (3, 5)
    table.play("use blood_magic owen", "agree")
    assert (table.hero("owen")["health"], table.hero("elias")["health"]) == (4, 5)
    assert result(table) == (3, 1, 2)


@pytest.mark.rule("MD-SKILL-77")
@pytest.mark.parametrize(
    ("hands", "dice"),
    [
        (("t1_broadsword", "t1_hand_axe"), "yyyr"),
        (("t1_broadsword", "t1_light_crossbow"), "yr"),  # a weapon of another kind is a weapon
        (("t1_broadsword", "t1_wooden_shield"), "r"),  # a shield is none
        (("t1_spear",), "yr"),  # one card is not two
    ],
)
def test_two_weapons_are_two_cards_with_attack_dice(hands: tuple[str, ...], dice: str) -> None:
    table = duel(fighter(*hands, bought={"twin_blades": 1}), foe("goblin_warriors_l1"))
    table.play("melee goblin_warriors")
    assert rolled(table)[0] == dice


@pytest.mark.rule("MD-SKILL-78")
@pytest.mark.parametrize(("weapon", "dice"), [("t1_hammer", "yyy"), ("t1_hand_axe", "yy"), ("se_mace", "yyy")])
def test_a_mace_or_hammer_by_name(weapon: str, dice: str) -> None:
    one = fighter(weapon, name="siegfried", bought={"hammer_of_judgement": 1})
    table = duel(one, foe("goblin_warriors_l1"), level=2)
    table.play("melee goblin_warriors")
    assert rolled(table)[0] == dice


@pytest.mark.rule("MD-SKILL-79")
@pytest.mark.parametrize(("body", "dice"), [("", "g"), ("se_leather_armor", "b")])
def test_no_armour_equipped(body: str, dice: str) -> None:
    one = fighter(name="owen", body=body, bought={"bare_chest": 1})
    table = duel(one, foe("orc_flayers_l1"), level=2)
    table.play("end")
    assert rolled(table, 0)[1] == dice


@pytest.mark.rule("MD-SKILL-81")
@pytest.mark.parametrize(("hands", "dice"), [(["t1_wooden_shield"], "bb"), (["t1_broadsword"], "")])
def test_a_shield_bearer(hands: list[str], dice: str) -> None:
    one = fighter(*hands, name="owen", **{"class": "wrath_paladin"}, bought={"shield_wall": 1})
    table = duel(one, foe("orc_flayers_l1"))
    table.play("end")
    assert rolled(table, 0)[1] == dice


@pytest.mark.rule("MD-SKILL-83")
@pytest.mark.parametrize(("hands", "dice"), [(["t1_spear"], "yyr"), (["t1_broadsword"], "r")])
def test_a_two_handed_weapon(hands: list[str], dice: str) -> None:
    table = duel(fighter(*hands, name="owen", bought={"great_weapons": 1}), foe("goblin_warriors_l1"))
    table.play("melee goblin_warriors")
    assert rolled(table)[0] == dice


@pytest.mark.rule("MD-SKILL-84")
@pytest.mark.parametrize(("health", "dice"), [(4, "r"), (3, "yr"), (2, "yr")])
def test_wounded_means_so_many_wounds_or_more(health: int, dice: str) -> None:
    table = duel(fighter("t1_broadsword", name="owen", health=health), foe("goblin_warriors_l1"))
    table.play("melee goblin_warriors")
    assert rolled(table)[0] == dice
