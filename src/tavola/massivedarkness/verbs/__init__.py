"""The effect words: content is written with their constructors, and what each does stands beside it."""

from __future__ import annotations

from ...kernel.records import Effect
from ..catalog import Skill
from .cards import (
    draw_treasure,
    extra_action,
    gain_xp,
    keyword,
    max_health,
    move_points,
    spawn_guard,
    stun_self,
    suffer,
    until_next_activation,
    zone_damage,
)
from .combat import (
    attacker_hits,
    bam,
    cancel,
    damage,
    defender_shields,
    diamond,
    double_hits,
    half_damage,
    heal,
    hits,
    if_no_damage,
    kill_minions,
    shields,
    stun,
    target_boss,
)
from .conditions import (
    DUAL,
    MACE,
    NO_ARMOR,
    SHADOW,
    SHIELD,
    SWORD,
    TWO_HANDED,
    blood_tribute,
    bloodlust,
    spend_xp,
    wounded,
)
from .dice import (
    attack_dice,
    attacker_dice,
    blank_gain,
    defender_dice,
    defender_no_dice,
    defense_dice,
    dice,
    flip_blank,
    reroll,
    reroll_chosen,
)
from .events import activate_nearest, lifebringer, light, next_round, place_treasure, spawn_patrol

__all__ = [
    "ALL",
    "DUAL",
    "MACE",
    "NO_ARMOR",
    "SHADOW",
    "SHIELD",
    "SWORD",
    "TWO_HANDED",
    "activate_nearest",
    "attack_dice",
    "attacker_dice",
    "attacker_hits",
    "bam",
    "blank_gain",
    "blood_tribute",
    "bloodlust",
    "cancel",
    "damage",
    "defender_dice",
    "defender_no_dice",
    "defender_shields",
    "defense_dice",
    "diamond",
    "dice",
    "double_hits",
    "draw_treasure",
    "extra_action",
    "flip_blank",
    "gain_xp",
    "half_damage",
    "heal",
    "hits",
    "if_no_damage",
    "keyword",
    "kill_minions",
    "lifebringer",
    "light",
    "max_health",
    "move_points",
    "next_round",
    "place_treasure",
    "reroll",
    "reroll_chosen",
    "shields",
    "skill",
    "spawn_guard",
    "spawn_patrol",
    "spend_xp",
    "stun",
    "stun_self",
    "suffer",
    "target_boss",
    "until_next_activation",
    "wounded",
    "zone_damage",
]

ALL = 0  # in place of a number: all of them, or full health


def skill(
    when: str, *effects: Effect, needs: tuple[Effect, ...] = (), bam: int = 0, diamond: int = 0, repeat: int = 1
) -> Skill:
    """One line: `skill("melee", hits(2), bam=1)` is an enchantment of one Bam."""
    return Skill(when, effects, needs, bam, diamond, repeat)
