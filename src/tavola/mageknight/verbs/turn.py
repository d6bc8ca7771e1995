"""Effect words that change the rules of the turn: kept as they are among its lasting effects, and read where they
matter, by a chapter or by a power."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.effects import Ctx
from ...kernel.records import Effect
from ..book import VERBS
from ..state import Table, Work

Can = Callable[[Table, Effect, Ctx], bool]


def always(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return True


def fighting(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return table.combat is not None


def remembered(work: Work, effect: Effect, ctx: Ctx) -> None:
    """The effect is kept until the turn ends."""
    work.me.mods += (effect,)


def lasting(op: str, args: str = "", rules: tuple[str, ...] = (), can: Can = always) -> None:
    """Declare a word that is remembered."""
    VERBS.verb(op, can, args=args, rules=rules)(remembered)


def remember(op: str, *args: int | str) -> Effect:
    """A change of the rules until the end of the turn."""
    return Effect(op, args)


# -- the land --------------------------------------------------------------------------------------------------------

lasting("terrain_cost", args="delta floor *terrains", rules=("MK-MOV-07", "MK-MOV-07a1"))
lasting("terrain_set", args="cost *terrains", rules=("MK-MOV-07", "MK-MOV-07a1"))
lasting("terrain_cap", args="cost *terrains", rules=("MK-MOV-07", "MK-MOV-07a1"))
lasting("terrain_open", args="cost *terrains", rules=("MK-MOV-07b",))
lasting("terrain_closed", args="*terrains", rules=("MK-MOV-07",))
lasting("safe_terrain", args="*terrains", rules=("MK-MOV-07d1",))
lasting("leap", args="n", rules=("MK-MOV-03",))
lasting("no_provoke", rules=("MK-MOV-04c",))
lasting("on_step")
lasting("explore_range", args="n", rules=("MK-EXP-05a1", "MK-EXP-05b"))
lasting("cheap_exploring", rules=("MK-EXP-05b",))
lasting("hawk_eyes", rules=("MK-EXP-T2",))
lasting("as_day")
lasting("move_bonus", args="n span", rules=("MK-MOV-07",))


def cheaper(delta: int, floor: int, *terrains: str) -> Effect:
    """This turn these terrains cost less, never below the floor."""
    return Effect("terrain_cost", (-delta, floor, *terrains))


def terrain_costs(cost: int, *terrains: str) -> Effect:
    return Effect("terrain_set", (cost, *terrains))


def terrain_at_most(cost: int, *terrains: str) -> Effect:
    return Effect("terrain_cap", (cost, *terrains))


def open_terrain(cost: int, *terrains: str) -> Effect:
    """This turn these terrains can be entered at that cost, though not ended on."""
    return Effect("terrain_open", (cost, *terrains))


def move_bonus(n: int, how_often: str) -> Effect:
    """Later cards that give Move this turn give n more: the next one (`once`) or `all` of them."""
    return Effect("move_bonus", (n, how_often))


def on_step(effect: Effect) -> Effect:
    """After each space moved this turn."""
    return Effect("on_step", (), (effect,))


# -- mana and cards --------------------------------------------------------------------------------------------------

lasting("wild_black_die", rules=("MK-MANA-03c1", "MK-MANA-03c2"))
lasting("allow_mana", args="color", rules=("MK-MANA-02",))
lasting("endless_mana", args="*colors", rules=("MK-MANA-02",))
lasting("on_cast", args="color n")
lasting("tuition", args="n where", rules=("MK-INT-04c1",))
lasting("heal_draws", rules=("MK-HEAL-03c2",))
lasting("heal_readies", rules=("MK-HEAL-03c3", "MK-UNIT-06"))
lasting("heal_fame", args="n", rules=("MK-HEAL-03c2",))


# -- Units -----------------------------------------------------------------------------------------------------------

lasting("recruit_discount", args="n reputation", rules=("MK-INT-04a1",))
lasting("no_recruits", rules=("MK-INT-04a1",))
lasting("banner_recruit", rules=("MK-INT-04a1",))
lasting("ready_once", args="n", rules=("MK-UNIT-06",))
lasting("ready_for_influence", args="level n", rules=("MK-UNIT-06",))
lasting("units_attack", args="n", rules=("MK-UNIT-07",))
lasting("units_armor", args="n", rules=("MK-UNIT-07",))
lasting("units_fame", args="n")
lasting("units_bonus", args="attack block span", rules=("MK-UNIT-07",), can=fighting)
lasting("unit_boost", args="block attack ranged", rules=("MK-UNIT-07",), can=fighting)
lasting("unit_resists", args="unit *elements", rules=("MK-ABL-URES1",), can=fighting)
lasting("no_damage_to_units")


def units_bonus(attack_: int, block_: int, span: str = "combat") -> Effect:
    """Units attack and block for more until the turn ends; `span` is what the card speaks of, a turn or its combat."""
    return Effect("units_bonus", (attack_, block_, span))


def unit_boost(block_: int, attack_: int, ranged_: int) -> Effect:
    """The next Unit activated for Block, Attack or Ranged Attack gives more."""
    return Effect("unit_boost", (block_, attack_, ranged_, 0))


def units_resist(*kinds: str) -> Effect:
    """All own Units have these resistances this turn."""
    return Effect("unit_resists", (-1, *kinds))


# -- combat ----------------------------------------------------------------------------------------------------------

lasting("next_bonus", args="attack block")
lasting("block_bonus", args="n", rules=("MK-BLK-04",))
lasting("attacks_become", args="what")
lasting("aim", args="shot strike", can=fighting)
lasting("ignore_damage", args="n less *elements", can=fighting)
lasting("ignore_first_wound")
lasting("defeat_fame", args="n", rules=("MK-RNG-05b1",), can=fighting)
lasting("defeat_crystals", rules=("MK-EFF-G2a",), can=fighting)


def next_bonus(attack_: int, block_: int) -> Effect:
    """The next Attack or Block card this turn, whichever comes first, gives more."""
    return Effect("next_bonus", (attack_, block_))


def ignore_damage(best: int, other: int, *elements: str) -> Effect:
    """The Hero ignores some damage of one attack, more of it from these elements."""
    return Effect("ignore_damage", (best, other, *elements))
