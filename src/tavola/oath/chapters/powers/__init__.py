"""Which powers are in force, who reaches them and what they cost."""

from __future__ import annotations

from . import access as access
from . import deeds as deeds
from . import in_force as in_force
from . import offered as offered
