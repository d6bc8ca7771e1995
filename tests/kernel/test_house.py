"""The house stays one a newcomer can learn: small files, small folders, no cycle, no import in hiding."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from sources import source

from .test_arrows import imported, modules

TOP = Path(__file__).resolve().parents[2]
ROOMS = ("src/tavola", "tests", "tools", "web/src", "docs")
CODE = (".py", ".ts", ".tsx")
LINES = 400
ENTRIES = 20
#: What Vite and Python built, and the facts printed on the pieces, which are data.
APART = {"static", "node_modules", "__pycache__", "facts"}
MADE = {".so", ".pyd"}  # what `make fast` puts beside the sources


def files() -> Iterator[Path]:
    for room in ROOMS:
        for path in sorted((TOP / room).rglob("*")):
            made = path.suffix in MADE or bool(APART & set(path.relative_to(TOP).parts))
            if path.is_file() and not made:
                yield path


def long_modules() -> Iterator[str]:
    """What a tool writes is as long as what it is written from."""
    for path in files():
        if path.suffix in CODE:
            first, *rest = path.read_text(encoding="utf-8").splitlines() or [""]
            if len(rest) >= LINES and not first.startswith("/** Written by tools/"):
                yield f"{path.relative_to(TOP)}: {len(rest) + 1} lines"


def crowded_folders() -> Iterator[str]:
    """A folder's door (`__init__.py`) is not counted: it is how the folder is named."""
    folders: dict[Path, set[str]] = {}
    for path in files():
        for child, folder in zip((path, *path.parents), path.parents, strict=False):
            if folder == TOP:
                break
            folders.setdefault(folder, set()).add(child.name)
    for folder, names in sorted(folders.items()):
        entries = len(names - {"__init__.py"})
        if entries > ENTRIES:
            yield f"{folder.relative_to(TOP)}: {entries} entries"


def hidden_imports() -> Iterator[str]:
    for path in files():
        if path.suffix != ".py":
            continue
        for one in source(path).imports:
            if one.inside:
                yield f"{path.relative_to(TOP)}:{one.line}: an import inside {one.inside}"


def cycles() -> Iterator[str]:
    """Modules that import each other, directly or around a corner. A room's door imports what is in the room, and
    whoever comes in passes it: doors are not counted."""
    inside = {f"tavola.{module}": (module, path) for module, path in modules() if path.name != "__init__.py"}
    return rounds({name: set(named(module, path)) & inside.keys() for name, (module, path) in inside.items()})


def named(module: str, path: Path) -> Iterator[str]:
    """What a module imports; of `from ..land import movement` both the room and, should it be a module, the name."""
    for one in source(path).imports:
        if one.module:
            base = ["tavola", *module.split(".")][: -one.level] if one.level else []
            yield from (".".join((*base, one.module, name)) for name in one.names)
    yield from (name for name, _ in imported(module, path))


def rounds(needs: Mapping[str, set[str]]) -> Iterator[str]:
    done: set[str] = set()

    def walk(module: str, path: tuple[str, ...]) -> Iterator[str]:
        if module in path:
            yield " -> ".join((*path[path.index(module) :], module))
        elif module not in done:
            for other in sorted(needs.get(module, ())):
                yield from walk(other, (*path, module))
            done.add(module)

    for start in sorted(needs):
        yield from walk(start, ())


@pytest.mark.parametrize("check", [long_modules, crowded_folders, hidden_imports, cycles])
def test_the_house_is_small(check: Callable[[], Iterator[str]]) -> None:
    assert list(check()) == []


def test_a_cycle_around_a_corner_is_found() -> None:
    needs = {"turn": {"hand"}, "hand": {"mana"}, "mana": {"hand"}, "map": set[str]()}
    assert list(rounds(needs)) == ["hand -> mana -> hand"]
