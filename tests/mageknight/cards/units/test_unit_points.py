"""Regular Units whose abilities are points: each ability, where it counts and where it does not."""

from __future__ import annotations

import pytest

from ..hold import fight, peace, points, pool

# unit, answers, (Move, Influence, Heal)
PEACE = [
    ("peasants", ("use peasants 1 2",), (0, 2, 0)),
    ("peasants", ("use peasants 1 3",), (2, 0, 0)),
    ("foresters", ("use foresters 1 1",), (2, 0, 0)),
    ("herbalists", ("use herbalists 1 1 green die",), (0, 0, 2)),
    ("illusionists", ("use illusionists 1 1",), (0, 4, 0)),
    ("scouts", ("use scouts 1 3",), (2, 0, 0)),
    ("thugs", ("use thugs 1 3",), (0, 4, 0)),
]


@pytest.mark.parametrize(("unit", "answers", "expected"), PEACE)
def test_points_in_peace(unit: str, answers: tuple[str, ...], expected: tuple[int, int, int]) -> None:
    table = peace("march", units=f'["{unit}"]').play(*answers)
    assert points(table) == expected
    assert table.me["units"][0]["spent"]


# phase, unit, answer, points in the pool
FIGHTS = [
    ("attack", "peasants", "use peasants 1 1", "attack 2 physical melee"),
    ("block", "peasants", "use peasants 1 1", "block 2 physical plain"),
    ("block", "foresters", "use foresters 1 2", "block 3 physical plain"),
    ("attack", "utem_crossbowmen", "use utem_crossbowmen 1 1", "attack 3 physical melee"),
    ("block", "utem_crossbowmen", "use utem_crossbowmen 1 1", "block 3 physical plain"),
    ("ranged", "utem_crossbowmen", "use utem_crossbowmen 1 2", "attack 2 physical ranged"),
    ("attack", "utem_crossbowmen", "use utem_crossbowmen 1 2", "attack 2 physical ranged"),
    ("attack", "utem_guardsmen", "use utem_guardsmen 1 1", "attack 2 physical melee"),
    ("block", "utem_guardsmen", "use utem_guardsmen 1 2", "block 4 physical vs_swift"),
    ("attack", "utem_swordsmen", "use utem_swordsmen 1 1", "attack 3 physical melee"),
    ("block", "utem_swordsmen", "use utem_swordsmen 1 1", "block 3 physical plain"),
    ("attack", "utem_swordsmen", "use utem_swordsmen 1 2", "attack 6 physical melee"),
    ("block", "utem_swordsmen", "use utem_swordsmen 1 2", "block 6 physical plain"),
    ("attack", "guardian_golems", "use guardian_golems 1 1", "attack 2 physical melee"),
    ("block", "guardian_golems", "use guardian_golems 1 1", "block 2 physical plain"),
    ("block", "guardian_golems", "use guardian_golems 1 2 red die", "block 4 fire plain"),
    ("block", "guardian_golems", "use guardian_golems 1 3 blue die", "block 4 ice plain"),
    ("attack", "red_cape_monks", "use red_cape_monks 1 1", "attack 3 physical melee"),
    ("block", "red_cape_monks", "use red_cape_monks 1 1", "block 3 physical plain"),
    ("attack", "red_cape_monks", "use red_cape_monks 1 2 red die", "attack 4 fire melee"),
    ("block", "red_cape_monks", "use red_cape_monks 1 2 red die", "block 4 fire plain"),
    ("attack", "northern_monks", "use northern_monks 1 1", "attack 3 physical melee"),
    ("block", "northern_monks", "use northern_monks 1 1", "block 3 physical plain"),
    ("attack", "northern_monks", "use northern_monks 1 2 blue die", "attack 4 ice melee"),
    ("block", "northern_monks", "use northern_monks 1 2 blue die", "block 4 ice plain"),
    ("attack", "savage_monks", "use savage_monks 1 1", "attack 3 physical melee"),
    ("block", "savage_monks", "use savage_monks 1 1", "block 3 physical plain"),
    ("ranged", "savage_monks", "use savage_monks 1 2 green die", "attack 4 physical siege"),
    ("attack", "savage_monks", "use savage_monks 1 2 green die", "attack 4 physical siege"),
    ("ranged", "scouts", "use scouts 1 1", "attack 1 physical siege"),
    ("attack", "scouts", "use scouts 1 1", "attack 1 physical siege"),
    ("block", "thugs", "use thugs 1 1", "block 3 physical plain"),
    ("attack", "thugs", "use thugs 1 2", "attack 3 physical melee"),
]


