"""The shelf: every game there is, one line each. Importing this module registers them all."""

from __future__ import annotations

from .kernel.contract import register
from .mageknight.rules import MageKnight
from .massivedarkness.rules import MassiveDarkness

register(MageKnight())
register(MassiveDarkness())
