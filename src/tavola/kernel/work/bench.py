"""How a frozen state is laid on the bench, and taken off it again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import astuple

from .fields import Fields

S = TypeVar("S", bound=Fields)
W = TypeVar("W", bound=Fields)


def workbench(state: type[S], work: type[W]) -> tuple[Callable[[S], W], Callable[[W], S]]:
    """How the states of a game are laid on the bench, and taken off it again: a shallow copy either way. `Work` has
    the fields of `State` first."""
    width = len(state.__struct_fields__)

    def bench(at_rest: S) -> W:
        return work(*astuple(at_rest))

    def frozen(done: W) -> S:
        return state(*astuple(done)[:width])

    return bench, frozen
