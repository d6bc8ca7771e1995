"""Which options may show or roll something: everything that is not a mere choice of words."""

from __future__ import annotations

from ...kernel.records import REVEALS, Option
from ..state import State

#: Answers that only say what is meant; nothing comes of them yet.
HARMLESS = frozenset({"announce", "target", "call_off", "term", "drop"})


def badged(state: State, options: list[Option]) -> tuple[Option, ...]:
    return tuple(
        option if option.kind in HARMLESS else Option(option.notation, option.kind, option.args, REVEALS)
        for option in options
    )
