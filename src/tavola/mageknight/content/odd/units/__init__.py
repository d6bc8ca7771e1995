"""Odd Units: abilities that are chains of steps."""

from __future__ import annotations

from . import altem_mages as altem_mages
from . import scouts as scouts
from . import shocktroops as shocktroops
