"""What can go wrong at a table besides the rules."""

from __future__ import annotations

from ..kernel.errors import TavolaError


class Stale(TavolaError):
    """An answer to a decision that has passed; `seq` is where the table stands."""

    def __init__(self, seq: int) -> None:
        super().__init__("error-stale", seq=seq)
        self.seq = seq


class UnknownTable(TavolaError):
    """No stored game has this id."""


class UnknownChronicle(TavolaError):
    """No stored chronicle has this id."""


class BadStorage(TavolaError):
    """The data folder cannot be written, or its file is not ours."""


class DamagedGame(TavolaError):
    """The record of one game cannot be read; the other games of the storage can."""


class OtherRules(TavolaError):
    """The rules have changed under a kept game: it can be read, and played on only when its players say so."""
