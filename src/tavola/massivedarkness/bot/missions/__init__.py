"""Every mission the sensible player knows; importing this module registers them all."""

from __future__ import annotations

from ..strategy import strategy
from . import missions_1_to_5 as missions_1_to_5
from . import missions_6_to_10 as missions_6_to_10
from .missions_1_to_5 import strongest

__all__ = ["strategy", "strongest"]
