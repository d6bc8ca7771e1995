"""Compile the hot modules of the engine with mypyc, from the same source; without a compiler everything runs as it is.

    make fast                               # compile in place, then hold the contracts on what was compiled
    make plain                              # back to the sources alone, as `make play` and `make test` do by themselves
                                            # where a source has changed since
    python tools/compiled.py list           # which modules are compiled
    TAVOLA_COMPILED=1 pip wheel --no-deps . # a wheel of this machine's kind with compiled modules

Compiled are the functions of the kernel and of the games. Records stay interpreted: compiling loses the keywords that
make a class a record. So do doors (`__init__`), which only name what stands in their room.
"""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
BUILD = ROOT / "build" / "compiled"
NATIVE = ROOT / "tools" / "native"
#: Where time is spent: what answers pass through in every game, and the rules themselves.
HOT = (
    "kernel/machine.py",
    "kernel/typed.py",
    "kernel/effects.py",
    "kernel/rng.py",
    "kernel/seats.py",
    "kernel/work",
    "kernel/powers",
    "*/book.py",
    "*/powers/asking.py",
    "*/state",
    "*/chapters",
    "*/verbs",
    "*/content/odd",
    "*/solver",
    "mageknight/bot",
)
#: What makes a class a record, by its base.
RECORDS = {"Struct", "Protocol", "TypedDict"}
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))

_BUILD = """\
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

sys.path.insert(0, {tools!r})
from compiled import remembering

parts = mypycify(
    ["--config-file", {config!r}, "--cache-dir", {cache!r}, *{modules!r}],
    opt_level="2",
    debug_level="0",
    multi_file=True,
    group_name="tavola",
    target_dir={build!r},
)
for file in Path({build!r}).glob("__native_*.c"):
    file.write_text(remembering(file.read_text("utf-8")), "utf-8")
for part in parts:
    part.include_dirs.append({native!r})
parts[0].sources.append({native!r} + "/places.c")
words = ["-q", "build_ext", "--build-temp", {build!r}, "--build-lib", {into!r}, "-j", "2"]
setup(name="tavola-compiled", packages=[], ext_modules=parts, script_args=words)
"""


#: What mypyc asks Python for by a name that stands fixed in the code: what comes before the name and after it, who is
#: asked, and what remembers the answer instead (`native/places.h`).
_REMEMBERED = (
    (r"= CPyImport_GetModuleCache\(&CPyModule_builtins\);\n *", "", "CPyObject_GetAttr", "TAVOLA_BUILTIN"),
    (r"= CPyStatic_\w+___globals;\n *", "", "CPyDict_GetItem", "TAVOLA_NAME"),
    ("", "", "CPyObject_GetAttr", "TAVOLA_FIELD"),
    ("", r"(?:[^\n]*\n){0,2}?", "PyObject_SetAttr", "TAVOLA_SET_FIELD"),
)
_NAME = r"(?P<name>cpy_r_\w+) = CPyStatics\[\d+\];[^\n]*\n"


class CannotCompile(Exception):
    """The compiler is missing, or does not understand a module; its last words."""


def hot_modules(source: Path = SOURCE) -> list[str]:
    """The modules that are compiled, as paths below the sources, in a stable order."""
    places = [place for pattern in HOT for place in sorted((source / "tavola").glob(pattern))]
    files = [file for place in places for file in ([place] if place.is_file() else sorted(place.rglob("*.py")))]
    return [file.relative_to(source).as_posix() for file in files if not _stays(file)]


def _stays(file: Path) -> bool:
    """Whether a module stays interpreted: a door, or one with a record, or a class made by keywords or a decorator."""
    if file.name == "__init__.py":
        return True
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ClassDef):
            bases = {base.id for base in node.bases if isinstance(base, ast.Name)}
            if bases & RECORDS or node.keywords or node.decorator_list:
                return True
    return False


def in_place(source: Path = SOURCE) -> list[Path]:
    """What stands compiled beside its source."""
    return sorted(source.rglob(f"*{SUFFIX}"))


def build(into: Path) -> list[Path]:
    """Compile into a folder laid out as the sources are; the files made. Raises CannotCompile where that fails."""
    shutil.rmtree(BUILD, ignore_errors=True)
    BUILD.mkdir(parents=True)
    script = BUILD / "build.py"
    config = str(ROOT / "pyproject.toml")
    words = {"config": config, "cache": str(BUILD / "types"), "build": str(BUILD), "into": str(into)}
    words |= {"tools": str(ROOT / "tools"), "native": str(NATIVE)}
    script.write_text(_BUILD.format(modules=hot_modules(), **words), "utf-8")
    run = [sys.executable, str(script)]
    said = subprocess.run(run, cwd=SOURCE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if said.returncode:
        last = [line for line in said.stdout.splitlines() if line.strip() and "warning:" not in line][-1:]
        raise CannotCompile(" ".join(last))
    return sorted(into.rglob(f"*{SUFFIX}"))


def remembering(text: str) -> str:
    """What mypyc wrote, so that it remembers where it found fields of records and names of modules."""
    for before, after, asks, remembers in _REMEMBERED:
        asked = rf"(?P<until>{before}{_NAME}{after} *\w+ = ){asks}(?P<of>\(\w+, (?P=name)[,)])"
        text = re.sub(asked, rf"\g<until>{remembers}\g<of>", text)
    return '#include "places.h"\n' + text


def compile_in_place() -> int:
    """Compile beside the sources, which Python then passes over; how many modules."""
    clear()
    made = build(BUILD / "made")
    for file in made:
        shutil.copy2(file, SOURCE / file.relative_to(BUILD / "made"))
    return len(made)


def stale() -> bool:
    """Whether something stands compiled from a source that has changed since, or is gone."""
    sources = {SOURCE / name for name in hot_modules()}
    shared = max(file.stat().st_mtime for file in (Path(__file__), *NATIVE.iterdir()))
    return any(
        source not in sources or max(shared, source.stat().st_mtime) > file.stat().st_mtime
        for file in in_place()
        if (source := file.with_name(file.name.removesuffix(SUFFIX) + ".py")).parent != SOURCE
    )


def clear() -> int:
    """Take away what was compiled in place; how many files."""
    files = in_place()
    for file in files:
        file.unlink()
    return len(files)


def main(word: str) -> None:
    if word == "list":
        print(*hot_modules(), sep="\n")
    elif word == "fresh":
        if stale():
            print(f"{clear()} compiled files were older than their sources and are gone: the sources run.")
    elif word == "clear":
        print(f"{clear()} compiled files taken away: the sources run.")
    elif word == "compile":
        try:
            print(f"{compile_in_place()} files compiled.")
        except CannotCompile as error:
            raise SystemExit(f"Nothing was compiled, the sources run: {error}") from None
    else:
        raise SystemExit(f"compiled.py knows list, compile, fresh and clear, not {word}.")


if __name__ == "__main__":
    main(*sys.argv[1:2] or ["list"])
