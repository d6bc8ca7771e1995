"""Odd cards: chains of small named steps, one file each. The frame keeps the name and a few ids."""
