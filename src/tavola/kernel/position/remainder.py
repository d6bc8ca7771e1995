"""What the friendly keys of a position do not say: the exact difference between two states, as paths and values.

A state is plain data. `remainder` lists every place where the state a position is to describe differs from the one its
friendly keys give: `players.0.moved = true`. `amended` puts such a list into force; each value is checked against
the records of the game, and a path that leads nowhere is refused.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from ..errors import BadPosition
from ..records import Effect
from ..work import Fields
from .spelling import effect_of, effect_text, frame_of, frame_text

S = TypeVar("S", bound=Fields)

#: Fields that hold effects, and those that hold frames: one line of text for each.
EFFECTS = ("mods", "later")
STACK = "stack"
NOTHING = "nothing"
#: Stands for an empty place in the middle of a list.
EMPTY = "(nothing)"


def remainder(told: S, true: S) -> dict[str, Any]:
    """Where the true state differs from the one told, by path. Under `nothing` stand the paths that hold nothing."""
    found: dict[str, Any] = {}
    gone: list[str] = []
    _differ("", _plain(told), _plain(true), found, gone)
    marked = {path: _swapped(value, None, EMPTY) for path, value in found.items()}
    return {**marked, **({NOTHING: gone} if gone else {})}


def amended(told: S, rest: Mapping[str, Any]) -> S:
    """The state told, with the rest put into force."""
    plain = _plain(told)
    for path in rest.get(NOTHING, []) if isinstance(rest.get(NOTHING, []), list) else ():
        _put(plain, str(path), None)
    for path, value in rest.items():
        if path != NOTHING:
            _put(plain, path, _swapped(value, EMPTY, None))
    try:
        state = msgspec.convert(_unspelled(plain), type(told), strict=True)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadPosition("error-position-state", where=str(error)) from None
    if _plain(state) != plain:
        wrong = next(iter(_differences(plain, _plain(state))), "")
        raise BadPosition("error-position-path", key=f"state.{wrong}")
    return state


def _plain(state: Fields) -> dict[str, Any]:
    """A state as dictionaries, lists, texts and numbers; frames and effects as lines of text."""
    plain: dict[str, Any] = msgspec.to_builtins(state)
    plain[STACK] = [frame_text(frame) for frame in state.stack]
    return {key: _spelled(value) for key, value in plain.items()}


def _spelled(value: Any) -> Any:
    if isinstance(value, dict):
        return {
            key: [effect_text(msgspec.convert(one, Effect)) for one in inner] if key in EFFECTS else _spelled(inner)
            for key, inner in value.items()
        }
    return [_spelled(inner) for inner in value] if isinstance(value, list | tuple) else value


def _unspelled(value: Any, key: str = "") -> Any:
    if isinstance(value, dict):
        return {name: _unspelled(inner, name) for name, inner in value.items()}
    if not isinstance(value, list):
        return value
    if key == STACK:
        return [msgspec.to_builtins(frame_of(str(line), "pending")) for line in value]
    if key in EFFECTS:
        return [msgspec.to_builtins(effect_of(str(line), f"state.{key}")) for line in value]
    return [_unspelled(inner) for inner in value]


def _differ(path: str, told: Any, true: Any, found: dict[str, Any], gone: list[str]) -> None:
    if told == true:
        return
    dot = f"{path}." if path else ""
    if isinstance(told, dict) and isinstance(true, dict) and "." not in "".join((*told, *true)):
        for key in (*true, *(key for key in told if key not in true)):
            if key not in true or true[key] is None:
                if told.get(key) is not None:
                    gone.append(dot + key)
            elif key not in told or told[key] is None:
                found[dot + key] = true[key]
            else:
                _differ(dot + key, told[key], true[key], found, gone)
    elif _records(told) and _records(true) and len(told) == len(true):
        for place, (one, other) in enumerate(zip(told, true, strict=True)):
            _differ(f"{dot}{place}", one, other, found, gone)
    else:
        found[path] = true


def _swapped(value: Any, old: Any, new: Any) -> Any:
    """A value with every empty place written otherwise."""
    if isinstance(value, dict):
        return {key: _swapped(inner, old, new) for key, inner in value.items()}
    if isinstance(value, list):
        return [_swapped(inner, old, new) for inner in value]
    return new if value == old and type(value) is type(old) else value


def _records(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(one, dict) for one in value)


def _put(plain: dict[str, Any], path: str, value: Any) -> None:
    """Lay a value where the path leads; nothing is laid where there is no such place."""
    *way, last = path.split(".")
    there: Any = plain
    for step in way:
        if isinstance(there, list) and step.isdecimal() and int(step) < len(there):
            there = there[int(step)]
        elif isinstance(there, dict) and step in there:
            there = there[step]
        else:
            raise BadPosition("error-position-path", key=f"state.{path}")
    if isinstance(there, list) and last.isdecimal() and int(last) < len(there):
        there[int(last)] = value
    elif isinstance(there, dict) and value is not None:
        there[last] = value
    elif isinstance(there, dict) and last in there:
        if there is plain:
            there[last] = None
        else:
            del there[last]
    else:
        raise BadPosition("error-position-path", key=f"state.{path}")


def _differences(one: Any, other: Any, path: str = "") -> list[str]:
    """Paths at which two plain values differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        found: list[str] = []
        for key in dict.fromkeys((*one, *other)):
            if key not in other or key not in one or one[key] != other[key]:
                deeper = _differences(one.get(key), other.get(key), f"{path}.{key}" if path else str(key))
                found += deeper or [f"{path}.{key}" if path else str(key)]
        return found
    return [path] if one != other else []
