"""The strong player: plans whole turns, solves its fights, and asks several imagined worlds before it trusts luck."""

from __future__ import annotations

from collections.abc import Callable

from ...bots.bot import Look, Patience
from ...kernel.records import Decision, Option
from ...kernel.rng import Rng
from ..solver import solve
from ..solver.search import always
from ..state import State
from . import campaign
from .answers import sensible
from .circles import Circles
from .clock import turns_left
from .luck import proven
from .outlook import aim_of
from .records import Effort, Plan
from .trials import Trials
from .turns import TurnSearch

#: How hard to think while a clock says that there is time: again and again, each time harder.
LADDER = (
    Effort(width=4, depth=12, glances=3, alike=1, glance=30, fights=1, nodes=60, worlds=2, surprises=3),
    Effort(),
    Effort(
        width=16, depth=18, glances=14, alike=4, glance=120, fights=4, nodes=500, worlds=4, surprises=8, purse=20000
    ),
    Effort(
        width=24, depth=20, glances=20, alike=4, glance=200, fights=5, nodes=1000, worlds=4, surprises=12, purse=50000
    ),
)
#: How hard to think without a clock; and where every city has to fall, which takes a Hero who has grown early.
PLAIN = (Effort(),)
WAR = Effort(width=20, depth=18, glances=12, alike=4, glance=250, fights=3, nodes=800, surprises=8, purse=4500)
#: Nodes for a fight that is on; those of a plan are solved with less.
FIGHT_NODES = 2500
SIEGE_NODES = 5000


class StrongBot:
    """Knows the rules and its own seat's view of the table; never what is hidden. `patience` says whether there is
    still time to think, and may end a thought at any moment: the best found so far is played. Without it every thought
    has a fixed measure, `effort`, and the same seed makes the same choices."""

    __slots__ = ("_circles", "_efforts", "_line", "_patience", "_seed", "_thoughts", "_trials")

    def __init__(self, seed: str, patience: Patience | None = None, effort: Effort | None = None) -> None:
        self._seed = seed
        self._efforts = ((effort,) if effort else PLAIN) if patience is None else LADDER
        self._patience = patience
        self._thoughts = 0
        self._trials = Trials()
        self._circles = Circles()
        self._line: tuple[str, ...] = ()

    def choose(self, decision: Decision, look: Look) -> Option:
        chosen = self._chosen(decision, look)
        if self._circles.closed(chosen):
            self._line = ()
            chosen = self._circles.out(self._imagined(look, 0), look.seat, decision.options) or chosen
        self._circles.given(chosen)
        return chosen

    def _chosen(self, decision: Decision, look: Look) -> Option:
        if len(decision.options) == 1:
            self._line = self._line[1:] if self._line[:1] == (decision.options[0].notation,) else ()
            return decision.options[0]
        by_name = {option.notation: option for option in decision.options}
        if not self._line or self._line[0] not in by_name:
            self._line = self._think(decision, look)
        chosen = by_name.get(self._line[0]) if self._line else None
        self._line = self._line[1:]
        return chosen or decision.options[0]

    def _think(self, decision: Decision, look: Look) -> tuple[str, ...]:
        self._thoughts += 1
        patient = self._patience() if self._patience is not None else always
        first = self._imagined(look, 0)
        war = campaign.decided_by_cities(first)
        count = max(effort.worlds + effort.proofs * war for effort in self._efforts)
        worlds = [first, *(self._imagined(look, number) for number in range(1, count))]
        if first.combat is not None and first.duel is None and first.current == look.seat:
            aim = aim_of(first, first.combat, turns_left(first, first.players[look.seat]))
            nodes = SIEGE_NODES if campaign.effort(first.combat) > 1 else FIGHT_NODES
            solution = solve(first, aim, nodes, patient)
            if solution is not None and solution.line:
                return solution.line[: solution.sealed]
        plan = self._plan(look.seat, worlds, patient)
        if plan is not None and plan.line:
            return plan.line
        return (sensible(first, list(decision.options))[0].notation,)

    def _imagined(self, look: Look, number: int) -> State:
        world: State = look.imagine(Rng(f"strong {self._seed} {self._thoughts} {number}"))
        return world

    def _plan(self, seat: int, worlds: list[State], patient: Callable[[], bool]) -> Plan | None:
        """The plan of the last thought that was not cut short; the first one is always thought to its end."""
        best: Plan | None = None
        war = campaign.decided_by_cities(worlds[0])
        efforts = (WAR,) if war and self._efforts == PLAIN else self._efforts
        trials = self._trials.of(worlds, seat, turns_left(worlds[0], worlds[0].players[seat]), patient)
        for number, effort in enumerate(efforts):
            if number and not patient():
                break
            search = TurnSearch(seat, effort, patient if number else always)
            plan = search.best(worlds[: effort.worlds], trials)
            if war:
                plan = proven(search, plan, worlds[effort.worlds : effort.worlds + effort.proofs])
            if best is None or (plan is not None and patient()):
                best = plan
        return best
