"""The exact solver of fights: the best sequence under a stated aim, by the rules themselves."""

from __future__ import annotations

from .aims import AIMS, Aim
from .search import NODES, Solution, solve
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
