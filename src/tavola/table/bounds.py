"""How much a position file may hold, looked at before it is parsed: reading it then costs what its size says.

TOML can say a great deal in few bytes: a key of many parts is a table in a table in a table, and readers take time
that grows with the square of its depth. One linear pass over the text finds such keys, deep brackets, endless words
and endless lists; only what stays below all bounds is given to the parser.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

from ..kernel.codec import encode
from ..kernel.contract import Rules
from ..kernel.errors import BadPosition

MAX_BYTES = 64_000
#: Parts of one key; brackets in brackets; characters of a bare word or number; keys; entries of all lists.
MAX_PARTS = 6
MAX_DEPTH = 8
MAX_WORD = 64
MAX_KEYS = 2_000
MAX_ENTRIES = 4_000
#: Characters of one text, and how large a number may be.
MAX_TEXT = 2_000
MAX_NUMBER = 1 << 63
#: What a state may hold: no game counts further, or has longer rows of pieces.
MAX_COUNT = 10_000
MAX_ROW = 1_000

#: Texts and comments: what stands in them is neither key nor bracket.
_QUOTED = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*"{3,5}'
    r"|'''(?:[^']|'(?!''))*'{3,5}"
    r'|"(?:[^"\\\n]|\\[^\n])*"'
    r"|'[^'\n]*'"
    r"|#[^\n]*",
    re.DOTALL,
)
_LONG_WORD = re.compile(rf"[\w+-]{{{MAX_WORD + 1}}}")
_LONG_KEY = re.compile(rf"[\w+-]+(?:[ \t]*\.[ \t]*[\w+-]+){{{MAX_PARTS}}}")
_BRACKETS = re.compile(r"[\[\]{}]")


def look_over(text: str) -> None:
    """Raises BadPosition for a text that says more than any position needs."""
    if len(text.encode(errors="surrogatepass")) > MAX_BYTES:
        raise BadPosition("error-position-too-large", limit=MAX_BYTES)
    bare = _QUOTED.sub(_stand_in, text)
    if _LONG_WORD.search(bare):
        raise BadPosition("error-position-word", limit=MAX_WORD)
    if _LONG_KEY.search(bare) or _depth(bare) > MAX_DEPTH:
        raise BadPosition("error-position-deep", limit=MAX_PARTS)
    if bare.count("=") > MAX_KEYS or bare.count(",") > MAX_ENTRIES:
        raise BadPosition("error-position-long", keys=MAX_KEYS, entries=MAX_ENTRIES)


def look_through(value: Any, key: str = "") -> None:
    """Raises BadPosition for a number or a text that no game could mean, naming its key."""
    if isinstance(value, dict):
        for name, inner in value.items():
            look_through(inner, f"{key}.{name}" if key else str(name))
    elif isinstance(value, list):
        for inner in value:
            look_through(inner, key)
    elif isinstance(value, int) and not -MAX_NUMBER <= value < MAX_NUMBER:
        raise BadPosition("error-position-number", key=key)
    elif isinstance(value, str) and len(value) > MAX_TEXT:
        raise BadPosition("error-position-text", key=key, limit=MAX_TEXT)


def look_at(rules: Rules[Any], state: Any) -> None:
    """Raises BadPosition for a state that holds more than its game has: answers multiply with what lies there."""
    told = msgspec.json.decode(encode(state))
    del told["rng"]  # a long game has drawn from its stream as often as it needed to
    _counted(told, "")
    for key, (count, most) in rules.crowd(state).items():
        if count > most:
            raise BadPosition("error-position-crowd", key=key, count=count, most=most)


def _counted(value: Any, key: str) -> None:
    if isinstance(value, dict | list):
        if len(value) > MAX_ROW:
            raise BadPosition("error-position-crowd", key=key, count=len(value), most=MAX_ROW)
        for name, inner in value.items() if isinstance(value, dict) else enumerate(value):
            _counted(inner, f"{key}.{name}" if key else str(name))
    elif isinstance(value, int) and not -MAX_COUNT <= value <= MAX_COUNT:
        raise BadPosition("error-position-range", key=key, value=str(value), least=-MAX_COUNT, most=MAX_COUNT)


def _stand_in(found: re.Match[str]) -> str:
    return "" if found[0].startswith("#") else "s"


def _depth(bare: str) -> int:
    deepest = depth = 0
    for bracket in _BRACKETS.findall(bare):
        depth += 1 if bracket in "[{" else -1
        deepest = max(deepest, depth)
    return deepest
