"""What the source says of itself, read once: imports, calls, literals. Tests about the house and its words ask here
instead of parsing a thousand files each."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from msgspec import Struct


class Import(Struct, frozen=True):
    """One import statement: `from ..land import a, b` has level 2, module `land`, names `a` and `b`; a plain
    `import a.b` has the names alone. `inside` is the function it hides in."""

    line: int
    names: tuple[str, ...]
    module: str = ""
    level: int = 0
    plain: bool = False
    inside: str = ""


class Call(Struct, frozen=True):
    """A call of a plain name, with its positional arguments where they are literals (None elsewhere)."""

    line: int
    name: str
    literals: tuple[str | None, ...] = ()


class Literal(Struct, frozen=True):
    """A string outside f-strings; `args` are the argument names of the message it starts, None where unreadable."""

    line: int
    text: str
    args: frozenset[str] | None = None


class Source(Struct, frozen=True):
    imports: tuple[Import, ...]
    calls: tuple[Call, ...]
    literals: tuple[Literal, ...]
    beginnings: tuple[str, ...]


#: Keyword arguments of calls that are not arguments of the message.
ASIDE = {"only", "auto", "rule", "code", "status"}


@cache
def source(path: Path) -> Source:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return _Reader(tree).read()


class _Reader:
    def __init__(self, tree: ast.Module) -> None:
        self.tree = tree
        self.imports: list[Import] = []
        self.calls: list[Call] = []
        self.strings: list[ast.Constant] = []
        self.beginnings: list[str] = []
        self.joined: set[int] = set()
        self.given: dict[int, frozenset[str]] = {}

    def read(self) -> Source:
        self._walk(self.tree, "")
        literals = (
            Literal(node.lineno, str(node.value), self.given.get(id(node)))
            for node in self.strings
            if id(node) not in self.joined
        )
        return Source(tuple(self.imports), tuple(self.calls), tuple(literals), tuple(self.beginnings))

    def _walk(self, node: ast.AST, inside: str) -> None:
        if isinstance(node, ast.Import):
            self.imports.append(Import(node.lineno, _names(node), plain=True, inside=inside))
        elif isinstance(node, ast.ImportFrom):
            self.imports.append(Import(node.lineno, _names(node), node.module or "", node.level, inside=inside))
        elif isinstance(node, ast.Call):
            self._call(node)
        elif isinstance(node, ast.Constant):
            if isinstance(node.value, str):
                self.strings.append(node)
        elif isinstance(node, ast.JoinedStr):
            self.joined.update(id(part) for part in node.values)
            if node.values and isinstance(node.values[0], ast.Constant):
                self.beginnings.append(str(node.values[0].value))
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            inside = node.name
        for child in ast.iter_child_nodes(node):
            self._walk(child, inside)

    def _call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name):
            literals = tuple(str(arg.value) if isinstance(arg, ast.Constant) else None for arg in node.args)
            self.calls.append(Call(node.lineno, node.func.id, literals))
        names = _arguments(node)
        if names is not None:
            self.given.update((id(arg), names) for arg in node.args)


def _names(node: ast.Import | ast.ImportFrom) -> tuple[str, ...]:
    return tuple(alias.name for alias in node.names)


def _arguments(call: ast.Call) -> frozenset[str] | None:
    """The argument names of calls like `tell(work, key, a=1)`, `_no(rule, key, a=1)` or `Text(key, {"a": 1})`."""
    func = call.func
    name = func.id if isinstance(func, ast.Name) else func.attr if isinstance(func, ast.Attribute) else ""
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


@cache
def python_files(folder: Path) -> tuple[Path, ...]:
    return tuple(sorted(folder.rglob("*.py")))


def sources(folder: Path) -> Iterator[tuple[Path, Source]]:
    for path in python_files(folder):
        yield path, source(path)
