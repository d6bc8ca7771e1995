"""Scenarios: each fills its entry of the catalogue."""

from . import first_reconnaissance as first_reconnaissance
from . import solo_conquest as solo_conquest
