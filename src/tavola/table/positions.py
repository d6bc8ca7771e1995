"""Where a match begins: a setup and a seed, or the text of a position file."""

from __future__ import annotations

import tomllib
from typing import Any

from ..kernel.contract import Rules
from ..kernel.errors import BadPosition
from ..kernel.journal import Journal
from ..kernel.records import Setup
from ..kernel.shelf import game
from .bounds import look_over, look_through
from .match import Match


def position(text: str) -> Match:
    """A match set up from a position file (TOML). Its first key is `game`."""
    table = _parse(text)
    name = table.get("game")
    if not isinstance(name, str):
        raise BadPosition("error-position-game")
    rules = game(name)
    players = table.get("players", ())
    setup = Setup(
        name,
        str(table.get("scenario", "")),
        tuple(str(player) for player in players) if isinstance(players, list) else (),
    )
    seed = table.get("seed", 0)
    journal = Journal(setup, seed if isinstance(seed, int) else 0, (), text)
    return Match(rules, journal, rules.position(table))


def start_of(rules: Rules[Any], journal: Journal) -> Any:
    """The first state of a journal."""
    if journal.position:
        return rules.position(_parse(journal.position))
    return rules.start(journal.setup, journal.seed)


def _parse(text: str) -> dict[str, Any]:
    look_over(text)
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadPosition("error-position-toml", where=str(error)) from None
    look_through(table)
    return table
