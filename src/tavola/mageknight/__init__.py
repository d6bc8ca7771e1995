"""Mage Knight: Ultimate Edition."""
