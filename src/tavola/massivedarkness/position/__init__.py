"""Positions (docs/massivedarkness/positions.md): a small table of keys sets up any situation; the rest comes from the
scenario and the seed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.errors import BadPosition
from ...kernel.reading import bounded, flag, listed, named, names, number, only, table_of, text
from ...kernel.records import Setup
from ...kernel.work import pins_of
from ..book import BOOK
from ..catalog import CAMPAIGN, DOORS, ENEMIES, EQUIPMENT, EVENTS, MISSIONS
from ..chapters.rounds.setup import start
from ..state import Campaign, State, Work, bench, frozen
from .board import (
    fill_doors,
    fill_enemies,
    fill_fireworks,
    fill_gone,
    fill_levels,
    fill_light,
    fill_pillars,
    fill_tokens,
    fill_treasure,
)
from .cards import equipment, fill_decks, fill_discards, take
from .heroes import clear_slots, fill_hero, hero_sections
from .notes import fill_notes
from .own_board import board_asked, lays_tiles
from .phase import fill_phase

DICE = tuple(f"{color}{face}" for color in "yrbg" for face in range(6))
#: What a reshuffled deck may bring.
DRAWN = frozenset((*EQUIPMENT, *ENEMIES, *DOORS, *EVENTS))
_TOP = ("game", "scenario", "seed", "options", "story", "heroes", "level", "round", "phase", "turn", "first")
_LAID = ("board", "open", "shut", "opened", "treasure", "tokens", "pillars", "gone")
_BOARD = (*_LAID, "enemies", "light", "levels", "fireworks")
_REST = ("decks", "discards", "lifebringer", "blessed", "notes", "campaign", "rolls", "draws")
_SETUP = ("game", "scenario", "seed", "options", "heroes", "phase", "board")
_KEYS = (*_TOP, *_BOARD, *_REST)


def from_position(table: Mapping[str, Any]) -> State:
    """The state a position describes."""
    only(table, _KEYS, "")
    sections = hero_sections(table)
    options = {name: text(table_of(table, "options"), name, "", "options.") for name in table_of(table, "options")}
    scenario = named(table, "scenario", "tutorial", (*MISSIONS, CAMPAIGN))
    players = tuple(str(section["hero"]) for section in sections)
    if "board" in table and (scenario == CAMPAIGN or "campaign" in table):
        raise BadPosition("error-position-value", key="board", value=CAMPAIGN)
    mission = board_asked(table, scenario)
    first = start(Setup("massivedarkness", scenario, players, options), number(table, "seed", 0, 0), mission)
    if table.get("phase") == "setup":
        only(table, _SETUP, "")
        return first
    work = bench(_settled(first))
    work.story = flag(table, "story", "", work.story)
    _clock(work, table)
    fill_gone(work, table)
    for seat, section in enumerate(sections):
        clear_slots(work, seat, section)
    if "enemies" in table:
        fill_enemies(work, listed(table, "enemies"))
    for seat, section in enumerate(sections):
        fill_hero(work, seat, section)
    _lay_out(work, table)
    fill_phase(work, table)
    work.pins = pins_of(table, DICE, DRAWN)
    return frozen(work)


def _settled(state: State) -> State:
    """Questions before the game are answered with what is offered first; the position says what matters."""
    while state.phase == "setup" and state.stack:
        state = BOOK.first_answer(state, bench, frozen)
    return state


def _clock(work: Work, table: Mapping[str, Any]) -> None:
    work.level = bounded(table, "level", work.level, 1, 5, "")
    work.round = number(table, "round", max(1, work.round), 1)
    work.first = bounded(table, "first", work.first, 0, len(work.heroes) - 1, "")
    work.lifebringer = number(table, "lifebringer", work.lifebringer, 0)


def _lay_out(work: Work, table: Mapping[str, Any]) -> None:
    fill_doors(work, table)
    fill_treasure(work, table_of(table, "treasure"))
    if "tokens" in table or lays_tiles(work.mission):
        fill_tokens(work, listed(table, "tokens"))
    if "pillars" in table:
        fill_pillars(work, table_of(table, "pillars"))
    if "levels" in table:
        fill_levels(work, table)
    fill_fireworks(work, table)
    fill_light(work, table)
    events = {*EVENTS, *(f"next:{event}" for event in EVENTS)}
    work.blessed = names(table, "blessed", events, "")
    fill_notes(work, listed(table, "notes"))
    if "campaign" in table:
        work.campaign = _campaign(work, table_of(table, "campaign"))
        work.scenario = CAMPAIGN
    fill_discards(work, table_of(table, "discards"))
    fill_decks(work, table_of(table, "decks"))


def _campaign(work: Work, section: Mapping[str, Any]) -> Campaign:
    only(section, ("order", "won", "lost", "defeats", "market", "stage", "seat"), "campaign.")
    order, won, lost = (names(section, key, MISSIONS, "campaign.") for key in ("order", "won", "lost"))
    if order[:1] != (work.mission,):
        raise BadPosition("error-position-value", key="campaign.order", value=", ".join(order))
    market = tuple(
        take(work, equipment(card, "campaign.market"), "campaign.market") for card in listed(section, "market")
    )
    return Campaign(order, won, lost, number(section, "defeats", 0, 0, "campaign."), tuple(sorted(market)))
