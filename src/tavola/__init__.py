"""Távola: a rules-enforcing table for large adventure board games.

>>> import tavola
>>> match = tavola.new("mageknight", scenario="first_reconnaissance", players=["tovak"], seed=7)
>>> match.decision.seat
0
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

from . import shelf as shelf
from .kernel.errors import BadPosition, BadSave, IllegalAnswer, TavolaError, UndoRefused, UnknownName
from .kernel.journal import Journal
from .kernel.records import Setup
from .kernel.shelf import game, games
from .table import Match, load, position
from .table.seating import seat_bots

__all__ = [
    "BadPosition",
    "BadSave",
    "IllegalAnswer",
    "Match",
    "TavolaError",
    "UndoRefused",
    "UnknownName",
    "games",
    "load",
    "new",
    "position",
]
__version__ = "0.1.0"


def new(
    name: str,
    scenario: str = "",
    players: Sequence[str] = (),
    seed: int | None = None,
    bots: Sequence[str | None] | Mapping[int, str] = (),
    variants: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
) -> Match:
    """Begin a game.

    `players` says who sits where; `bots` names the bot of each seat (None: a person). Without a seed one is drawn.
    Variants are options that are simply on. Raises UnknownName for anything that does not exist.
    """
    rules = game(name)
    chosen = {**dict.fromkeys(variants, "on"), **(options or {})}
    setup = Setup(name, scenario, tuple(players), {str(key): str(value) for key, value in chosen.items()})
    number = secrets.randbits(48) if seed is None else seed
    named = dict(bots) if isinstance(bots, Mapping) else {seat: bot for seat, bot in enumerate(bots) if bot}
    seated = seat_bots(named, number)
    return Match(rules, Journal(setup, number), rules.start(setup, number), bots=seated)
