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
from .bots import Bot, Look
from .kernel.errors import BadPosition, BadSave, IllegalAnswer, TavolaError, UndoRefused, UnknownName
from .kernel.journal import Journal
from .kernel.records import Setup
from .kernel.shelf import game as _rules_of
from .kernel.shelf import games
from .table import About, Asked, Choice, Match, Reason, about, load, position, usual
from .table.seating import seat_bots
from .teaching import Advice

__all__ = [
    "About",
    "Advice",
    "Asked",
    "BadPosition",
    "BadSave",
    "Bot",
    "Choice",
    "IllegalAnswer",
    "Look",
    "Match",
    "Reason",
    "TavolaError",
    "UndoRefused",
    "UnknownName",
    "game",
    "games",
    "load",
    "new",
    "position",
]
__version__ = "0.1.0"

game = about


def new(
    name: str,
    scenario: str = "",
    players: Sequence[str] | str = (),
    seed: int | None = None,
    bots: Sequence[str | Bot | None] | Mapping[int, str | Bot] = (),
    variants: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
) -> Match:
    """Begin a game.

    `players` says who sits where, a single name who plays alone; `bots` seats a bot by name, or any object that chooses
    (None: a person). Without a scenario or players the first ones on offer are meant; without a seed one is drawn.
    Variants are options that are simply on. Raises UnknownName for anything that does not exist.
    """
    rules = _rules_of(name)
    chosen = {**dict.fromkeys(variants, "on"), **(options or {})}
    # Whatever stands for a name is read as one, so that what is no name is named in a sentence, compiled or not.
    named = (players,) if isinstance(players, str) else tuple(map(str, players))
    scenario, seated = usual(rules, str(scenario), named)
    setup = Setup(name, scenario, seated, {str(key): str(value) for key, value in chosen.items()})
    number = secrets.randbits(128) if seed is None else seed
    if not isinstance(number, int):
        raise UnknownName("error-seed", seed=str(number))
    first = rules.begun(setup, number)
    # A list of bots speaks of those who answer, in their order: a seat the rules play needs none.
    listed = () if isinstance(bots, Mapping) else zip(rules.people(first.state), bots, strict=False)
    wanted = dict(bots) if isinstance(bots, Mapping) else {seat: bot for seat, bot in listed if bot}
    for seat in wanted:
        if seat not in rules.people(first.state):
            raise UnknownName("error-no-seat", seat=str(seat))
    return Match.begun(rules, Journal(setup, number), first, bots=seat_bots(wanted, number))
