"""Every message key that occurs in the source, found without running it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import tavola

SOURCE = Path(tavola.__file__).parent
KEY = re.compile(r"(mk|md|oa|error|app|table|server|cli|undo|log)-[a-z_]+(-[a-z0-9_]+)*")


def keys(prefix: str = "mk-") -> Iterator[tuple[str, str]]:
    """Each key literal and the place it stands; keys put together at run time are not literals."""
    for path in sorted(SOURCE.rglob("*.py")):
        if path.is_relative_to(SOURCE / "text"):
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        joined = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
        for node in ast.walk(tree):
            literal = isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in joined
            if literal and node.value.startswith(prefix) and KEY.fullmatch(node.value):
                yield node.value, f"{path.relative_to(SOURCE)}:{node.lineno}"
