"""The two first games: a new chronicle, and the walkthrough of the printed box."""

from __future__ import annotations

from ...kernel.errors import UnknownName
from ...kernel.records import Setup
from ...kernel.rng import Chance, seeded
from ..book import BOOK
from ..chapters.turn.setup import Start, begin
from ..state import State, frozen
from . import fresh, walkthrough

SCENARIOS = {"fresh": fresh.plan, "walkthrough": walkthrough.plan}
DEFAULT = "fresh"


def plan_of(scenario: str, chance: Chance) -> Start:
    plan = SCENARIOS.get(scenario or DEFAULT)
    if plan is None:
        raise UnknownName("error-unknown-scenario", name=scenario, known=tuple(SCENARIOS))
    return plan(chance)


def start(setup: Setup, seed: int) -> State:
    """The first state of a game."""
    chance = Chance(seeded(seed))
    plan = plan_of(setup.scenario, chance)
    if setup.scenario == "walkthrough" and len(setup.players) != walkthrough.PLAYERS:
        four = walkthrough.PLAYERS
        raise UnknownName("error-player-count", count=len(setup.players), least=four, most=four)
    for option in setup.options:
        raise UnknownName("error-unknown-variant", name=option, known=())
    work = begin(setup.scenario or DEFAULT, plan, setup.players, chance.rng)
    BOOK.settle(work)
    return frozen(work)
