"""What a server is installed from: the lock names all that is needed, with digests; the unit and the container say
words that `tavola serve` knows."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from tavola.cli.serve import serve

TOP = Path(__file__).resolve().parents[2]


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", re.split(r"[\[<>=!~ ;]", name)[0]).lower()


def test_the_lock_names_everything_with_its_digests() -> None:
    text = (TOP / "requirements.lock").read_text(encoding="utf-8")
    entries = re.findall(r"^([a-z0-9-]+)==\S+((?: \\\n    --hash=sha256:[0-9a-f]{64})+)$", text, re.MULTILINE)
    locked = {name for name, _ in entries}
    assert len(entries) == len(re.findall(r"^[a-z0-9]", text, re.MULTILINE))
    project = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    needed = {plain(one) for one in (*project["dependencies"], *extras["dev"], *extras["postgres"])}
    assert needed <= locked
    assert {"uvloop", "httptools"} <= locked
    assert "://" not in text.replace("docs/", "")


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
