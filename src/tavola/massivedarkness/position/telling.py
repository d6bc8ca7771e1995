"""The keys of a position that describe a state: the twin of everything in this room.

What they leave unsaid (a combat roll in the making, the order of a market) is written as a remainder.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any

from ...kernel.work import pins_told
from ..catalog import CAMPAIGN, CLASSES, ENEMIES, EQUIPMENT, EVENTS, HEROES, MISSIONS, printed_id
from ..chapters.board.board import board_of
from ..chapters.board.naming import foe_name
from ..state import Foe, Hero, State
from .own_board import board_told

#: Fields of records in which names stand, and the names that exist.
NAMES: Mapping[str, Container[str]] = {
    "mission": MISSIONS,
    "hero": HEROES,
    "role": ("", *CLASSES),
    "body": ("", *EQUIPMENT),
    **dict.fromkeys(("hands", "bag", "market"), EQUIPMENT),
    "card": ENEMIES,
    "loot": ("", *EQUIPMENT, *ENEMIES),
    "blessed": (*EVENTS, *(f"next:{event}" for event in EVENTS)),
    "order": MISSIONS,
}


def told(state: State) -> dict[str, Any]:
    """The keys of a position for this state."""
    seed = state.rng.seed
    options = dict(choice.split(":", 1) for choice in state.choices)
    setup: dict[str, Any] = {
        "scenario": printed_id(state.mission),
        **board_told(state.mission),
        "seed": int(seed, 16) if seed and set(seed) <= set("0123456789abcdef") and len(seed) < 16 else 0,
        **({"options": options} if options else {}),
    }
    if state.phase == "setup" or state.scenario == CAMPAIGN:
        return {**setup, "heroes": [{"hero": hero.hero} for hero in state.heroes]}
    return {
        **setup,
        "story": state.story,
        **_clock(state),
        **_board(state),
        "decks": {**{deck: list(cards) for deck, cards in state.decks.items()}, "only": list(state.decks)},
        "discards": {deck: list(cards) for deck, cards in state.discards.items() if cards},
        **_turn(state),
        "heroes": [_hero(state, hero) for hero in state.heroes],
        "enemies": [_enemy(state, foe) for foe in state.foes],
    }


def _clock(state: State) -> dict[str, Any]:
    found: dict[str, Any] = {"round": max(1, state.round), "level": state.level, "lifebringer": state.lifebringer}
    if state.first:
        found["first"] = state.first
    for key, value in (("light", state.light), ("blessed", list(state.blessed))):
        if value:
            found[key] = value
    found |= pins_told(state.pins)
    if state.notes:
        found["notes"] = list(state.notes)
    return found


def _board(state: State) -> dict[str, Any]:
    board, printed = board_of(state.mission), MISSIONS[state.mission]
    names = board.names
    doors = [door.id for door in printed.doors]
    found: dict[str, Any] = {
        "open": [name for place, name in enumerate(doors) if place not in state.shut],
        "shut": [doors[place] for place in state.shut],
        "opened": [names[board.chambers[chamber][0]] for chamber in state.opened],
        "treasure": {
            name: next(([heap.normal, heap.special] for heap in state.treasure if heap.at == zone), [0, 0])
            for zone, name in enumerate(names)
            if zone not in state.gone
        },
        "tokens": [
            {"token": token.id, "type": token.type, "at": names[token.at], "down": token.down}
            for token in state.tokens
            if token.type != "firework"
        ],
        "levels": {str(level): names[zone] for level, zone in state.levels},
    }
    if printed.pillars:
        found["pillars"] = {printed.pillars[pillar.n].id: pillar.health for pillar in state.pillars}
    lit = [names[token.at] for token in state.tokens if token.type == "firework"]
    if lit:
        found["fireworks"] = lit
    if state.gone:
        found["gone"] = [names[zone] for zone in state.gone]
    return found


def _turn(state: State) -> dict[str, Any]:
    """The activation under way."""
    turn = state.turn
    if turn is None or state.phase != "heroes" or any(frame.step == "command_over" for frame in state.stack):
        return {}
    found: dict[str, Any] = {"seat": turn.seat, "actions": turn.actions, "extra": list(turn.extra)}
    if turn.points > 0:
        found["points"] = turn.points
    if turn.used:
        found["used"] = list(turn.used)
    hit = [foe_name(state, foe) for foe in state.foes if foe.n in turn.hit]
    return {"turn": {**found, **({"hit": hit} if hit else {})}}


def _hero(state: State, hero: Hero) -> dict[str, Any]:
    found: dict[str, Any] = {"hero": hero.hero, "at": board_of(state.mission).names[hero.at]}
    if hero.role:
        found["class"] = hero.role
        bought = zip(CLASSES[hero.role].lines, hero.bought, strict=False)
        found["bought"] = {line.id: steps for line, steps in bought if steps}
    if hero.alive:
        found["health"] = hero.health
    else:
        found["dead"] = True
    for key in ("xp", "micro", "stunned", "out"):
        if getattr(hero, key):
            found[key] = getattr(hero, key)
    found |= {"body": hero.body, "hands": list(hero.hands), "bag": list(hero.bag)}
    for key in ("carried", "lasting"):
        if getattr(hero, key):
            found[key] = list(getattr(hero, key))
    return found


def _enemy(state: State, foe: Foe) -> dict[str, Any]:
    found: dict[str, Any] = {"card": foe.card, "at": board_of(state.mission).names[foe.at], "life": foe.life}
    if ENEMIES[foe.card].role == "mob":
        found["minions"] = foe.minions
    for key in ("hurt", "worn", "loot", "stunned", "tag", "asleep"):
        if getattr(foe, key):
            found[key] = getattr(foe, key)
    return {**found, "goal": foe.goal} if foe.goal != "start" else found