@pytest.mark.parametrize(("phase", "unit", "answer", "expected"), FIGHTS)
def test_points_in_a_fight(phase: str, unit: str, answer: str, expected: str) -> None:
    table = fight(phase, "march", units=f'["{unit}"]').play(answer)
    assert pool(table) == [expected]
    assert table.me["units"][0]["spent"]


# phase, unit, what may not be done, the rule
FORBIDDEN = [
    ("ranged", "peasants", "use peasants 1 1", "MK-RNG-03"),
    ("attack", "foresters", "use foresters 1 2", "MK-CMB-04"),
    ("block", "herbalists", "use herbalists 1 1 green die", "MK-CMB-06b"),
    ("block", "utem_crossbowmen", "use utem_crossbowmen 1 2", "MK-CMB-04"),
    ("ranged", "utem_guardsmen", "use utem_guardsmen 1 1", "MK-RNG-03"),
    ("attack", "utem_guardsmen", "use utem_guardsmen 1 2", "MK-CMB-04"),
    ("ranged", "utem_swordsmen", "use utem_swordsmen 1 2", "MK-RNG-03"),
    ("attack", "guardian_golems", "use guardian_golems 1 2 red die", "MK-CMB-04"),
    ("attack", "guardian_golems", "use guardian_golems 1 3 blue die", "MK-CMB-04"),
    ("ranged", "red_cape_monks", "use red_cape_monks 1 2 red die", "MK-RNG-03"),
    ("ranged", "northern_monks", "use northern_monks 1 2 blue die", "MK-RNG-03"),
    ("block", "savage_monks", "use savage_monks 1 2 green die", "MK-CMB-04"),
    ("block", "scouts", "use scouts 1 1", "MK-CMB-04"),
    ("attack", "thugs", "use thugs 1 1", "MK-CMB-04"),
]


@pytest.mark.parametrize(("phase", "unit", "notation", "rule"), FORBIDDEN)
def test_not_in_this_phase(phase: str, unit: str, notation: str, rule: str) -> None:
    table = fight(phase, "march", units=f'["{unit}"]')
    assert notation not in table.options
    assert table.refused(notation) == rule


@pytest.mark.parametrize(
    "ability",
    [
        "herbalists 1 1",
        "guardian_golems 1 2",
        "guardian_golems 1 3",
        "illusionists 1 2",
        "red_cape_monks 1 2",
        "northern_monks 1 2",
        "savage_monks 1 2",
    ],
)
@pytest.mark.parametrize("phase", ["peace", "ranged", "block", "attack"])
def test_a_mana_symbol_wants_mana(ability: str, phase: str) -> None:
    units = f'["{ability.split()[0]}"]'
    if phase == "peace":
        table = peace("march", units=units, dice='["black", "black"]')
    else:
        table = fight(phase, "march", units=units, player="mana = {black = 1}", dice='["black"]')
    assert not table.offered(f"use {ability}")


def test_foresters_make_forest_hills_and_swamp_1_cheaper() -> None:
    table = peace("march", units='["foresters"]', top='[map.tiles]\n"1,0" = "countryside_8"').play("use foresters 1 1")
    costs = {at: (table.space(at)["terrain"], table.space(at)["cost"]) for at in ("1,-1", "2,-1", "4,-2")}
    assert costs == {"1,-1": ("forest", 2), "2,-1": ("swamp", 4), "4,-2": ("plains", 2)}
    assert peace("march", units='["foresters"]').play("use foresters 1 1").space("2,-1")["cost"] == 2  # hills


def test_four_foresters_make_hills_free_and_no_cheaper() -> None:
    units = '["foresters", "foresters", "foresters", "foresters"]'
    table = peace("march", units=units).play(*(f"use foresters {n} 1" for n in (1, 2, 3, 4)))
    assert table.space("2,-1")["cost"] == 0


def test_herbalists_give_a_green_token() -> None:
    assert peace("march", units='["herbalists"]').play("use herbalists 1 3").me["mana"] == {"green": 1}


def test_herbalists_ready_a_unit_of_level_1_or_2_but_not_themselves() -> None:
    table = peace("march", units='["herbalists", {unit = "utem_guardsmen", spent = true}]').play("use herbalists 1 2")
    assert [unit["spent"] for unit in table.me["units"]] == [True, False]
    assert table.prompt == "mk-ask-turn-move"
    alone = peace("march", units='["herbalists", "utem_guardsmen"]')
    assert not alone.offered("use herbalists 1 2")
    assert alone.refused("use herbalists 1 2") == "MK-UNIT-06"


