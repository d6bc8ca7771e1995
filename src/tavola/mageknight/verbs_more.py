"""More effect words, as content writes them: counted points, bonuses for later, crystals, Units, free movement."""

from __future__ import annotations

from ..kernel.effects import cost, one_of, seq
from ..kernel.records import Effect
from .verbs import pay_mana


def grow(base: Effect, each: int, count: str) -> Effect:
    """Points of one effect, raised by `each` for every thing counted."""
    return Effect("grow", (each, count), (base,))


def per(count: str, effect: Effect, most: int = 0) -> Effect:
    """The effect once for every thing counted."""
    return Effect("per", (count, most), (effect,))


def attack_and(tag: str, strike: Effect) -> Effect:
    """An attack that does more when it defeats: `tag` names what."""
    return Effect("attack_and", (tag,), (strike,))


def convert(points: str, rate: int, effect: Effect) -> Effect:
    """For the rest of the turn, points may be spent at that rate for the effect."""
    return Effect("convert", (points, rate), (effect,))


def sideways(n: int, better: int = 0, rule: str = "") -> Effect:
    """One card played sideways gives n; `better` for learned cards (rule `learned`) or those of a colour."""
    return Effect("sideways", (n, better, rule) if rule else (n,))


def wound_sideways(n: int) -> Effect:
    """One Wound may be played sideways for n."""
    return Effect("wound_sideways", (n,))


def next_bonus(attack_: int, block_: int) -> Effect:
    """The next Attack or Block card this turn, whichever comes first, gives more."""
    return Effect("next_bonus", (attack_, block_))


def units_bonus(attack_: int, block_: int) -> Effect:
    return Effect("units_bonus", (attack_, block_))


def in_attack_phase(effect: Effect) -> Effect:
    return Effect("in_attack_phase", (), (effect,))


def owned_crystal() -> Effect:
    """A crystal of a colour already in the Inventory."""
    return Effect("owned_crystal")


def missing_crystal() -> Effect:
    return Effect("missing_crystal")


def spell_crystals(n: int) -> Effect:
    """Crystals in the colours of offered Spells, each of another card."""
    return Effect("spell_crystal", (n,))


def pay_any_mana(then: dict[str, Effect]) -> Effect:
    """One mana paid; its colour decides what it buys."""
    return one_of(*(cost(pay_mana(color), effect) for color, effect in then.items()))


def throw_wound() -> Effect:
    """A Wound of the hand goes back to its stack."""
    return Effect("throw_wound")


def roll_dice(table: str, n: int = 1) -> Effect:
    """Mana dice whose faces do what the table says: `wrath` (black and red wound) or `gems` (crystals)."""
    return Effect("roll", (table, n))


def each_recruit(effect: Effect) -> Effect:
    """For every Unit recruited this turn."""
    return Effect("each_recruit", (), (effect,))


def as_action(effect: Effect) -> Effect:
    """Only as the action of the turn."""
    return Effect("as_action", (), (effect,))


def heal_unit(n: int = 1) -> Effect:
    """One Wound of one Unit is healed, whatever its level; with 0 all Units are healed completely."""
    return Effect("heal_unit", (n,))


def ready_all() -> Effect:
    return Effect("ready_all")


def ready_levels(budget: int) -> Effect:
    """Units adding up to that many levels become Ready."""
    return Effect("ready_levels", (budget,))


def unit_boost(block_: int, attack_: int, ranged_: int) -> Effect:
    """The next Unit activated for Block, Attack or Ranged Attack gives more."""
    return Effect("unit_boost", (block_, attack_, ranged_, 0))


def only(condition: str, effect: Effect) -> Effect:
    """Only while the condition holds, otherwise not at all."""
    return Effect("only", (condition,), (effect,))


def ignore_damage(best: int, other: int, *elements: str) -> Effect:
    """The Hero ignores some damage of one attack, more of it from these elements."""
    return Effect("ignore_damage", (best, other, *elements))


def units_resist(*kinds: str) -> Effect:
    """All own Units have these resistances this turn."""
    return Effect("unit_resists", (-1, *kinds))


def one_unit_resists(*kinds: str) -> Effect:
    return Effect("one_unit_resists", kinds)


def split_block(pieces: int, n: int, element: str = "physical") -> Effect:
    """Several Blocks, each for another attack."""
    return Effect("split_block", (pieces, n, element))


def fly(spaces: int, how: str = "safe", *closed: str) -> Effect:
    """Move up to that many revealed spaces for free, never over `closed` terrain, provoking nobody."""
    return Effect("fly", (spaces, how, *closed))


def pay_move(n: int) -> Effect:
    return Effect("pay_move", (n,))


def two_attacks(n: int) -> Effect:
    return seq(*(Effect("reduce_attack", (n,)),) * 2)
