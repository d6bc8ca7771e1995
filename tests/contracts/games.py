"""The games under contract: each brings a `box` module with its contract, in its own folder of tests."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any

from msgspec import Struct

import tavola
from tavola.kernel.contract import Rules
from tavola.kernel.records import Setup
from tavola.kernel.shelf import game

from .contract import Contract


@cache
def contract_of(name: str) -> Contract:
    """The contract of a game; a game without one is an error."""
    found = import_module(f"{name}.box").CONTRACT
    assert isinstance(found, Contract)
    return found


class Case(Struct, frozen=True):
    """One game with one setup: what a contract test is run on."""

    setup: Setup

    @property
    def name(self) -> str:
        return f"{self.setup.game}-{'+'.join(self.setup.players)}"

    @property
    def rules(self) -> Rules[Any]:
        return game(self.setup.game)

    @property
    def contract(self) -> Contract:
        return contract_of(self.setup.game)


def cases() -> Iterator[Case]:
    """Every setup of every game on the shelf; a game without a contract is an error."""
    for name in tavola.games():
        for setup in contract_of(name).setups:
            yield Case(setup)