def test_herbalists_ready_one_of_two() -> None:
    units = '["herbalists", {unit = "peasants", spent = true}, {unit = "thugs", spent = true}]'
    table = peace("march", units=units).play("use herbalists 1 2")
    assert table.options == ["ready peasants 2", "ready thugs 3"]


def test_herbalists_heal_2() -> None:
    table = peace("wound", "wound", "march", units='["herbalists"]').play("use herbalists 1 1 green die")
    assert table.play("heal hand", "heal hand").me["hand"] == ["march"]


@pytest.mark.parametrize(("enemy", "have", "need"), [("prowlers", 4, 4), ("wolf_riders", 8, 6), ("crossbowmen", 8, 8)])
def test_guardsmen_block_twice_as_well_against_swift_attacks(enemy: str, have: int, need: int) -> None:
    table = fight("block", "march", enemies=f'["{enemy}"]', units='["utem_guardsmen"]').play("use utem_guardsmen 1 2")
    (meter,) = table.combat["block_meters"]
    assert (meter["n"], meter["i"], meter["have"], meter["need"]) == (1, 1, have, need)
    assert table.play("block 1 1").foe(1)["attacks"][0]["state"] == "blocked"


@pytest.mark.parametrize("phase", ["block", "attack"])
def test_swordsmen_wound_themselves_for_6(phase: str) -> None:
    table = fight(phase, "march", units='["utem_swordsmen"]').play("use utem_swordsmen 1 2")
    assert table.me["units"] == [
        {
            "unit": "utem_swordsmen",
            "spent": True,
            "wounds": 1,
            "mana": "",
            "banner": "",
            "furled": False,
            "n": 0,
            "armor": 4,
            "resistances": [],
            "absorbed": False,
        }
    ]
    assert "wound" not in table.me["hand"]
    table = fight(phase, "march", units='["utem_swordsmen"]').play("use utem_swordsmen 1 1")
    assert table.me["units"][0]["wounds"] == 0


def test_golems_resist_a_physical_blow_up_to_their_armor() -> None:
    table = fight("block", "march", units='["guardian_golems"]', enemies='["diggers"]').play("next")
    table.play("damage 1 1 guardian_golems 1")
    assert table.me["units"][0]["wounds"] == 0
    assert "wound" not in table.me["hand"]


@pytest.mark.parametrize("phase", ["ranged", "block"])
def test_illusionists_keep_an_enemy_from_attacking(phase: str) -> None:
    table = fight(phase, "march", units='["illusionists"]').play("use illusionists 1 2 white die")
    assert table.foe(1)["attacks"][0]["state"] == "cancelled"


def test_illusionists_choose_among_unfortified_enemies() -> None:
    table = fight("block", "march", units='["illusionists"]', enemies='["prowlers", "diggers", "golems"]')
    table.play("use illusionists 1 2 white die")
    assert table.options == ["target 1", "target 3"]  # Diggers are fortified


def test_illusionists_cannot_fool_fortified_enemies_alone() -> None:
    table = fight("block", "march", units='["illusionists"]', enemies='["diggers"]')
    assert not table.offered("use illusionists 1 2")


def test_illusionists_do_not_fool_the_garrison_of_a_keep() -> None:
    table = fight(
        "block",
        "march",
        units='["illusionists"]',
        enemies='["golems"]',
        top='[map.tiles]\n"1,0" = "countryside_9"',
        site="keep",
    )
    assert not table.offered("use illusionists 1 2")


def test_illusionists_come_too_late_in_the_attack_phase() -> None:
    assert not fight("attack", "march", units='["illusionists"]').offered("use illusionists 1 2")


def test_illusionists_give_a_white_crystal() -> None:
    assert peace("march", units='["illusionists"]').play("use illusionists 1 3").me["crystals"]["white"] == 1
    full = peace("march", units='["illusionists"]', player="crystals = {white = 3}").play("use illusionists 1 3")
    assert (full.me["crystals"]["white"], full.me["mana"]) == (3, {"white": 1})


def test_savage_monks_reach_a_fortified_enemy_from_afar() -> None:
    units = '["savage_monks", "utem_crossbowmen"]'
    table = fight("ranged", "march", units=units, enemies='["diggers"]').play("use utem_crossbowmen 2 2")
    assert not table.offered("attack")
    table.play("use savage_monks 1 2 green die")
    assert table.offered("attack") == ["attack 1"]
