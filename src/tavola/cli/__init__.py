"""The `tavola` command: every door of the table that is not a browser."""

from __future__ import annotations

from .app import main

__all__ = ["main"]
