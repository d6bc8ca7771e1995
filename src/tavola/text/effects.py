"""From an effect tree to the words a player reads, so that the words are the rule the engine runs.

Each verb is one message (`mk-verb-move`) whose arguments are the verb's own, named in `ARGUMENTS`. Structure is
punctuation: a sequence becomes sentences, a choice is joined by "or", a condition is put in front. Messages start
in lower case unless they name a term of the game; the first letter of a sentence is raised here.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby

from ..kernel.records import Effect, Scalar
from .messages import messages
from .naming import KEPT, listed, shown

GAME = "mk"
NONE = "none"

#: The names of a verb's arguments, in order; a starred one takes whatever follows.
ARGUMENTS: dict[str, tuple[str, ...]] = {
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

#: Where a block names something more it does: the place of that name among its arguments.
MORE = {"block": 2}

#: Verbs that are prices, and step chains that only state terms.
PRICES = frozenset({"discard", "pay_both", "pay_mana", "pay_move", "throw_wound", "wound"})
TERMS = frozenset({"forgo_source", "motivation", "opening"})

#: Choices that are the same effect once per colour or terrain are said at once. What stands for all of a kind:
BASIC = frozenset({"red", "blue", "white", "green"})
COLORS = BASIC | {"gold", "black"}
TERRAINS = frozenset({"plains", "hills", "forest", "wasteland", "desert", "swamp"})
WHOLE = {COLORS: "any", BASIC: "basic", TERRAINS: "any"}
SAME = "same"


def describe(effect: Effect, lang: str) -> str:
    """The text of a card side, Unit ability or skill: whole sentences."""
    parts = effect.parts if effect.op == "seq" else (effect,)
    return " ".join(f"{raised(part)}." for part in _each(parts, lang))


@lru_cache(maxsize=KEPT)
def phrase(effect: Effect, lang: str) -> str:
    """An effect as part of a sentence."""
    if effect.op == "seq":
        return _joined(_each(effect.parts, lang), lang)
    if effect.op == "cost":
        return _cost(effect, lang)
    if effect.op == "one_of":
        return _choice(effect, lang)
    if effect.op == "when":
        return _condition(effect, lang)
    if effect.op == "only":
        shelf = messages(lang)
        holds = shelf.format(f"mk-if-{effect.args[0]}", {})
        return shelf.format("mk-verb-only", {"when": holds, "what": phrase(effect.parts[0], lang)})
    return _verb(effect, lang)


def _each(parts: tuple[Effect, ...], lang: str) -> list[str]:
    """The phrases of a sequence; the same effect several times in a row is said once."""
    found: list[str] = []
    for part, group in groupby(parts):
        times, words = len(list(group)), phrase(part, lang)
        found.append(messages(lang).format("mk-times", {"n": times, "what": words}) if times > 1 else words)
    return found


def _joined(phrases: list[str], lang: str) -> str:
    """Phrases in one sentence; those that hold punctuation of their own are set apart more strongly."""
    return "; ".join(phrases) if _punctuated(phrases) else listed(phrases, lang)


def _punctuated(phrases: list[str]) -> bool:
    return any(mark in one for one in phrases for mark in ",;:")


def raised(text: str) -> str:
    """A text with a capital first letter."""
    return text[:1].upper() + text[1:]


def _choice(effect: Effect, lang: str) -> str:
    parts = tuple(part for part in effect.parts if part.op != "nothing")
    merged = _merged(_merged(parts, COLORS), TERRAINS)
    phrases = [phrase(part, lang) for part in merged]
    clauses = len(merged) > 1 and (_punctuated(phrases) or any(part.op in ("seq", "one_of") for part in merged))
    join, between = ("list-or-clauses", "; ") if clauses else ("list-or", ", ")
    words = listed(phrases, lang, join, between)
    return messages(lang).format("mk-may", {"what": words}) if len(parts) < len(effect.parts) else words


def _merged(parts: tuple[Effect, ...], kind: frozenset[str]) -> tuple[Effect, ...]:
    """Parts that are the same but for a colour, as one: "a red or blue crystal", "of any basic colour"."""
    alike: dict[Effect, list[tuple[Effect, str]]] = {}
    for part in parts:
        one = next((str(arg) for arg in _arguments(part) if arg in kind), "")
        alike.setdefault(_with(part, one, ""), []).append((part, one))
    found = []
    for group in alike.values():
        part, first = group[0]
        each = [one for _, one in group]
        found.append(_with(part, first, WHOLE.get(frozenset(each)) or "|".join(each)) if len(group) > 1 else part)
    return tuple(found)


def _arguments(effect: Effect) -> Iterator[Scalar]:
    """What the verbs of a tree name; step chains speak for themselves."""
    if effect.op != "run":
        yield from effect.args
    for part in effect.parts:
        yield from _arguments(part)


def _with(effect: Effect, old: str, new: str) -> Effect:
    """An effect with `new` in place of the first mention of `old`, and "same" at later ones."""
    mentioned = False

    def exchange(one: Effect) -> Effect:
        nonlocal mentioned
        args: list[Scalar] = []
        for arg in one.args:
            args.append((SAME if mentioned else new) if arg == old else arg)
            mentioned = mentioned or arg == old
        return Effect(one.op, tuple(args), tuple(exchange(part) for part in one.parts))

    return exchange(effect)


def _cost(effect: Effect, lang: str) -> str:
    """A price and what it buys; where the first part is worth something itself, what follows it."""
    price, then = effect.parts
    words = {"first": phrase(price, lang), "second": phrase(then, lang)}
    paid = price.op in PRICES or (price.op == "run" and price.args[0] in TERMS)
    return messages(lang).format("mk-for" if paid else "mk-then", words)


def _condition(effect: Effect, lang: str) -> str:
    shelf = messages(lang)
    condition = str(effect.args[0])
    branches = zip((f"mk-if-{condition}", f"mk-unless-{condition}"), effect.parts, strict=True)
    return "; ".join(f"{shelf.format(key, {})}: {phrase(part, lang)}" for key, part in branches if part.op != "nothing")


def _verb(effect: Effect, lang: str) -> str:
    if effect.op == "run":
        step, *args = effect.args
        key, names = f"mk-run-{str(step).replace('.', '-')}", tuple(f"a{n}" for n in range(1, len(args) + 1))
    else:
        key, names, args = f"mk-verb-{effect.op}", ARGUMENTS.get(effect.op, ()), list(effect.args)
    values: dict[str, int | str] = {}
    for place, name in enumerate(names):
        if name.startswith("*"):
            rest = tuple(map(str, args[place:]))
            values[name[1:]] = shown(GAME, name[1:], rest, lang)
            values[f"{name[1:]}_or"] = listed([str(shown(GAME, name[1:], one, lang)) for one in rest], lang, "list-or")
            values[f"{name[1:]}_id"] = rest[0] if rest else NONE
        else:
            given = args[place] if place < len(args) else NONE
            values[name] = _shown(name, given, lang)
            values[f"{name}_id"] = given
    if effect.parts:
        values["what"] = listed([phrase(part, lang) for part in effect.parts], lang, "list-or")
        values["what_id"] = effect.parts[0].op
    words = messages(lang).format(key, values)
    more = MORE.get(effect.op, len(args))
    return words if more >= len(args) else f"{words} ({shown(GAME, 'rule', args[more], lang)})"


def _shown(name: str, value: Scalar, lang: str) -> int | str:
    if isinstance(value, str) and "|" in value:
        return listed([str(shown(GAME, name, one, lang)) for one in value.split("|")], lang, "list-or")
    return shown(GAME, name, value, lang)
