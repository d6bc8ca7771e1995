"""What a hero owns: inventory, treasure, experience, levels."""

from __future__ import annotations

from . import experience as experience
from . import inventory as inventory
from . import levels as levels
from . import trading as trading
from . import treasure as treasure
