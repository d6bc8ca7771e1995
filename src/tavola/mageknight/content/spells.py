"""The Spells: by Day their basic side, under night rules also the strong one."""

from __future__ import annotations

from ...kernel.effects import cost, one_of, seq, when
from ...kernel.records import Effect
from ..catalog import BASIC_COLORS, CARDS, Card
from ..verbs.cards import draw_more, wound
from ..verbs.changes import destroyed, less_armor, loses, no_attack
from ..verbs.conditions import run
from ..verbs.enemies import all_enemies, ignore_walls, one_enemy
from ..verbs.gains import ready_levels
from ..verbs.lasting import grow
from ..verbs.mana import crystal, pay_any_mana
from ..verbs.points import attack, block, heal, influence, move, ranged, siege
from ..verbs.turn import open_terrain, remember, terrain_costs, units_resist
from .odd.cards.flying import fly


def _spell(id_: str, color: str, basic: Effect, strong: Effect, set_: str = "base") -> Card:
    return Card(id_, "spell", set=set_, color=color, basic=basic, strong=strong)


def _rival(id_: str, color: str, basic: Effect, strong: Effect) -> Card:
    """A Spell that acts on every other player; tables without rivals leave it in the box."""
    return Card(id_, "spell", set="base", color=color, basic=basic, strong=strong, interactive=True)


def _mind(steals: int) -> Effect:
    return one_of(*(seq(crystal(color), run("mind_read", color, steals)) for color in BASIC_COLORS))


def _bolt(more: int) -> Effect:
    return pay_any_mana(
        {
            "blue": attack(8 + more, "ice"),
            "red": attack(7 + more, "coldfire"),
            "white": ranged(6 + more, "ice"),
            "green": siege(5 + more, "ice"),
        }
    )


def _restore(n: int) -> Effect:
    return seq(heal(n), ready_levels(n))


BASE = (
    _spell("fireball", "red", ranged(5, "fire"), cost(wound(), siege(8, "fire"))),
    _spell("snowstorm", "blue", ranged(5, "ice"), cost(wound(), siege(8, "ice"))),
    _spell(
        "expose",
        "white",
        seq(one_enemy(loses("fortifications", "resistances")), ranged(2)),
        seq(one_of(all_enemies(loses("fortifications")), all_enemies(loses("resistances"))), ranged(3)),
    ),
    _spell(
        "tremor",
        "green",
        one_of(one_enemy(less_armor(3)), all_enemies(less_armor(2))),
        one_of(one_enemy(less_armor(3, fortified=6)), all_enemies(less_armor(2, fortified=4))),
    ),
    _spell(
        "flame_wall",
        "red",
        one_of(attack(5, "fire"), block(7, "fire")),
        one_of(grow(attack(5, "fire"), 2, "faced"), grow(block(7, "fire"), 2, "faced")),
    ),
    _spell("mana_bolt", "blue", _bolt(0), _bolt(3)),
    _spell("whirlwind", "white", one_enemy(no_attack()), one_enemy(destroyed())),
    _spell("underground_travel", "green", fly(3, "safe", "swamp", "lake"), fly(3, "assault", "swamp", "lake")),
    _spell("burning_shield", "red", block(4, "fire", "burning"), block(4, "fire", "exploding")),
    _spell(
        "chill",
        "blue",
        one_enemy(no_attack(), loses("fire_resistance")),
        one_enemy(no_attack(), less_armor(4)),
    ),
    _spell("wings_of_wind", "white", run("wings_of_wind", 5), run("wings_of_night")),
    _spell(
        "restoration",
        "green",
        when("on_forest", heal(5), heal(3)),
        when("on_forest", _restore(5), _restore(3)),
    ),
    _spell(
        "demolish",
        "red",
        seq(ignore_walls(), all_enemies(less_armor(1))),
        cost(all_enemies(less_armor(1)), one_enemy(destroyed())),
    ),
    _spell(
        "space_bending",
        "blue",
        seq(remember("leap", 2), remember("explore_range", 2), remember("no_provoke")),
        remember("bend_time"),
    ),
    _spell("call_to_arms", "white", run("call_to_arms"), remember("free_unit")),
    _spell(
        "meditation",
        "green",
        seq(run("meditation", "random"), draw_more(2)),
        seq(run("meditation", "chosen"), draw_more(2)),
    ),
)

RIVALS = (
    _rival(
        "mana_meltdown",
        "red",
        run("mana_meltdown"),
        one_of(*(run("mana_radiance", color) for color in BASIC_COLORS)),
    ),
    _rival("mana_claim", "blue", run("mana_claim", 0), run("mana_claim", 1)),
    _rival("mind_read", "white", _mind(0), _mind(1)),
    _rival("energy_flow", "green", run("energy_flow", 2, 0), run("energy_flow", 3, 1)),
)

LOST_LEGION = tuple(
    _spell(*entry, set_="lost_legion")
    for entry in (
        (
            "offering",
            "red",
            seq(crystal("red"), run("offering", 3)),
            one_of(*(run("sacrifice", one, two) for one in ("green", "white") for two in ("red", "blue"))),
        ),
        (
            "mist_form",
            "blue",
            seq(
                move(4),
                open_terrain(2, "lake"),
                terrain_costs(2, "all"),
                remember("terrain_closed", "hills", "mountain"),
            ),
            seq(units_resist("physical", "fire", "ice"), remember("ignore_first_wound")),
        ),
        (
            "charm",
            "white",
            seq(influence(4), when("interacting", one_of(crystal(*BASIC_COLORS), remember("recruit_discount", 3, 0)))),
            run("possess"),
        ),
        ("cure", "green", seq(heal(2), remember("heal_draws"), remember("heal_readies")), run("disease")),
    )
)

for _each in (*BASE, *RIVALS, *LOST_LEGION):
    CARDS[_each.id] = _each
