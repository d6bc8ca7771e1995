"""A match: seats, journal, undo rights, saves, and durable storage. No network."""

from __future__ import annotations

from .about import About, about, usual
from .choices import Asked, Choice, Reason
from .errors import BadStorage, DamagedGame, OtherRules, Stale, UnknownChronicle, UnknownTable
from .kept import KeptMatch
from .match import LogLine, Match
from .positions import position
from .save import load
from .seats import SeatRecord
from .storage.door import Storage, TableInfo
from .storage.sqlite import SqliteStorage
from .tables import Tables

__all__ = [
    "About",
    "Asked",
    "BadStorage",
    "Choice",
    "DamagedGame",
    "KeptMatch",
    "LogLine",
    "Match",
    "OtherRules",
    "Reason",
    "SeatRecord",
    "SqliteStorage",
    "Stale",
    "Storage",
    "TableInfo",
    "Tables",
    "UnknownChronicle",
    "UnknownTable",
    "about",
    "load",
    "position",
    "usual",
]
