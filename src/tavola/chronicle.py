"""Chronicles of Oath from Python: what one game hands to the next, and the line in which it travels.

>>> from tavola import chronicle
>>> told = chronicle.new("The long winter")
>>> chronicle.read(chronicle.write(told)) == told
True
>>> match = chronicle.begin(told, ["purple", "red"], seed=7)
>>> match.setup.scenario
'chronicle'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from . import new as _new
from .bots import Bot
from .kernel.errors import BadLine
from .oath.exchange import Chronicle, Land, Reading, decoded, look, read, write
from .oath.exchange.beginning import fresh
from .table import Match

__all__ = ["BadLine", "Chronicle", "Land", "Reading", "after", "begin", "decoded", "look", "new", "read", "write"]


def new(name: str = "") -> Chronicle:
    """A chronicle of which nothing has been played."""
    return fresh(name)


def begin(
    chronicle: Chronicle | str,
    players: Sequence[str],
    seed: int | None = None,
    bots: Sequence[str | Bot | None] | Mapping[int, str | Bot] = (),
    options: Mapping[str, str] | None = None,
) -> Match:
    """The next game of a chronicle, or of its line. With options that speak of the Clockwork Prince he takes a seat
    beside the players. Raises BadLine, and UnknownName for players or options there are not."""
    line = write(chronicle) if isinstance(chronicle, Chronicle) else chronicle
    return _new("oath", "chronicle", players, seed, bots, options={**(options or {}), "line": line})


def after(match: Match) -> Chronicle | None:
    """What a finished game of a chronicle hands on; None while it is played, or where none is written."""
    line: str = match.state.annals.line if match.state.annals is not None else ""
    return read(line) if line else None
