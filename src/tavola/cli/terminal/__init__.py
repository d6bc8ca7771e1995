"""The table in the terminal: what is asked and shown, what typed words mean, what can be looked up, the keyboard."""

from __future__ import annotations

from .keyboard import read_line, remembered
from .table import Terminal

__all__ = ["Terminal", "read_line", "remembered"]
