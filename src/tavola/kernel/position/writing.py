"""Writing position files: the friendly keys of a game first, and whatever they cannot say as an exact remainder.

The file is read back before it is given away. A key that its own reader would refuse (a state of play can be odder than
what people set up by hand) is left out, and the remainder speaks for it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from ..contract import Rules
from ..errors import BadPosition, UnknownName
from .remainder import STACK, remainder

PENDING = "pending"
STATE = "state"
WIDTH = 120
_BARE = re.compile(r"[A-Za-z0-9_-]+")


def described(rules: Rules[Any], state: Struct) -> str:
    """The text of a position file that reads back to exactly this state."""
    told = {"game": rules.id, **rules.told(state)}
    read = _read(rules, told)
    rest = remainder(read, state)
    pending = rest.pop(STACK, None)
    if pending is not None:
        told[PENDING] = pending
    if rest:
        told[STATE] = rest
    return toml(told)


def _read(rules: Rules[Any], told: dict[str, Any]) -> Any:
    """The state the friendly keys give, less those that cannot say what is to be said."""
    while True:
        try:
            return rules.position(told)
        except BadPosition as refused:
            if not _dropped(told, str(refused.text.args.get("key", ""))):
                raise
        except UnknownName:
            if told.pop("options", None) is None:
                raise


def _dropped(told: Any, key: str) -> bool:
    """Leave out the key that was refused, or the nearest section around it; whether there was one."""
    first, _, rest = key.partition(".")
    if isinstance(told, list):
        dropped = [_dropped(entry, key) for entry in told if isinstance(entry, dict)]
        return any(dropped)
    if first not in told or first in ("game", "scenario", "hero", "seed"):
        return False
    inner = told[first]
    entries = inner if isinstance(inner, list) else [inner]
    if rest and all(isinstance(entry, dict) for entry in entries) and _dropped(inner, rest):
        return True
    if first in ("rivals", "heroes"):
        return False
    del told[first]
    return True


# -- TOML ---------------------------------------------------------------------------------------------------------


def toml(table: Mapping[str, Any]) -> str:
    """A table as TOML: plain values first, then sections."""
    lines: list[str] = []
    _section("", table, lines)
    return "\n".join(lines).strip() + "\n"


def _section(path: str, table: Mapping[str, Any], lines: list[str]) -> None:
    later: list[tuple[str, Any]] = []
    for key, value in table.items():
        if isinstance(value, Mapping) or (not path and _sections(value)):
            later.append((f"{path}.{_key(key)}" if path else _key(key), value))
        else:
            lines.append(_line(_key(key), value))
    for name, value in later:
        for entry in value if isinstance(value, list) else (value,):
            lines += ["", f"[[{name}]]" if isinstance(value, list) else f"[{name}]"]
            if isinstance(value, list):
                lines += [_line(_key(key), inner) for key, inner in entry.items()]
            else:
                _section(name, entry, lines)


def _sections(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(entry, Mapping) for entry in value)


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else json.dumps(key, ensure_ascii=False)


def _line(key: str, value: Any) -> str:
    """`key = value`; a long list goes over several lines."""
    line = f"{key} = {_value(value)}"
    if len(line) <= WIDTH or not isinstance(value, list):
        return line
    rows, row = [], "   "
    for entry in value:
        said = f" {_value(entry)},"
        if len(row) + len(said) > WIDTH and row.strip():
            rows.append(row)
            row = "   "
        row += said
    return "\n".join((f"{key} = [", *rows, row, "]"))


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_key(key)} = {_value(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_value, value)) + "]"
    if isinstance(value, str) and '"' in value and "'" not in value and value.isprintable():
        return f"'{value}'"
    return json.dumps(value, ensure_ascii=False)
