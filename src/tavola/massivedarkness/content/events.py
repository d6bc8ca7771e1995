"""Event cards."""

from __future__ import annotations

from ..catalog import EVENTS, EventCard
from ..verbs import (
    ALL,
    activate_nearest,
    extra_action,
    gain_xp,
    heal,
    lifebringer,
    light,
    next_round,
    place_treasure,
    skill,
    spawn_patrol,
)

for _event in (
    EventCard("e1", "patrol", (spawn_patrol("guard", 1),)),
    EventCard("e2", "patrol", (spawn_patrol("guard", 0),)),
    EventCard("e3", "patrol", (spawn_patrol("guard", -1),)),
    EventCard("e4", "patrol", (spawn_patrol("guard", -1),)),
    EventCard("e5", "patrol", (spawn_patrol("roaming", 1),)),
    EventCard("e6", "patrol", (spawn_patrol("roaming", -1),)),
    EventCard("e7", "blessing", (heal(1, "all_heroes"),)),
    EventCard("e8", "blessing", (place_treasure("active_hero_zone", 1, 0),)),
    EventCard("e9", "quiet", ()),
    EventCard("e10", "blessing", (heal(1, "all_heroes"),)),
    EventCard("e11", "blessing", (heal(ALL, "any_hero"),)),
    EventCard("e12", "blessing", (place_treasure("each_hero_tile_level_token", 1, 0),)),
    EventCard("e13", "blessing", (place_treasure("active_hero_zone", 0, 1),)),
    EventCard("e14", "blessing", (gain_xp(1, "all_heroes"),)),
    EventCard("e15", "blessing", (lifebringer(1),)),
    EventCard("e16", "blessing", (next_round(skill("passive", extra_action(1, "move"))),)),
    EventCard("e17", "darkness", (light("shadow"),)),
    EventCard("e18", "darkness", (light("light"),)),
    EventCard("e19", "darkness", (activate_nearest(),)),
    EventCard("e20", "quiet", ()),
):
    EVENTS[_event.id] = _event
