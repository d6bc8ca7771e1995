"""A table with the Prince, and what his log says of a turn.

The Prince is purple unless a test says otherwise. A position with `turn = "purple"` runs at once to the next question
for a person: `wake` is his whole turn, `act` begins with phase 2, `actions` with phase 3, `rest` is phase 4.
"""

from __future__ import annotations

import tomllib
from typing import Any

from oath.scripted import Table, given


def reign(text: str, **top: str | int) -> Table:
    """A table against the Prince: the oath is Supremacy and it is his turn, unless `top` or the text say otherwise."""
    said = "\n".join(line.strip() for line in text.splitlines())
    known = tomllib.loads(said)
    usual: dict[str, str | int] = {"scenario": "prince", "turn": "purple", "phase": "actions", **top}
    head = "\n".join(f"{key} = {value!r}" for key, value in usual.items() if key not in known)
    return given(f"{head}\n{said}")


def args(table: Table, key: str) -> list[dict[str, Any]]:
    """The arguments of every log line with this key."""
    return [dict(line.event.text.args) for line in table.match.log if line.event.text.key == key]


def did(table: Table) -> list[str]:
    """The actions of his walk, in order."""
    return [str(one["deed"]) for one in args(table, "oa-log-prince-does")]


def skipped(table: Table) -> list[str]:
    """The actions he skipped, in order."""
    return [
        str(line.event.text.args["deed"])
        for line in table.match.log
        if line.event.text.key.startswith("oa-log-prince-skips")
    ]


def prince(table: Table) -> dict[str, Any]:
    """His mind, as everybody sees it."""
    found: dict[str, Any] = table.view["prince"]
    return found


def heights(table: Table, column: str) -> dict[str, int]:
    return {one["suit"]: one["height"] for one in prince(table)["relations"] if one["column"] == column}
