"""Which answers cannot be taken back although they show nothing by themselves: what waits below them does."""

from __future__ import annotations

from ..kernel.effects import RESUME
from ..kernel.records import REVEALS, Option
from .book import REVEALING, VERBS
from .ending import leads_to_draw
from .state import State

#: Lasting effects under which nearly anything may draw a card.
_RESTLESS = frozenset({"adrenaline"})


def badged(state: State, options: list[Option]) -> tuple[Option, ...]:
    """The options of a question, each marked when the answer leads straight on to something hidden."""
    if not _leads_on(state):
        return tuple(options)
    return tuple(Option(one.notation, one.kind, one.args, one.flags | REVEALS) for one in options)


def _leads_on(state: State) -> bool:
    mods = state.me.mods
    if mods and any(mod.op in _RESTLESS for mod in mods):
        return True
    if state.phase == "end" and leads_to_draw(state):
        return True
    if len(state.stack) < 2:
        return False
    below = state.stack[-2]
    if below.step == RESUME:
        return any(VERBS.reveals(effect) for effect in below.effects)
    return f"run {below.step}" in REVEALING
