"""Every message key that occurs in the source, with the arguments it is given, found without running it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

import tavola

SOURCE = Path(tavola.__file__).parent
KEY = re.compile(r"(mk|md|oa|error)-[a-z_]+(-[a-z0-9_]+)*")

#: Keyword arguments of calls that are not arguments of the message.
ASIDE = {"only", "auto", "rule", "code", "status"}


class Use(Struct, frozen=True):
    """A key in the source; `args` are the names it is given there, None where that cannot be read."""

    key: str
    place: str
    args: frozenset[str] | None = None


def uses(prefix: str) -> Iterator[Use]:
    """Each key literal outside the text room. Keys put together at run time are not literals."""
    for path in sorted(SOURCE.rglob("*.py")):
        if not path.is_relative_to(SOURCE / "text"):
            yield from _in_file(path, prefix)


def _in_file(path: Path, prefix: str) -> Iterator[Use]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    joined = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    given: dict[int, frozenset[str]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            names = _arguments(node)
            given.update((id(arg), names) for arg in node.args if names is not None)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or id(node) in joined:
            continue
        if node.value.startswith(prefix) and KEY.fullmatch(node.value):
            yield Use(node.value, f"{path.relative_to(SOURCE)}:{node.lineno}", given.get(id(node)))


def _arguments(call: ast.Call) -> frozenset[str] | None:
    """The argument names of calls like `tell(work, key, a=1)`, `_no(rule, key, a=1)` or `Text(key, {"a": 1})`."""
    name = (
        call.func.id
        if isinstance(call.func, ast.Name)
        else call.func.attr
        if isinstance(call.func, ast.Attribute)
        else ""
    )
    if name == "Text":
        if len(call.args) < 2:
            return frozenset()
        return _keys(call.args[1]) if isinstance(call.args[1], ast.Dict) else None
    if name in ("tell", "_no") or name.endswith(("Name", "Position", "Save", "Refused", "Error")):
        if any(keyword.arg is None for keyword in call.keywords):
            return None
        return frozenset(keyword.arg for keyword in call.keywords if keyword.arg) - ASIDE
    return None


def _keys(literal: ast.Dict) -> frozenset[str] | None:
    names = [key.value for key in literal.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)]
    return frozenset(names) if len(names) == len(literal.keys) else None


def beginnings(prefix: str) -> Iterator[str]:
    """What keys put together at run time begin with."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            first = node.values[0] if isinstance(node, ast.JoinedStr) and node.values else None
            if isinstance(first, ast.Constant) and str(first.value).startswith(prefix):
                yield str(first.value)


def option_kinds(game: str) -> Iterator[str]:
    """The kind of every `Option("notation", "kind", ...)` a game offers, and of every `@action("kind")`."""
    places = {"Option": 1, "action": 0}
    for path in sorted((SOURCE / game).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in places:
                kind = node.args[places[node.func.id]] if len(node.args) > places[node.func.id] else None
                if isinstance(kind, ast.Constant):
                    yield str(kind.value)
