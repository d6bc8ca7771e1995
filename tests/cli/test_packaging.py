"""What a server is installed from: the lock names all that is needed, with digests; the unit and the container say
words that `tavola serve` knows."""

from __future__ import annotations

import importlib.util
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tavola.cli.serve import serve

TOP = Path(__file__).resolve().parents[2]


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", re.split(r"[\[<>=!~ ;]", name)[0]).lower()


ENTRY = re.compile(r"^([a-z0-9-]+)==[^\s;]+(?: ; [^\\\n]+?)?((?: \\\n    --hash=sha256:[0-9a-f]{64})+)$", re.MULTILINE)


@pytest.mark.parametrize(
    ("name", "extras"),
    [("play", ()), ("serve", ("postgres",)), ("work", ("dev", "postgres")), ("soak", ("dev", "postgres", "research"))],
)
def test_the_locks_name_everything_with_its_digests(name: str, extras: tuple[str, ...]) -> None:
    """What Távola needs, and what installs it: nothing is left to be found when somebody installs it."""
    text = (TOP / "requirements" / f"{name}.lock").read_text(encoding="utf-8")
    entries = ENTRY.findall(text)
    locked = {name for name, _ in entries}
    assert len(entries) == len(re.findall(r"^[a-z0-9]", text, re.MULTILINE))
    whole = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))
    project, optional = whole["project"], whole["project"]["optional-dependencies"]
    needed = (
        *project["dependencies"],
        *whole["build-system"]["requires"],
        *(w for one in extras for w in optional[one]),
    )
    assert {plain(one) for one in needed} <= locked
    assert {"uvloop", "httptools"} <= locked
    assert "://" not in text.replace("docs/", "")


def test_nothing_is_installed_that_no_lock_names() -> None:
    """Whoever fetches something says by which lock, or fetches nothing but Távola itself."""
    makefile = (TOP / "Makefile").read_text(encoding="utf-8")
    container = (TOP / "packaging" / "Containerfile").read_text(encoding="utf-8")
    installs = re.findall(r"pip install\b.*|\$\(PIP\).*|npm (?:ci|i|install)\b.*", makefile + container)
    assert len(installs) > 5
    for line in installs:
        locked = "--require-hashes" in line or ("--no-deps" in line and "--no-build-isolation" in line)
        assert locked or line.startswith(("npm ci", "pip install --quiet --disable-pip-version-check")), line
    assert re.findall(r"-m pip", makefile) == ["-m pip"]  # everything else goes through the two names that are locked
    for named in re.findall(r"requirements/\w+\.lock", makefile + container):
        assert (TOP / named).exists()


def test_the_unit_and_the_container_start_what_there_is() -> None:
    known = {name for parameter in serve.params for name in parameter.opts}
    unit = (TOP / "packaging" / "tavola.service").read_text(encoding="utf-8")
    options = set(re.findall(r" (--[a-z]+)", next(line for line in unit.splitlines() if line.startswith("ExecStart="))))
    assert options <= known
    container = (TOP / "packaging" / "Containerfile").read_text(encoding="utf-8")
    command = next(line for line in container.splitlines() if line.startswith("CMD "))
    assert set(re.findall(r"--[a-z]+", command)) <= known
    for copied in re.findall(r"^COPY (?!--from)(.*) \S+$", container, re.MULTILINE):
        assert all((TOP / one).exists() for one in copied.split())


def _tool() -> Any:
    spec = importlib.util.spec_from_file_location("compiled", TOP / "tools" / "compiled.py")
    assert spec is not None
    assert spec.loader is not None
    compiled = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(compiled)
    return compiled


def test_records_and_doors_stay_interpreted_when_the_engine_is_compiled(tmp_path: Path) -> None:
    compiled = _tool()
    room = tmp_path / "tavola" / "toy" / "chapters"
    room.mkdir(parents=True)
    (room / "__init__.py").write_text("from . import moves as moves\n", encoding="utf-8")
    (room / "moves.py").write_text("class Plan:\n    def steps(self) -> int:\n        return 1\n", encoding="utf-8")
    (room / "pieces.py").write_text("class Pawn(Struct, frozen=True):\n    at: int\n", encoding="utf-8")
    assert compiled.hot_modules(tmp_path) == ["tavola/toy/chapters/moves.py"]
    real = compiled.hot_modules()
    assert "tavola/kernel/machine.py" in real
    assert "tavola/kernel/records.py" not in real


#: Asked for by names that stand in the code: a field, a name of a module, one of Python, a field to write. Then by
#: one that does not, and a piece of a dictionary.
WRITTEN = """\
    cpy_r_r1 = CPyStatics[40]; /* 'stack' */
    cpy_r_r2 = CPyObject_GetAttr(cpy_r_work, cpy_r_r1);
    cpy_r_r6 = CPyStatic_deeds___globals;
    cpy_r_r7 = CPyStatics[45]; /* 'Event' */
    cpy_r_r8 = CPyDict_GetItem(cpy_r_r6, cpy_r_r7);
    cpy_r_r9 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r10 = CPyStatics[37]; /* 'sorted' */
    cpy_r_r11 = CPyObject_GetAttr(cpy_r_r9, cpy_r_r10);
    cpy_r_r12 = CPyStatics[41]; /* 'n' */
    cpy_r_r13 = CPyTagged_StealAsObject(cpy_r_n);
    cpy_r_r14 = PyObject_SetAttr(cpy_r_work, cpy_r_r12, cpy_r_r13);
    cpy_r_r15 = CPyObject_GetAttr(cpy_r_work, cpy_r_name);
    cpy_r_r16 = CPyDict_GetItem(cpy_r_r8, cpy_r_r7);
"""


def test_compiled_code_remembers_only_what_stands_fixed_in_it() -> None:
    asked = [line.split()[2].split("(")[0] for line in _tool().remembering(WRITTEN).splitlines()[1:]]
    assert [one for one in asked if not one.startswith(("CPyStatic", "CPyImport", "CPyTagged"))] == [
        "TAVOLA_FIELD",
        "TAVOLA_NAME",
        "TAVOLA_BUILTIN",
        "TAVOLA_SET_FIELD",
        "CPyObject_GetAttr",
        "CPyDict_GetItem",
    ]
