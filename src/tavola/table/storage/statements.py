"""Statements that are the same on every database: values stand for question marks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any

Step = tuple[str, Sequence[Any]]
#: The key of a game, by its id.
KEY = "(SELECT key FROM game WHERE id = ?)"


class Statements(ABC):
    @abstractmethod
    def rows(self, statement: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """What a statement finds."""

    @abstractmethod
    def change(self, work: Iterable[Step]) -> None:
        """All of it or nothing."""
