"""From an effect tree to the words a player reads, so that the words are the rule the engine runs.

Each verb is one message (`mk-verb-move`) whose arguments are the verb's own, named in the vocabulary of its game.
Structure is punctuation: a sequence becomes sentences, a choice is joined by "or", a condition is put in front, and
where a condition or a price changes only a number that number follows in brackets: "Move 2 (1 at Night)".
Messages start in lower case unless they name a term of the game; the first letter of a sentence is raised here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby, pairwise

from ..kernel.effects import NOTHING
from ..kernel.records import Effect, Scalar
from .messages import messages
from .naming import KEPT, listed, shown
from .shaping import BOTH, EITHER, chain, one_number, tidy
from .vocabulary import Vocabulary, when_learnt, words_with

NONE = "none"
#: The argument that says how often; once where nothing is said.
COUNT = "count"


def _vocabulary(game: str) -> Vocabulary:
    """The effect words of a game, by the prefix of its message keys."""
    words = words_with(game)
    if words is None:
        raise LookupError(f"no game has words that begin with {game}")
    return words.vocabulary


def describe(effect: Effect, lang: str, game: str) -> str:
    """The text of a card side, Unit ability or skill: whole sentences."""
    words = _vocabulary(game)
    told = tidy(words.told(effect), words)
    said = _led([_sentence(part, lang, game) for part in _sentences(told, game)], lang, game)
    return " ".join(f"{raised(sentence)}." for sentence in said)


@lru_cache(maxsize=KEPT)
def phrase(effect: Effect, lang: str, game: str) -> str:
    """An effect as part of a sentence."""
    words = _vocabulary(game)
    return _said(tidy(words.told(effect), words), lang, game)


def raised(text: str) -> str:
    """A text with a capital first letter."""
    return text[:1].upper() + text[1:]


def _led(phrases: list[str], lang: str, game: str) -> list[str]:
    """Phrases of which several in a row begin alike ("this turn, …"), with that beginning said once."""
    shelf, found = messages(lang), list[str]()
    leads = shelf.sources[f"{game}-leads"].strip().split(" / ") if f"{game}-leads" in shelf.sources else ()
    for lead, group in groupby(phrases, lambda one: next((f"{lead} " for lead in leads if one.startswith(lead)), "")):
        alike = list(group)
        if lead and len(alike) > 1:
            alike = [lead + "; ".join(one.removeprefix(lead) for one in alike)]
        found += alike
    return found


def _sentences(effect: Effect, game: str) -> Iterator[Effect]:
    """The parts that are sentences of their own: a sequence, and what is no price but comes first."""
    if effect.op == "seq" or (effect.op == "cost" and not _is_price(effect.parts[0], game)):
        for part in effect.parts:
            yield from _sentences(part, game)
    else:
        yield effect


def _sentence(effect: Effect, lang: str, game: str) -> str:
    """A whole sentence; what it is for comes first."""
    return _only(effect, lang, game, "only") if effect.op == "only" else _said(effect, lang, game)


def _only(effect: Effect, lang: str, game: str, key: str) -> str:
    shelf = messages(lang)
    values = {"when": shelf.format(f"{game}-if-{effect.args[0]}", {}), "what": _said(effect.parts[0], lang, game)}
    return shelf.format(f"{game}-verb-{key}", values)


def _said(effect: Effect, lang: str, game: str) -> str:
    shape = _vocabulary(game).shapes.get(effect.op)
    if shape is not None:
        words = shape(effect, lang, lambda part: _said(part, lang, game))
        if words:
            return words
    if effect.op == "seq":
        return _together(_led([_said(part, lang, game) for part in effect.parts], lang, game), lang)
    if effect.op == "cost":
        return _cost(effect, lang, game)
    if effect.op == "one_of":
        return _choice(effect, lang, game)
    if effect.op == "when":
        return _condition(effect, lang, game)
    if effect.op == "only":
        return _only(effect, lang, game, "only-inside")
    if effect.op == "times":
        (part,) = effect.parts
        return messages(lang).format(f"{game}-times", {"n": int(effect.args[0]), "what": _said(part, lang, game)})
    return _verb(effect, lang, game)


def _together(phrases: Sequence[str], lang: str) -> str:
    """Phrases in one sentence; those that hold punctuation of their own are set apart more strongly, and so is a term
    of the game behind a clause: "one enemy loses its fortifications; Ranged Attack 3"."""
    apart = any(one[:1].islower() and two[:1].isupper() for one, two in pairwise(phrases))
    return "; ".join(phrases) if apart or _punctuated(phrases) else listed(phrases, lang)


def _punctuated(phrases: Sequence[str]) -> bool:
    return any(mark in one for one in phrases for mark in ",;:")


def _either(parts: Sequence[Effect], lang: str, game: str) -> str:
    """Parts of which one is picked."""
    phrases = [_said(part, lang, game) for part in parts]
    clauses = len(parts) > 1 and (_punctuated(phrases) or any(part.op in ("seq", "one_of") for part in parts))
    join, between = ("list-or-clauses", "; ") if clauses else ("list-or", ", ")
    return listed(phrases, lang, join, between)


def _choice(effect: Effect, lang: str, game: str) -> str:
    parts = tuple(part for part in effect.parts if part != NOTHING)
    words = (
        _known_choice(parts, lang, game)
        or _raised_choice(parts, lang, game)
        or _priced_choice(parts, lang, game)
        or _limited_choice(parts, lang, game)
        or _either(parts, lang, game)
    )
    return messages(lang).format(f"{game}-may", {"what": words}) if NOTHING in effect.parts else words


def _known_choice(parts: tuple[Effect, ...], lang: str, game: str) -> str:
    """A choice that has a sentence of its own, by the verbs it is made of (`mk-any-sacrifice`)."""
    names = dict.fromkeys(str(part.args[0]) if part.op == "run" else part.op for part in parts)
    key = f"{game}-any-{'-'.join(names)}"
    return messages(lang).format(key, {}) if len(parts) > 1 and key in messages(lang).sources else ""


def _raised_choice(parts: tuple[Effect, ...], lang: str, game: str) -> str:
    """A choice between the same for less and for more: "Attack 2 (5 if you take a Wound)"."""
    first, *others = parts
    more = []
    for part in others:
        guard, what = _guarded(part, lang, game)
        number = one_number(first, what) if guard else None
        if number is None:
            return ""
        more.append(messages(lang).format("case", {"n": number, "when": guard}))
    return messages(lang).format("cases", {"what": _said(first, lang, game), "cases": "; ".join(more)}) if more else ""


def _guarded(effect: Effect, lang: str, game: str) -> tuple[str, Effect]:
    """What must hold or be paid for an effect, as a condition ("if you take a Wound"), and the effect."""
    shelf, known = messages(lang), _vocabulary(game)
    if effect.op == "cost" and f"{game}-paid-{effect.parts[0].op}" in shelf.sources:
        price, what = effect.parts
        return _verb(price, lang, game, f"{game}-paid-{price.op}"), what
    if effect.op == "only" and effect.args[0] in known.pledges:
        pledge, (inside,) = known.pledges[str(effect.args[0])], effect.parts
        kept = tuple(part for part in inside.parts if part.op != pledge)
        return shelf.format(f"{game}-if-{effect.args[0]}", {}), kept[0] if len(kept) == 1 else inside
    return "", effect


def _priced_choice(parts: tuple[Effect, ...], lang: str, game: str) -> str:
    """One price in several colors, and what each buys: "pay 1 mana, by its color: Move 4 (green) or …"."""
    prices = {part.parts[0].op for part in parts if part.op == "cost"}
    key = f"{game}-each-{'-'.join(sorted(prices))}"
    shelf = messages(lang)
    if len(parts) == 1 or len(prices) != 1 or not all(part.op == "cost" for part in parts) or key not in shelf.sources:
        return ""
    bought = []
    for part in parts:
        what, color = _said(part.parts[1], lang, game), _shown("color", part.parts[0].args[0], lang, game)
        bought.append(shelf.format("case-of", {"what": what, "which": color}))
    return shelf.format(key, {"what": listed(bought, lang, "list-or")})


def _limited_choice(parts: tuple[Effect, ...], lang: str, game: str) -> str:
    """What all parts except, said once behind them."""
    known = _vocabulary(game)
    limits = {tuple(str(arg) for arg in part.args if arg in known.limits) for part in parts}
    if len(parts) == 1 or len(limits) != 1 or limits == {()}:
        return ""
    free = [Effect(one.op, tuple(arg for arg in one.args if arg not in known.limits), one.parts) for one in parts]
    excepted = listed([str(shown(game, "limits", one, lang)) for one in limits.pop()], lang, "list-or")
    values = {"what": _either(free, lang, game), "limits": excepted}
    return messages(lang).format(f"{game}-except", values)


def _is_price(effect: Effect, game: str) -> bool:
    return effect.op in _vocabulary(game).prices


def _cost(effect: Effect, lang: str, game: str) -> str:
    """A price and what it buys; where the first part is worth something itself, what follows it."""
    price, then = effect.parts
    words = {"first": _said(price, lang, game), "second": _said(then, lang, game)}
    return messages(lang).format(f"{game}-for" if _is_price(price, game) else f"{game}-then", words)


def _condition(effect: Effect, lang: str, game: str) -> str:
    """What holds in each case; in brackets behind the usual case where only a number changes."""
    shelf = messages(lang)
    cases, usual = chain(effect)
    numbers = [one_number(usual, what) for _, what in cases]
    if usual != NOTHING and None not in numbers:
        told = [
            shelf.format("case", {"n": number or 0, "when": shelf.format(f"{game}-if-{condition}", {})})
            for (condition, _), number in zip(cases, numbers, strict=True)
        ]
        return shelf.format("cases", {"what": _said(usual, lang, game), "cases": "; ".join(told)})
    told = [_case(f"{game}-if-{condition}", what, lang, game) for condition, what in cases]
    if usual != NOTHING:
        told.append(_case(f"{game}-unless-{cases[-1][0]}", usual, lang, game))
    return "; ".join(told)


def _case(key: str, effect: Effect, lang: str, game: str) -> str:
    """A case and what holds in it; a colon where that has commas, but never two colons in a row."""
    what = _said(effect, lang, game)
    mark = ":" if ":" not in what and _punctuated([what]) else ","
    return f"{messages(lang).format(key, {})}{mark} {what}"


def _verb(effect: Effect, lang: str, game: str, key: str = "") -> str:
    known = _vocabulary(game)
    if effect.op == "run":
        step, *args = effect.args
        usual, names = f"{game}-run-{str(step).replace('.', '-')}", tuple(f"a{n}" for n in range(1, len(args) + 1))
    else:
        usual, names, args = f"{game}-verb-{effect.op}", known.arguments.get(effect.op, ()), list(effect.args)
    values: dict[str, int | str] = {}
    for place, name in enumerate(names):
        if name.startswith("*"):
            rest = tuple(map(str, args[place:]))
            values[name[1:]] = shown(game, name[1:], rest, lang)
            values[f"{name[1:]}_or"] = listed([str(shown(game, name[1:], one, lang)) for one in rest], lang, "list-or")
            values[f"{name[1:]}_id"] = rest[0] if rest else NONE
            values[f"{name[1:]}_many"] = len(rest)
        else:
            given = args[place] if place < len(args) else 1 if name == COUNT else NONE
            values[name] = _shown(name, given, lang, game)
            values[f"{name}_id"] = "several" if BOTH in str(given) else given
    if effect.parts:
        values["what"] = _either(effect.parts, lang, game)
        values["what_id"] = effect.parts[0].op
    words = messages(lang).format(key or usual, values)
    more = known.more.get(effect.op, len(args))
    return words if more >= len(args) else f"{words} ({shown(game, 'rule', args[more], lang)})"


def _shown(name: str, value: Scalar, lang: str, game: str) -> int | str:
    """An argument in words: an id, ids of which one is meant, or one of each of several."""
    if isinstance(value, str) and BOTH in value:
        shelf, (first, *others) = messages(lang), (_shown(name, one, lang, game) for one in value.split(BOTH))
        each = [shelf.format(f"{game}-first-{name}", {name: first})]
        return listed(each + [shelf.format(f"{game}-next-{name}", {name: one}) for one in others], lang)
    if isinstance(value, str) and EITHER in value:
        return listed([str(shown(game, name, one, lang)) for one in value.split(EITHER)], lang, "list-or")
    return shown(game, name, value, lang)


when_learnt(phrase.cache_clear)
