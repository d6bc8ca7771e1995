"""The Heroes' own Basic Actions that do more than give points."""

from __future__ import annotations

import pytest

from ...scripted import Table, given
from ..hold import fight, peace, points, pool, village

HILLS, PLAINS, FOREST = "2,-1", "2,-2", "1,-1"


# -- One with the Land --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("time", "at", "block"),
    [
        ("day", "1,0", "block 2 fire plain"),
        ("night", "1,0", "block 2 ice plain"),
        ("day", FOREST, "block 3 fire plain"),
        ("night", FOREST, "block 5 ice plain"),
    ],
)
def test_one_with_the_land_blocks_with_the_cost_of_the_land(time: str, at: str, block: str) -> None:
    table = fight("block", "one_with_the_land", player=f'at = "{at}"', top=f'time = "{time}"')
    table.play("play one_with_the_land strong green die")
    assert table.options == ["choose move 4", "choose land block"]  # no healing in combat
    assert pool(table.play("choose land block")) == [block]


def test_one_with_the_land_looks_at_the_unmodified_cost() -> None:
    table = fight("block", "one_with_the_land", player=f'at = "{FOREST}"', units='["foresters"]')
    table.play("use foresters 1 1", "play one_with_the_land strong green die", "choose land block")
    assert pool(table) == ["block 3 fire plain"]


def test_one_with_the_land_is_raised_when_borrowed() -> None:
    table = fight("block", "concentration", "one_with_the_land", player=f'at = "{FOREST}"')
    table.play("play concentration strong green die", "borrow one_with_the_land", "choose land block")
    assert pool(table) == ["block 5 fire plain"]


def test_one_with_the_land_is_ice_underground_by_day() -> None:
    table = given("""
        [map.tiles]
        "1,0" = "countryside_7"
        [player]
        hand = ["one_with_the_land"]
        mana = {green = 1}
        [combat]
        enemies = ["minotaur"]
        site = "dungeon"
        phase = "block"
    """).play("play one_with_the_land strong green token", "choose land block")
    assert pool(table) == ["block 2 ice plain"]


# -- Druidic Paths ------------------------------------------------------------------------------------------------


def test_druidic_paths_makes_one_space_cheaper_down_to_2() -> None:
    table = peace("druidic_paths").play("play druidic_paths", f"space {HILLS}")
    assert points(table) == (2, 0, 0)
    assert (table.space(HILLS)["cost"], table.space("3,-2")["cost"]) == (2, 3)
    table = peace("druidic_paths").play("play druidic_paths", f"space {PLAINS}")
    assert table.space(PLAINS)["cost"] == 2


def test_druidic_paths_names_no_lake() -> None:
    table = peace("druidic_paths").play("play druidic_paths")
    assert "space 2,-4" not in table.options


def test_druidic_paths_strong_makes_one_terrain_cheaper_down_to_2() -> None:
    table = peace("druidic_paths").play("play druidic_paths strong blue die")
    assert [option.split()[-1] for option in table.options] == [
        "plains",
        "hills",
        "forest",
        "wasteland",
        "desert",
        "swamp",
    ]
    table.play("choose terrain_cost -1 2 hills")
    assert points(table) == (4, 0, 0)
    assert {at: table.space(at)["cost"] for at in (HILLS, "3,-2", PLAINS, FOREST)} == {
        HILLS: 2,
        "3,-2": 2,
        PLAINS: 2,
        FOREST: 3,
    }


# -- Tirelessness -------------------------------------------------------------------------------------------------


def test_tirelessness_raises_one_later_card() -> None:
    table = peace("march", "tirelessness", "march", "rage").play("play march", "play tirelessness", "play march")
    assert points(table) == (2 + 2 + 3, 0, 0)
    assert points(table.play("play rage sideways move")) == (8, 0, 0)


def test_tirelessness_counts_for_sideways_cards_and_not_for_units() -> None:
    table = peace("tirelessness", "rage", units='["peasants"]').play("play tirelessness", "use peasants 1 3")
    assert points(table) == (4, 0, 0)
    assert points(table.play("play rage sideways move")) == (6, 0, 0)


