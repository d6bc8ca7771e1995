"""Order denizens that are more than a table row."""

from __future__ import annotations

from . import palanquin as palanquin
from . import relic_hunter as relic_hunter
