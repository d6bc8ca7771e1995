"""What a wheel holds besides the sources: the browser page, built where nobody has yet, and on request the engine
compiled (`tools/compiled.py`)."""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

#: Set to anything, Távola is installed without the page, for the terminal and Python alone.
WITHOUT = "TAVOLA_WITHOUT_PAGE"
#: Set to anything, the wheel is of this machine's kind and its engine compiled.
COMPILED = "TAVOLA_COMPILED"
MISSING = (
    "The browser page is not built and npm is not here to build it: install Node.js, or run `make play` once, "
    f"then install again; with {WITHOUT}=1 Távola is installed without the page."
)


class WheelHook(BuildHookInterface):
    """Add to the wheel what is made from the sources; an editable installation uses what the Makefile makes."""

    def dependencies(self) -> list[str]:
        return ["mypy>=1.13", "setuptools>=65", "msgspec>=0.19"] if os.environ.get(COMPILED) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self._build_page()
        if os.environ.get(COMPILED):
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        """Compiled files stand beside their sources, which serve where they do not fit."""
        sys.path.insert(0, str(Path(self.root) / "tools"))
        compiled = importlib.import_module("compiled")
        into = Path(self.directory) / "compiled"
        build_data["force_include"].update({str(one): one.relative_to(into).as_posix() for one in compiled.build(into)})
        build_data["pure_python"], build_data["infer_tag"] = False, True

    def _build_page(self) -> None:
        root = Path(self.root)
        built = root / "src" / "tavola" / "server" / "static" / "index.html"
        if built.is_file() or os.environ.get(WITHOUT):
            return
        npm = shutil.which("npm")
        if npm is None:
            self.app.abort(MISSING)
            return
        for words in (["ci", "--no-audit", "--no-fund", "--loglevel", "error"], ["run", "--silent", "build"]):
            subprocess.run([npm, *words], cwd=root / "web", check=True, stdout=subprocess.DEVNULL)
