"""Plans that hope for luck, held against worlds they were not chosen in."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ..state import State
from .records import Line, Plan
from .turns import TurnSearch


def proven(search: TurnSearch, plan: Plan | None, worlds: Sequence[State]) -> Plan | None:
    """The plan that is still the best in further worlds. Of several plans that show something, each weighed in a few
    worlds, the one that seems best is mostly the one those worlds were kindest to: a garrison that is weak in all three
    of them. So whoever leads is weighed again, until the leader is one that was."""
    held: set[Line] = set()
    while plan is not None and plan.lucky and plan.line not in held and worlds and search.patient():
        held.add(plan.line)
        values = [value for world in worlds if (value := search.again(plan, world)) is not None]
        if values:
            seen = search.effort.worlds
            mean = (seen * plan.value + sum(values)) / (seen + len(values))
            search.plans = [replace(one, value=mean) if one is plan else one for one in search.plans]
        plan = max(search.plans, key=lambda one: one.value)
    return plan
