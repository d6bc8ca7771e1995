"""Odd cards: chains of small named steps, one file each. The frame keeps the name and a few ids."""

from __future__ import annotations

from . import cards as cards
from . import skills as skills
from . import units as units
