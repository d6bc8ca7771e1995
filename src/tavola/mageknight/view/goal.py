"""What a scenario is about: its aims with their progress, the rounds left, and what ends it."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.contract import Aim, Goal
from ...kernel.records import Seat, Text
from ..chapters.land.cities import cities_on_map, taken
from ..chapters.pieces.hexmap import portal_closed, space_at
from ..features import scenario_of
from ..scenarios.conquer_and_hold import points
from ..scenarios.druid_nights import own_glades
from ..scenarios.dungeon_lords import depths
from ..scenarios.mines_liberation import mines, occupied
from ..scenarios.one_to_return import on_portal
from ..state import State


def _found(state: State, seat: Seat) -> tuple[Aim, ...]:
    return (Aim(Text("mk-aim-find-city"), min(1, len(cities_on_map(state)))),)


def _conquered(state: State, seat: Seat) -> tuple[Aim, ...]:
    fallen = sum(taken(state, at) for at in cities_on_map(state))
    return (Aim(Text("mk-aim-cities"), fallen, scenario_of(state).core_cities), *_ahead(state, seat))


def _ahead(state: State, seat: Seat) -> tuple[Aim, ...]:
    """Among rivals the most Fame wins; alone and among allies it is the measure."""
    if len(state.players) == 1:
        return ()
    return (Aim(Text("mk-aim-fame"), state.players[seat].fame, 0),)


def _freed(state: State, seat: Seat) -> tuple[Aim, ...]:
    known = mines(state)
    free = sum(not occupied(state, at) for at in known)
    return (Aim(Text("mk-aim-mines"), free, len(known)), Aim(Text("mk-aim-tiles-left"), len(state.tile_stack), 0))


def _marked(state: State, seat: Seat) -> tuple[Aim, ...]:
    return (Aim(Text("mk-aim-glades"), len(own_glades(state, seat)), 0), *_ahead(state, seat))


def _cleared(state: State, seat: Seat) -> tuple[Aim, ...]:
    known = depths(state)
    own = sum(seat in space_at(state, at).shields for at in known)
    return (Aim(Text("mk-aim-depths"), own, 0), *_ahead(state, seat))


def _held(state: State, seat: Seat) -> tuple[Aim, ...]:
    others = [points(state, other) for other in range(len(state.players)) if other != seat]
    return (Aim(Text("mk-aim-hold", {"count": max(others, default=0)}), points(state, seat), 0),)


def _home(state: State, seat: Seat) -> tuple[Aim, ...]:
    return (Aim(Text("mk-aim-portal"), int(portal_closed(state) and on_portal(state, seat))),)


_AIMS: dict[str, Callable[[State, Seat], tuple[Aim, ...]]] = {
    "first_reconnaissance": _found,
    "full_conquest": _conquered,
    "blitz_conquest": _conquered,
    "solo_conquest": _conquered,
    "full_cooperation": _conquered,
    "blitz_cooperation": _conquered,
    "mines_liberation": _freed,
    "druid_nights": _marked,
    "dungeon_lords": _cleared,
    "conquer_and_hold": _held,
    "one_to_return": _home,
}


def goal(state: State, seat: Seat | None) -> Goal:
    scenario = scenario_of(state)
    aims = _AIMS[scenario.id](state, seat or 0)
    left = Text("mk-goal-left", {"n": scenario.rounds - state.round, "of": scenario.rounds})
    return Goal(Text(f"mk-scenario-{scenario.id}"), aims, left, (Text(f"mk-ends-{scenario.id}"),))
