"""Units of the gold deck."""

from __future__ import annotations

from ...kernel.effects import cost, one_of, seq, when
from ..catalog import UNITS, Ability, UnitCard
from ..verbs.changes import doomed, less_armor, loses, no_attack
from ..verbs.enemies import one_enemy
from ..verbs.mana import any_mana, crystal, mana, pay_both, pay_mana
from ..verbs.points import attack, attack_or_block, block, heal, influence, ranged, reputation, siege
from ..verbs.turn import remember, units_resist


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


def _heroes(color: str, armor: int, own: Ability, resistances: tuple[str, ...] = ()) -> UnitCard:
    """Heroes of one colour: strong in everything, better known the better the name of whom they follow."""
    return UnitCard(
        f"heroes_{color}",
        "elite",
        level=3,
        cost=9,
        armor=armor,
        sites=("village", "keep", "city"),
        abilities=(
            Ability(attack_or_block(5)),
            own,
            Ability(seq(influence(5), when("interacting", reputation(1)))),
        ),
        resistances=resistances,
        set="lost_legion",
        traits=("renowned",),
    )


HEROES_CARDS = (
    _heroes("blue", 4, Ability(block(8, "coldfire"), "blue"), ("ice",)),
    _heroes("red", 4, Ability(attack(6, "coldfire"), "red"), ("fire",)),
    _heroes("green", 3, Ability(heal(4), "green")),
    _heroes("white", 6, Ability(ranged(7), "white")),
)

MASTERS = (
    _elite(
        "altem_mages",
        4,
        12,
        5,
        ("city",),
        Ability(seq(any_mana(), any_mana())),
        Ability(
            one_of(
                attack_or_block(5, "coldfire"),
                cost(pay_mana("blue"), attack_or_block(7, "coldfire")),
                cost(pay_mana("red"), attack_or_block(7, "coldfire")),
                cost(pay_both("blue", "red"), attack_or_block(9, "coldfire")),
            )
        ),
        Ability(one_of(remember("attacks_become", "coldfire"), remember("attacks_become", "siege")), "black"),
        resistances=("fire", "ice"),
    ),
    UnitCard(
        "delphana_masters",
        "elite",
        level=4,
        cost=13,
        armor=3,
        sites=("city",),
        abilities=(
            Ability(one_enemy(no_attack(), unless=("arcane_immunity",)), "blue"),
            Ability(one_enemy(doomed()), "red"),
            Ability(one_enemy(less_armor(5)), "green"),
            Ability(one_enemy(loses("fortifications", "resistances")), "white"),
        ),
        resistances=("physical", "fire", "ice"),
        copies=2,
        set="lost_legion",
        traits=("many",),
    ),
)

for _each in (*BASE, *LOST_LEGION, *HEROES_CARDS, *MASTERS):
    UNITS[_each.id] = _each
