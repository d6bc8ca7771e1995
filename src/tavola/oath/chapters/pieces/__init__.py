"""Tokens, warbands, cards, relics and who rules what."""
