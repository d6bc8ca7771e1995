"""Oath: its numbered rules."""
