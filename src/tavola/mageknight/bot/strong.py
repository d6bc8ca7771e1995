"""The strong player: plans whole turns, solves its fights, and asks several imagined worlds before it trusts luck."""

from __future__ import annotations

from ...bots.bot import Look, Patience
from ...kernel.records import Decision, Option
from ...kernel.rng import Rng
from ..solver import solve
from ..solver.search import always
from ..state import State
from .outlook import aim_of, turns_left
from .turns import Effort, TurnSearch, sensible

#: What is thought of while a clock says that there is time.
PATIENT = Effort(width=24, depth=20, glances=20, alike=4, glance=200, fights=5, nodes=1000, worlds=4, surprises=12)
#: Nodes for a fight that is on; those of a plan are solved with less.
FIGHT_NODES = 1500


class StrongBot:
    """Knows the rules and its own seat's view of the table; never what is hidden. `patient` says whether there is still
    time to think; without it every thought has its fixed measure, and the same seed makes the same choices."""

    __slots__ = ("_effort", "_line", "_patience", "_seed", "_thoughts")

    def __init__(self, seed: str, patience: Patience | None = None, effort: Effort | None = None) -> None:
        self._seed = seed
        self._effort = effort or (Effort() if patience is None else PATIENT)
        self._patience = patience
        self._thoughts = 0
        self._line: tuple[str, ...] = ()

    def choose(self, decision: Decision, look: Look) -> Option:
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
        worlds = [
            look.imagine(Rng(f"strong {self._seed} {self._thoughts} {number}")) for number in range(self._effort.worlds)
        ]
        first: State = worlds[0]
        if first.combat is not None and first.duel is None and first.current == look.seat:
            aim = aim_of(first, first.combat, turns_left(first, first.players[look.seat]))
            solution = solve(first, aim, FIGHT_NODES, patient)
            if solution is not None and solution.line:
                return solution.line[: solution.sealed]
        plan = TurnSearch(look.seat, self._effort, patient).best(worlds)
        if plan is not None and plan.line:
            return plan.line
        return (sensible(first, list(decision.options))[0].notation,)
