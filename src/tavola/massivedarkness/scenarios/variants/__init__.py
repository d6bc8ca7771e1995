"""What a table may agree on before the game. Importing this package registers it all."""

from __future__ import annotations

from . import always_enchant as always_enchant
from . import lifebringer as lifebringer
from . import order as order
