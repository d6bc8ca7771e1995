"""Positions: a small table of keys sets up any situation; what it leaves out comes from the scenario and the seed.

A card, relic or site that a position names leaves the place where the scenario put it. What a position pushes out of
its place goes back where unused pieces lie: denizens to the archive, Visions under the world deck, relics under theirs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.reading import bounded, flag, known, listed, named, names, number, only, table_of
from ...kernel.records import Setup
from ...kernel.work import pins_of, push
from ..annals import Annals
from ..book import BOOK
from ..catalog import ATTACK_FACES, CARDS, DEFENSE_FACES, END_FACES, OATHS, SITES
from ..exchange.record import plain_name
from ..scenarios import PRINCE, start
from ..state import COLORS, LAST_ROUND, MOST_SUPPLY, SUITS, State, Turn, Work, bench, frozen, princely
from .boards import fill_boards
from .campaign import fill_campaign
from .pieces import (
    RELICS,
    balance,
    captives_of,
    fill_banners,
    fill_decks,
    fill_sites,
    promises_of,
    strip,
    tokens_of,
)
from .prince import choices, fill_prince
from .seats import seat

FACES = tuple(dict.fromkeys((*ATTACK_FACES, *DEFENSE_FACES, *END_FACES)))
KEYS = (
    "game",
    "scenario",
    "seed",
    "players",
    "oath",
    "round",
    "visions_drawn",
    "title",
    "usurper",
    "turn",
    "phase",
    "sites",
    "boards",
    "banks",
    "deck",
    "piles",
    "dispossessed",
    "relic_deck",
    "reliquary",
    "banners",
    "tokens",
    "captives",
    "promises",
    "gone",
    "only",
    "this_turn",
    "campaign",
    "rolls",
    "draws",
    "chronicle",
    "prince",
)


def from_position(table: Mapping[str, Any]) -> State:
    """The state a position describes."""
    only(table, KEYS, "")
    players = tuple(str(name) for name in listed(table, "players"))
    for name in players:
        known(name, COLORS, "players")
    scenario = str(table.get("scenario", "fresh"))
    players = players or (("red",) if scenario == PRINCE else ("purple", "red"))
    options = choices(table) if scenario == PRINCE else {}
    work = bench(settled(start(Setup("oath", scenario, players, options), number(table, "seed", 0, 0))))
    work.oath = known(str(table.get("oath", work.oath)), OATHS, "oath")
    work.round = bounded(table, "round", work.round, 1, LAST_ROUND)
    work.visions_drawn = bounded(table, "visions_drawn", work.visions_drawn, 0, 5)
    if "title" in table:
        work.keeper = seat(work, table["title"], "title")
    work.usurper = flag(table, "usurper", "")
    strip(work, table)
    fill_sites(work, table_of(table, "sites"))
    fill_boards(work, table_of(table, "boards"))
    fill_banners(work, table_of(table, "banners"))
    fill_decks(work, table)
    work.tokens = {**work.tokens, **tokens_of(table_of(table, "tokens"))}
    banks = table_of(table, "banks")
    only(banks, SUITS, "banks.")
    work.banks = tuple(number(banks, suit, had, 0, "banks.") for suit, had in zip(SUITS, work.banks, strict=True))
    work.captives = tuple(captives_of(listed(table, "captives")))
    work.promises = tuple(promises_of(work, listed(table, "promises")))
    acting = seat(work, table.get("turn", work.players[0].color), "turn")
    work.turn = _turn(acting, table_of(table, "this_turn"))
    balance(work)
    fill_prince(work, table)
    work.pins = pins_of(table, FACES, (*CARDS, *SITES))
    work.stack = ()
    if "chronicle" in table:
        work.annals = _annals(work, table_of(table, "chronicle"))
    _phase(work, table, acting)
    return frozen(work)


def settled(state: State) -> State:
    """Questions of the set-up are answered with what is offered first; no turn begins."""
    work = bench(state)
    work.stack = tuple(frame for frame in work.stack if frame.step.startswith("setup."))
    state = frozen(work)
    while state.stack:
        state = BOOK.first_answer(state, bench, frozen)
    return state


def _annals(work: Work, section: Mapping[str, Any]) -> Annals:
    """The chronicle a game belongs to, and the boards nobody plays that lie on their Citizen side."""
    only(section, ("name", "number", "citizens"), "chronicle.")
    unused = [color for color in COLORS if all(player.color != color for player in work.players)]
    return Annals(
        plain_name(str(section.get("name", ""))),
        bounded(section, "number", 1, 1, 0xFFFE, "chronicle."),
        names(section, "citizens", unused, "chronicle."),
    )


#: Where the turn of a Prince stands: phase 2, 3 or 4.
_PRINCE = {"act": "prince.phase_two", "actions": "prince.phase_three", "rest": "prince.cleanup"}


def _phase(work: Work, table: Mapping[str, Any], acting: int) -> None:
    """Where the game stands: `wake`, `act` or `rest` of the turn; a campaign declared and about to be fought."""
    phase = known(str(table.get("phase", "act")), ("wake", "act", "actions", "rest", "round_over"), "phase")
    if princely(work, acting) and phase in _PRINCE:
        push(work, _PRINCE[phase])
    elif phase in ("act", "actions"):
        push(work, "act", "", "", "", seat=acting)
    elif phase == "round_over":
        push(work, "round.over")
    else:
        push(work, "turn" if phase == "wake" else "rest", acting)
    section = table_of(table, "campaign")
    if section:
        fill_campaign(work, section, acting)


def _turn(acting: int, section: Mapping[str, Any]) -> Turn:
    """What has happened in the running turn and still matters."""
    prefix = "this_turn."
    only(section, ("refilled", "discarded", "taken", "over", "shown"), prefix)
    suits = [f"{site} {suit}" for site in SITES for suit in SUITS]
    return Turn(
        acting,
        bounded(section, "refilled", 0, 0, MOST_SUPPLY, prefix),
        names(section, "discarded", suits, prefix),
        names(section, "taken", RELICS, prefix),
        flag(section, "over", prefix),
        named(section, "shown", "", CARDS, prefix),
    )
