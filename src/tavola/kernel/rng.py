"""Chance: a versioned stream of our own, the same on every Python version and hash seed.

`rng1`: word number n of the stream is bytes 4n..4n+3 of HMAC-SHA256(seed, block number), big-endian.
Ranges are drawn by rejection, shuffles are Fisher-Yates from the end. No float is ever involved.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar

from .records import Rng as Rng

if TYPE_CHECKING:
    from hashlib import _Hash

T = TypeVar("T")

_WORDS_PER_BLOCK = 8
_SPAN = 1 << 32
_EDGE = _SPAN - (1 << 16)  # words below are good for any deck of fewer cards than that, without a look at how many
_KEY = 64  # bytes of a block of SHA-256, which a key of HMAC fills


def seeded(seed: int) -> Rng:
    """The stream of an integer seed."""
    return Rng(f"{seed:x}")


@lru_cache(maxsize=1024)
def _block(seed: str, version: str, number: int) -> tuple[int, ...]:
    """Eight words of a stream at once; neighbouring draws share them."""
    keyed, outer = _keyed(seed)
    inner, outer = keyed.copy(), outer.copy()
    inner.update(f"{version}:{number}".encode())
    outer.update(inner.digest())
    return struct.unpack(">8I", outer.digest())


@lru_cache(maxsize=64)
def _keyed(seed: str) -> tuple[_Hash, _Hash]:
    """The inner and the outer hash of HMAC with their key: kept for a stream, since keying is most of the work."""
    key = seed.encode()
    key = (key if len(key) <= _KEY else hashlib.sha256(key).digest()).ljust(_KEY, b"\0")
    return hashlib.sha256(bytes(byte ^ 0x36 for byte in key)), hashlib.sha256(bytes(byte ^ 0x5C for byte in key))


class Chance:
    """A reader of a stream: draws numbers and gives back the advanced `Rng` in `.rng`."""

    __slots__ = ("_drawn", "_seed", "_version")

    def __init__(self, rng: Rng) -> None:
        self._seed = rng.seed
        self._drawn = rng.drawn
        self._version = rng.version

    @property
    def rng(self) -> Rng:
        return Rng(self._seed, self._drawn, self._version)

    def _word(self) -> int:
        drawn = self._drawn
        self._drawn = drawn + 1
        return _block(self._seed, self._version, drawn // _WORDS_PER_BLOCK)[drawn % _WORDS_PER_BLOCK]

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each equally likely."""
        if n < 1:
            raise ValueError(f"cannot draw below {n}")
        limit = _SPAN - _SPAN % n
        while True:
            word = self._word()
            if word < limit:
                return word % n

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """A random order. The same draws as `below` would make, spelled out: decks are long."""
        deck = list(items)
        seed, version = self._seed, self._version
        number, place = divmod(self._drawn, _WORDS_PER_BLOCK)
        words = _block(seed, version, number)
        last = len(deck) - 1
        while last > 0:
            if place == _WORDS_PER_BLOCK:
                number, place = number + 1, 0
                words = _block(seed, version, number)
            word = words[place]
            place += 1
            if word >= _EDGE and word >= _SPAN - _SPAN % (last + 1):
                continue  # drawn again
            other = word % (last + 1)
            deck[last], deck[other] = deck[other], deck[last]
            last -= 1
        self._drawn = number * _WORDS_PER_BLOCK + place
        return tuple(deck)
