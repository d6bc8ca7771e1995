"""From an effect tree to the words a player reads, so that the words are the rule the engine runs.

Each verb is one message (`mk-verb-move`) whose arguments are the verb's own, named in `ARGUMENTS`. Structure is
punctuation: a sequence becomes sentences, a choice is joined by "or", a condition is put in front. Messages start
in lower case unless they name a term of the game; the first letter of a sentence is raised here.
"""

from __future__ import annotations

from functools import lru_cache

from ..kernel.records import Effect
from .messages import messages
from .naming import KEPT, listed, shown

GAME = "mk"

#: The names of a verb's arguments, in order; the last one takes whatever follows when it is starred.
ARGUMENTS: dict[str, tuple[str, ...]] = {
    "attack": ("n", "element", "kind"),
    "block": ("n", "element"),
    "crystal": ("color",),
    "discard": ("n", "filter"),
    "draw": ("n",),
    "fame": ("n",),
    "heal": ("n",),
    "influence": ("n",),
    "mana": ("color",),
    "move": ("n",),
    "pay_mana": ("color",),
    "ready_unit": ("level",),
    "reputation": ("n",),
    "source_dice": ("n",),
    "terrain_cost": ("delta", "floor", "*terrains"),
    "terrain_open": ("cost", "*terrains"),
    "terrain_set": ("cost", "*terrains"),
    "wound": ("n",),
}


def describe(effect: Effect, lang: str) -> str:
    """The text of a card side, Unit ability or skill: whole sentences."""
    parts = effect.parts if effect.op == "seq" else (effect,)
    return " ".join(f"{raised(phrase(part, lang))}." for part in parts)


@lru_cache(maxsize=KEPT)
def phrase(effect: Effect, lang: str) -> str:
    """An effect as part of a sentence."""
    if effect.op == "seq":
        return listed([phrase(part, lang) for part in effect.parts], lang)
    if effect.op == "one_of":
        return _choice(effect, lang)
    if effect.op == "when":
        return _condition(effect, lang)
    return _verb(effect, lang)


def raised(text: str) -> str:
    """A text with a capital first letter."""
    return text[:1].upper() + text[1:]


def _choice(effect: Effect, lang: str) -> str:
    parts = [part for part in effect.parts if part.op != "nothing"]
    compound = any(part.op in ("seq", "when", "one_of") for part in parts)
    words = listed([phrase(part, lang) for part in parts], lang, "list-or-clauses" if compound else "list-or")
    return messages(lang).format("mk-may", {"what": words}) if len(parts) < len(effect.parts) else words


def _condition(effect: Effect, lang: str) -> str:
    shelf = messages(lang)
    condition = str(effect.args[0])
    then, otherwise = effect.parts
    words = [
        f"{shelf.format(f'mk-if-{condition}', {})}: {phrase(then, lang)}" if then.op != "nothing" else "",
        f"{shelf.format(f'mk-unless-{condition}', {})}: {phrase(otherwise, lang)}" if otherwise.op != "nothing" else "",
    ]
    return "; ".join(word for word in words if word)


def _verb(effect: Effect, lang: str) -> str:
    if effect.op == "run":
        step, *args = effect.args
        key, names = f"mk-run-{str(step).replace('.', '-')}", tuple(f"a{n}" for n in range(1, len(args) + 1))
    else:
        key, names, args = f"mk-verb-{effect.op}", ARGUMENTS.get(effect.op, ()), list(effect.args)
    values: dict[str, int | str] = {}
    for place, name in enumerate(names):
        if name.startswith("*"):
            values[name[1:]] = shown(GAME, name[1:], tuple(map(str, args[place:])), lang)
        elif place < len(args):
            values[name] = shown(GAME, name, args[place], lang)
            values[f"{name}_id"] = args[place]
    if effect.parts:
        values["what"] = listed([phrase(part, lang) for part in effect.parts], lang, "list-or")
    return messages(lang).format(key, values)
