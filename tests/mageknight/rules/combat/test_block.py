"""The Block phase (MK-BLK): one attack at a time, efficient and inefficient Blocks, summoned monsters."""

from __future__ import annotations

from typing import Any

import pytest

from ...scripted import Table
from ..fights import block_meter, fight, hurt, meter, needs, states


def blocking(*enemies: str, **keys: Any) -> Table:
    """A combat in its Block phase."""
    return fight(*enemies, phase="block", **keys)


def summoned(monster: str, **keys: Any) -> Table:
    """The Block phase after orc summoners have drawn their monster."""
    return fight("orc_summoners", piles={"brown": [monster]}, **keys).play("next")


@pytest.mark.rule("MK-BLK-01", "MK-BLK-07")
def test_a_blocked_enemy_deals_no_damage_but_can_still_be_attacked() -> None:
    table = blocking("prowlers", "wolf_riders", pool=["block 4 physical"])
    table.play("block 1 1")
    assert (states(table), table.foe(1)["defeated"]) == (["blocked"], False)
    table.play("next")
    assert table.combat["phase"] == "attack"
    assert hurt(table) == (2, 0)  # the wolf riders' 3 against Armor 2
    assert table.foe(1)["targetable"]


@pytest.mark.rule("MK-BLK-02", "MK-ABL-SUMMON", "MK-CMB-03")
def test_a_summoner_draws_a_brown_enemy_when_the_phase_begins() -> None:
    table = fight("orc_summoners", piles={"brown": ["minotaur", "medusa"]})
    assert len(table.combat["enemies"]) == 1
    table.play("next")
    assert [(foe["enemy"], foe["summoned_by"]) for foe in table.combat["enemies"]] == [
        ("orc_summoners", None),
        ("minotaur", 1),
    ]
    assert not table.can_undo()


@pytest.mark.rule("MK-BLK-02", "MK-ABL-SUMMON")
def test_each_summon_attack_draws_one() -> None:
    table = fight("dragon_summoner", piles={"brown": ["minotaur", "medusa"]}).play("next")
    assert [foe["enemy"] for foe in table.combat["enemies"]] == ["dragon_summoner", "minotaur", "medusa"]
    assert needs(table, 2) + needs(table, 3) == [(5, 10), (6, 6)]


@pytest.mark.rule("MK-BLK-02a")
def test_nothing_reaches_the_summoner_while_its_monster_stands_in() -> None:
    table = summoned("minotaur", units=["shocktroops"])
    assert states(table) == ["hidden"]
    assert table.refused("block 1 1") == "MK-BLK-02a"
    table.play("use shocktroops 1 2")  # one attack to weaken: nothing is asked
    assert needs(table, 2) == [(4, 8)]


@pytest.mark.rule("MK-BLK-02b", "MK-BLK-12", "MK-DMG-06c2")
def test_the_summoner_is_back_in_the_attack_phase_and_its_monster_gone() -> None:
    table = summoned("gargoyle").play("next")
    assert table.combat["phase"] == "attack"
    assert [(foe["enemy"], foe["targetable"]) for foe in table.combat["enemies"]] == [
        ("orc_summoners", True),
        ("gargoyle", False),
    ]
    assert (table.foe(2)["fame"], table.me["fame"]) == (0, 0)
    assert table.refused("attack 2") == "MK-RNG-02"


@pytest.mark.rule("MK-BLK-11")
def test_a_summoner_beaten_in_time_summons_nothing() -> None:
    table = fight("orc_summoners", "prowlers", pool=["attack 4 physical ranged"])
    table.play("attack 1", "next")
    assert [foe["enemy"] for foe in table.combat["enemies"]] == ["orc_summoners", "prowlers"]


@pytest.mark.rule("MK-BLK-11", "MK-ABL-MULTI2")
def test_a_summoner_kept_from_attacking_summons_nothing() -> None:
    table = fight("orc_summoners", mana={"white": 1}, units=["illusionists"])
    table.play("use illusionists 1 2 white token", "next")
    assert [foe["enemy"] for foe in table.combat["enemies"]] == ["orc_summoners"]
    assert states(table) == ["cancelled"]
    table.play("next")
    assert (table.combat["phase"], hurt(table)) == ("attack", (0, 0))


@pytest.mark.rule("MK-BLK-03", "MK-BLK-09", "MK-BLK-10")
def test_one_block_covers_one_attack_and_a_surplus_is_lost() -> None:
    """Two enemies with Attack 3 each: Block 6 stops only one of them."""
    table = blocking("diggers", "diggers", pool=["block 6 physical"])
    assert table.offered("block") == ["block 1 1", "block 2 1"]
    table.play("block 2 1")
    assert table.combat["pool"] == []
    assert table.offered("block") == []
    assert (states(table, 1), states(table, 2)) == (["open"], ["blocked"])


@pytest.mark.rule("MK-BLK-09")
def test_several_enemies_may_be_blocked_one_by_one() -> None:
    table = blocking("diggers", "diggers", pool=["block 3 physical"], units=["foresters"])
    table.play("block 1 1", "use foresters 1 2", "block 2 1", "next")
    assert hurt(table) == (0, 0)


@pytest.mark.rule("MK-BLK-04", "MK-BLK-04a", "MK-BLK-04b")
def test_block_comes_from_cards_units_and_cards_turned_sideways() -> None:
    table = blocking("swordsmen", hand=["cold_toughness", "march"], units=["guardian_golems"], mana={"red": 1})
    table.play("play cold_toughness", "use guardian_golems 1 2 red token", "play march sideways block")
    assert [(piece["n"], piece["element"]) for piece in table.combat["pool"]] == [
        (3, "ice"),
        (4, "fire"),
        (1, "physical"),
    ]
    assert block_meter(table) == (8, 6)


