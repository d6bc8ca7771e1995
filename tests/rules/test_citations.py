"""Every rule the code cites exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import tavola
from tavola.text.rulebook import games, rule_ids

SOURCE = Path(tavola.__file__).parent
CITATION = re.compile(r"(MK|MD|OA)-[A-Z]+(-[A-Za-z0-9]+)*")


def test_every_cited_rule_exists() -> None:
    known = {rule_id for game in games() for rule_id in rule_ids(game)}
    unknown = [
        f"{path.relative_to(SOURCE)}:{node.lineno} {node.value}"
        for path in sorted(SOURCE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and CITATION.fullmatch(node.value)
        and node.value not in known
    ]
    assert unknown == []
