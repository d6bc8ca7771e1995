"""Scenarios: each fills its entry of the catalogue."""

from . import first_reconnaissance as first_reconnaissance
