"""Which answers cannot be taken back although they show nothing by themselves: what waits below them does."""

from __future__ import annotations

from ...kernel.effects import CHOOSE, RESUME
from ...kernel.records import REVEALS, Effect, Option
from ..book import REVEALING, VERBS, leaves
from ..chapters.land.offers import uncovers
from ..chapters.pieces.fame import level_for
from ..chapters.turn.ending import leads_to_draw
from ..chapters.turn.rewards import shows
from ..state import State

#: Lasting effects under which nearly anything may draw a card.
_RESTLESS = frozenset({"adrenaline"})


def badged(state: State, options: list[Option]) -> tuple[Option, ...]:
    """The options of a question, each marked when the answer leads straight on to something hidden."""
    if _leads_on(state):
        return tuple(_marked(one) for one in options)
    top = state.stack[-1]
    if top.step == CHOOSE and any(_uncovers(state, effect) for effect in top.effects):
        return tuple(_marked(one) if _uncovers(state, top.effects[int(one.args[0])]) else one for one in options)
    return tuple(options)


def _levels_up(state: State) -> bool:
    """A level waits below the question: it shows Skills, or an offer that is still covered."""
    return state.me.level < level_for(state.me.fame) and any(frame.step == "levels" for frame in state.stack)


def _rewarded(state: State) -> bool:
    """A reward that is taken without asking waits below the question, and shows something."""
    waits = any(frame.step == "rewards" for frame in state.stack)
    return waits and any(shows(state, kind) for kind in state.me.rewards)


def _marked(option: Option) -> Option:
    return Option(option.notation, option.kind, option.args, option.flags | REVEALS)


def _uncovers(state: State, effect: Effect) -> bool:
    """Whether an effect to choose lays out an offer that is still covered."""
    return any(uncovers(state, leaf) for leaf in leaves(effect))


def _leads_on(state: State) -> bool:
    mods = state.me.mods
    if mods and any(mod.op in _RESTLESS for mod in mods):
        return True
    if state.phase == "end" and (leads_to_draw(state) or _levels_up(state) or _rewarded(state)):
        return True
    if len(state.stack) < 2:
        return False
    below = state.stack[-2]
    if below.step == RESUME:
        return any(VERBS.reveals(effect) for effect in below.effects)
    return f"run {below.step}" in REVEALING
