"""The effect words of Massive Darkness, as constructors: content is written with them."""

from __future__ import annotations

from ..kernel.records import Effect
from .catalog import Skill

ALL = 0  # in place of a number: all of them, or full health


def skill(
    when: str, *effects: Effect, needs: tuple[Effect, ...] = (), bam: int = 0, diamond: int = 0, repeat: int = 1
) -> Skill:
    """One line: `skill("melee", hits(2), bam=1)` is an enchantment of one Bam."""
    return Skill(when, effects, needs, bam, diamond, repeat)


# Conditions.

SHADOW = Effect("shadow_mode")
DUAL = Effect("dual_wield")
MACE = Effect("mace_or_hammer")
NO_ARMOR = Effect("no_armor")
SHIELD = Effect("shield_bearer")
SWORD = Effect("sword")
TWO_HANDED = Effect("two_handed")


def bloodlust(n: int) -> Effect:
    """The hero suffers n wounds willingly."""
    return Effect("bloodlust", (n,))


def blood_tribute(n: int) -> Effect:
    """The hero or an ally in sight suffers n wounds willingly."""
    return Effect("blood_tribute", (n,))


def wounded(n: int) -> Effect:
    """The hero has n or more wounds."""
    return Effect("wounded", (n,))


def spend_xp(n: int) -> Effect:
    """The hero pays n experience."""
    return Effect("spend_xp", (n,))


# Combat.


def hits(n: int) -> Effect:
    return Effect("hits", (n,))


def shields(n: int) -> Effect:
    return Effect("shields", (n,))


def defender_shields(n: int) -> Effect:
    return Effect("defender_shields", (n,))


def attacker_hits(n: int) -> Effect:
    return Effect("attacker_hits", (n,))


def bam(n: int) -> Effect:
    """More Bam symbols in the own roll."""
    return Effect("bam", (n,))


def diamond(n: int) -> Effect:
    return Effect("diamond", (n,))


def damage(n: int) -> Effect:
    """Wounds that Shields do not stop."""
    return Effect("damage", (n,))


def dice(yellow: int = 0, red: int = 0, blue: int = 0, green: int = 0) -> Effect:
    """More dice by colour, before the roll."""
    return Effect("dice", (yellow, red, blue, green))


def attack_dice(n: int) -> Effect:
    """More attack dice of any colour."""
    return Effect("attack_dice", (n,))


def defender_dice(n: int) -> Effect:
    """Take defence dice away: before the roll for a skill, after it for an enchantment."""
    return Effect("defender_dice", (n,))


def defender_no_dice() -> Effect:
    return Effect("defender_no_dice")


def reroll(what: str) -> Effect:
    """One more reroll of all dice of a side: attack, defense, or attack_or_defense."""
    return Effect("reroll", (what,))


def reroll_chosen(side: str) -> Effect:
    """Reroll any number of dice of a side once more."""
    return Effect("reroll_chosen", (side,))


def blank_gain() -> Effect:
    """After a reroll one blank die gains a symbol: a yellow one Bam, a red one Diamond."""
    return Effect("blank_gain", ("yellow", "bam", "red", "diamond"))


def flip_blank(n: int) -> Effect:
    """After a reroll turn n (ALL) blank dice to the opposite face."""
    return Effect("flip_blank", (n,))


def cancel(side: str, symbol: str, n: int) -> Effect:
    """Remove n (ALL) symbols (bam, diamond, all) from the result of a side."""
    return Effect("cancel", (side, symbol, n))


def double_hits() -> Effect:
    return Effect("double_hits")


def stun() -> Effect:
    return Effect("stun")


def half_damage() -> Effect:
    return Effect("half_damage")


def kill_minions(n: int) -> Effect:
    return Effect("kill_minions", (n,))


def target_boss() -> Effect:
    return Effect("target_boss")


def if_no_damage(*inner: Effect) -> Effect:
    return Effect("if_no_damage", (), inner)


# Heroes.


def heal(n: int, who: str = "self") -> Effect:
    """Heal n wounds (ALL: completely) of self, hero_in_zone, all_heroes or any_hero."""
    return Effect("heal", (n, who))


def max_health(n: int) -> Effect:
    return Effect("max_health", (n,))


def extra_action(n: int, kind: str) -> Effect:
    """n more actions per activation: any, move, melee, ranged, magic, combat."""
    return Effect("extra_action", (n, kind))


def move_points(n: int) -> Effect:
    return Effect("move_points", (n,))


def keyword(name: str, x: int = 0, *bonus: Skill) -> Effect:
    """A named skill of the glossary: evasive, charge, safe_shot, command, sword_and_spell, taunt, regeneration,
    riposte, teleport."""
    return Effect("keyword", (name, x), tuple(line.tree for line in bonus))


def until_next_activation(*lines: Skill) -> Effect:
    return Effect("until_next_activation", (), tuple(line.tree for line in lines))


# Cards and events.


def suffer(n: int) -> Effect:
    return Effect("suffer", (n,))


def stun_self() -> Effect:
    return Effect("stun_self")


def draw_treasure(n: int) -> Effect:
    """Draw n treasures of the level of the card."""
    return Effect("draw_treasure", (n,))


def gain_xp(n: int, who: str) -> Effect:
    return Effect("gain_xp", (n, who))


def zone_damage(n: int) -> Effect:
    """n wounds to each enemy figure of one zone in sight."""
    return Effect("zone_damage", (n,))


def spawn_guard() -> Effect:
    """A guard of the current level appears on the level token of the tile."""
    return Effect("spawn_guard")


def spawn_patrol(what: str, offset: int) -> Effect:
    """A guard, or a roaming monster, appears on the level token of the current level plus the offset."""
    return Effect("spawn_patrol", (what, offset))


def place_treasure(where: str, normal: int, special: int) -> Effect:
    """Treasure tokens appear: active_hero_zone, or each_hero_tile_level_token."""
    return Effect("place_treasure", (where, normal, special))


def lifebringer(n: int) -> Effect:
    return Effect("lifebringer", (n,))


def next_round(*lines: Skill) -> Effect:
    """Every hero has these skills during the next round."""
    return Effect("next_round", (), tuple(line.tree for line in lines))


def light(what: str) -> Effect:
    """Until the next end phase all zones count as light or shadow."""
    return Effect("light", (what,))


def activate_nearest() -> Effect:
    """The enemy closest to the first player is activated once."""
    return Effect("activate_nearest")
