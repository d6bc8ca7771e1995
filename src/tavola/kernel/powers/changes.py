"""What a trace is made of."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from msgspec import Struct

K = TypeVar("K")


class Change(Struct, Generic[K], frozen=True):
    """A power that changed an answer: what it was before and after."""

    power: K
    before: Any
    after: Any