@pytest.mark.rule("MK-BLK-04b")
def test_a_wound_is_no_block() -> None:
    table = blocking("prowlers", hand=["wound"])
    assert table.offered("play wound") == []
    assert table.refused("play wound sideways block") == "MK-CARD-03d"


@pytest.mark.rule("MK-BLK-05a1", "MK-BLK-05a2", "MK-BLK-05a3", "MK-BLK-05a4", "MK-BLK-05b")
@pytest.mark.rule("MK-ABL-FIRE", "MK-ABL-ICE", "MK-ABL-COLDFIRE")
@pytest.mark.parametrize(
    ("enemy", "worth"),
    [  # Block 5 of each element: physical, fire, ice, coldfire
        ("prowlers", (5, 5, 5, 5)),
        ("fire_mages_enemy", (2, 2, 5, 5)),
        ("ice_mages_enemy", (2, 5, 2, 5)),
        ("high_dragon", (2, 2, 2, 5)),
    ],
)
def test_which_blocks_are_efficient(enemy: str, worth: tuple[int, ...]) -> None:
    elements = ("physical", "fire", "ice", "coldfire")
    assert tuple(block_meter(blocking(enemy, pool=[f"block 5 {element}"]))[0] for element in elements) == worth


@pytest.mark.rule("MK-BLK-05a1")
def test_every_block_counts_against_a_physical_attack() -> None:
    """Attack 4: Fire 2 and Ice 2 block it."""
    assert blocking("prowlers", pool=["block 2 fire", "block 2 ice"]).offered("block") == ["block 1 1"]


@pytest.mark.rule("MK-BLK-05a4")
def test_two_elements_do_not_make_cold_fire() -> None:
    """Cold Fire 4: Fire 4 and Ice 4 are inefficient, 8 halved is 4."""
    table = blocking("shadow", pool=["block 4 fire", "block 4 ice"])
    assert block_meter(table) == (4, 4)
    assert block_meter(blocking("shadow", pool=["block 4 fire", "block 3 ice"])) == (3, 4)


@pytest.mark.rule("MK-BLK-05b")
def test_inefficient_blocks_are_summed_before_they_are_halved() -> None:
    """Fire Attack 5: physical 3 and 2 and Ice 3 make 2 + 3 = 5."""
    pool = ["block 3 physical", "block 2 physical", "block 3 ice"]
    table = blocking("fire_mages_enemy", pool=pool, units=["shocktroops"])
    assert block_meter(table) == (5, 6)
    table.play("use shocktroops 1 2", "against 1 1")
    assert block_meter(table) == (5, 5)
    assert states(table.play("block 1 1")) == ["blocked"]


@pytest.mark.rule("MK-BLK-06", "MK-BLK-08")
def test_a_block_below_the_attack_has_no_effect() -> None:
    """Attack 4, Block 3: the full 4 damage."""
    table = blocking("prowlers", pool=["block 3 physical"])
    assert table.offered("block") == []
    assert table.refused("block 1 1") == "MK-BLK-08"
    assert hurt(table.play("next")) == (2, 0)


@pytest.mark.rule("MK-BLK-06a", "MK-ABL-SWIFT")
@pytest.mark.parametrize(("enemy", "value"), [("wolf_riders", 3), ("crossbowmen", 4)])
def test_a_swift_attack_needs_twice_the_block_but_deals_its_value(enemy: str, value: int) -> None:
    table = blocking(enemy, pool=[f"block {2 * value - 1} physical"])
    assert needs(table) == [(2 * value, value)]
    assert table.refused("block 1 1") == "MK-BLK-08"
    assert blocking(enemy, pool=[f"block {2 * value} physical"]).offered("block") == ["block 1 1"]


@pytest.mark.rule("MK-BLK-07a")
def test_a_blocked_monster_is_discarded_without_fame() -> None:
    """The minotaur is worth 4 Fame elsewhere."""
    table = summoned("minotaur", hand=["cold_toughness", "march"], mana={"blue": 1})
    table.play("play cold_toughness strong blue token", "block 2 1")
    assert (table.foe(2)["defeated"], table.me["fame"]) == (True, 0)
    table.play("next")
    assert (hurt(table), table.combat["phase"]) == ((0, 0), "attack")


@pytest.mark.rule("MK-BLK-08a")
def test_the_rest_of_an_effect_applies_though_the_block_fails() -> None:
    """Utem swordsmen hurt themselves for Block 6, which is not enough for a swift 4."""
    table = blocking("crossbowmen", units=["utem_swordsmen"])
    table.play("use utem_swordsmen 1 2")
    assert table.offered("block") == []
    table.play("next")
    assert (table.me["units"][0]["wounds"], hurt(table)) == (1, (2, 0))


@pytest.mark.rule("MK-CMB-04", "MK-BLK-10")
def test_block_cannot_be_kept_for_another_phase() -> None:
    table = fight("prowlers", hand=["rage"])
    assert table.refused("block 1 1") == "MK-CMB-04"
    table.play("next", "play rage")
    assert [(piece["what"], piece["n"]) for piece in table.combat["pool"]] == [("block", 2)]
    table.play("next")
    assert table.combat["pool"] == []
    assert meter(table, 1) == (0, 3)
