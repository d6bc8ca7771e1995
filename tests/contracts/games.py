"""The games under contract: their setups, and what each counts as neither made nor lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

import tavola
from tavola.kernel.contract import Rules
from tavola.kernel.records import Setup
from tavola.kernel.shelf import game
from tavola.text import rulebook as rulebooks

from . import mageknight_box, massivedarkness_box, toy_box

HEROES = ("arythea", "goldyx", "norowas", "tovak", "wolfhawk", "krang", "braevalar")

Census = Callable[[Any], Counter[str]]


class Contract(Struct, frozen=True):
    """What the suite needs to know of one game besides its rules."""

    setups: tuple[Setup, ...]
    census: Census  # every piece in the state, counted
    check: Callable[[Any], None]  # tracks and counters in their range
    secrets: Callable[[Any], set[str]]  # pieces that no spectator may know of
    rule_ids: frozenset[str]


CONTRACTS: dict[str, Contract] = {
    "mageknight": Contract(
        tuple(Setup("mageknight", "first_reconnaissance", (hero,)) for hero in HEROES),
        mageknight_box.census,
        mageknight_box.check,
        mageknight_box.secrets,
        frozenset(rulebooks.rule_ids("mageknight")),
    ),
    "massivedarkness": Contract(
        (
            Setup("massivedarkness", "tutorial", ("sibyl",)),
            Setup("massivedarkness", "tutorial", ("bjorn", "elias", "whisper")),
        ),
        massivedarkness_box.census,
        massivedarkness_box.check,
        massivedarkness_box.secrets,
        frozenset(rulebooks.rule_ids("massivedarkness")),
    ),
    "toy": Contract(
        (Setup("toy", "short", ("a", "b"), {"target": "30"}),),
        toy_box.census,
        toy_box.check,
        toy_box.secrets,
        frozenset({"TOY-ANSWER-01", "TOY-ADD-01", "TOY-UNDO-01", "TOY-UNDO-02", "TOY-UNDO-03"}),
    ),
}


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
        return CONTRACTS[self.setup.game]


def cases() -> Iterator[Case]:
    """Every setup of every game on the shelf; a game without a contract is an error."""
    for name in tavola.games():
        for setup in CONTRACTS[name].setups:
            yield Case(setup)