def test_tirelessness_strong_raises_all_later_cards() -> None:
    table = peace("tirelessness", "march", "rage", "promise").play("play tirelessness strong blue die", "play march")
    table.play("play rage sideways move", "play promise sideways move")
    assert points(table) == (4 + 3 + 2 + 2, 0, 0)


# -- Savage Harvesting --------------------------------------------------------------------------------------------


def test_savage_harvesting_swaps_one_card_for_a_crystal_on_one_step() -> None:
    table = peace("savage_harvesting", "rage", "wound", "stamina", player="move = 2").play("play savage_harvesting")
    assert points(table) == (4, 0, 0)
    table.play("move 1,0")
    assert table.options == ["done", "discard rage", "discard stamina"]  # never a Wound
    table.play("done", "move 0,0", "discard rage")
    assert table.me["crystals"]["red"] == 1
    assert table.me["discard"] == ["rage"]
    table = peace("savage_harvesting", "rage", "stamina", player="move = 2").play("play savage_harvesting")
    table.play("move 1,0", "discard stamina", "move 0,0")
    assert table.prompt == "mk-ask-turn-move"  # once only
    assert table.me["crystals"]["blue"] == 1


def test_savage_harvesting_strong_swaps_on_every_step() -> None:
    table = peace("savage_harvesting", "rage", "stamina").play("play savage_harvesting strong green die")
    table.play("move 1,0", "discard rage", "move 0,0", "discard stamina")
    assert table.me["crystals"] == {"red": 1, "blue": 1, "white": 0, "green": 0}


def test_savage_harvesting_asks_nothing_without_a_card_to_give() -> None:
    table = peace("savage_harvesting", "wound").play("play savage_harvesting", "move 1,0")
    assert table.prompt == "mk-ask-turn-move"


def test_savage_harvesting_overflows_into_a_token() -> None:
    table = peace("savage_harvesting", "rage", player="crystals = {red = 3}").play("play savage_harvesting")
    table.play("move 1,0", "discard rage")
    assert table.me["mana"] == {"red": 1}


def test_savage_harvesting_comes_before_the_fight_a_step_provokes() -> None:
    table = peace("savage_harvesting", "rage", player='at = "2,-3"').play("play savage_harvesting", "move 2,-2")
    table.play("discard rage")
    assert table.me["crystals"]["red"] == 1
    assert table.combat["kind"] == "challenge"


# -- Ruthless Coercion --------------------------------------------------------------------------------------------


def units(table: Table) -> list[str]:
    return [unit["unit"] for unit in table.me["units"]]


def test_ruthless_coercion_rebates_2_on_one_unit_for_a_worse_name() -> None:
    table = village("ruthless_coercion", player="fame = 8", offer='["peasants", "herbalists"]')
    table.play("play ruthless_coercion")
    assert table.offered("recruit") == ["recruit peasants discount", "recruit herbalists discount"]
    table.play("recruit peasants discount")
    assert units(table) == ["peasants"]
    assert (table.me["influence"], table.me["reputation"]) == (0, -1)


def test_ruthless_coercion_costs_nothing_when_the_rebate_is_not_used() -> None:
    table = village("ruthless_coercion", "promise", player="fame = 8\nreputation = 2", offer='["peasants", "scouts"]')
    table.play("play ruthless_coercion", "play promise", "recruit peasants")
    assert (table.me["influence"], table.me["reputation"]) == (1, 2)


def test_ruthless_coercion_rebates_only_once() -> None:
    table = village("ruthless_coercion", "promise", player="fame = 8", offer='["peasants", "scouts"]')
    table.play("play ruthless_coercion", "play promise", "recruit peasants discount")
    assert table.me["influence"] == 2
    assert not table.offered("recruit scouts")


SPENT = '[{unit = "peasants", spent = true}, {unit = "utem_guardsmen", spent = true}]'


