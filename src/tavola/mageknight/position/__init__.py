"""Positions (docs/mageknight/positions.md): a small table of keys sets up any situation; the rest comes from the
seed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.errors import BadPosition
from ...kernel.reading import known, listed, named, number, only, section_of, table_of, text
from ...kernel.records import Setup
from ...kernel.work import pins_of
from ..book import BOOK
from ..catalog import CARDS, COLORS, ENEMIES, HEROES, SCENARIOS, TACTICS, TILES, UNITS
from ..chapters.turn.setup import start
from ..scenarios.variants.orientation import SIDES
from ..state import State, Work, bench, frozen, sit
from .clock import KEYS as CLOCK_KEYS
from .clock import PHASES, check_tactics, fill_clock, seat_of_turn, seats_named, to_choice, to_turn
from .combat import start_combat
from .player import fill_player
from .rivals import start_duel, start_joint
from .table import SECTIONS

SETUP_KEYS = ("game", "scenario", "seed", "hero", "rivals", "sets", "options")
KEYS = (*SETUP_KEYS, *CLOCK_KEYS, "rolls", "draws", "player", *SECTIONS, "combat", "duel", "joint")
#: What chance may bring: pieces of any pile, colours, and how a tile lies.
DRAWN = frozenset((*CARDS, *UNITS, *ENEMIES, *TILES, *TACTICS, *HEROES, *COLORS, *SIDES))
#: Fights: at most one of them is under way.
FIGHTS = ("combat", "duel", "joint")


def from_position(table: Mapping[str, Any]) -> State:
    """The state a position describes."""
    only(table, KEYS, "")
    phase = named(table, "phase", "move", PHASES)
    work = bench(_settled(start(setup_of(table), number(table, "seed", 0, 0))))
    sit(work, 0)
    fill_clock(work, table)
    for key, fill in SECTIONS.items():
        if key in table:
            fill(work, section_of(table[key], key))
    _players(work, table)
    work.out = seats_named(work, table, "out")
    sit(work, seat_of_turn(work, table))
    check_tactics(work, table)
    if phase == "tactics":
        to_choice(work)
    else:
        to_turn(work, phase, table, _section(table, work.current))
    work.down = seats_named(work, table, "down")
    work.pins = pins_of(table, COLORS, DRAWN)
    _fight(work, table, phase)
    return frozen(work)


def setup_of(table: Mapping[str, Any]) -> Setup:
    """The table the position is set up from."""
    options = {name: text(table_of(table, "options"), name, "", "options.") for name in table_of(table, "options")}
    if "sets" in table:
        options["sets"] = text(table, "sets")
    rivals = [section_of(rival, "rivals") for rival in listed(table, "rivals")]
    heroes = (
        named(table, "hero", "tovak", HEROES),
        *(known(str(rival.get("hero", "")), HEROES, "rivals.hero") for rival in rivals),
    )
    for place, hero in enumerate(heroes):
        if hero in heroes[:place]:
            raise BadPosition("mk-position-twice", key="rivals.hero", value=hero)
    return Setup("mageknight", named(table, "scenario", "first_reconnaissance", SCENARIOS), heroes, options)


def _players(work: Work, table: Mapping[str, Any]) -> None:
    """`[player]` is the first seat, each `[[rivals]]` the next one. A player nothing is said of is as the set-up left
    it."""
    if "player" in table:
        fill_player(work, section_of(table["player"], "player"))
    for seat, rival in enumerate(listed(table, "rivals"), 1):
        sit(work, seat)
        fill_player(work, {key: value for key, value in rival.items() if key != "hero"}, "rivals.")
    for seat in range(len(work.players)):
        sit(work, seat)
        if "exempt" not in _section(table, seat):
            work.me.exempt = seat == 0 and not work.me.hand and bool(work.me.deck)
    sit(work, 0)


def _fight(work: Work, table: Mapping[str, Any], phase: str) -> None:
    """The fight under way, if any, in the turn of whoever has it."""
    told = [key for key in FIGHTS if key in table]
    if not told:
        return
    if len(told) > 1 or phase != "move":
        raise BadPosition("mk-position-fights", key=told[-1], value=phase)
    stood = any(key in _section(table, work.current) for key in ("at", "path"))
    if told == ["combat"]:
        start_combat(work, table["combat"], stood)
    elif told == ["duel"]:
        start_duel(work, table["duel"])
    else:
        start_joint(work, table["joint"])


def _section(table: Mapping[str, Any], seat: int) -> Mapping[str, Any]:
    return table_of(table, "player") if seat == 0 else section_of(listed(table, "rivals")[seat - 1], "rivals")


def _settled(state: State) -> State:
    """Questions before the game are answered with what is offered first; the position says what matters."""
    while state.phase == "setup":
        state = BOOK.first_answer(state, bench, frozen)
    return state
