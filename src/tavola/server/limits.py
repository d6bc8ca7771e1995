"""A token bucket: so many at once, so many a second after that."""

from __future__ import annotations

import time


class Bucket:
    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: int) -> None:
        self._rate = rate
        self._most = most
        self._left = float(most)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