def test_ruthless_coercion_strong_readies_units_at_2_influence_a_level() -> None:
    table = peace("ruthless_coercion", units=SPENT).play("play ruthless_coercion strong red die")
    assert (table.me["influence"], table.me["reputation"]) == (6, -1)
    assert table.offered("ready") == ["ready peasants 1", "ready utem_guardsmen 2"]
    table.play("ready utem_guardsmen 2", "ready peasants 1")
    assert table.me["influence"] == 0
    assert [unit["spent"] for unit in table.me["units"]] == [False, False]
    table.play("use peasants 1 2")
    assert not table.offered("ready utem_guardsmen")
    assert table.offered("ready peasants") == ["ready peasants 1"]  # as often as it can be paid


def test_ruthless_coercion_readies_units_in_combat_too() -> None:
    table = fight("attack", "ruthless_coercion", units=SPENT).play(
        "play ruthless_coercion strong red die", "ready utem_guardsmen 2", "use utem_guardsmen 2 1"
    )
    assert pool(table) == ["attack 2 physical melee"]
    assert table.me["influence"] == 2


# -- Noble Manners ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "influence", "reputation"), [("", 2, 0), (" strong white die", 4, 1)])
def test_noble_manners_pays_at_the_end_of_an_interaction(side: str, influence: int, reputation: int) -> None:
    table = village("noble_manners", "rage").play("play noble_manners" + side)
    assert (table.me["influence"], table.me["fame"], table.me["reputation"]) == (influence, 0, 0)
    table.play("end turn", "done")
    assert (table.me["fame"], table.me["reputation"]) == (1, reputation)


def test_noble_manners_outside_an_interaction_is_influence_only() -> None:
    table = peace("noble_manners", "rage", player='at = "4,-2"').play("play noble_manners strong white die")
    table.play("interact", "end turn", "done")
    assert (table.me["fame"], table.me["reputation"]) == (0, 0)


# -- Swift Reflexes -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", ["ranged", "block"])
@pytest.mark.parametrize(("side", "n"), [("", 1), (" strong white die", 2)])
def test_swift_reflexes_lowers_one_attack(phase: str, side: str, n: int) -> None:
    table = fight(phase, "swift_reflexes").play("play swift_reflexes" + side, f"choose reduce_attack {n}")
    (attack,) = table.foe(1)["attacks"]
    assert (attack["value"], attack["need"], attack["damage"]) == (4 - n, 4 - n, 4 - n)


def test_swift_reflexes_against_a_swift_attack_counts_before_doubling() -> None:
    table = fight("block", "swift_reflexes", enemies='["wolf_riders"]')
    table.play("play swift_reflexes", "choose reduce_attack 1")
    assert table.foe(1)["attacks"][0]["need"] == 4  # (3 - 1) twice


def test_swift_reflexes_asks_which_of_two_attacks() -> None:
    table = fight("block", "swift_reflexes", enemies='["prowlers", "golems"]')
    table.play("play swift_reflexes strong white die", "choose reduce_attack 2")
    assert table.options == ["against 1 1", "against 2 1"]
    table.play("against 2 1")
    assert table.foe(2)["attacks"][0]["state"] == "blocked"  # lowered to 0
    assert table.foe(1)["attacks"][0]["value"] == 4


def test_swift_reflexes_is_too_late_after_the_block_phase() -> None:
    table = fight("attack", "swift_reflexes").play("play swift_reflexes")
    assert not table.offered("choose reduce_attack 1")


# -- Cold Toughness -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("enemy", "have"),
    [
        ("prowlers", 5),
        ("wolf_riders", 6),  # Swift
        ("cursed_hags", 6),  # Poison
        ("ironclads", 7),  # Brutal, physical resistance
        ("fire_mages_enemy", 7),  # a Fire attack, Fire resistance
        ("fire_golems_enemy", 9),  # Brutal, a Fire attack, two resistances
        ("ice_mages_enemy", 3),  # an Ice attack and Ice resistance make 7, but Ice Block is halved against Ice
    ],
)
def test_cold_toughness_blocks_better_the_more_there_is_on_the_token(enemy: str, have: int) -> None:
    table = fight("block", "cold_toughness", enemies=f'["{enemy}"]').play("play cold_toughness strong blue die")
    assert [meter["have"] for meter in table.combat["block_meters"]] == [have]
