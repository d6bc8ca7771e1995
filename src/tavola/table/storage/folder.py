"""Where games are kept when nobody says otherwise."""

from __future__ import annotations

import os
from pathlib import Path

DATABASE = "tavola.sqlite3"


def data_folder() -> Path:
    """`TAVOLA_DATA`, else the place this system gives applications for their data."""
    if chosen := os.environ.get("TAVOLA_DATA"):
        return Path(chosen)
    if base := os.environ.get("XDG_DATA_HOME"):
        return Path(base) / "tavola"
    return Path.home() / ".local" / "share" / "tavola"


def database(folder: Path | None = None) -> Path:
    return (folder or data_folder()) / DATABASE
