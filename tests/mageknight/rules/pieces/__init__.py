"""Mana, tokens and teams."""
