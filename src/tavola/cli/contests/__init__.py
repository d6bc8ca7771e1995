"""Bots among themselves: many games at once, and who plays better."""
