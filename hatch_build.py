"""The browser page travels inside the wheel: where it has not been built, building the wheel builds it first."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

#: Set to anything, Távola is installed without the page, for the terminal and Python alone.
WITHOUT = "TAVOLA_WITHOUT_PAGE"
MISSING = (
    "The browser page is not built and npm is not here to build it: install Node.js, or run `make play` once, "
    f"then install again; with {WITHOUT}=1 Távola is installed without the page."
)


class PageHook(BuildHookInterface):
    """Build `web/` into the package unless that is done; an editable installation serves what the Makefile builds."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        built = root / "src" / "tavola" / "server" / "static" / "index.html"
        if version == "editable" or built.is_file() or os.environ.get(WITHOUT):
            return
        npm = shutil.which("npm")
        if npm is None:
            self.app.abort(MISSING)
            return
        for words in (["ci", "--no-audit", "--no-fund", "--loglevel", "error"], ["run", "--silent", "build"]):
            subprocess.run([npm, *words], cwd=root / "web", check=True, stdout=subprocess.DEVNULL)
