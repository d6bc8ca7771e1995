"""How states were written before: what a stored game of an earlier version says in today's words."""

from __future__ import annotations

from typing import Any

from ..state import COMBAT, PREPARE


def earlier(stored: dict[str, Any]) -> dict[str, Any]:
    """Until November 2026 a combat itself held its stage, and a commanding hero's activation lay beside the table."""
    stack = [dict(frame) for frame in stored.get("stack", ())]
    combat: dict[str, Any] | None = stored.get("combat")
    paused: dict[str, Any] | None = stored.get("paused")
    if combat is not None and not any(frame["step"] == COMBAT and frame.get("args") for frame in stack):
        _stage(stack, combat.get("stage", PREPARE))
    if paused is not None:
        extra, used = paused.get("extra", []), paused.get("used", [])
        counts = [paused.get("actions", 3), len(extra), len(used)]
        for frame in stack:
            if frame["step"] == "command_over":
                frame["args"] = [paused["seat"], *counts, *extra, *used, *paused.get("hit", [])]
    return {**stored, "stack": stack}


def _stage(stack: list[dict[str, Any]], stage: str) -> None:
    """The frame that carries the combat on holds its stage; while wounds are assigned there was none."""
    for frame in reversed(stack):
        if frame["step"] == COMBAT:
            frame["args"] = [stage]
            return
    stack.insert(len(stack) - 1, {"step": COMBAT, "args": [stage]})
