"""Units of the gold deck."""

from __future__ import annotations

from ...kernel.effects import seq
from ..catalog import UNITS, Ability, UnitCard
from ..verbs import (
    attack,
    attack_or_block,
    block,
    crystal,
    mana,
    ranged,
    siege,
)
from ..verbs_enemies import less_armor, loses, no_attack, one_enemy
from ..verbs_more import units_resist


def _elite(
    id_: str,
    level: int,
    price: int,
    armor: int,
    sites: tuple[str, ...],
    *abilities: Ability,
    resistances: tuple[str, ...] = (),
    copies: int = 2,
    set_: str = "base",
) -> UnitCard:
    return UnitCard(
        id_,
        "elite",
        level=level,
        cost=price,
        armor=armor,
        sites=sites,
        abilities=abilities,
        resistances=resistances,
        copies=copies,
        set=set_,
    )


BASE = (
    _elite(
        "fire_mages",
        3,
        9,
        4,
        ("mage_tower", "monastery"),
        Ability(ranged(3, "fire")),
        Ability(attack_or_block(6, "fire"), "red"),
        Ability(seq(mana("red"), crystal("red"))),
        resistances=("fire",),
    ),
    _elite(
        "ice_mages",
        3,
        9,
        4,
        ("mage_tower", "monastery"),
        Ability(attack_or_block(4, "ice")),
        Ability(siege(4, "ice"), "blue"),
        Ability(seq(mana("blue"), crystal("blue"))),
        resistances=("ice",),
    ),
    _elite(
        "fire_golems",
        3,
        8,
        4,
        ("keep", "mage_tower"),
        Ability(attack_or_block(3)),
        Ability(ranged(4, "fire"), "red"),
        resistances=("fire", "physical"),
    ),
    _elite(
        "ice_golems",
        3,
        8,
        4,
        ("keep", "mage_tower"),
        Ability(attack_or_block(3)),
        Ability(attack(6, "ice"), "blue"),
        resistances=("ice", "physical"),
    ),
    _elite("amotep_gunners", 3, 8, 6, ("keep", "city"), Ability(attack_or_block(5)), Ability(ranged(6, "fire"), "red")),
    _elite(
        "amotep_freezers",
        3,
        8,
        6,
        ("keep", "city"),
        Ability(attack_or_block(5)),
        Ability(one_enemy(no_attack(), less_armor(3), unless=("arcane_immunity",)), "blue"),
    ),
    _elite(
        "catapults",
        3,
        9,
        4,
        ("keep", "city"),
        Ability(siege(3)),
        Ability(siege(5, "fire"), "red"),
        Ability(siege(5, "ice"), "blue"),
        copies=3,
    ),
    _elite(
        "altem_guardians",
        4,
        11,
        7,
        ("city",),
        Ability(attack(5)),
        Ability(block(8, rule="vs_swift")),
        Ability(units_resist("physical", "fire", "ice"), "green"),
        copies=3,
    ),
)

LOST_LEGION = (
    _elite(
        "sorcerers",
        3,
        9,
        4,
        ("mage_tower", "monastery"),
        Ability(ranged(3)),
        Ability(seq(one_enemy(loses("fortifications")), ranged(3)), "white"),
        Ability(seq(one_enemy(loses("resistances")), ranged(3)), "green"),
        resistances=("fire", "ice"),
        set_="lost_legion",
    ),
)

for _each in (*BASE, *LOST_LEGION):
    UNITS[_each.id] = _each
