"""First games: a new chronicle, the walkthrough of the printed box, the Clockwork Prince; and the next game of any
chronicle."""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.errors import UnknownName
from ...kernel.records import Setup
from ...kernel.rng import Chance, seeded
from ..annals import Annals
from ..book import BOOK
from ..chapters.turn.setup import Start, begin
from ..exchange.record import plain_name
from ..state import State, frozen
from . import chronicle, fresh, prince, walkthrough

PRINCE = "prince"
SCENARIOS = {"fresh": fresh.plan, "walkthrough": walkthrough.plan, PRINCE: prince.plan}
DEFAULT = "fresh"
#: The game after those a line tells of, and the option that holds the line.
CHRONICLE = "chronicle"
LINE = "line"
#: What makes a first game the first of a chronicle: simply on, or the name of the chronicle.
WRITES = "chronicle"
ON = "on"


def plan_of(setup: Setup, players: tuple[str, ...], chance: Chance) -> Start:
    """What a game of these boards begins from."""
    name = setup.scenario or DEFAULT
    if name == CHRONICLE:
        return chronicle.plan(setup.options.get(LINE, ""), players, chance)
    plan = SCENARIOS.get(name)
    if plan is None:
        raise UnknownName("error-unknown-scenario", name=name, known=(*SCENARIOS, CHRONICLE))
    start = plan(chance)
    if WRITES in setup.options:
        start = replace(start, annals=Annals(named(setup)))
    return start


def named(setup: Setup) -> str:
    """The name of the chronicle a first game begins."""
    said = setup.options.get(WRITES, ON)
    return plain_name("" if said == ON else said)


def start(setup: Setup, seed: int) -> State:
    """The first state of a game."""
    known = {CHRONICLE: (LINE, *prince.OPTIONS), PRINCE: (*prince.OPTIONS, WRITES)}.get(setup.scenario, (WRITES,))
    for option in setup.options:
        if option not in known:
            raise UnknownName("error-unknown-variant", name=option, known=known)
    if setup.scenario == "walkthrough" and len(setup.players) != walkthrough.PLAYERS:
        four = walkthrough.PLAYERS
        raise UnknownName("error-player-count", count=len(setup.players), least=four, most=four)
    his = {name: value for name, value in setup.options.items() if name in prince.OPTIONS}
    chance = Chance(seeded(seed))
    if setup.scenario == PRINCE or his:
        choice = prince.chosen(his)
        players, seat = prince.seated(setup.players, choice["prince_side"])
        plan = plan_of(setup, players, chance)
        # A board on its Citizen side is nothing a Prince could play.
        plan = replace(plan, citizens=tuple(color for color in plan.citizens if color != players[seat]))
        work = begin(setup.scenario, plan, players, chance.rng, prince.prince(plan.oath, seat, choice))
    else:
        plan = plan_of(setup, setup.players, chance)
        work = begin(setup.scenario or DEFAULT, plan, setup.players, chance.rng)
    BOOK.settle(work)
    return frozen(work)
