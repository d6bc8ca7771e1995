"""The Attack phase (MK-ATK): all Attacks alike, no fortifications, resistances as before."""

from __future__ import annotations

from typing import Any

import pytest

from ...scripted import Table
from ..fights import fight, hurt, meter


def striking(*enemies: str, **keys: Any) -> Table:
    """A combat in its Attack phase."""
    return fight(*enemies, phase="attack", **keys)


@pytest.mark.rule("MK-ATK-01", "MK-ATK-02a", "MK-CMB-03d")
def test_enemies_fall_alone_or_together() -> None:
    pool = ["attack 7 physical melee"]
    table = striking("prowlers", "wolf_riders", pool=pool)
    assert table.offered("attack") == ["attack 1", "attack 1 2", "attack 2"]
    assert table.play("attack 1 2").me["fame"] == 5
    table = striking("prowlers", "wolf_riders", pool=pool).play("attack 1")
    assert (table.combat["pool"], table.me["fame"]) == ([], 2)


@pytest.mark.rule("MK-ATK-01a1")
def test_ranged_siege_and_normal_attacks_are_combined() -> None:
    pool = ["attack 2 physical melee", "attack 2 physical ranged", "attack 1 physical siege"]
    assert striking("swordsmen", pool=pool).offered("attack") == ["attack 1"]


@pytest.mark.rule("MK-ATK-01a1", "MK-CMB-03d")
def test_ranged_attacks_not_used_before_may_be_played_now() -> None:
    table = striking("prowlers", hand=["swiftness", "rage"], mana={"white": 1})
    table.play("play swiftness strong white token", "play rage")
    assert meter(table, 1) == (5, 3)


@pytest.mark.rule("MK-ATK-01a2")
def test_fortifications_no_longer_count() -> None:
    """Guardsmen in a keep, Armor 7: a normal Attack 7 defeats them."""
    table = striking("guardsmen", site="keep", pool=["attack 7 physical melee"])
    assert (table.foe(1)["fortified"], table.foe(1)["targetable"]) == (2, True)
    assert table.play("attack 1").me["fame"] == 3


@pytest.mark.rule("MK-ATK-01b", "MK-CARD-03e1")
def test_any_card_but_a_wound_is_attack_1_sideways() -> None:
    table = striking("prowlers", hand=["march", "tranquility", "promise", "wound"])
    for card in ("march", "tranquility", "promise"):
        table.play(f"play {card} sideways attack")
    assert {(piece["n"], piece["element"], piece["kind"]) for piece in table.combat["pool"]} == {
        (1, "physical", "melee")
    }
    assert table.refused("play wound sideways attack") == "MK-CARD-03d"
    assert table.play("attack 1").me["fame"] == 2


@pytest.mark.rule("MK-ATK-01c", "MK-CMB-04")
def test_normal_attacks_belong_to_this_phase_alone() -> None:
    table = fight("prowlers", hand=["rage"], mana={"red": 1})
    assert table.refused("play rage strong red token") == "MK-RNG-03"
    table.play("next")
    assert table.refused("play rage strong red token") == "MK-CMB-04"
    table.play("next", "play rage strong red token")
    assert meter(table, 1) == (4, 3)


@pytest.mark.rule("MK-ATK-02b", "MK-ABL-RESPHYS")
def test_physical_resistance_halves_the_sum() -> None:
    """Armor 4 resistant to physical: three cards sideways and Attack 4 are 3; Fire 1 more makes 4."""
    table = striking("gargoyle", hand=["march", "promise", "stamina"], pool=["attack 4 physical melee"])
    table.play(*(f"play {card} sideways attack" for card in ("march", "promise", "stamina")))
    assert meter(table, 1) == (3, 4)
    assert table.refused("attack 1") == "MK-RNG-06"
    pool = ["attack 7 physical melee", "attack 1 fire melee"]
    assert striking("gargoyle", pool=pool).offered("attack") == ["attack 1"]


@pytest.mark.rule("MK-ATK-01", "MK-RNG-06")
def test_attack_points_do_not_outlast_the_phase() -> None:
    table = striking("swordsmen", pool=["attack 4 physical melee"]).play("next")
    assert (table.view["combat"], table.view["phase"], table.me["fame"]) == (None, "after", 0)
    assert hurt(table) == (0, 0)
