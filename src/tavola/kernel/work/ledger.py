"""The ledger of a step. Every line of the log goes into one, so it stands apart from the records and is compiled."""

from __future__ import annotations

from ..records import Event, Option


class Ledger:
    """What a step leaves behind besides the new state: log lines, and whether it can be taken back."""

    __slots__ = ("events", "forced", "offered", "sealed")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.sealed = False
        #: Questions that were not put, because their answers come to the same: what could have been answered.
        self.forced: list[tuple[str, ...]] = []
        #: The answers to the question the step ends at, where they were made to see whether there is a choice.
        self.offered: list[Option] | None = None

    def seal(self) -> None:
        """Something was rolled, drawn or shown: the step cannot be taken back."""
        self.sealed = True


class Shown(Exception):
    """Something was rolled, drawn or shown in a step that was only tried."""


class Trial(Ledger):
    """The ledger of a step that is only tried: what cannot be taken back ends it at once."""

    __slots__ = ()

    def seal(self) -> None:
        raise Shown
