"""The effect words of Mage Knight: what their arguments are called, and what is said of several at once."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.records import Effect
from ...text.messages import messages
from ...text.naming import name_of
from ...text.vocabulary import Vocabulary

#: The basic colours in the order effects list them.
ORDER = ("red", "blue", "white", "green")
BASIC = frozenset(ORDER)
COLORS = BASIC | {"gold", "black"}
TERRAINS = frozenset({"plains", "hills", "forest", "wasteland", "desert", "swamp"})

ARGUMENTS: dict[str, tuple[str, ...]] = {
    "add_units": ("n",),
    "adrenaline": ("n", "throw"),
    "gain_card": ("kind", "where", "color"),
    "risk": ("n",),
    "land": ("what",),
    "loyal": ("n",),
    "overload": ("n",),
    "aim": ("shot", "strike"),
    "allow_mana": ("color",),
    "attack": ("n", "element", "kind"),
    "attack_and": ("rule",),
    "attacks_become": ("what",),
    "block": ("n", "element"),
    "block_bonus": ("n",),
    "carried": ("banner",),
    "convert": ("points", "rate"),
    "crystal": ("color",),
    "defeat_fame": ("n",),
    "discard": ("filter",),
    "draw": ("n",),
    "draw_more": ("n",),
    "endless_mana": ("*colors",),
    "enemies_up_to": ("n",),
    "explore_range": ("n",),
    "leap": ("n",),
    "phase_fame": ("n",),
    "fame": ("n",),
    "fiercer": ("n",),
    "fly": ("n", "how", "*terrains"),
    "foe_armor": ("n", "least", "fortified"),
    "foe_armor_each": ("n", "least"),
    "foe_loses": ("*loss",),
    "grow": ("each", "counted"),
    "heal": ("n",),
    "heal_fame": ("n",),
    "heal_unit": ("n",),
    "howl": ("n",),
    "ignore_damage": ("n", "less", "*elements"),
    "influence": ("n",),
    "lone_howl": ("n",),
    "lower_armor": ("n", "least"),
    "mana": ("color",),
    "move": ("n",),
    "move_bonus": ("n", "span"),
    "next_bonus": ("attack", "block"),
    "on_cast": ("color", "n"),
    "one_attack": ("delta", "armor", "ability", "*limits"),
    "one_enemy": ("*limits",),
    "one_unit_resists": ("*elements",),
    "pay_both": ("color", "color2"),
    "pay_mana": ("color",),
    "pay_move": ("n",),
    "per": ("counted", "most"),
    "ready_for_influence": ("level", "n"),
    "ready_levels": ("n",),
    "ready_once": ("n",),
    "ready_unit": ("level",),
    "recruit_discount": ("n", "reputation"),
    "reduce_attack": ("n",),
    "reputation": ("n",),
    "roll": ("table", "n"),
    "safe_terrain": ("*terrains",),
    "sideways": ("n", "better", "case"),
    "source_dice": ("n",),
    "spell_crystal": ("n",),
    "split_block": ("n", "block", "element"),
    "stop_attack": ("*limits",),
    "terrain_cap": ("cost", "*terrains"),
    "terrain_closed": ("*terrains",),
    "terrain_cost": ("delta", "floor", "*terrains"),
    "terrain_dearer": ("n", "most"),
    "terrain_open": ("cost", "*terrains"),
    "terrain_set": ("cost", "*terrains"),
    "tuition": ("n", "where"),
    "unit_boost": ("block", "attack", "ranged"),
    "unit_resists": ("place", "*elements"),
    "units_attack": ("n",),
    "units_armor": ("n",),
    "units_fame": ("n",),
    "units_bonus": ("attack", "block"),
    "units_hindered": ("n",),
    "wound": ("n",),
    "wound_sideways": ("n",),
}


def _give(effect: Effect, lang: str, say: Callable[[Effect], str]) -> str:
    """A card given, and what each colour buys; said once where it is the same for all but the colour."""
    how, which = (str(arg) for arg in effect.args)
    alike = {_without_color(part, color) for color, part in zip(ORDER, effect.parts, strict=True)}
    if len(alike) == 1:
        what = say(alike.pop())
    else:
        named = zip(ORDER, effect.parts, strict=True)
        what = "; ".join(f"{name_of('mk', 'color', color, lang)}: {say(part)}" for color, part in named)
    return messages(lang).format("mk-verb-give", {"how": how, "which": which, "what": what})


def _for_cards(effect: Effect, lang: str, say: Callable[[Effect], str]) -> str:
    """Cards discarded raise the points of an effect, or are all there is to it."""
    each, wounds = (int(arg) for arg in effect.args)
    base = effect.parts[0]
    bare = bool(base.args) and base.args[0] == 0
    what = say(Effect(base.op, (each, *base.args[1:]), base.parts) if bare else base)
    return messages(lang).format("mk-verb-for_cards", {"n": 0 if bare else each, "wounds": wounds, "what": what})


def _some_of(effect: Effect, lang: str, say: Callable[[Effect], str]) -> str:
    """Parts to choose among, set apart from each other."""
    what = "; ".join(say(part) for part in effect.parts)
    return messages(lang).format("mk-verb-some_of", {"n": int(effect.args[0]), "what": what})


def _without_color(effect: Effect, color: str) -> Effect:
    args = tuple("same" if arg == color else arg for arg in effect.args)
    return Effect(effect.op, args, tuple(_without_color(part, color) for part in effect.parts))


VOCABULARY = Vocabulary(
    arguments=ARGUMENTS,
    more={"block": 2},
    prices=frozenset(
        {"discard", "forgo_source", "motivation", "pay_both", "pay_mana", "pay_move", "throw_wound", "wound"}
    ),
    alike=(COLORS, TERRAINS),
    whole={COLORS: "any", BASIC: "basic", TERRAINS: "any"},
    shapes={"give": _give, "for_cards": _for_cards, "some_of": _some_of},
)

#: Arguments that hold an id and are shown as the name of that piece.
KINDS = (
    "ability",
    "card",
    "color",
    "element",
    "enemy",
    "hero",
    "phase",
    "reward",
    "ruin",
    "scenario",
    "score",
    "site",
    "skill",
    "strong",
    "tactic",
    "terrain",
    "tile",
    "time",
    "unit",
)
#: Arguments called otherwise than the kind they speak of; also words of effects that name no piece.
ALIASES = {"counted": "count", "limits": "limit", "loss": "loss", "rule": "rule", "closed": "terrain"}
