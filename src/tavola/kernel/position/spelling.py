"""Pending work and effects as one line of text each, so that a position file can hold them and people can read them.

An effect is its verb, its arguments and, in brackets, the effects inside it: `one_of (move 2; attack 2 fire melee)`. A
frame is its step, what it knows, the effects it waits with, and the seat it asks: `choose card:rage (move 2; block 2)`,
`tribute 3 @1`. Texts that could be taken for something else stand in quotation marks.
"""

from __future__ import annotations

import json
import re

from ..errors import BadPosition
from ..records import Effect, Frame, Scalar

_WORD = re.compile(r'"(?:[^"\\]|\\.)*"|[();]|[^\s();"]+')
_NUMBER = re.compile(r"-?[0-9]+")
_PLAIN = re.compile(r"[^\s();\"@\\]+")
#: Effects inside effects: no piece nests deeper.
MAX_DEPTH = 12
MAX_LENGTH = 2_000


def effect_text(effect: Effect) -> str:
    """An effect as one line."""
    inside = f" ({'; '.join(map(effect_text, effect.parts))})" if effect.parts else ""
    return " ".join((effect.op, *map(_spelled, effect.args))) + inside


def frame_text(frame: Frame) -> str:
    """A frame as one line."""
    inside = f" ({'; '.join(map(effect_text, frame.effects))})" if frame.effects else ""
    asked = f" @{frame.seat}" if frame.seat != -1 else ""
    return " ".join((frame.step, *map(_spelled, frame.args))) + inside + asked


def _spelled(arg: Scalar) -> str:
    if isinstance(arg, int):
        return str(arg)
    plain = _PLAIN.fullmatch(arg) and not _NUMBER.fullmatch(arg)
    return arg if plain else json.dumps(arg, ensure_ascii=False)


def effect_of(text: str, key: str) -> Effect:
    """The effect a line spells."""
    words = _words(text, key)
    effect = _effect(words, key, 0)
    if words:
        raise _misspelled(key, text)
    return effect


def frame_of(text: str, key: str) -> Frame:
    """The frame a line spells."""
    words = _words(text, key)
    step, args = _head(words, key)
    effects = _inside(words, key, 0)
    seat = -1
    if words and words[0].startswith("@") and _NUMBER.fullmatch(words[0][1:]):
        seat = int(words.pop(0)[1:])
    if words:
        raise _misspelled(key, text)
    return Frame(step, args, effects, seat)


def _words(text: str, key: str) -> list[str]:
    words = _WORD.findall(text)
    if len(text) > MAX_LENGTH or "".join(words) != re.sub(r"\s+(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)", "", text):
        raise _misspelled(key, text)
    return words


def _head(words: list[str], key: str) -> tuple[str, tuple[Scalar, ...]]:
    if not words or words[0][0] in '();"@':
        raise _misspelled(key, " ".join(words))
    name = words.pop(0)
    args: list[Scalar] = []
    while words and words[0] not in ("(", ")", ";") and not words[0].startswith("@"):
        word = words.pop(0)
        if _NUMBER.fullmatch(word):
            args.append(int(word))
        else:
            args.append(_unquoted(word, key) if word.startswith('"') else word)
    return name, tuple(args)


def _unquoted(word: str, key: str) -> str:
    try:
        return str(json.loads(word))
    except ValueError:
        raise _misspelled(key, word) from None


def _inside(words: list[str], key: str, depth: int) -> tuple[Effect, ...]:
    if not words or words[0] != "(":
        return ()
    found = []
    while words and words[0] in ("(", ";"):
        words.pop(0)
        found.append(_effect(words, key, depth + 1))
    if not words or words.pop(0) != ")":
        raise _misspelled(key, " ".join(words))
    return tuple(found)


def _effect(words: list[str], key: str, depth: int) -> Effect:
    if depth > MAX_DEPTH:
        raise _misspelled(key, " ".join(words))
    op, args = _head(words, key)
    return Effect(op, args, _inside(words, key, depth))


def _misspelled(key: str, text: str) -> BadPosition:
    return BadPosition("error-position-spelling", key=key, value=text[:80])
