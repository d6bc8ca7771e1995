"""Answers worth a thought: the one that ends a turn, and those of which nothing can come left out."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from ...kernel.records import PAYS, Option
from ..state import State
from .clock import hasty
from .judgement import gives, use


def closing(options: Sequence[Option]) -> Option | None:
    return next((option for option in reversed(options) if option.kind == "end_turn"), None)


def sensible(state: State, options: list[Option], early: bool = False) -> list[Option]:
    """Without answers nothing can come of, with only the cheapest payment of each, and with only those cards turned
    sideways that are least missed; `early`: without new ground, which might end the game."""
    found: list[Option] = []
    aside: list[Option] = []
    paid: set[Hashable] = set()
    for option in options:
        if option.idle or (early and option.kind == "explore") or hasty(state, option):
            continue
        if option.flags & PAYS:
            mark = (option.kind, option.args[:-1])
            if mark in paid:
                continue
            paid.add(mark)
        if option.kind == "sideways":
            if option.args[1] not in gives(str(option.args[0])):
                aside.append(option)
            continue
        found.append(option)
    aside.sort(key=lambda option: use(str(option.args[0])))
    return found + aside[:3] or options
