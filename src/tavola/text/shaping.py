"""Effect trees made ready to be said: what is repeated is counted, what choices share is taken out of them.

Nothing here knows a language. The tree that comes out may hold words the engine never runs: a verb with a count behind
its arguments, or `red|blue` and `white&red` in place of a colour.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from ..kernel.effects import NOTHING
from ..kernel.records import Effect, Scalar
from .vocabulary import Vocabulary

#: Stands for a colour or terrain that was named before in the same phrase.
SAME = "same"
#: Between ids of which one is meant, and between ids that are all meant.
EITHER, BOTH = "|", "&"
#: Behind the word for all colours, where each of several may be another one.
EACH = "_each"
#: The argument that says a count is a limit.
UP_TO = "up_to"


def tidy(effect: Effect, words: Vocabulary) -> Effect:
    """A tree as it is best said, from the leaves up."""
    parts = tuple(tidy(part, words) for part in effect.parts)
    if effect.op == "seq":
        parts = tuple(_joined(tuple(_counted(parts, words)), words))
        return parts[0] if len(parts) == 1 else Effect("seq", (), parts)
    if effect.op == "one_of":
        return _choice(parts, words)
    return Effect(effect.op, effect.args, parts)


def _counted(parts: tuple[Effect, ...], words: Vocabulary) -> Iterator[Effect]:
    """The parts of a sequence, the same one several times in a row told once with how often."""
    for part, group in groupby(parts):
        times, leave = len(list(group)), is_optional(part)
        what = part.parts[0] if leave else part
        if times == 1:
            yield part
        elif what.op not in words.counted:
            yield Effect("times", (times,), (part,))
        else:
            wide = set(words.whole.values())
            args = tuple(f"{arg}{EACH}" if arg in wide else arg for arg in what.args)
            yield Effect(what.op, (*args, times, UP_TO) if leave else (*args, times))


def _joined(parts: tuple[Effect, ...], words: Vocabulary) -> Iterator[Effect]:
    """Neighbours that give one each of different colours, as one part: `crystal white&red`."""
    for op, group in groupby(parts, lambda part: part.op if _single(part, words) else ""):
        found = list(group)
        if not op or len(found) == 1:
            yield from found
            continue
        colors = [str(part.args[0]) for part in found]
        whole = words.whole.get(frozenset(colors)) if len(set(colors)) == len(colors) else None
        yield Effect(op, (f"every_{whole}" if whole else BOTH.join(colors),))


def _single(part: Effect, words: Vocabulary) -> bool:
    return part.op in words.joined and len(part.args) == 1 and part.args[0] not in words.whole.values()


def _choice(parts: tuple[Effect, ...], words: Vocabulary) -> Effect:
    """A choice, with parts that are alike said at once."""
    chosen = tuple(part for part in parts if part != NOTHING)
    for kind in words.alike:
        chosen = _merged(chosen, kind, words)
    chosen = _wrapped(chosen, words)
    leave = (NOTHING,) if NOTHING in parts else ()
    return chosen[0] if len(chosen) == 1 and not leave else Effect("one_of", (), (*chosen, *leave))


def _merged(parts: tuple[Effect, ...], kind: frozenset[str], words: Vocabulary) -> tuple[Effect, ...]:
    """Parts that are the same but for a colour, as one: "a red or blue crystal", "of any basic color"."""
    alike: dict[Effect, list[tuple[Effect, str]]] = {}
    for part in parts:
        one = next((str(arg) for arg in _arguments(part) if arg in kind), "")
        alike.setdefault(_with(part, one, ""), []).append((part, one))
    found = []
    for group in alike.values():
        part, first = group[0]
        each = [one for _, one in group]
        many = words.whole.get(frozenset(each)) or EITHER.join(each)
        found.append(_with(part, first, many) if len(group) > 1 else part)
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


def _wrapped(parts: tuple[Effect, ...], words: Vocabulary) -> tuple[Effect, ...]:
    """Choices inside the same frame, with the frame said once: "Fire Attack 5 or Fire Block 7, +2 for each enemy"."""
    found: dict[Effect, tuple[Effect, ...]] = {}
    for part in parts:
        frame = Effect(part.op, part.args) if part.op in words.frames else part
        found[frame] = found.get(frame, ()) + (part.parts if part.op in words.frames else ())
    return tuple(Effect(one.op, one.args, inside) if inside else one for one, inside in found.items())


def is_optional(effect: Effect) -> bool:
    """One thing that may be left."""
    return effect.op == "one_of" and len(effect.parts) == 2 and effect.parts[1] == NOTHING


def one_number(one: Effect, other: Effect) -> int | None:
    """The number the second tree has where the first has another one, if that is all they differ in."""
    pairs = {pair for pair in _pairs(one, other) if pair is None or pair[0] != pair[1]}
    if len(pairs) != 1:
        return None
    pair = pairs.pop()
    return pair[1] if pair and isinstance(pair[0], int) and isinstance(pair[1], int) else None


def _pairs(one: Effect, other: Effect) -> Iterator[tuple[Scalar, Scalar] | None]:
    """The arguments of two trees of the same form, side by side; None where the form differs."""
    if one.op != other.op or len(one.args) != len(other.args) or len(one.parts) != len(other.parts):
        yield None
        return
    yield from zip(one.args, other.args, strict=True)
    for part, twin in zip(one.parts, other.parts, strict=True):
        yield from _pairs(part, twin)


def chain(effect: Effect) -> tuple[list[tuple[str, Effect]], Effect]:
    """Conditions one inside the other's "otherwise", in order, and what holds where none does."""
    cases: list[tuple[str, Effect]] = []
    while effect.op == "when":
        cases.append((str(effect.args[0]), effect.parts[0]))
        effect = effect.parts[1]
    return cases, effect
