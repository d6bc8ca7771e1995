"""Every roll of a pool, with its chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from math import comb, factorial, prod

Faces = tuple[str, ...]
KEPT = 256
#: So many different rolls are worked out for somebody who waits; beyond them no odds are told. No game comes near: 24
#: dice against 24 have 3,250.
MOST_ROLLS = 5_000


def different(die: Faces, dice: int) -> int:
    """How many different rolls so many dice have."""
    kinds = len(set(die))
    return comb(dice + kinds - 1, kinds - 1)


@lru_cache(maxsize=KEPT)
def rolls(die: Faces, dice: int) -> tuple[tuple[Faces, float], ...]:
    """Each different roll of so many dice, its faces sorted as a roll lies on the table, with its chance."""
    weights = Counter(die)
    kinds = sorted(weights)
    found = []
    for counts in _shares(dice, len(kinds)):
        ways = factorial(dice) // prod(map(factorial, counts))
        ways *= prod(weights[kind] ** n for kind, n in zip(kinds, counts, strict=True))
        faces = tuple(kind for kind, n in zip(kinds, counts, strict=True) for _ in range(n))
        found.append((faces, ways / len(die) ** dice))
    return tuple(found)


def _shares(n: int, kinds: int) -> Iterator[tuple[int, ...]]:
    """Every way to share `n` dice among so many kinds of faces."""
    if kinds == 1:
        yield (n,)
        return
    for first in range(n + 1):
        for rest in _shares(n - first, kinds - 1):
            yield (first, *rest)
