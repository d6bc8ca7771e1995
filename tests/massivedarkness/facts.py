"""The second source: facts written down independently of the content tables, and how an effect reads in their way."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import tavola.massivedarkness.content  # noqa: F401  (fills the catalogue)
from tavola.kernel.records import Effect
from tavola.massivedarkness.catalog import Pool, Skill, skill_of
from tavola.massivedarkness.verbs import ALL

FOLDER = Path(__file__).parents[1] / "facts" / "massivedarkness"

#: What each argument of an effect is called in the facts.
ARGUMENTS = {
    "attack_dice": ("n",),
    "bam": ("n",),
    "cancel": ("side", "symbol", "n"),
    "damage": ("n",),
    "defender_dice": ("n",),
    "defender_shields": ("n",),
    "diamond": ("n",),
    "draw_treasure": ("n",),
    "extra_action": ("n", "kind"),
    "flip_blank": ("n",),
    "gain_xp": ("n", "who"),
    "heal": ("n", "who"),
    "hits": ("n",),
    "kill_minions": ("n",),
    "lifebringer": ("n",),
    "max_health": ("n",),
    "move_points": ("n",),
    "place_treasure": ("where", "normal", "special"),
    "reroll": ("what",),
    "reroll_chosen": ("side",),
    "shields": ("n",),
    "spawn_patrol": ("what", "level_offset"),
    "suffer": ("n",),
    "zone_damage": ("n",),
}
#: What the facts say of an effect that is the same wherever it is printed: part of the meaning of the word.
CONSTANT: dict[str, dict[str, Any]] = {
    "defender_dice": {"color": "any"},
    "draw_treasure": {"level": "same"},
    "lifebringer": {"cap": 2},
    "next_round": {"who": "all_heroes"},
    "spawn_guard": {"where": "tile_level_token"},
    "suffer": {"who": "self"},
    "zone_damage": {"who": "each_enemy_in_zone"},
    "light": {"until": "next_end_phase"},
}
COLORS = ("yellow", "red", "blue", "green")


def facts(name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return found


def by_id(name: str) -> dict[str, dict[str, Any]]:
    return {str(record["id"]): record for record in facts(name)}


def named(fact: dict[str, Any]) -> str:
    return str(fact["id"])


def effect_fact(effect: Effect) -> dict[str, Any]:
    """An effect as the facts write it."""
    op, args = effect.op, effect.args
    found: dict[str, Any] = {"op": op} | CONSTANT.get(op, {})
    if op == "dice":
        return found | {color: n for color, n in zip(COLORS, args, strict=True) if n}
    if op == "keyword":
        bonus = [skill_fact(skill_of(part)) for part in effect.parts]
        found["name"] = args[0]
        return found | ({"x": args[1]} if args[1] else {}) | ({"bonus": bonus} if bonus else {})
    if op in ("until_next_activation", "next_round"):
        return found | {"skills": [skill_fact(skill_of(part)) for part in effect.parts]}
    if op == "blank_gain":
        pairs = zip(args[::2], args[1::2], strict=True)
        return found | {"options": [{"die": die, "symbol": symbol} for die, symbol in pairs]}
    if op == "light":
        return found | {"set": f"all_{args[0]}"}
    if op == "activate_nearest":
        return {"op": "activate", "who": "nearest_enemy_to_first_player"}
    values = dict(zip(ARGUMENTS.get(op, ()), args, strict=True))
    if values.get("n") == ALL:
        values["n"] = "full" if op == "heal" else "all"
    if op == "spawn_patrol" and args[0] == "roaming":
        found["if_roaming_on_board"] = "activate_it_instead"
    if op == "place_treasure":
        found["per"] = "card" if args[0] == "active_hero_zone" else "tile_with_hero"
    return found | values


def skill_fact(skill: Skill) -> dict[str, Any]:
    """A line of power as the facts write it: an enchantment has a price and says how often."""
    found: dict[str, Any] = {"when": skill.when, "effects": [effect_fact(effect) for effect in skill.effects]}
    if skill.needs:
        found["conditions"] = [{"type": need.op} | ({"x": need.args[0]} if need.args else {}) for need in skill.needs]
    if skill.enchantment:
        found |= {"cost": {"bam": skill.bam, "diamond": skill.diamond}, "repeat": skill.repeat}
    return found


def skill_facts(skills: tuple[Skill, ...]) -> list[dict[str, Any]]:
    return [skill_fact(skill) for skill in skills]


def printed_skills(fact: dict[str, Any]) -> list[dict[str, Any]]:
    return [*fact.get("enchantments", ()), *fact.get("skills", ())]


def dice_fact(dice: dict[str, Pool]) -> dict[str, dict[str, int]]:
    """Dice pools as the facts write them: by kind, then by colour."""
    found = {}
    for kind, (weak, strong) in dice.items():
        low, high = ("blue", "green") if kind == "defense" else ("yellow", "red")
        found[kind] = {color: n for color, n in ((low, weak), (high, strong)) if n}
    return found
