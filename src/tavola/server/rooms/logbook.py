"""The log as readers get it: every line once, and no more of it than they lack."""

from __future__ import annotations

import msgspec

from ...kernel.records import Seat
from ...table import Match
from ...table.match import Move
from ...text import say

#: How many log lines one message holds; earlier ones come in pages when somebody asks.
LOG_LINES = 400

_encode = msgspec.json.Encoder().encode


class Had:
    """What one reader was told already: how far it has read which log, and, where it wants only what changes, the last
    view it got and how many tables it was told."""

    __slots__ = ("count", "delta", "frame", "last", "log", "view")

    def __init__(self, delta: bool = False) -> None:
        self.log: Logbook | None = None
        self.count = 0
        self.last = 0
        self.delta = delta
        self.frame = 0
        self.view: dict[str, bytes] = {}


class Logbook:
    """The log of one pair of eyes, rendered and encoded once per line; an undo shortens it."""

    def __init__(self, seat: Seat | None, lang: str) -> None:
        self._seat = seat
        self._lang = lang
        self._done: list[tuple[Move, int]] = []  # each move, and how many lines there were before it
        self._names: list[int] = []  # one for each line ever written, never given twice
        self._written = 0
        self.lines: list[msgspec.Raw] = []
        self.events: list[msgspec.Raw] = []  # the same lines as a page draws them: by key and arguments

    def follow(self, match: Match) -> None:
        """Write what was answered since, after striking out what was taken back."""
        done = self._done
        while done and (len(done) > match.count or done[-1][0] is not match.move(len(done) - 1)):
            _, before = done.pop()
            for column in (self.lines, self.events, self._names):
                del column[before:]
        for number in range(len(done), match.count):
            move = match.move(number)
            done.append((move, len(self.lines)))
            for event in move.events:
                if event.only in (-1, self._seat):
                    place = len(self.lines) + 1
                    line = {
                        "n": place,
                        "text": say(event.text, self._lang),
                        "rule": event.rule,
                        "auto": event.auto,
                    }
                    self.lines.append(msgspec.Raw(_encode(line)))
                    drawn = {"n": place, "event": event.text.key, "args": event.text.args, "by": move.seat}
                    self.events.append(msgspec.Raw(_encode(drawn)))
                    self._written += 1
                    self._names.append(self._written)

    def unread(self, had: Had | None) -> int:
        """Where a reader has to go on. One whose last line was taken back, or that read another log, begins anew."""
        begin = max(0, len(self.lines) - LOG_LINES)
        if had is None:
            return begin
        same = had.log is self and had.count <= len(self.lines)
        same = same and (not had.count or self._names[had.count - 1] == had.last)
        first = max(begin, had.count) if same else begin
        had.log, had.count = self, len(self.lines)
        had.last = self._names[-1] if self._names else 0
        return first

    def page(self, before: int) -> tuple[int, list[msgspec.Raw]]:
        """The lines before one, as many as a page holds, and how many come before those."""
        last = min(before, len(self.lines))
        first = max(0, last - LOG_LINES)
        return first, self.lines[first:last]
