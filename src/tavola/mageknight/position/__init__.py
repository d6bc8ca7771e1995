"""Positions (docs/position-notation.md): a small table of keys sets up any situation; the rest comes from the seed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from ...kernel.errors import BadPosition
from ...kernel.reading import known, listed, number, only, table_of
from ...kernel.records import Frame, Setup
from ..book import BOOK
from ..catalog import COLORS, HEROES, TACTICS
from ..chapters.hand.tactics import tactic_number
from ..chapters.turn.setup import start
from ..features import scenario_of
from ..state import State, Work, bench, frozen, sit
from .combat import start_combat
from .player import fill_player
from .table import SECTIONS

_FIRST_PHASES = ("tactics", "before", "move", "interaction", "after")
_TOP = (
    "game",
    "scenario",
    "seed",
    "hero",
    "round",
    "time",
    "phase",
    "rolls",
    "sets",
    "player",
    "source",
    "map",
    "piles",
    "discards",
)
_KEYS = (*_TOP, "offers", "decks", "dummy", "combat", "rivals", "down", "options", "turns_left", "final_turns")


def from_position(table: Mapping[str, Any]) -> State:
    """The state a position describes."""
    only(table, _KEYS, "")
    scenario = str(table.get("scenario", "first_reconnaissance"))
    heroes = (known(str(table.get("hero", "tovak")), HEROES, "hero"), *_rivals(table))
    options = {name: str(value) for name, value in table_of(table, "options").items()}
    if "sets" in table:
        options["sets"] = str(table["sets"])
    state = _settled(start(Setup("mageknight", scenario, heroes, options), number(table, "seed", 0, 0)))
    phase = str(table.get("phase", "move"))
    if phase not in _FIRST_PHASES:
        raise BadPosition("error-position-value", key="phase", value=phase)
    work = bench(state)
    sit(work, 0)
    _clock(work, table)
    for key, fill in {**SECTIONS, "player": fill_player}.items():
        if key in table:
            section = table[key]
            if not isinstance(section, Mapping):
                raise BadPosition("error-position-value", key=key, value=str(section))
            fill(work, section)
    for seat, rival in enumerate(listed(table, "rivals"), 1):
        sit(work, seat)
        fill_player(work, {key: value for key, value in rival.items() if key != "hero"})
    sit(work, 0)
    if phase != "tactics":
        _to_turn(work, phase, table)
    work.down = tuple(_seat(work, seat) for seat in listed(table, "down"))
    work.pins = tuple(known(str(face), COLORS, "rolls") for face in listed(table, "rolls"))
    if "combat" in table:
        start_combat(work, table["combat"])
    BOOK.settle(work)
    return frozen(work)


def _settled(state: State) -> State:
    """Questions before the game are answered with what is offered first; the position says what matters."""
    while state.phase == "setup":
        question, frame = BOOK.asked(state)
        work = bench(state)
        work.stack = work.stack[:-1]
        question.answer(work, frame, question.options(state, frame)[0])
        BOOK.settle(work)
        state = frozen(work)
    return state


def _rivals(table: Mapping[str, Any]) -> tuple[str, ...]:
    """The other players, each a `[[rivals]]` section with a hero and the keys of a player."""
    found = []
    for rival in listed(table, "rivals"):
        if not isinstance(rival, Mapping):
            raise BadPosition("error-position-value", key="rivals", value=str(rival))
        found.append(known(str(rival.get("hero", "")), HEROES, "rivals.hero"))
    return tuple(found)


def _seat(work: Work, seat: object) -> int:
    if not isinstance(seat, int) or not 0 <= seat < len(work.players):
        raise BadPosition("error-position-value", key="down", value=str(seat))
    return seat


def _to_turn(work: Work, phase: str, table: Mapping[str, Any]) -> None:
    """The player's turn begins, or stands in the phase asked for."""
    me = work.me
    work.phase = phase
    work.turn = 1
    work.tactics = ()
    work.order = tuple(range(len(work.players))) + ((-1,) if work.dummy is not None else ())
    work.place = 0
    if not me.tactic:
        me.tactic = "early_bird" if work.time == "day" else "from_the_dusk"
    if work.dummy is not None and not work.dummy.tactic:
        work.dummy = replace(work.dummy, tactic=_free_tactic(work))
    if work.dummy is not None and tactic_number(work.dummy.tactic) < tactic_number(me.tactic):
        work.order, work.place = (-1, *range(len(work.players))), 1
    if phase == "before":
        work.stack = (Frame("turn.begin", (0,)),)
        return
    if not me.at:
        me.at = "0,0"
    me.path = me.path or (me.at,)
    me.exempt = not me.hand and bool(me.deck)
    work.stack = (Frame("turn"),)


def _free_tactic(work: Work) -> str:
    return next(one.id for one in TACTICS.values() if one.time == work.time and one.id != work.me.tactic)


def _clock(work: Work, table: Mapping[str, Any]) -> None:
    time = str(table.get("time", "day"))
    if time not in ("day", "night"):
        raise BadPosition("error-position-value", key="time", value=time)
    work.time = time
    work.round = number(table, "round", 1 if time == "day" else 2, 1)
    if work.round > scenario_of(work).rounds:
        raise BadPosition("error-position-value", key="round", value=str(work.round))
    work.left = number(table, "turns_left", -1, -1)
    work.final = number(table, "final_turns", -1, -1)
    if time == "night":
        work.tactics = tuple(one.id for one in TACTICS.values() if one.time == "night")
