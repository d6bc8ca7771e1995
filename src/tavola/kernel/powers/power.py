"""The records of powers that go by word; how they are asked stands apart and is compiled."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ..records import Effect, Scalar


class Power(Struct, frozen=True, omit_defaults=True):
    """One power: its word with the word's own arguments, the piece it is printed on, the seat that has that piece
    (-1: nobody does), the place where it lies, the conditions under which it speaks, and the effects inside it."""

    word: str
    source: str
    seat: int = -1
    place: str = ""
    args: tuple[Scalar, ...] = ()
    needs: tuple[str, ...] = ()
    effects: tuple[Effect, ...] = ()


class Change(Struct, frozen=True):
    """A power that changed an answer: what it was before and after."""

    power: Power
    before: Any
    after: Any
