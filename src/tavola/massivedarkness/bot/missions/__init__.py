"""Every mission the sensible player knows; importing this module registers them all."""

from __future__ import annotations

from ..strategy import strategy
from . import mission_1 as mission_1
from . import mission_2 as mission_2
from . import mission_3 as mission_3
from . import mission_4 as mission_4
from . import mission_5 as mission_5
from . import mission_6 as mission_6
from . import mission_7 as mission_7
from . import mission_8 as mission_8
from . import mission_9 as mission_9
from . import mission_10 as mission_10
from .mission_3 import strongest

__all__ = ["strategy", "strongest"]
