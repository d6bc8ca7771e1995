"""Edifices that are chains of steps."""

from __future__ import annotations

from . import spires as spires
from . import squalid_district as squalid_district
