"""Massive Darkness (first edition)."""
