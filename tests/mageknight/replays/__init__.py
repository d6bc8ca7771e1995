"""Recorded games a person can read."""
