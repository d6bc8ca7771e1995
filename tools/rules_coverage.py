"""Which numbered rules have a test: reads `@pytest.mark.rule(...)` in tests/ without running anything.

One line `CHAPTER covered/all` per chapter, then `total covered/all` per game. `--missing` lists what has no test.
Component facts that docs/rulings/<game>.md lists with their reason count as covered.
"""

from __future__ import annotations

import ast
import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "tavola"
RULINGS = ROOT / "docs" / "rulings"
TESTS = ROOT / "tests"


def marked(tree: ast.AST) -> Iterator[str]:
    """All ids inside calls of `pytest.mark.rule` (or an imported `rule` mark), decorators and `pytestmark` alike."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def tested() -> set[str]:
    found: set[str] = set()
    for path in sorted(TESTS.rglob("test_*.py")):
        found.update(marked(ast.parse(path.read_text(encoding="utf-8"), str(path))))
    return found


def facts(game: str) -> set[str]:
    """Rules that only say what a piece is: the first column under `Component facts` of the game's rulings."""
    path = RULINGS / f"{game}.md"
    if not path.exists():
        return set()
    section = path.read_text(encoding="utf-8").partition("## Component facts")[2].partition("\n## ")[0]
    cells = [line.split("|")[1] for line in section.splitlines() if line.startswith("|")]
    return {rule for cell in cells for rule in re.findall(r"[A-Z]{2}-[A-Z0-9-]+[a-z0-9]*", cell)}


def chapter(rule: str) -> str:
    """`MK-MOV-04b` belongs to MK-MOV, `MK-SCN-RECON-01` to MK-SCN-RECON."""
    return rule.rsplit("-", 1)[0]


def report(path: Path, covered: set[str], missing: bool) -> None:
    ids = [entry["id"] for entry in json.loads(path.read_text(encoding="utf-8"))]
    total = Counter(chapter(rule) for rule in ids)
    done = Counter(chapter(rule) for rule in ids if rule in covered)
    for name in dict.fromkeys(chapter(rule) for rule in ids):
        print(f"{name} {done[name]}/{total[name]}")
        if missing:
            gone = [rule for rule in ids if chapter(rule) == name and rule not in covered]
            print(*(f"  {rule}" for rule in gone), sep="\n", end="\n" if gone else "")
    print(f"total {sum(done.values())}/{sum(total.values())}")


def main(arguments: list[str]) -> int:
    covered = tested()
    known: set[str] = set()
    for path in sorted(GAMES.glob("*/rulebook/rules.json")):
        known.update(entry["id"] for entry in json.loads(path.read_text(encoding="utf-8")))
        report(path, covered | facts(path.parent.parent.name), "--missing" in arguments)
    unknown = sorted(rule for rule in covered if rule not in known and rule.split("-")[0] in {k[:2] for k in known})
    for rule in unknown:
        print(f"unknown rule in tests: {rule}", file=sys.stderr)
    return 1 if unknown else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
