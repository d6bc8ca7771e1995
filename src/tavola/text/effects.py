"""From an effect tree to the words a player reads, so that the words are the rule the engine runs.

Each verb is one message (`mk-verb-move`) whose arguments are the verb's own, named in the vocabulary of its game.
Structure is punctuation: a sequence becomes sentences, a choice is joined by "or", a condition is put in front.
Messages start in lower case unless they name a term of the game; the first letter of a sentence is raised here.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby

from ..kernel.records import Effect, Scalar
from .messages import messages
from .naming import KEPT, listed, shown
from .vocabulary import Vocabulary, words_with

NONE = "none"
#: Stands for a colour or terrain that was named before in the same phrase.
SAME = "same"


def _vocabulary(game: str) -> Vocabulary:
    """The effect words of a game, by the prefix of its message keys."""
    words = words_with(game)
    if words is None:
        raise LookupError(f"no game has words that begin with {game}")
    return words.vocabulary


def describe(effect: Effect, lang: str, game: str) -> str:
    """The text of a card side, Unit ability or skill: whole sentences."""
    parts = effect.parts if effect.op == "seq" else (effect,)
    return " ".join(f"{raised(part)}." for part in _each(parts, lang, game))


@lru_cache(maxsize=KEPT)
def phrase(effect: Effect, lang: str, game: str) -> str:
    """An effect as part of a sentence."""
    shape = _vocabulary(game).shapes.get(effect.op)
    if shape is not None:
        return shape(effect, lang, lambda part: phrase(part, lang, game))
    if effect.op == "seq":
        return _joined(_each(effect.parts, lang, game), lang)
    if effect.op == "cost":
        return _cost(effect, lang, game)
    if effect.op == "one_of":
        return _choice(effect, lang, game)
    if effect.op == "when":
        return _condition(effect, lang, game)
    if effect.op == "only":
        shelf = messages(lang)
        holds = shelf.format(f"{game}-if-{effect.args[0]}", {})
        return shelf.format(f"{game}-verb-only", {"when": holds, "what": phrase(effect.parts[0], lang, game)})
    return _verb(effect, lang, game)


def _each(parts: tuple[Effect, ...], lang: str, game: str) -> list[str]:
    """The phrases of a sequence; the same effect several times in a row is said once."""
    found: list[str] = []
    for part, group in groupby(parts):
        times, words = len(list(group)), phrase(part, lang, game)
        found.append(messages(lang).format(f"{game}-times", {"n": times, "what": words}) if times > 1 else words)
    return found


def _joined(phrases: list[str], lang: str) -> str:
    """Phrases in one sentence; those that hold punctuation of their own are set apart more strongly."""
    return "; ".join(phrases) if _punctuated(phrases) else listed(phrases, lang)


def _punctuated(phrases: list[str]) -> bool:
    return any(mark in one for one in phrases for mark in ",;:")


def raised(text: str) -> str:
    """A text with a capital first letter."""
    return text[:1].upper() + text[1:]


def _choice(effect: Effect, lang: str, game: str) -> str:
    parts = tuple(part for part in effect.parts if part.op != "nothing")
    merged = parts
    for kind in _vocabulary(game).alike:
        merged = _merged(merged, kind, _vocabulary(game))
    phrases = [phrase(part, lang, game) for part in merged]
    clauses = len(merged) > 1 and (_punctuated(phrases) or any(part.op in ("seq", "one_of") for part in merged))
    join, between = ("list-or-clauses", "; ") if clauses else ("list-or", ", ")
    words = listed(phrases, lang, join, between)
    return messages(lang).format(f"{game}-may", {"what": words}) if len(parts) < len(effect.parts) else words


def _merged(parts: tuple[Effect, ...], kind: frozenset[str], words: Vocabulary) -> tuple[Effect, ...]:
    """Parts that are the same but for a colour, as one: "a red or blue crystal", "of any basic colour"."""
    alike: dict[Effect, list[tuple[Effect, str]]] = {}
    for part in parts:
        one = next((str(arg) for arg in _arguments(part) if arg in kind), "")
        alike.setdefault(_with(part, one, ""), []).append((part, one))
    found = []
    for group in alike.values():
        part, first = group[0]
        each = [one for _, one in group]
        found.append(_with(part, first, words.whole.get(frozenset(each)) or "|".join(each)) if len(group) > 1 else part)
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


def _cost(effect: Effect, lang: str, game: str) -> str:
    """A price and what it buys; where the first part is worth something itself, what follows it."""
    price, then = effect.parts
    known = _vocabulary(game)
    words = {"first": phrase(price, lang, game), "second": phrase(then, lang, game)}
    paid = price.op in known.prices or (price.op == "run" and price.args[0] in known.terms)
    return messages(lang).format(f"{game}-for" if paid else f"{game}-then", words)


def _condition(effect: Effect, lang: str, game: str) -> str:
    shelf = messages(lang)
    condition = str(effect.args[0])
    branches = zip((f"{game}-if-{condition}", f"{game}-unless-{condition}"), effect.parts, strict=True)
    return "; ".join(
        f"{shelf.format(key, {})}: {phrase(part, lang, game)}" for key, part in branches if part.op != "nothing"
    )


def _verb(effect: Effect, lang: str, game: str) -> str:
    known = _vocabulary(game)
    if effect.op == "run":
        step, *args = effect.args
        key, names = f"{game}-run-{str(step).replace('.', '-')}", tuple(f"a{n}" for n in range(1, len(args) + 1))
    else:
        key, names, args = f"{game}-verb-{effect.op}", known.arguments.get(effect.op, ()), list(effect.args)
    values: dict[str, int | str] = {}
    for place, name in enumerate(names):
        if name.startswith("*"):
            rest = tuple(map(str, args[place:]))
            values[name[1:]] = shown(game, name[1:], rest, lang)
            values[f"{name[1:]}_or"] = listed([str(shown(game, name[1:], one, lang)) for one in rest], lang, "list-or")
            values[f"{name[1:]}_id"] = rest[0] if rest else NONE
        else:
            given = args[place] if place < len(args) else NONE
            values[name] = _shown(name, given, lang, game)
            values[f"{name}_id"] = given
    if effect.parts:
        values["what"] = listed([phrase(part, lang, game) for part in effect.parts], lang, "list-or")
        values["what_id"] = effect.parts[0].op
    words = messages(lang).format(key, values)
    more = known.more.get(effect.op, len(args))
    return words if more >= len(args) else f"{words} ({shown(game, 'rule', args[more], lang)})"


def _shown(name: str, value: Scalar, lang: str, game: str) -> int | str:
    if isinstance(value, str) and "|" in value:
        return listed([str(shown(game, name, one, lang)) for one in value.split("|")], lang, "list-or")
    return shown(game, name, value, lang)
