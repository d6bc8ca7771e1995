"""The doors of the house, for the tests of this game."""

from __future__ import annotations

from cli.conftest import tavola as tavola
