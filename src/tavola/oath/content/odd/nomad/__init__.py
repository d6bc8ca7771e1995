"""Nomad denizens that are more than a table row."""

from __future__ import annotations

from . import convoys as convoys
from . import oracle as oracle
from . import pilgrimage as pilgrimage
from . import resettle as resettle
from . import swaps as swaps
from . import wild_mounts as wild_mounts
