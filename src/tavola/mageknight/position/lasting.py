"""Effects in force, by the notation of what gave them: only what some printed piece can give may be in force."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ...kernel.effects import notation
from ...kernel.reading import known
from ...kernel.records import Effect
from ..book import leaves
from ..catalog import CARDS, SKILLS, UNITS

#: Words of pieces that stay in force for the turn as they are printed.
LASTING = (
    *("adrenaline", "aim", "allow_mana", "attacks_become", "banner_recruit", "block_bonus", "cheap_exploring"),
    *("defeat_crystals", "defeat_fame", "double_physical", "each_recruit", "endless_mana", "explore_range"),
    *("fiercer", "hawk_eyes", "heal_draws", "heal_fame", "heal_readies", "ignore_damage", "ignore_first_wound"),
    *("ignore_reputation", "invocation", "move_bonus", "next_bonus", "no_damage_to_units", "no_provoke"),
    *("no_recruits", "on_cast", "on_step", "polarization", "ready_for_influence", "ready_once"),
    *("recruit_discount", "safe_terrain", "sideways", "starsdawn", "terrain_cap", "terrain_closed"),
    *("terrain_cost", "terrain_dearer", "terrain_open", "terrain_set", "tuition", "unit_boost", "units_armor"),
    *("units_bonus", "units_fame", "units_hindered", "wild_black_die", "wild_dice", "wound_sideways"),
)
#: Effects of chains of steps, which no piece prints as a word.
PLAIN = ("as_day", "no_source", "no_walls")


def _printed() -> Iterator[tuple[str, Effect]]:
    """Every effect word with the piece that bears it."""
    for card in CARDS.values():
        for side in (card.basic, card.strong):
            yield from ((f"card:{card.id}", leaf) for leaf in leaves(side))
    for unit in UNITS.values():
        for ability in unit.abilities:
            yield from ((f"unit:{unit.id}", leaf) for leaf in leaves(ability.effect))
    for skill in SKILLS.values():
        for side in (skill.effect, skill.other):
            yield from ((f"skill:{skill.id}", leaf) for leaf in leaves(side))


@cache
def lasting() -> dict[str, Effect]:
    """What may be in force, by its notation."""
    found = {word: Effect(word) for word in PLAIN}
    for origin, leaf in _printed():
        if leaf.op in LASTING:
            found.setdefault(notation(leaf), leaf)
        elif leaf.op == "convert":  # remembers the piece, for the log
            found.setdefault(notation(leaf), Effect("convert", (*leaf.args, origin), leaf.parts))
    return found


def in_force(name: str, key: str) -> Effect:
    """The effect of that notation."""
    return lasting()[known(name, lasting(), key)]


@cache
def _names() -> dict[Effect, str]:
    return {effect: name for name, effect in lasting().items()}


def name_of(effect: Effect) -> str:
    """The notation under which an effect in force is read back; nothing for one that only a running turn can know."""
    return _names().get(effect, "")
