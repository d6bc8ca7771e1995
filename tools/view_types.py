"""Writes what is known of a game's view from its records (`src/tavola/<game>/view/records.py`): the types of its page
(`web/src/games/<game>/view.ts`) and its document (`docs/<game>/view.md`). With `--check` it only says what is stale."""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from msgspec import Struct
from msgspec import inspect as shape

from tavola.shelf import GAMES

ROOT = Path(__file__).parents[1]
#: Where a game's records begin: what a seat sees, what may be expected of an answer, and what it adds.
BEGINNINGS = ("View", "Forecast", "Purchase", "Gain")
TOLD = re.compile(r"^    (\w+): .*#: (.*)$", re.MULTILINE)
WORDS = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "none": "null", "any": "unknown"}


def records(module: ModuleType) -> list[type[Struct]]:
    """Every record a view is made of, as one comes to them from the view."""
    found: dict[type[Struct], None] = {}

    def walk(one: Any) -> None:
        if isinstance(one, shape.StructType):
            if one.cls not in found:
                found[one.cls] = None
                for field in one.fields:
                    walk(field.type)
        else:
            for inner in _inner(one):
                walk(inner)

    for name in BEGINNINGS:
        if hasattr(module, name):
            walk(shape.type_info(getattr(module, name)))
    return list(found)


def _inner(one: Any) -> Iterator[Any]:
    if isinstance(one, shape.Metadata):
        yield one.type
    elif isinstance(one, shape.UnionType):
        yield from one.types
    elif isinstance(one, shape.DictType):
        yield from (one.key_type, one.value_type)
    elif isinstance(one, shape.TupleType):
        yield from one.item_types
    elif isinstance(one, (shape.VarTupleType, shape.ListType)):
        yield one.item_type


def written(one: Any) -> str:
    """A type as TypeScript writes it."""
    if isinstance(one, shape.Metadata):
        values = (one.extra or {}).get("one_of")
        return " | ".join(f'"{value}"' for value in values) if values else written(one.type)
    if isinstance(one, shape.StructType):
        return one.cls.__name__
    if isinstance(one, shape.UnionType):
        return " | ".join(written(part) for part in one.types)
    if isinstance(one, shape.DictType):
        key, value = written(one.key_type), written(one.value_type)
        return f"Record<string, {value}>" if key == "string" else f"Partial<Record<{key}, {value}>>"
    if isinstance(one, shape.TupleType):
        return f"[{', '.join(written(part) for part in one.item_types)}]"
    if isinstance(one, (shape.VarTupleType, shape.ListType)):
        inner = written(one.item_type)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    return WORDS[type(one).__name__.removesuffix("Type").lower()]


def fields(record: type[Struct]) -> Iterator[tuple[str, str, str]]:
    """Each field as the wire calls it (with a `?` where it may be missing), its type, and what is told of it."""
    told = dict(TOLD.findall(inspect.getsource(record)))
    info = shape.type_info(record)
    assert isinstance(info, shape.StructType)
    for field in info.fields:
        name = field.encode_name if field.required else f"{field.encode_name}?"
        yield name, written(field.type), told.get(field.name, "")


def about(record: type[Struct]) -> str:
    """The docstring in one line; nothing where the class has none of its own."""
    return " ".join(inspect.cleandoc(record.__dict__.get("__doc__") or "").split())


def types(game: str, module: ModuleType) -> str:
    """The types of its page."""
    found = records(module)
    borrowed = [one.__name__ for one in found if one.__module__ != module.__name__]
    lines = [f"/** Written by tools/view_types.py from src/tavola/{game}/view/records.py: change it there. */"]
    if borrowed:
        lines.append(f'import type {{ {", ".join(borrowed)} }} from "../../wire/types";')
    for record in found:
        if record.__name__ in borrowed:
            continue
        lines.append("")
        if about(record):
            lines.append(f"/** {about(record)} */")
        lines.append(f"export interface {record.__name__} {{")
        for name, kind, told in fields(record):
            if told:
                lines.append(f"  /** {told} */")
            lines.append(f"  {name}: {kind};")
        lines.append("}")
    return "\n".join(lines) + "\n"


def document(game: str, module: ModuleType) -> str:
    """The page of the documents."""
    title = f"# What a seat sees: `{game}`"
    lead = (
        f"The records of `src/tavola/{game}/view/records.py` as JSON, in the notation of TypeScript.\n"
        "`tools/view_types.py` writes this page and the types of the browser page; a test fails when either is stale.\n"
        "A field with `?` is missing where it has nothing to say."
    )
    lines = [title, "", lead]
    for record in records(module):
        lines += ["", f"## {record.__name__}", ""]
        if about(record):
            lines += [about(record), ""]
        lines += ["| field | type | |", "|---|---|---|"]
        for name, kind, told in fields(record):
            shown = kind.replace("|", "\\|")
            lines.append(f"| `{name}` | `{shown}` | {told} |".replace("|  |", "| |"))
    return "\n".join(lines) + "\n"


def main(check: bool) -> int:
    stale = []
    for game in (one.rules.id for one in GAMES):
        module = import_module(f"tavola.{game}.view.records")
        for path, text in (
            (ROOT / "web" / "src" / "games" / game / "view.ts", types(game, module)),
            (ROOT / "docs" / game / "view.md", document(game, module)),
        ):
            if path.is_file() and path.read_text(encoding="utf-8") == text:
                continue
            stale.append(path.relative_to(ROOT))
            if not check:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
    for path in stale:
        print(f"{path} {'is stale: run make view' if check else 'written'}")
    return int(check and bool(stale))


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
