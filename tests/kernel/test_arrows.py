"""Imports point one way, and nothing below the table touches the outside world."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from sources import python_files, source, sources

ROOT = Path(__file__).resolve().parents[2] / "src" / "tavola"
#: A game is a folder with a book of its own.
GAMES = tuple(sorted(path.parent.name for path in ROOT.glob("*/book.py")))

#: What each room may import besides itself. The face (`tavola/__init__.py`) stands between the doors and the table.
ARROWS = {
    "server": {"face", "table", "teaching", "bots", "text", "kernel"},
    "cli": {"face", "server", "table", "teaching", "bots", "text", "kernel", "shelf"},
    # Environments, batches and datasets of games, for learners.
    "research": {"face", "table", "bots", "text", "kernel", "shelf"},
    "face": {"table", "teaching", "bots", "text", "kernel", "shelf"},
    # What one game hands to the next has the shape of its game.
    "chronicle": {"face", "games", "table", "bots", "kernel"},
    "table": {"teaching", "bots", "text", "kernel"},
    "shelf": {"games", "game", "teaching", "bots", "text", "kernel"},
    "games": {"game", "teaching", "bots", "text", "kernel"},
    "game": {"teaching", "bots", "text", "kernel"},
    "teaching": {"bots", "text", "kernel"},
    "bots": {"kernel"},
    "text": {"kernel"},
    "kernel": set(),
}

#: Clock, disk, network, environment, global randomness, threads: not for rules.
OUTSIDE = {
    "asyncio", "datetime", "http", "io", "locale", "logging", "multiprocessing", "os", "pathlib", "pickle", "random",
    "secrets", "shelve", "shutil", "signal", "socket", "sqlite3", "ssl", "subprocess", "sys", "tempfile", "threading",
    "time", "urllib", "uuid",
}  # fmt: skip
FORBIDDEN_CALLS = {"open", "eval", "exec", "input", "print", "compile", "__import__", "hash"}

#: The floors inside a game, top first; a module may import its own floor and those below. A room of `chapters` is a
#: floor of its own: their order is written in the `__init__` of that folder.
FLOORS = (
    {"lessons"},
    {"view", "position", "gallery", "words", "bot", "solver"},
    {"odds"},
    {"scenarios", "content"},
    {"verbs"},
    {"chapters"},
    {"exchange"},
    {"features", "powers", "book"},
    {"catalog"},
    {"state"},
    {"fights", "annals", "clockwork"},
)


def modules() -> Iterator[tuple[str, Path]]:
    for path in python_files(ROOT):
        parts = path.relative_to(ROOT).with_suffix("").parts
        yield ".".join(part for part in parts if part != "__init__"), path


def room(module: str) -> str:
    first = module.split(".")[0]
    if first in GAMES:
        return "games"
    return first if first in ARROWS else "cli" if first == "__main__" else "face"


def imported(module: str, path: Path) -> Iterator[tuple[str, int]]:
    """Every module named by an import, as a dotted path; ours start with `tavola`."""
    package = ["tavola", *module.split(".")] if module else ["tavola"]
    if path.name != "__init__.py":
        package = package[:-1]
    for one in source(path).imports:
        if one.plain:
            yield from ((name, one.line) for name in one.names)
        else:
            base = package[: len(package) - one.level + 1] if one.level else []
            room = ".".join([*base, *([one.module] if one.module else [])])
            found = [f"{room}.{name}" for name in one.names] if one.level and not one.module else [room]
            yield from ((each, one.line) for each in found)


def ours(name: str) -> str | None:
    if name == "tavola":
        return ""
    return name.removeprefix("tavola.") if name.startswith("tavola.") else None


def wrong_arrows() -> Iterator[str]:
    for module, path in modules():
        here = room(module)
        for name, line in imported(module, path):
            inner = ours(name)
            if inner is None:
                continue
            there = room(inner)
            if there != here and there not in ARROWS[here]:
                yield f"{path.relative_to(ROOT)}:{line}: {here} -> {there}"
            if here == there == "games" and inner.split(".")[0] != module.split(".")[0]:
                yield f"{path.relative_to(ROOT)}:{line}: one game imports another"


@cache
def chapter_order(game: str) -> tuple[str, ...]:
    """The rooms of a game's chapters, top first, as its `chapters/__init__.py` names them."""
    for node in ast.parse((ROOT / game / "chapters" / "__init__.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and [name.id for name in node.targets if isinstance(name, ast.Name)] == [
            "ORDER"
        ]:
            return tuple(ast.literal_eval(node.value))
    raise AssertionError(f"{game}: chapters/__init__.py names no ORDER")


def floor(module: str) -> tuple[int, int]:
    """How far down a module of a game stands: its floor, and among the chapters its room."""
    game, *parts = module.split(".")
    if not parts:
        return -1, 0
    number = next((number for number, names in enumerate(FLOORS) if parts[0] in names), None)
    assert number is not None, f"{module} has no place in the plan of a game"
    inner = chapter_order(game).index(parts[1]) if parts[0] == "chapters" and len(parts) > 1 else -1
    return number, inner


def wrong_floors() -> Iterator[str]:
    for module, path in modules():
        if room(module) != "games" or path.name == "__init__.py":
            continue
        for name, line in imported(module, path):
            inner = ours(name)
            if inner and room(inner) == "games" and floor(inner) < floor(module):
                yield f"{path.relative_to(ROOT)}:{line}: {module} -> {inner}"


def outside_touches() -> Iterator[str]:
    for module, path in modules():
        if room(module) not in ("kernel", "games", "bots"):
            continue
        allowed = {"random"} if room(module) == "bots" else set()
        for name, line in imported(module, path):
            if name.split(".")[0] in OUTSIDE - allowed:
                yield f"{path.relative_to(ROOT)}:{line}: imports {name}"
        for call in source(path).calls:
            if call.name in FORBIDDEN_CALLS:
                yield f"{path.relative_to(ROOT)}:{call.line}: calls {call.name}()"


@pytest.mark.parametrize("check", [wrong_arrows, wrong_floors, outside_touches])
def test_the_house_stands(check):
    assert list(check()) == []


def test_bots_seed_a_stream_of_their_own():
    """The module-level functions of `random` share one stream between everybody."""
    for path, read in sources(ROOT / "bots"):
        for one in read.imports:
            if one.plain:
                assert "random" not in one.names, path
            elif one.module == "random" and not one.level:
                assert one.names == ("Random",), path


def test_nobody_pickles_or_evaluates():
    for module, path in modules():
        assert "pickle" not in [name.split(".")[0] for name, _ in imported(module, path)], path
        assert not {call.name for call in source(path).calls} & {"eval", "exec"}, path
