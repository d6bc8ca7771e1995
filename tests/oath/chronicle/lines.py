"""Lines other tables have written, with what they say; and lines nobody can read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

_FOUND = json.loads((Path(__file__).parent / "lines.json").read_text(encoding="utf-8"))
READ: list[dict[str, Any]] = [one for one in _FOUND["read"] if one["import"] != "refused"]
WITHOUT_VISIONS: dict[str, Any] = next(one for one in _FOUND["read"] if one["import"] == "refused")
REFUSED: list[dict[str, str]] = _FOUND["refused"]
CODES: dict[str, dict[str, int]] = _FOUND["codes"]


def line(name: str) -> str:
    """The line of that name."""
    return str(next(one for one in READ if one["id"] == name)["line"])
