"""The exact solver of fights: the best sequence under a stated aim, by the rules themselves."""

from __future__ import annotations

from .aims import AIMS
from .records import Aim, Solution
from .search import NODES, solve
from .targets import Prospect, Target, prospect, prospects, staged, targets

__all__ = [
    "AIMS",
    "NODES",
    "Aim",
    "Prospect",
    "Solution",
    "Target",
    "prospect",
    "prospects",
    "solve",
    "staged",
    "targets",
]
