"""Every rule the code cites exists."""

from __future__ import annotations

import re
from pathlib import Path

import tavola
from sources import sources
from tavola.text.rulebook import games, rule_ids

SOURCE = Path(tavola.__file__).parent
CITATION = re.compile(r"(MK|MD|OA)-[A-Z]+(-[A-Za-z0-9]+)*")


def test_every_cited_rule_exists() -> None:
    known = {rule_id for game in games() for rule_id in rule_ids(game)}
    unknown = [
        f"{path.relative_to(SOURCE)}:{literal.line} {literal.text}"
        for path, source in sources(SOURCE)
        for literal in source.literals
        if CITATION.fullmatch(literal.text) and literal.text not in known
    ]
    assert unknown == []
